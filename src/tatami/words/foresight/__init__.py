"""What will come of an answer, said before the click, where it follows from what lies open."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.views import View

if TYPE_CHECKING:
    from ..telling import Teller


_FORESEEN: Final = {"tenno": ".tenno", "samurai-sword": ".samurai_sword", "senji": ".senji"}
"""By game: the module whose `foresee` knows it; loaded when the game is played."""


def foresee(teller: Teller, view: View[Any], question: Question[Any], answer: Answer) -> str | None:
    """The consequence of an answer, or None where nothing sure can be said."""
    module = _FORESEEN.get(view.rules.name)
    if module is None:
        return None
    told: str | None = import_module(module, __name__).foresee(teller, view, question, answer)
    return told
