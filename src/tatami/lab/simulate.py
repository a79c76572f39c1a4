"""Many matches between bots: who wins how often, how long it takes, how fast it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from tatami.hooks.laboratory import laboratory_of
from tatami.hooks.packs import pack_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.players.registry import partner_of

from .lifts import CardResults, cards_of
from .pairings import Pairing, pairings_of
from .statistics import Rate, Spread, spread_of, wilson
from .tally import WHOLE_WIN, Experiment, Sitter, Tally
from .workers import tallies

MOST_GAMES: Final = 10_000_000
MOST_JOBS: Final = 256


class KindResult(msgspec.Struct, frozen=True):
    """All bots of one kind together; `fair_share` is the rate if every seat won equally often.

    `win_rate` is how often one of them won. Where teams play, several can win: then it is the mean of their
    rates, and `wins` counts each of them.
    """

    seats: int
    wins: float
    win_rate: Rate
    fair_share: float


class TraitResult(msgspec.Struct, frozen=True):
    """The bots of one kind that were something, a Ninja perhaps: `times` they were, in that many `games`.

    Two Ninja of one game win together, so the interval goes by games, never too narrow.
    """

    times: int
    games: int
    wins: float
    win_rate: Rate


class Measured(msgspec.Struct, frozen=True):
    """The mean of something that is counted of every seat: over all seats, and over those that won; of a
    game, or of a turn where the game wants it so."""

    mean: float
    winners: float


TraitResults = dict[str, dict[str, dict[str, TraitResult]]]
"""By trait, its value and the kind of bot."""


class Simulation(msgspec.Struct, frozen=True):
    """What came out. Everything but the three times depends on the first five fields only.

    Lists over `seats` are in the order in which the bots were listed. `seconds` is the CPU time that
    playing took, in all workers together. A shared win counts as its share; but where `teams` play, each
    member of a winning team has won. `fair_share` is all wins spread evenly over all seats.
    """

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, int | str | bool]
    teams: bool
    decisions: int
    seconds: float
    decisions_per_second: float
    wall_seconds: float
    wins: tuple[float, ...]
    win_rates: tuple[Rate, ...]
    fair_share: float
    by_chair: tuple[Rate, ...]
    by_kind: dict[str, KindResult]
    traits: TraitResults
    mean_scores: tuple[float, ...] | None
    lengths: Spread
    length_counts: tuple[tuple[int, int], ...]
    turns: Spread | None
    endings: dict[str, int]
    measures: dict[str, dict[str, Measured]]
    """By measure and its parts."""
    pairings: dict[str, tuple[Pairing, ...]]
    """By trait, for those that were to be told: each value against each other one."""
    cards: CardResults

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
    against: Iterable[str] = (),
) -> Simulation:
    """Plays `games` matches; the result is the same however many jobs share the work.

    `progress` is called with the number of matches that were finished since the last call. `against` are
    traits to be told value against value, beside those that the game wants told so.
    """
    rules = rules.variant(options)
    _check(rules, kinds, games, jobs, options)
    pack = pack_of(rules)
    experiment = Experiment(
        rules.name, tuple(kinds), dict(options or {}), str(seed), b"" if pack is None else pack.raw
    )
    start = perf_counter()
    total = Tally(len(kinds), laboratory_of(rules).teams)
    for tally in tallies(experiment, games, jobs):
        total.add(tally)
        progress(tally.games)
    told = dict.fromkeys((*against, *laboratory_of(rules).against))
    return _result(rules, experiment, total, perf_counter() - start, told)


def _check(
    rules: Rules[Any], kinds: Sequence[str], games: int, jobs: int, options: Mapping[str, object] | None
) -> None:
    """Everything that can be wrong is found before the long work begins."""
    check_games(games)
    if not 1 <= jobs <= MOST_JOBS:
        raise NotUnderstood("bad-jobs", jobs=str(jobs), high=MOST_JOBS)
    rules.check_seats(len(kinds))
    for kind in kinds:
        partner_of(kind, rules)
    rules.new(len(kinds), rules.unattended(options))


def check_games(games: int) -> None:
    if not 1 <= games <= MOST_GAMES:
        raise NotUnderstood("bad-games", games=str(games), high=MOST_GAMES)


def _result(
    rules: Rules[Any], experiment: Experiment, total: Tally, wall: float, against: Iterable[str]
) -> Simulation:
    kinds, games, counted = experiment.kinds, total.games, laboratory_of(rules)
    each_kind = tuple(dict.fromkeys(kinds))
    wins = tuple(share / WHOLE_WIN for share in total.by_bot)
    return Simulation(
        game=rules.name,
        seats=kinds,
        games=games,
        seed=experiment.seed,
        options=rules.unattended(experiment.options),
        teams=counted.teams,
        decisions=total.decisions,
        seconds=total.seconds,
        decisions_per_second=total.decisions / max(total.seconds, 1e-9),
        wall_seconds=wall,
        wins=wins,
        win_rates=tuple(wilson(w, games) for w in wins),
        fair_share=_fair_share(total),
        by_chair=tuple(wilson(share / WHOLE_WIN, games) for share in total.by_chair),
        by_kind={kind: _by_kind(kind, kinds, total) for kind in each_kind},
        traits={
            trait: _by_value(trait, values, each_kind, total) for trait, values in counted.traits.items()
        },
        mean_scores=tuple(s / total.scored for s in total.scores) if total.scored else None,
        lengths=spread_of(total.lengths),
        length_counts=tuple(sorted(total.lengths.items())),
        turns=spread_of(total.turns) if any(total.turns) else None,
        endings=dict(sorted(total.endings.items())),
        measures={
            measure: {part: _measured(measure, part, total, measure in counted.per_turn) for part in parts}
            for measure, parts in counted.measures.items()
        },
        pairings={trait: pairings_of(trait, counted.traits[trait], each_kind, total) for trait in against},
        cards=cards_of(counted.cards, each_kind, total),
    )


def _measured(measure: str, part: str, total: Tally, is_by_turn: bool) -> Measured:
    """`Counter` holds 0 for what never was counted."""
    games, winners = total.games, total.winners
    if is_by_turn:
        games, winners = sum(turns * count for turns, count in total.turns.items()), total.winner_turns
    return Measured(
        total.measured[measure, part, False] / max(1, games * len(total.by_bot)),
        total.measured[measure, part, True] / max(1, winners),
    )


def _fair_share(total: Tally) -> float:
    """One game has one victory to share; of a team, as many have won as the team has members."""
    seats = len(total.by_bot)
    return sum(total.by_bot) / WHOLE_WIN / total.games / seats if total.teams else 1 / seats


def _by_kind(kind: str, kinds: tuple[str, ...], total: Tally) -> KindResult:
    wins = sum(share for k, share in zip(kinds, total.by_bot, strict=True) if k == kind) / WHOLE_WIN
    count = kinds.count(kind)
    if total.teams:
        return KindResult(count, wins, wilson(wins / count, total.games), _fair_share(total))
    return KindResult(count, wins, wilson(wins, total.games), count / len(kinds))


def _by_value(
    trait: str, values: Iterable[str], kinds: Iterable[str], total: Tally
) -> dict[str, dict[str, TraitResult]]:
    """The values that occurred, each with the kinds of bots that had it."""
    found = {value: [(kind, (trait, value, kind)) for kind in kinds] for value in values}
    return {
        value: {kind: _as_sitter(sitter, total) for kind, sitter in sitters if total.sat[sitter]}
        for value, sitters in found.items()
        if any(total.sat[sitter] for _, sitter in sitters)
    }


def _as_sitter(sitter: Sitter, total: Tally) -> TraitResult:
    return trait_result(total.sat[sitter], total.sat_in_games[sitter], total.won_as[sitter] / WHOLE_WIN)


def trait_result(times: int, games: int, wins: float) -> TraitResult:
    return TraitResult(times, games, wins, wilson(wins / times * games, games))
