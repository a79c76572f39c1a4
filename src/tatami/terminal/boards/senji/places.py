"""Where the names of regions come to stand on a map of letters: for any map, from its centres alone.

A terminal has few cells, and provinces lie close together where there are many. So a place is half what it is
on the map and half its rank among the others: north stays north of south, and crowds are drawn apart.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple

Point = tuple[float, float]
Size = tuple[int, int]

STEEP: Final = 3
"""A line up or down counts as so many cells aside, when something has to make room."""
SOUTH: Final = 0.08
"""What lies so far below something, from 0 to 1, is south of it."""
SWAPPED: Final = 150
FIRST: Final[tuple[Callable[[float, float], float], ...]] = (
    lambda x, y: -abs(x - 0.5) - abs(y - 0.5),
    lambda x, y: abs(x - 0.5) + abs(y - 0.5),
    lambda x, y: x,
    lambda x, y: -x,
    lambda x, y: y,
    lambda x, y: -y,
    lambda x, y: x - y,
    lambda x, y: y - x,
    lambda x, y: -abs(x - 0.5),
    lambda x, y: -abs(y - 0.5),
)
"""Who chooses a place first: the edge, the middle, or one side after the other. The best of them is taken."""


class Near(NamedTuple):
    """A free place, and how far it is from where it should be."""

    far: int
    top: int
    left: int


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

    def nearest(self, x: int, y: int, size: Size) -> Near | None:
        """The free place of that size that lies nearest to where it should be, or None."""
        best: Near | None = None
        for top in sorted(range(self.height - size[1] + 1), key=lambda top: abs(top - y)):
            steep = STEEP * abs(top - y)
            if best is not None and steep > best.far:
                break
            for left in range(self.width - size[0] + 1):
                near = Near(steep + abs(left - x), top, left)
                if (best is None or near < best) and self.is_free(left, top, size):
                    best = near
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
    tries = []
    for first in FIRST:
        order = sorted(range(len(points)), key=lambda k: (k >= lead, first(*ideal[k])))
        places = _placed(ideal, sizes, order, Sheet(width, height))
        if places is not None:
            tries.append(places)
    if not tries:
        return None
    best = min(tries, key=lambda places: _fault(ideal[:lead], places))
    return tuple((place.left, place.top) for place in best)


def _fault(ideal: Sequence[Point], places: Sequence[Near]) -> int:
    """How much a layout misleads: most by what stands north of something though it lies south of it; and by
    one that is far from home more than by many that have stepped aside a little."""
    swapped = sum(
        ideal[a][1] + SOUTH < ideal[b][1] and places[a].top > places[b].top
        for a, b in permutations(range(len(ideal)), 2)
    )
    return SWAPPED * swapped + sum(place.far**2 for place in places)


def _placed(
    ideal: Sequence[Point], sizes: Sequence[Size], order: Iterable[int], sheet: Sheet
) -> list[Near] | None:
    """One after the other, each as near as can be to where it should be."""
    places: dict[int, Near] = {}
    for k in order:
        size = sizes[k]
        left, top = ideal[k][0] * (sheet.width - size[0]), ideal[k][1] * (sheet.height - size[1])
        place = sheet.nearest(round(left), round(top), size)
        if place is None:
            return None
        # A cell beside a label stays free, so that two never read as one.
        sheet.take(place.left, place.top, (size[0] + 1, size[1]))
        places[k] = place
    return [places[k] for k in range(len(ideal))]


def _spread(value: float, crowd: Sequence[float]) -> float:
    """From 0 to 1: between where it lies and its rank."""
    low, high = crowd[0], crowd[-1]
    plain = (value - low) / ((high - low) or 1)
    rank = bisect_left(crowd, value) / max(1, len(crowd) - 1)
    return min(1.0, max(0.0, (plain + rank) / 2))
