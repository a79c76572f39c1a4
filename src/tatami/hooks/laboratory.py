"""What the laboratory counts in finished games, beside who has won."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic

from tatami.kernel.game import Game
from tatami.kernel.rules import Rules
from tatami.kernel.table import T


class Laboratory(Generic[T]):
    """A game says what its seats were, what is counted of them, and how long it was."""

    teams: ClassVar[bool] = False
    """Whether the winners are a team, each of whom has won; otherwise several winners share a victory."""
    traits: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What a seat may be in one game and not in the next (its role, when it plays first): all values."""
    measures: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What is counted of every seat in a finished game (points by where they came from): all parts."""

    def traits_of(self, g: Game[T]) -> Mapping[str, tuple[str, ...]]:
        """By trait, what each seat was in a finished game."""
        return {}

    def measures_of(self, g: Game[T]) -> Mapping[str, tuple[tuple[int, ...], ...]]:
        """By measure and seat, a number for each part; of a game whose log goes back to its beginning."""
        return {}

    def turns(self, g: Game[T]) -> int:
        """How many turns a finished game had; 0 where the game knows none."""
        return 0


_PLAIN: Final[Laboratory[Any]] = Laboratory()


def laboratory_of(rules: Rules[Any]) -> Laboratory[Any]:
    """Who says what is counted of a game."""
    return rules if isinstance(rules, Laboratory) else _PLAIN
