"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import Reason

from . import answers as say
from . import reasons as why
from .powers import ONLY_WEAPONS_WOUND
from .rules.bushido import BushidoAnswer
from .rules.cries import BattleCryAnswer, JujutsuAnswer
from .rules.difficulty import is_harmless
from .rules.turn import CardToDiscard, DrawSource
from .rules.weapons import ParryAnswer
from .table import Me, SamuraiSwordQuestion, SamuraiSwordQuestionToOne


def why_not_asked(me: Me, question: SamuraiSwordQuestion, answer: Answer) -> Reason:
    """SAM-69: cards are played in one's own turn, but for a parry of the one who is attacked (SAM-92)."""
    assert isinstance(question, SamuraiSwordQuestionToOne)
    if isinstance(answer, Attempt):
        return why.out_of_place(me, answer, {})
    if isinstance(answer, say.Parry):
        return why.NOT_AIMED_AT_YOU(target=question.by)
    if isinstance(answer, say.Discard | say.Endure):
        return _why_not_answer(me, question, answer)
    if isinstance(answer, say.SpendResilience):
        return why.SPEND_IN_THE_PLAY_PHASE()
    if me.seat == me.table.turn:
        return why.WEAPON_IS_PLAYED() if isinstance(question, ParryAnswer) else why.OWN_CARD_IS_RESOLVING()
    return why.NOT_YOUR_TURN(turn=me.table.turn)


def _why_not_answer(me: Me, question: SamuraiSwordQuestionToOne, answer: Answer) -> Reason:
    """SAM-R8: Battle Cry and Jujutsu are answered in turn, by those they affect (SAM-46, SAM-171)."""
    if isinstance(question, BattleCryAnswer | JujutsuAnswer):
        turn, seats = me.table.turn, me.seats
        if me.seat == turn:
            return why.OWN_CARD_IS_RESOLVING()
        if me.table.characters[me.seat] in ONLY_WEAPONS_WOUND:
            return why.CHIYOME_IS_UNAFFECTED()
        if is_harmless(me, me.seat):
            return why.HARMLESS_IS_UNAFFECTED()
        if (me.seat - turn) % seats < (question.by - turn) % seats:
            return why.HAS_ANSWERED()
        return why.OTHERS_ANSWER_FIRST(target=question.by)
    if isinstance(answer, say.Endure):
        return why.NOT_AIMED_AT_YOU(target=question.by)
    if isinstance(question, BushidoAnswer | DrawSource | CardToDiscard):
        return why.NOT_YOUR_TURN(turn=me.table.turn)
    return why.DOWN_TO_SEVEN()
