"""Sharing the matches of an experiment among processes."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from tatami.kernel.reasons import TatamiError

from .tally import Experiment, Tally, play_some

LARGEST_CHUNK: Final = 200
"""Matches: few enough for a lively progress bar."""


def tallies(experiment: Experiment, games: int, jobs: int) -> Iterator[Tally]:
    """The matches in chunks, in whatever order they get done."""
    chunks = chunks_of(games, jobs)
    if jobs == 1 or len(chunks) == 1:
        return (play_some(experiment, chunk) for chunk in chunks)
    return _in_processes(experiment, chunks, min(jobs, len(chunks)))


def chunks_of(games: int, jobs: int) -> list[range]:
    """All matches, several chunks for each job so that none is left waiting for the slowest."""
    size = max(1, min(LARGEST_CHUNK, games // (4 * jobs)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _in_processes(experiment: Experiment, chunks: list[range], jobs: int) -> Iterator[Tally]:
    # Spawned, not forked: a progress bar's thread may hold a lock at any moment, and the same
    # way of starting works on every system.
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(jobs, context, _enter, (stop,))
    try:
        with _born_deaf_to_interrupts():
            futures = [pool.submit(_play_chunk, experiment, chunk) for chunk in chunks]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        raise TatamiError("worker-died") from None
    finally:
        stop.set()  # of no consequence when all is done; after Ctrl-C nobody begins another match
        pool.shutdown(cancel_futures=True)


@contextmanager
def _born_deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of a terminal; only this one shall answer it, and stop the others.

    A child inherits that the signal is ignored, also before its first line of Python runs.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change this
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# --- in the worker ------------------------------------------------------------------------------

_stop: Event | None = None


def _enter(stop: Event) -> None:
    global _stop
    _stop = stop


def _play_chunk(experiment: Experiment, chunk: range) -> Tally:
    assert _stop is not None
    return play_some(experiment, chunk, _stop.is_set)
