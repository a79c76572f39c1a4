"""Cells of a printed diagram as packs write them: `F`, `F2`, `F+FR`; none is longer than a field."""

from __future__ import annotations

import re
from typing import Final

from .hexes import DIRECTIONS, RELATIVE, Vector, plus, times
from .hexes import turned as turned

STEPS: Final[dict[str, Vector]] = dict(zip(RELATIVE, DIRECTIONS, strict=True))
"""By direction: the step of a figure that looks north."""

_TERM: Final = r"(?:FR|FL|F|BR|BL|B)[1-6]?"
_CELL: Final = re.compile(rf"{_TERM}(?:\+{_TERM}){{0,5}}")


def cell_at(text: str) -> Vector | None:
    """Where that cell lies for a figure that looks north from (0, 0); None if the text is no cell."""
    if not _CELL.fullmatch(text):
        return None
    at = (0, 0)
    for term in text.split("+"):
        name = term.rstrip("123456")
        at = plus(at, times(int(term[len(name) :] or 1), STEPS[name]))
    return at
