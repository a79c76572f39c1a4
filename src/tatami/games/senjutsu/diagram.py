"""Cells of a printed diagram: sums of directions as seen by the figure, `F`, `F2`, `F+FR` (ledger 2.3)."""

from __future__ import annotations

import re
from typing import Final

from .pack import Direction, Point

STEPS: Final[dict[Direction, Point]] = {
    "F": (0, -1),
    "FR": (1, -1),
    "BR": (1, 0),
    "B": (0, 1),
    "BL": (-1, 1),
    "FL": (-1, 0),
}
"""By direction: the step of a figure that looks north, as (q, r)."""

_TERM: Final = r"(?:FR|FL|F|BR|BL|B)[1-6]?"
_CELL: Final = re.compile(rf"{_TERM}(?:\+{_TERM}){{0,5}}")


def cell_at(text: str) -> Point | None:
    """Where that cell lies for a figure that looks north from (0, 0); None if the text is no cell."""
    if not _CELL.fullmatch(text):
        return None
    q = r = 0
    for term in text.split("+"):
        name = term.rstrip("123456")
        times = int(term[len(name) :] or 1)
        step_q, step_r = next(step for direction, step in STEPS.items() if direction == name)
        q, r = q + times * step_q, r + times * step_r
    return q, r


def turned(point: Point, facing: int) -> Point:
    """The same cell for a figure that looks another way: one turn clockwise is (q, r) -> (-r, q + r)."""
    q, r = point
    for _ in range(facing % 6):
        q, r = -r, q + r
    return q, r
