"""What is counted of a finished game, seat by seat, for the page of statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .events import (
    AttackBlocked,
    CouldNotDraw,
    Counterattacked,
    InstantPlayed,
    Missed,
    Passed,
    RanIntoFigure,
    RanIntoTerrain,
    RanOff,
    Stunned,
    Wounded,
)
from .table import Fight

DEEDS: Final = (
    "wounded",
    "heavy",
    "stunned",
    "blocks",
    "counterattacks",
    "instants",
    "passed",
    "misses",
    "collisions",
    "empty",
)
(_WOUNDED, _HEAVY, _STUNNED, _BLOCKS, _COUNTERS, _INSTANTS, _PASSED, _MISSES, _COLLISIONS, _EMPTY) = range(10)

MEASURES: Final[Mapping[str, tuple[str, ...]]] = {"deed": DEEDS}

_COUNTED: Final = {
    Stunned: _STUNNED,
    AttackBlocked: _BLOCKS,
    Counterattacked: _COUNTERS,
    InstantPlayed: _INSTANTS,
    Passed: _PASSED,
    Missed: _MISSES,
    RanOff: _COLLISIONS,
    RanIntoFigure: _COLLISIONS,
    RanIntoTerrain: _COLLISIONS,
    CouldNotDraw: _EMPTY,
}


def measures_of(g: Fight) -> Mapping[str, tuple[tuple[int, ...], ...]]:
    """Wounds and stun cards taken, what was done, and what went wrong, as the log tells."""
    counts = [[0] * len(DEEDS) for _ in range(g.seats)]
    for event in g.events:
        if isinstance(event, Wounded):
            counts[event.seat][_WOUNDED] += event.wounds
            counts[event.seat][_HEAVY] += event.heavy
            continue
        deed = _COUNTED.get(type(event))
        if deed is not None:
            counts[event.seat][deed] += 1  # type: ignore[attr-defined]  # all of these say whose
    return {"deed": tuple([tuple(count) for count in counts])}
