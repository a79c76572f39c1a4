"""A game as a whole: every number of players, each kind of bot among its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tatami.hooks.laboratory import laboratory_of
from tatami.kernel.rules import Rules
from tatami.players.registry import kinds_for

from .simulate import Simulation, TraitResult, check_games, simulate, trait_result

Seating = tuple[str, int, dict[str, str], int]
"""A table that is looked at: its name, how many sit there, what is agreed there beside the options, and how
many games are played."""


class Survey(msgspec.Struct, frozen=True):
    """Simulations by kind of bot and table; `games` were wanted of each kind in all.

    A table is named by its number of players, and by what is agreed there: `4`, `4 sides=pairs`.
    """

    game: str
    ruleset: int
    games: int
    seed: str
    options: dict[str, str]
    plays: dict[str, dict[str, Simulation]]

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def seatings(rules: Rules[Any], games: int, options: Mapping[str, str] | None = None) -> list[Seating]:
    """The tables of a survey, with games that come to so many in all, or a few more; what the options say is
    not varied."""
    counted = laboratory_of(rules)
    tables = [
        (seats, agreed, counted.survey_weights.get(seats, 1))
        for seats in rules.seat_counts
        for agreed in counted.surveyed(seats)
        if not any(name in (options or {}) for name in agreed)
    ]
    whole = sum(weight for _, _, weight in tables)
    return [
        (
            " ".join([str(seats), *(f"{name}={value}" for name, value in agreed.items())]),
            seats,
            dict(agreed),
            -(-games * weight // whole),
        )
        for seats, agreed, weight in tables
    ]


def games_in_all(rules: Rules[Any], games: int, options: Mapping[str, str] | None = None) -> int:
    """How many games a survey plays."""
    tables = seatings(rules.variant(options), games, options)
    return sum(each for _, _, _, each in tables) * len(kinds_for(rules))


def survey(
    rules: Rules[Any],
    games: int,
    seed: str | int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Survey:
    """Plays at least that many games with each kind of bot, at every table as many as it weighs."""
    check_games(games)
    rules = rules.variant(options)
    plays = {
        kind: {
            name: simulate(rules, [kind] * seats, each, seed, jobs, {**agreed, **(options or {})}, progress)
            for name, seats, agreed, each in seatings(rules, games, options)
        }
        for kind in kinds_for(rules)
    }
    return Survey(rules.name, rules.version, games, str(seed), dict(options or {}), plays)


def at_every_table(tables: Mapping[str, Simulation], trait: str) -> dict[str, TraitResult] | None:
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
