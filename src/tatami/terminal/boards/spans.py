"""Lines made of spans: pieces of text, each in its own ink, and some of them things that can be touched."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from ..canvas import Area, Canvas, fit
from ..palette import AI, WASHI, Ink
from .board import Scene


class Span(NamedTuple):
    """A piece of a line."""

    text: str
    ink: Ink
    thing: str = ""


Line = Sequence[Span]


def wide(line: Line) -> int:
    """The cells that a line takes."""
    return sum(cell_len(span.text) for span in line)


def in_lines(text: str, width: int) -> list[str]:
    """A text broken into lines of so many cells; a wide character takes two."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and cell_len(f"{lines[-1]} {word}") > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}" if lines[-1] else word
    return lines


def joined(parts: Sequence[Line], gap: Span) -> list[Span]:
    """The parts that are not empty, with the gap between them."""
    line: list[Span] = []
    for part in parts:
        if part:
            line += [gap, *part] if line else part
    return line


def fitting(variants: Sequence[Line], width: int) -> Line:
    """The first of them that fits, or the last: the longest way to say a thing comes first."""
    return next((line for line in variants if wide(line) <= width), variants[-1])


def write(canvas: Canvas, x: int, y: int, width: int, line: Line, scene: Scene) -> int:
    """Writes a line, cut where it is too long; gives where it ended."""
    end = x + width
    for span in line:
        text = fit(span.text, end - x)
        ink = Ink(WASHI, AI, bold=True) if span.thing and span.thing == scene.cursor else span.ink
        left, x = x, canvas.text(x, y, text, ink)
        if span.thing and x > left:
            canvas.thing(span.thing, Area(left, y, x - left, 1))
    return x


def write_right(canvas: Canvas, right: int, y: int, line: Line, scene: Scene) -> int:
    """The same, ending there; gives where it began."""
    left = right - wide(line)
    write(canvas, left, y, wide(line), line, scene)
    return left
