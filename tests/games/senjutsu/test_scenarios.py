"""The scenarios of Senjutsu: the ledger's examples, and what players ask at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tatami.formats.scenarios import Scenario
from tatami.games.senjutsu import RULES
from tatami.lab.plain_yaml import read_yaml
from tatami.words.speaking import SceneSpeaker

FOLDER = Path(__file__).parents[3] / "scenarios" / "senjutsu"
SCENARIOS = sorted(FOLDER.glob("*.yaml"))
FOR_BOTS = {6, 7}
"""Examples of the solo game."""


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_is_true(path: Path) -> None:
    scenario = Scenario(read_yaml(path), lambda name: RULES)
    assert scenario.clauses
    scenario.run(SceneSpeaker())


def test_every_worked_example_of_the_duel_is_a_scenario() -> None:
    titles = " ".join(str(read_yaml(path)["scenario"]) for path in SCENARIOS)
    told = {int(number) for number in re.findall(r"SJT-EX(\d+)", titles)}
    assert told == set(range(1, 19)) - FOR_BOTS


def test_ten_and_more_questions_of_players_are_answered() -> None:
    assert len([path for path in SCENARIOS if not path.stem.startswith("ex")]) >= 10
