"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import NOT_ASKED, Reason

from . import answers as say
from . import reasons as why
from .rules.attack import FirstAttack, SecondAttack
from .rules.bonuses import PeekBonus
from .rules.fight import MonkToShow
from .rules.set_up import BEFORE_PLAY, ColourToTake
from .table import Me, TennoQuestion


def why_not_asked(me: Me, question: TennoQuestion, answer: Answer) -> Reason:
    """The clause that a player breaks who speaks unasked."""
    if isinstance(question, ColourToTake) and not isinstance(answer, say.Choose):
        return why.out_of_place(me, answer, BEFORE_PLAY)
    if isinstance(answer, say.Attack | say.Stop):
        return _unasked_attack(me, question)
    if isinstance(answer, say.ShowMonk | say.KeepCovered):
        return _unasked_monk(me, question)
    if isinstance(answer, say.Peek):
        return _unasked_peek(me, question)
    if isinstance(answer, say.Swap):
        return _unasked_swap(me, question)
    if isinstance(answer, say.Exchange | say.Arrange | Attempt):
        return why.out_of_place(me, answer, {})
    if isinstance(answer, say.Refill):
        return why.REFILL_LATER() if isinstance(question, MonkToShow | SecondAttack) else why.NO_GAPS()
    return why.NOTHING_TO_DECLINE() if isinstance(answer, say.Decline) else NOT_ASKED()


def _unasked_attack(me: Me, question: TennoQuestion) -> Reason:
    fixed = isinstance(question, MonkToShow) and me.seat == question.by
    return why.ATTACK_IS_FIXED() if fixed else why.no_attack(me)


def _unasked_monk(me: Me, question: TennoQuestion) -> Reason:
    if not isinstance(question, MonkToShow):
        return why.NO_FIGHT_TO_HELP()
    return why.MONK_HELPS_NO_ATTACK() if me.seat == question.by else why.MONK_IS_NOT_YOURS_TO_USE()


def _unasked_peek(me: Me, question: TennoQuestion) -> Reason:
    """TEN-48: of two defenders who won, the first has had his peek when the second is asked."""
    won = me.table.victories
    if not isinstance(question, PeekBonus) or me.seat not in won:
        return why.no_peek_yet(me)
    first = won[0] == question.defender
    return why.PEEK_IN_ORDER(first=question.defender) if first else why.PEEK_IS_OVER()


def _unasked_swap(me: Me, question: TennoQuestion) -> Reason:
    """Once a turn has passed, its bonus is over; during a turn only the attacker can have one."""
    if isinstance(question, FirstAttack):
        return why.NO_SWAP_NOW()
    return why.no_bonus(me) if me.seat == me.table.turn else why.NO_SWAP()
