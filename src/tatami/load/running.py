"""A measurement from beginning to end: in a folder of its own, within its time, and nothing left behind."""

from __future__ import annotations

import asyncio
import signal
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, TypeVar

from tatami.kernel.reasons import TatamiError

from .crowd import Progress

T = TypeVar("T")

SLACK_SECONDS: Final = 240.0
"""For everything around the measurements; a run that takes longer is given up."""
ENDING: Final = ("SIGTERM", "SIGHUP")
"""What ends a program that does not ask; Ctrl+C comes of itself."""

Stage = Callable[[str, float], AbstractContextManager[Progress]]
"""Begins a progress bar with the key of a text and a total."""


def run(work: Callable[[Path], Awaitable[T]], seconds: float) -> T:
    """All of it is gone afterwards, whatever happens: the folder, and the halls that were opened in it."""
    with tempfile.TemporaryDirectory(prefix="tatami-bench-") as folder:
        try:
            return asyncio.run(_bounded(work(Path(folder)), seconds + SLACK_SECONDS))
        except asyncio.CancelledError:  # somebody has sent a signal: no different from Ctrl+C
            raise KeyboardInterrupt from None
        except (ConnectionError, asyncio.IncompleteReadError) as lost:
            raise TatamiError("bench-hall-lost", detail=str(lost)[:200]) from None


async def _bounded(work: Awaitable[T], seconds: float) -> T:
    _obey_signals()
    try:
        async with asyncio.timeout(seconds):
            return await work
    except TimeoutError:
        raise TatamiError("bench-hall-too-slow", seconds=round(seconds)) from None


def _obey_signals() -> None:
    """Whoever started us with a signal ignored (`nohup`) wants it ignored."""
    me = asyncio.current_task()
    for name in ENDING:
        sign = getattr(signal, name, None)
        if me is not None and sign is not None and signal.getsignal(sign) is not signal.SIG_IGN:
            try:
                asyncio.get_running_loop().add_signal_handler(sign, me.cancel)
            except NotImplementedError:  # Windows
                return
