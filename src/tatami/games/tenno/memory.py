"""The memory aid (TEN-R26, TEN-R42): a record of what was seen, never of what lies there now."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from .pieces import NOTE, notes, row
from .table import HANDLED, REFILLED, SEEN, Sighting, Tenno


def remember(g: Tenno, seat: Seat, slot: int, kind: int) -> None:
    """Everybody saw this card in this slot."""
    table = g.table
    if table.memory_aid:
        table.sightings += (Sighting(table.turn_number, seat, slot, kind, SEEN, -1),)


def peek(g: Tenno, by: Seat, seat: Seat, slot: int) -> None:
    """That a player peeked is public; what he saw becomes at most a note that only he can read."""
    table, place = g.table, row(seat, slot)
    g.glimpse(by, place)
    if table.memory_aid:
        table.sightings += (Sighting(table.turn_number, seat, slot, -1, SEEN, by),)
        g.lay(notes(g.seats, by), NOTE + g.face(place))


def slot_handled(g: Tenno, seat: Seat, slot: int) -> None:
    """A swap or an exchange: what was seen there may have changed, or not."""
    _mark(g, seat, slot, HANDLED)


def slot_refilled(g: Tenno, seat: Seat, slot: int) -> None:
    """A fresh card: what was seen there before is gone."""
    _mark(g, seat, slot, REFILLED)


def _mark(g: Tenno, seat: Seat, slot: int, mark: int) -> None:
    table = g.table
    if table.memory_aid:
        table.sightings = tuple(
            sighting._replace(mark=max(sighting.mark, mark))
            if sighting.seat == seat and sighting.slot == slot
            else sighting
            for sighting in table.sightings
        )
