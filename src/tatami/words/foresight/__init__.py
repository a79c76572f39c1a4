"""What will come of an answer, said before the click, where it follows from what lies open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.views import View

if TYPE_CHECKING:
    from ..telling import Teller


_FORESEEN: Final = {"tenno": ".tenno", "samurai-sword": ".samurai_sword", "senji": ".senji"}
"""By game: the module whose `foresee` knows it; loaded when the game is played."""


@cache
def _foreseer(game: str) -> Callable[..., str | None] | None:
    module = _FORESEEN.get(game)
    found: Callable[..., str | None] | None = import_module(module, __name__).foresee if module else None
    return found


def foresee(teller: Teller, view: View[Any], question: Question[Any], answer: Answer) -> str | None:
    """The consequence of an answer, or None where nothing sure can be said."""
    knows = _foreseer(view.rules.name)
    return None if knows is None else knows(teller, view, question, answer)
