"""A sensible player of Lone Star: it counts what was played, and keeps its best card for the last round."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tatami.hooks.grounds import Because
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from . import grounds
from .answers import Lay
from .pieces import NUMBERS, PLAYED, hand
from .table import StarTable

_NOISE: Final = 0.08
"""A little randomness: who can be foretold is met with the same card."""


class SensibleStar:
    """Sees only the view and the events of its seat."""

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self._rng: Final = Random(seed)
        self.because: Final = Because()

    def observe(self, events: Sequence[Event]) -> None:
        """Everything worth knowing still lies open on the table."""

    def choose(self, view: View[StarTable], legal: Sequence[Answer]) -> Answer:
        self.because.clear()
        unseen = [view.seats] * NUMBERS
        for face in (*view.faces(PLAYED), *view.faces(hand(view.seat))):
            unseen[face] -= 1
        if view.options["wins"] == "lowest":
            unseen.reverse()
        likely = sorted(legal, key=lambda answer: self._chance(view, unseen, answer))
        if len(likely) == 1:
            return likely[0]
        best, chosen = likely[-1], likely[-2]
        assert isinstance(best, Lay)
        self.because.note(grounds.KEEPS_BEST, card=best.card)
        return chosen

    def _chance(self, view: View[StarTable], unseen: Sequence[int], answer: Answer) -> float:
        """How likely all others lay something lower, were each of them to lay one of the unseen cards."""
        assert isinstance(answer, Lay)
        rank = NUMBERS - 1 - answer.card if view.options["wins"] == "lowest" else answer.card
        lower, cards = sum(unseen[:rank]), sum(unseen)
        alone = (lower / cards) ** (view.seats - 1) if cards else 0.0
        return alone + _NOISE * self._rng.random()
