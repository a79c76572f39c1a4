"""One of the cards that are shown must be taken: for a trade card (SEN-151), or from the deck (SEN-211)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason, Refusal

from ..answers import autumn as say
from ..answers.common import TakeCard
from ..pieces import SHOWN
from ..reasons import autumn as why
from ..reasons.common import out_of_place
from ..table import Me, SenjiQuestionToOne


class CardToTakeOfShown(SenjiQuestionToOne):
    """What both have in common: the cards lie in `SHOWN`, and nobody may go without one."""

    __slots__ = ()
    NOT_THERE: ClassVar[Refusal]
    NOT_NONE: ClassVar[Refusal] = why.MUST_TAKE_ONE

    def candidates(self, me: Me) -> Sequence[Answer]:
        return tuple(me.table.box.say.autumn.take.values())

    def legal(self, me: Me) -> Sequence[Answer]:
        takes = me.table.box.say.autumn.take
        return [takes[card] for card in dict.fromkeys(me.sorted_faces(SHOWN)) if card >= 0]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, TakeCard):
            return None if me.holds(SHOWN, answer.card) else self.NOT_THERE(card=answer.card)
        return self.NOT_NONE() if answer == say.TAKE_NOTHING else out_of_place(me, answer)
