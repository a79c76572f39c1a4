from __future__ import annotations

from typing import Any

import pytest

from tatami.games import EVERY_GAME
from tatami.kernel.rules import Rules
from tests.golden.transcripts import kinds_of, path, transcript


@pytest.mark.parametrize(
    ("rules", "seats", "sides"),
    [pytest.param(r, *kind, id=path(r, *kind).stem) for r in EVERY_GAME.values() for kind in kinds_of(r)],
)
def test_the_same_seed_and_answers_give_the_same_game(rules: Rules[Any], seats: int, sides: str) -> None:
    assert transcript(rules, seats, sides) == path(rules, seats, sides).read_text(encoding="utf-8")


def test_a_duel_has_a_transcript_for_every_way_of_taking_sides() -> None:
    told = {path(rules, *kind).stem for rules in EVERY_GAME.values() for kind in kinds_of(rules)}
    assert {"senjutsu-3-one", "senjutsu-4-one", "senjutsu-4-pairs"} <= told
    assert "tenno-4" in told
