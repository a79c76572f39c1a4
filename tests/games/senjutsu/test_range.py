"""Range, line of sight and comparison of initiative (ledger 3.24, 3.29)."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.events import AttackBlocked, Missed, PartBegan
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, told
from tests.games.senjutsu.duels import UNHURT, clash, end_turn, give, pain, pass_windows, ready, stay
from tests.games.senjutsu.fights import answer, at, change, fighter, put, stand
from tests.games.senjutsu.sample_rules import sample_rules

HURT = (1, 0, 0, 0)
SLOW = "deep_breath"
"""A meditation of initiative 3, slower than the knife of 6; it stays where it is."""


def knife(
    at_b: str, *terrain: tuple[str, str], at_a: str = "0,0", facing: int = 0, slow: str = SLOW
) -> Fight:
    """A throws a knife (range 4) at B."""
    g = ready("student", "master")
    stand(g, "A", at_a, facing)
    stand(g, "B", at_b, 3)
    for kind, cell in terrain:
        put(g, kind, cell)
    return clash(g, A="thrown_knife", B=slow)


# --- range and sight ----------------------------------------------------------------------------


@clause("SJT-192", "SJT-193")
@pytest.mark.parametrize(("cell", "hurt"), [("0,-2", HURT), ("0,-3", UNHURT), ("0,1", HURT), ("0,-1", HURT)])
def test_the_number_in_the_range_symbol_is_the_greatest_distance(
    cell: str, hurt: tuple[int, int, int, int]
) -> None:
    """From (0, 2) four cells north is (0, -2), five is (0, -3)."""
    g = knife(cell, at_a="0,2")
    assert pain(g, "B") == hurt


@clause("SJT-194", "SJT-195", "SJT-196", "SJT-EX12")
@pytest.mark.parametrize(
    ("rocks", "hurt"),
    [(["0,-1"], UNHURT), (["0,-2"], UNHURT), (["-1,0"], HURT), (["1,-1"], HURT), (["-1,0", "1,-1"], UNHURT)],
)
def test_a_line_from_a_front_corner_must_be_free(rocks: list[str], hurt: tuple[int, int, int, int]) -> None:
    g = knife("0,-3", *[("rock", rock) for rock in rocks])
    assert pain(g, "B") == hurt


@clause("SJT-197")
def test_other_characters_spikes_and_traps_do_not_break_a_line() -> None:
    for kind in ("spikes", "trap"):
        assert pain(knife("0,-3", (kind, "0,-1"), (kind, "0,-2")), "B") == HURT
    g = ready("student", "master", "warrior")
    stand(g, "B", "0,-3", 3)
    stand(g, "C", "0,-1", 3)
    clash(g, A="thrown_knife", B=SLOW, C="iron_discipline")
    assert pain(g, "B") == HURT, "C stands between them, with a faster card"


@clause("SJT-R87", "SJT-R88")
@pytest.mark.parametrize(
    ("kind", "hurt"),
    [
        ("rock", UNHURT),
        ("bamboo", UNHURT),
        ("burning_cart", UNHURT),
        ("shrine", UNHURT),
        ("torii_pillar", UNHURT),
        ("sakura", UNHURT),
        ("corpse", HURT),
        ("boat", HURT),
        ("torii_gate", HURT),
    ],
)
def test_obstacles_break_lines_and_stop_attacks_what_can_be_entered_does_not(
    kind: str, hurt: tuple[int, int, int, int]
) -> None:
    assert pain(knife("0,-3", (kind, "0,-2")), "B") == hurt
    g = stand(ready("ronin", "master"), "B", "0,-2", 3)
    put(g, kind, "0,-1")
    clash(g, A="naginata_sweep", B="iron_discipline")
    assert pain(g, "B") == hurt, "the same for an attack over two cells"


@clause("SJT-R86", "SJT-195")
@pytest.mark.parametrize(("facing", "hurt"), [(0, HURT), (3, UNHURT)])
def test_nobody_shoots_straight_backwards(facing: int, hurt: tuple[int, int, int, int]) -> None:
    assert pain(knife("0,-3", facing=facing), "B") == hurt


@clause("SJT-R89")
@pytest.mark.parametrize(("rock", "hurt"), [("", HURT), ("0,-1", UNHURT)])
def test_of_a_ranged_diagram_each_cell_needs_range_and_sight(
    rock: str, hurt: tuple[int, int, int, int]
) -> None:
    """F2+FR of the Hurled Naginata: a rock on (0, -1) leaves a path to (1, -3), but no line."""
    g = stand(ready("ronin", "master"), "B", "1,-3", 3)
    if rock:
        put(g, "rock", rock)
    clash(g, A="hurled_naginata", B="iron_discipline")
    assert pain(g, "B") == hurt


@clause("SJT-R70")
def test_an_unblockable_attack_ignores_guards_and_terrain_on_its_path() -> None:
    for where, terrain, guard in (("0,-1", "", "answering_guard"), ("0,-2", "rock", "answering_guard")):
        g = stand(ready("student", "master", rules=sample_rules()), "B", where, 3)
        if terrain:
            put(g, terrain, "0,-1")
        clash(g, A="sample_through_stone", B=guard)
        answer(g, "B: value 6")
        assert pain(g, "B") == HURT
        assert told(g, AttackBlocked) == []


@clause("SJT-R70", "SJT-194")
def test_but_no_missing_line_of_sight() -> None:
    for rocks, hurt in ((["-1,0", "1,-1"], UNHURT), (["-1,0"], HURT)):
        g = stand(ready("student", "master", rules=sample_rules()), "B", "0,-3", 3)
        put(g, "rock", *rocks)
        clash(g, A="sample_far_point", B="iron_discipline")
        assert pain(g, "B") == hurt


@clause("SJT-R70", "SJT-R71", "SJT-123")
def test_an_unblockable_mark_is_not_denied_by_a_guard() -> None:
    """Unstoppable Point wounds whoever is marked; its mark alone is no success."""
    g = change(ready("student", "master", rules=sample_rules()), "A", is_masked=True)
    clash(g, A="sample_unstoppable_point", B="river_parry")
    answer(g, "B: value 4")
    assert pain(g, "B") == HURT
    assert fighter(g, "A").is_masked, "the wound came from no attack effect"


# --- comparison of initiative -------------------------------------------------------------------


@clause("SJT-257", "SJT-259", "SJT-92")
def test_an_attack_without_a_diagram_strikes_an_opponent_with_a_lower_initiative() -> None:
    g = knife("1,-3")
    assert pain(g, "B") == HURT
    assert told(g, PartBegan)[0].initiative == 6


@clause("SJT-258")
def test_without_a_slower_opponent_it_is_ignored() -> None:
    g = knife("1,-3", slow="iron_discipline")
    assert pain(g, "B") == UNHURT
    assert told(g, Missed) == [Missed(0)]


@clause("SJT-R90", "SJT-258")
def test_an_equal_initiative_is_not_lower() -> None:
    g = knife("1,-3", slow="horizontal_cut")
    assert pain(g, "B") == UNHURT


@clause("SJT-260")
def test_of_a_variable_initiative_the_lowest_value_is_compared_whatever_was_chosen() -> None:
    g = knife("0,-3", slow="steel_guard")
    answer(g, "B: value 7")
    stay(g)
    assert pain(g, "B") == HURT, "the list goes down to 3"
    g = knife("0,-3", slow="high_guard")
    answer(g, "B: value 9")
    end_turn(g)
    assert pain(g, "B") == UNHURT, "6 is its lowest"


@clause("SJT-R91", "SJT-124")
def test_of_several_slower_opponents_the_attacker_chooses_one_in_range_and_sight() -> None:
    g = ready("student", "master", "warrior", "ronin")
    stand(g, "B", "0,-3", 3)
    stand(g, "C", "1,-2", 3)
    stand(g, "D", "0,3", 0)
    clash(g, A="thrown_knife", B=SLOW, C=SLOW, D="stalking")
    assert asked(g) == "A TargetToAim"
    assert legal(g) == {"target B", "target C"}, "D is behind A's back"
    assert "SJT-194" in refusal(g, "A", "target D").clauses
    answer(g, "target C")
    assert (pain(g, "B"), pain(g, "C")) == (UNHURT, HURT)


@clause("SJT-R91", "SJT-258", "SJT-R90")
def test_a_faster_opponent_cannot_be_chosen() -> None:
    g = ready("student", "master", "warrior", "ronin")
    stand(g, "B", "0,-3", 3)
    stand(g, "C", "1,-2", 3)
    stand(g, "D", "-1,-2", 0)
    clash(g, A="thrown_knife", B=SLOW, C=SLOW, D="no_way_back")
    assert "SJT-258" in refusal(g, "A", "target D").clauses


@clause("SJT-R92")
@pytest.mark.parametrize(
    ("card", "hurt"), [("splitting_strike", UNHURT), ("storm_of_steel", UNHURT), ("plain_cut", HURT)]
)
def test_of_a_card_with_a_dividing_line_the_first_value_counts(
    card: str, hurt: tuple[int, int, int, int]
) -> None:
    g = ready("student", "master")
    stand(g, "B", "0,-3", 0, focus=2)
    clash(g, A="thrown_knife", B=card)
    end_turn(g)
    assert pain(g, "B") == hurt


@clause("SJT-R92")
def test_limp_and_a_bought_initiative_count_on_both_sides() -> None:
    g = ready("student", "master")
    stand(g, "B", "0,-3", 0, limp=(1,))
    clash(g, A="thrown_knife", B="clear_head")
    assert pain(g, "B")[0] == 1, "6 - 1 is lower than 6"
    g = change(ready("student", "master"), "A", limp=(1,))
    stand(g, "B", "0,-3", 0)
    clash(g, A="thrown_knife", B="plain_cut")
    end_turn(g)
    assert pain(g, "B")[0] == 0, "5 is not lower than 6 - 1"
    for said, hurt in (("pass", 1), ("pay", 0)):
        g = stand(ready("student", "master"), "B", "0,-3", 0, focus=1)
        clash(g, A="thrown_knife", B="tachi_arc")
        answer(g, f"B: {said}")
        end_turn(g)
        assert pain(g, "B")[0] == hurt, "bought, it is a 7"


@clause("SJT-R92", "SJT-R27")
def test_core_abilities_stun_and_poison_count_as_nought() -> None:
    for card in ("centre_of_the_circle", "stun"):
        g = stand(change(ready("student", "master"), "B", stun=1), "B", "0,-3", 3)
        clash(g, A="thrown_knife", B=card)
        assert pain(g, "B")[0] == 1


@clause("SJT-R93", "SJT-259")
@pytest.mark.parametrize(("value", "hurt"), [(6, UNHURT), (5, HURT)])
def test_a_comparison_attack_can_be_blocked(value: int, hurt: tuple[int, int, int, int]) -> None:
    g = knife("0,-3", slow="plain_guard")
    answer(g, f"B: value {value}")
    end_turn(g)
    assert pain(g, "B") == hurt
    assert len(told(g, AttackBlocked)) == (hurt == UNHURT)


@clause("SJT-194", "SJT-124")
def test_what_stands_below_the_attack_is_carried_out_although_it_missed() -> None:
    """The knife costs a card of the hand either way."""
    g = stand(ready("student", "master"), "B", "0,-3", 3)
    give(g, "A", "plain_cut", "plain_guard")
    clash(g, A="thrown_knife", B="iron_discipline")
    pass_windows(g)
    assert asked(g) == "A CardToDiscard"
    assert (pain(g, "B"), at(g, "A")[0]) == (UNHURT, "0,0")
