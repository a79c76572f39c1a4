"""A sheet of cells to draw on, and the picture that comes of it: styled lines and the things in them."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment

from .palette import PLAIN, Ink, style_of

THIN: Final = "╭─╮│╯─╰│"
HEAVY: Final = "┏━┓┃┛━┗┃"
DOUBLE: Final = "╔═╗║╝═╚║"
DASHED: Final = "┌╌┐╎┘╌└╎"
"""Borders, clockwise from the upper left corner."""


class Area(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Picture:
    """What was drawn: lines of segments, and where each thing lies that can be touched.

    A thing may lie in several places (two cards of one kind); `things` has the first.
    """

    def __init__(self, width: int, lines: list[list[Segment]], spots: list[tuple[str, Area]]) -> None:
        self.width: Final = width
        self.lines: Final = lines
        self._spots: Final = spots
        self.things: Final[dict[str, Area]] = {}
        for name, area in spots:
            self.things.setdefault(name, area)

    @property
    def height(self) -> int:
        return len(self.lines)

    def thing_at(self, x: int, y: int) -> str | None:
        """The smallest thing that lies there: an army rather than its province."""
        found = [(area.width * area.height, name) for name, area in self._spots if area.holds(x, y)]
        return min(found)[1] if found else None

    def text(self) -> str:
        """The letters alone."""
        return "\n".join("".join(segment.text for segment in line).rstrip() for line in self.lines)


class Canvas:
    """Cells to draw on; what does not fit is cut off. It grows downwards."""

    def __init__(self, width: int, ink: Ink = PLAIN) -> None:
        self.width: Final = width
        self._ink: Final = ink
        self._cells: Final[list[list[tuple[str, Ink]]]] = []
        self._spots: Final[list[tuple[str, Area]]] = []

    def text(self, x: int, y: int, text: str, ink: Ink | None = None) -> int:
        """Writes from there to the right; gives where it ended. A wide character takes two cells."""
        row, ink = self._row(y), ink or self._ink
        for char in text:
            size = get_character_cell_size(char)
            if size and 0 <= x <= self.width - size:
                row[x] = (char, ink)
                if size == 2:
                    row[x + 1] = ("", ink)
            x += size
        return x

    def centred(self, x: int, y: int, width: int, text: str, ink: Ink | None = None) -> None:
        shown = fit(text, width)
        self.text(x + (width - cell_len(shown)) // 2, y, shown, ink)

    def fill(self, area: Area, ink: Ink) -> None:
        for y in range(area.y, area.y + area.height):
            self.text(area.x, y, " " * area.width, ink)

    def box(self, area: Area, border: str, ink: Ink) -> None:
        """A frame around the area's edge, on the ink's ground."""
        x, y, width, height = area
        self.fill(area, ink)
        self.text(x, y, border[0] + border[1] * (width - 2) + border[2], ink)
        for down in range(1, height - 1):
            self.text(x, y + down, border[7], ink)
            self.text(x + width - 1, y + down, border[3], ink)
        self.text(x, y + height - 1, border[6] + border[5] * (width - 2) + border[4], ink)

    def thing(self, name: str, area: Area) -> None:
        """Something that can be touched lies there."""
        self._spots.append((name, area))

    def picture(self) -> Picture:
        return Picture(self.width, [_segments(row) for row in self._cells], self._spots)

    def _row(self, y: int) -> list[tuple[str, Ink]]:
        while len(self._cells) <= y:
            self._cells.append([(" ", self._ink)] * self.width)
        return self._cells[y]


def fit(text: str, width: int) -> str:
    """The text, cut with an ellipsis if it is wider."""
    if cell_len(text) <= width:
        return text
    shown = ""
    for char in text:
        if cell_len(shown + char) >= width:
            break
        shown += char
    return shown + "…" if width > 0 else ""


def _segments(row: list[tuple[str, Ink]]) -> list[Segment]:
    """Neighbouring cells of one ink become one segment."""
    segments: list[Segment] = []
    text, last = "", row[0][1]
    for char, ink in row:
        if ink != last:
            segments.append(Segment(text, style_of(last)))
            text, last = "", ink
        text += char
    segments.append(Segment(text, style_of(last)))
    return segments
