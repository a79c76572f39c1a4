"""How tables look on the terminal."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table

from tatami.words.catalogue import Words

# The colours of the mat, a little lighter: they must be read on black and on white.
INDIGO: Final = "#3f87ab"
VERMILION: Final = "#d8553f"


def plain_table(words: Words, first: str, *headings: str) -> Table:
    """A table with these headings (keys of texts); the first column is text, the others are numbers."""
    return titled_table(words.text(first), words, *headings)


def titled_table(first: str, words: Words, *headings: str) -> Table:
    """The same with a first heading that is already in words."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1), header_style="bold")
    table.add_column(first, overflow="fold")
    for heading in headings:
        table.add_column(words.text(heading), justify="right", no_wrap=True)
    return table


def print_parts(console: Console, *parts: RenderableType) -> None:
    """One below the other, each with an empty line after it."""
    for part in parts:
        console.print(part)
        console.print()
