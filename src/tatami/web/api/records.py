"""Records of finished games and links to them; replays through somebody's eyes, and playing on from there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from msgspec import Meta
from msgspec.structs import replace

from tatami.formats.records import read_record
from tatami.games import game_called
from tatami.hall.serving.archive import kept_record, own_finished, shared_table
from tatami.hall.serving.forks import lay_fork
from tatami.hall.serving.longwork import Breath
from tatami.hall.serving.replaying import Seen, frames_of, past_hidden, reel_of
from tatami.hall.table import reasons as why
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.messages import TableId
from tatami.hall.telling.wire import Eyes
from tatami.kernel.reasons import NotUnderstood, Refused
from tatami.kernel.seats import SPECTATOR, letter, seat_of
from tatami.words.away import tell_reason
from tatami.words.telling import tell_error

from ..afterwards import Frame, HeldCards, Replay, Verified
from ..routes import Operation, operation
from ..shapes import Fork, Shared, TableSeen
from .calling import Asked, house, table_seen

ShareKey = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
RECORD: Final = "application/x-ndjson"
MOST_FRAMES: Final = 200
ALL_EYES: Final = "all"
Eyeing = Annotated[str, Meta(pattern="^([A-H]|all)$")]
"""Through whose eyes: those of a seat, or `all`: with all cards open, of a game that is over."""

SHORT: Final = 400
"""Acts of a game that is played from the deal for a page of its replay; a longer one sets its marks first."""

_BUSY: Final = ("too-many", "too-busy")
_LASTING: Final = ("other-rules", "table-is-broken", "pack-is-gone")
OPEN: Final = ("no-such-table", "game-is-not-over", "not-your-table", *_LASTING, *_BUSY)
GIVEN: Final = ("no-such-record", "game-is-not-over", *_LASTING, *_BUSY)
_OWN: Final = (*OPEN, "no-such-seat", "not-your-seat", "game-has-not-begun", "no-looking-back")
_ON: Final = ("no-such-act", "nothing-to-play-on", "no-such-player-kind", "too-many-tables")


def _own(call: Asked, live: LiveTable) -> None:
    """Refused unless whoever asks sits at this table, or laid it."""
    if not live.seats_of(call.person.id) and call.person.id != live.opened.by:
        raise Refused(why.NOT_YOUR_TABLE())


def who_asks(call: Asked) -> str:
    """For whom long work is done: a person, or whoever is behind an address."""
    return call.who.id if call.who else call.place


async def _shared(call: Asked, key: str) -> str:
    """The table behind a link that somebody has given away."""
    return (await shared_table(house(call).hall, key)).id


@operation("GET", "/api/tables/{table}/record", tag="records", person=True, media=RECORD, refusals=OPEN)
async def record(call: Asked, table: TableId) -> str:
    """The record of a finished game, with the hall's secret and everybody's entropy: JSON lines."""
    hall = house(call).hall
    row = await own_finished(hall, table, call.person.id)
    _as_file(call, row.game, table)
    return await kept_record(hall, table, who_asks(call))


@operation("POST", "/api/tables/{table}/share", tag="records", person=True, refusals=OPEN)
async def share(call: Asked, table: TableId) -> Shared:
    """A link under which anybody may look at this finished game."""
    hall = house(call).hall
    row = await own_finished(hall, table, call.person.id)
    await kept_record(hall, table, who_asks(call))  # a table that was cleared away has nothing to share
    key = row.share or secrets.token_urlsafe(12)
    await hall.store.share(table, key)
    return Shared(key, f"/shared/{key}")


@operation("GET", "/api/records/{key}", tag="records", media=RECORD, refusals=GIVEN)
async def shared_record(call: Asked, key: ShareKey) -> str:
    """The record behind a shared link."""
    row = await shared_table(house(call).hall, key)
    _as_file(call, row.game, key)
    return await kept_record(house(call).hall, row.id, who_asks(call))


@operation("GET", "/api/tables/{table}/replay", tag="records", person=True, refusals=_OWN)
async def replay(
    call: Asked,
    table: TableId,
    eyes: Eyeing | None = None,
    start: Annotated[int, Meta(ge=0)] = 0,
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = 50,
) -> Replay:
    """A game act by act: one that is over through the eyes of any seat or of a spectator (without `eyes`), or
    with `all` cards open.

    While it goes on, only through the eyes of a seat of your own.
    """
    return await _replay(call, table, eyes, start, count, is_own=True)


@operation("GET", "/api/records/{key}/replay", tag="records", refusals=(*GIVEN, "no-such-seat"))
async def shared_replay(
    call: Asked,
    key: ShareKey,
    eyes: Eyeing | None = None,
    start: Annotated[int, Meta(ge=0)] = 0,
    count: Annotated[int, Meta(ge=1, le=MOST_FRAMES)] = 50,
) -> Replay:
    """The same of a game that was shared: `start` is what a link to a move names."""
    shared = await _replay(call, await _shared(call, key), eyes, start, count, is_own=False)
    return replace(shared, table="")


async def _replay(call: Asked, table: str, eyes: str | None, start: int, count: int, is_own: bool) -> Replay:
    seat = SPECTATOR if eyes is None or eyes == ALL_EYES else seat_of(eyes)
    hall, who = house(call).hall, who_asks(call)
    while True:
        async with hall.at(table) as room:
            live = room.live
            if is_own:
                _own(call, live)
            if seat != SPECTATOR and not 0 <= seat < live.opened.seats:
                raise Refused(why.NO_SUCH_SEAT(seats=live.opened.seats))
            reel, hidden = reel_of(live, call.who.id if call.who else "", seat, start), past_hidden(live)
            game, names = live.opened.game, list(live.names)
        if reel.remembers_all or len(reel.done) <= SHORT:
            break
        await hall.remembering.whole(table)
    through = Eyes(seat, call.words.lang)
    is_open = eyes == ALL_EYES
    seen = await hall.looking_back.do(
        who, lambda breath: frames_of(reel, through, start, count, breath, is_open)
    )
    frames = [_frame(frame) for frame in seen.frames]
    only_now = tell_reason(call.words, hidden) if hidden else ""
    return Replay(table, game, names, eyes, seen.acts, frames, seen.outcome, only_now)


def _frame(seen: Seen) -> Frame:
    hands = [HeldCards(letter(held.seat), held.place, list(held.cards)) for held in seen.hands]
    return Frame(*seen[:-1], hands)


@operation("POST", "/api/tables/{table}/fork", tag="records", person=True, status=201, refusals=(*_OWN, *_ON))
async def fork(call: Asked, table: TableId, body: Fork) -> TableSeen:
    """Plays on from an act of a game, alone against bots, at a table of its own that has begun already.

    After the end with the true cards, on any seat. While the game goes on only on a seat of your own, and
    what that seat did not know then is drawn anew.
    """
    async with house(call).hall.at(table) as room:
        _own(call, room.live)
    return await _forked(call, table, body)


@operation(
    "POST",
    "/api/records/{key}/fork",
    tag="records",
    person=True,
    status=201,
    refusals=(*GIVEN, "no-such-seat", *_ON),
)
async def fork_shared(call: Asked, key: ShareKey, body: Fork) -> TableSeen:
    """The same from a game that was shared."""
    return await _forked(call, await _shared(call, key), body, origin="")


async def _forked(call: Asked, table: str, body: Fork, origin: str | None = None) -> TableSeen:
    house(call).rates.count("tables", call.place)
    hall, seat = house(call).hall, seat_of(body.seat)
    laid = await lay_fork(hall, call.person, table, seat, body.act, body.bots, origin)
    return await table_seen(call, laid)


@operation("POST", "/api/records/verify", tag="records", refusals=_BUSY)
async def verify(call: Asked, body: dict[str, str]) -> Verified:
    """Plays a record again (`{"record": "..."}`): whether every act, draw and hash is right."""
    text = body.get("record", "")
    try:
        return await house(call).hall.checking.do(call.place, lambda breath: _verified(text, breath))
    except NotUnderstood as trouble:
        line = trouble.facts.get("line")
        return Verified(
            "", 0, False, line if isinstance(line, int) else None, tell_error(call.words, trouble)
        )


def _verified(text: str, breath: Breath) -> Verified:
    found = read_record(text.splitlines(), game_called)
    acts = 0
    for _ in found.replay(verify=True):
        acts += 1
        breath()
    return Verified(found.rules.name, acts, True)


def _as_file(call: Asked, game: str, name: str) -> None:
    """`name` is what whoever asks has asked by: a link that was given away does not give away the table."""
    call.headers.append(("Content-Disposition", f'attachment; filename="{game}-{name}.jsonl"'))


OPERATIONS: Final[Sequence[Operation]] = (
    record,
    share,
    shared_record,
    replay,
    shared_replay,
    fork,
    fork_shared,
    verify,
)
