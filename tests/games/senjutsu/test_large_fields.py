"""Large battlefields (ledger 3.32): whoever is far away may run."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal
from tests.games.senjutsu.duels import clash, give, idle, ready
from tests.games.senjutsu.fights import answer, fighter, next_turn, put, stand

LARGE = "snowy_battlefield+frozen_lake"


def apart(cell: str, *heroes: str, c: str = "") -> Fight:
    """A on (-3, 1) looks south-east along a row, B stands there, and a new turn has begun."""
    g = ready(*(heroes or ("student", "master")), field=LARGE)
    stand(g, "A", "-3,1", 2)
    stand(g, "B", cell, 5)
    if c:
        stand(g, "C", c, 5)
    next_turn(g)
    for seat in range(g.seats):
        g.places[g.layout.by_name[f"hand.{'ABC'[seat]}"]].clear()
    return g


def reached(g: Fight) -> set[str]:
    """The cells on which A may end."""
    clash(g, A="light_feet", B="iron_discipline", **({"C": "iron_discipline"} if g.seats > 2 else {}))
    idle(g, "A WayToGo")
    return {text.split()[1] for text in legal(g) if text.startswith("go")}


def steps(g: Fight, cells: set[str]) -> int:
    """How far from (-3, 1) the farthest of these is."""
    number = g.table.box.cell_numbers
    return max(g.table.plan.apart[number["-3,1"]][number[cell]] for cell in cells)


@clause("SJT-271", "SJT-R103")
@pytest.mark.parametrize(("cell", "far", "most"), [("3,1", False, 1), ("4,1", True, 3), ("5,0", True, 3)])
def test_whoever_begins_the_turn_more_than_six_cells_away_may_run(cell: str, far: bool, most: int) -> None:
    g = apart(cell)
    distance = g.table.plan.apart[fighter(g, "A").cell][fighter(g, "B").cell]
    assert (distance > 6) is far
    assert fighter(g, "A").is_far is far
    assert steps(g, reached(g)) == most


@clause("SJT-272", "SJT-R103")
def test_the_run_stops_as_soon_as_a_step_ends_fewer_than_six_cells_away() -> None:
    """B is seven cells away in a straight row: one step ends at six and may go on, the second at five."""
    g = apart("4,1")
    cells = reached(g)
    assert {"-2,1", "-1,1"} <= cells, "at six, and at five"
    assert "0,1" not in cells, "from five no third step"
    assert "0,0" in cells, "by the next row he comes near with the third step only"
    assert "SJT-272" in refusal(g, "A", "go 0,1 2").clauses


@clause("SJT-271", "SJT-R103")
def test_the_nearest_of_several_opponents_counts() -> None:
    g = apart("6,0", "student", "master", "warrior", c="1,1")
    assert not fighter(g, "A").is_far
    assert steps(g, reached(g)) == 1
    g = apart("6,0", "student", "master", "warrior", c="5,0")
    assert fighter(g, "A").is_far


@clause("SJT-271")
def test_a_team_mate_nearby_does_not_matter() -> None:
    g = ready("student", "master", "ronin", "warrior", field=LARGE, sides="pairs")
    stand(g, "A", "-3,1", 2)
    stand(g, "C", "-3,2", 2)
    stand(g, "B", "6,0", 5)
    stand(g, "D", "7,-2", 5)
    next_turn(g)
    assert fighter(g, "A").is_far


@clause("SJT-271", "SJT-R104")
def test_it_is_the_distance_at_the_start_of_the_turn_that_counts() -> None:
    g = apart("5,0")
    stand(g, "B", "3,1", 5)
    assert fighter(g, "A").is_far, "B has come nearer by now"
    assert "-2,1" in reached(g)


@clause("SJT-R104", "SJT-273")
def test_each_cell_may_go_in_any_printed_direction_and_turns_stay_as_printed() -> None:
    """Measured Distance steps F, B, BL or BR and turns by up to two sides."""
    g = apart("5,0", "warrior", "master")
    stand(g, "A", "-1,0", 0)
    stand(g, "B", "9,-4", 5)
    next_turn(g)
    for place in ("hand.A", "hand.B"):
        g.places[g.layout.by_name[place]].clear()
    clash(g, A="measured_distance", B="iron_discipline")
    idle(g, "A WayToGo")
    ways = legal(g)
    assert {"go -1,-1 0", "go -1,-2 0"} <= ways, "one or two cells F; the third is off the battlefield"
    assert "go 0,1 0" in ways, "one cell BR and one cell B"
    facings = {int(text.split()[2]) for text in ways if text.startswith("go")}
    assert facings == {0, 1, 2, 4, 5}, "a turn of two sides at most, however far he runs"


@clause("SJT-273")
def test_the_rest_of_the_core_ability_is_resolved_as_usual() -> None:
    g = apart("5,0")
    reached(g)
    answer(g, "go -1,1 2")
    assert asked(g) == "A KamaeToChange"


@clause("SJT-271", "SJT-R104")
def test_only_the_core_ability_is_improved() -> None:
    g = apart("5,0")
    give(g, "A", "circling_step")
    clash(g, A="circling_step", B="iron_discipline")
    idle(g, "A WayToGo")
    cells = {text.split()[1] for text in legal(g) if text.startswith("go")}
    assert steps(g, cells) == 1


@clause("SJT-271", "SJT-204")
def test_running_leads_around_obstacles_and_not_through_them() -> None:
    g = apart("5,0")
    put(g, "rock", "-2,1")
    cells = reached(g)
    assert "-2,1" not in cells
    assert "-1,1" in cells, "three cells around it"


@clause("SJT-271")
def test_on_a_single_battlefield_nobody_is_ever_that_far() -> None:
    g = ready("student", "master")
    stand(g, "A", "-3,0", 2)
    stand(g, "B", "3,0", 5)
    next_turn(g)
    assert not fighter(g, "A").is_far
