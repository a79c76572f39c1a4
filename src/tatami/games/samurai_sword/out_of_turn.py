"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason

from . import answers as say
from . import reasons as why
from .pieces import HAND, HAND_LIMIT, RESOLVING
from .powers import ONLY_WEAPONS_WOUND, TAKES_FROM_DISCARD
from .rules.bushido import BushidoAnswer
from .rules.cries import BattleCryAnswer, JujutsuAnswer
from .rules.difficulty import is_harmless
from .rules.weapons import ParryAnswer
from .table import Me, SamuraiSwordQuestion, SamuraiSwordQuestionToOne


def why_not_asked(me: Me, question: SamuraiSwordQuestion, answer: Answer) -> Reason:
    """SAM-69: cards are played in one's own turn, but for the answers of those whom a card asks."""
    assert isinstance(question, SamuraiSwordQuestionToOne)
    if isinstance(answer, why.PLAYS):
        return _why_not_play(me, question, answer)
    if isinstance(question, ParryAnswer) and isinstance(answer, say.Parry | say.Endure):
        return why.NOT_AIMED_AT_YOU(target=question.by)
    if isinstance(question, BattleCryAnswer | JujutsuAnswer) and isinstance(
        answer, say.Discard | say.Parry | say.Endure
    ):
        return _why_not_answer(me, question)
    if isinstance(question, BushidoAnswer) and isinstance(answer, say.Discard | say.PayHonor):
        return why.BUSHIDO_ASKS_ITS_HOLDER(target=question.by)
    if isinstance(answer, say.Discard) and _has_just_discarded(me):
        return why.DOWN_TO_SEVEN(cards=me.count(HAND[me.seat]), limit=HAND_LIMIT)
    if isinstance(answer, say.DrawFromDeck | say.DrawFromDiscard) and _might_draw(me, answer):
        return why.NOT_YOUR_TURN(turn=me.table.turn)
    return why.out_of_place(me, answer)


def _why_not_play(me: Me, question: SamuraiSwordQuestionToOne, answer: Answer) -> Reason:
    """SAM-R11: one's own card is resolving, and somebody else answers it; or it is another's turn."""
    if me.seat != me.table.turn:
        return why.NOT_YOUR_TURN(turn=me.table.turn)
    if isinstance(question, ParryAnswer) and isinstance(answer, say.Attack):
        return why.WEAPON_IS_PLAYED()
    return why.OWN_CARD_IS_RESOLVING(card=me.top(RESOLVING), target=question.by)


def _why_not_answer(me: Me, question: BattleCryAnswer | JujutsuAnswer) -> Reason:
    """SAM-R8: Battle Cry and Jujutsu are answered in turn, by those they affect (SAM-46, SAM-171).

    SAM-R10: who has had the turn to answer may have become Harmless by the answer; who has it still to come
    will be what he is now, since these cards touch nobody but those who answer.
    """
    card, turn, seats = question.card, me.table.turn, me.seats
    if me.seat == turn:
        return why.ONLY_THE_OTHERS_ANSWER(card=card)
    if me.table.characters[me.seat] in ONLY_WEAPONS_WOUND:
        return why.CHIYOME_IS_UNAFFECTED(card=card)
    if me.seat in question.harmless:
        return why.HARMLESS_IS_UNAFFECTED(card=card)
    if (me.seat - turn) % seats < (question.by - turn) % seats:
        return why.HAS_ANSWERED(card=card, target=question.by)
    if is_harmless(me, me.seat):
        return why.HARMLESS_IS_UNAFFECTED(card=card)
    return why.OTHERS_ANSWER_FIRST(card=card, target=question.by)


def _has_just_discarded(me: Me) -> bool:
    """Whether this player's Discard phase was the last one, and is done."""
    was_last = me.table.turn_number > 1 and (me.seat + 1) % me.seats == me.table.turn
    return was_last and me.count(HAND[me.seat]) <= HAND_LIMIT


def _might_draw(me: Me, answer: Answer) -> bool:
    """Whether such a draw could be this player's in another turn than this one."""
    may_choose = me.table.characters[me.seat] in TAKES_FROM_DISCARD
    return me.seat != me.table.turn and (may_choose or isinstance(answer, say.DrawFromDeck))
