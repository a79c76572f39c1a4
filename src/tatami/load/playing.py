"""Two ways to play: as fast as the hall can, and as slowly as people do."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from time import perf_counter, process_time
from typing import Final

import msgspec

from tatami.lab.measure import QUIET_STEP, step_cost

from .crowd import Crowd, Progress
from .serving import Serving
from .tables import BotTable, Tally

STEPS: Final = 5
TICK: Final = 0.1
"""Seconds between two words to the progress bar."""


class Played(msgspec.Struct, frozen=True):
    """What came of it. `cpu_seconds` are the hall's, None where the system does not tell."""

    seconds: float
    cpu_seconds: float | None
    client_seconds: float
    step_ns: float
    """What a step of the laboratory's calibration loop took just before and after."""
    acts: int
    refused: int
    p50_ms: float | None
    p99_ms: float | None

    @property
    def per_second(self) -> float:
        return self.acts / self.seconds

    @property
    def per_cpu_second(self) -> float | None:
        return self.acts / self.cpu_seconds if self.cpu_seconds else None

    @property
    def per_quiet_second(self) -> float | None:
        """The same on a core that is busy with nothing else, as the laboratory counts."""
        return None if self.per_cpu_second is None else self.per_cpu_second * self.step_ns / QUIET_STEP


def percentile(values: Sequence[float], share: float) -> float | None:
    """Of sorted values; None of none."""
    return values[min(len(values) - 1, int(len(values) * share))] if values else None


def _steps() -> list[float]:
    return [step_cost() for _ in range(STEPS)]


class _Watch:
    """Stops the time from its making on."""

    def __init__(self, hall: Serving, tally: Tally) -> None:
        self._hall: Final = hall
        self._tally: Final = tally
        self._steps: Final = _steps()
        self._cpu, self._mine, self._start = hall.cpu_seconds, process_time(), perf_counter()

    def played(self) -> Played:
        seconds, mine, cpu = perf_counter() - self._start, process_time() - self._mine, self._hall.cpu_seconds
        waits = sorted(wait * 1000 for wait in self._tally.waits)
        used = None if cpu is None or self._cpu is None else cpu - self._cpu
        acts, refused = self._tally.acts, self._tally.refused
        p50, p99 = percentile(waits, 0.5), percentile(waits, 0.99)
        step = median(self._steps + _steps())
        return Played(seconds, used, mine, step, acts, refused, p50, p99)


async def at_full_speed(
    hall: Serving, crowd: Crowd, tables: Sequence[BotTable], seconds: float, progress: Progress
) -> Played:
    """At every table the next act is sent as soon as everybody has heard of the last."""
    playing, tasks = True, set[asyncio.Task[None]]()

    def go_on(table: BotTable) -> None:
        if not playing or table.is_lost:
            return
        if not table.is_over:
            table.act()
        elif not any(task.get_name() == table.id for task in tasks):
            task = asyncio.create_task(crowd.next_game(table), name=table.id)
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    with without_pauses():
        watch = _Watch(hall, crowd.tally(tables))
        for table in tables:
            table.on_ready = go_on
            go_on(table)
        await _pass(seconds, progress)
        played = watch.played()
    playing = False
    await asyncio.gather(*tasks)
    await _settled(tables)
    return played


async def at_leisure(
    hall: Serving, crowd: Crowd, seconds: float, pause: float, seed: int, progress: Progress
) -> Played:
    """At every table somebody acts every `pause` seconds on average, whenever it happens to be."""
    loop, rng, tables = asyncio.get_running_loop(), random.Random(seed), crowd.tables
    end = loop.time() + seconds

    def some_act(table: BotTable) -> None:
        if loop.time() >= end:
            return
        if table.is_ready:
            table.act()
        loop.call_later(rng.expovariate(1 / pause), some_act, table)

    with without_pauses():
        tally = crowd.tally(tables)
        watch = _Watch(hall, tally)
        for table in tables:
            table.on_ready = lambda _: None
            loop.call_later(rng.expovariate(1 / pause), some_act, table)
        await _pass(seconds, progress)
        played = watch.played()
    await _settled(tables)
    return played


async def _pass(seconds: float, progress: Progress) -> None:
    start = last = perf_counter()
    while last - start < seconds:
        await asyncio.sleep(min(TICK, seconds - (last - start)))
        now = perf_counter()
        progress(now - last)
        last = now


async def _settled(tables: Sequence[BotTable], patience: float = 5.0) -> None:
    """Until the last act has been told everywhere, so that nothing of it is left to the next measurement."""
    until = perf_counter() + patience
    while perf_counter() < until and not all(t.is_ready or t.is_over or t.is_lost for t in tables):
        await asyncio.sleep(0.02)


@contextmanager
def without_pauses() -> Iterator[None]:
    """Our own collector of garbage would be taken for a slow hall. Within another it need not begin anew."""
    if not gc.isenabled():
        yield
        return
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()
