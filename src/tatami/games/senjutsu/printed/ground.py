"""Cells of a diagram as they are called: well-known ones by a name, others one by one (SJT-119)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..diagram import cell_at, turned
from ..pack import DIRECTIONS, Direction
from .saying import Said, join, say

Cell = tuple[tuple[Direction, int], ...]
"""The shortest way to it: so many steps in one direction, and then so many in the next."""


def cell(text: str) -> Cell:
    """However it is written: `F2+FR` and `FR+F2` are the same cell."""
    at = cell_at(text)
    assert at, text
    for k, first in enumerate(DIRECTIONS):
        second = DIRECTIONS[(k + 1) % len(DIRECTIONS)]
        q, r = turned(at, -k)
        if q >= 0 and -r - q > 0:
            legs = [(first, -r - q), *([(second, q)] if q else [])]
            return tuple(sorted(legs, key=lambda leg: DIRECTIONS.index(leg[0])))
    raise ValueError(text)  # the cell of the figure itself


_SIX: Final = ("F", "FR", "BR", "B", "BL", "FL")
_SIX_FAR: Final = tuple(f"{d}2" for d in _SIX)
_BETWEEN: Final = ("F+FR", "FR+BR", "BR+B", "B+BL", "BL+FL", "FL+F")
_AREA_CELLS: Final = (
    ("two-rings", (*_SIX, *_SIX_FAR, *_BETWEEN)),
    ("second-ring", (*_SIX_FAR, *_BETWEEN)),
    ("six-lines", (*_SIX, *_SIX_FAR)),
    ("around", _SIX),
    ("six-far", _SIX_FAR),
    ("three-in-front", ("FL", "F", "FR")),
    ("three-behind", ("BL", "B", "BR")),
    ("three-two-ahead", ("F+FL", "F2", "F+FR")),
    ("three-three-ahead", ("F2+FL", "F3", "F2+FR")),
    ("line-of-three", ("F", "F2", "F3")),
    ("line-of-two", ("F", "F2")),
    ("front-sides", ("FL", "FR")),
    ("back-sides", ("BL", "BR")),
    ("two-ahead-sides", ("F+FL", "F+FR")),
    ("three-ahead-sides", ("F2+FL", "F2+FR")),
)
"""Diagrams with a name, in the order in which they are looked for in a larger one."""
_AREAS: Final = {name: frozenset(map(cell, cells)) for name, cells in _AREA_CELLS}
_BESIDE: Final = {
    "F": ("FL", "FR"),
    "F2": ("F+FL", "F+FR"),
    "F3": ("F2+FL", "F2+FR"),
}
"""What lies to the left and to the right of a cell straight ahead."""
_Area = tuple[int, Said]
"""How near it is, and how it is called."""


def direction(d: Direction) -> Said:
    return say(f"direction-{d}")


class Pointing:
    """Points at cells in the course of a sentence: what was pointed at last, others may lie beside (but not
    where whoever stands there is spoken of)."""

    def __init__(self, beside: bool = True) -> None:
        self._last: str | None = None
        self._neighbours: Final = _BESIDE if beside else {}

    def at(self, cells: Iterable[str]) -> Said:
        """These cells, the nearest first; as `acc` and `dat` whoever stands there."""
        left = {cell(text): text for text in cells}
        found = [*self._beside(left), *self._named(left), *self._single(left)]
        nearest = sorted(found, key=lambda area: area[0])
        if nearest != found:
            self._last = None
        return join("and", [said for _, said in nearest])

    def _beside(self, left: dict[Cell, str]) -> list[_Area]:
        """The neighbours of what was pointed at last, to its left and right."""
        pair = [cell(text) for text in self._neighbours.get(self._last or "", ())]
        near = [one for one in pair if one in left]
        if not near:
            return []
        side = "both" if len(near) == len(pair) else ("left", "right")[pair.index(near[0])]
        for one in near:
            del left[one]
        return [(0, say("area-beside", side=side))]

    def _named(self, left: dict[Cell, str]) -> list[_Area]:
        found: list[_Area] = []
        for name, area in _AREAS.items():
            if area <= left.keys():
                found.append((min(_distance(one) for one in area), say(f"area-{name}")))
                for one in area:
                    del left[one]
                self._last = None
        return found

    def _single(self, left: dict[Cell, str]) -> list[_Area]:
        found: list[_Area] = []
        while left:
            one = next(iter(left))
            self._last = left.pop(one)
            found.append((_distance(one), _single(one)))
            found += [(_distance(one), said) for _, said in self._beside(left)]
        return found


def _distance(one: Cell) -> int:
    return sum(n for _, n in one)


def _single(one: Cell) -> Said:
    if len(one) > 1:
        legs = [say("leg", n=n, where=direction(d)) for d, n in one]
        return say("area-legs", legs=join("and", legs))
    d, n = one[0]
    return say(f"area-{d}") if n == 1 else say("area-straight", n=n, to=d.lower())
