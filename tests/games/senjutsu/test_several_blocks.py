"""Several blocks of one character at one initiative (SJT-141 to SJT-157): limp brings two parts of a defence
card to the same value. No card of the house has two blocks; one of another pack may."""

from __future__ import annotations

from functools import cache
from typing import Any

from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.senjutsu.duels import clash, end_turn, give, pass_windows, ready
from tests.games.senjutsu.fights import change, fighter, stand
from tests.games.senjutsu.packs import rules_with

STEADY: dict[str, Any] = {"rank": "wood", "types": ["defence"], "initiative": 2}


def twofold(upper: str, lower: str) -> dict[str, Any]:
    """At 2 a block of one cell, whose success gives focus; at 1 another, whose success stuns, and after which
    one may strike back."""
    success = {"if": "success", "foe": {"who": "attacker", "stun": 1}}
    above: list[Any] = [{"block": {"cells": {upper: "all"}}}, {"if": "success", "gain_focus": 1}]
    below: list[Any] = [{"block": {"cells": {lower: "all"}, "counter": [1]}}, success]
    return {**STEADY, "parts": [{"effects": above}, {"initiative": 1, "effects": below}]}


POKE: dict[str, Any] = {
    **STEADY,
    "types": ["attack"],
    "initiative": 1,
    "parts": [{"effects": [{"attack": {"cells": {"F": {"w": 1}, "F+FR": {"w": 1}}}}]}],
}
CARDS: dict[str, dict[str, Any]] = {
    "twice_ahead": twofold("F", "F"),
    "ahead_and_beside": twofold("F", "FL"),
    "beside_and_ahead": twofold("FL", "F"),
    "both_paths": twofold("F", "FR"),
    "slow_poke": {**POKE, "owner": "master"},
    "slow_answer": POKE,
}


@cache
def rules() -> SenjutsuRules:
    return rules_with(CARDS)


def struck(guard: str, limp: int = 1, held: str = "") -> Fight:
    """The Student guards with that card, lame; the Master strikes him from ahead at 1."""
    g = change(ready("student", "master", rules=rules()), "A", limp=(0,) * limp)
    if held:
        give(g, "A", held)
    return clash(g, A=guard, B="slow_poke")


def gained(g: Fight) -> tuple[int, int, int]:
    """The Student's wounds, his focus, and the Master's stun cards."""
    return fighter(g, "A").wounds, fighter(g, "A").focus, fighter(g, "B").stun


@clause("SJT-157", "SJT-237", "SJT-R28")
def test_where_two_blocks_stop_an_attack_what_both_say_is_done() -> None:
    assert gained(end_turn(struck("twice_ahead"))) == (0, 1, 1)


@clause("SJT-142", "SJT-157")
def test_at_two_initiatives_only_the_block_of_the_attack_succeeds() -> None:
    assert gained(end_turn(struck("twice_ahead", limp=0))) == (0, 0, 1)


@clause("SJT-157", "SJT-R61")
def test_of_two_blocks_only_the_one_that_stopped_the_attack_succeeds() -> None:
    assert gained(end_turn(struck("ahead_and_beside"))) == (0, 1, 0)
    assert gained(end_turn(struck("beside_and_ahead"))) == (0, 0, 1)


@clause("SJT-152", "SJT-R67")
def test_one_of_two_blocks_that_may_strike_back_is_enough_and_only_one_that_stopped_the_attack() -> None:
    windows = pass_windows(struck("twice_ahead", held="slow_answer"))
    assert windows.count("A counter") == 1
    windows = pass_windows(struck("ahead_and_beside", held="slow_answer"))
    assert "A counter" not in windows, "the block that might strike back stopped nothing"


@clause("SJT-146", "SJT-148", "SJT-157")
def test_where_two_blocks_stop_an_attack_only_together_both_have_succeeded() -> None:
    """Two paths lead to a cell between two lines: each block bars one of them."""
    g = change(ready("student", "master", rules=rules()), "A", limp=(0,))
    stand(g, "B", "1,-2", 3)
    assert gained(end_turn(clash(g, A="both_paths", B="slow_poke"))) == (0, 1, 1)
