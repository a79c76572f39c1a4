"""What a player of Senji can say, and its canonical text. Made once for each box, looked up ever after."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood

from ..box import Box
from ..reading import one_space, read_whole
from .autumn import AutumnSayings
from .common import CommonSayings
from .preparation import PreparationSayings
from .spring import SpringSayings
from .summer import SummerSayings
from .winter import WinterSayings

USAGE: Final = "order echizen march; land: to owari 3, oda to owari; support dummy; ready"


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

        self.part_by_text: Final[dict[str, Answer]] = {}
        """What answers are made of that are said in one breath; none is an answer by itself."""
        for part in (*self.summer.parts(), *self.autumn.parts()):
            assert part.text not in self.by_text, f"{part.text!r} means two things"
            self.part_by_text[part.text] = part

    def parse(self, text: str) -> Answer:
        """The answer that a text stands for."""
        answer = self.by_text.get(one_space(text)) or read_whole(text, self.by_text, self.part_by_text)
        if answer is None:
            raise NotUnderstood("not-an-answer", game="senji", text=text[:60], usage=USAGE)
        return answer
