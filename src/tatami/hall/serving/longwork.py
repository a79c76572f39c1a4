"""Work that takes long: never in the event loop, never much at once, and with a line that has an end.

Threads share one interpreter, so whoever works long rests now and then: the loop needs a free moment to
answer everybody else. What is given up while it still waits is not done; what has begun ends by itself, by
its time or when the hall closes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from time import perf_counter, sleep, thread_time
from typing import Final, TypeVar

from tatami.kernel.reasons import TatamiError

from .charging import charge

T = TypeVar("T")
Breath = Callable[[], None]
"""Called again and again by whoever works: a moment's rest, or an end to it."""

WORKS: Final = 0.002
"""Seconds of work after which there is a rest."""
RESTS: Final = 0.000_5
LONGEST: Final = 60.0
"""Seconds after which a piece of work is given up."""
AGAIN: Final = 2
"""Seconds after which somebody who is refused may try again."""


def restless() -> None:
    """The breath of work that nobody waits beside: tests, the terminal."""


def _timed(work: Callable[[Breath], T], breath: Callable[[], Breath]) -> tuple[T, float]:
    """What came of it, and how long its thread worked: whoever wanted it pays for that."""
    began = thread_time()
    return work(breath()), thread_time() - began


class LongWork:
    """So many threads, so many who wait for one, and of these so many by the same person."""

    def __init__(self, name: str, at_once: int, waiting: int, each: int) -> None:
        self._threads: Final = ThreadPoolExecutor(at_once, name)
        self._room: Final = at_once + waiting
        self._each: Final = each
        self._inside: Final[Counter[str]] = Counter()
        self._is_closed = False

    async def do(self, who: str, work: Callable[[Breath], T]) -> T:
        """Does it in its turn; TatamiError `too-many` for who wants too much at once, `too-busy` for all."""
        if self._inside[who] >= self._each:
            raise TatamiError("too-many", seconds=AGAIN)
        if self._inside.total() >= self._room or self._is_closed:
            raise TatamiError("too-busy", seconds=AGAIN)
        loop = asyncio.get_running_loop()
        self._inside[who] += 1
        doing = self._threads.submit(_timed, work, self._breath)

        def over(_: Future[tuple[T, float]]) -> None:
            with suppress(RuntimeError):  # the loop is gone, and with it everybody who counted
                loop.call_soon_threadsafe(self._leave, who)

        doing.add_done_callback(over)
        found, seconds = await asyncio.wrap_future(doing)
        charge(seconds)
        return found

    @property
    def inside(self) -> int:
        """How many are being worked for, or wait."""
        return self._inside.total()

    def close(self) -> None:
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _leave(self, who: str) -> None:
        self._inside[who] -= 1
        if not self._inside[who]:
            del self._inside[who]

    def _breath(self) -> Breath:
        since = perf_counter()
        until = since + LONGEST

        def breath() -> None:
            nonlocal since
            now = perf_counter()
            if now - since < WORKS:
                return
            if self._is_closed or now > until:
                raise TatamiError("too-busy", seconds=AGAIN)
            sleep(RESTS)
            since = perf_counter()

        return breath
