"""Questions of this game: whoever is asked anything may give up instead (SJT-R145)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from tatami.hooks.shapes import Named
from tatami.kernel.answers import Answer, Compound
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason, Refusal
from tatami.kernel.seats import Seat

from ..answers import GIVE_UP, PASS, PAY, Lay, Target
from ..events import GaveUp
from ..pieces import DECK
from ..reasons import (
    CARD_STAYS,
    EFFECTS_IN_ORDER,
    MUST_ASSAULT,
    MUST_PAY_TO_ASSAULT,
    NO_CARDS_TO_BURN,
    NO_FOCUS_TO_PAY,
    NOT_A_TARGET,
    NOT_ASKED,
)
from ..table import Fight, Me, SenjutsuTable
from .defeat import settle

NOT_HERE: Final = NOT_AN_ANSWER_HERE()


class Choice(QuestionToOne[SenjutsuTable]):
    """A question to one player."""

    __slots__ = ()
    OTHERS: ClassVar[Refusal] = NOT_ASKED
    """Why nobody else may answer it."""

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if answer is GIVE_UP:
            return None
        reason = self.why_not_this(me, answer)
        return self.why_not_else(me, answer) if reason is NOT_HERE else reason

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        return None if answer in self.candidates(me) else NOT_AN_ANSWER_HERE()

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """SJT-22: why not an answer of another kind: what is printed below has not been reached. SJT-79: a
        revealed card changes by a replacement only."""
        if isinstance(answer, Lay) and me.table.card(me.seat) is not None:
            return CARD_STAYS()
        return EFFECTS_IN_ORDER() if me.table.acts else NOT_HERE

    def answer(self, g: Fight, seat: Seat, answer: Answer) -> None:
        if answer is GIVE_UP:
            fall(g, seat)
            g.then(settle)
        else:
            self.carry_out(g, answer)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        raise NotImplementedError


class ChoiceAt(Choice):
    """A question that an effect asks: `at` is where in the program of the current act it stands."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "at")
    __slots__ = ("at",)

    def __init__(self, by: Seat, at: int) -> None:
        super().__init__(by)
        self.at: Final = at


class Payment(ChoiceAt):
    """An additional effect for `focus`, or for `cards` from the top of the own deck (SJT-50, SJT-51); `what`
    says which, for whoever has to decide."""

    FIELDS = ("by", "at", "focus", "cards", "what")
    __slots__ = ("cards", "focus", "what")
    KINDS = {"what": "payment"}
    SHAPES = {"what": Named("payment")}

    def __init__(self, by: Seat, at: int, focus: int, cards: int, what: int) -> None:
        super().__init__(by, at)
        self.focus: Final = focus
        self.cards: Final = cards
        self.what: Final = what

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (PAY, PASS)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if answer == PAY:
            return self._why_not_pay(me)
        if answer != PASS:
            return NOT_AN_ANSWER_HERE()
        is_forced = not self.cards and self._decides(me.table, PAY)
        return MUST_PAY_TO_ASSAULT(cost=self.focus) if is_forced else None

    def _why_not_pay(self, me: Me) -> Reason | None:
        focus, cards = me.table.fighters[self.by].focus, me.count(DECK[self.by])
        if self.focus > focus:
            return NO_FOCUS_TO_PAY(cost=self.focus, focus=focus)
        if self.cards > cards:
            return NO_CARDS_TO_BURN(count=self.cards, cards=cards)
        return MUST_ASSAULT() if self._decides(me.table, PASS) else None

    def _decides(self, table: SenjutsuTable, answer: Answer) -> bool:
        """SJT-125, SJT-R51: whether an attack can be carried out with this answer and not with the other."""
        return self.leads(table, answer == PAY) and not self.leads(table, answer != PAY)

    def leads(self, table: SenjutsuTable, is_paid: bool) -> bool:
        """SJT-R50: whether the attack ahead can still be carried out, once this is paid or passed."""
        raise NotImplementedError


class ChoiceOfOpponent(ChoiceAt):
    """SJT-124: one opponent of one's choice."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return [me.table.box.say.target[seat] for seat in range(me.seats) if seat != self.by]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        return self.why_not_at(me, answer.target) if isinstance(answer, Target) else NOT_AN_ANSWER_HERE()

    def why_not_at(self, me: Me, target: Seat) -> Reason | None:
        return None if target in me.table.opponents(self.by) else NOT_A_TARGET(target=target)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Target)
        self.choose(g, answer.target)

    def choose(self, g: Fight, target: Seat) -> None:
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
        reason = self.why_not_this(me, answer)
        return self.why_not_else(me, answer) if reason is NOT_HERE else reason

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        raise NotImplementedError

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """Why not an answer of another kind."""
        return NOT_HERE

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
