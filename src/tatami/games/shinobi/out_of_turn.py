"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import Reason

from . import answers as say
from . import reasons as why
from .table import Me, ShinobiQuestion


def why_not_asked(me: Me, question: ShinobiQuestion, answer: Answer) -> Reason:
    """SHI-19: orders are given in one's own turn. SHI-61: of which there is one in the last round.

    SHI-16, SHI-35: who has just had his turn can neither place, move nor attack any more.
    """
    if isinstance(answer, Attempt):
        return why.out_of_place(me, answer, {})
    table = me.table
    turns_until_his = (me.seat - table.turn) % me.seats
    if 0 <= table.turns_left < turns_until_his:
        return why.LAST_TURN_IS_OVER()
    if turns_until_his == me.seats - 1 and table.turn_number > 1:
        return why.ONE_ATTACK_A_TURN() if isinstance(answer, say.Attack) else why.TURN_IS_OVER()
    return why.NOT_YOUR_TURN(turn=table.turn)
