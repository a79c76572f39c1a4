"""The parts of a page of statistics that not every game has: value against value, and single cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tatami.kernel.rules import Rules
from tatami.words.catalogue import Words

from .lifts import CardResult, Lift, together
from .markdown import NOTHING, heading, table
from .pairings import Grid, Pairing, grids_of
from .survey import Survey
from .wording import CARD, decimal, percent, seating_called, trait_called, value_called, whole

FEWEST_MET: Final = 10
"""Of games in which two met: what fewer tell is not worth telling."""


def pairings(trait: str, found: Survey, rules: Rules[Any], words: Words) -> Iterator[str]:
    """Who beats whom: a table for each kind of bot and each number of players."""
    yield heading(words, "lab-page-pairings", trait=trait_called(words, trait))
    yield words.text("lab-page-paired", fewest=FEWEST_MET)
    for kind, tables in found.plays.items():
        yield f"### {kind}"
        for name, played in tables.items():
            for grid in grids_of(played.pairings[trait]):
                if any(each.games >= FEWEST_MET for each in grid.cells.values()):
                    yield f"#### {seating_called(words, rules, name)}"
                    yield _grid(trait, grid, rules, words)


def _grid(trait: str, grid: Grid, rules: Rules[Any], words: Words) -> str:
    across = [value_called(words, rules, trait, value) for value in grid.columns]
    down = [value_called(words, rules, trait, value) for value in grid.rows]
    if grid.is_numbered:
        across = [str(grid.rows.index(value) + 1) for value in grid.columns]
        down = [f"{k}. {name}" for k, name in enumerate(down, 1)]
    rows = [
        [
            name,
            *(_met(grid.cells.get((value, other)), words) for other in grid.columns),
        ]
        for value, name in zip(grid.rows, down, strict=True)
    ]
    return table([trait_called(words, trait), *across], rows)


def _met(pairing: Pairing | None, words: Words) -> str:
    if pairing is None or pairing.games < FEWEST_MET:
        return NOTHING
    rate = pairing.win_rate
    middle, low, high = (decimal(words, 100 * share, 0) for share in (rate.rate, rate.low, rate.high))
    return f"{middle} ({low}–{high})"


def cards(found: Survey, rules: Rules[Any], words: Words) -> Iterator[str]:
    """How often each card is drawn and played, and its lift at every table."""
    yield heading(words, "lab-page-cards")
    yield words.text("lab-page-carded")
    for kind, tables in found.plays.items():
        yield f"### {kind}"
        by_table = [
            {card: kinds[kind] for card, kinds in played.cards.items() if kind in kinds}
            for played in tables.values()
        ]
        headings = [words.text(f"lab-page-card-{key}") for key in ("decks", "drawn", "playable", "played")]
        lifts = [
            words.text("lab-page-lift", table=seating_called(words, rules, name, is_short=True))
            for name in tables
        ]
        rows = [
            [
                value_called(words, rules, CARD, card),
                *_counts(numbers, words),
                *(_lift(results.get(card), words) for results in by_table),
            ]
            for card, numbers in together(by_table).items()
        ]
        yield table([trait_called(words, CARD), *headings, *lifts], rows)


def _counts(numbers: tuple[int, int, int, int], words: Words) -> list[str]:
    decks, drawn, playable, played = numbers
    share = percent(words, played / playable) if playable else NOTHING
    return [whole(words, decks), percent(words, drawn / decks), whole(words, playable), share]


def _lift(result: CardResult | None, words: Words) -> str:
    """In points of a hundred, with what it may be off by."""
    found: Lift | None = result.lift if result else None
    if found is None:
        return NOTHING
    sign = "+" if round(1000 * found.lift) > 0 else ""
    half = decimal(words, 50 * (found.high - found.low))
    return f"{sign}{decimal(words, 100 * found.lift)} ± {half}"
