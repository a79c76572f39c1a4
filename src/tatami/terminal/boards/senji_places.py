"""Where the names of regions come to stand on a map of letters: for any map, from its centres alone.

A terminal has few cells, and provinces lie close together where there are many. So a place is half what it is
on the map and half its rank among the others: north stays north of south, and crowds are drawn apart.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

Point = tuple[float, float]
Size = tuple[int, int]

STEEP: Final = 3
"""A line up or down counts as so many cells aside, when something has to make room."""


class Sheet:
    """Which cells are taken: a mask of bits for each line."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self._lines: Final = [0] * height

    def is_free(self, x: int, y: int, size: Size) -> bool:
        bits = ((1 << size[0]) - 1) << x
        return not any(self._lines[line] & bits for line in range(y, y + size[1]))

    def take(self, x: int, y: int, size: Size) -> None:
        bits = ((1 << size[0]) - 1) << x
        for line in range(y, y + size[1]):
            self._lines[line] |= bits

    def nearest(self, x: int, y: int, size: Size) -> tuple[int, int] | None:
        """The free place of that size that lies nearest to where it should be, or None."""
        best, least = None, 0
        for top in range(self.height - size[1] + 1):
            for left in range(self.width - size[0] + 1):
                far = abs(left - x) + STEEP * abs(top - y)
                if (best is None or far < least) and self.is_free(left, top, size):
                    best, least = (left, top), far
        return best


@lru_cache(maxsize=64)
def laid_out(
    points: tuple[Point, ...], sizes: tuple[Size, ...], lead: int, width: int, height: int
) -> tuple[tuple[int, int], ...] | None:
    """For each point the upper left corner of its label; None where they do not all fit.

    The first `lead` points are the crowd that the sheet is divided by; the others go where there is room.
    """
    across = sorted(point[0] for point in points[:lead])
    down = sorted(point[1] for point in points[:lead])
    ideal = [(_spread(x, across), _spread(y, down)) for x, y in points]
    sheet = Sheet(width, height)
    places: dict[int, tuple[int, int]] = {}
    # Whoever lies at the edge has the fewest places to go to, so it goes first.
    for k in sorted(range(len(points)), key=lambda k: (k >= lead, -_from_the_middle(ideal[k]))):
        size = sizes[k]
        left, top = round(ideal[k][0] * (width - size[0])), round(ideal[k][1] * (height - size[1]))
        place = sheet.nearest(left, top, size)
        if place is None:
            return None
        # A cell beside a label stays free, so that two never read as one.
        sheet.take(place[0], place[1], (size[0] + 1, size[1]))
        places[k] = place
    return tuple(places[k] for k in range(len(points)))


def _spread(value: float, crowd: Sequence[float]) -> float:
    """From 0 to 1: between where it lies and its rank."""
    low, high = crowd[0], crowd[-1]
    plain = (value - low) / ((high - low) or 1)
    rank = bisect_left(crowd, value) / max(1, len(crowd) - 1)
    return min(1.0, max(0.0, (plain + rank) / 2))


def _from_the_middle(place: Point) -> float:
    return abs(place[0] - 0.5) + abs(place[1] - 0.5)
