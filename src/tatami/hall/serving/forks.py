"""Games that are not dealt: they start from a position, for one person against bots.

A fork goes on from some act of another game. After the end of that game it has the true cards; before, only
what one's own seat knew then, and the rest is a possible world: nothing hidden can come into the new table.
A lesson starts from a position that somebody wrote, and its bots may have a script.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

from tatami.formats.positions import read_position, write_position
from tatami.formats.worlds import possible_world
from tatami.games import game_called
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import Seat, letter
from tatami.kernel.views import View
from tatami.players.registry import kinds_for, maker_of

from ..db.rows import PersonRow
from ..table import entries as log
from ..table import reasons as why
from ..table.commands import bot_names, existing
from ..table.deal import derived_entropy
from ..table.entries import Entry, Millis, Opened, Origin
from ..table.live import LiveTable
from .longwork import Breath, restless
from .replaying import Reel, reel_of

if TYPE_CHECKING:
    from ..hall import Hall

Position = Mapping[str, Any]


class Undealt(NamedTuple):
    """Where a game begins instead of a deal. `script`: by seat letter, what its bot answers first."""

    position: Position
    origin: Origin
    script: Mapping[str, Sequence[str]] = {}


def undealt(opened: Opened) -> Undealt | None:
    """Where the game of this table begins, if it was not dealt."""
    if opened.position is None or opened.origin is None:
        return None
    return Undealt(opened.position, opened.origin, opened.script)


async def lay_from(hall: Hall, person: PersonRow, start: Undealt, seat: Seat, bots: str = "sensible") -> str:
    """A table at which this person plays on against bots, already begun; what makes no sense is refused."""
    rules = game_called(str(start.position.get("game")))
    maker_of(bots, rules)
    game = read_position(rules, start.position)
    if not 0 <= seat < game.seats:
        raise Refused(why.NO_SUCH_SEAT(seats=game.seats))
    if game.outcome is not None:
        raise Refused(why.NOTHING_TO_PLAY_ON())
    for answers in start.script.values():
        for text in answers:
            rules.parse(text)
    laid = await hall.lay_undealt(person.id, game, start)
    async with hall.at(laid) as room:
        await room.writer.write(_all_seated(room.live.opened, person, seat, bots, hall.now()))
    return laid


async def lay_lesson(
    hall: Hall,
    person: PersonRow,
    name: str,
    chapter: int,
    position: Position,
    seat: Seat,
    script: Mapping[str, Sequence[str]] = {},
) -> str:
    """A chapter of a lesson; only the hall's own lessons are laid, never what somebody sends.

    The best bots there are play on where the script ends.
    """
    start = Undealt(position, Origin("lesson", lesson=name, chapter=chapter), script)
    return await lay_from(hall, person, start, seat, kinds_for(game_called(name))[-1])


def _all_seated(opened: Opened, person: PersonRow, own: Seat, bots: str, now: Millis) -> list[Entry]:
    names = bot_names((person.name,), opened.seats)
    seated: list[Entry] = []
    for seat in range(opened.seats):
        share = derived_entropy(opened.secret, seat)
        if seat == own:
            seated.append(log.SatDown(now, seat, person.id, person.name, person.colour, share))
        else:
            seated.append(log.BotSatDown(now, seat, bots, names[seat], share))
    return seated


def scripted(live: LiveTable, seat: Seat) -> str | None:
    """What the script has this seat's bot answer now; None as soon as that is not legal, and ever after."""
    script, course = live.opened.script.get(letter(seat)), live.course
    if not script or course is None:
        return None
    given = [done.answer.text for done in course.done if done.seat == seat and done.answer is not None]
    if len(given) >= len(script) or given != script[: len(given)]:
        return None
    answer = live.rules.parse(script[len(given)])
    return answer.text if course.game.why_not(seat, answer) is None else None


# --- forks --------------------------------------------------------------------------------------


def fork_of(
    reel: Reel, seat: Seat, act: int, rng: Random | None = None, breath: Breath = restless
) -> dict[str, Any]:
    """The position after that act, with chance of its own: nobody can know what comes.

    While the game goes on it is a possible world of that seat: what the seat did not know then is drawn anew,
    and nothing of the true cards gets past its view.
    """
    if act > len(reel.done):
        raise Refused(why.NO_SUCH_ACT(acts=len(reel.done)))
    game = reel.played(act, breath).game
    if game.outcome is not None:
        raise Refused(why.NOTHING_TO_PLAY_ON())
    if not reel.is_over:
        game = possible_world(View(game, seat), rng or SystemRandom())
    return {**write_position(game), "seed": secrets.token_hex(32), "drawn": 0}


async def lay_fork(
    hall: Hall,
    person: PersonRow,
    table: str,
    seat: Seat,
    act: int,
    bots: str = "sensible",
    origin: str | None = None,
) -> str:
    """A table at which this person plays on from that act of another game; Refused, if he may not.

    `origin` is what he is told of the table it comes from, if not its id: that may be the key to it.
    """
    async with hall.at(table) as room:
        maker_of(bots, room.live.rules)
        reel = reel_of(room.live, person.id, existing(room.live, seat), act)
    position = await hall.looking_back.do(person.id, lambda breath: fork_of(reel, seat, act, breath=breath))
    whence = Origin("fork", table if origin is None else origin, act)
    return await lay_from(hall, person, Undealt(position, whence), seat, bots)
