"""The shape that many answers share. It is no answer itself, so it does not stand among them."""

from __future__ import annotations

from typing import ClassVar, Final

from tatami.kernel.answers import Answer

from .box import Box


class AboutCard(Answer):
    """An answer that names one card: its verb, if it has one, and the name of the card."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}
    VERB: ClassVar[str] = ""

    def __init__(self, box: Box, card: int) -> None:
        super().__init__(f"{self.VERB} {box.faces[card]}".lstrip())
        self.card: Final = card
