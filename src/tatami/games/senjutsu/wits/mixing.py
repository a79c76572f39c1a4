"""A mixed choice from a small matrix: both sides answer each other's leanings, a few rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from . import weights

Matrix = Sequence[Sequence[float]]
"""By own card and foe's card: what it is worth to oneself."""


def leaning(values: Sequence[float], temper: float, likely: Sequence[float] | None = None) -> list[float]:
    """Shares that grow with the value: the best gets most, what is close gets nearly as much."""
    top = max(values)
    shares = [exp((value - top) / temper) for value in values]
    if likely is not None:
        shares = [share * weight for share, weight in zip(shares, likely, strict=True)]
    whole = sum(shares)
    return [share / whole for share in shares]


def expected(matrix: Matrix, likely: Sequence[float]) -> list[float]:
    """By own card: its value against a foe who leans as one would in his place, if he holds the card."""
    rows, columns = len(matrix), len(likely)
    mine = [1.0 / rows] * rows
    foe = [0.0] * columns
    values = [0.0] * rows
    for turn in range(1, weights.ROUNDS + 1):
        against = [-sum([mine[i] * matrix[i][j] for i in range(rows)]) for j in range(columns)]
        answer = leaning(against, weights.FOE_TEMPER, likely)
        foe = [old + (new - old) / turn for old, new in zip(foe, answer, strict=True)]
        values = [sum([share * cell for share, cell in zip(foe, row, strict=True)]) for row in matrix]
        wish = leaning(values, weights.TEMPER)
        mine = [old + (new - old) / (turn + 1) for old, new in zip(mine, wish, strict=True)]
    return values


def drawn(values: Sequence[float], chance: Callable[[], float]) -> int:
    """One of them by its share; what is hopeless is never drawn."""
    top = max(values)
    shares = leaning(values, weights.TEMPER)
    shares = [
        share if top - value < weights.HOPELESS else 0.0 for share, value in zip(shares, values, strict=True)
    ]
    at = chance() * sum(shares)
    for k, share in enumerate(shares):
        at -= share
        if at < 0:
            return k
    return values.index(top)
