"""Leaving a game for good: what that would mean. Resigning itself, and offers to end, go over the socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.hall.table.commands import own_seat
from tatami.hall.table.leaving import has_whom_to_ask, meaning_of
from tatami.hall.telling.messages import SeatLetter, TableId
from tatami.kernel.seats import seat_of

from ..routes import Operation, operation
from ..shapes import Leaving
from .calling import Asked, house

_NOT: Final = (
    *("no-such-table", "no-such-seat", "not-your-seat", "a-bot-stands-in", "other-rules", "table-is-broken"),
    "pack-is-gone",
    *("has-resigned", "game-has-not-begun", "game-is-over", "table-is-cleared", "nothing-to-resign"),
)


@operation("GET", "/api/tables/{table}/seats/{seat}/leaving", tag="tables", person=True, refusals=_NOT)
async def leaving(call: Asked, table: TableId, seat: SeatLetter) -> Leaving:
    """What it would mean if you resigned now: the rules of the game decide, and who else plays."""
    at = seat_of(seat)
    async with house(call).hall.at(table) as room:
        own_seat(room.live, call.person.id, at)
        return Leaving(meaning_of(room.live, at), has_whom_to_ask(room.live))


OPERATIONS: Final[Sequence[Operation]] = (leaving,)
