"""From what one has in mind to what one says: answers of Winter that are made of parts."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer, Compound, Form

from ..pieces import BIDS
from ..rules.winter import Winter
from .scene import Scene


def letter_of(scene: Scene, form: Form, notes: Sequence[int]) -> Answer | None:
    """A letter of these notes; None if they are none, or if it cannot be sent."""
    part = scene.box.say.winter.part
    return said(scene, form.of([part[note] for note in notes])) if notes else None


def bids_of(scene: Scene, cards: Sequence[tuple[int, int]]) -> Answer | None:
    """Bids of these cards, each with its lot, and of those that lie there; None if they cannot be made."""
    say = scene.box.say.winter
    lying = zip(scene.table.bids[scene.seat], scene.view.faces(BIDS[scene.seat]), strict=True)
    every = [(lot, card) for lot, card in lying if lot >= 0] + list(cards)
    return said(scene, say.bids.of([say.bid[lot][card] for lot, card in every]))


def said(scene: Scene, answer: Compound) -> Answer | None:
    """The answer, if the rules have nothing against it."""
    question = scene.view.stack[-1]
    assert isinstance(question, Winter)
    return answer if question.why_not(scene.me, answer) is None else None
