"""Lines of sight on the endless grid, in exact whole numbers (ledger 2.3; SJT-195, SJT-196).

The centre of cell (q, r) lies at X = 3q, Y = 2r + q, so that all corners are whole numbers too: an affine
picture of the grid, in which lines stay lines and touching stays touching.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .hexes import FACINGS, Vector, distance, minus

Point = tuple[int, int]
Segment = tuple[Point, Point]

CORNERS: Final[tuple[Point, ...]] = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""Around the centre, clockwise from the left end of the north edge: corners k and k + 1 bound side k."""
REACH: Final = 4
"""How many steps a detour over a cell that a line meets can cost at most: a corner lies 2/3 of a step from
its centre, and that counts twice at the cell and twice at each end."""


def centre(cell: Vector) -> Point:
    q, r = cell
    return 3 * q, 2 * r + q


def corner(cell: Vector, k: int) -> Point:
    x, y = centre(cell)
    dx, dy = CORNERS[k % FACINGS]
    return x + dx, y + dy


@lru_cache(maxsize=1 << 12)
def sight_lines(target: Vector) -> tuple[frozenset[Vector], ...]:
    """SJT-195: for a figure on (0, 0) with facing 0, what each line to the target must find free.

    One set for each line that can matter: the cells, neither its own nor the target's, whose closed hexagons
    the line meets. A line that meets all that another one meets, and more, is left out. No set: the target
    is behind it (SJT-R86).
    """
    near = [c for c in _cells_about(target) if c not in ((0, 0), target)]
    found = {frozenset([c for c in near if meets(line, c)]) for line in _lines(target)}
    least = [cells for cells in found if not any(other < cells for other in found)]
    return tuple(sorted(least, key=lambda cells: (len(cells), sorted(cells))))


def _lines(target: Vector) -> list[Segment]:
    """From the two front corners to the six corners of the target, but not through the figure's own cell."""
    return [
        (corner((0, 0), k), corner(target, end))
        for k in (0, 1)
        for end in range(FACINGS)
        if not _leads_inside(k, corner(target, end))
    ]


def _leads_inside(k: int, end: Point) -> bool:
    """Whether a line from corner k to `end` runs through the inside: if it sets out between the two edges."""
    x, y = CORNERS[k]
    (ax, ay), (bx, by) = CORNERS[(k + 1) % FACINGS], CORNERS[(k - 1) % FACINGS]
    dx, dy = end[0] - x, end[1] - y
    return (ax - x) * dy - (ay - y) * dx > 0 and dx * (by - y) - dy * (bx - x) > 0


def meets(line: Segment, cell: Vector) -> bool:
    """SJT-196: the line crosses the closed hexagon of the cell, or touches it in one point.

    Convex figures are apart exactly if one of their own sides divides them: three pairs of sides of the
    hexagon, and the line itself.
    """
    x, y = centre(cell)
    (ax, ay), (bx, by) = line
    ax, ay, bx, by = ax - x, ay - y, bx - x, by - y
    if (ay > 1 and by > 1) or (ay < -1 and by < -1):
        return False
    if (ax + ay > 2 and bx + by > 2) or (ax + ay < -2 and bx + by < -2):
        return False
    if (ax - ay > 2 and bx - by > 2) or (ax - ay < -2 and bx - by < -2):
        return False
    dx, dy = bx - ax, by - ay
    centre_off, corner_off = abs(dx * ay - dy * ax), max(abs(dx - dy), abs(dx + dy), abs(2 * dy))
    return centre_off <= corner_off  # else all six corners lie on the same side of the line


def _cells_about(target: Vector) -> list[Vector]:
    """Every cell that some line to the target might meet."""
    far = distance(target) + REACH
    span = range(-far, far + 1)
    return [(q, r) for q in span for r in span if distance((q, r)) + distance(minus((q, r), target)) <= far]
