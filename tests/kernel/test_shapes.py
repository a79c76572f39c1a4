"""What open facts are called where people read them, and that both forms say the same."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from tatami.formats.codec import decode_frame, decode_table, encode_frame, encode_table
from tatami.formats.facts import arguments_of, shapes_of, told_changes, told_frame, told_table
from tatami.games import EVERY_GAME
from tatami.games.senji import RULES as SENJI
from tatami.hooks.shapes import (
    ANY,
    MANY_SEATS,
    NUMBER,
    SEAT,
    TRUTH,
    Bits,
    Coded,
    Keyed,
    Listed,
    Named,
    Naming,
    Parts,
    Shape,
    names_of,
)
from tatami.kernel.game import Game
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tests.chance import some_answer

GAMES = [pytest.param(rules, id=rules.name) for rules in EVERY_GAME.values()]
HERE = Naming(SENJI, 3)


class Pair(NamedTuple):
    family: int
    units: int


PAIR = Parts(Pair, {"family": Named("family"), "units": NUMBER}, absent=())


class Group(NamedTuple):
    family: int
    units: int = 1


GROUP = Parts(Group, {"family": Named("family"), "units": NUMBER}, may_omit=True)


def written(shape: Shape, value: Any) -> Any:
    write = shape.writer(SENJI)
    return value if write is None else write(value)


CASES: list[tuple[Shape, Any, Any]] = [
    (NUMBER, 3, 3),
    (TRUTH, True, True),
    (SEAT, 1, "B"),
    (SEAT, -1, None),
    (MANY_SEATS, (0, 2), ["A", "C"]),
    (Named("family"), 1, "red"),
    (Named("family"), -1, None),
    (Keyed("seat", NUMBER), (4, 0, 1), {"A": 4, "B": 0, "C": 1}),
    (Keyed("family", NUMBER, absent=0), (0, 2, 0, 0, 0, 1), {"red": 2, "black": 1}),
    (Bits("family"), 0b100010, ["red", "black"]),
    (Bits(), 0b101, [1, 3]),
    (PAIR, Pair(1, 2), {"family": "red", "units": 2}),
    (PAIR, (), None),
    (Listed(PAIR), (Pair(0, 1),), [{"family": "violet", "units": 1}]),
    (Coded(TRUTH, bool, int), 1, True),
]


@pytest.mark.parametrize(("shape", "value", "told"), CASES)
def test_a_value_is_written_in_names_and_read_again(shape: Shape, value: Any, told: Any) -> None:
    assert written(shape, value) == told
    again = shape.read(json.loads(json.dumps(told)), HERE)
    assert again == value
    assert type(again) is type(value)


@pytest.mark.parametrize(
    ("shape", "numbers", "value"),
    [
        (Named("family"), 5, 5),
        (Keyed("seat", NUMBER), [4, 0, 1], (4, 0, 1)),
        (Bits("family"), 34, 34),
        (PAIR, [1, 2], Pair(1, 2)),
        (PAIR, [], ()),
        (Coded(TRUTH, bool, int), 1, 1),
    ],
)
def test_numbers_as_older_positions_hold_them_are_still_read(shape: Shape, numbers: Any, value: Any) -> None:
    again = shape.read(numbers, HERE)
    assert again == value
    assert type(again) is type(value)


def test_what_is_as_usual_may_be_left_out_where_a_shape_says_so() -> None:
    assert GROUP.read({"family": "red"}, HERE) == Group(1, 1)
    assert GROUP.read({"family": "red", "units": 4}, HERE) == Group(1, 4)
    assert written(GROUP, Group(1)) == {"family": "red", "units": 1}, "it is written whole"


@pytest.mark.parametrize(
    ("shape", "given", "code"),
    [
        (GROUP, {"units": 2}, "missing-field"),
        (PAIR, {"family": "red"}, "missing-field"),
        (PAIR, {"family": "red", "units": 1, "horses": 2}, "unknown-field"),
        (PAIR, {"family": "pink", "units": 1}, "bad-value"),
        (Keyed("seat", NUMBER), {"A": 1, "B": 2}, "missing-field"),
        (Keyed("seat", NUMBER), {"A": 1, "B": 2, "C": 3, "D": 4}, "unknown-field"),
        (SEAT, 0, "not-a-seat"),
    ],
)
def test_what_cannot_be_read_names_the_field_and_those_there_are(shape: Shape, given: Any, code: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        shape.read(given, HERE)
    assert caught.value.code == code
    assert code != "unknown-field" or caught.value.facts["known"] in ("family, units", "A, B, C")


@pytest.mark.parametrize(
    ("shape", "given"),
    [
        (NUMBER, True),
        (NUMBER, "3"),
        (TRUTH, 1),
        (Named("family"), 6),
        (Named("family"), -2),
        (Named("family"), True),
        (Bits("family"), ["pink"]),
        (Bits("family"), 1 << 6),
        (Bits("family"), -1),
        (Bits(), 1 << 64),
        (Bits(), [0]),
        (Bits(), [65]),
        (PAIR, [1]),
        (PAIR, 3),
        (Listed(NUMBER), 3),
        (Keyed("seat", NUMBER), "A"),
    ],
)
def test_what_is_of_another_kind_is_no_value(shape: Shape, given: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        shape.read(given, HERE)


# --- every game ---------------------------------------------------------------------------------


def moments(rules: Rules[Any], seed: int, acts: int = 400) -> list[Game[Any]]:
    rng = Random(seed)
    g = rules.new(rules.default_seats, rules.unattended({}), seed)
    found = [g.clone()]
    while g.outcome is None and len(found) < acts:
        seat = rng.choice(g.asked())
        g.act(seat, some_answer(g, seat, rng))
        found.append(g.clone())
    return found


@pytest.mark.parametrize("rules", GAMES)
def test_every_field_of_every_table_and_question_says_what_it_is(rules: Rules[Any]) -> None:
    for holder in (rules.table, *rules.questions.values()):
        shapes = shapes_of(holder)
        assert [name for name, shape in shapes.items() if shape is ANY] == [], holder.__name__
        assert set(holder.SHAPES) <= set(holder.FIELDS), holder.__name__


@pytest.mark.parametrize("rules", GAMES)
def test_both_forms_of_the_facts_are_read_as_the_same(rules: Rules[Any]) -> None:
    for g in moments(rules, 3):
        fresh = rules.fresh_table(g.seats, g.options)
        for form in (told_table(g.rules, g.table), encode_table(g.table)):
            again = decode_table(g.rules, g.seats, json.loads(json.dumps(form)), fresh)
            for name in fresh.FIELDS:
                was, now = getattr(g.table, name), getattr(again, name)
                assert (was, type(was)) == (now, type(now)), name
        for frame in g.stack:
            for told in (told_frame(g.rules, frame), encode_frame(frame)):
                back = decode_frame(g.rules, g.seats, json.loads(json.dumps(told)))
                assert encode_frame(back) == encode_frame(frame)


def nothings(shape: Shape, value: Any) -> list[Shape]:
    """The shapes of all values in it that stand for nothing."""
    if isinstance(shape, Named):
        return [shape] if value < 0 else []
    if isinstance(shape, Listed):
        return [found for each in value for found in nothings(shape.item, each)]
    if isinstance(shape, Keyed):
        return [found for each in value if each != shape.absent for found in nothings(shape.item, each)]
    if isinstance(shape, Parts) and value != shape.absent:
        parts = zip(shape.parts.values(), value, strict=True)
        return [found for part, each in parts for found in nothings(part, each)]
    return []


@pytest.mark.parametrize("rules", GAMES)
def test_nothing_stands_only_where_a_field_may_lack_something(rules: Rules[Any]) -> None:
    for g in moments(rules, 7):
        for holder in (g.table, *[frame for frame in g.stack if not isinstance(frame, tuple)]):
            for name, shape in shapes_of(type(holder)).items():
                found = nothings(shape, getattr(holder, name))
                assert [each for each in found if not getattr(each, "may_lack", False)] == [], name


@pytest.mark.parametrize("rules", GAMES)
def test_what_has_changed_is_told_as_the_whole_table_tells_it(rules: Rules[Any]) -> None:
    played = moments(rules, 5)
    known = told_table(rules, played[0].table)
    for before, now in pairwise(played):
        facts = [tuple(getattr(g.table, name) for name in rules.table.FIELDS) for g in (before, now)]
        known |= told_changes(rules, now.table, *facts)
        assert known == told_table(rules, now.table)


def test_a_step_that_is_pending_is_told_with_its_arguments_by_name() -> None:
    frame = (SENJI.steps["place_units"], (1, 3))
    told = told_frame(SENJI, frame)
    assert told == {"place_units": {"owner": "B", "province": names_of(SENJI, "province")[3]}}
    assert decode_frame(SENJI, 4, told) == decode_frame(SENJI, 4, {"place_units": [1, 3]}) == frame


@pytest.mark.parametrize("rules", GAMES)
def test_every_step_can_say_what_its_arguments_are(rules: Rules[Any]) -> None:
    for step in rules.steps.values():
        assert all(isinstance(shape, Shape) for shape in arguments_of(rules, step).values()), step.__name__


@pytest.mark.parametrize(
    ("given", "key", "facts"),
    [
        ({"owner": "B"}, "missing-field", {"where": "place_units", "field": "province"}),
        ({"owner": "B", "province": "atlantis"}, "bad-value", {"field": "province", "value": "atlantis"}),
        ({"owner": 1, "province": 3}, "not-a-seat", {"text": "1"}),
        ({"owner": "B", "province": 3, "colour": "red"}, "unknown-field", {"field": "colour"}),
    ],
)
def test_a_step_with_arguments_that_it_has_not_is_refused_with_what_is_wrong(
    given: dict[str, Any], key: str, facts: dict[str, str]
) -> None:
    with pytest.raises(NotUnderstood, match=key) as error:
        decode_frame(SENJI, 4, {"place_units": given})
    assert facts.items() <= error.value.facts.items()
