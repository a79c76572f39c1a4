"""A survey as a page of Markdown. Nothing in it depends on when or where it was written."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tatami.games import game_called
from tatami.hooks.laboratory import laboratory_of
from tatami.words.catalogue import Words

from .simulate import Measured, Simulation, TraitResult
from .statistics import Rate, Spread
from .survey import Survey, at_every_table
from .wording import (
    decimal,
    ending_called,
    measure_called,
    percent,
    title_of,
    trait_called,
    value_called,
    whole,
)

BAR: Final = 20
NOTHING: Final = "–"

Tables = Mapping[int, Simulation]
"""The simulations of one kind of bot, by number of players."""


def page(found: Survey, words: Words) -> str:
    """The whole page."""
    blocks = [*_head(found, words), *_games(found, words)]
    for trait in laboratory_of(game_called(found.game)).traits:
        blocks += _trait(trait, found, words)
    for measure in laboratory_of(game_called(found.game)).measures:
        blocks += _measure(measure, found, words)
    blocks += [*_lengths(found, words), *_endings(found, words)]
    return "\n\n".join(blocks) + "\n"


def command_of(found: Survey, words: Words) -> str:
    """What wrote the page, and writes it again."""
    options = [part for name, value in found.options.items() for part in ("--option", f"{name}={value}")]
    size = ["--games", str(found.games), "--seed", found.seed]
    return shlex.join(["tatami", "statistics", found.game, *size, *options, "--lang", words.lang])


def _head(found: Survey, words: Words) -> Iterator[str]:
    yield f"# {words.text('lab-page-title', game=title_of(words, found.game))}"
    yield words.text("lab-page-made", command=command_of(found, words), ruleset=found.ruleset)
    yield words.text("lab-page-intro")
    yield "\n".join(f"- {words.text(f'lab-page-kind-{kind}')}" for kind in found.plays)
    teams = any(table.teams for tables in found.plays.values() for table in tables.values())
    yield words.text("lab-page-rates") + " " + words.text("lab-page-teams" if teams else "lab-page-shared")


def _games(found: Survey, words: Words) -> Iterator[str]:
    yield _heading(words, "lab-page-games")
    rows = [
        [str(seats), *(whole(words, tables[seats].games) for tables in found.plays.values())]
        for seats in _counts(found)
    ]
    sums = [sum(table.games for table in tables.values()) for tables in found.plays.values()]
    rows.append([words.text("lab-page-all"), *(whole(words, total) for total in sums)])
    yield _table([words.text("lab-page-players"), *found.plays], rows)


def _trait(trait: str, found: Survey, words: Words) -> Iterator[str]:
    """Who won how often as what: a table for each kind of bot."""
    yield _heading(words, "lab-plot-trait", trait=trait_called(words, trait))
    for kind, tables in found.plays.items():
        yield f"### {kind}"
        yield _table(*_trait_table(trait, found.game, tables, words))


def _trait_table(trait: str, game: str, tables: Tables, words: Words) -> tuple[list[str], list[list[str]]]:
    """By value and number of players; the last row is of everybody, the last column of all tables."""
    together = at_every_table(tables, trait)
    headings = [words.text("lab-page-n-players", players=seats) for seats in tables]
    rows = []
    for value in laboratory_of(game_called(game)).traits[trait]:
        if any(value in table.traits[trait] for table in tables.values()):
            cells = [_rate_as(value, table, trait, words) for table in tables.values()]
            rows.append([value_called(words, game, trait, value), *cells, *_together(together, value, words)])
    everybody = [percent(words, table.fair_share) for table in tables.values()]
    if together:
        headings += [words.text("lab-page-all"), ""]
        sat = sum(result.times for result in together.values())
        everybody += [percent(words, sum(result.wins for result in together.values()) / sat), ""]
    return [trait_called(words, trait), *headings], [*rows, [words.text("lab-page-everybody"), *everybody]]


def _together(together: Mapping[str, TraitResult] | None, value: str, words: Words) -> list[str]:
    """The win rate over all tables, where it can be compared, and as a bar."""
    if together is None:
        return []
    rate = together[value].win_rate
    return [_rate(words, rate), _bar(rate.rate / max(result.win_rate.high for result in together.values()))]


def _rate_as(value: str, table: Simulation, trait: str, words: Words) -> str:
    kinds = table.traits[trait].get(value)
    return _rate(words, next(iter(kinds.values())).win_rate) if kinds else NOTHING


def _measure(measure: str, found: Survey, words: Words) -> Iterator[str]:
    """What was counted of every seat, part by part: the mean of all, and that of the winners."""
    yield _heading(words, "lab-page-measure", measure=measure_called(words, measure))
    yield words.text("lab-page-measured")
    for kind, tables in found.plays.items():
        yield f"### {kind}"
        headings = [words.text("lab-page-n-players", players=seats) for seats in tables]
        rows = [
            [
                value_called(words, found.game, measure, part),
                *(_means(words, table.measures[measure][part]) for table in tables.values()),
            ]
            for part in laboratory_of(game_called(found.game)).measures[measure]
        ]
        yield _table([measure_called(words, measure), *headings], rows)


def _means(words: Words, found: Measured) -> str:
    return f"{decimal(words, found.mean)} / {decimal(words, found.winners)}"


def _lengths(found: Survey, words: Words) -> Iterator[str]:
    yield _heading(words, "lab-plot-lengths")
    yield words.text("lab-page-lengths")
    with_turns = all(table.turns for tables in found.plays.values() for table in tables.values())
    keys = ["decisions", "turns"] if with_turns else ["decisions"]
    parts = [words.text(f"lab-page-{key}-{part}") for key in keys for part in ("mean", "median", "most")]
    rows = [
        [f"{kind}, {seats}", *(cell for spread in _spreads(table) for cell in _spread(words, spread))]
        for kind, tables in found.plays.items()
        for seats, table in tables.items()
    ]
    yield _table([words.text("lab-page-players"), *parts], rows)


def _spreads(table: Simulation) -> list[Spread]:
    return [table.lengths] if table.turns is None else [table.lengths, table.turns]


def _spread(words: Words, found: Spread) -> list[str]:
    low, middle, high = (decimal(words, number, 0) for number in (found.p5, found.median, found.p95))
    return [decimal(words, found.mean), middle, f"{low}–{high}"]


def _endings(found: Survey, words: Words) -> Iterator[str]:
    yield _heading(words, "lab-page-endings")
    totals: dict[str, int] = {}
    for tables in found.plays.values():
        for table in tables.values():
            for how, games in table.endings.items():
                totals[how] = totals.get(how, 0) + games
    ways = sorted(totals, key=lambda how: (-totals[how], how))
    rows = [
        [f"{kind}, {seats}", *(percent(words, table.endings.get(how, 0) / table.games) for how in ways)]
        for kind, tables in found.plays.items()
        for seats, table in tables.items()
    ]
    yield _table(
        [words.text("lab-page-players"), *(ending_called(words, found.game, how) for how in ways)], rows
    )


# --- Markdown -----------------------------------------------------------------------------------


def _counts(found: Survey) -> list[int]:
    return list(next(iter(found.plays.values())))


def _heading(words: Words, key: str, **facts: str) -> str:
    return f"## {words.text(key, **facts)}"


def _rate(words: Words, rate: Rate) -> str:
    low, high = (decimal(words, 100 * bound) for bound in (rate.low, rate.high))
    return f"{percent(words, rate.rate)} ({low}–{high})"


def _bar(share: float) -> str:
    filled = round(share * BAR)
    return "█" * filled + "░" * (BAR - filled)


def _table(headings: list[str], rows: Iterable[list[str]]) -> str:
    """The first column is text, the others are numbers."""
    rule = ["---", *["---:"] * (len(headings) - 1)]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, rule, *rows))
