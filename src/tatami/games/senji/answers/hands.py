"""What is said of other players' hands, in Winter and in Autumn."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat, letter

from ..box import Box


class TakeCard(Answer):
    """`take green_trade_2`: of the cards that are shown, this one (SEN-151, SEN-209, SEN-211)."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, box: Box, card: int) -> None:
        super().__init__(f"take {box.faces[card]}")
        self.card: Final = card


class KamiOn(Answer):
    """`kami umeko > B`: a diplomat kami looks at B's hand and takes a card of it (SEN-209)."""

    __slots__ = ("samurai", "target")
    KINDS = {"samurai": "samurai", "target": "seat"}

    def __init__(self, box: Box, samurai: int, target: Seat) -> None:
        super().__init__(f"kami {box.samurai[samurai]} > {letter(target)}")
        self.samurai: Final = samurai
        self.target: Final = target
