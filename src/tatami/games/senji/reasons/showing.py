"""Refusals to show a card of one's hand (SEN-R13), and where it is done with other words."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Compound
from tatami.kernel.reasons import Reason, Refusal

from ..answers.common import Show, ShowToAll
from ..answers.winter import Reveal
from ..table import Me
from .common import EXPLAINERS

NOT_YOURS_TO_SHOW: Final = Refusal("not-yours-to-show", "SEN-R13", card="face")
BID_IS_NOT_SHOWN: Final = Refusal("bid-is-not-shown", "SEN-R13", "SEN-240", card="face")
SHOWN_TO_OTHERS: Final = Refusal("shown-to-others", "SEN-R13")
NOT_SHOWN_TO_THE_OUT: Final = Refusal("not-shown-to-the-out", "SEN-178", "SEN-R13", target="seat")
SHOWN_WHEN_ASKED: Final = Refusal("shown-when-asked", "SEN-R13")
SHOWN_WITHOUT_A_LETTER: Final = Refusal("shown-without-a-letter", "SEN-R13")


def explain_showing(me: Me, answer: Answer) -> Reason | None:
    """Who is asked nothing waits until he is; letters are of Winter, but a card is shown without one, too."""
    if isinstance(answer, Show | ShowToAll):
        return SHOWN_WHEN_ASKED()
    if isinstance(answer, Compound) and me.table.phase != "winter":
        return SHOWN_WITHOUT_A_LETTER() if any(isinstance(part, Reveal) for part in answer.parts) else None
    return None


EXPLAINERS.insert(0, explain_showing)
