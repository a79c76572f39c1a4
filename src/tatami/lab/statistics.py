"""The little statistics of a simulation: intervals for rates and their ratios, quantiles of counts."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054
"""A normal variable lies within this many standard deviations 95 % of the time."""


class Rate(msgspec.Struct, frozen=True):
    """A rate with its 95 % interval."""

    rate: float
    low: float
    high: float


class Ratio(msgspec.Struct, frozen=True):
    """One rate in terms of another, with its 95 % interval."""

    ratio: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How a number is distributed."""

    min: float
    p5: float
    q1: float
    median: float
    q3: float
    p95: float
    max: float
    mean: float


def wilson(wins: float, games: int) -> Rate:
    """Wilson's interval for a win rate; `wins` may contain shares of shared wins.

    A share lies between 0 and 1, so its variance is at most that of a whole win at the same rate:
    with shared wins the interval is a little too wide, never too narrow.
    """
    rate = wins / games
    scale = 1 + Z95**2 / games
    centre = (rate + Z95**2 / (2 * games)) / scale
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2)) / scale
    # min and max: in floating point the bounds at 0 and 1 would miss by a hair.
    return Rate(rate, min(rate, max(0.0, centre - half)), max(rate, min(1.0, centre + half)))


def ratio_of(rate: float, games: int, base: float, base_games: int) -> Ratio | None:
    """How many times as often; the interval is Katz's, from the logarithm. None if one never happened."""
    if not rate or not base:
        return None
    ratio = rate / base
    spread = exp(Z95 * sqrt((1 - rate) / (rate * games) + (1 - base) / (base * base_games)))
    return Ratio(ratio, ratio / spread, ratio * spread)


def spread_of(counts: Mapping[int, int]) -> Spread:
    """The distribution of whole numbers, given how often each occurred."""
    values = sorted(counts)
    total = sum(counts.values())
    return Spread(
        min=values[0],
        p5=_quantile(values, counts, total, 0.05),
        q1=_quantile(values, counts, total, 0.25),
        median=_quantile(values, counts, total, 0.5),
        q3=_quantile(values, counts, total, 0.75),
        p95=_quantile(values, counts, total, 0.95),
        max=values[-1],
        mean=sum(value * count for value, count in counts.items()) / total,
    )


def _quantile(values: list[int], counts: Mapping[int, int], total: int, q: float) -> float:
    """Linear interpolation between the two nearest ranks, as spreadsheets and NumPy do."""
    rank = q * (total - 1)
    below = _at_rank(values, counts, int(rank))
    above = _at_rank(values, counts, min(int(rank) + 1, total - 1))
    return below + (above - below) * (rank - int(rank))


def _at_rank(values: list[int], counts: Mapping[int, int], rank: int) -> int:
    for value in values:
        rank -= counts[value]
        if rank < 0:
            return value
    return values[-1]
