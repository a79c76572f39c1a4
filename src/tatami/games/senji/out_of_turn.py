"""Why not, for a player who is not asked (ledger section 6)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_ASKED, Reason

from .table import Me, SenjiQuestion


def why_not_asked(me: Me, question: SenjiQuestion, answer: Answer) -> Reason:
    return NOT_ASKED()
