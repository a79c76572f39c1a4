"""What a player of Senji can say, and its canonical text. Made once for each box, looked up ever after."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NotUnderstood

from ..box import Box
from .autumn import AutumnSayings
from .common import CommonSayings
from .preparation import PreparationSayings
from .spring import SpringSayings
from .summer import SummerSayings
from .winter import WinterSayings

USAGE: Final = "order echizen march, to owari 3, support dummy, ready"


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

    def parse(self, text: str) -> Answer:
        """The answer that a text stands for."""
        answer = self.by_text.get(" ".join(text.split()))
        if answer is None:
            raise NotUnderstood("not-an-answer", game="senji", text=text[:60], usage=USAGE)
        return answer
