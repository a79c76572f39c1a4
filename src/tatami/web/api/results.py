"""The end of a game, and after: its result with the story, thanks, and positions of it as scenarios.

Everything here is told of finished games only; what is told then is everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from msgspec import Meta
from msgspec.structs import replace

from tatami.hall.db.weighing import rank_of
from tatami.hall.serving.archive import own_finished, shared_table
from tatami.hall.serving.pages import pages_seen
from tatami.hall.serving.replaying import Reel, finished_reel, retold, scene_of
from tatami.hall.table.entries import Origin
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.chat import thank, thanked
from tatami.hall.telling.messages import TableId
from tatami.kernel.outcome import Outcome
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.players.retelling import Retold
from tatami.words.telling import Teller

from ..afterwards import HeldCards, Result, SeatResult, Standing, Thanked, ToldLine
from ..routes import Operation, operation
from .calling import Asked, house
from .records import GIVEN, OPEN, ShareKey, who_asks

YAML: Final = "application/yaml"
Act = Annotated[int, Meta(ge=0)]
_TALK: Final = ("no-talk-here", "too-much-talk")


class _Table(NamedTuple):
    """What was taken from a table behind its lock; the rest is worked out at leisure."""

    game: str
    seats: list[SeatResult]
    yours: list[str]
    owners: dict[Seat, tuple[str, str]]
    people: list[str]
    """By seat: who sat there, or nothing."""
    reel: Reel | None
    """None where there was no end."""
    outcome: list[str]
    talk: bool
    rematch: str
    origin: Origin | None


@operation("GET", "/api/tables/{table}/result", tag="records", person=True, refusals=OPEN)
async def result(call: Asked, table: TableId) -> Result:
    """How a finished game ended and how it went: story, course, turning points, and all that was hidden."""
    await own_finished(house(call).hall, table, call.person.id)
    return await _result(call, table, call.person.id)


@operation("GET", "/api/records/{key}/result", tag="records", refusals=GIVEN)
async def shared_result(call: Asked, key: ShareKey) -> Result:
    """The same of a game that was shared. It does not name its table."""
    row = await shared_table(house(call).hall, key)
    found = await _result(call, row.id, "")
    return replace(found, table="", rematch="", origin=None)


async def _result(call: Asked, table: str, person: str) -> Result:
    hall = house(call).hall
    async with hall.at(table) as room:
        taken = _taken(call, room.live, person)
    seats, reel = taken.seats, taken.reel
    said = await thanked(hall, table)
    seats = [replace(seat, thanked=at in said) for at, seat in enumerate(seats)]
    for seat, (owner, bot) in taken.owners.items():
        change = await hall.store.rating_change(table, await hall.owner_of(owner, bot))
        if change is not None:
            seats[seat] = replace(seats[seat], rating=[change.mu_before, change.mu_after])
    pages = await pages_seen(hall, {one for one in taken.people if one}, call.who)
    seats = [replace(seat, account=pages.get(taken.people[at], "")) for at, seat in enumerate(seats)]
    told = Retold([], "", [], [], [], [])
    if reel is not None:
        lang = call.words.lang
        told = await hall.looking_back.do(who_asks(call), lambda breath: retold(reel, lang, breath))
    return Result(
        table,
        taken.game,
        0 if reel is None else len(reel.done),
        taken.yours,
        seats,
        taken.outcome,
        _lines(told.story),
        told.counted,
        [Standing(stand.act, list(stand.points)) for stand in told.course],
        _lines(told.turns),
        [HeldCards(letter(held.seat), held.place, list(held.cards)) for held in told.hidden],
        _lines(told.letters),
        given_up=reel is None,
        how="" if reel is None or reel.outcome is None else reel.outcome.how,
        may_thank=bool(taken.yours) and taken.talk and reel is not None,
        rematch=taken.rematch,
        origin=taken.origin,
    )


def _taken(call: Asked, live: LiveTable, person: str) -> _Table:
    """A table that was cleared away without an end has no story: its cards stay covered."""
    yours, outcome = live.seats_of(person), live.outcome
    is_given_up = live.is_cleared and outcome is None
    reel = None if is_given_up else finished_reel(live)
    viewer = yours[0] if len(yours) == 1 else SPECTATOR
    teller = Teller(call.words, live.rules, live.names, viewer, live.opened.options)
    return _Table(
        live.opened.game,
        [seat_result(live, seat, outcome) for seat in range(len(live.cushions))],
        [letter(seat) for seat in yours],
        {seat: (live.cushions[seat].person, live.cushions[seat].bot) for seat in yours},
        [cushion.person for cushion in live.cushions],
        reel,
        teller.outcome(outcome) if outcome else [],
        live.opened.talk,
        live.rematch,
        live.opened.origin,
    )


def seat_result(live: LiveTable, seat: Seat, outcome: Outcome | None) -> SeatResult:
    cushion = live.cushions[seat]
    has_left = bool(cushion.person and cushion.stand_in)
    return SeatResult(
        letter(seat),
        cushion.name,
        rank_of(outcome, seat, len(live.cushions)) if outcome and outcome.winners else 0,
        outcome is not None and seat in outcome.winners and not cushion.has_resigned,
        outcome.scores[seat] if outcome and outcome.scores else None,
        cushion.bot or cushion.stand_in,
        cushion.stood_in_at if has_left else None,
        cushion.has_resigned,
        bool(cushion.person and not has_left and cushion.stood_in_at),
    )


def _lines(told: Sequence[tuple[int, str]]) -> list[ToldLine]:
    return [ToldLine(act, text) for act, text in told]


@operation("POST", "/api/tables/{table}/thanks", tag="records", person=True, refusals=(*OPEN, *_TALK))
async def thanks(call: Asked, table: TableId) -> Thanked:
    """Says “that was a good game” from your seats, once: to everybody who hears what is said there."""
    hall = house(call).hall
    await own_finished(hall, table, call.person.id)
    return Thanked([letter(seat) for seat in sorted(await thank(hall, call.person.id, table))])


@operation("GET", "/api/tables/{table}/scenario", tag="records", person=True, media=YAML, refusals=OPEN)
async def scenario(call: Asked, table: TableId, act: Act = 0) -> str:
    """The position after an act of a finished game as a scenario (docs/notation.md), all cards open: YAML."""
    await own_finished(house(call).hall, table, call.person.id)
    return await _scenario(call, table, table, act)


@operation("GET", "/api/records/{key}/scenario", tag="records", media=YAML, refusals=GIVEN)
async def shared_scenario(call: Asked, key: ShareKey, act: Act = 0) -> str:
    """The same of a game that was shared."""
    row = await shared_table(house(call).hall, key)
    return await _scenario(call, row.id, key, act)


async def _scenario(call: Asked, table: str, name: str, act: int) -> str:
    """`name` is what whoever asks has asked by."""
    hall = house(call).hall
    async with hall.at(table) as room:
        reel, game = finished_reel(room.live), room.live.opened.game
    title = f"{game} {name}, {min(act, len(reel.done))}"
    text = await hall.looking_back.do(who_asks(call), lambda breath: scene_of(reel, act, title, breath))
    file = f"{game}-{name}-{min(act, len(reel.done))}.yaml"
    call.headers.append(("Content-Disposition", f'attachment; filename="{file}"'))
    return text


OPERATIONS: Final[Sequence[Operation]] = (
    result,
    shared_result,
    thanks,
    scenario,
    shared_scenario,
)
