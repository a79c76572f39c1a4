"""What pages of statistics are made of, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tatami.words.catalogue import Words

from .statistics import Rate
from .wording import decimal, percent

BAR: Final = 20
NOTHING: Final = "–"


def heading(words: Words, key: str, **facts: str) -> str:
    return f"## {words.text(key, **facts)}"


def rate_cell(words: Words, rate: Rate) -> str:
    low, high = (decimal(words, 100 * bound) for bound in (rate.low, rate.high))
    return f"{percent(words, rate.rate)} ({low}–{high})"


def bar(share: float) -> str:
    filled = round(share * BAR)
    return "█" * filled + "░" * (BAR - filled)


def table(headings: list[str], rows: Iterable[list[str]]) -> str:
    """The first column is text, the others are numbers."""
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, rule, *rows))
