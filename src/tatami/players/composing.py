"""An answer that somebody makes up of parts: how it stands, and what can be added. Nothing is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.game import Game
from tatami.kernel.questions import MOST_PARTS
from tatami.kernel.reasons import UNFINISHED, Reason
from tatami.kernel.seats import Seat

Judged = tuple[Answer, Reason | None]
"""A part, and why not; None if it may stand there."""


class Draft(NamedTuple):
    """A half-made answer as its seat may know it."""

    answer: Answer
    """As it would be given now."""
    parts: Sequence[Judged]
    """Each judged after those before it that may stand."""
    menu: Sequence[Judged]
    """Everything that looks like one more part, after those that stand."""
    reason: Reason | None
    """Why it cannot be given as it is; None if it can."""

    @property
    def standing(self) -> Answer:
        """The same without the parts that cannot stay."""
        if not isinstance(self.answer, Compound):
            return self.answer
        return self.answer.form.of([part for part, reason in self.parts if reason is None])


def drafted(g: Game[Any], seat: Seat, answer: Answer) -> Draft:
    """How an answer stands that this seat is making up; a bare form begins with what it has to begin with.

    While it is made others go on, so any of its parts may have become impossible: all are judged, and what
    can be added follows from those that stand.
    """
    form = answer if isinstance(answer, Form) else answer.form if isinstance(answer, Compound) else None
    question = g.question
    if form is None or question is None:
        return Draft(answer, (), (), g.why_not(seat, answer))
    barred = g.why_not(seat, form)
    if barred is not None and barred.refusal is not UNFINISHED:
        parts = answer.parts if isinstance(answer, Compound) else ()
        return Draft(form.of(parts), [(part, None) for part in parts], (), barred)
    me = g.seen(seat)
    whole = answer if isinstance(answer, Compound) else form.of(question.begun(me, form))
    if len(whole.parts) > MOST_PARTS:
        return Draft(whole, (), (), g.why_not(seat, whole))
    standing, judged = list[Answer](), list[Judged]()
    for part in whole.parts:
        reason = question.why_not_part(me, form, standing, part)
        judged.append((part, reason))
        if reason is None:
            standing.append(part)
    return Draft(whole, judged, _menu(g, seat, form, standing), g.why_not(seat, whole))


def _menu(g: Game[Any], seat: Seat, form: Form, standing: Sequence[Answer]) -> Sequence[Judged]:
    """The quick list says which may come next; only the others are asked why not."""
    question, me = g.question, g.seen(seat)
    if question is None or len(standing) >= MOST_PARTS:
        return ()
    legal = set(question.parts(me, form, standing))
    return [
        (part, None if part in legal else question.why_not_part(me, form, standing, part))
        for part in question.menu(me, form, standing)
    ]
