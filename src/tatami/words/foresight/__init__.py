"""What will come of an answer, said before the click, where it follows from what lies open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from tatami.games.manifest import named_by
from tatami.hooks.glance import AnyView
from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question

if TYPE_CHECKING:
    from ..telling import Teller


Foreseer = Callable[["Teller", AnyView[Any], Question[Any], Answer], str | None]


@cache
def _foreseen(game: str) -> tuple[Foreseer | None, frozenset[type[Answer]]]:
    """Who knows what comes of answers in this game, and of which kinds of answers."""
    found = named_by(game, "foresight")
    if found is None:
        return None, frozenset()
    return found.foresee, frozenset(found.ANSWERS)


def foreseen_kinds(game: str) -> frozenset[type[Answer]]:
    """The kinds of answers of which something can be said at all."""
    return _foreseen(game)[1]


def foresee(teller: Teller, view: AnyView[Any], question: Question[Any], answer: Answer) -> str | None:
    """The consequence of an answer, or None where nothing sure can be said."""
    knows, kinds = _foreseen(view.rules.name)
    return knows(teller, view, question, answer) if knows is not None and type(answer) in kinds else None
