"""Terrain (ledger 3.26): obstacles, what they do to whoever is forced onto them, bamboo, shrine, boats."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import AttackBlocked, AttackStopped, EnteredTerrain, TerrainGone
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, told
from tests.games.senjutsu.duels import UNHURT, clash, end_turn, pain, pass_windows, ready, stay
from tests.games.senjutsu.fights import answer, at, change, fighter, put, stand
from tests.games.senjutsu.sample_rules import sample_rules

HURT = (1, 0, 0, 0)
OBSTACLES = {
    "rock": (0, 0, 1, 0),
    "bamboo": (0, 0, 1, 1),
    "burning_cart": (1, 0, 1, 0),
    "shrine": (0, 0, 1, 0),
    "torii_pillar": (0, 0, 1, 0),
    "sakura": (0, 0, 1, 0),
}
PASSABLE = ("torii_gate", "boat", "trap")


def standing(g: Fight) -> list[tuple[str, str]]:
    """What stands where."""
    box = g.table.box
    return [(box.terrain_names[piece.kind], box.cell_names[piece.cell]) for piece in g.table.terrain]


# --- obstacles ----------------------------------------------------------------------------------


@clause("SJT-201", "SJT-202", "SJT-204")
@pytest.mark.parametrize("kind", OBSTACLES)
def test_nobody_steps_onto_an_obstacle_or_through_it(kind: str) -> None:
    g = stand(ready("student", "master"), "B", "3,0", 3)
    put(g, kind, "0,-1")
    clash(g, A="restless_feet")
    ways = legal(g)
    assert "go 1,-1 0" in ways
    assert "go 0,-1 0" not in ways
    assert "go 0,-2 0" not in ways, "two cells ahead lies behind it"
    assert {"SJT-112", "SJT-204"} <= set(refusal(g, "A", "go 0,-1 0").clauses)


@clause("SJT-202", "SJT-204", "SJT-213", "SJT-214")
@pytest.mark.parametrize("kind", PASSABLE)
def test_gateways_boats_and_traps_are_ordinary_cells(kind: str) -> None:
    g = stand(ready("student", "master"), "B", "3,0", 3)
    put(g, kind, "0,-1")
    clash(g, A="restless_feet")
    assert {"go 0,-1 0", "go 0,-2 0"} <= legal(g)
    answer(g, "go 0,-1 0")
    assert (at(g, "A"), pain(g, "A")) == (("0,-1", 0), UNHURT)
    assert standing(g) == [(kind, "0,-1")]


@clause("SJT-203", "SJT-207", "SJT-208", "SJT-210", "SJT-211", "SJT-214", "SJT-215", "SJT-R97", "SJT-116")
@pytest.mark.parametrize(("kind", "suffered"), OBSTACLES.items())
def test_whoever_is_forced_onto_an_obstacle_is_put_back_and_suffers_it(
    kind: str, suffered: tuple[int, int, int, int]
) -> None:
    """Dashdown Strike: two steps straight ahead, and the second one meets it."""
    g = stand(ready("ronin", "master"), "B", "0,-3", 3)
    put(g, kind, "0,-2")
    clash(g, A="dashdown_strike")
    assert at(g, "A") == ("0,-1", 0)
    assert pain(g, "A") == suffered
    assert pain(g, "B") == UNHURT, "the attack below is not resolved any more"


@clause("SJT-209", "SJT-R96")
def test_bamboo_falls_when_somebody_is_forced_into_it() -> None:
    g = stand(ready("ronin", "master"), "B", "3,0", 3)
    put(g, "bamboo", "0,-1")
    clash(g, A="dashdown_strike")
    assert (at(g, "A")[0], standing(g)) == ("0,0", [])
    g = stand(ready("ronin", "master"), "B", "3,0", 3)
    put(g, "rock", "0,-1")
    clash(g, A="dashdown_strike")
    assert standing(g) == [("rock", "0,-1")], "rocks do not"


# --- terrain blocks -----------------------------------------------------------------------------


@clause("SJT-205", "SJT-R54")
@pytest.mark.parametrize("weapon", ["naginata_sweep", "yari_impale"])
def test_a_terrain_component_blocks_at_every_initiative(weapon: str) -> None:
    for kind, hurt in (("", True), ("rock", False)):
        g = stand(ready("ronin", "master"), "B", "0,-2", 3)
        change(g, "A", weapon=g.table.box.by_slug[weapon])
        if kind:
            put(g, kind, "0,-1")
        clash(g, A=weapon, B="iron_discipline")
        if asked(g) == "A WayToGo":
            stay(g)
        assert (pain(g, "B")[0] > 0) is hurt
        assert len(told(g, AttackStopped)) == (not hurt)


@clause("SJT-205", "SJT-148")
def test_a_rock_on_one_of_two_paths_is_not_enough() -> None:
    for rocks, hurt in ((["0,-1"], HURT), (["0,-1", "1,-1"], UNHURT)):
        g = stand(ready("warrior", "master"), "B", "1,-2", 3)
        put(g, "rock", *rocks)
        clash(g, A="wide_nodachi_arc", B="iron_discipline")
        if asked(g) == "A WayToGo":
            stay(g)
        assert pain(g, "B") == hurt


@clause("SJT-206", "SJT-R59")
def test_an_attack_that_terrain_stopped_is_no_successful_block_of_the_defender() -> None:
    g = stand(ready("ronin", "master"), "B", "0,-2", 0)
    put(g, "rock", "0,-1")
    clash(g, A="naginata_sweep", B="river_parry")
    answer(g, "B: value 4")
    assert told(g, AttackBlocked) == []
    assert told(g, AttackStopped) == [AttackStopped(0, 1)]
    assert fighter(g, "B").focus == 0
    assert asked(g) == "AB CardToLay", "nothing of River Parry's success is asked"


# --- bamboo and attacks -------------------------------------------------------------------------


@clause("SJT-209", "SJT-R94")
@pytest.mark.parametrize(("card", "stands"), [("plain_cut", False), ("severing_cut", True)])
def test_bamboo_falls_to_an_attack_with_an_exclamation_mark_but_not_to_a_heavy_wound_alone(
    card: str, stands: bool
) -> None:
    g = stand(ready("ronin", "master"), "B", "3,0", 3)
    put(g, "bamboo", "0,-1")
    clash(g, A=card)
    assert bool(standing(g)) is stands
    assert len(told(g, TerrainGone)) == (not stands)


@clause("SJT-R94")
def test_what_was_paid_for_counts() -> None:
    """Low Sweep has an exclamation mark only for one focus."""
    for said, stands in (("pass", True), ("pay", False)):
        g = change(stand(ready("ronin", "master"), "B", "3,0", 3), "A", focus=1)
        put(g, "bamboo", "0,-1")
        stay(clash(g, A="low_sweep"))
        answer(g, said)
        assert bool(standing(g)) is stands


@clause("SJT-R94", "SJT-205", "SJT-209")
def test_the_bamboo_still_protects_whoever_stands_behind_it_when_it_falls() -> None:
    g = stand(ready("ronin", "master"), "B", "0,-2", 3)
    put(g, "bamboo", "0,-1")
    clash(g, A="naginata_sweep", B="iron_discipline")
    assert (pain(g, "B"), standing(g)) == (UNHURT, [])


@clause("SJT-R94")
def test_behind_a_rock_or_a_guard_it_stays() -> None:
    g = stand(ready("ronin", "master"), "B", "3,0", 3)
    put(put(g, "rock", "0,-1"), "bamboo", "0,-2")
    clash(g, A="naginata_sweep", B="iron_discipline")
    assert standing(g) == [("rock", "0,-1"), ("bamboo", "0,-2")]
    for value, stands in ((4, True), (5, False)):
        g = stand(ready("ronin", "master"), "B", "1,-1", 5)
        stand(g, "B", "1,0", 5)
        put(g, "bamboo", "0,-1")
        clash(g, A="naginata_sweep", B="river_parry")
        answer(g, f"B: value {value}")
        assert bool(standing(g)) is stands, "B's guard covers the attacker's cell at that value alone"


# --- shrine, boats, corpses, torii --------------------------------------------------------------


@clause("SJT-212", "SJT-R100", "SJT-94", "SJT-R146")
def test_at_the_end_of_the_turn_the_shrine_gives_focus_to_everybody_beside_it() -> None:
    g = ready("student", "master", "warrior")
    put(g, "shrine", "1,-1")
    change(g, "B", focus=3)
    clash(g, A="plain_cut", B="iron_discipline", C="measured_distance")
    assert fighter(g, "A").focus == 0, "not before the end of the turn"
    end_turn(g)
    assert [fighter(g, seat).focus for seat in "ABC"] == [1, 3, 0], "B has three, C is far away"


@clause("SJT-213", "SJT-223", "SJT-114")
def test_a_boat_beside_the_battlefield_is_a_cell_more() -> None:
    """(0, -2) is water on the Ice Bridge."""
    for boat in (False, True):
        g = ready("ronin", "master", field="ice_bridge")
        stand(g, "A", "0,-1", 0)
        stand(g, "B", "3,0", 3)
        if boat:
            put(g, "boat", "0,-2")
        clash(g, A="stalking", B="iron_discipline")
        assert ("go 0,-2 0" in legal(g)) is boat


@clause("SJT-213", "SJT-223")
def test_whoever_stands_on_a_boat_can_be_struck_there() -> None:
    g = ready("ronin", "master", field="ice_bridge")
    put(g, "boat", "0,-2")
    stand(g, "A", "0,-1", 0)
    stand(g, "B", "0,-2", 3)
    clash(g, A="naginata_sweep", B="iron_discipline")
    assert pain(g, "B") == HURT


@clause("SJT-216", "SJT-202")
def test_whoever_enters_corpses_is_stunned_loses_all_focus_and_goes_on() -> None:
    g = stand(ready("student", "master"), "B", "3,0", 3)
    put(g, "corpse", "0,-1")
    change(g, "A", focus=3)
    clash(g, A="restless_feet")
    answer(g, "go 0,-2 0 over 0,-1")
    assert at(g, "A")[0] == "0,-2", "an ordinary cell for movement"
    assert pain(g, "A") == (0, 0, 1, 0)
    assert fighter(g, "A").focus == 1, "all is lost, then Restless Feet gives one"
    assert len(told(g, EnteredTerrain)) == 1
    assert standing(g) == [("corpse", "0,-1")]


@clause("SJT-R98", "SJT-214")
@pytest.mark.parametrize(
    ("way", "pillars"), [("", {"0,-1", "0,1"}), (" 1", {"1,-1", "-1,1"}), (" 2", {"1,0", "-1,0"})]
)
def test_a_torii_stands_on_three_cells_in_a_row_with_the_gateway_between_two_pillars(
    way: str, pillars: set[str]
) -> None:
    g = RULES.new(2, {"terrain": "box"}, "torii")
    answer(g, "take student", "take master")
    for seat, deck in enumerate(("student_signature", "master_signature")):
        g.act(seat, RULES.parse(f"bring {deck}"))
    assert asked(g).endswith("TerrainToPlace")
    answer(g, f"put torii_gate 0,0{way}")
    assert sorted(standing(g)) == sorted(
        [("torii_gate", "0,0"), *[("torii_pillar", cell) for cell in pillars]]
    )


# --- markers ------------------------------------------------------------------------------------


@clause("SJT-R99")
def test_spikes_wound_and_lame_whoever_enters_them_and_are_gone() -> None:
    g = ready("student", "master", rules=sample_rules())
    stand(g, "B", "3,0", 3)
    clash(g, A="sample_scatter_spikes", B="iron_discipline")
    assert asked(g) == "A MarkerToPut"
    assert legal(g) == {"mark 0,-1", "mark -1,0", "mark 1,-1", "enough"}
    assert "SJT-R99" in refusal(g, "A", "mark 0,1").clauses
    answer(g, "mark 0,-1", "go 0,0 0")
    assert standing(g) == [("spikes", "0,-1")]
    pass_windows(g)
    pass_windows(clash(g, A="restless_feet", B="deep_breath"))
    answer(g, "go 0,-2 0 over 0,-1")
    assert (pain(g, "A")[0], standing(g)) == (1, [])
    assert len(fighter(g, "A").limp) == 1


@clause("SJT-R99", "SJT-197")
def test_no_game_of_the_base_game_brings_spikes_or_traps() -> None:
    g = RULES.new(2, {"terrain": "box"}, "kit")
    names = {g.table.box.terrain_names[kind] for kind in g.table.kit}
    assert names == {"rock", "bamboo", "burning_cart", "shrine", "torii_gate", "sakura", "corpse", "boat"}
