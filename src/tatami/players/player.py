"""What a player is to a match, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat
from tatami.kernel.views import View


class Player(Protocol):
    """Sits at one seat for one match. It is made anew for the next one, so it may remember.

    A player that does not want a view is given neither events nor a view (it must not look at it:
    there is none), which makes it several times cheaper. One that does not say wants it.
    """

    wants_view: ClassVar[bool]

    def observe(self, events: Sequence[Event]) -> None:
        """What this seat noticed since it was last told, hidden faces blanked."""

    def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
        """One of the legal answers; there is always at least one."""


class RandomPlayer:
    """Draws among the legal answers, all alike likely."""

    wants_view: ClassVar[bool] = False

    def __init__(self, seat: Seat, seats: int, seed: int) -> None:
        self._random = Random(seed).random

    def observe(self, events: Sequence[Event]) -> None:
        pass

    def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
        # Cheaper than Random.choice, and the bias of 2**-53 is nobody's advantage.
        return legal[int(self._random() * len(legal))]
