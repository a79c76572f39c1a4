"""What will come of an answer, said before the click, where it follows from what lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.views import View

from . import samurai_sword, senji, tenno

if TYPE_CHECKING:
    from ..telling import Teller


def foresee(teller: Teller, view: View[Any], question: Question[Any], answer: Answer) -> str | None:
    """The consequence of an answer, or None where nothing sure can be said."""
    if view.rules.name == "tenno":
        return tenno.foresee(teller, view, question, answer)
    if view.rules.name == "samurai-sword":
        return samurai_sword.foresee(teller, view, question, answer)
    if view.rules.name == "senji":
        return senji.foresee(teller, view, question, answer)
    return None
