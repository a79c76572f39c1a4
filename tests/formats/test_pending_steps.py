"""What is pending reads by names: a step says whom and what it is about as people do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tatami.formats.codec import decode_frame
from tatami.formats.facts import arguments_of, told_frame
from tatami.games import EVERY_GAME
from tatami.hooks.shapes import Listed, Seated, Shape
from tatami.kernel.reasons import NotUnderstood

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"


def holds_seats(annotation: object, shape: Shape) -> bool:
    if annotation == "tuple[Seat, ...]":
        return isinstance(shape, Listed) and isinstance(shape.item, Seated)
    return annotation != "Seat" or isinstance(shape, Seated)


@pytest.mark.interpreted
@pytest.mark.parametrize("game", EVERY_GAME)
def test_every_argument_of_a_step_that_is_a_seat_is_written_by_its_letter(game: str) -> None:
    rules = EVERY_GAME[game]
    steps = [step for step in rules.steps.values() if step.__annotations__.get("return") == "None"]
    assert steps
    by_number = [
        f"{step.__name__}: {name}"
        for step in steps
        for name, shape in arguments_of(rules, step).items()
        if not holds_seats(step.__annotations__.get(name), shape)
    ]
    assert by_number == []


STEPS = [
    ("shinobi", {"move_troops": {"by": "B", "clan": "oda", "source": "C", "goal": "A"}}),
    ("tenno", {"end_of_game": {"stuck": None}}),
    ("tenno", {"break_the_tie": {"scores": [4, 4, 1], "tied": ["A", "B"]}}),
    ("samurai-sword", {"ask_the_others": {"card": "battle_cry", "after": "C", "harmless": ["A"]}}),
    ("samurai-sword", {"score": {"striker": None, "struck": None}}),
    ("senji", {"conquer": {"party": "A", "loser": "emperor", "province": "iyo"}}),
    ("senjutsu", {"settle_places": {"tied": ["A", "C"], "places": ["B", None, None]}}),
]


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_is_read_by_names_and_written_so_again(game: str, step: dict[str, dict[str, Any]]) -> None:
    rules = EVERY_GAME[game]
    seats = rules.seat_counts[-1]
    (told,) = told_frame(rules, decode_frame(rules, seats, step)).values()
    (given,) = step.values()
    assert {name: list(v) if isinstance(v, tuple) else v for name, v in told.items()} == given


def test_a_number_where_a_seat_is_meant_is_refused() -> None:
    with pytest.raises(NotUnderstood) as error:
        decode_frame(EVERY_GAME["shinobi"], 4, {"end_turn": {"seat": 1}})
    assert error.value.code == "not-a-seat"


def bare_steps(given: object) -> list[object]:
    """Steps anywhere in a document whose arguments are a row without names."""
    if isinstance(given, list):
        return [found for each in given for found in bare_steps(each)]
    if not isinstance(given, dict):
        return []
    pending = given.get("pending")
    steps = [frame for frame in pending if isinstance(frame, dict)] if isinstance(pending, list) else []
    bare = [frame for frame in steps if any(isinstance(args, list) and args for args in frame.values())]
    return [*bare, *(found for each in given.values() for found in bare_steps(each))]


def test_no_scenario_of_the_house_has_steps_with_bare_numbers() -> None:
    files = sorted(SCENARIOS.rglob("*.yaml"))
    assert len(files) > 50
    told = {file.name: bare_steps(yaml.safe_load(file.read_text("utf-8"))) for file in files}
    assert {name: steps for name, steps in told.items() if steps} == {}
    assert bare_steps({"position": {"pending": [{"end_turn": [0]}]}})
