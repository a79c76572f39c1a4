"""What a record shows of chance, so that somebody outside can check it: drawn of what, and the deal."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tatami.formats.codec import canonical
from tatami.formats.deals import commitment, deal_shown, seed_of
from tatami.formats.positions import write_position
from tatami.formats.records import Recorder, read_record
from tatami.games import game_called, template
from tatami.games.samurai_sword import RULES as SAMURAI_SWORD
from tatami.games.tenno import RULES as TENNO
from tatami.kernel.chance import Chance
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import NotUnderstood

SECRET, ENTROPIES = "5ec2e7", ["aa", "0b", "c1"]


def dealt(rules: Any = TENNO) -> list[dict[str, Any]]:
    """The lines of a random game of three with a fair deal."""
    g = rules.new(3, seed=seed_of(SECRET, ENTROPIES))
    recorder = Recorder(g)
    recorder.lines[0]["deal"] = deal_shown(SECRET, ENTROPIES)
    rng = Random(5)
    while g.outcome is None:
        recorder.act(g.asked()[0], rng.choice(g.legal(g.asked()[0])))
    return [json.loads(line) for line in recorder.text().splitlines()]


def verify(lines: list[dict[str, Any]]) -> None:
    list(read_record(map(canonical, lines), game_called).replay(verify=True))


def what_differs(lines: list[dict[str, Any]]) -> object:
    with pytest.raises(NotUnderstood) as error:
        verify(lines)
    assert error.value.code == "record-differs"
    return error.value.facts["what"]


def test_a_draw_says_of_what_it_was_drawn() -> None:
    g = template.RULES.new(2, seed=1)
    before = tuple(p & FACE for p in g.places[0])
    drawn = len(g.draws)
    picked, order = g.pick("die", 6), g.order("places", 4)
    g.shuffle("again", 0)
    after = tuple(p & FACE for p in g.places[0])
    assert g.draws[drawn:] == [
        (0, "die", (picked,), 6),
        (0, "places", tuple(order), None),
        (0, "again", after, before),
    ]


def test_the_record_says_it_too_and_an_order_of_one_thing_is_a_pick_of_one() -> None:
    g = template.RULES.new(2, seed=1)
    g.pick("die", 6)
    g.order("places", 4)
    g.order("only", 1)
    g.shuffle("deck", 0)
    die, places, only, deck = Recorder(g).lines[-4:]
    assert die["of"] == 6
    assert "of" not in places
    assert only == {"chance": "only", "result": [0], "of": 1}
    assert sorted(deck["of"]) == sorted(deck["result"])


def test_every_shuffle_and_pick_of_a_recorded_game_can_be_drawn_again_from_its_line() -> None:
    header, *lines = dealt(SAMURAI_SWORD)
    chance = Chance(header["seed"])
    kinds = set()
    for line in lines:
        if "chance" in line:
            of = line.get("of")
            kinds.add(type(of))
            if isinstance(of, list):
                chance.shuffle(line["chance"], of)
                assert of == line["result"]
            elif isinstance(of, int):
                assert [chance.pick(line["chance"], of)] == line["result"]
            else:
                assert chance.order(line["chance"], len(line["result"])) == line["result"]
    assert kinds == {int, list, type(None)}


def test_a_record_of_before_that_does_not_say_it_verifies_as_ever() -> None:
    lines = dealt(SAMURAI_SWORD)
    verify(lines)
    for line in lines:
        line.pop("of", None)
    verify(lines)


@pytest.mark.parametrize("wrong", [0, 4, 10, None, [1], "3", {}])
def test_a_pick_of_another_number_is_found_out(wrong: object) -> None:
    lines = dealt()
    line = next(line for line in lines if "of" in line)
    assert line["of"] == 3
    line["of"] = wrong
    assert what_differs(lines) == "chance"


def test_a_shuffle_of_other_faces_is_found_out() -> None:
    lines = dealt(SAMURAI_SWORD)
    faces = next(line["of"] for line in lines if line.get("chance") == "deck")
    faces[0] += 1
    assert what_differs(lines) == "chance"


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"secret": "5ec2e8"}, "secret"),
        ({"secret": 7}, "secret"),
        ({"commitment": commitment("other")}, "secret"),
        ({"secret": "other", "commitment": commitment("other")}, "seed"),
        ({"entropies": ["aa", "0b", "c2"]}, "seed"),
        ({"entropies": ["0b", "aa", "c1"]}, "seed"),
        ({"entropies": ["aa", "0b"]}, "seed"),
        ({"entropies": ["aa", "0b,C:c1", ""]}, "seed"),
        ({"entropies": ["aa", "0b", 7]}, "seed"),
        ({"entropies": "aa"}, "seed"),
    ],
)
def test_a_deal_that_was_not_the_promised_one_is_found_out(change: dict[str, object], what: str) -> None:
    lines = dealt()
    verify(lines)
    lines[0]["deal"] |= change
    assert what_differs(lines) == what


@pytest.mark.parametrize("deal", [None, 7, "fair", [], {}])
def test_a_deal_that_is_no_deal_at_all_is_found_out(deal: object) -> None:
    lines = dealt()
    lines[0]["deal"] = deal
    assert what_differs(lines) == "secret"


def test_a_game_from_a_position_cannot_claim_to_have_been_dealt() -> None:
    lines = dealt()
    start = TENNO.new(3, seed=lines[0]["seed"])
    lines[0]["position"] = write_position(start)
    assert what_differs(lines) == "deal"


def test_an_entropy_that_names_another_seat_is_no_way_to_the_same_seed() -> None:
    """The message of the seed would be the same: so only hexadecimal digits count as entropy."""
    assert seed_of("s", ["aa", "bb"]) == seed_of("s", ["aa,B:bb"])
