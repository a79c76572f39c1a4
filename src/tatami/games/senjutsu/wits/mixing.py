"""A mixed choice from a small matrix: both sides answer each other's leanings, a few rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from . import weights

Matrix = Sequence[Sequence[float]]
"""By own card and foe's card: what it is worth to oneself."""


def leaning(values: Sequence[float], temper: float) -> list[float]:
    """Shares that grow with the value: the best gets most, what is close gets nearly as much."""
    top = max(values)
    shares = [exp((value - top) / temper) for value in values]
    whole = sum(shares)
    return [share / whole for share in shares]


def answering(values: Sequence[float], likely: Sequence[float]) -> list[float]:
    """How likely a foe lays each card: he must hold it, and nothing that he likes better.

    However much he would like a card, it counts no more than it is likely in his hand.
    """
    shares = []
    for k, share in enumerate(likely):
        for other, weight in enumerate(likely):
            if other != k:
                share *= 1.0 - weight * _prefers(values[other] - values[k])
        shares.append(share)
    whole = sum(shares)
    return [share / whole for share in shares]


def _prefers(lead: float) -> float:
    """How surely somebody takes what is better by so much."""
    return 1.0 / (1.0 + exp(min(-lead / weights.FOE_TEMPER, 30.0)))


def expected(matrix: Matrix, likely: Sequence[float]) -> list[float]:
    """By own card: its value against a foe who leans as one would in his place, if he holds the card."""
    rows, columns = len(matrix), len(likely)
    mine = [1.0 / rows] * rows
    foe = [0.0] * columns
    values = [0.0] * rows
    for turn in range(1, weights.ROUNDS + 1):
        against = [-sum([mine[i] * matrix[i][j] for i in range(rows)]) for j in range(columns)]
        answer = answering(against, likely)
        foe = [old + (new - old) / turn for old, new in zip(foe, answer, strict=True)]
        values = [sum([share * cell for share, cell in zip(foe, row, strict=True)]) for row in matrix]
        wish = leaning(values, weights.TEMPER)
        mine = [old + (new - old) / (turn + 1) for old, new in zip(mine, wish, strict=True)]
    return values


def drawn(values: Sequence[float], chance: Callable[[], float]) -> int:
    """One of them by its share; what is hopeless is never drawn."""
    shares = _not_hopeless(values)
    at = chance() * sum(shares)
    for k, share in enumerate(shares):
        at -= share
        if at < 0:
            return k
    return values.index(max(values))


def shares_of(values: Sequence[float]) -> list[float]:
    """How likely each of them is drawn."""
    shares = _not_hopeless(values)
    whole = sum(shares)
    return [share / whole for share in shares]


def _not_hopeless(values: Sequence[float]) -> list[float]:
    top = max(values)
    return [
        share if top - value < weights.HOPELESS else 0.0
        for share, value in zip(leaning(values, weights.TEMPER), values, strict=True)
    ]
