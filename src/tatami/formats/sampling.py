"""How chance makes up an answer of parts: for players that draw, possible worlds and the suite."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.game import Game
from tatami.kernel.questions import MOST_PARTS, Question
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import T

Pick = Callable[[int], int]
"""Draws one of 0 .. n-1."""

_ENOUGH: Final = 3
"""Once it is an answer, one in so many is left as it is before another part is drawn."""


def draw(
    question: Question[T], me: Seen[T], form: Form, pick: Pick, begun: Sequence[Answer] = ()
) -> Compound:
    """A legal answer of that form, drawn part by part after those with which it is begun.

    It knows no more than the seat sees. Whatever can be the next part leads to a whole, so it never gets
    stuck; a question of which that is not true fails the conformance suite.
    """
    parts = list(begun)
    more: Sequence[Answer] | None = None
    at = 0
    while True:
        is_whole = question.why_not_whole(me, form, parts) is None
        if is_whole and (len(parts) >= MOST_PARTS or not pick(_ENOUGH)):
            return form.of(parts)
        if more is None:
            more = question.parts(me, form, parts)
        else:
            more = question.parts_left(me, form, parts, more, at)
        if more:
            at = pick(len(more))
            parts.append(more[at])
        elif is_whole:
            return form.of(parts)
        else:
            raise ValueError(f"{form.text} cannot be finished after {[part.text for part in parts]}")


def finished(g: Game[Any], seat: Seat, answer: Answer, pick: Pick) -> Answer:
    """The answer itself, or if it is only a form, one that chance makes of it."""
    return made_of(g, seat, answer, pick) if isinstance(answer, Form) else answer


def made_of(g: Game[Any], seat: Seat, form: Form, pick: Pick) -> Compound:
    """An answer of that form, as chance has it; begun with what it has to begin with, or from nothing."""
    question = g.question
    assert question is not None, "a form is offered by a question"
    me = g.seen(seat)
    begun = question.begun(me, form)
    return draw(question, me, form, pick, begun if begun and pick(2) else ())


def picking(random: Callable[[], float]) -> Pick:
    """A `Pick` of random numbers from 0 to 1."""

    def pick(options: int) -> int:
        return int(random() * options)

    return pick
