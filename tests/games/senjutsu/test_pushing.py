"""Push, pull and turn (ledger 3.18): where somebody else's figure goes, and who decides."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.events import PushedTo, TerrainGone
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, told
from tests.games.senjutsu.duels import UNHURT, clash, give, pain, pass_windows, ready, stay
from tests.games.senjutsu.fights import answer, at, fighter, in_hand, put, stand
from tests.games.senjutsu.sample_rules import sample_rules


def charge(*terrain: tuple[str, str]) -> Fight:
    """A steps to (0, 0) and pushes B, who stands on (0, -1) and looks to the south-east, two cells north."""
    g = ready("student", "master")
    stand(g, "A", "0,1", 0)
    stand(g, "B", "0,-1", 2)
    for kind, cell in terrain:
        put(g, kind, cell)
    return clash(g, A="shoulder_charge")


@clause("SJT-136", "SJT-EX2")
def test_a_push_moves_the_target_straight_away_and_leaves_its_facing() -> None:
    g = charge()
    assert at(g, "A") == ("0,0", 0)
    assert at(g, "B") == ("0,-3", 2)
    assert [event.cell for event in told(g, PushedTo)] == [
        g.table.box.cell_numbers[cell] for cell in ("0,-2", "0,-3")
    ]


@clause("SJT-137", "SJT-EX3")
def test_a_pull_moves_the_target_straight_towards_the_attacker_and_leaves_its_facing() -> None:
    g = stand(ready("student", "master"), "B", "0,-2", 2)
    clash(g, A="hook_and_drag")
    assert at(g, "B") == ("0,-1", 2)


@clause("SJT-138", "SJT-203", "SJT-207")
@pytest.mark.parametrize(("rock", "ends"), [("0,-2", "0,-1"), ("0,-3", "0,-2")])
def test_a_push_ends_before_a_rock_which_the_target_suffers_and_whose_turn_ends(rock: str, ends: str) -> None:
    g = charge(("rock", rock))
    assert at(g, "B")[0] == ends
    assert pain(g, "B") == (0, 0, 1, 0)
    assert asked(g) == "AB CardToLay", "the core card of B was still to come: his turn has ended"


@clause("SJT-138", "SJT-209", "SJT-R95", "SJT-R96", "SJT-208")
def test_a_push_onto_bamboo_stuns_lames_removes_the_bamboo_and_ends() -> None:
    g = charge(("bamboo", "0,-2"))
    assert at(g, "B")[0] == "0,-1", "put back, and not pushed on over the cell that is free now"
    assert pain(g, "B") == (0, 0, 1, 1)
    assert g.table.terrain == ()
    assert len(told(g, TerrainGone)) == 1


@clause("SJT-138", "SJT-216")
def test_a_push_onto_corpses_ends_on_them_and_costs_all_focus() -> None:
    g = ready("student", "master")
    stand(g, "A", "0,1", 0)
    stand(g, "B", "0,-1", 2, focus=2)
    put(g, "corpse", "0,-2")
    clash(g, A="shoulder_charge")
    assert at(g, "B")[0] == "0,-2"
    assert (pain(g, "B"), fighter(g, "B").focus) == ((0, 0, 1, 0), 0)
    assert asked(g) == "B WayToGo", "corpses are an ordinary cell for movement: his turn goes on"


@clause("SJT-139")
def test_if_two_cells_fit_a_pull_the_attacker_chooses() -> None:
    g = stand(ready("student", "master"), "B", "1,-2", 3)
    stay(clash(g, A="hook_and_drag"))
    assert asked(g) == "A DirectionToShove"
    assert legal(g) == {"along 3", "along 4"}
    east = g.clone()
    answer(east, "along 3")
    assert at(east, "B")[0] == "1,-1"
    answer(g, "along 4")
    assert at(g, "B")[0] == "0,-1"


@clause("SJT-139", "SJT-140")
def test_the_target_of_a_push_or_a_turn_has_no_say() -> None:
    g = stand(ready("student", "master"), "B", "1,-2", 3)
    stay(clash(g, A="hook_and_drag"))
    assert refusal(g, "B", "along 3").code != "not-that-way", "B is not asked at all"
    assert "SJT-139" in refusal(g, "A", "along 0").clauses


@clause("SJT-140")
@pytest.mark.parametrize(("said", "facing"), [("clockwise", 4), ("counterclockwise", 2)])
def test_the_attacker_chooses_which_way_the_target_is_turned(said: str, facing: int) -> None:
    g = ready("master", "student")
    clash(g, A="pommel_strike")
    assert asked(g) == "A TurnToGive"
    refusal(g, "B", said)
    answer(g, said)
    assert at(g, "B") == ("0,-1", facing)


@clause("SJT-138", "SJT-117")
def test_a_push_into_another_figure_stuns_both_and_costs_the_pushed_one_a_card() -> None:
    g = ready("warrior", "student", "master")
    stand(g, "C", "0,-2", 0)
    give(g, "B", "plain_cut", "plain_guard")
    clash(g, A="hilt_check")
    assert asked(g) == "B CardToDiscard"
    assert legal(g) == {"discard plain_cut", "discard plain_guard"}
    answer(g, "discard plain_cut")
    assert (pain(g, "B")[2], pain(g, "C")[2]) == (2, 1), "one of them by the hilt itself"
    assert at(g, "B")[0] == "0,-1"
    assert in_hand(g, "B") == ["plain_guard"]
    pass_windows(g)
    assert asked(g) == "C WayToGo", "the turn of the pushed one has ended, not that of the other"


@clause("SJT-136", "SJT-115")
def test_a_push_off_the_battlefield_stuns_and_the_figure_stays() -> None:
    g = ready("warrior", "student")
    stand(g, "A", "0,-2", 0)
    stand(g, "B", "0,-3", 3)
    clash(g, A="hilt_check")
    assert (at(g, "B")[0], pain(g, "B")) == ("0,-3", (0, 0, 2, 0)), "one of them by the hilt itself"


@clause("SJT-213", "SJT-115", "SJT-136")
def test_a_push_off_a_boat_beside_the_battlefield_is_a_push_into_the_water() -> None:
    for field in ("snowy_battlefield", "ice_bridge"):
        g = ready("warrior", "student", field=field)
        put(g, "boat", "-3,-1")
        stand(g, "A", "-3,0", 0)
        stand(g, "B", "-3,-1", 3)
        clash(g, A="hilt_check")
        assert (at(g, "B")[0], pain(g, "B")) == ("-3,-1", (0, 0, 2, 0)), "one of them by the hilt itself"


@clause("SJT-137", "SJT-114")
def test_a_pull_over_the_hole_in_the_ice_is_a_collision_off_the_battlefield() -> None:
    g = ready("student", "master", field="frozen_lake")
    stand(g, "A", "0,1", 0)
    stand(g, "B", "0,-1", 3)
    clash(g, A="hook_and_drag")
    assert (at(g, "B")[0], pain(g, "B")) == ("0,-1", (0, 0, 1, 0))


@clause("SJT-137", "SJT-156")
def test_nobody_is_pulled_who_already_stands_beside_the_attacker() -> None:
    g = stand(ready("student", "master"), "B", "0,-2", 0)
    clash(g, A="hook_and_drag", B="iron_discipline")
    assert at(g, "B")[0] == "0,-1", "from two cells away he comes"
    assert pain(g, "B") == (1, 0, 0, 0), "and is cut by the part below the line"
    g = ready("student", "master")
    clash(g, A="hook_and_drag", B="iron_discipline")
    assert told(g, PushedTo) == []


@clause("SJT-137")
def test_a_longer_pull_ends_beside_the_attacker_without_a_collision() -> None:
    g = stand(ready("student", "master", rules=sample_rules()), "B", "0,-3", 3)
    clash(g, A="sample_long_hook", B="iron_discipline")
    assert (at(g, "B")[0], pain(g, "A"), pain(g, "B")) == ("0,-1", UNHURT, UNHURT)
