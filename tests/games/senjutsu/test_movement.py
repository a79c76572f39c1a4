"""Movement (ledger 3.14): steps and turns relative to the front, what must be done and what may be left.

In the snow 0,-1 lies north of 0,0 (facing 0), 1,-1 north-east (1), 1,0 south-east (2), and so on clockwise.
"""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, refusal
from tests.games.senjutsu.fights import answer, at, fight, fighter, hold, put, stand
from tests.games.senjutsu.showing import Card, alone, house_but, played_with

NEIGHBOURS = ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
"""Of 0,0, by facing."""


def going(
    card: str, cell: str = "0,0", facing: int = 0, field: str = "snowy_battlefield", **facts: int
) -> Fight:
    """A Student who lays this card, and a Master far away who does nothing."""
    g = fight("student", "master", field=field)
    stand(g, "A", cell, facing, **facts)
    stand(g, "B", "3,0", 2)
    return hold(g, "A", card)


def ways(g: Fight) -> set[str]:
    """Where the line of movement that is asked for may end: `0,-1 0`."""
    assert asked(g) == "A WayToGo"
    return {text.removeprefix("go ") for text in legal(g)}


# --- steps and turns ------------------------------------------------------------------------------


@clause("SJT-100", "SJT-105", "SJT-106")
def test_an_optional_step_is_taken_or_left_and_the_figure_looks_where_it_looked() -> None:
    """Plain Cut: a step forward, white arrow."""
    g = alone(going("plain_cut"), A="plain_cut")
    assert ways(g) == {"0,0 0", "0,-1 0"}
    answer(g, "go 0,-1 0")
    assert at(g, "A") == ("0,-1", 0)


@clause("SJT-11", "SJT-101")
@pytest.mark.parametrize("facing", range(6))
def test_steps_are_read_from_the_front_of_the_figure(facing: int) -> None:
    g = alone(going("plain_cut", facing=facing), A="plain_cut")
    assert ways(g) == {f"0,0 {facing}", f"{NEIGHBOURS[facing]} {facing}"}


@clause("SJT-11", "SJT-101")
def test_several_arrows_are_several_directions_to_choose_from() -> None:
    """Headlong Rush: two steps forward, forward-left or forward-right, each in one direction (facing 2)."""
    g = alone(going("headlong_rush", facing=2), A="headlong_rush")
    assert ways(g) == {"2,0 2", "2,-2 2", "0,2 2"}


@clause("SJT-102", "SJT-103", "SJT-104", "SJT-107")
def test_a_black_turn_must_be_made_clockwise_or_the_other_way() -> None:
    """Wild Swing: turn one side."""
    g = alone(going("wild_swing", focus=1), A="wild_swing")
    assert ways(g) == {"0,0 1", "0,0 5"}
    answer(g, "go 0,0 5")
    assert at(g, "A") == ("0,0", 5)


@clause("SJT-102", "SJT-105")
def test_a_white_turn_may_be_left() -> None:
    g = alone(going("low_sweep"), A="low_sweep")
    assert ways(g) == {"0,0 0", "0,0 1", "0,0 5"}


@clause("SJT-104", "SJT-103")
def test_a_black_step_must_be_taken_in_full() -> None:
    """Headlong Rush goes two cells, never none and never one; of Shoulder Charge nothing can be left."""
    rush = alone(going("headlong_rush"), A="headlong_rush")
    assert ways(rush) == {"0,-2 0", "2,-2 0", "-2,0 0"}
    for short in ("go 0,0 0", "go 0,-1 0"):
        assert "SJT-104" in refusal(rush, "A", short).clauses
    charge = alone(going("shoulder_charge"), A="shoulder_charge")
    assert ways(charge) == {"0,-1 0", "1,-1 0", "-1,0 0"}


@clause("SJT-R35", "SJT-105")
def test_a_white_step_of_two_is_taken_in_full_or_not_at_all() -> None:
    """Slip Past: two steps forward-left or forward-right."""
    g = alone(going("slip_past"), A="slip_past")
    assert ways(g) == {"0,0 0", "-2,0 0", "2,-2 0"}
    assert "SJT-R35" in refusal(g, "A", "go -1,0 0").clauses


@clause("SJT-R35", "SJT-18")
def test_a_card_that_says_up_to_allows_less() -> None:
    """Tiger Leap: up to two steps."""
    g = alone(going("tiger_leap"), A="tiger_leap")
    assert ways(g) == {f"{cell} 0" for cell in ("0,0", "0,-1", "0,-2", "1,-1", "2,-2", "-1,0", "-2,0")}


@clause("SJT-109")
def test_one_direction_is_kept_for_a_whole_step() -> None:
    """A cell forward and then one forward-right would end on 1,-2."""
    for card in ("headlong_rush", "tiger_leap"):
        g = alone(going(card), A=card)
        assert "SJT-109" in refusal(g, "A", "go 1,-2 0").clauses


# --- combinations ---------------------------------------------------------------------------------


@clause("SJT-108", "SJT-110")
def test_on_one_line_steps_and_turns_come_in_any_order_and_each_counts_from_where_the_figure_looks_then() -> (
    None
):
    """Diagonal Slash: a step forward-left and a turn of one side. Who turns clockwise first steps north."""
    g = alone(going("diagonal_slash"), A="diagonal_slash")
    assert ways(g) == {
        "0,0 0", "0,0 1", "0,0 5",  # no step
        "-1,0 0", "-1,0 1", "-1,0 5",  # first the step
        "0,-1 1", "-1,1 5",  # first the turn
    }  # fmt: skip


@clause("SJT-110", "SJT-R36")
def test_single_cells_and_sides_may_be_interleaved() -> None:
    """Restless Feet: up to two steps in any one direction, up to two sides. A step forward, a side
    clockwise and another step forward end on 1,-2."""
    g = alone(going("restless_feet"), A="restless_feet")
    assert "1,-2 1" in ways(g)
    assert "1,-2 0" not in ways(g), "without a turn both steps go the same way"


@clause("SJT-111")
def test_movements_joined_by_then_keep_their_order() -> None:
    """Rolling Slash: first a step forward-left or forward-right, then up to two sides."""
    g = alone(going("rolling_slash"), A="rolling_slash")
    assert ways(g) == {"-1,0 0", "1,-1 0"}, "no turn before the step"
    answer(g, "go 1,-1 0")
    assert ways(g) == {f"1,-1 {facing}" for facing in (4, 5, 0, 1, 2)}


# --- where nobody goes by choice ------------------------------------------------------------------


@clause("SJT-112", "SJT-105")
def test_nobody_steps_onto_an_obstacle_by_choice() -> None:
    g = put(going("tiger_leap"), "rock", "0,-1")
    alone(g, A="tiger_leap")
    assert ways(g) == {f"{cell} 0" for cell in ("0,0", "1,-1", "2,-2", "-1,0", "-2,0")}
    assert code(g, "A", "go 0,-1 0") == "cell-closed"
    assert code(g, "A", "go 0,-2 0") == "way-is-closed", "nor does one go through it"


@clause("SJT-112")
def test_nobody_steps_onto_another_figure_by_choice() -> None:
    g = going("headlong_rush")
    stand(g, "B", "0,-2", 0)
    alone(g, A="headlong_rush")
    assert ways(g) == {"2,-2 0", "-2,0 0"}
    assert code(g, "A", "go 0,-2 0") == "cell-closed"


@clause("SJT-112", "SJT-114")
def test_nobody_steps_off_the_battlefield_by_choice() -> None:
    """Tiger Leap at the northern edge: two steps forward-left or forward-right would lead off."""
    g = alone(going("tiger_leap", cell="0,-2"), A="tiger_leap")
    assert ways(g) == {f"{cell} 0" for cell in ("0,-2", "0,-3", "1,-3", "-1,-2")}
    assert code(g, "A", "go 2,-4 0") == "cell-closed"


@clause("SJT-114", "SJT-112")
def test_a_hole_in_the_ice_is_off_the_battlefield() -> None:
    g = going("tiger_leap", cell="0,1", field="frozen_lake")
    alone(g, A="tiger_leap")
    assert "0,0 0" not in ways(g)
    assert "0,-1 0" not in ways(g), "nor does one leap over it"


@clause("SJT-113", "SJT-R37")
def test_of_a_black_movement_only_free_ways_may_be_taken_while_there_is_one() -> None:
    """Shoulder Charge with a rock in front and a figure forward-left: only forward-right is left."""
    g = put(going("shoulder_charge"), "rock", "0,-1")
    stand(g, "B", "-1,0", 5)
    hold(g, "A", "shoulder_charge")
    alone(g, A="shoulder_charge")
    assert at(g, "A") == ("1,-1", 0)
    assert fighter(g, "A").stun == 0


@clause("SJT-R37", "SJT-113")
def test_the_optional_parts_of_the_same_line_count_as_ways_out() -> None:
    """In another pack Dashdown Strike may turn on the line of its two black steps: with a rock in front
    one must turn first."""

    def with_turn(card: Card) -> None:
        card["parts"][0]["effects"][0]["move"].append({"turn": 1})

    with played_with(house_but(dashdown_strike=with_turn)):
        g = put(going("dashdown_strike"), "rock", "0,-1")
        alone(g, A="dashdown_strike")
        assert ways(g) == {"2,-2 1", "-2,0 5"}
        assert code(g, "A", "go 0,0 0 into 0,-1") == "free-way-exists"


@clause("SJT-R37")
def test_later_lines_are_not_looked_at() -> None:
    """Rolling Slash steps first and turns then: the turn is no way out of a step into two rocks."""
    g = put(going("rolling_slash"), "rock", "-1,0", "1,-1")
    alone(g, A="rolling_slash")
    assert asked(g) == "A WayToGo"
    assert ways(g) == {"0,0 0 into -1,0", "0,0 0 into 1,-1"}, "every way collides: the mover picks any"
    answer(g, "go 0,0 0 into 1,-1")
    assert fighter(g, "A").stun == 1


@clause("SJT-R43")
def test_a_step_over_corpses_goes_on_after_their_effect() -> None:
    """Headlong Rush over a corpse: stunned, all focus gone, then the second step, and the card goes on."""
    g = put(going("headlong_rush", focus=2), "corpse", "0,-1")
    alone(g, A="headlong_rush")
    assert "0,-2 0 over 0,-1" in ways(g)
    answer(g, "go 0,-2 0 over 0,-1")
    assert at(g, "A") == ("0,-2", 0)
    assert fighter(g, "A").stun == 1
    assert fighter(g, "A").focus == 0, "what it had is gone"


@clause("SJT-100")
def test_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    g = put(going("plain_cut"), "rock", "0,-1")
    alone(g, A="plain_cut")
    assert asked(g) == "AB CardToLay"
    assert at(g, "A") == ("0,0", 0)
