"""Collisions (ledger 3.15): who must go where nobody can go, and what that ends."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.events import RanIntoFigure, RanIntoTerrain, RanOff
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, lying, sees, told
from tests.games.senjutsu.fights import (
    answer,
    at,
    change,
    fight,
    fighter,
    hold,
    in_hand,
    lay,
    passing,
    put,
    stand,
)
from tests.games.senjutsu.showing import acted, alone


def rushing(
    cell: str, facing: int = 0, card: str = "dashdown_strike", field: str = "snowy_battlefield"
) -> Fight:
    """A Student who is going to lay Dashdown Strike (two black steps forward, then a blow), and a Master."""
    g = fight("student", "master", field=field)
    stand(g, "A", cell, facing)
    stand(g, "B", "3,0", 2)
    return hold(g, "A", card)


# --- off the battlefield --------------------------------------------------------------------------


@clause("SJT-115", "SJT-114")
def test_who_must_leave_the_battlefield_stays_on_the_last_cell_stunned() -> None:
    g = alone(rushing("0,-3"), A="dashdown_strike")
    assert at(g, "A") == ("0,-3", 0)
    assert fighter(g, "A").stun == 1
    assert [event.seat for event in told(g, RanOff)] == [0]


@clause("SJT-115", "SJT-114")
@pytest.mark.parametrize(
    ("field", "cell", "facing"),
    [("frozen_lake", "0,1", 0), ("ice_bridge", "0,-1", 0), ("burning_village", "3,-3", 1)],
)
def test_holes_and_water_are_off_the_battlefield_too(field: str, cell: str, facing: int) -> None:
    g = alone(rushing(cell, facing, field=field), A="dashdown_strike")
    assert at(g, "A") == (cell, facing)
    assert (len(told(g, RanOff)), fighter(g, "A").stun) == (1, 1)


@clause("SJT-R38")
def test_a_first_step_that_was_free_is_kept() -> None:
    g = alone(rushing("0,-2"), A="dashdown_strike")
    assert at(g, "A") == ("0,-3", 0)
    assert fighter(g, "A").stun == 1


# --- terrain --------------------------------------------------------------------------------------


@clause("SJT-116")
@pytest.mark.parametrize(
    ("terrain", "stun", "limp", "wounds"),
    [
        ("rock", 1, 0, 0),
        ("bamboo", 1, 1, 0),
        ("burning_cart", 1, 0, 1),
        ("shrine", 1, 0, 0),
        ("sakura", 1, 0, 0),
    ],
)
def test_who_must_go_onto_an_obstacle_suffers_it_and_stays_before_it(
    terrain: str, stun: int, limp: int, wounds: int
) -> None:
    g = put(rushing("0,2"), terrain, "0,0")
    alone(g, A="dashdown_strike")
    me = fighter(g, "A")
    assert at(g, "A") == ("0,1", 0)
    assert (me.stun, len(me.limp), me.wounds) == (stun, limp, wounds)
    assert len(told(g, RanIntoTerrain)) == 1


# --- figures --------------------------------------------------------------------------------------


@clause("SJT-117", "SJT-118", "SJT-EX16")
def test_who_must_go_into_another_figure_stuns_both_and_loses_a_card_and_the_blow() -> None:
    g = hold(rushing("0,1"), "A", "dashdown_strike", "plain_guard", "deep_breath")
    stand(g, "B", "0,-1", 3)
    alone(g, A="dashdown_strike")
    passing(g)
    assert asked(g) == "A CardToDiscard"
    assert legal(g) == {"discard plain_guard", "discard deep_breath"}
    answer(g, "discard deep_breath")
    assert at(g, "A") == ("0,0", 0)
    assert (fighter(g, "A").stun, fighter(g, "B").stun, fighter(g, "B").wounds) == (1, 1, 0)
    assert "A.deep_breath" in sees(g, "B", "discard.A"), "face up"
    assert [(event.seat, event.target) for event in told(g, RanIntoFigure)] == [(0, 1)]


@clause("SJT-R40")
def test_who_holds_no_ability_card_discards_nothing() -> None:
    """Core and stun cards cannot be discarded."""
    g = change(rushing("0,1"), "A", stun=2)
    stand(g, "B", "0,-1", 3)
    alone(g, A="dashdown_strike")
    assert asked(g) == "AB CardToLay"
    assert fighter(g, "A").stun == 3
    assert lying(g, "discard.A") == ["A.dashdown_strike"]


@clause("SJT-R39", "SJT-R1")
def test_the_turn_of_the_other_one_goes_on() -> None:
    """The Master was run into at 6 and still resolves Firm Mind at 3."""
    g = rushing("0,1")
    stand(g, "B", "0,-1", 3)
    hold(g, "B", "firm_mind")
    lay(g, A="dashdown_strike", B="firm_mind")
    passing(g, "KamaeToChange")
    assert asked(g) == "B KamaeToChange"
    assert fighter(g, "B").focus == 1
    assert fighter(g, "B").stun == 1
    answer(g, "kamae neutral")
    assert acted(g) == ["A dashdown_strike 6", "B firm_mind 3"]


# --- what ends ------------------------------------------------------------------------------------


@clause("SJT-118", "SJT-R1")
def test_nothing_printed_below_the_movement_happens() -> None:
    """Headlong Rush would bring focus and Aggression."""
    g = hold(rushing("0,-3"), "A", "headlong_rush")
    put(g, "rock", "-1,-2", "1,-3")
    alone(g, A="headlong_rush")
    g.act(0, g.legal(0)[0])
    assert fighter(g, "A").stun == 1
    assert (fighter(g, "A").focus, fighter(g, "A").kamae) == (0, 0)


@clause("SJT-118", "SJT-R44", "SJT-R1")
def test_parts_below_a_dividing_line_do_not_happen_either() -> None:
    """Storm of Steel acts at 7, 5 and 2; at 4 its owner is pushed off the field by the Kanabo."""
    g = fight("warrior", "student")
    stand(g, "A", "0,-2", 0, weapon=g.table.box.by_slug["kanabo_smash"])
    stand(g, "B", "0,-3", 0, focus=2)
    hold(g, "B", "storm_of_steel")
    lay(g, A="kanabo_smash", B="storm_of_steel")
    passing(g, "WayToGo")
    answer(g, "go 0,-3 0")
    passing(g)
    assert acted(g) == ["B storm_of_steel 7", "B storm_of_steel 5", "A kanabo_smash 4"]
    assert (fighter(g, "B").wounds, fighter(g, "B").stun) == (1, 1)


@clause("SJT-R42")
def test_after_a_collision_no_additional_card_is_played() -> None:
    """Seize the Moment may be added to an attack card that was resolved; not to one that ended so."""
    g = hold(rushing("0,-3"), "A", "dashdown_strike", "seize_the_moment")
    passing(alone(g, A="dashdown_strike"))
    assert asked(g) == "AB CardToLay"
    assert not [event for event in g.events if type(event).__name__ == "InstantPlayed"]
    g = hold(rushing("0,3"), "A", "dashdown_strike", "seize_the_moment")
    alone(g, A="dashdown_strike")
    while "play seize_the_moment" not in legal(g):
        answer(g, "pass")
    assert "seize_the_moment" in in_hand(g, "A")


def guarding(guard: str, is_pushed: bool) -> Fight:
    """Three at the northern edge, all at 3. The Master guards the Student's cell; the Warrior beside him
    comes next and pushes him off the field, or does nothing; then the Student cuts all around."""
    g = fight("student", "master", "warrior")
    stand(g, "A", "0,-2", 0)
    stand(g, "B", "0,-3", 3, kamae="resolve")
    stand(g, "C", "-1,-2", 1, limp=(0, 0, 0, 0))
    g.table.track = (2, 1, 0)
    hold(g, "A", "whirling_cut")
    hold(g, "B", guard)
    hold(g, "C", "hilt_check")
    alone(g, A="whirling_cut", B=guard, **({"C": "hilt_check"} if is_pushed else {}))
    passing(g, "InitiativeToChoose")
    answer(g, "value 3", "go 0,-3 3")
    if is_pushed:
        answer(passing(g, "PlaceToTake"), "place 1")
    passing(g)
    assert [text[0] for text in acted(g)] == (["B", "C", "A"] if is_pushed else ["B", "A"])
    assert fighter(g, "B").stun == 2 * is_pushed, "by the hilt and by the edge"
    return g


@clause("SJT-R41")
def test_a_block_placed_before_the_collision_stays() -> None:
    assert fighter(guarding("plain_guard", is_pushed=True), "B").wounds == 0


@clause("SJT-R42")
@pytest.mark.parametrize(("is_pushed", "cards"), [(False, 2), (True, 1)])
def test_but_its_success_brings_nothing_any_more(is_pushed: bool, cards: int) -> None:
    """Steel Guard in Resolve draws a card on success; another comes with the next turn."""
    g = guarding("steel_guard", is_pushed)
    assert fighter(g, "B").wounds == 0
    assert len(in_hand(g, "B")) == cards


@clause("SJT-R7", "SJT-R4")
def test_who_falls_by_the_own_collision_is_out_and_the_rest_is_not_resolved() -> None:
    g = change(rushing("0,-3"), "A", stun=4)
    alone(g, A="dashdown_strike")
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


@clause("SJT-119", "SJT-122")
@pytest.mark.parametrize(
    ("cell", "wounds"),
    [("0,0", 2), ("-1,1", 1), ("1,0", 1), ("0,-1", 2), ("-1,0", 1), ("1,-1", 1), ("2,-1", 0)],
)
def test_dashdown_strike_covers_two_rows_from_where_it_ends(cell: str, wounds: int) -> None:
    g = stand(rushing("0,3"), "B", cell, 0)
    alone(g, A="dashdown_strike")
    assert at(g, "A") == ("0,1", 0)
    assert fighter(g, "B").wounds == wounds
