"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.questions import Question
from tatami.kernel.reasons import ALREADY_ANSWERED, Reason

from .answers import GIVE_UP, PAY, Alternative, Lay, Play
from .box import ADDITIONAL, REPLACEMENT, Ability
from .facts import Fighter
from .pieces import HAND
from .programs import CHOOSE
from .reasons import (
    ALTERNATIVE_IS_CHOSEN,
    CARD_IS_LAID,
    CARD_STAYS,
    CARDS_ARE_COVERED,
    KAMAE_DECIDES,
    NOT_ASKED,
    NOT_IN_HAND,
    ONE_INSTANT_A_TURN,
    REPLACED_IN_TURN,
    SAME_TYPE,
    TAKE_BACK_FIRST,
    TURN_HAS_ENDED,
    YOU_ARE_OUT,
)
from .rules.asking import Choice
from .rules.reveal import CardToLay
from .table import Me, SenjutsuTable
from .windows import goes_with, why_not_buy, why_not_timed


def why_not_asked(me: Me, question: Question[SenjutsuTable], answer: Answer) -> Reason:
    """SJT-R6: who is out takes no further part. Others decide now, and their question says why they do; but
    what somebody says may be against the rules in any case."""
    table = me.table
    fighter = table.fighters[me.seat]
    if fighter.is_out:
        return YOU_ARE_OUT()
    card = table.card(me.seat)
    if card is not None:
        reason = _why_not_beside(me, fighter, card, answer)
        if reason is not None:
            return reason
    return question.OTHERS() if isinstance(question, Choice) else NOT_ASKED()


def why_not_again(question: Question[SenjutsuTable], answer: Answer) -> Reason:
    """SJT-73: one card a turn; SJT-76: before all are turned up nothing of it counts. SJT-R145: whoever wants
    to give up takes the card back, and then does."""
    if isinstance(question, CardToLay):
        if answer is GIVE_UP:
            return TAKE_BACK_FIRST()
        return CARD_IS_LAID() if isinstance(answer, Lay) else CARDS_ARE_COVERED()
    return ALREADY_ANSWERED()


def _why_not_beside(me: Me, fighter: Fighter, card: Ability, answer: Answer) -> Reason | None:
    """What is against the rules once one's card is revealed, whoever is asked."""
    if isinstance(answer, Lay):
        return CARD_STAYS()
    if isinstance(answer, Play):
        return _why_not_play(me, fighter, me.table.box.abilities[answer.card])
    if fighter.is_ended:
        return TURN_HAS_ENDED()
    if isinstance(answer, Alternative):
        return _why_not_alternative(fighter, card, answer)
    return why_not_buy(me.table, me.seat) if answer == PAY else None


def _why_not_play(me: Me, fighter: Fighter, ability: Ability) -> Reason:
    """SJT-166, SJT-168, SJT-R42: what bars a card of the own hand; else its window is not open."""
    face = me.table.box.face_of[me.seat].get(ability.number, HIDDEN)
    if face == HIDDEN or not me.holds(HAND[me.seat], face):
        return NOT_IN_HAND(card=ability.number)
    if ability.keyword in (REPLACEMENT, ADDITIONAL) and not goes_with(me.table.box, fighter, ability):
        return SAME_TYPE(card=ability.number, revealed=fighter.card)
    if ability.keyword and fighter.has_played:
        return ONE_INSTANT_A_TURN()
    if fighter.is_ended and (ability.keyword == ADDITIONAL or not ability.keyword):
        return TURN_HAS_ENDED()
    if ability.keyword == REPLACEMENT:
        return REPLACED_IN_TURN()
    return why_not_timed(ability) or NOT_ASKED()


def _why_not_alternative(fighter: Fighter, card: Ability, answer: Alternative) -> Reason | None:
    """SJT-160, SJT-161: of the effects between which OR stands the kamae decides, or one choice."""
    for program in card.programs:
        for op in (op for code in program.codes for op in code if op.word == CHOOSE):
            decides = any(kamae == fighter.kamae for _, kamae in op.options)
            return KAMAE_DECIDES(option=answer.option) if decides else ALTERNATIVE_IS_CHOSEN()
    return None
