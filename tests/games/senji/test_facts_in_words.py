"""A position of Senji is read by a person: names for numbers, parts of a battle by what they are."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tatami.formats.positions import read_position, write_position
from tatami.formats.views import view_json
from tatami.games.senji import RULES
from tatami.games.senji.table import Senji
from tatami.games.senji.warfare import Battle
from tatami.kernel.reasons import NotUnderstood, TatamiError
from tatami.kernel.views import View
from tests.chance import some_answer


def played_until(wanted: str, seats: int = 4, seed: int = 4) -> Senji:
    """A game played at random until that fact is there."""
    rng = Random(seed)
    g = RULES.new(seats, RULES.unattended({}), seed)
    while not getattr(g.table, wanted):
        seat = rng.choice(g.asked())
        g.act(seat, some_answer(g, seat, rng))
    return g


def numbers_in(told: Any, path: str = "") -> set[str]:
    """Where numbers stand, without the names of things."""
    if isinstance(told, dict):
        return {found for name, each in told.items() for found in numbers_in(each, f"{path}.{name}")}
    if isinstance(told, list | tuple):
        return {found for each in told for found in numbers_in(each, path)}
    return {path} if type(told) is int else set()


COUNTED = (
    *("year", "honour", "honour_from", "units", "hired", "letters", "glass", "rounds", "years", "groups"),
    *("bids", "battle"),
)
"""What is counted; everything else has a name."""


@pytest.mark.parametrize("wanted", ["named", "groups", "battle", "bids", "deeds", "fleets"])
def test_only_what_is_counted_is_a_number(wanted: str) -> None:
    told = write_position(played_until(wanted))["table"]
    assert {path.split(".")[1] for path in numbers_in(told)} <= set(COUNTED)


def test_a_battle_is_written_by_the_names_of_its_parts() -> None:
    g = played_until("battle")
    battle = write_position(g)["table"]["battle"]
    assert tuple(battle) == Battle._fields
    assert battle["province"] in g.table.box.regions
    assert set(battle["units"]) == {"attacker", "defender"}
    assert battle["winner"] is None
    assert {battle["attacker"], battle["defender"]} <= {*"ABCD"}


def test_units_stand_by_party_and_region_and_nobody_is_not_mentioned() -> None:
    g = played_until("battle")
    told = write_position(g)["table"]["units"]
    total = sum(sum(row) for row in g.table.units)
    assert sum(sum(row.values()) for row in told.values()) == total > 0
    assert all(number for row in told.values() for number in row.values())


def test_a_position_written_by_hand_may_leave_out_the_zeros() -> None:
    given = write_position(played_until("battle", seed=9))
    given["table"]["units"] = {**given["table"]["units"]}
    again = read_position(RULES, json.loads(json.dumps(given)))
    assert write_position(again) == json.loads(json.dumps(given))


def test_a_wrong_part_of_a_battle_is_refused_with_those_there_are() -> None:
    given = write_position(played_until("battle"))
    given["table"]["battle"]["horses"] = 3
    with pytest.raises(NotUnderstood) as caught:
        read_position(RULES, given)
    assert (caught.value.code, caught.value.facts["field"]) == ("unknown-field", "horses")
    assert "province" in str(caught.value.facts["known"])


JUNK: list[Any] = [None, 7, -5, 10**9, "x", "A", [], {}, [[1]], {"A": 1}, True, 3.5, [{}]]


def places_in(told: Any, path: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The way to everything in it."""
    inside = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    return [path, *[found for name, each in inside for found in places_in(each, (*path, name))]]


@pytest.mark.parametrize("wanted", ["battle", "bids"])
def test_junk_anywhere_among_the_facts_is_refused_or_can_be_shown(wanted: str) -> None:
    """Numbers that are no piece's must not pass the reading: whoever looks would stumble over them."""
    whole = json.loads(json.dumps(write_position(played_until(wanted))))
    refused = 0
    for *way, last in places_in(whole["table"], ("table",))[1:]:
        given = json.loads(json.dumps(whole))
        spot = given
        for name in way:
            spot = spot[name]
        spot[last] = Random(str((*way, last))).choice(JUNK)
        try:
            g = read_position(RULES, given)
        except TatamiError:
            refused += 1
            continue
        view_json(View(g, 0))
        write_position(g)
    assert refused > 30
