"""What people and the hall may want at a table: each gives what is to be written, or Refused with a reason.

Nothing changes here. The hall writes the entries, and the table applies them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.seats import Seat
from tatami.players.registry import maker_of

from ..naming import seen_as
from . import entries as log
from . import reasons as why
from .conversation import check_in_time, check_not_given
from .deal import derived_entropy, seed_of
from .entries import Entry, Millis
from .live import LiveTable

BOT_NAMES: Final = ("Akira", "Botan", "Chie", "Daichi", "Emi", "Fumio", "Goro", "Hana", "Isamu", "Jun")
MOST_PAUSES: Final = 5
"""Pauses that one seat may grant in a game: else every go-on could be answered with another."""

# --- before the game ----------------------------------------------------------------------------


def sit_down(
    table: LiveTable,
    person: str,
    name: str,
    colour: str,
    entropy: str,
    seat: Seat | None,
    now: Millis,
    crest: str = "",
) -> list[Entry]:
    """On the cushion that was chosen, or on the first free one; who brings no entropy is given some.

    Where a young game welcomes people, on the cushion of a bot.
    """
    if table.opened.welcome and table.course is not None:
        return _take_over(table, log.TookOver(now, -1 if seat is None else seat, person, name, colour, crest))
    _before_the_game(table)
    if table.opened.couch and person == table.opened.by:
        raise Refused(why.COUCH_IS_A_SCREEN())
    if table.opened.origin is not None and person != table.opened.by:
        raise Refused(why.NOT_YOUR_TABLE())
    free = [s for s, cushion in enumerate(table.cushions) if cushion.is_free]
    if seat is not None and existing(table, seat) not in free:
        raise Refused(why.SEAT_IS_TAKEN(seat=seat))
    if not free:
        raise Refused(why.TABLE_IS_FULL())
    chosen = free[0] if seat is None else seat
    share = entropy or derived_entropy(table.opened.secret, chosen)
    return [log.SatDown(now, chosen, person, name, colour, share, crest)]


def _take_over(table: LiveTable, wanted: log.TookOver) -> list[Entry]:
    """From a bot, the first if none was chosen. Nobody sits twice: he would know two hands."""
    if table.seats_of(wanted.person):
        raise Refused(why.SITS_ALREADY())
    if not table.welcomes:
        raise Refused(why.TABLE_IS_CLEARED() if table.is_cleared else why.GAME_HAS_BEGUN())
    bots = [seat for seat, cushion in enumerate(table.cushions) if cushion.bot]
    if wanted.seat >= 0 and existing(table, wanted.seat) not in bots:
        raise Refused(why.SEAT_IS_TAKEN(seat=wanted.seat))
    return [msgspec.structs.replace(wanted, seat=bots[0] if wanted.seat < 0 else wanted.seat)]


def name_of_its_own(table: LiveTable, name: str) -> str:
    """The name, with a number where somebody at the table is called so already, or looks as if he were."""
    taken, number, own = {seen_as(known) for known in table.names}, 1, name
    while seen_as(own) in taken:
        number += 1
        own = f"{name} {number}"
    return own


def bot_names(taken: Collection[str], seats: int) -> list[str]:
    """A name for the bot of each seat, none of which is taken."""
    free = [name for name in BOT_NAMES if name not in taken]
    return [free[seat % len(free)] for seat in range(seats)]


def seat_bots(
    table: LiveTable, person: str, seat: Seat | None, kind: str, names: Sequence[str], now: Millis
) -> list[Entry]:
    """Whoever sits at the table, or laid it, may fill a free cushion (or all of them) with bots.

    `names` has one for every seat.
    """
    _before_the_game(table)
    if person != table.opened.by and not table.seats_of(person):
        raise Refused(why.NOT_YOUR_TABLE())
    maker_of(kind, table.rules)
    free = [s for s, cushion in enumerate(table.cushions) if cushion.is_free]
    if seat is not None:
        if existing(table, seat) not in free:
            raise Refused(why.SEAT_IS_TAKEN(seat=seat))
        free = [seat]
    if not free:
        raise Refused(why.TABLE_IS_FULL())
    secret = table.opened.secret
    return [log.BotSatDown(now, s, kind, names[s], derived_entropy(secret, s)) for s in free]


def rise(table: LiveTable, person: str, seat: Seat, now: Millis) -> list[Entry]:
    """From one's own cushion; a bot where one sits; anybody from a table that one has laid."""
    _before_the_game(table)
    cushion = table.cushions[existing(table, seat)]
    if cushion.is_free:
        raise Refused(why.SEAT_IS_FREE(seat=seat))
    is_host = person == table.opened.by
    at_home = is_host or bool(table.seats_of(person))
    if cushion.person != person and not is_host and not (cushion.bot and at_home):
        raise Refused(why.NOT_YOUR_SEAT(seat=seat))
    return [log.RoseUp(now, seat, by_host=bool(cushion.person) and cushion.person != person)]


def clear(table: LiveTable, person: str, now: Millis) -> list[Entry]:
    """Whoever laid the table may take it away, as long as the game has not begun.

    A game that was not dealt is played by one person alone: he may leave it at any time, and when it is over.
    So he may a game that only bots play.
    """
    is_alone = table.is_nobodys
    if not is_alone:
        _before_the_game(table)
    if person != table.opened.by:
        raise Refused(why.NOT_YOUR_TABLE())
    return [] if is_alone and table.phase == "over" else [log.Cleared(now)]


def begin(table: LiveTable, now: Millis) -> list[Entry]:
    """As soon as every cushion is taken. Where nothing is dealt the position says where chance comes from."""
    if table.course is not None or not table.is_full:
        return []
    position = table.opened.position
    if position is not None:
        return [log.Began(now, str(position["seed"]))]
    return [log.Began(now, seed_of(table.opened.secret, [cushion.entropy for cushion in table.cushions]))]


# --- answers ------------------------------------------------------------------------------------


def answer(table: LiveTable, person: str, seat: Seat, request: int, text: str, now: Millis) -> list[Entry]:
    """A person answers the question of that number, once: late, doubled and early answers are told so."""
    own_seat(table, person, seat)
    parsed = table.parse(text)
    check_not_given(table.answered, seat, request, parsed.text)
    _on(table)
    _not_over(table)
    check_in_time(table.answered, seat, request, table.talk_since, table.question_number)
    if not table.means_the_same(seat, request, parsed):
        late = why.TOO_LATE(request=request, now=table.question_number)
        raise Refused(table.game.why_not(seat, parsed) or late)
    if table.has_run_out(seat, now):
        raise Refused(why.TIME_IS_UP())
    return _act(table, seat, parsed, "", now)


def answer_as_bot(table: LiveTable, seat: Seat, kind: str, text: str, now: Millis) -> list[Entry]:
    """A bot answers, on its own cushion or in a person's place."""
    _on(table)
    return _act(table, seat, table.rules.parse(text), "" if table.cushions[seat].bot else kind, now)


def _act(table: LiveTable, seat: Seat, answer: Answer, stand_in: str, now: Millis) -> list[Entry]:
    reason = table.game.why_not(seat, answer)
    if reason is not None:
        raise Refused(reason)
    return [log.Acted(now, seat, answer.text, stand_in)]


def why_not(table: LiveTable, person: str, seat: Seat, text: str) -> Reason | None:
    """Why that is no legal answer now."""
    own_seat(table, person, seat)
    return table.game.why_not(seat, table.rules.parse(text))


def take_back(table: LiveTable, person: str, seat: Seat, now: Millis) -> list[Entry]:
    """A sealed answer, while the others have not all answered."""
    own_seat(table, person, seat)
    _on(table)
    table.game.clone().take_back(seat)
    return [log.TookBack(now, seat)]


# --- undo ---------------------------------------------------------------------------------------


def undo(table: LiveTable, person: str, seat: Seat, now: Millis) -> list[Entry]:
    """At once while nothing was shown and nobody else has acted; else the other people are asked."""
    own_seat(table, person, seat)
    _on(table)
    course = table.course
    acts = None if course is None else course.last_act_of(seat)
    if course is None or acts is None or course.game.outcome is not None:
        raise Refused(why.NOTHING_TO_UNDO())
    if course.may_undo(seat):
        return [log.Undone(now, seat, acts)]
    _nobody_has_resigned_since(table, acts)
    if table.undo_wanted is not None:
        raise Refused(why.UNDO_IS_ASKED_ALREADY(seat=table.undo_wanted.seat))
    _nobody_absent_minds(table, acts)
    asked: list[Entry] = [log.UndoAsked(now, seat, acts)]
    if not who_must_agree(table, seat):
        asked.append(log.Undone(now, seat, acts, agreed=True))
    return asked


def agree_to_undo(table: LiveTable, person: str, seat: Seat, agreed: bool, now: Millis) -> list[Entry]:
    """One of the others answers; when the last person has agreed, it is undone. Who asked may withdraw."""
    own_seat(table, person, seat)
    wanted = table.undo_wanted
    if wanted is not None and seat == wanted.seat and not agreed:
        return [log.UndoAnswered(now, seat, agreed)]
    if wanted is None or seat not in who_must_agree(table, wanted.seat):
        raise Refused(why.NOBODY_ASKED_TO_UNDO())
    if agreed:
        _nobody_absent_minds(table, wanted.acts)
    said: list[Entry] = [log.UndoAnswered(now, seat, agreed)]
    if agreed and not who_must_agree(table, wanted.seat) - table.undo_agreed - {seat}:
        said.append(log.Undone(now, wanted.seat, wanted.acts, agreed=True))
    return said


def who_must_agree(table: LiveTable, seat: Seat) -> set[Seat]:
    """The other people, but not other seats of the same person; bots do not mind."""
    person = table.cushions[seat].person
    return {s for s in table.people() if table.cushions[s].person != person}


def _nobody_absent_minds(table: LiveTable, acts: int) -> None:
    """Who is away cannot agree: so nobody goes back to before a bot sat down in his place."""
    for seat, cushion in enumerate(table.cushions):
        if cushion.stand_in and acts < cushion.stood_in_at:
            raise Refused(why.SOMEBODY_AWAY_MUST_AGREE(seat=seat))


def _nobody_has_resigned_since(table: LiveTable, acts: int) -> None:
    """What somebody has given up for good is not given back to him by others."""
    gone = [done.seat for done in table.done_since(acts) if done.left]
    if gone:
        raise Refused(why.SOMEBODY_HAS_RESIGNED(seat=gone[-1]))


# --- time, pauses and leavers -------------------------------------------------------------------


def run_out(table: LiveTable, now: Millis) -> list[Entry]:
    """What the rules say if their limit is over, or the time of all who are asked; else a bot must answer."""
    asked = table.asked()
    out = asked and all(table.clocks.has_run_out(seat, now) for seat in asked)
    if not out and not table.limit.has_run_out(now):
        return []
    try:
        table.game.clone().time_up()
    except Refused:
        return []
    return [log.TimeRanOut(now)]


def pause(
    table: LiveTable, person: str, seat: Seat, seconds: int, now: Millis, is_missed: bool = True
) -> list[Entry]:
    """One of the people at the table grants a pause; not he himself for whom all the others wait."""
    own_seat(table, person, seat)
    _on(table)
    _not_over(table)
    all_wait = all(table.cushions[asked].person == person for asked in table.asked())
    if all_wait and who_must_agree(table, seat):
        raise Refused(why.PAUSE_IS_FOR_OTHERS())
    if table.pauses[seat] >= MOST_PAUSES:
        raise Refused(why.PAUSES_ARE_SPENT(most=MOST_PAUSES))
    return [log.Paused(now, seat, now + seconds * 1000, is_missed)]


def go_on(table: LiveTable, person: str, seat: Seat, now: Millis) -> list[Entry]:
    own_seat(table, person, seat)
    if not table.paused_until:
        raise Refused(why.TABLE_IS_NOT_PAUSED())
    return [log.WentOn(now)]


def come_back(table: LiveTable, seats: Sequence[Seat], is_missed: bool, now: Millis) -> list[Entry]:
    """A person is here again: bots give these seats back, and if nobody is missed any more a pause ends."""
    back: list[Entry] = [log.CameBack(now, seat) for seat in seats if table.cushions[seat].is_lent]
    waited_for = table.is_paused_for_missing and table.paused_until and not is_missed
    if waited_for and table.outcome is None and any(seat in table.game.asked() for seat in seats):
        back.append(log.WentOn(now))
    return back


# --- who may ------------------------------------------------------------------------------------


def own_seat(table: LiveTable, person: str, seat: Seat) -> None:
    """Refused unless this person plays there: his cushion, no bot stands in, and he has not resigned."""
    own_cushion(table, person, seat)
    if table.cushions[seat].has_resigned:
        raise Refused(why.HAS_RESIGNED())


def own_cushion(table: LiveTable, person: str, seat: Seat) -> None:
    """Refused unless that is this person's cushion, and no bot stands in for him while he is away."""
    cushion = table.cushions[existing(table, seat)]
    if not person or cushion.person != person:
        raise Refused(why.NOT_YOUR_SEAT(seat=seat))
    if cushion.is_lent:
        raise Refused(why.A_BOT_STANDS_IN(seat=seat))


def seat_of_another(table: LiveTable, person: str, seat: Seat) -> None:
    """Refused if that is this person's own cushion: nobody whispers to himself."""
    if existing(table, seat) in table.seats_of(person):
        raise Refused(why.OWN_SEAT_NOT_MEANT())


def existing(table: LiveTable, seat: Seat) -> Seat:
    """The seat, if the table has it."""
    if not 0 <= seat < table.opened.seats:
        raise Refused(why.NO_SUCH_SEAT(seats=table.opened.seats))
    return seat


def _before_the_game(table: LiveTable) -> None:
    if table.course is not None:
        raise Refused(why.GAME_HAS_BEGUN())
    if table.is_cleared:
        raise Refused(why.TABLE_IS_CLEARED())


def _on(table: LiveTable) -> None:
    """The game is on, and nobody has paused it."""
    if table.course is None:
        raise Refused(why.GAME_HAS_NOT_BEGUN())
    if table.is_cleared:
        raise Refused(why.TABLE_IS_CLEARED())
    if table.paused_until:
        raise Refused(why.TABLE_IS_PAUSED())


def _not_over(table: LiveTable) -> None:
    if table.outcome is not None:
        raise Refused(table.rules.game_is_over())
