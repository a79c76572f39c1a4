"""Stun and limp (ledger 3.23)."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.box import STATUS
from tatami.games.senjutsu.events import AttackBlocked, CardRevealed, LimpTurned, PartBegan, Stunned
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, size, told
from tests.games.senjutsu.duels import clash, end_turn, give, pain, pass_windows, ready, stay, wait_for
from tests.games.senjutsu.fights import answer, change, fighter, hold, stand

# --- stun ---------------------------------------------------------------------------------------


@clause("SJT-176", "SJT-R84")
def test_status_cards_are_no_ability_cards() -> None:
    box = ready("student", "master").table.box
    for slug in ("stun", "strong_poison"):
        ability = box.abilities[box.by_slug[slug]]
        assert (ability.kind, ability.card, ability.keyword) == (STATUS, None, 0)
        assert ability.number not in box.pool(0)


@clause("SJT-177")
def test_a_stunned_player_takes_a_stun_card_into_the_hand() -> None:
    g = ready("master", "student")
    clash(g, A="pommel_strike")
    assert fighter(g, "B").stun == 1
    assert told(g, Stunned) == [Stunned(1, 1)]
    answer(g, "A: clockwise")
    end_turn(g)
    assert "lay stun" in {each.text for each in g.legal(1)}


@clause("SJT-178", "SJT-R76")
def test_stun_cards_count_for_the_hand_limit_and_cannot_be_discarded() -> None:
    g = change(ready("student", "master"), "B", stun=2)
    give(g, "B", "plain_cut", "plain_guard", "high_guard", "river_parry")
    clash(g, A="plain_cut", B="tachi_sweep")
    pass_windows(g)
    assert asked(g) == "B SurplusToDiscard", "four ability cards and two stun cards, with a limit of five"
    assert "SJT-178" in refusal(g, "B", "discard stun").clauses
    assert "SJT-29" in refusal(g, "B", "discard tachi_sweep").clauses
    assert legal(g) == {
        f"discard {card}" for card in ("plain_cut", "plain_guard", "high_guard", "river_parry")
    }
    answer(g, "discard plain_cut")
    assert asked(g) == "AB CardToLay"
    assert (size(g, "hand.B"), fighter(g, "B").stun) == (4, 2), "three kept and one drawn"


@clause("SJT-179", "SJT-R77")
def test_a_stun_card_may_be_laid_is_blank_and_returns_to_the_supply() -> None:
    g = change(ready("student", "master"), "B", stun=2)
    clash(g, A="plain_cut", B="stun")
    assert told(g, CardRevealed)[-1] == CardRevealed(1, g.table.box.stun)
    assert [event.seat for event in told(g, PartBegan)] == [0], "it does nothing"
    assert asked(g) == "AB CardToLay"
    assert pain(g, "B") == (1, 0, 1, 0), "one of the two is gone"


@clause("SJT-179")
def test_without_a_stun_card_none_can_be_laid() -> None:
    g = ready("student", "master")
    assert "SJT-73" in refusal(g, "B", "lay stun").clauses


@clause("SJT-180", "SJT-R78", "SJT-98")
def test_as_many_stun_cards_as_the_hand_limit_defeat_at_once() -> None:
    for stuns, is_over in ((3, False), (4, True)):
        g = change(ready("master", "student"), "B", stun=stuns)
        clash(g, A="pommel_strike")
        if asked(g) == "A TurnToGive":
            answer(g, "clockwise")
        assert (g.outcome is not None) is is_over, "in the middle of the turn, before B's own card"


@clause("SJT-R78", "SJT-R4")
def test_both_sides_of_a_collision_are_stunned_before_anybody_is_defeated() -> None:
    g = stand(ready("ronin", "student"), "A", "0,1", 0, stun=4)
    change(g, "B", stun=4)
    clash(g, A="dashdown_strike")
    assert g.outcome is not None
    assert g.outcome.winners == (0,), "both reach the limit; the Ronin is higher on the track"


# --- limp ---------------------------------------------------------------------------------------


@clause("SJT-181")
def test_every_limp_is_a_card_of_its_own() -> None:
    g = change(ready("student", "master"), "B", limp=(2,))
    stay(clash(g, A="low_sweep"))
    assert fighter(g, "B").limp == (2, 0)


@clause("SJT-182", "SJT-R80")
@pytest.mark.parametrize(
    ("limp", "value"), [((), 5), ((1,), 4), ((1, 2), 3), ((0, 1, 2, 3), 1), ((0, 1, 2, 3, 3), 1)]
)
def test_each_limp_card_lowers_the_initiative_by_one_but_never_below_one(
    limp: tuple[int, ...], value: int
) -> None:
    g = change(ready("student", "master"), "A", limp=limp)
    clash(g, A="plain_cut")
    assert told(g, PartBegan)[0] == PartBegan(0, g.table.box.by_slug["plain_cut"], value)


@clause("SJT-182", "SJT-88")
def test_it_lowers_every_part_of_a_card() -> None:
    g = change(ready("student", "master"), "A", limp=(1,))
    clash(g, A="waterfall_waves", B="iron_discipline")
    end_turn(g)
    assert [event.initiative for event in told(g, PartBegan) if event.seat == 0] == [6, 3]


@clause("SJT-182", "SJT-R27")
def test_a_value_of_nought_stays_nought() -> None:
    g = change(ready("student", "master"), "A", limp=(1,))
    clash(g, A="light_feet", B="iron_discipline")
    assert [event.initiative for event in told(g, PartBegan)] == [9, 0]


@clause("SJT-183")
def test_with_a_variable_initiative_the_printed_value_is_chosen_and_then_lowered() -> None:
    g = change(ready("student", "master"), "B", limp=(1,))
    clash(g, A="plain_cut", B="plain_guard")
    assert legal(g) == {f"value {value}" for value in (6, 5, 4, 3, 2)}
    answer(g, "value 6")
    stay(g)
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]


@clause("SJT-184")
def test_a_limp_card_turns_at_the_end_of_each_turn_and_goes_with_the_fourth() -> None:
    g = change(ready("student", "master"), "B", limp=(0,))
    seen = []
    for _ in range(4):
        clash(g, A="light_feet", B="centre_of_the_circle")
        end_turn(g)
        seen.append(fighter(g, "B").limp)
    assert seen == [(1,), (2,), (3,), ()]
    assert told(g, LimpTurned) == [LimpTurned(1, 1)]


@clause("SJT-R79", "SJT-184")
def test_limp_of_this_turn_leaves_revealed_cards_alone_and_slows_the_next_three_turns() -> None:
    g = ready("master", "student")
    stand(g, "A", "0,0", 0)
    stay(clash(g, A="low_sweep", B="tiger_leap"))
    begun = [event.initiative for event in told(g, PartBegan) if event.seat == 1]
    assert begun == [4], "Tiger Leap was revealed before: it keeps its 4"
    end_turn(g)
    values = []
    for _ in range(4):
        stand(g, "B", "3,-3", 3)
        stand(g, "A", "-3,3", 0)
        clash(hold(g, "B"), A="centre_of_the_circle", B="tiger_leap")
        end_turn(g)
        values.append([event.initiative for event in told(g, PartBegan) if event.seat == 1][-1])
    assert values == [3, 3, 3, 4]


@clause("SJT-R79")
def test_limp_of_this_turn_slows_a_counterattack() -> None:
    """C lames B at 6 before B's guard stops A's attack of 5: Rolling Slash (6) may now answer."""
    g = ready("student", "master", "warrior")
    stand(g, "C", "0,-2", 3)
    give(g, "B", "rolling_slash", "river_parry")
    clash(g, A="plain_cut", B="answering_guard", C="low_sweep")
    pass_windows(g)
    answer(g, "B: value 5")
    pass_windows(g)
    stay(g)
    assert len(fighter(g, "B").limp) == 1
    wait_for(g, "B counter")
    assert "play rolling_slash" in legal(g), "6 - 1 is not above 5"
