"""Flat-top hexes in letters: where a cell lies on a sheet, how its edge is drawn, where its signs go.

A hex is `2 * half` lines high; its upper and lower side are `flat` characters. `half` lines lie between a
cell and its neighbour in the next column, so that a diagonal neighbour is really seen diagonally.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tatami.games.senjutsu.hexes import Vector

from ...canvas import Canvas
from ...palette import Ink

SIZES: Final = ((3, 9), (3, 7), (3, 5), (2, 6), (2, 5), (2, 4), (1, 5), (1, 4), (1, 2))
"""(half, flat), the largest first; the last one must do for two boards side by side."""


class Lattice(NamedTuple):
    """How large hexes are, and which column and which half row come first."""

    half: int
    flat: int
    left: int
    top: int
    columns: int
    rows: int
    """Half rows."""

    @property
    def width(self) -> int:
        return self.columns * (self.half + self.flat) + self.half

    @property
    def height(self) -> int:
        """With the lower edge of the last row, which may be left out (`LEAST_EDGE`)."""
        return (self.rows + 1) * self.half

    def corner(self, spot: Vector) -> tuple[int, int]:
        """The upper left corner of the box around a hex."""
        q, r = spot
        return (q - self.left) * (self.half + self.flat), (2 * r + q - self.top) * self.half

    def middle(self, spot: Vector) -> tuple[int, int, int]:
        """Where its main sign goes: x, y, and how much fits there."""
        x, y = self.corner(spot)
        return x + 1, y + self.half - 1, self.flat + 2 * self.half - 2

    def edge(self, canvas: Canvas, spot: Vector, ink: Ink, ground: Ink, sill: str) -> None:
        """The sides of a hex, and its ground; `sill` is what its lower side is made of."""
        x, y = self.corner(spot)
        half, flat = self.half, self.flat
        for k in range(half):
            for left, right, line, inset in (("/", "\\", y + k, half - 1 - k), ("\\", "/", y + half + k, k)):
                canvas.text(x + inset, line, left, ink)
                canvas.text(x + inset + 1, line, " " * (flat + 2 * (half - 1 - inset)), ground)
                canvas.text(x + 2 * half + flat - 1 - inset, line, right, ink)
        canvas.text(x + half, y + 2 * half - 1, sill * flat, ink)


def lattice_for(spots: Iterable[Vector], width: int, height: int) -> Lattice:
    """The largest one whose cells fit there."""
    cells = list(spots)
    columns = [q for q, _ in cells]
    rows = [2 * r + q for q, r in cells]
    left, top = min(columns), min(rows)
    wide, tall = max(columns) - left + 1, max(rows) - top + 1
    sizes = [Lattice(half, flat, left, top, wide, tall) for half, flat in SIZES]
    fitting = [each for each in sizes if each.width <= width and each.height - (each.half == 1) <= height]
    return fitting[0] if fitting else sizes[-1]
