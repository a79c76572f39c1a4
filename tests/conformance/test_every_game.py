"""The kernel's contract (docs/architecture.md 3), kept by every game at every player count.

TATAMI_WALKS sets how many random games are walked for each: more for a long night.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from tatami.games import EVERY_GAME
from tatami.kernel.conformance import Tally, Walk
from tatami.kernel.rules import Rules
from tests.kernel.toys import BELL

WALKS = int(os.environ.get("TATAMI_WALKS", "12"))

GAMES: list[Rules[Any]] = [*EVERY_GAME.values(), BELL]


def unusual(rules: Rules[Any]) -> dict[str, Any]:
    """Every option at its last value, the first player apart."""
    return {o.name: o.choices[-1] if o.choices else o.high for o in rules.options if o.name != "first_player"}


TABLES = [
    pytest.param(rules, seats, options, id=f"{rules.name}-{seats}{'-unusual' if options else ''}")
    for rules in GAMES
    for seats in rules.seat_counts
    for options in ([{}, unusual(rules)] if unusual(rules) else [{}])
]


def walk(rules: Rules[Any], seats: int, options: dict[str, Any], walks: int = WALKS) -> Tally:
    total = Tally()
    for seed in range(walks):
        tally = Walk(rules, seats, seed, options).play()
        total.acts += tally.acts
        total.twins += tally.twins
        total.refused += tally.refused
        total.questions |= tally.questions
    return total


@pytest.mark.parametrize(("rules", "seats", "options"), TABLES)
def test_random_games_keep_the_kernels_contract(
    rules: Rules[Any], seats: int, options: dict[str, Any]
) -> None:
    tally = walk(rules, seats, options)
    assert tally.acts
    if rules is not BELL:
        assert tally.twins >= 2 * WALKS, "too few twin worlds were compared"
        assert tally.refused >= WALKS, "too little hostile play"


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
def test_random_play_reaches_every_question(rules: Rules[Any]) -> None:
    asked: set[str] = set()
    for options in (
        {},
        {o.name: o.choices[-1] for o in rules.options if o.choices and "first" not in o.name},
    ):
        for seats in (rules.seat_counts[0], rules.seat_counts[-1]):
            asked |= walk(rules, seats, options, 25).questions
    names = {name for name in rules.questions if not name.startswith("_")}
    assert asked == names
