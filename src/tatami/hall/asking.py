"""What people and the hall may want at a table: each gives the entry to be written, or Refused with a reason.

Nothing changes here. The hall writes the entry, and then the table applies it.
"""

from __future__ import annotations

from tatami.kernel.reasons import Refused
from tatami.kernel.seats import Seat

from . import entries as log
from . import reasons as why
from .deal import seed_of
from .entries import Entry, Millis
from .live import LiveTable


def sit_down(
    table: LiveTable, person: str, name: str, colour: str, entropy: str, seat: Seat | None, now: Millis
) -> Entry:
    """On the cushion that was chosen, or on the first free one."""
    _before_the_game(table)
    free = [s for s, cushion in enumerate(table.cushions) if cushion.is_free]
    if not free:
        raise Refused(why.TABLE_IS_FULL())
    chosen = free[0] if seat is None else _existing(table, seat)
    if chosen not in free:
        raise Refused(why.SEAT_IS_TAKEN(seat=chosen))
    return log.SatDown(now, chosen, person, name, colour, entropy)


def seat_bot(
    table: LiveTable, person: str, seat: Seat, kind: str, name: str, entropy: str, now: Millis
) -> Entry:
    """Whoever sits at the table, or laid it, may fill a free cushion with a bot."""
    _before_the_game(table)
    if person != table.opened.by and not table.seats_of(person):
        raise Refused(why.NOT_YOUR_TABLE())
    if not table.cushions[_existing(table, seat)].is_free:
        raise Refused(why.SEAT_IS_TAKEN(seat=seat))
    return log.BotSatDown(now, seat, kind, name, entropy)


def rise(table: LiveTable, person: str, seat: Seat, now: Millis) -> Entry:
    """From one's own cushion, or a bot from a table that one has laid."""
    _before_the_game(table)
    cushion = table.cushions[_existing(table, seat)]
    if cushion.is_free:
        raise Refused(why.SEAT_IS_FREE(seat=seat))
    if cushion.person != person and not (cushion.bot and person == table.opened.by):
        raise Refused(why.NOT_YOUR_SEAT(seat=seat))
    return log.RoseUp(now, seat)


def begin(table: LiveTable, now: Millis) -> Entry | None:
    """As soon as every cushion is taken."""
    if table.course is not None or not table.is_full:
        return None
    return log.Began(now, seed_of(table.opened.secret, [cushion.entropy for cushion in table.cushions]))


def answer(table: LiveTable, person: str, seat: Seat, request: int, text: str, now: Millis) -> Entry:
    """A person answers the question of that number, once: late, doubled and early answers are told so."""
    _own(table, person, seat)
    if table.answered.get(seat) == (request, text):
        raise Refused(why.DONE_ALREADY(request=str(request)))
    _open(table)
    if request != table.question_number:
        late = request < table.question_number
        facts = {"request": str(request), "now": str(table.question_number)}
        raise Refused((why.TOO_LATE if late else why.TOO_EARLY)(**facts))
    return _act(table, seat, text, "", now)


def answer_as_bot(table: LiveTable, seat: Seat, text: str, now: Millis) -> Entry:
    """A bot answers, on its own cushion or in a person's place."""
    _open(table)
    return _act(table, seat, text, table.cushions[seat].stand_in, now)


def _act(table: LiveTable, seat: Seat, text: str, stand_in: str, now: Millis) -> Entry:
    parsed = table.rules.parse(text)
    reason = table.game.why_not(seat, parsed)
    if reason is not None:
        raise Refused(reason)
    return log.Acted(now, seat, parsed.text, str(table.question_number), stand_in)


def take_back(table: LiveTable, person: str, seat: Seat, now: Millis) -> Entry:
    """A sealed answer, while the others have not all answered."""
    _own(table, person, seat)
    _open(table)
    table.game.clone().take_back(seat)
    return log.TookBack(now, seat)


def undo(table: LiveTable, person: str, seat: Seat, now: Millis) -> Entry:
    """At once while nothing was shown and nobody else has acted; else the others are asked."""
    _own(table, person, seat)
    _open(table)
    course = table.course
    if course is None or not course.done or course.done[-1].seat != seat:
        raise Refused(why.NOTHING_TO_UNDO())
    if course.may_undo(seat):
        return log.Undone(now, seat, len(course.done) - 1)
    return log.UndoAsked(now, seat)


def agree_to_undo(table: LiveTable, person: str, seat: Seat, agreed: bool, now: Millis) -> list[Entry]:
    """One of the others answers; when the last person has agreed, it is undone."""
    _own(table, person, seat)
    wanted = table.undo_wanted
    if wanted is None or seat == wanted or table.course is None:
        raise Refused(why.NOBODY_ASKED_TO_UNDO())
    said: list[Entry] = [log.UndoAnswered(now, seat, agreed)]
    others = set(table.people()) - {wanted, seat} - table.undo_agreed
    if agreed and not others:
        said.append(log.Undone(now, wanted, len(table.course.done) - 1))
    return said


def run_out(table: LiveTable, now: Millis) -> Entry | None:
    """Somebody's clock has run out, and the rules know what happens then; None if a bot must answer."""
    _open(table)
    try:
        table.game.clone().time_up()
    except Refused:
        return None
    return log.TimeRanOut(now)


def _existing(table: LiveTable, seat: Seat) -> Seat:
    if not 0 <= seat < table.opened.seats:
        raise Refused(why.NO_SUCH_SEAT(seats=table.opened.seats))
    return seat


def _before_the_game(table: LiveTable) -> None:
    if table.course is not None:
        raise Refused(why.GAME_HAS_BEGUN())


def _own(table: LiveTable, person: str, seat: Seat) -> None:
    cushion = table.cushions[_existing(table, seat)]
    if not person or cushion.person != person:
        raise Refused(why.NOT_YOUR_SEAT(seat=seat))
    if cushion.stand_in:
        raise Refused(why.A_BOT_STANDS_IN(seat=seat))


def _open(table: LiveTable) -> None:
    """The game is on, and nobody has paused it."""
    if table.course is None:
        raise Refused(why.GAME_HAS_NOT_BEGUN())
    if table.paused_until:
        raise Refused(why.TABLE_IS_PAUSED())
