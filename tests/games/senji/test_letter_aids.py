"""What a board is told of letters and promises: the letters as they read, to each what he can read."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tatami.formats.worlds import possible_world
from tatami.games.senji import RULES
from tatami.games.senji.board import remember
from tatami.games.senji.rules.promises import judge_promises
from tatami.games.senji.table import Senji
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.senji.scenes_winter import all_ready, do, say, winter

A, B, C, D = range(4)
LISTS = ("gives", "asks", "shows", "wants", "fits", "vows", "pleas", "wonders", "replies")


def aids(g: Senji, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = RULES.aids(View(g, seat))
    json.dumps(found)
    return found


def letters(g: Senji, seat: int) -> list[tuple[str, str]]:
    return [(told["from"], told["to"]) for told in aids(g, seat).get("letters", [])]


@clause("SEN-40", "SEN-41", "SEN-R117")
def test_a_letter_is_told_as_it_reads() -> None:
    g = winter()
    said = (
        "give green_trade_1, ask yellow_trade_1, want any.support.any, vow peace, plea strike.dewa, "
        "wonder attack_me, reveal green_member_heir, openly"
    )
    say(g, "A", f"letter B: {said}")
    (told,) = aids(g, B)["letters"]
    assert told == {
        "from": "A",
        "to": "B",
        "gives": ["green_trade_1"],
        "asks": ["yellow_trade_1"],
        "shows": ["green_member_heir"],
        "wants": ["any.support.any"],
        "fits": [],
        "vows": ["peace"],
        "pleas": ["strike.dewa"],
        "wonders": ["attack_me"],
        "replies": [],
        "open": True,
        "said": 8,
        "offers": True,
        "picked": False,
    }
    say(g, "B", "reply A no")
    say(g, "B", "fit A: yellow_support_1")
    (told,) = aids(g, A)["letters"]
    assert (told["fits"], told["replies"]) == (["yellow_support_1"], ["no"])
    assert (told["said"], told["picked"]) == (8, True), "what its reader did is none of its notes"


@clause("SEN-40")
def test_a_question_alone_offers_nothing() -> None:
    g = winter()
    say(g, "A", "letter B: wonder attack_me")
    (told,) = aids(g, B)["letters"]
    assert (told["offers"], told["picked"]) == (False, False)
    assert [name for name in LISTS if told[name]] == ["wonders"]


@clause("SEN-40", "SEN-44")
def test_everybody_is_told_what_he_can_read_and_nothing_else() -> None:
    g = winter()
    say(g, "A", "letter B: vow peace, ask yellow_trade_1")
    say(g, "C", "letter all: give black_support_1, want any.trade.any")
    assert letters(g, A) == letters(g, B) == [("A", "B"), ("C", "all")]
    assert letters(g, C) == letters(g, D) == letters(g, SPECTATOR) == [("C", "all")]


@clause("SEN-45")
def test_promises_that_stand_are_no_letters_and_stay_between_those_who_know_of_them() -> None:
    g = winter()
    say(g, "A", "letter B: vow peace")
    say(g, "C", "letter all: vow mercy")
    between, to_all = (
        {"maker": "A", "hearer": "B", "promise": "peace"},
        {"maker": "C", "hearer": "all", "promise": "mercy"},
    )
    assert aids(g, B)["oaths"] == [between, to_all]
    assert aids(g, D)["oaths"] == aids(g, SPECTATOR)["oaths"] == [to_all]
    assert [letters(g, seat) for seat in (A, B, C, D)] == [[], [], [], []]


@clause("SEN-45")
def test_what_became_of_a_promise_is_told_to_those_who_heard_it() -> None:
    g = winter()
    say(g, "A", "letter B: vow peace, vow mercy")
    say(g, "C", "letter all: vow mercy")
    remember(all_ready(g), "attack", A, B, g.table.box.region["nagato"])
    judge_promises(g)
    told = aids(g, B)["judged"]
    assert told == [
        {"maker": "A", "hearer": "B", "promise": "peace", "verdict": "broken"},
        {"maker": "A", "hearer": "B", "promise": "mercy", "verdict": "kept"},
        {"maker": "C", "hearer": "all", "promise": "mercy", "verdict": "kept"},
    ]
    assert aids(g, D)["judged"] == aids(g, SPECTATOR)["judged"] == told[2:]
    assert not {"letters", "oaths"} & set(aids(g, B))


@clause("SEN-40")
def test_whoever_cannot_read_a_letter_is_told_the_same_whatever_it_says() -> None:
    short, long = winter(), winter()
    say(short, "A", "letter B: wonder attack_me")
    say(long, "A", "letter B: ask yellow_trade_1, vow peace, plea strike.dewa, wonder attack_me")
    assert aids(short, B) != aids(long, B)
    for seat in (C, D, SPECTATOR):
        assert aids(short, seat) == aids(long, seat)


def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_letters() -> None:
    g, rng = winter(), Random(7)
    say(g, "A", "letter B: ask yellow_trade_1, vow peace")
    say(g, "C", "letter all: give black_support_1, want any.trade.any")
    do(g, "B: fit C aloud: yellow_trade_1")
    for seat in (A, B, C, D):
        view = View(g, seat)
        twin = possible_world(view, rng, g.chance.clone())
        assert aids(g, seat)["letters"] == RULES.aids(View(twin, seat))["letters"]
