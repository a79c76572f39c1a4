"""What a player may mark for himself: seats and covered places, each with what the game offers for it.

From public facts only: who plays, where something may lie, what may lie there. What anybody thinks of it is
his own business, and the rules never hear of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tatami.kernel.places import Layout
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat, letter

ANYBODY: Final = ("kernel-mark-friend", "kernel-mark-foe", "kernel-mark-bluffs")
"""What can be thought of any other player, in every game."""


class Markable(NamedTuple):
    """Something that may be marked: a seat by its letter or a place by its name; and the texts to choose of.

    A mark is the key of its text, so it reads in every language.
    """

    thing: str
    marks: tuple[str, ...]


class Marking:
    """A game with secrets that can be guessed says where they lie and what they may be."""

    def seat_marks(self) -> tuple[str, ...]:
        """What a player may secretly be."""
        return ()

    def place_marks(self, layout: Layout, seat: Seat) -> Sequence[Markable]:
        """Covered places that a seat may wonder about."""
        return ()


_PLAIN: Final = Marking()


def markables(rules: Rules[Any], layout: Layout, seats: int, seat: Seat) -> list[Markable]:
    """Everything that this seat may mark: the others, then places."""
    game = rules if isinstance(rules, Marking) else _PLAIN
    others = [letter(other) for other in range(seats) if other != seat]
    marks = (*game.seat_marks(), *ANYBODY)
    return [*[Markable(other, marks) for other in others], *game.place_marks(layout, seat)]
