"""The kernel's contract (docs/architecture.md 3), kept by every game at every player count.

TATAMI_WALKS sets how many random games are walked for each: more for a long night.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from tatami.conformance.suite import Tally, Walk
from tatami.formats.sampling import finished
from tatami.games import EVERY_GAME
from tatami.hooks.tables import tables_of
from tatami.kernel.rules import Rules
from tests.kernel.toys import BELL
from tests.short import is_long, is_short

WALKS = int(os.environ.get("TATAMI_WALKS", "12"))
RARE = {
    "AbilityToBorrow",
    "CounterValueToChoose",
    "FoeToChoose",
    "MarkerToPut",
    "PoisonToGive",
    "TargetToAim",
}
"""Senji: Ekei must meet a samurai who has a battle ability (tests/games/senji/test_battle_powers.py).
Senjutsu: what only cards of other packs ask, and what needs a rare card at a rare moment."""
GAMES_TO_ASK = {False: 200, True: 16}
LONG = 12
"""So many years are as good as a whole game: hardly a random one comes to its end before."""

GAMES: list[Rules[Any]] = [*EVERY_GAME.values(), BELL]


TABLES = [
    pytest.param(rules, seats, dict(options), id=f"{rules.name}-{seats}{f'-unusual{k}' if k else ''}")
    for rules in GAMES
    for seats in rules.seat_counts
    for k, options in enumerate(tables_of(rules, seats))
]


def walks_at(rules: Rules[Any], seats: int) -> int:
    """Every number of players gets the same care: with more kinds of tables, each is walked less often."""
    return min(WALKS, 2 * WALKS // len(tables_of(rules, seats)))


def course(seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """Options for a walk through a long game: first a whole one, then short ones, in which everybody speaks
    at once every other time."""
    if not seed:
        return options | {"years": LONG}
    return options | {"years": 1 + seed % 2, "winter": ("rounds", "glass")[seed % 2]}


def questions_of_a_game(rules: Rules[Any], seats: int, seed: int, options: dict[str, Any]) -> set[str]:
    """Plays at random and checks nothing."""
    g, rng, asked = rules.new(seats, rules.unattended(options), seed), Random(seed), set()
    while g.outcome is None:
        asked.add(type(g.question).__name__)
        seat = rng.choice(g.asked())
        g.act(seat, finished(g, seat, rng.choice(g.legal(seat)), rng.randrange))
    return asked


def walk(rules: Rules[Any], seats: int, options: dict[str, Any], walks: int) -> Tally:
    total = Tally()
    for seed in range(max(2, walks // 6) if is_long(rules) else walks):
        if is_long(rules):
            tally = Walk(rules, seats, seed, course(seed, options)).play(0.003)
        else:
            tally = Walk(rules, seats, seed, options).play(0.5 if is_short(rules) else 0.1)
        total.acts += tally.acts
        total.twins += tally.twins
        total.refused += tally.refused
        total.questions |= tally.questions
    return total


@pytest.mark.parametrize(("rules", "seats", "options"), TABLES)
def test_random_games_keep_the_kernels_contract(
    rules: Rules[Any], seats: int, options: dict[str, Any]
) -> None:
    walks = walks_at(rules, seats)
    tally = walk(rules, seats, options, walks)
    assert tally.acts
    if rules is not BELL:
        least = max(1, walks // 6) if is_long(rules) else walks
        assert tally.twins >= 2 * least, "too few twin worlds were compared"
        assert tally.refused >= least, "too little hostile play"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
def test_random_play_reaches_every_question(rules: Rules[Any]) -> None:
    names = {name for name in rules.questions if not name.startswith("_")}
    sought = names - RARE
    asked: set[str] = set()
    tables = [(seats, dict(options)) for seats in rules.seat_counts for options in tables_of(rules, seats)]
    shortened = {"years": LONG} if is_long(rules) else {}
    for seed in range(GAMES_TO_ASK[is_long(rules)]):
        seats, options = tables[seed % len(tables)]
        asked |= questions_of_a_game(rules, seats, seed, options | shortened)
        if sought <= asked:
            break
    assert sought <= asked <= names
