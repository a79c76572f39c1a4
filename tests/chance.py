"""Chance answers in tests: where a form is drawn, it is finished by chance, too."""

from __future__ import annotations

from random import Random
from typing import Any

from tatami.formats.sampling import finished
from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.seats import Seat


def some_answer(g: Game[Any], seat: Seat, rng: Random) -> Answer:
    """A legal answer of that seat."""
    return finished(g, seat, rng.choice(g.legal(seat)), rng.randrange)
