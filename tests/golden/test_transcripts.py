from __future__ import annotations

from typing import Any

import pytest

from tatami.games import EVERY_GAME
from tatami.kernel.rules import Rules
from tests.golden.transcripts import path, transcript


@pytest.mark.parametrize(
    ("rules", "seats"),
    [pytest.param(r, n, id=f"{r.name}-{n}") for r in EVERY_GAME.values() for n in r.seat_counts],
)
def test_the_same_seed_and_answers_give_the_same_game(rules: Rules[Any], seats: int) -> None:
    assert transcript(rules, seats) == path(rules, seats).read_text(encoding="utf-8")
