"""A simulation as tables on the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.kernel.seats import letter
from tatami.lab.compare import Comparison
from tatami.lab.pairings import from_one_side
from tatami.lab.simulate import Simulation
from tatami.lab.statistics import Rate, Ratio, Spread
from tatami.lab.wording import (
    decimal,
    ending_called,
    interval,
    percent,
    rules_of,
    title_of,
    trait_called,
    value_called,
    whole,
)
from tatami.words.catalogue import Words

from .tables import INDIGO, VERMILION, plain_table, print_parts, titled_table

BAR: Final = 18


def print_simulation(
    console: Console,
    result: Simulation,
    compared: Comparison | None,
    words: Words,
    against: str | None = None,
) -> None:
    """Who won how often, by bot, kind, chair and trait, and against whom; how games ended; how long they
    were; how fast."""
    title = words.text(
        "lab-plot-title", game=title_of(words, result.game), games=result.games, seed=result.seed
    )
    kinds = [_kinds(result, compared, words)] if len(result.by_kind) > 1 or compared else []
    traits = [_trait(trait, result, compared, words) for trait in result.traits]
    print_parts(
        console,
        Text(title, style="bold"),
        _bots(result, words),
        *kinds,
        _chairs(result, words),
        *traits,
        *([] if against is None else [_pairings(against, result, words)]),
        _endings(result, words),
    )
    for line in _lines(result, compared, words):
        console.print(Text(line))


def _lines(result: Simulation, compared: Comparison | None, words: Words) -> Iterator[str]:
    """What is said in sentences below the tables."""
    yield _lengths(words, "lab-lengths", result.lengths)
    if result.turns is not None:
        yield _lengths(words, "lab-turns", result.turns)
    yield _speed(result, words)
    yield words.text("lab-intervals-teams" if result.teams else "lab-intervals")
    if compared is not None:
        yield words.text("lab-compared", kind=compared.kind)


def _bots(result: Simulation, words: Words) -> Table:
    scored = result.mean_scores is not None
    table = plain_table(
        words,
        "lab-bot",
        "lab-wins",
        "lab-rate",
        "lab-interval",
        *(["lab-score"] if scored else []),
        "lab-bar",
    )
    rows = zip(result.seats, result.wins, result.win_rates, result.mean_scores or result.wins, strict=True)
    most = max([2 * result.fair_share, *(rate.high for rate in result.win_rates)])
    for number, (kind, wins, rate, score) in enumerate(rows, 1):
        table.add_row(
            f"{number} {kind}",
            _wins(words, wins),
            *_rate(words, rate),
            *([decimal(words, score, 1)] if scored else []),
            bar(rate.rate / most, result.fair_share / most),
        )
    return table


def _kinds(result: Simulation, compared: Comparison | None, words: Words) -> Table:
    table = plain_table(words, "lab-kind", "lab-rate", "lab-interval", "lab-fair-share")
    _add_last_column(table, compared, words)
    for kind, found in result.by_kind.items():
        last = _times(words, compared.by_kind[kind]) if compared else _wins(words, found.wins)
        fair = percent(words, found.fair_share)
        table.add_row(f"{found.seats} × {kind}", *_rate(words, found.win_rate), fair, last)
    return table


def _chairs(result: Simulation, words: Words) -> Table:
    table = plain_table(words, "lab-chair", "lab-rate", "lab-interval")
    for chair, rate in enumerate(result.by_chair):
        table.add_row(letter(chair), *_rate(words, rate))
    return table


def _trait(trait: str, result: Simulation, compared: Comparison | None, words: Words) -> Table:
    """Who won how often as what: each kind of bot by itself where there are several."""
    table = titled_table(trait_called(words, trait), words, "lab-sat", "lab-rate", "lab-interval")
    _add_last_column(table, compared, words)
    for value, kinds in result.traits[trait].items():
        name = value_called(words, rules_of(result.game, result.options), trait, value)
        for kind, found in kinds.items():
            ratio = compared.traits[trait][value][kind] if compared else None
            last = _times(words, ratio) if compared else _wins(words, found.wins)
            table.add_row(
                f"{name}: {kind}" if len(result.by_kind) > 1 else name,
                whole(words, found.times),
                *_rate(words, found.win_rate),
                last,
            )
    return table


def _pairings(trait: str, result: Simulation, words: Words) -> Table:
    """Each pairing once; where there are several kinds of bots, from the side of the kind listed first."""
    rules, several = rules_of(result.game, result.options), len(result.by_kind) > 1
    title = words.text("lab-pairing", trait=trait_called(words, trait))
    table = titled_table(title, words, "lab-met-times", "lab-rate", "lab-interval", "lab-wins")

    def called(value: str, kind: str) -> str:
        name = value_called(words, rules, trait, value)
        return f"{name}: {kind}" if several else name

    for found in from_one_side(result.pairings[trait]):
        table.add_row(
            f"{called(found.value, found.kind)} – {called(found.other, found.other_kind)}",
            whole(words, found.times),
            *_rate(words, found.win_rate),
            _wins(words, found.wins),
        )
    return table


def _endings(result: Simulation, words: Words) -> Table:
    table = plain_table(words, "lab-ending", "lab-plot-games", "lab-share")
    for how, games in sorted(result.endings.items(), key=lambda ending: -ending[1]):
        name = ending_called(words, result.game, how)
        table.add_row(name, whole(words, games), percent(words, games / result.games))
    return table


def _wins(words: Words, wins: float) -> str:
    return decimal(words, wins, 0 if wins.is_integer() else 2)


def _rate(words: Words, rate: Rate) -> tuple[str, str]:
    return percent(words, rate.rate), interval(words, rate)


def _add_last_column(table: Table, compared: Comparison | None, words: Words) -> None:
    """For multiples of the baseline where there is one, else for wins: both would be too wide."""
    heading = words.text("lab-wins") if compared is None else f"× {compared.kind}"
    table.add_column(heading, justify="right", no_wrap=True)


def _times(words: Words, ratio: Ratio | None) -> str:
    if ratio is None:
        return "–"
    middle, low, high = (decimal(words, number, 2) for number in (ratio.ratio, ratio.low, ratio.high))
    return f"{middle} ({low}–{high})"


def bar(share: float, mark: float) -> Text:
    """A bar of that share of the width, with a line where the mark is."""
    filled, at = round(share * BAR), min(BAR - 1, round(mark * BAR))
    text = Text("█" * filled + "░" * (BAR - filled), style=INDIGO)
    return text[:at] + Text("│", style=VERMILION) + text[at + 1 :]


def _lengths(words: Words, key: str, found: Spread) -> str:
    return words.text(
        key,
        min=int(found.min),
        q1=decimal(words, found.q1, 0),
        median=decimal(words, found.median, 0),
        q3=decimal(words, found.q3, 0),
        max=int(found.max),
        mean=decimal(words, found.mean, 1),
    )


def _speed(result: Simulation, words: Words) -> str:
    return words.text(
        "lab-speed",
        decisions=result.decisions,
        seconds=decimal(words, result.seconds, 1),
        wall=decimal(words, result.wall_seconds, 1),
        rate=whole(words, round(result.decisions_per_second)),
    )
