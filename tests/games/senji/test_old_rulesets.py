"""What was written by rules in which letters were drafts (1), or cards and bids came one by one (2), says
so, instead of failing half-way."""

from __future__ import annotations

import json

import pytest

from tatami.formats.codec import canonical, decode, encode
from tatami.formats.positions import read_position, write_position
from tatami.formats.records import Recorder, read_record
from tatami.games import game_called
from tatami.games.senji import RULES
from tatami.kernel.reasons import NotUnderstood
from tests.games.senji.scenes_winter import say, winter

OLD = {
    1: ("write B", "vow peace", "send"),
    2: ("letter B: give green_trade_1, want any.trade.any", "fit A yellow_trade_1", "unbid 1"),
}
"""By version: what could be said in Winter then."""


def told(version: int) -> dict[str, object]:
    return {"game": "senji", "version": RULES.version, "given": f"senji {version}"}


def test_what_is_said_in_one_breath_is_another_version_of_the_rules() -> None:
    assert RULES.version == 3


@pytest.mark.parametrize("version", OLD)
def test_a_record_of_the_old_rules_says_whose_it_is(version: int) -> None:
    recorder = Recorder(RULES.new(4, seed=3))
    header = json.loads(recorder.text().splitlines()[0]) | {"ruleset": version}
    lines = [canonical(header), canonical({"seat": "A", "answer": "lead green"})]
    lines += [canonical({"seat": "A", "answer": text}) for text in OLD[version]]
    with pytest.raises(NotUnderstood, match="other-ruleset") as error:
        list(read_record(lines, game_called).replay())
    assert error.value.facts == told(version)


@pytest.mark.parametrize("version", OLD)
def test_a_saved_game_and_a_position_of_the_old_rules_say_it_too(version: int) -> None:
    g = say(winter(), "A", "letter B: vow peace, give green_trade_1")
    with pytest.raises(NotUnderstood, match="other-ruleset") as error:
        decode(RULES, {**encode(g), "ruleset": version})
    assert error.value.facts == told(version)
    with pytest.raises(NotUnderstood, match="other-ruleset") as error:
        read_position(RULES, {**write_position(g), "ruleset": version})
    assert error.value.facts == told(version)
