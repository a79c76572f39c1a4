"""Laying tables, sitting down, bots, rematches and complaints."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from tatami.games import game_called
from tatami.games.manifest import manifest_of
from tatami.hall.db.rows import ReportRow
from tatami.hall.hall import Hall
from tatami.hall.hall import NewTable as Wanted
from tatami.hall.people import good_name
from tatami.hall.serving.archive import own_table, record_so_far
from tatami.hall.table import commands
from tatami.hall.table import reasons as why
from tatami.hall.table.entries import Entry, Millis
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.messages import SeatLetter, TableId
from tatami.kernel.reasons import NotUnderstood, Refused
from tatami.kernel.seats import seat_of

from ..routes import Operation, operation
from ..shapes import NewTable, PlayAgain, PlayNow, Report, ReportTaken, SeatBot, SitDown, Tables, TableSeen
from .calling import Asked, house, seated, table_seen
from .games import can_be_told

NO_SHARES: Final = PlayAgain()

_LASTING: Final = ("other-rules", "table-is-broken", "pack-is-gone")
_BEFORE: Final = ("no-such-table", "no-such-seat", "game-has-begun", *_LASTING)


@operation("GET", "/api/tables", tag="tables")
async def tables(call: Asked) -> Tables:
    """The public tables that are open or playing, the newest first."""
    return Tables(await house(call).hall.listed())


@operation(
    "POST",
    "/api/tables",
    tag="tables",
    person=True,
    status=201,
    refusals=(
        "no-game",
        "no-texts",
        "seat-count",
        "no-option",
        "clock-without-bank",
        "password-missing",
        "password-not-wanted",
        "too-many-tables",
        "too-many",
    ),
)
async def lay_table(call: Asked, body: NewTable) -> TableSeen:
    """Lays a table. Nobody sits at it yet."""
    hall = house(call).hall
    house(call).rates.count("tables", call.place)
    hashed = await _hashed_password(hall, body)
    rules = game_called(body.game)
    if not can_be_told(rules, call.words):
        raise NotUnderstood("no-texts", game=rules.name)
    wanted = Wanted(
        rules.name,
        body.seats,
        body.options,
        body.clock,
        body.access,
        hashed,
        body.talk,
        body.delay,
        body.couch,
        welcome=body.welcome,
        hints=body.hints,
    )
    return await table_seen(call, await hall.lay(call.person.id, wanted))


@operation(
    "POST",
    "/api/play",
    tag="tables",
    person=True,
    refusals=("no-game", "no-texts", "seat-count", "too-many-tables", "too-many"),
)
async def play_now(call: Asked, body: PlayNow) -> TableSeen:
    """A public table where somebody waits, or one for a quick game that is laid for you: sit down there next.

    Of two who ask at once one lays the table and the other is sent there.
    """
    hall, person = house(call).hall, call.person.id
    rules = game_called(body.game)
    if not can_be_told(rules, call.words):
        raise NotUnderstood("no-texts", game=rules.name)
    seats = body.seats or rules.seat_counts[0]
    rules.check_seats(seats)

    async def lay() -> str:
        house(call).rates.count("tables", call.place)
        access = "public" if body.welcome else "link"
        manifest = manifest_of(rules.name)
        quick = dict(manifest.quick) if manifest else {}
        return await hall.lay(person, Wanted(rules.name, seats, quick, access=access, welcome=body.welcome))

    wanted = None if body.any_number else seats
    return await table_seen(call, await hall.matching.table_for(person, rules.name, wanted, lay))


async def _hashed_password(hall: Hall, body: NewTable) -> str:
    """Refused where it is unclear: nobody shall believe a table locked that is not."""
    if body.access != "password":
        if body.password:
            raise NotUnderstood("password-not-wanted")
        return ""
    if not body.password:
        raise NotUnderstood("password-missing")
    return await hall.hasher.hash(body.password)


@operation("GET", "/api/tables/{table}", tag="tables", refusals=("no-such-table", *_LASTING))
async def table(call: Asked, table: TableId) -> TableSeen:
    """A table, and which of its seats are yours."""
    return await table_seen(call, table)


@operation(
    "DELETE",
    "/api/tables/{table}",
    tag="tables",
    person=True,
    refusals=("no-such-table", "not-your-table", "game-has-begun", "table-is-cleared"),
)
async def clear_table(call: Asked, table: TableId) -> None:
    """Takes away a table that you have laid, as long as no game has begun at it.

    A lesson or a game played on alone may be left at any time; one that is over stays as it is.
    """
    person = call.person.id
    await house(call).hall.change(table, lambda live, now: commands.clear(live, person, now))


@operation(
    "POST",
    "/api/tables/{table}/seats",
    tag="tables",
    person=True,
    refusals=(
        *_BEFORE,
        "seat-is-taken",
        "table-is-full",
        "wrong-password",
        "too-fast",
        "name-is-empty",
        "name-is-too-long",
        "name-mixes-alphabets",
        "couch-is-a-screen",
        "sits-already",
    ),
)
async def sit_down(call: Asked, table: TableId, body: SitDown) -> TableSeen:
    """Takes a cushion. When the last is taken the game begins.

    A second one for the same person, at whose screen two play, is named by its seat or by the other's name:
    an invitation that is answered twice seats nobody twice.
    """
    person, hall = call.person, house(call).hall
    await hall.admit(table, person.id, body.password)
    name = person.name if body.name is None else good_name(body.name)
    crest = person.crest if body.crest is None else body.crest

    def wish(live: LiveTable, now: Millis) -> list[Entry]:
        if body.name is None and body.seat is None and live.seats_of(person.id):
            raise Refused(why.SITS_ALREADY())
        own, colour = commands.name_of_its_own(live, name), body.colour or person.colour
        return commands.sit_down(
            live, person.id, own, colour, body.entropy or "", seated(body.seat), now, crest
        )

    await hall.change(table, wish)
    return await table_seen(call, table)


@operation(
    "DELETE",
    "/api/tables/{table}/seats/{seat}",
    tag="tables",
    person=True,
    refusals=(*_BEFORE, "seat-is-free", "not-your-seat"),
)
async def rise(call: Asked, table: TableId, seat: SeatLetter) -> TableSeen:
    """Leaves a cushion, or sends a bot away from it, before the game has begun."""
    person = call.person.id
    await house(call).hall.change(table, lambda live, now: commands.rise(live, person, seat_of(seat), now))
    return await table_seen(call, table)


@operation(
    "POST",
    "/api/tables/{table}/bots",
    tag="tables",
    person=True,
    refusals=(*_BEFORE, "seat-is-taken", "table-is-full", "not-your-table", "no-such-player-kind"),
)
async def seat_bots(call: Asked, table: TableId, body: SeatBot) -> TableSeen:
    """Bots on the free cushions, or on one of them."""
    person, hall = call.person.id, house(call).hall

    def wish(live: LiveTable, now: Millis) -> list[Entry]:
        names = commands.bot_names(live.names, live.opened.seats)
        return commands.seat_bots(live, person, seated(body.seat), body.kind, names, now)

    await hall.change(table, wish)
    return await table_seen(call, table)


@operation(
    "POST",
    "/api/tables/{table}/rematch",
    tag="tables",
    person=True,
    refusals=("no-such-table", "not-your-table", "game-is-not-over", "too-many-tables", *_LASTING),
)
async def rematch(call: Asked, table: TableId, body: PlayAgain = NO_SHARES) -> TableSeen:
    """Another table for the same game; whoever asks first lays it, and you sit down at it."""
    person, hall = call.person, house(call).hall
    house(call).rates.count("tables", call.place)
    laid = await hall.rematch(table, person.id)
    shares = {seat_of(seat): entropy for seat, entropy in body.entropies.items()}
    await hall.sit_again(table, laid, person.id, shares)
    return await table_seen(call, laid)


@operation(
    "POST",
    "/api/tables/{table}/reports",
    tag="tables",
    person=True,
    status=201,
    refusals=(
        "no-such-table",
        "no-such-seat",
        "not-your-table",
        "own-seat-not-meant",
        "reported-already",
        "too-many",
        "too-busy",
    ),
)
async def report(call: Asked, table: TableId, body: Report) -> ReportTaken:
    """A complaint about a seat, with the record of the game and all that you could hear."""
    person, hall = call.person.id, house(call).hall
    row = await own_table(hall, table, person)
    sitters = await hall.store.sitters(table)
    own = [seat for seat, who in sitters.items() if who == person]
    if not own:
        raise Refused(why.NOT_YOUR_TABLE())
    if not seat_of(body.seat) < row.seats:
        raise Refused(why.NO_SUCH_SEAT(seats=row.seats))
    if seat_of(body.seat) in own:
        raise Refused(why.OWN_SEAT_NOT_MEANT())
    report_id = sha256(f"{table} {person} {seat_of(body.seat)}".encode()).hexdigest()[:16]  # once for each
    if await hall.store.is_reported(report_id):
        raise Refused(why.REPORTED_ALREADY())
    record = await record_so_far(hall, row, person)
    rows = await hall.store.talk_of(table)
    heard = [
        msgspec.structs.asdict(said) for said in rows if said.to is None or said.seat in own or said.to in own
    ]
    await hall.store.add_report(
        ReportRow(
            report_id,
            table,
            person,
            seat_of(body.seat),
            body.about,
            record,
            json.dumps(heard, ensure_ascii=False),
            hall.now(),
        )
    )
    return ReportTaken(report_id)


OPERATIONS: Final[Sequence[Operation]] = (
    tables,
    lay_table,
    play_now,
    table,
    clear_table,
    sit_down,
    rise,
    seat_bots,
    rematch,
    report,
)
