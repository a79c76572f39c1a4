"""What a player can say: small classes with one canonical text, all made once."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import Face

from .pieces import NUMBERS


class Lay(Answer):
    """`lay 3`: put your 3 face down."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, card: Face) -> None:
        super().__init__(f"lay {card + 1}")
        self.card: Final = card


LAY: Final = tuple(Lay(card) for card in range(NUMBERS))
