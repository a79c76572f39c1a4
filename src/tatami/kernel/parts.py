"""Answers made of parts: how they are read, and how chance makes one up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from .answers import Answer, Compound, Form
from .questions import MOST_PARTS, Question
from .reasons import NotUnderstood
from .seats import Seat
from .seen import Seen
from .table import T

if TYPE_CHECKING:
    from .game import Game

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
    while True:
        is_whole = question.why_not_whole(me, form, parts) is None
        if is_whole and (len(parts) >= MOST_PARTS or not pick(_ENOUGH)):
            return form.of(parts)
        more = question.parts(me, form, parts)
        if more:
            parts.append(more[pick(len(more))])
        elif is_whole:
            return form.of(parts)
        else:
            raise ValueError(f"{form.text} cannot be finished after {[part.text for part in parts]}")


def finished(g: Game[Any], seat: Seat, answer: Answer, pick: Pick) -> Answer:
    """The answer itself, or if it is only a form, one that chance makes of it."""
    if not isinstance(answer, Form):
        return answer
    question = g.question
    assert question is not None, "a form is offered by a question"
    me = g.seen(seat)
    begun = question.begun(me, answer)
    return draw(question, me, answer, pick, begun if begun and pick(2) else ())


def picking(random: Callable[[], float]) -> Pick:
    """A `Pick` of random numbers from 0 to 1."""

    def pick(options: int) -> int:
        return int(random() * options)

    return pick


def read_compound(text: str, form: Form, part_called: Callable[[str], Answer | None]) -> Compound:
    """The answer of that form whose parts stand in a text, with commas between them.

    NotUnderstood names the part that is none. It costs no more than its length, and nothing beyond the most
    parts that any answer has.
    """
    names = text.split(",", MOST_PARTS) if text.strip() else []
    if len(names) > MOST_PARTS:
        raise NotUnderstood("too-many-parts", limit=MOST_PARTS)
    parts = []
    for name in names:
        part = part_called(name.strip())
        if part is None:
            raise NotUnderstood("no-such-part", answer=form.text, part=name.strip()[:40])
        parts.append(part)
    return form.of(parts)
