"""Blocks (ledger 3.19): which cells, at which initiative, against whom, and what comes after."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.events import AttackBlocked, AttackStopped, PartBegan, Went
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, told
from tests.games.senjutsu.duels import (
    UNHURT,
    clash,
    end_turn,
    give,
    pain,
    pass_windows,
    ready,
    stay,
    wait_for,
)
from tests.games.senjutsu.fights import answer, at, change, fighter, put, stand


def blocked(g: Fight) -> dict[str, set[str]]:
    """By fighter the cells that are blocked now."""
    found: dict[str, set[str]] = {}
    for block in g.table.blocks:
        cells = {name for k, name in enumerate(g.table.box.cell_names) if block.cells >> k & 1}
        found["ABCD"[block.seat]] = cells
    return found


# --- values and cells ---------------------------------------------------------------------------


@clause("SJT-141", "SJT-142", "SJT-143", "SJT-145", "SJT-157", "SJT-EX9", "SJT-89")
def test_a_block_on_the_attackers_cell_at_the_same_initiative_stops_the_attack() -> None:
    g = ready("student", "master")
    clash(g, A="plain_cut", B="plain_guard")
    answer(g, "B: value 5")
    stay(g)
    assert pain(g, "B") == UNHURT
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]
    assert [event.seat for event in told(g, PartBegan)] == [1, 0], "the defence came first"


@clause("SJT-142", "SJT-R54", "SJT-EX10", "SJT-233")
@pytest.mark.parametrize("value", [6, 4, 3, 2])
def test_a_block_at_another_initiative_does_not_stop_it(value: int) -> None:
    g = ready("student", "master")
    clash(g, A="plain_cut", B="plain_guard")
    answer(g, f"B: value {value}")
    end_turn(g)
    assert pain(g, "B") == (1, 0, 0, 0)
    assert told(g, AttackBlocked) == []


@clause("SJT-142", "SJT-R54")
def test_a_block_at_a_lower_value_comes_too_late_and_at_a_higher_one_is_over() -> None:
    for attack, value in (("quick_stab", 6), ("plain_cut", 6), ("measured_stroke", 7)):
        g = change(ready("master", "student"), "A", focus=1)
        if attack == "measured_stroke":
            stand(g, "A", "0,1", 0)
        clash(g, A=attack, B="steel_guard")
        answer(g, f"B: value {value}")
        end_turn(g)
        assert pain(g, "B") == (1, 0, 0, 0), attack


@clause("SJT-150", "SJT-142")
def test_only_the_cells_of_the_chosen_value_are_blocked() -> None:
    for value, cells in ((7, {"0,0", "-1,0"}), (5, {"0,0"}), (4, {"0,0", "1,-1"})):
        g = ready("student", "master")
        clash(g, B="steel_guard")
        answer(g, f"B: value {value}")
        stay(g)
        assert blocked(g) == {"B": cells}


@clause("SJT-150")
def test_a_cell_of_another_value_is_not_blocked_although_it_is_printed() -> None:
    """Steel Guard blocks FR at 7 and 6 alone: at 5 whoever strikes from there strikes."""
    for value, hurt in ((5, (1, 0, 0, 0)), (7, UNHURT)):
        g = stand(ready("student", "master"), "A", "-1,0", 1)
        if value == 5:
            clash(g, A="plain_cut", B="steel_guard")
        else:
            change(g, "A", focus=1)
            stand(g, "A", "-1,0", 2)
            clash(g, A="wild_swing", B="steel_guard")
        answer(g, f"B: value {value}")
        stay(g)
        end_turn(g)
        assert pain(g, "B") == hurt


# --- the three conditions -----------------------------------------------------------------------


@clause("SJT-144", "SJT-R59", "SJT-206")
def test_a_block_on_the_target_cell_protects_a_neighbour_but_succeeds_for_nobody() -> None:
    g = ready("student", "master", "warrior")
    stand(g, "C", "0,-2", 3)
    clash(g, A="plain_cut", C="blade_as_a_wall")
    answer(g, "C: value 5")
    assert blocked(g)["C"] >= {"0,-1"}
    assert pain(g, "B") == UNHURT
    assert told(g, AttackBlocked) == []
    assert told(g, AttackStopped) == [AttackStopped(0, 1)]


@clause("SJT-R59", "SJT-157")
def test_who_protects_somebody_else_gains_nothing_by_success() -> None:
    g = ready("student", "ronin", "master")
    stand(g, "C", "0,-2", 3)
    clash(g, A="plain_cut", C="river_parry")
    answer(g, "C: value 5")
    end_turn(g)
    assert pain(g, "B") == UNHURT
    assert fighter(g, "C").focus == 0, "River Parry gives focus only if the blocker himself was spared"


@clause("SJT-146", "SJT-147", "SJT-EX11")
def test_a_block_on_the_only_path_stops_a_long_thrust() -> None:
    for value, hurt in ((4, UNHURT), (3, (1, 0, 0, 0))):
        g = stand(ready("ronin", "master"), "B", "0,-2", 3)
        clash(g, A="naginata_sweep", B="plain_guard")
        answer(g, f"B: value {value}")
        stay(g)
        end_turn(g)
        assert pain(g, "B") == hurt


def between_two_paths(guard: str) -> Fight:
    """The nodachi reaches B on (1, -2) from (0, 0) over (0, -1) or (1, -1)."""
    g = ready("ronin", "warrior")
    weapon = g.table.box.by_slug["nodachi_slash"]
    change(g, "A", weapon=weapon)
    stand(g, "B", "1,-2", 4)
    clash(g, A="nodachi_slash", B=guard)
    answer(g, "B: value 3")
    if asked(g) == "B WayToGo":
        stay(g)
    return g


@clause("SJT-148", "SJT-EX11")
def test_of_two_paths_both_must_be_blocked() -> None:
    g = between_two_paths("plain_guard")
    assert pain(g, "B") == (1, 0, 0, 0), "the way over (1, -1) was open"
    g = between_two_paths("blade_as_a_wall")
    assert pain(g, "B") == UNHURT, "its side cell covers the other way"
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]


@clause("SJT-R62")
def test_between_neighbours_there_is_no_path_that_could_be_blocked() -> None:
    """A guard all around but on the two cells: condition 3 alone never holds for an adjacent target."""
    g = stand(ready("student", "ronin"), "B", "0,-1", 0)
    clash(g, A="plain_cut", B="scarred_hide")
    answer(g, "B: value 5")
    assert blocked(g) == {} or "0,0" not in blocked(g)["B"]
    assert pain(g, "B") == (1, 0, 0, 0)


@clause("SJT-149", "SJT-R60", "SJT-R129")
def test_blocking_is_decided_for_each_target_cell() -> None:
    """B guards the only path to himself; to C, who stands beside him, a second one is open."""
    g = ready("warrior", "master", "student")
    stand(g, "B", "0,-2", 3)
    stand(g, "C", "1,-2", 4)
    clash(g, A="wide_nodachi_arc", B="river_parry")
    answer(g, "B: value 4", "kamae neutral")
    assert (pain(g, "B"), pain(g, "C")) == (UNHURT, (1, 0, 0, 0))
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]
    assert fighter(g, "B").focus == 1, "his own cell was spared whole: his block succeeded"


# --- whom it hinders, and for how long ----------------------------------------------------------


@clause("SJT-R55")
def test_blocked_cells_stay_where_they_are_when_the_defender_is_moved() -> None:
    """C pushes B aside; A's own cell is still blocked, and so A cannot hurt B where he stands now."""
    g = ready("student", "master", "warrior")
    change(g, "A", focus=1)
    stand(g, "C", "-1,0", 1)
    stand(g, "A", "1,-1", 5)
    stand(g, "B", "0,-1", 2)
    clash(g, A="wild_swing", B="steel_guard", C="hilt_check")
    answer(g, "B: value 7")
    stay(g)
    assert blocked(g) == {"B": {"1,-1", "0,0"}}
    answer(g, "C: place 1")
    pass_windows(g)
    assert (at(g, "A"), at(g, "B")[0]) == (("1,-1", 0), "1,-2"), "pushed by C, and A has turned after him"
    assert pain(g, "B") == (0, 0, 1, 0), "stunned by C, and not wounded by A"
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]


@clause("SJT-R56")
def test_a_block_hinders_the_attacks_of_team_mates_too() -> None:
    g = ready("student", "master", "warrior", "ronin", sides="pairs")
    stand(g, "C", "1,0", 5)
    clash(g, A="plain_cut", C="blade_as_a_wall", D="no_way_back")
    answer(g, "C: value 5")
    assert "0,0" in blocked(g)["C"], "C and A fight together, and C blocks A's cell"
    assert pain(g, "B") == UNHURT


@clause("SJT-R56", "SJT-153")
def test_nobody_is_hindered_by_the_own_block() -> None:
    g = ready("student", "master")
    give(g, "B", "long_thrust")
    clash(g, A="plain_cut", B="answering_guard")
    pass_windows(g)
    answer(g, "B: value 5")
    wait_for(g, "B counter")
    answer(g, "B: play long_thrust")
    end_turn(g)
    assert pain(g, "A") == (1, 0, 0, 0), "A's cell is blocked, by the counterattacker himself"


@clause("SJT-R58")
def test_one_block_stops_every_attack_of_its_initiative() -> None:
    g = ready("student", "warrior", "master")
    stand(g, "C", "-1,0", 1)
    clash(g, A="plain_cut", B="blade_as_a_wall", C="tachi_sweep")
    answer(g, "B: value 5")
    assert pain(g, "B") == UNHURT
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0), AttackBlocked(1, 2)]


# --- what is printed below a block --------------------------------------------------------------


@clause("SJT-R57", "SJT-238")
@pytest.mark.parametrize(("value", "hurt"), [(8, UNHURT), (9, (1, 0, 0, 0))])
def test_what_is_printed_below_a_block_waits_for_the_attacks_even_if_it_fails(
    value: int, hurt: tuple[int, int, int, int]
) -> None:
    g = change(ready("student", "master"), "A", focus=1)
    clash(g, A="quick_stab", B="high_guard")
    answer(g, f"B: value {value}")
    if value == 9:
        assert asked(g) == "B WayToGo", "no attack of 9 is to be awaited: the step comes at once"
        stay(g)
        assert pain(g, "B") == hurt
    else:
        assert asked(g) == "B WayToGo"
        assert told(g, AttackBlocked) == [AttackBlocked(1, 0)], "the attack of 8 has been resolved before it"
        answer(g, "B: go 0,-2 3")
        assert pain(g, "B") == hurt


@clause("SJT-R57")
def test_the_rest_of_a_defence_card_comes_before_a_meditation_of_the_same_initiative() -> None:
    g = ready("student", "master")
    clash(g, A="circling_step", B="high_guard")
    answer(g, "B: value 7")
    assert asked(g) == "B WayToGo"
    assert [event.seat for event in told(g, PartBegan)] == [1], "the meditation of 7 has not begun"
    stay(g)
    assert asked(g) == "A WayToGo"


@clause("SJT-R57")
def test_the_rests_of_two_defence_cards_follow_in_the_order_in_which_they_were_resolved() -> None:
    g = ready("student", "master", "warrior")
    change(g, "A", focus=1)
    stand(g, "C", "-2,1", 1)
    clash(g, A="quick_stab", B="high_guard", C="high_guard")
    answer(g, "C: value 8", "B: value 8", "B: place 2")
    assert asked(g) == "C WayToGo", "C's card was resolved first"
    stay(g)
    assert asked(g) == "B WayToGo"
    assert told(g, Went) == []


# --- additional costs, terrain, holes -----------------------------------------------------------


@clause("SJT-R143", "SJT-232")
def test_what_belongs_to_a_block_is_paid_when_the_block_is_reached() -> None:
    """Mirror of Still Water: one more focus blocks the two cells behind."""
    for said, hurt in (("pay", UNHURT), ("pass", (1, 0, 0, 0))):
        g = ready("student", "master")
        stand(g, "B", "0,-1", 1, focus=2)
        clash(g, A="plain_cut", B="mirror_of_still_water")
        answer(g, "B: value 5")
        stay(g)
        assert asked(g) == "B EffectToPay"
        assert [event.seat for event in told(g, PartBegan)] == [1], "the attack has not begun"
        answer(g, f"B: {said}")
        end_turn(g)
        assert pain(g, "B") == hurt
        assert fighter(g, "B").focus == (0 if said == "pay" else 1)


@clause("SJT-R61")
def test_a_block_that_would_have_sufficed_alone_succeeds_behind_a_rock() -> None:
    for facing, focus in ((3, 1), (0, 0)):
        g = stand(ready("ronin", "master"), "B", "0,-2", facing)
        put(g, "rock", "0,-1")
        clash(g, A="naginata_sweep", B="river_parry")
        answer(g, "B: value 4")
        end_turn(g)
        assert pain(g, "B") == UNHURT
        assert fighter(g, "B").focus == focus


@clause("SJT-R147", "SJT-114")
def test_a_place_off_the_battlefield_is_never_blocked() -> None:
    """The only path from (0, 1) to (0, -1) leads over the hole in the ice."""
    g = ready("ronin", "master", field="frozen_lake")
    stand(g, "A", "0,1", 0)
    clash(g, A="naginata_sweep", B="plain_guard")
    answer(g, "B: value 4")
    stay(g)
    assert blocked(g).get("B", set()) == set()
    assert pain(g, "B") == (1, 0, 0, 0)


@clause("SJT-R63", "SJT-183", "SJT-EX15")
def test_a_lame_guard_blocks_the_cells_of_the_printed_value_at_the_lowered_one() -> None:
    g = change(ready("student", "master"), "B", limp=(1,))
    clash(g, A="plain_cut", B="steel_guard")
    answer(g, "B: value 6")
    stay(g)
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)], "6 - 1 = 5"
    assert pain(g, "B")[:3] == (0, 0, 0)


@clause("SJT-R63", "SJT-EX15")
def test_it_is_the_printed_value_that_selects_the_cells() -> None:
    g = change(ready("ronin", "master"), "B", limp=(1,))
    clash(g, B="steel_guard")
    answer(g, "B: value 6")
    stay(g)
    assert blocked(g) == {"B": {"0,0", "-1,0"}}
    assert [block.value for block in g.table.blocks] == [5]
