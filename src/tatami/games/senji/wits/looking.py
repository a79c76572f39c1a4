"""Naoe's look at a hand (SEN-199), and what is asked for once one knows it."""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.seats import Seat

from .. import grounds
from ..answers.winter import Look
from ..box import MEMBER
from ..pieces import HAND
from . import weights
from .cards import worth_to
from .dealing import Deal, gain_of
from .scene import Scene


def look(scene: Scene, legal: Sequence[Answer]) -> Answer | None:
    """At the hand of somebody one may deal with, the largest; else at the leader's."""
    looks = [answer for answer in legal if isinstance(answer, Look)]

    def use(answer: Look) -> tuple[bool, int]:
        return scene.is_welcome(answer.target), scene.me.count(HAND[answer.target])

    best = max(looks, key=use, default=None)
    if best is not None:
        scene.because.note(grounds.LOOKS_AT_PARTNER, target=best.target)
    return best


def swap_in_sight(scene: Scene, partner: Seat, free: Sequence[int]) -> tuple[int, int]:
    """Of the cards that one has seen in his hand the best that he may part with, and one's own for it: own
    card, his card; or -1."""
    box, seen = scene.box, scene.memory.seen.get(partner, [])
    theirs = scene.table.families[partner]
    best, most = (-1, -1), weights.LEAST_GAIN
    for other in sorted(set(seen)):
        family = box.family[other]
        spare = family == theirs or sum(box.family[card] == family for card in seen) > 1
        if family == scene.family or not spare:
            continue
        for own in sorted(set(free)):
            high = box.value[other] if box.kind[other] == MEMBER else 0
            if worth_to(scene, partner, own) < weights.GIFT + high - 1:
                continue
            gain = gain_of(scene, partner, Deal([own], [other], (), ()))
            if gain > most:
                best, most = (own, other), gain
    return best
