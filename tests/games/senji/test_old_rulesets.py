"""What was written by rules in which letters were drafts says so, instead of failing half-way."""

from __future__ import annotations

import json

import pytest

from tatami.games import game_called
from tatami.games.senji import RULES
from tatami.kernel.codec import canonical, decode, encode
from tatami.kernel.positions import read_position, write_position
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.records import Recorder, read_record
from tests.games.senji.scenes_winter import say, winter

OLD = {"game": "senji", "version": RULES.version, "given": "senji 1"}


def test_letters_as_one_act_are_another_version_of_the_rules() -> None:
    assert RULES.version >= 2


def test_a_record_of_the_old_rules_says_whose_it_is() -> None:
    recorder = Recorder(RULES.new(4, seed=3))
    header = json.loads(recorder.text().splitlines()[0]) | {"ruleset": 1}
    lines = [canonical(header), canonical({"seat": "A", "answer": "lead green"})]
    lines += [canonical({"seat": "A", "answer": text}) for text in ("write B", "vow peace", "send")]
    with pytest.raises(NotUnderstood, match="other-ruleset") as error:
        list(read_record(lines, game_called).replay())
    assert error.value.facts == OLD


def test_a_saved_game_and_a_position_of_the_old_rules_say_it_too() -> None:
    g = say(winter(), "A", "letter B: vow peace, give green_trade_1")
    with pytest.raises(NotUnderstood, match="other-ruleset") as error:
        decode(RULES, {**encode(g), "ruleset": 1})
    assert error.value.facts == OLD
    with pytest.raises(NotUnderstood, match="other-ruleset") as error:
        read_position(RULES, {**write_position(g), "ruleset": 1})
    assert error.value.facts == OLD
