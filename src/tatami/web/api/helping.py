"""What helps a player at a table: hints, and what he notes of it for himself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.hall.serving import jottings
from tatami.hall.telling.hinting import Hint
from tatami.hall.telling.messages import SeatLetter, TableId
from tatami.hall.telling.noting import Jottings, OwnNotes
from tatami.kernel.seats import seat_of

from ..routes import Operation, operation
from .calling import Asked, house

_LASTING: Final = ("other-rules", "table-is-broken", "pack-is-gone")
_SEAT: Final = ("no-such-table", "no-such-seat", "not-your-seat", "a-bot-stands-in", *_LASTING)


@operation(
    "POST",
    "/api/tables/{table}/seats/{seat}/hint",
    tag="tables",
    person=True,
    refusals=(
        *_SEAT,
        "has-resigned",
        "game-has-not-begun",
        "no-hints-here",
        "nobody-to-ask",
        "table-is-paused",
        "hint-is-under-way",
        "hint-is-late",
        "no-hint-found",
    ),
)
async def hint(call: Asked, table: TableId, seat: SeatLetter) -> Hint:
    """What a bot would answer in your place, from what your seat may know, and why; told to you alone.

    Everybody at the table sees that you have asked, and the game is not rated any more.
    """
    return await house(call).hall.hints.give(table, call.person.id, seat_of(seat), call.words.lang)


_NOTED: Final = tuple(code for code in _SEAT if code != "a-bot-stands-in")


@operation("GET", "/api/tables/{table}/seats/{seat}/notes", tag="tables", person=True, refusals=_NOTED)
async def notes(call: Asked, table: TableId, seat: SeatLetter) -> OwnNotes:
    """What you have noted for yourself at that seat, and what can be marked; nobody else is told."""
    return await jottings.noted(house(call).hall, table, call.person.id, seat_of(seat), call.words.lang)


@operation(
    "PUT",
    "/api/tables/{table}/seats/{seat}/notes",
    tag="tables",
    person=True,
    refusals=(*_NOTED, "no-such-mark"),
)
async def keep_notes(call: Asked, table: TableId, seat: SeatLetter, body: Jottings) -> None:
    """Keeps this in place of what you had noted at that seat."""
    await jottings.note(house(call).hall, table, call.person.id, seat_of(seat), body)


OPERATIONS: Final[Sequence[Operation]] = (hint, notes, keep_notes)
