"""What one seat can see: the only thing that legality, reasons and bots are ever given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Generic, TypeVar

from .pieces import FACE, HIDDEN, SHIFT, Face
from .places import Spots
from .seats import MAX_SEATS, Seat
from .table import T

_BITS: Final[tuple[dict[int, int], ...]] = tuple({} for _ in range(MAX_SEATS + 1))
"""By seat and piece: the bit of its face if the seat has seen it, else 0. Filled in as pieces are met."""

R = TypeVar("R")


class Sight(Spots, Generic[R]):
    """What `make` makes of the faces in some places, and of nothing else that changes in a game."""

    __slots__ = ("make",)

    def __init__(self, places: Iterable[int], make: Callable[[Seen[Any]], R]) -> None:
        super().__init__(places)
        self.make: Final = make


class Seen(Generic[T]):
    """The table through the eyes of one seat: open facts, sizes of places, and faces it has seen."""

    __slots__ = ("_bit", "_memory", "_places", "seat", "seats", "table")

    def __init__(self, seat: Seat, seats: int, table: T, places: list[list[int]]) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.table: Final = table
        self._places: Final = places
        self._bit: Final = 1 << (SHIFT + seat)
        self._memory: Final[dict[Sight[Any], tuple[tuple[list[int], ...], Any]]] = {}

    def recall(self, sight: Sight[R]) -> R:
        """What is made of these places; as long as the same pieces lie there, it is not made again."""
        lists = sight.lists_of(self._places)
        known = self._memory.get(sight)
        if known is None or known[0] != lists:
            known = self._memory[sight] = tuple([pieces[:] for pieces in lists]), sight.make(self)
        made: R = known[1]
        return made

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
