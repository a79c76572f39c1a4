"""Questions of this game: whoever is asked anything may give up instead (SJT-R145)."""

from __future__ import annotations

from collections.abc import Mapping

from tatami.kernel.answers import Answer, Compound
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import GIVE_UP
from ..events import GaveUp
from ..table import Fight, Me, SenjutsuTable
from .defeat import settle


class Choice(QuestionToOne[SenjutsuTable]):
    """A question to one player."""

    __slots__ = ()

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        return None if answer is GIVE_UP else self.why_not_this(me, answer)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        return None if answer in self.candidates(me) else NOT_AN_ANSWER_HERE()

    def answer(self, g: Fight, seat: Seat, answer: Answer) -> None:
        if answer is GIVE_UP:
            fall(g, seat)
            g.then(settle)
        else:
            self.carry_out(g, answer)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        raise NotImplementedError


class ChoiceOfAll(Question[SenjutsuTable]):
    """A sealed question to several players."""

    __slots__ = ()
    sealed = True

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if answer is GIVE_UP:
            return None
        if isinstance(answer, Compound):
            return self.why_not_compound(me, answer)
        return self.why_not_this(me, answer)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        raise NotImplementedError

    def answers(self, g: Fight, given: Mapping[Seat, Answer]) -> None:
        staying = [seat for seat in self.seats if given[seat] is not GIVE_UP]
        for seat in self.seats:
            if seat not in staying:
                fall(g, seat)
        for seat in staying:
            self.answer(g, seat, given[seat])
        if len(staying) < len(self.seats):
            g.then(settle)


def fall(g: Fight, seat: Seat) -> None:
    """SJT-R145: whoever gives up is defeated at once."""
    g.tell(GaveUp(seat))
    g.table.change(seat, is_out=True)
