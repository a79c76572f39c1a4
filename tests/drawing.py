"""What chance says for a seat, in tests that let it play."""

from __future__ import annotations

from random import Random
from typing import Any

from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.parts import finished
from tatami.kernel.seats import Seat


def any_answer(g: Game[Any], seat: Seat, rng: Random) -> Answer:
    """One of its legal answers; of a form, a whole that chance makes of it."""
    return finished(g, seat, rng.choice(g.legal(seat)), rng.randrange)
