"""What a player of Senji can say, and its canonical text. Made once for each box, looked up ever after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.kernel.answers import Answer, Form
from tatami.kernel.parts import read_compound
from tatami.kernel.reasons import NotUnderstood

from ..box import Box
from .autumn import AutumnSayings
from .common import CommonSayings
from .preparation import PreparationSayings
from .spring import SpringSayings
from .summer import SummerSayings
from .winter import WinterSayings

USAGE: Final = "order echizen march; letter B: give green_trade_2, vow peace; ready"


class Sayings:
    """All answers that can be given with one box. A text that several chapters know means the same answer."""

    def __init__(self, box: Box) -> None:
        self.common: Final = CommonSayings(box)
        self.preparation: Final = PreparationSayings(box)
        self.winter: Final = WinterSayings(box)
        self.spring: Final = SpringSayings(box)
        self.summer: Final = SummerSayings(box)
        self.autumn: Final = AutumnSayings(box)
        chapters = (self.common, self.preparation, self.winter, self.spring, self.summer, self.autumn)
        self.by_text: Final[dict[str, Answer]] = {}
        for chapter in chapters:
            for answer in chapter.every():
                known = self.by_text.setdefault(answer.text, answer)
                assert type(known) is type(answer), f"{answer.text!r} means two things"
        self.parts: Final[dict[type[Form], Mapping[str, Answer]]] = {**self.winter.parts_of_forms()}
        """By kind of form and by text: what its answers are made of."""

    def parse(self, text: str) -> Answer:
        """The answer that a text stands for; of a form with a colon, the whole that is made of it."""
        head, colon, rest = text.partition(":")
        answer = self.by_text.get(" ".join(head.split()))
        if colon and isinstance(answer, Form):
            known = self.parts[type(answer)]
            return read_compound(rest, answer, lambda name: known.get(" ".join(name.split())))
        if answer is None or colon:
            raise NotUnderstood("not-an-answer", game="senji", text=text[:60], usage=USAGE)
        return answer
