"""Rulings on pushing, pulling and turning (ledger 5): walls, others, corpses, two directions, and success."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.events import AdvantageTaken, PushedTo, Stunned
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, sees, told
from tests.games.senjutsu.fights import answer, at, change, fight, fighter, hold, lay, passing, put, stand
from tests.games.senjutsu.showing import Card, acted, alone, house_but, played_with


def charging(cell: str = "0,0", target: str = "0,-2") -> Fight:
    """A Ronin who is going to lay Shoulder Charge: a black step forward, then Push 2 on the cell in front; on
    success the advantage. Above him on the track stands a Student, who is his target."""
    g = fight("ronin", "student")
    stand(g, "A", cell, 0)
    stand(g, "B", target, 3)
    g.table.track = (1, 0)
    return hold(g, "A", "shoulder_charge")


def succeeded(g: Fight) -> bool:
    return bool(told(g, AdvantageTaken))


# --- pushed into something ------------------------------------------------------------------------


@clause("SJT-R44", "SJT-R48")
def test_who_is_pushed_off_the_battlefield_is_stunned_on_the_last_cell() -> None:
    """0,-3 is the last cell northwards: one cell is gone, the second is not there."""
    g = alone(charging(), A="shoulder_charge")
    assert at(g, "B") == ("0,-3", 3)
    assert fighter(g, "B").stun == 1
    assert succeeded(g)


@clause("SJT-R48", "SJT-R44")
def test_a_push_against_a_wall_succeeds_because_it_stuns() -> None:
    g = alone(charging("0,-1", "0,-3"), A="shoulder_charge")
    assert at(g, "B") == ("0,-3", 3)
    assert fighter(g, "B").stun == 1
    assert succeeded(g)


@clause("SJT-R44")
def test_who_is_pushed_into_a_figure_stuns_both_and_discards_a_card() -> None:
    """The Master takes no other harm and his turn goes on; the Student chooses what to discard."""
    g = fight("ronin", "student", "master")
    stand(g, "A", "0,2", 0)
    stand(g, "B", "0,0", 3)
    stand(g, "C", "0,-1", 3)
    hold(g, "A", "shoulder_charge")
    hold(g, "B", "plain_guard", "deep_breath")
    hold(g, "C", "firm_mind")
    change(g, "B", stun=1)
    lay(g, A="shoulder_charge", B="stun", C="firm_mind")
    passing(g)
    assert asked(g) == "B CardToDiscard"
    answer(g, "discard plain_guard")
    assert at(g, "B") == ("0,0", 3)
    assert [(event.seat, event.cards) for event in told(g, Stunned)] == [(1, 1), (2, 1)]
    assert "B.plain_guard" in sees(g, "A", "discard.B")
    passing(g)
    assert asked(g) == "C KamaeToChange"


@clause("SJT-R44", "SJT-R1")
@pytest.mark.parametrize(("card", "acts"), [("deep_breath", False), ("iron_discipline", True)])
def test_the_turn_of_who_is_pushed_into_something_ends_if_its_card_is_unfinished(
    card: str, acts: bool
) -> None:
    """Deep Breath at 3 is lost by a push at 6; Iron Discipline at 9 was done before it."""
    g = hold(charging(), "B", card)
    lay(g, A="shoulder_charge", B=card)
    passing(g)
    assert fighter(g, "B").stun == 1
    assert (f"B {card} 9" in acted(g)) == acts
    assert asked(g) == "AB CardToLay"


# --- terrain on the way ---------------------------------------------------------------------------


@clause("SJT-R45")
def test_a_push_stops_before_an_obstacle_and_the_target_suffers_it() -> None:
    """A burning cart two cells behind the Student: one cell is gone, then the cart stuns and wounds."""
    g = put(charging("0,2", "0,0"), "burning_cart", "0,-2")
    alone(g, A="shoulder_charge")
    assert at(g, "B") == ("0,-1", 3)
    assert (fighter(g, "B").stun, fighter(g, "B").wounds) == (1, 1)


@clause("SJT-R45", "SJT-R43")
def test_a_push_ends_on_corpses() -> None:
    g = put(charging("0,2", "0,0"), "corpse", "0,-1")
    change(g, "B", focus=2)
    alone(g, A="shoulder_charge")
    assert at(g, "B") == ("0,-1", 3), "the second cell is not pushed any more"
    assert (fighter(g, "B").stun, fighter(g, "B").focus) == (1, 0)


@clause("SJT-R45")
@pytest.mark.parametrize("terrain", ["torii_gate", "boat"])
def test_gateways_and_boats_stop_no_push(terrain: str) -> None:
    g = put(charging("0,2", "0,0"), terrain, "0,-1")
    alone(g, A="shoulder_charge")
    assert at(g, "B") == ("0,-2", 3)
    assert fighter(g, "B").stun == 0


# --- directions -----------------------------------------------------------------------------------


@clause("SJT-R46")
@pytest.mark.parametrize(("along", "ends"), [(0, "1,-3"), (1, "3,-3")])
def test_out_of_the_straight_line_the_attacker_picks_a_direction_and_keeps_it(along: int, ends: str) -> None:
    """In another pack Shoulder Charge pushes who stands between two straight lines."""

    def aslant(card: Card) -> None:
        card["parts"][0]["effects"][1]["attack"]["cells"] = {"F+FR": {"push": 2}}

    with played_with(house_but(shoulder_charge=aslant)):
        g = alone(charging("0,2", "1,-1"), A="shoulder_charge")
        assert at(g, "A") == ("0,1", 0)
        assert asked(g) == "A DirectionToShove"
        assert legal(g) == {"along 0", "along 1"}
        assert code(g, "A", "along 2") == "not-that-way"
        answer(g, f"along {along}")
        assert at(g, "B") == (ends, 3)


@clause("SJT-R47", "SJT-R48")
def test_who_stands_beside_the_attacker_is_not_pulled_and_that_is_no_success() -> None:
    """In another pack Shoulder Charge pulls instead."""

    def pulls(card: Card) -> None:
        card["parts"][0]["effects"][1]["attack"]["cells"] = {"F": {"pull": 1}, "F2": {"pull": 1}}

    with played_with(house_but(shoulder_charge=pulls)):
        beside = alone(charging("0,0", "0,-2"), A="shoulder_charge")
        assert at(beside, "B") == ("0,-2", 3)
        assert not succeeded(beside)
        away = alone(charging("0,1", "0,-2"), A="shoulder_charge")
        assert at(away, "B") == ("0,-1", 3)
        assert succeeded(away)


@clause("SJT-R49")
def test_the_components_of_a_cell_come_in_their_fixed_order() -> None:
    """In another pack one blow does everything: first the cards, then pull, push and turn."""

    def does_all(card: Card) -> None:
        payload = {"rotate": 1, "push": 1, "limp": 1, "stun": 1, "heavy": 1, "w": 1}
        card["parts"][0]["effects"][1]["attack"]["cells"] = {"F": payload}

    with played_with(house_but(shoulder_charge=does_all)):
        g = alone(charging("0,2", "0,0"), A="shoulder_charge")
        assert asked(g) == "A TurnToGive"
        names = [type(event).__name__ for event in g.events]
        order = [name for name in names if name in ("Wounded", "Stunned", "Limped", "PushedTo", "TurnedTo")]
        assert order == ["Wounded", "Stunned", "Limped", "PushedTo"]
        answer(g, "clockwise")
        assert at(g, "B") == ("0,-1", 4)
        assert (fighter(g, "B").wounds, fighter(g, "B").heavy) == (1, 1)


@clause("SJT-R44")
def test_a_push_that_meets_nothing_goes_its_whole_way() -> None:
    g = alone(charging("0,2", "0,0"), A="shoulder_charge")
    assert at(g, "B") == ("0,-2", 3)
    assert len(told(g, PushedTo)) == 2
    assert fighter(g, "B").stun == 0
