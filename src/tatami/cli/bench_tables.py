"""A benchmark as tables on the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tatami.lab.bench import Bench, GameBench, Gate
from tatami.lab.measure import QUIET_STEP, Figure
from tatami.lab.peers import LIARS_POKER, UNO
from tatami.lab.wording import decimal
from tatami.words.catalogue import Words

from .tables import VERMILION, plain_table, print_parts


def print_bench(console: Console, result: Bench, words: Words) -> None:
    """Random play beside the peers, the costs of our operations, and the gates."""
    tables = (_random_play, _whole_games, _operations, _gates)
    print_parts(console, *(table(result, words) for table in tables))
    missing = [name for name, peer in result.peers.items() if peer is None]
    if missing:
        console.print(Text(words.text("lab-no-peers", peers=", ".join(missing))))
    console.print(Text(_conditions(result, words)))


def _random_play(result: Bench, words: Words) -> Table:
    table = plain_table(
        words,
        "lab-random-play",
        "lab-per-second",
        "lab-middle-half",
        "lab-microseconds",
        "lab-x-uno",
        "lab-x-liars",
    )
    for name, game in result.games.items():
        ratios = [_times(words, game.ratios[peer]) for peer in (UNO, LIARS_POKER)]
        table.add_row(_label(name, game, words), *_speeds(words, game.decision_ns), *ratios, style="bold")
    for name, peer in result.peers.items():
        if peer is not None:
            table.add_row(name, *_speeds(words, peer.decision_ns), "", "")
    return table


def _whole_games(result: Bench, words: Words) -> Table:
    table = plain_table(
        words, "lab-whole-games", "lab-games-per-second", "lab-middle-half", "lab-decisions-a-game"
    )
    for name, game in result.games.items():
        middle, low, high = (decimal(words, rate, 0) for rate in game.game_ns.per_second)
        decisions = decimal(words, game.game_ns.median / game.decision_ns.median, 0)
        table.add_row(_label(name, game, words), middle, f"{low} – {high}", decisions, style="bold")
    return table


def _speeds(words: Words, cost: Figure) -> tuple[str, str, str]:
    middle, low, high = (decimal(words, rate / 1000, 1) for rate in cost.per_second)
    return middle, f"{low} – {high}", decimal(words, cost.median / 1000, 2)


def _times(words: Words, ratio: float | None) -> str:
    return "–" if ratio is None else "×" + decimal(words, ratio, 2)


def _label(name: str, game: GameBench, words: Words) -> str:
    return words.text("lab-at-seats", game=name, seats=game.seats)


def _operations(result: Bench, words: Words) -> Table:
    table = plain_table(words, "lab-operation", "lab-microseconds", "lab-middle-half", "lab-in-decisions")
    for name, game in result.games.items():
        costs = {
            "lab-decision": game.decision_ns,
            "lab-clone": game.clone_ns,
            "lab-view": game.view_ns,
            "lab-delta": game.delta_ns,
            "lab-world": game.world_ns,
        }
        for key, cost in costs.items():
            middle, low, high = (decimal(words, ns / 1000, 2) for ns in (cost.median, cost.p25, cost.p75))
            in_decisions = decimal(words, cost.median / game.decision_ns.median, 2)
            table.add_row(f"{name}: {words.text(key)}", middle, f"{low} – {high}", in_decisions)
    return table


def _gates(result: Bench, words: Words) -> Table:
    table = plain_table(words, "lab-gate", "lab-limit", "lab-measured", "lab-verdict")
    for name, game in result.games.items():
        for gate in game.gates:
            sign = "≤" if gate.at_most else "≥"
            measured = "–" if gate.value is None else decimal(words, gate.value, 2)
            limit = f"{sign} {decimal(words, gate.limit, 0)}"
            table.add_row(
                f"{name}: {words.text(f'lab-gate-{gate.name}')}", limit, measured, verdict(gate, words)
            )
    return table


def verdict(gate: Gate, words: Words) -> Text:
    if gate.met is None:
        return Text(words.text("lab-unmeasured"), style="dim")
    return (
        Text(words.text("lab-met"))
        if gate.met
        else Text(words.text("lab-not-met"), style=f"bold {VERMILION}")
    )


def _conditions(result: Bench, words: Words) -> str:
    step = result.calibration_ns
    return words.text(
        "lab-conditions",
        python=result.python,
        engine="compiled" if result.compiled else "interpreted",
        rounds=result.rounds,
        seconds=decimal(words, result.seconds, 1),
        step=decimal(words, step.median, 1),
        low=decimal(words, step.p25, 1),
        high=decimal(words, step.p75, 1),
        quiet=decimal(words, QUIET_STEP, 0),
    )
