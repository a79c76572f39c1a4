"""The clock of the hall: the time of day that never jumps while the hall is open.

Whoever sets the clock of the machine, an hour forward or back, must not take anybody's time at a table, sign
anybody out or silence anybody. So what is counted here are seconds that nobody can set; where the time of day
differs from them they follow it slowly, by one second in a hundred, which no clock at a table would notice.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ..table.entries import Millis

FOLLOWS: Final = 0.01
"""How much of the time that passes it may go faster or slower, to come to the time of day."""

LATE: Final = 5
"""Milliseconds that a timer comes after its time, so that it never comes just before."""

GLANCE: Final = 0.02
"""Seconds for which nobody asks what time of day it is: every act looks at the clock several times."""


class SteadyClock:
    """Milliseconds since 1970 when called; `seconds` are the same as other people count them."""

    def __init__(
        self, of_day: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self._of_day: Final = of_day
        self._ticks: Final = ticks
        self._ticked = ticks()
        self._shown = of_day()

    def __call__(self) -> Millis:
        return int(self.seconds() * 1000)

    def seconds(self) -> float:
        ticked = self._ticks()
        passed = max(0.0, ticked - self._ticked)
        if passed < GLANCE:
            return self._shown + passed
        behind = self._of_day() - self._shown - passed
        most = passed * FOLLOWS
        self._shown += passed + max(-most, min(most, behind))
        self._ticked = ticked
        return self._shown
