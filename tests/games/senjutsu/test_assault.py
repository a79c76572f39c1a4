"""Attack cards (ledger 3.16): diagrams, whom they reach, and the mandatory assault."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, may, refusal
from tests.games.senjutsu.fights import answer, at, fight, fighter, hold, lay, passing, stand
from tests.games.senjutsu.showing import Card, acted, alone, house_but, played_with

NEIGHBOURS = ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
"""Of 0,0, by facing."""


def duel(card: str, target: str, hero: str = "student", facing: int = 0, **facts: int) -> Fight:
    """A fighter on 0,0 holds this card, an opponent stands somewhere."""
    g = fight(hero, "master" if hero != "master" else "student")
    stand(g, "A", "0,0", facing, **facts)
    stand(g, "B", target, 3)
    return hold(g, "A", card)


# --- diagrams -------------------------------------------------------------------------------------


@clause("SJT-119", "SJT-120", "SJT-11")
@pytest.mark.parametrize("facing", range(6))
def test_a_diagram_turns_with_the_figure(facing: int) -> None:
    """Tachi: Sweep strikes in front and to the right of it, of all six cells around."""
    struck = set()
    for side, cell in enumerate(NEIGHBOURS):
        g = duel("plain_guard", cell, facing=facing, weapon=RULES.box.by_slug["tachi_sweep"])
        alone(g, A="tachi_sweep")
        passing(g)
        if fighter(g, "B").wounds:
            struck.add((side - facing) % 6)
    assert struck == {0, 1}


@clause("SJT-119")
def test_a_diagram_counts_from_where_the_figure_stands_when_the_effect_is_resolved() -> None:
    """Dashdown Strike goes two cells first, and strikes the third."""
    g = alone(duel("dashdown_strike", "0,-3"), A="dashdown_strike")
    assert at(g, "A") == ("0,-2", 0)
    assert fighter(g, "B").wounds == 2


@clause("SJT-119", "SJT-EX8")
def test_a_cell_of_the_second_ring_turns_too() -> None:
    """F+FR for a figure on 1,-1 with facing 2 is 2,0: Nodachi: Slash strikes it."""
    g = fight("warrior", "student")
    stand(g, "A", "1,-1", 2, weapon=RULES.box.by_slug["nodachi_slash"])
    stand(g, "B", "2,0", 0)
    alone(g, A="nodachi_slash")
    assert fighter(g, "B").wounds == 1


@clause("SJT-121")
def test_every_wound_symbol_of_a_cell_is_a_wound_and_other_symbols_do_what_they_show() -> None:
    """Overhead Ruin: a heavy wound in front, two cells ahead one and a heavy one. Hilt Check only pushes."""
    near = alone(duel("overhead_ruin", "0,-1", "warrior"), A="overhead_ruin")
    assert (fighter(near, "B").wounds, fighter(near, "B").heavy) == (0, 1)
    far = alone(duel("overhead_ruin", "0,-2", "warrior"), A="overhead_ruin")
    assert (fighter(far, "B").wounds, fighter(far, "B").heavy) == (1, 1)
    pushed = alone(duel("hilt_check", "0,-1", "warrior"), A="hilt_check")
    assert (fighter(pushed, "B").wounds, at(pushed, "B")[0]) == (0, "0,-2")


# --- whom it reaches ------------------------------------------------------------------------------


@clause("SJT-122")
def test_everybody_on_a_marked_cell_is_struck_friend_or_foe() -> None:
    """A and C against B and D; Whirling Cut strikes all around."""
    g = fight("student", "master", "ronin", "warrior", sides="pairs")
    stand(g, "A", "0,0", 0)
    for seat, cell in (("B", "0,-1"), ("C", "0,1"), ("D", "2,-1")):
        stand(g, seat, cell, 0)
    hold(g, "A", "whirling_cut")
    alone(g, A="whirling_cut")
    assert [fighter(g, seat).wounds for seat in "ABCD"] == [0, 1, 1, 0]


@clause("SJT-123")
@pytest.mark.parametrize("target", ["B", "C"])
def test_the_target_symbol_marks_who_stands_there_friend_or_foe(target: str) -> None:
    """Pommel Strike; in Balance the marked one loses a focus. C is the Master's team-mate."""
    g = fight("master", "student", "ronin", "warrior", sides="pairs")
    places = {"B": "3,0", "C": "-3,0", "D": "3,-3", target: "0,-1"}
    stand(g, "A", "0,0", 0, kamae="balance")
    for seat, cell in places.items():
        stand(g, seat, cell, 0, focus=2)
    hold(g, "A", "pommel_strike")
    alone(g, A="pommel_strike")
    if asked(g) == "A WayToGo":
        answer(g, "go 0,0 0")
    answer(g, "clockwise")
    assert {seat: fighter(g, seat).focus for seat in "BCD"} == {**dict.fromkeys("BCD", 2), target: 1}


@clause("SJT-124")
def test_without_a_diagram_the_player_chooses_whom_after_the_reveal() -> None:
    """Thrown Knife strikes one slower opponent in range and sight; two are."""
    g = fight("student", "master", "ronin")
    stand(g, "A", "0,0", 0)
    stand(g, "B", "-1,-1", 3)
    stand(g, "C", "1,-2", 3)
    hold(g, "A", "thrown_knife")
    alone(g, A="thrown_knife")
    assert asked(g) == "A TargetToAim"
    assert legal(g) == {"target B", "target C"}
    answer(g, "target C")
    assert (fighter(g, "B").wounds, fighter(g, "C").wounds) == (0, 1)


@clause("SJT-124")
def test_the_player_chooses_whose_hand_to_look_at() -> None:
    g = fight("student", "master", "ronin")
    hold(g, "A", "read_the_breath")
    alone(g, A="read_the_breath")
    assert asked(g) == "A HandToLookAt"
    assert legal(g) == {"target B", "target C"}


# --- mandatory assault ----------------------------------------------------------------------------


@clause("SJT-125", "SJT-R50")
def test_who_can_strike_somebody_by_the_movement_of_the_card_must() -> None:
    """The Master stands two cells ahead: Plain Cut has to step forward, so nobody is asked."""
    g = alone(duel("plain_cut", "0,-2"), A="plain_cut")
    assert at(g, "A") == ("0,-1", 0)
    assert fighter(g, "B").wounds == 1


@clause("SJT-125", "SJT-R50")
def test_of_several_ways_those_that_strike_may_be_taken() -> None:
    """Diagonal Slash (a step forward-left and a side): what is offered strikes, the rest is refused."""
    g = alone(duel("diagonal_slash", "-1,-1"), A="diagonal_slash")
    assert "SJT-125" in refusal(g, "A", "go 0,0 0").clauses
    assert code(g, "A", "go 0,0 5") == "must-assault"
    for text in legal(g):
        twin = g.clone()
        twin.act(0, RULES.parse(text))
        passing(twin)
        assert fighter(twin, "B").wounds == 1, text


@clause("SJT-R50")
def test_where_nothing_strikes_every_way_is_free() -> None:
    g = alone(duel("diagonal_slash", "0,3"), A="diagonal_slash")
    assert len(legal(g)) == 8


@clause("SJT-R50", "SJT-111")
def test_the_look_ahead_goes_over_all_movements_of_the_part() -> None:
    """Rolling Slash: a step and then up to two sides. Only from 1,-1 a turn brings the Master into front."""
    g = alone(duel("rolling_slash", "2,-1"), A="rolling_slash")
    assert at(g, "A") == ("1,-1", 2)
    assert fighter(g, "B").wounds == 1


@clause("SJT-125", "SJT-R51")
def test_a_focus_that_makes_the_attack_possible_must_be_paid() -> None:
    """Waterfall Waves at 4: turn, then for one focus a blow in front."""
    g = alone(duel("waterfall_waves", "0,-1", focus=1), A="waterfall_waves")
    assert asked(g) == "A EffectToPay"
    assert legal(g) == {"pay"}
    assert {"SJT-125", "SJT-R51"} <= set(refusal(g, "A", "pass").clauses)


@clause("SJT-R51", "SJT-50")
def test_a_focus_that_would_strike_nobody_need_not_be_paid() -> None:
    g = alone(duel("waterfall_waves", "0,3", focus=1), A="waterfall_waves")
    answer(g, "go 0,0 0", "go 0,0 0")
    assert legal(g) == {"pay", "pass"}


@clause("SJT-R51")
def test_nobody_has_to_pay_for_more_wounds() -> None:
    g = answer(alone(duel("low_sweep", "0,-1", focus=1), A="low_sweep"), "go 0,0 0")
    assert legal(g) == {"pay", "pass"}


@clause("SJT-R51")
def test_nobody_has_to_burn_cards_to_strike() -> None:
    """In another pack Long Shadow strikes the cell in front for two burned cards."""

    def burns(card: Card) -> None:
        card["parts"][0]["effects"][1]["attack"]["mods"] = [{"burn": 2, "add": {"F": {"w": 1}}}]

    with played_with(house_but(long_shadow=burns)):
        g = alone(duel("long_shadow", "0,-1", "ronin"), A="long_shadow")
        assert "go 0,0 5" in legal(g), "nor to turn towards that"
        answer(g, "go 0,0 0")
        assert legal(g) == {"pay", "pass"}
        assert fighter(passing(answer(g, "pass")), "B").wounds == 0


@clause("SJT-R51", "SJT-125")
def test_an_extra_that_alone_reaches_somebody_must_be_paid_for() -> None:
    """In another pack Long Shadow strikes the cell in front for one focus."""

    def costs(card: Card) -> None:
        card["parts"][0]["effects"][1]["attack"]["mods"] = [{"pay": 1, "add": {"F": {"w": 1}}}]

    with played_with(house_but(long_shadow=costs)):
        g = alone(duel("long_shadow", "0,-1", "ronin", focus=1), A="long_shadow")
        assert asked(g) == "A ExtraToPay"
        assert code(g, "A", "pass") == "must-pay-to-assault"
        assert fighter(passing(answer(g, "pay")), "B").wounds == 1


@clause("SJT-126", "SJT-R50")
def test_the_assault_is_mandatory_also_against_a_guard() -> None:
    """The Master guards at 5 and would even strike back: the Student has to step and cut all the same."""
    g = duel("plain_cut", "0,-2")
    hold(g, "B", "plain_guard")
    lay(g, A="plain_cut", B="plain_guard")
    answer(passing(g, "InitiativeToChoose"), "value 5", "go 0,-2 3")
    passing(g)
    assert at(g, "A") == ("0,-1", 0)
    assert fighter(g, "B").wounds == 0


@clause("SJT-R50", "SJT-122")
def test_team_mates_are_no_aim() -> None:
    """A's team-mate stands two cells ahead, nobody else near: nothing has to be struck."""
    g = fight("student", "master", "ronin", "warrior", sides="pairs")
    stand(g, "A", "0,0", 0)
    for seat, cell in (("B", "3,0"), ("C", "0,-2"), ("D", "-3,0")):
        stand(g, seat, cell, 0)
    hold(g, "A", "plain_cut")
    alone(g, A="plain_cut")
    assert legal(g) == {"go 0,0 0", "go 0,-1 0"}


@clause("SJT-R52")
def test_each_part_is_looked_at_when_it_comes_up() -> None:
    """Splitting Strike must strike at 6 by stepping; at 3 it must turn towards the Master only if he is there
    still, and pay."""
    g = duel("splitting_strike", "0,-2", focus=2)
    alone(g, A="splitting_strike")
    assert at(g, "A") == ("0,-1", 0)
    assert fighter(g, "B").wounds == 1
    assert asked(g) == "A EffectToPay"
    assert legal(g) == {"pay"}
    stand(g, "B", "0,3", 0)
    assert may(g, "pass"), "the second part alone: nobody is there to be struck any more"


@clause("SJT-R53")
def test_a_counterattack_is_bound_by_it_too() -> None:
    """The Master blocks a thrust from two cells away and thrusts back: he may step, but not turn away."""
    g = fight("student", "master")
    stand(g, "A", "0,0", 0)
    stand(g, "B", "0,-2", 3)
    hold(g, "A", "long_thrust")
    hold(g, "B", "willow_guard", "long_thrust")
    lay(g, A="long_thrust", B="willow_guard")
    answer(passing(g, "InitiativeToChoose"), "value 4")
    answer(passing(g, "WayToGo"), "go 0,-2 3")
    if asked(g) == "A WayToGo":
        answer(g, "go 0,0 0")
    assert asked(g) == "B CardToPlay"
    answer(g, "play long_thrust")
    assert asked(g) == "B WayToGo"
    assert {text.split()[1] + " " + text.split()[2] for text in legal(g)} == {"0,-2 3", "0,-1 3"}
    assert code(g, "B", "go 0,-2 2") == "must-assault"
    answer(g, "go 0,-1 3")
    passing(g)
    assert fighter(g, "A").wounds == 1
    assert acted(g).count("B long_thrust 4") == 1
