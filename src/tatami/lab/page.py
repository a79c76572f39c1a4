"""A survey as a page of Markdown. Nothing in it depends on when or where it was written."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping
from typing import Any

from tatami.hooks.laboratory import laboratory_of
from tatami.kernel.rules import Rules
from tatami.words.catalogue import Words

from .markdown import NOTHING, bar, heading, rate_cell, table
from .page_of_cards import cards, pairings
from .simulate import Measured, Simulation, TraitResult
from .statistics import Spread
from .survey import Survey, at_every_table
from .wording import (
    decimal,
    ending_called,
    measure_called,
    percent,
    rules_of,
    seating_called,
    title_of,
    trait_called,
    value_called,
    whole,
)

Tables = Mapping[str, Simulation]
"""The simulations of one kind of bot, by table."""


def page(found: Survey, words: Words) -> str:
    """The whole page."""
    rules = rules_of(found.game, found.options)
    counted = laboratory_of(rules)
    blocks = [*_head(found, words), *_games(found, rules, words)]
    for trait in counted.traits:
        blocks += _trait(trait, found, rules, words)
    for trait in counted.against:
        blocks += pairings(trait, found, rules, words)
    for measure in counted.measures:
        blocks += _measure(measure, found, rules, words)
    if counted.cards:
        blocks += cards(found, rules, words)
    blocks += [*_lengths(found, rules, words), *_endings(found, rules, words)]
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
    teams = any(played.teams for tables in found.plays.values() for played in tables.values())
    yield words.text("lab-page-rates") + " " + words.text("lab-page-teams" if teams else "lab-page-shared")


def _games(found: Survey, rules: Rules[Any], words: Words) -> Iterator[str]:
    yield heading(words, "lab-page-games")
    rows = [
        [
            seating_called(words, rules, name, is_short=True),
            *(whole(words, tables[name].games) for tables in found.plays.values()),
        ]
        for name in _counts(found)
    ]
    sums = [sum(played.games for played in tables.values()) for tables in found.plays.values()]
    rows.append([words.text("lab-page-all"), *(whole(words, total) for total in sums)])
    yield table([words.text("lab-page-players"), *found.plays], rows)


def _trait(trait: str, found: Survey, rules: Rules[Any], words: Words) -> Iterator[str]:
    """Who won how often as what: a table for each kind of bot."""
    yield heading(words, "lab-plot-trait", trait=trait_called(words, trait))
    for kind, tables in found.plays.items():
        yield f"### {kind}"
        yield table(*_trait_table(trait, rules, tables, words))


def _trait_table(
    trait: str, rules: Rules[Any], tables: Tables, words: Words
) -> tuple[list[str], list[list[str]]]:
    """By value and number of players; the last row is of everybody, the last column of all tables."""
    together = at_every_table(tables, trait)
    headings = [seating_called(words, rules, name) for name in tables]
    rows = []
    for value in laboratory_of(rules).traits[trait]:
        if any(value in played.traits[trait] for played in tables.values()):
            cells = [_rate_as(value, played, trait, words) for played in tables.values()]
            rows.append(
                [value_called(words, rules, trait, value), *cells, *_together(together, value, words)]
            )
    everybody = [percent(words, played.fair_share) for played in tables.values()]
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
    return [
        rate_cell(words, rate),
        bar(rate.rate / max(result.win_rate.high for result in together.values())),
    ]


def _rate_as(value: str, played: Simulation, trait: str, words: Words) -> str:
    kinds = played.traits[trait].get(value)
    return rate_cell(words, next(iter(kinds.values())).win_rate) if kinds else NOTHING


def _measure(measure: str, found: Survey, rules: Rules[Any], words: Words) -> Iterator[str]:
    """What was counted of every seat, part by part: the mean of all, and that of the winners."""
    counted = laboratory_of(rules)
    yield heading(words, "lab-page-measure", measure=measure_called(words, measure))
    yield words.text("lab-page-measured-by-turn" if measure in counted.per_turn else "lab-page-measured")
    for kind, tables in found.plays.items():
        yield f"### {kind}"
        headings = [seating_called(words, rules, name) for name in tables]
        digits = 2 if measure in counted.rare else 1
        rows = [
            [
                value_called(words, rules, measure, part),
                *(_means(words, played.measures[measure][part], digits) for played in tables.values()),
            ]
            for part in counted.measures[measure]
        ]
        yield table([measure_called(words, measure), *headings], rows)


def _means(words: Words, found: Measured, digits: int) -> str:
    return f"{decimal(words, found.mean, digits)} / {decimal(words, found.winners, digits)}"


def _lengths(found: Survey, rules: Rules[Any], words: Words) -> Iterator[str]:
    yield heading(words, "lab-plot-lengths")
    yield words.text("lab-page-lengths")
    with_turns = all(played.turns for tables in found.plays.values() for played in tables.values())
    keys = ["decisions", "turns"] if with_turns else ["decisions"]
    parts = [words.text(f"lab-page-{key}-{part}") for key in keys for part in ("mean", "median", "most")]
    rows = [
        [
            f"{kind}, {seating_called(words, rules, name, is_short=True)}",
            *(cell for spread in _spreads(played) for cell in _spread(words, spread)),
        ]
        for kind, tables in found.plays.items()
        for name, played in tables.items()
    ]
    yield table([words.text("lab-page-players"), *parts], rows)


def _spreads(played: Simulation) -> list[Spread]:
    return [played.lengths] if played.turns is None else [played.lengths, played.turns]


def _spread(words: Words, found: Spread) -> list[str]:
    low, middle, high = (decimal(words, number, 0) for number in (found.p5, found.median, found.p95))
    return [decimal(words, found.mean), middle, f"{low}–{high}"]


def _endings(found: Survey, rules: Rules[Any], words: Words) -> Iterator[str]:
    yield heading(words, "lab-page-endings")
    totals: dict[str, int] = {}
    for tables in found.plays.values():
        for played in tables.values():
            for how, games in played.endings.items():
                totals[how] = totals.get(how, 0) + games
    ways = sorted(totals, key=lambda how: (-totals[how], how))
    rows = [
        [
            f"{kind}, {seating_called(words, rules, name, is_short=True)}",
            *(percent(words, played.endings.get(how, 0) / played.games) for how in ways),
        ]
        for kind, tables in found.plays.items()
        for name, played in tables.items()
    ]
    yield table(
        [words.text("lab-page-players"), *(ending_called(words, found.game, how) for how in ways)], rows
    )


def _counts(found: Survey) -> list[str]:
    return list(next(iter(found.plays.values())))
