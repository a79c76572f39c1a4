"""How long to wait before the next try, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Final

FIRST: Final = 0.05
LONGEST: Final = 5.0


class Patience:
    """Waits longer after every failure, never quite the same, and not for ever.

    Many clients lose a hall at the same moment: they must not all come back at the same moment.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] | None = None) -> None:
        self._seconds: Final = seconds
        self._clock: Final = clock or asyncio.get_running_loop().time
        self._chance: Final = Random()
        self._pause = FIRST
        self._until = self._clock() + seconds

    def start_anew(self) -> None:
        """All is well again."""
        self._pause = FIRST
        self._until = self._clock() + self._seconds

    @property
    def left(self) -> float:
        return self._until - self._clock()

    def next_pause(self) -> float:
        pause = self._chance.uniform(0.5, 1.0) * self._pause
        self._pause = min(LONGEST, self._pause * 2)
        return pause

    async def wait(self, at_least: float = 0.0) -> bool:
        """Waits for the next try; False if there is to be none."""
        pause = max(at_least, self.next_pause())
        if pause > self.left:
            return False
        await asyncio.sleep(pause)
        return True
