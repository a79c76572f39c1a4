"""What is said in several chapters: the same words mean the same answer."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat, letter

from ..box import Box


class KeepSamurai(Answer):
    """`keep oda`: of the samurai that were drawn, this one (SEN-9, SEN-161)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, samurai: int, box: Box) -> None:
        super().__init__(f"keep {box.samurai[samurai]}")
        self.samurai: Final = samurai


class CallKami(Answer):
    """`kami oda`: the power of a dead samurai that needs no other word (SEN-207)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, box: Box, samurai: int) -> None:
        super().__init__(f"kami {box.samurai[samurai]}")
        self.samurai: Final = samurai


class CallKamiOn(Answer):
    """`kami akashi > B`: the power of a dead samurai against that player (SEN-209)."""

    __slots__ = ("samurai", "target")
    KINDS = {"samurai": "samurai", "target": "seat"}

    def __init__(self, box: Box, samurai: int, target: Seat) -> None:
        super().__init__(f"kami {box.samurai[samurai]} > {letter(target)}")
        self.samurai: Final = samurai
        self.target: Final = target


class TakeCard(Answer):
    """`take plum_5`: one of the cards that are shown (SEN-151, SEN-209, SEN-211)."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, box: Box, card: int) -> None:
        super().__init__(f"take {box.faces[card]}")
        self.card: Final = card
