"""What a game tells of itself when it is over: how everybody stood along the way, and what is worth a line.

Nobody hears of this before the end, so it is told from the game itself and not from anybody's eyes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple

from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.rules import Rules
from tatami.kernel.table import T


class Episode(NamedTuple):
    """Something that happened and is worth a line: `name` ends the key of its text (`tenno-retold-name`)."""

    name: str
    weight: int
    """How much of the story it is: the five lines of a result are those that weigh most."""
    facts: Mapping[str, Any]


DECISIVE: Final = 100
"""From this weight on an episode is a turning point by itself: somebody is out of the game."""


class Retelling(Generic[T]):
    """A game says what is counted of every seat at any moment, and what of its events makes its story."""

    retold: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """By the name of an episode, the kinds of its facts (hooks/naming.py knows kinds)."""

    unspoken: ClassVar[frozenset[str]] = frozenset()
    """Kinds of places that are not told of among what was hidden: a box of cards that nobody plays with."""

    def standing(self, g: Game[T]) -> tuple[int, ...] | None:
        """What counts, by seat, as whoever sees everything can add it up; None before there is anything."""
        return None

    def episodes(self, g: Game[T], events: Sequence[Event]) -> Sequence[Episode]:
        """Of what one act brought about; the game is as it stands after it."""
        return ()


_PLAIN: Final[Retelling[Any]] = Retelling()


def retelling_of(rules: Rules[Any]) -> Retelling[Any]:
    """Who tells how a game went."""
    return rules if isinstance(rules, Retelling) else _PLAIN
