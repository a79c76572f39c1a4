"""What one seat can see: the only thing that legality, reasons and bots are ever given."""

from __future__ import annotations

from typing import Final, Generic

from .pieces import FACE, HIDDEN, SHIFT, Face
from .places import Spots
from .seats import MAX_SEATS, Seat
from .table import T

_BITS: Final[tuple[dict[int, int], ...]] = tuple({} for _ in range(MAX_SEATS + 1))
"""By seat and piece: the bit of its face if the seat has seen it, else 0. Filled in as pieces are met."""


class Seen(Generic[T]):
    """The table through the eyes of one seat: open facts, sizes of places, and faces it has seen."""

    __slots__ = ("_bit", "_places", "seat", "seats", "table")

    def __init__(self, seat: Seat, seats: int, table: T, places: list[list[int]]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.table: Final = table
        self._places: Final = places
        self._bit: Final = 1 << (SHIFT + seat)

    def count(self, place: int) -> int:
        """How many pieces lie there; always public."""
        return len(self._places[place])

    def counts(self, spots: Spots) -> list[int]:
        """How many pieces lie in each of these places."""
        return [*map(len, spots.lists_of(self._places))]

    def all_hold(self, spots: Spots) -> bool:
        """Whether something lies in each of these places."""
        return all(spots.lists_of(self._places))

    def any_holds(self, spots: Spots) -> bool:
        """Whether something lies in any of these places."""
        return any(spots.lists_of(self._places))

    def sizes(self, spots: Spots) -> tuple[int, ...]:
        """The same as something that can be looked up with."""
        return tuple(map(len, spots.lists_of(self._places)))

    def top(self, place: int) -> Face:
        """The face of the uppermost piece; HIDDEN if there is none, or this seat has not seen it."""
        pieces = self._places[place]
        if not pieces:
            return HIDDEN
        p = pieces[-1]
        return p & FACE if p & self._bit else HIDDEN

    def faces(self, place: int) -> list[Face]:
        """The faces this seat sees there, HIDDEN for the others."""
        bit = self._bit
        return [p & FACE if p & bit else HIDDEN for p in self._places[place]]

    def faces_in(self, spots: Spots) -> list[Face]:
        """The same of several places, one after another."""
        bit = self._bit
        return [p & FACE if p & bit else HIDDEN for place in spots.lists_of(self._places) for p in place]

    def faces_by(self, spots: Spots) -> list[list[Face]]:
        """The same place by place."""
        bit = self._bit
        return [[p & FACE if p & bit else HIDDEN for p in place] for place in spots.lists_of(self._places)]

    def sorted_faces(self, place: int) -> list[Face]:
        """The same in order of faces: for bags, whose order means nothing and must show nowhere."""
        bit = self._bit
        faces = [p & FACE if p & bit else HIDDEN for p in self._places[place]]
        faces.sort()
        return faces

    def kinds(self, place: int) -> int:
        """The faces this seat sees there as bits, each once: bit 3 for face 3."""
        bits, kinds = _BITS[self.seat], 0
        try:
            for p in self._places[place]:
                kinds |= bits[p]
        except KeyError:  # a piece that this table has not met yet
            bits.update((p, 1 << (p & FACE) if p & self._bit else 0) for p in self._places[place])
            return self.kinds(place)
        return kinds

    def face(self, place: int, at: int = 0) -> Face:
        """The face of one piece, HIDDEN if this seat has not seen it."""
        p = self._places[place][at]
        return p & FACE if p & self._bit else HIDDEN

    def holds(self, place: int, face: Face) -> bool:
        """Whether this seat sees such a face there."""
        bit, pieces = self._bit, self._places[place]
        if bit | face in pieces:  # seen by this seat alone, as in a hand
            return True
        for p in pieces:  # noqa: SIM110 (any() with a generator costs four times as much)
            if p & FACE == face and p & bit:
                return True
        return False
