"""A simulation as tables on the terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.kernel.seats import letter
from tatami.lab.simulate import Simulation
from tatami.lab.statistics import Rate
from tatami.lab.wording import decimal, percent, title_of, whole
from tatami.words.catalogue import Words

from .tables import INDIGO, VERMILION, plain_table, print_parts

BAR: Final = 18


def print_simulation(console: Console, result: Simulation, words: Words) -> None:
    """Who won how often, by bot, kind and chair; how long the games were; how fast it went."""
    title = words.text(
        "lab-plot-title", game=title_of(words, result.game), games=result.games, seed=result.seed
    )
    kinds = [_kinds(result, words)] if len(result.by_kind) > 1 else []
    print_parts(console, Text(title, style="bold"), _bots(result, words), *kinds, _chairs(result, words))
    for line in (_lengths(result, words), _speed(result, words), words.text("lab-intervals")):
        console.print(Text(line))


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


def _kinds(result: Simulation, words: Words) -> Table:
    table = plain_table(words, "lab-kind", "lab-wins", "lab-rate", "lab-interval", "lab-fair-share")
    for kind, found in result.by_kind.items():
        fair = percent(words, found.fair_share)
        table.add_row(
            f"{found.seats} × {kind}", _wins(words, found.wins), *_rate(words, found.win_rate), fair
        )
    return table


def _chairs(result: Simulation, words: Words) -> Table:
    table = plain_table(words, "lab-chair", "lab-rate", "lab-interval")
    for chair, rate in enumerate(result.by_chair):
        table.add_row(letter(chair), *_rate(words, rate))
    return table


def _wins(words: Words, wins: float) -> str:
    return decimal(words, wins, 0 if wins.is_integer() else 2)


def _rate(words: Words, rate: Rate) -> tuple[str, str]:
    return percent(words, rate.rate), f"{percent(words, rate.low)} – {percent(words, rate.high)}"


def bar(share: float, mark: float) -> Text:
    """A bar of that share of the width, with a line where the mark is."""
    filled, at = round(share * BAR), min(BAR - 1, round(mark * BAR))
    text = Text("█" * filled + "░" * (BAR - filled), style=INDIGO)
    return text[:at] + Text("│", style=VERMILION) + text[at + 1 :]


def _lengths(result: Simulation, words: Words) -> str:
    found = result.lengths
    return words.text(
        "lab-lengths",
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
