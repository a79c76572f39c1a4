"""Hand-written positions of Senji: what is filled in, and what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tatami.formats.codec import canonical
from tatami.formats.counting import count_pieces
from tatami.formats.positions import read_position, write_position
from tatami.formats.worlds import possible_world
from tatami.games.senji import RULES
from tatami.kernel.reasons import Contradiction, TatamiError
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, lying, size
from tests.games.senji.conserved import conserved
from tests.games.senji.scenes_year import BOX, at, prepare, scene

HOMES = [BOX.playing[4].index(f) if f in BOX.playing[4] else -1 for f in BOX.home]
"""The fortresses of a table of four before anybody has attacked."""


def position(**changes: Any) -> dict[str, Any]:
    """Four players in Spring, where each has his homes; some facts or places changed."""
    table = {
        "year": 2,
        "phase": "spring",
        "host": "A",
        "families": list(BOX.playing[4]),
        "fortress": list(HOMES),
        **changes.pop("table", {}),
    }
    return {
        "seats": 4,
        "table": table,
        "pending": [{"Orders": {"seats": ["A", "B", "C", "D"], "quiet": []}}],
        **changes,
    }


def homes_but(province: str, party: int) -> list[int]:
    return [party if p == at(province) else f for p, f in enumerate(HOMES)]


def units(party: int, region: str, number: int) -> list[list[int]]:
    rows = [[0] * 20 for _ in range(7)]
    rows[party][at(region)] = number
    return rows


def standing(samurai: str, region: str, party: int) -> dict[str, list[int]]:
    who = BOX.samurai.index(samurai)
    return {
        "samurai_at": [at(region) if k == who else -1 for k in range(18)],
        "samurai_of": [party if k == who else -1 for k in range(18)],
    }


@clause("SEN-49", "SEN-24", "SEN-57")
def test_diplomacy_cards_that_are_not_mentioned_lie_with_their_family() -> None:
    g = read_position(RULES, position(places={"hand.A": "black_support_1"}))
    assert len(lying(g, "hand.A")) == 12
    assert "black_support_1" in lying(g, "hand.A")
    assert size(g, "hand.D") == 10
    assert lying(g, "dummy.D") == ["black_dummy"]
    assert size(g, "auction.violet") == size(g, "auction.red") == 11
    assert size(g, "deck") == 96
    conserved(g)


@clause("SEN-31")
def test_where_nothing_is_pending_a_year_begins() -> None:
    given = position(table={"honour": [9, 9, 3, 3], "year": 1, "phase": "autumn"})
    del given["pending"]
    g = read_position(RULES, given)
    assert asked(g) == "A HostToChoose"
    assert g.table.year == 2


@clause("SEN-5")
def test_any_position_of_the_preparation_is_written_and_read_back() -> None:
    for until in ("FamilyToLead", "SamuraiToKeep", "HomeToName", "UnitsToPlace"):
        g = prepare(3, 4, until)
        written = canonical(write_position(g))
        assert canonical(write_position(read_position(RULES, write_position(g)))) == written


CONTRADICTIONS: list[tuple[dict[str, Any], str]] = [
    ({"table": {"families": [2, 2, 4, 5]}}, "bad-value"),
    ({"table": {"families": [0, 3, 4, 5]}}, "bad-value"),
    ({"table": {"families": [2, 3, 4]}}, "missing-pieces"),
    ({"table": {"families": [2, 3, 4, -1]}}, "bad-value"),
    ({"table": {"phase": "monsoon"}}, "bad-value"),
    ({"table": {"phase": "preparation"}}, "bad-value"),
    ({"table": {"host": None}}, "bad-value"),
    ({"table": {"honour": [1, 2, 3]}}, "bad-value"),
    ({"table": {"honour": [1, 2, 3, "x"]}}, "bad-value"),
    ({"table": {"honour": [1, 2, 3, -10]}}, "honour-too-low"),
    ({"table": {"units": [[0] * 20] * 6}}, "bad-value"),
    ({"table": {"units": units(6, "north_sea", 1)}}, "bad-value"),
    ({"table": {"units": units(5, "north_sea", 1)}}, "bad-value"),
    ({"table": {"units": units(0, "north_sea", 7)}}, "too-many-units-there"),
    ({"table": {"units": [[6, 0] * 10, *[[0] * 20] * 6]}}, "too-many-units"),
    ({"table": {"units": units(0, "owari", 1)}}, "strangers-in-province"),
    ({"table": {"units": units(0, "hizen", 1)}}, "province-is-closed"),
    (
        {"table": {"fortress": [0 if p == at("hizen") else f for p, f in enumerate(HOMES)]}},
        "province-is-closed",
    ),
    (
        {"table": {"fortress": [-1 if p == at("owari") else f for p, f in enumerate(HOMES)]}},
        "province-without-fortress",
    ),
    ({"table": {"fortress": [0 if f >= 0 else -1 for f in HOMES]}}, "too-many-provinces"),
    ({"table": {"fortress": [6 if f == 0 else f for f in HOMES]}}, "bad-value"),
    ({"table": standing("oda", "nagato", 0)}, "samurai-without-card"),
    ({"table": standing("oda", "nagato", -1)}, "samurai-of-nobody"),
    ({"table": standing("oda", "owari", 0), "places": {"samurai.A": "samurai:oda"}}, "strangers-in-province"),
    ({"table": {"out": ["A"]}}, "eliminated-has-nothing"),
    ({"table": {"out": ["A", "A"]}}, "bad-value"),
    ({"table": {"lots": [1]}}, "lots-do-not-fit"),
    ({"table": {"bids": [[0], [], [], []]}}, "bids-do-not-fit"),
    ({"table": {"glass": 7}}, "bad-value"),
    ({"table": {"deeds": [["attack", 0]]}}, "bad-value"),
    ({"table": {"fleets": [[0]]}}, "bad-value"),
    ({"table": {"samurai_at": ["x"] * 18}}, "bad-value"),
    ({"table": {"samurai_at": [0]}}, "bad-value"),
    ({"places": {"order.nagato": "order:march"}}, "order-not-seen-so"),
    ({"places": {"order.nagato": ["order:march@A", "order:march@A"]}}, "one-order-each"),
    ({"places": {"order.hizen": "order:march@A"}}, "no-order-there"),
    ({"places": {"order.nagato": "order:march@A"}, "table": {"phase": "autumn"}}, "no-order-there"),
    ({"places": {"display.A": "yellow_member_heir"}}, "cannot-lie-there"),
    ({"places": {"display.A": "green_trade_1"}}, "cannot-lie-there"),
    ({"places": {"display.A": ["green_member_heir", "green_member_wife"]}}, "one-hostage-each"),
    ({"places": {"bids.A": "green_trade_1"}, "table": {"bids": [[0], [], [], []]}}, "cannot-lie-there"),
    ({"places": {"dummy.A": "green_dummy"}}, "cannot-lie-there"),
    ({"places": {"hand.A": "green_dummy"}}, "cannot-lie-there"),
    ({"places": {"hand.A": "plum_5"}}, "cannot-lie-there"),
    ({"places": {"auction.green": "green_trade_1"}}, "cannot-lie-there"),
    ({"places": {"words.A": "green_trade_1"}}, "cannot-lie-there"),
    ({"places": {"kami.A": "plum_5"}}, "cannot-lie-there"),
    ({"places": {"hand.A": "green_trade_1@B"}}, "not-seen-so-there"),
    ({"places": {"hand.A": "green_trade_1*2"}}, "one-too-many"),
]


@clause("SEN-2", "SEN-22", "SEN-28", "SEN-43", "SEN-64", "SEN-73", "SEN-89", "SEN-90", "SEN-146", "SEN-166")
@pytest.mark.parametrize(("changes", "code"), CONTRADICTIONS)
def test_what_cannot_be_is_refused_with_what_and_where(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Contradiction if code != "bad-value" else TatamiError) as caught:
        read_position(RULES, position(**changes))
    assert caught.value.code == code


ASKED: list[dict[str, Any]] = [
    {"Orders": {"seats": ["A", "B", "C"], "quiet": []}},
    {"Orders": {"seats": ["A", "B", "C", "D"], "quiet": ["A"]}},
    {"Orders": {"seats": ["A", "B", "C", "D", "E"], "quiet": []}},
    {"HostToChoose": {"by": "B"}},
    {"HostToChoose": {"by": "G"}},
]
TOO_EARLY: list[dict[str, Any]] = [
    {"FamilyToLead": {"by": "A"}},
    {"SamuraiToKeep": {"seats": ["A", "B", "C", "D"]}},
    {"HomeToName": {"by": "A"}},
    {"SamuraiToPlace": {"by": "A", "province": 6}},
    {"UnitsToPlace": {"by": "A", "province": 6}},
]


@clause("SEN-9", "SEN-15", "SEN-17", "SEN-35", "SEN-73")
@pytest.mark.parametrize("question", [*ASKED, *TOO_EARLY])
def test_a_question_that_cannot_be_asked_now_is_refused(question: dict[str, Any]) -> None:
    phase = "preparation" if question in TOO_EARLY else "spring"
    with pytest.raises(Contradiction) as caught:
        read_position(RULES, position(table={"phase": phase}, pending=[question]))
    assert caught.value.code == "cannot-be-asked"


@clause("SEN-227")
def test_with_three_players_nobody_holds_the_emperors_province() -> None:
    playing = BOX.playing[3]
    fortress = [playing.index(f) if f in playing else -1 for f in BOX.home]
    fortress[at("yamashiro")] = 1
    given = position(table={"families": list(playing), "fortress": fortress})
    given["seats"] = 3
    given["pending"] = [{"Orders": {"seats": ["A", "B", "C"], "quiet": []}}]
    with pytest.raises(Contradiction, match="imperial-province"):
        read_position(RULES, given)


@clause("SEN-64", "SEN-67", "SEN-75")
def test_possible_worlds_keep_what_everybody_can_tell_of_hidden_cards() -> None:
    g = scene(
        4,
        lots=[1],
        bids=[[0], [0, 0], [], []],
        places={
            "lots": "red_trade_3",
            "bids.A": "yellow_trade_2",
            "bids.B": ["green_trade_1", "green_member_heir"],
            "auction.violet": "blue_trade_2",
            "hand.C": ["violet_trade_1", "red_member_heir"],
        },
    )
    g.stack[:] = []
    rng = Random(5)
    hands = set()
    for viewer in (0, 2, SPECTATOR):
        for _ in range(30):
            world = possible_world(View(g, viewer), rng)
            count_pieces(world)
            RULES.check(world)
            assert all(card.startswith("green_") for card in lying(world, "bids.B"))
            assert not any(card.startswith("red_") for card in lying(world, "auction.violet"))
            assert not any(card.startswith("violet_") for card in lying(world, "auction.red"))
            assert View(world, viewer).places == View(g, viewer).places
            hands.add(tuple(sorted(lying(world, "hand.B"))))
    assert len(hands) > 50


@clause("SEN-75")
def test_in_every_possible_world_who_laid_an_order_knows_it() -> None:
    g = read_position(
        RULES, position(places={"order.nagato": "order:march@A", "order.owari": "order:march@B"})
    )
    world = possible_world(View(g, 2), Random(1))
    RULES.check(world)
    laid = {lying(possible_world(View(g, 2), Random(k)), "order.nagato")[0] for k in range(20)}
    assert laid == {"order:production", "order:recruitment", "order:march"}
