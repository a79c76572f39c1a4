"""A game as a whole: every number of players, each kind of bot among its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tatami.kernel.rules import Rules
from tatami.players.registry import kinds_for

from .simulate import Simulation, TraitResult, check_games, simulate, trait_result


class Survey(msgspec.Struct, frozen=True):
    """Simulations by kind of bot and number of players; `games` were wanted of each kind in all."""

    game: str
    ruleset: int
    games: int
    seed: str
    options: dict[str, str]
    plays: dict[str, dict[int, Simulation]]

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def games_a_table(rules: Rules[Any], games: int) -> int:
    """Games for each number of players, so that it comes to that many in all, or a few more."""
    return -(-games // len(rules.seat_counts))


def games_in_all(rules: Rules[Any], games: int) -> int:
    """How many games a survey plays."""
    return games_a_table(rules, games) * len(rules.seat_counts) * len(kinds_for(rules))


def survey(
    rules: Rules[Any],
    games: int,
    seed: str | int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Survey:
    """Plays at least that many games with each kind of bot, as many at each number of players."""
    check_games(games)
    each = games_a_table(rules, games)
    plays = {
        kind: {
            seats: simulate(rules, [kind] * seats, each, seed, jobs, options, progress)
            for seats in rules.seat_counts
        }
        for kind in kinds_for(rules)
    }
    return Survey(rules.name, rules.version, games, str(seed), dict(options or {}), plays)


def at_every_table(tables: Mapping[int, Simulation], trait: str) -> dict[str, TraitResult] | None:
    """Win rates over all numbers of players, if every value of the trait came up at each of them.

    Otherwise they cannot be compared: a Ronin is always one of many, and wins less for that alone.
    """
    values = {value: None for table in tables.values() for value in table.traits[trait]}
    found = {value: [table.traits[trait].get(value, {}) for table in tables.values()] for value in values}
    if not all(kinds for cells in found.values() for kinds in cells):
        return None
    return {value: _sum([next(iter(kinds.values())) for kinds in cells]) for value, cells in found.items()}


def _sum(results: list[TraitResult]) -> TraitResult:
    return trait_result(
        sum(found.times for found in results),
        sum(found.games for found in results),
        sum(found.wins for found in results),
    )
