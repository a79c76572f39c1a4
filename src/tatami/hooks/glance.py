"""A view for a moment, and what may look at a table in its place."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Generic

from tatami.kernel.game import Frame, Game
from tatami.kernel.pieces import FACE, HIDDEN, PUBLIC, SHIFT, Face
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import T
from tatami.kernel.views import View


class Glance(Generic[T]):
    """A view for as long as nobody acts: it reads the game itself, face by face, and copies nothing.

    For what is worked out after every act for every seat.
    """

    __slots__ = ("_bit", "_game", "_hidden", "_is_bag", "rules", "sealed", "seat", "seats", "stack", "table")

    def __init__(self, g: Game[T], seat: Seat) -> None:
        self._game: Final = g
        self._bit: Final = 1 << (SHIFT + seat)
        self._hidden: Final = g.layout.hidden_from[seat]
        self._is_bag: Final = g.layout.is_bag
        self.rules: Final = g.rules
        self.seats: Final = g.seats
        self.seat: Final = seat
        self.table: Final[T] = g.table
        self.stack: Final[Sequence[Frame]] = g.stack
        self.sealed: Final[Collection[Seat]] = g.sealed.keys()

    def seen(self) -> Seen[T]:
        return self._game.seen(self.seat)

    def count(self, place: int) -> int:
        return len(self._game.places[place]) if place not in self._hidden else 0

    def faces(self, place: int) -> list[Face]:
        if place in self._hidden:
            return []
        bit = self._bit
        if not self._is_bag[place]:
            return [p & FACE if p & bit else HIDDEN for p in self._game.places[place]]
        keep = FACE | PUBLIC
        pieces = sorted([p & keep if p & bit else HIDDEN for p in self._game.places[place]])
        return [p if p < 0 else p & FACE for p in pieces]

    def face(self, place: int, at: int = 0) -> Face:
        if self._is_bag[place] or place in self._hidden:
            return self.faces(place)[at]
        p = self._game.places[place][at]
        return p & FACE if p & self._bit else HIDDEN


AnyView = View[T] | Glance[T]
