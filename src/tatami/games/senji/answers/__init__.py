"""What a player of Senji can say, and its canonical text. Made once for each box, looked up ever after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.kernel.answers import Answer, Form
from tatami.kernel.reasons import NotUnderstood

from ..box import Box
from ..reading import one_space, read_whole
from .autumn import AutumnSayings
from .common import CommonSayings
from .preparation import PreparationSayings
from .spring import SpringSayings
from .summer import SummerSayings
from .winter import WinterSayings

USAGE: Final = "order echizen march; letter B: give green_trade_2, vow peace; land: to owari 3; ready"


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
        self.part_by_text: Final[dict[str, Answer]] = {}
        """What answers are made of that are said in one breath; none is an answer by itself."""
        for part in (*self.summer.parts(), *self.autumn.parts()):
            assert part.text not in self.by_text, f"{part.text!r} means two things"
            self.part_by_text[part.text] = part

    def parse(self, text: str) -> Answer:
        """The answer that a text stands for; of a form with a colon, the whole that is made of it."""
        answer = self.by_text.get(one_space(text)) or read_whole(text, self.by_text, self._parts_of)
        if answer is None:
            raise NotUnderstood("not-an-answer", game="senji", text=text[:60], usage=USAGE)
        return answer

    def _parts_of(self, form: Form) -> Mapping[str, Answer]:
        return self.parts.get(type(form), self.part_by_text)
