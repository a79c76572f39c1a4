"""`tatami simulate --against`: who beats whom, by what they were."""

from __future__ import annotations

import json

from tatami.games import tenno
from tests.cli.conftest import Tatami


def test_senjutsu_tells_by_itself_which_character_beats_which(tatami: Tatami) -> None:
    said = tatami("simulate", "senjutsu", "--seats", "sensible,random", "--games", "4", "--jobs", "1")
    assert said.status == 0
    assert "pairing by character" in said.out
    assert ": sensible – " in said.out


def test_other_games_do_so_when_asked(tatami: Tatami) -> None:
    command = ("simulate", "samurai-sword", "--players", "5", "--games", "6", "--jobs", "1")
    assert "pairing" not in tatami(*command).out
    said = tatami(*command, "--against", "role").out
    assert "pairing by role" in said
    assert "Shogun – Ninja" in said
    found = json.loads(tatami(*command, "--against", "role", "--json").out)["pairings"]["role"]
    shogun = [each for each in found if (each["value"], each["other"]) == ("shogun", "ninja")]
    assert [each["times"] for each in shogun] == [12]


def test_a_trait_that_the_game_does_not_have_is_refused_with_those_it_has(tatami: Tatami) -> None:
    said = tatami("simulate", "tenno", "--games", "1", "--against", "weather")
    assert (said.status, said.out) == (2, "")
    assert "weather" in said.err
    assert next(iter(tenno.RULES.traits)) in said.err
