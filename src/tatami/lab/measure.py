"""Measuring on a machine that is busy with other things: short slices in turn, against a known loop.

A busy machine slows everything down by an unknown and changing factor. So all subjects take turns in
slices of about 50 ms; before and after each slice a plain counting loop is timed; and the slice's CPU
time is divided by what that loop took in units of a quiet core. What noise is left hits all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median, quantiles
from time import monotonic, process_time
from typing import Final

import msgspec

from .subjects import Work

QUIET_STEP: Final = 18.0
"""Nanoseconds that a step of the calibration loop takes on a quiet core: the unit of all figures."""

STEPS: Final = 100_000
SLICE: Final = 0.05
FEWEST_ROUNDS: Final = 3


class Figure(msgspec.Struct, frozen=True):
    """A cost in nanoseconds: the median slice, and the middle half of the slices."""

    median: float
    p25: float
    p75: float

    @property
    def per_second(self) -> tuple[float, float, float]:
        """How often in a second: median, lower and upper quartile."""
        return 1e9 / self.median, 1e9 / self.p75, 1e9 / self.p25


def figure_of(costs: Sequence[float]) -> Figure:
    low, _, high = quantiles(costs, n=4, method="inclusive")
    return Figure(median(costs), low, high)


class Measurements:
    """Slices of work, subject by subject: `costs` as on a quiet core, `steps` as they really were."""

    def __init__(self, work: Mapping[str, Work]) -> None:
        self.work: Final = work
        self.costs: Final[dict[str, list[float]]] = {name: [] for name in work}
        self.steps: Final[list[float]] = []
        self.rounds = 0

    def take(self, seconds: float, progress: Callable[[float], None]) -> None:
        """Rounds of one slice for everybody until the time is over; `progress` hears of seconds gone."""
        for does in self.work.values():
            does()  # fills caches, imports what is imported late
        length = min(SLICE, seconds / (FEWEST_ROUNDS * len(self.work)))
        start = now = monotonic()
        before = step_cost()
        while self.rounds < FEWEST_ROUNDS or now - start < seconds:
            for name, does in self.work.items():
                cost = slice_cost(does, length)
                after = step_cost()
                step = (before + after) / 2
                self.costs[name].append(cost * QUIET_STEP / step)
                self.steps.append(step)
                before, last, now = after, now, monotonic()
                progress(now - last)
            self.rounds += 1

    def figures(self) -> dict[str, Figure]:
        return {name: figure_of(costs) for name, costs in self.costs.items()}


def step_cost() -> float:
    """Nanoseconds per step of the calibration loop, now."""
    i, n = 0, STEPS
    start = process_time()
    while i < n:
        i += 1
    return (process_time() - start) * 1e9 / n


def slice_cost(does: Work, seconds: float) -> float:
    """Nanoseconds of CPU time per operation, over a slice of about that length."""
    done = 0
    now = start = process_time()
    while now - start < seconds:
        done += does()
        now = process_time()
    return (now - start) * 1e9 / done
