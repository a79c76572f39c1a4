"""The pictures around the mat: the edging with the title, the answers, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from .canvas import Area, Canvas, Picture, fit
from .palette import AI, CARD, HERI, LEGAL, ON_HERI, SUMI, USUZUMI, WASHI, Ink

PAPER: Final = Ink(SUMI, WASHI)
NARROWEST: Final = 36
"""Cells of a column in which an answer may still be broken into lines."""


def edging(width: int, title: str, right: str, brief: str = "") -> Picture:
    """The cloth edging at the top: where one is, in short where it is narrow, and who one is."""
    canvas = Canvas(width, Ink(ON_HERI, HERI))
    end = canvas.text(1, 0, "畳 Tatami │ ", Ink(ON_HERI, HERI))
    space = width - end - cell_len(right) - 2
    shown = brief if brief and cell_len(title) > space else title
    canvas.text(end, 0, fit(shown, space), Ink(ON_HERI, HERI, bold=True))
    canvas.text(width - cell_len(right) - 1, 0, right, Ink(ON_HERI, HERI))
    return canvas.picture()


def answer_list(width: int, rows: int, labels: Sequence[str], cursor: int) -> Picture:
    """Numbered answers, in as many columns as are needed and fit; what is too long goes on below."""
    canvas = Canvas(width, PAPER)
    columns = _columns(width, rows, labels)
    down = ceil(len(labels) / columns)
    wide = width // columns
    y = 0
    for k, label in enumerate(labels):
        x, y = k // down * wide, 0 if k % down == 0 else y
        number = str(k + 1) if k < 9 else " "
        canvas.text(x, y, f" {number} ", Ink(CARD, AI if k == cursor else LEGAL, bold=True))
        ink = Ink(WASHI, AI, bold=True) if k == cursor else PAPER
        lines = wrap(label, max(1, wide - 6)) or [""]
        for at, line in enumerate(lines):
            canvas.text(x + 3, y + at, f" {fit(line, wide - 6)} ", ink)
        canvas.thing(f"offer.{k}", Area(x, y, wide - 1, len(lines)))
        y += len(lines)
    if not labels:
        canvas.text(0, 0, " ")
    return canvas.picture()


def _columns(width: int, rows: int, labels: Sequence[str]) -> int:
    """As few columns as show all answers at once; where none do, those that hide the least."""
    longest = max((cell_len(label) for label in labels), default=0) + 6
    most = max(1, min(max(width // longest, width // NARROWEST), len(labels)))
    heights = {columns: _height(width // columns, columns, labels) for columns in range(1, most + 1)}
    return next((n for n, height in heights.items() if height <= rows), min(heights, key=heights.__getitem__))


def _height(wide: int, columns: int, labels: Sequence[str]) -> int:
    """The lines of the longest of so many columns."""
    down = ceil(len(labels) / columns)
    lines = [len(wrap(label, max(1, wide - 6)) or [""]) for label in labels]
    return max((sum(lines[at : at + down]) for at in range(0, len(lines), down or 1)), default=0)


def key_line(width: int, keys: Sequence[tuple[str, str]]) -> Picture:
    """What the keys do, each a button too: (action, text), the key being the first word of the text."""
    canvas = Canvas(width, Ink(USUZUMI, WASHI))
    x = 1
    for action, text in keys:
        key, _, rest = text.partition(" ")
        if x + cell_len(text) >= width:
            break
        end = canvas.text(x, 0, key, Ink(AI, WASHI, bold=True))
        end = canvas.text(end, 0, f" {rest}")
        canvas.thing(f"key.{action}", Area(x, 0, end - x, 1))
        x = end + 2
    if not keys:
        canvas.text(0, 0, " ")
    return canvas.picture()
