"""From what one has in mind to what one says: answers of Winter that are made of parts."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer, Compound, Form

from ..rules.winter import Winter
from .scene import Scene


def letter_of(scene: Scene, form: Form, notes: Sequence[int]) -> Answer | None:
    """A letter of these notes; None if they are none, or if it cannot be sent."""
    part = scene.box.say.winter.part
    return said(scene, form.of([part[note] for note in notes])) if notes else None


def bid_of(scene: Scene, lot: int, cards: Sequence[int]) -> Answer | None:
    """A bid of these cards; None if it cannot be made."""
    say = scene.box.say.winter
    return said(scene, say.bid[lot].of([say.bid_card[card] for card in cards]))


def said(scene: Scene, answer: Compound) -> Answer | None:
    """The answer, if the rules have nothing against it."""
    question = scene.view.stack[-1]
    assert isinstance(question, Winter)
    return answer if question.why_not(scene.me, answer) is None else None
