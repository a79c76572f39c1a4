"""Many matches between bots: who wins how often, how long it takes, how fast it goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.players.registry import maker_of

from .statistics import Rate, Spread, spread_of, wilson
from .tally import WHOLE_WIN, Experiment, Tally
from .workers import tallies

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256


class KindResult(msgspec.Struct, frozen=True):
    """All bots of one kind together; `fair_share` is the rate if every seat won equally often."""

    seats: int
    wins: float
    win_rate: Rate
    fair_share: float


class Simulation(msgspec.Struct, frozen=True):
    """What came out. Everything but the three times depends on the first five fields only.

    Lists over `seats` are in the order in which the bots were listed. `seconds` is the CPU time that
    playing took, in all workers together.
    """

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, int | str | bool]
    decisions: int
    seconds: float
    decisions_per_second: float
    wall_seconds: float
    wins: tuple[float, ...]
    win_rates: tuple[Rate, ...]
    fair_share: float
    by_chair: tuple[Rate, ...]
    by_kind: dict[str, KindResult]
    mean_scores: tuple[float, ...] | None
    lengths: Spread
    length_counts: tuple[tuple[int, int], ...]
    endings: dict[str, int]

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def simulate(
    rules: Rules[Any],
    kinds: Sequence[str],
    games: int,
    seed: str | int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Plays `games` matches; the result is the same however many jobs share the work.

    `progress` is called with the number of matches that were finished since the last call.
    """
    _check(rules, kinds, games, jobs, options)
    experiment = Experiment(rules.name, tuple(kinds), dict(options or {}), str(seed))
    start = perf_counter()
    total = Tally(len(kinds))
    for tally in tallies(experiment, games, jobs):
        total.add(tally)
        progress(tally.games)
    return _result(rules, experiment, total, perf_counter() - start)


def _check(
    rules: Rules[Any], kinds: Sequence[str], games: int, jobs: int, options: Mapping[str, object] | None
) -> None:
    """Everything that can be wrong is found before the long work begins."""
    if not 1 <= games <= MOST_GAMES:
        raise NotUnderstood("bad-games", games=str(games), high=MOST_GAMES)
    if not 1 <= jobs <= MOST_JOBS:
        raise NotUnderstood("bad-jobs", jobs=str(jobs), high=MOST_JOBS)
    rules.check_seats(len(kinds))
    for kind in kinds:
        maker_of(kind, rules)
    rules.new(len(kinds), options)


def _result(rules: Rules[Any], experiment: Experiment, total: Tally, wall: float) -> Simulation:
    kinds, games = experiment.kinds, total.games
    wins = tuple(share / WHOLE_WIN for share in total.by_bot)
    return Simulation(
        game=rules.name,
        seats=kinds,
        games=games,
        seed=experiment.seed,
        options=rules.read_options(experiment.options),
        decisions=total.decisions,
        seconds=total.seconds,
        decisions_per_second=total.decisions / max(total.seconds, 1e-9),
        wall_seconds=wall,
        wins=wins,
        win_rates=tuple(wilson(w, games) for w in wins),
        fair_share=1 / len(kinds),
        by_chair=tuple(wilson(share / WHOLE_WIN, games) for share in total.by_chair),
        by_kind={kind: _by_kind(kind, kinds, total) for kind in dict.fromkeys(kinds)},
        mean_scores=tuple(s / total.scored for s in total.scores) if total.scored else None,
        lengths=spread_of(total.lengths),
        length_counts=tuple(sorted(total.lengths.items())),
        endings=dict(sorted(total.endings.items())),
    )


def _by_kind(kind: str, kinds: tuple[str, ...], total: Tally) -> KindResult:
    wins = sum(share for k, share in zip(kinds, total.by_bot, strict=True) if k == kind) / WHOLE_WIN
    count = kinds.count(kind)
    return KindResult(count, wins, wilson(wins, total.games), count / len(kinds))
