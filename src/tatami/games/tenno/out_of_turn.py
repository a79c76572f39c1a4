"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import NOT_ASKED, Reason

from . import answers as say
from . import reasons as why
from .rules.after_attack import CardsForTheGaps
from .rules.attack import FirstAttack, SecondAttack
from .rules.bonuses import ExchangeBonus, PeekBonus, SwapBonus
from .rules.fight import MonkToShow
from .table import Me, TennoQuestion

_LATER: Final = (MonkToShow, SecondAttack, CardsForTheGaps)


def why_not_asked(me: Me, question: TennoQuestion, answer: Answer) -> Reason:
    """The clause that a player breaks who speaks unasked."""
    if isinstance(answer, Attempt):
        return why.out_of_place(answer, {})
    if isinstance(answer, say.Attack | say.Stop):
        return _unasked_attack(me, question)
    if isinstance(answer, say.ShowMonk | say.KeepCovered):
        return _unasked_monk(me, question)
    if isinstance(answer, say.Peek):
        return why.PEEK_LATER() if isinstance(question, _LATER) else why.NO_PEEK()
    if isinstance(answer, say.Swap):
        return _unasked_swap(me, question)
    if isinstance(answer, say.Exchange | say.Arrange):
        return why.ORDER_NEVER_CHANGES()
    if isinstance(answer, say.Refill):
        return why.REFILL_LATER() if isinstance(question, MonkToShow | SecondAttack) else why.NO_GAPS()
    return NOT_ASKED()


def _unasked_attack(me: Me, question: TennoQuestion) -> Reason:
    if me.seat != me.table.turn:
        return why.NOT_YOUR_TURN(turn=me.table.turn)
    if isinstance(question, MonkToShow):
        return why.ATTACK_IS_FIXED()
    return why.NO_SECOND_ATTACK()


def _unasked_monk(me: Me, question: TennoQuestion) -> Reason:
    if not isinstance(question, MonkToShow):
        return why.NO_FIGHT_TO_HELP()
    return why.MONK_HELPS_NO_ATTACK() if me.seat == question.by else why.MONK_IS_NOT_YOURS_TO_USE()


def _unasked_swap(me: Me, question: TennoQuestion) -> Reason:
    if me.seat != me.table.turn or isinstance(question, PeekBonus):
        return why.NO_SWAP()
    assert not isinstance(question, FirstAttack | SwapBonus | ExchangeBonus)
    return why.NO_SWAP_NOW()
