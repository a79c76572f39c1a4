"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import Reason

from .answers import Play
from .box import ADDITIONAL, REPLACEMENT
from .facts import NO_CARD
from .pieces import HAND
from .reasons import NOT_ASKED, NOT_IN_HAND, SAME_TYPE, YOU_ARE_OUT
from .table import Me
from .windows import goes_with


def why_not_asked(me: Me, answer: Answer) -> Reason:
    """SJT-R6: who is out takes no further part. SJT-168, SJT-R20: a card that does not go with the revealed
    one. Else others decide now."""
    table = me.table
    if table.fighters[me.seat].is_out:
        return YOU_ARE_OUT()
    if not isinstance(answer, Play) or table.fighters[me.seat].card == NO_CARD:
        return NOT_ASKED()
    face = table.box.face_of[me.seat].get(answer.card, HIDDEN)
    if face == HIDDEN or not me.holds(HAND[me.seat], face):
        return NOT_IN_HAND(card=answer.card)
    ability = table.box.abilities[answer.card]
    if ability.keyword in (REPLACEMENT, ADDITIONAL) and not goes_with(table, me.seat, ability):
        return SAME_TYPE(card=answer.card, revealed=table.fighters[me.seat].card)
    return NOT_ASKED()
