"""How fast the engine is on one core, beside games of other libraries. (The method: `measure.py`.)"""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final

import msgspec

from tatami.games.manifest import manifest_of
from tatami.kernel.compiling import is_compiled
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

from .measure import Figure, Measurements, figure_of
from .peers import LIARS_POKER, UNO, PlayOne, installed_peers
from .subjects import Work, subjects_of

MOST_SECONDS: Final = 3600

# The gates: what the engine is built to reach.
MOST_PER_CLONE: Final = 3.0
MOST_PER_WORLD: Final = 6.0
MOST_PER_WORLD_IF_LONG: Final = 10.0
LEAST_TIMES_UNO: Final = 3.0
LEAST_TIMES_LIARS_POKER: Final = 5.0
LEAST_GAMES_PER_SECOND: Final = 500.0
LEAST_TIMES_LIARS_POKER_IF_LONG: Final = 2.0
LEAST_TIMES_LIARS_POKER_IF_LONG_AND_COMPILED: Final = 3.0
"""A game of thousands of decisions, of which most are words of a letter (`long` in its manifest), is measured
by the peer whose decisions are as large; whole games a second are no measure for it. Its worlds deal some two
hundred cards, its decisions are words: more of them make up a world."""

LEAST_TIMES_LIARS_POKER_IF_HEAVY: Final = 1.0
"""A game that resolves whole cards between two answers (`heavy` in its manifest) is measured by the same
peer, and by what searching in it costs."""


class Gate(msgspec.Struct, frozen=True):
    """A target; `met` is None where it could not be measured."""

    name: str
    at_most: bool
    limit: float
    value: float | None
    met: bool | None


class GameBench(msgspec.Struct, frozen=True):
    """One of our games. Costs are per operation; a delta view is what one decision told one seat."""

    seats: int
    decisions_per_second: float
    games_per_second: float
    decision_ns: Figure
    game_ns: Figure
    clone_ns: Figure
    view_ns: Figure
    delta_ns: Figure
    world_ns: Figure
    decisions_per_clone: float
    decisions_per_world: float
    ratios: dict[str, float | None]
    gates: tuple[Gate, ...]


class PeerBench(msgspec.Struct, frozen=True):
    """A game of another library, played at random."""

    decisions_per_second: float
    decision_ns: Figure


class Bench(msgspec.Struct, frozen=True):
    """The whole run. `peers` holds None for what is not installed."""

    python: str
    compiled: bool
    seconds: float
    rounds: int
    calibration_ns: Figure
    games: dict[str, GameBench]
    peers: dict[str, PeerBench | None]

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def bench(
    games: Sequence[Rules[Any]],
    seats: int | None = None,
    seconds: float = 20.0,
    progress: Callable[[float], None] = lambda seconds: None,
) -> Bench:
    """Measures these games and all peers that are installed, for about so many seconds in all."""
    if not 0 < seconds <= MOST_SECONDS:
        raise NotUnderstood("bad-seconds", seconds=str(seconds), high=MOST_SECONDS)
    tables = {rules.name: seats or rules.default_seats for rules in games}
    for rules in games:
        rules.check_seats(tables[rules.name])
    peers = installed_peers()
    measured = Measurements(_all_work(games, tables, peers))
    start = monotonic()
    measured.take(seconds, progress)
    figures = measured.figures()
    peer_benches = {name: _peer(figures.get(name)) for name in peers}
    return Bench(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=is_compiled(),
        seconds=monotonic() - start,
        rounds=measured.rounds,
        calibration_ns=figure_of(measured.steps),
        games={name: _game(name, count, figures, peer_benches) for name, count in tables.items()},
        peers=peer_benches,
    )


def _all_work(
    games: Sequence[Rules[Any]], tables: Mapping[str, int], peers: Mapping[str, PlayOne | None]
) -> dict[str, Work]:
    work: dict[str, Work] = {}
    for rules in games:
        for operation, does in subjects_of(rules, tables[rules.name]).items():
            work[f"{rules.name} {operation}"] = does
    work.update((name, play) for name, play in peers.items() if play is not None)
    return work


def _peer(figure: Figure | None) -> PeerBench | None:
    return None if figure is None else PeerBench(1e9 / figure.median, figure)


def _game(
    name: str, seats: int, figures: Mapping[str, Figure], peers: Mapping[str, PeerBench | None]
) -> GameBench:
    decision, game, clone, view, delta, world = (
        figures[f"{name} {operation}"]
        for operation in ("decision", "game", "clone", "view", "delta", "world")
    )
    ratios = {
        peer: None if measured is None else measured.decision_ns.median / decision.median
        for peer, measured in peers.items()
    }
    per_clone, per_world = clone.median / decision.median, world.median / decision.median
    return GameBench(
        seats=seats,
        decisions_per_second=1e9 / decision.median,
        games_per_second=1e9 / game.median,
        decision_ns=decision,
        game_ns=game,
        clone_ns=clone,
        view_ns=view,
        delta_ns=delta,
        world_ns=world,
        decisions_per_clone=per_clone,
        decisions_per_world=per_world,
        ratios=ratios,
        gates=_gates(name, 1e9 / game.median, per_clone, per_world, ratios),
    )


def _gates(
    name: str, games: float, per_clone: float, per_world: float, ratios: Mapping[str, float | None]
) -> tuple[Gate, ...]:
    clone = _at_most("clone", MOST_PER_CLONE, per_clone)
    manifest = manifest_of(name)
    if manifest is not None and manifest.is_long:
        least = (
            LEAST_TIMES_LIARS_POKER_IF_LONG_AND_COMPILED if is_compiled() else LEAST_TIMES_LIARS_POKER_IF_LONG
        )
        return (
            clone,
            _at_most("world", MOST_PER_WORLD_IF_LONG, per_world),
            _at_least("liars-poker", least, ratios[LIARS_POKER]),
        )
    if manifest is not None and manifest.is_heavy:
        return (
            clone,
            _at_most("world", MOST_PER_WORLD, per_world),
            _at_least("liars-poker", LEAST_TIMES_LIARS_POKER_IF_HEAVY, ratios[LIARS_POKER]),
        )
    return (
        _at_least("games", LEAST_GAMES_PER_SECOND, games),
        clone,
        _at_most("world", MOST_PER_WORLD, per_world),
        _at_least("uno", LEAST_TIMES_UNO, ratios[UNO]),
        _at_least("liars-poker", LEAST_TIMES_LIARS_POKER, ratios[LIARS_POKER]),
    )


def _at_most(name: str, limit: float, value: float) -> Gate:
    return Gate(name, True, limit, value, value <= limit)


def _at_least(name: str, limit: float, value: float | None) -> Gate:
    return Gate(name, False, limit, value, None if value is None else value >= limit)
