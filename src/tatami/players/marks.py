"""Marks along the course of a game: copies from which it can be played on without beginning at the deal.

Close together near the end, where undo goes back to; further apart before, and ever further the longer the
game lasts: their number does not grow with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tatami.kernel.game import Game

NEAR: Final = 16
"""Acts between two marks near the end."""
MOST_NEAR: Final = 3
MOST_FAR: Final = 24
"""Marks along the whole course; then every second goes, and they stand twice as far apart."""


Mark = tuple[int, Game[Any]]
"""After how many acts, and the game then."""


class Marks:
    """By number of acts: the game after them, with an empty log. None of them is ever played on itself."""

    __slots__ = ("_apart", "_games")

    def __init__(self, games: Mapping[int, Game[Any]] = {}, apart: int = NEAR) -> None:
        self._games: Final = dict(games)
        self._apart = apart

    def __len__(self) -> int:
        return len(self._games)

    def note(self, acts: int, game: Game[Any]) -> None:
        """The game has come so far; now and then a copy is kept."""
        if acts % NEAR == 0 and acts:
            self._games[acts] = game.clone()
            self._thin_out(acts)

    def nearest(self, acts: int) -> Mark | None:
        """The last mark up to that act, to be copied; None: only the deal is."""
        at = max((each for each in self._games if each <= acts), default=None)
        return None if at is None else (at, self._games[at])

    def forget_after(self, acts: int) -> None:
        """What came later has never happened."""
        for at in [each for each in self._games if each > acts]:
            del self._games[at]

    def copy(self) -> Marks:
        """For whoever looks through the game in another thread."""
        return Marks(self._games, self._apart)

    def add(self, earlier: Marks) -> None:
        """Those of the same course that another has set."""
        for at, game in earlier._games.items():
            self._games.setdefault(at, game)
        self._apart = max(self._apart, earlier._apart)
        self._thin_out(max(self._games, default=0))

    def _thin_out(self, now: int) -> None:
        while sum(at % self._apart == 0 for at in self._games) > MOST_FAR:
            self._apart *= 2
        near = now - MOST_NEAR * NEAR
        for at in [each for each in self._games if each % self._apart and each <= near]:
            del self._games[at]
