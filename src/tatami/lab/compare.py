"""One simulation in terms of another: how many times as often somebody wins as if all played otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tatami.kernel.rules import Rules

from .simulate import Simulation, simulate
from .statistics import Ratio, ratio_of


class Comparison(msgspec.Struct, frozen=True):
    """Win rates as multiples of those of the `baseline`, in which one kind of bot sits everywhere.

    `by_kind` compares one bot with one bot; `traits` compares a Ninja with a Ninja. None: one never won.
    """

    kind: str
    by_kind: dict[str, Ratio | None]
    traits: dict[str, dict[str, dict[str, Ratio | None]]]
    baseline: Simulation

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def play_baseline(
    rules: Rules[Any],
    kind: str,
    like: Simulation,
    jobs: int,
    options: Mapping[str, object],
    progress: Callable[[int], None],
) -> Comparison:
    """Plays as many games from the same deals, with bots of this kind on every seat, and compares."""
    kinds = [kind] * len(like.seats)
    return compare(like, simulate(rules, kinds, like.games, like.seed, jobs, options, progress))


def compare(result: Simulation, baseline: Simulation) -> Comparison:
    """The first in terms of the second; the seats of the second are all of one kind."""
    return Comparison(
        kind=baseline.seats[0],
        by_kind={
            kind: ratio_of(
                found.wins / found.seats / result.games, result.games, _mean(baseline), baseline.games
            )
            for kind, found in result.by_kind.items()
        },
        traits={
            trait: {value: _by_kind(result, baseline, trait, value) for value in values}
            for trait, values in result.traits.items()
        },
        baseline=baseline,
    )


def _mean(result: Simulation) -> float:
    """How often a bot won, the mean of all."""
    return sum(rate.rate for rate in result.win_rates) / len(result.win_rates)


def _by_kind(result: Simulation, baseline: Simulation, trait: str, value: str) -> dict[str, Ratio | None]:
    there = baseline.traits[trait].get(value, {}).get(baseline.seats[0])
    base, base_games = (there.win_rate.rate, there.games) if there else (0, 0)
    return {
        kind: ratio_of(found.win_rate.rate, found.games, base, base_games)
        for kind, found in result.traits[trait][value].items()
    }
