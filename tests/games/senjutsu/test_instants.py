"""Instant cards (ledger 3.22): plain ones, replacements, additional cards."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu.box import ADDITIONAL, INSTANT, REPLACEMENT
from tatami.games.senjutsu.events import (
    AdvantageTaken,
    AttackBlocked,
    CardReplaced,
    FocusTakenBack,
    InstantPlayed,
    PartBegan,
    WoundsPrevented,
)
from tests.clauses import clause
from tests.games.scenes import asked, legal, lying, refusal, size, told
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
    window,
)
from tests.games.senjutsu.fights import answer, at, change, fighter, stand
from tests.games.senjutsu.sample_rules import sample_rules


@clause("SJT-167")
def test_there_are_three_kinds() -> None:
    box = ready("student", "master").table.box
    kinds = {box.abilities[box.by_slug[card]].keyword for card in ("foreseen", "riposte", "sudden_parry")}
    assert kinds == {INSTANT, ADDITIONAL, REPLACEMENT}


@clause("SJT-166", "SJT-R73")
def test_only_one_instant_card_is_played_in_a_turn() -> None:
    for said, later in (("play foreseen", False), ("pass", True)):
        g = change(ready("student", "master"), "B", focus=1)
        give(g, "B", "foreseen", "shoulder_plate")
        clash(g, A="plain_cut", B="tachi_sweep")
        wait_for(g, "B after_reveal")
        answer(g, said)
        if not later:
            answer(g, "kamae neutral")
        assert ("B would_suffer" in pass_windows(g)) is later


@clause("SJT-166")
def test_in_the_next_turn_there_may_be_one_again() -> None:
    g = change(ready("student", "master"), "B", focus=1)
    give(g, "B", "foreseen", "shoulder_plate")
    clash(g, A="plain_cut", B="tachi_sweep")
    wait_for(g, "B after_reveal")
    answer(g, "play foreseen", "kamae neutral")
    end_turn(g)
    clash(g, A="plain_cut", B="tachi_sweep")
    wait_for(g, "B would_suffer")


@clause("SJT-169", "SJT-R20")
def test_a_plain_instant_neither_replaces_nor_extends_and_goes_with_a_core_card() -> None:
    g = ready("student", "master")
    give(g, "B", "foreseen")
    clash(g, A="plain_cut", B="centre_of_the_circle")
    wait_for(g, "B after_reveal")
    answer(g, "play foreseen", "kamae neutral")
    assert told(g, InstantPlayed) == [InstantPlayed(1, g.table.box.by_slug["foreseen"])]
    assert asked(g) == "B WayToGo", "the core card is resolved as if nothing had been played"
    assert pain(g, "B") == (1, 0, 0, 0)


# --- replacements -------------------------------------------------------------------------------


@clause("SJT-170", "SJT-172", "SJT-222")
def test_a_replacement_takes_the_place_of_the_revealed_card_with_its_own_initiative() -> None:
    g = change(ready("student", "master"), "A", focus=1)
    change(g, "B", focus=1)
    give(g, "B", "sudden_parry")
    clash(g, A="quick_stab", B="circling_step")
    wait_for(g, "B replacement")
    answer(g, "play sudden_parry")
    assert lying(g, "discard.B") == ["B.circling_step"], "discarded at once"
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)], "its block stands at 8"
    assert asked(g) == "B WayToGo", "and then its step"
    assert len(told(g, CardReplaced)) == 1
    assert [event.card for event in told(g, PartBegan) if event.seat == 1] == [
        g.table.box.by_slug["sudden_parry"]
    ]


@clause("SJT-222", "SJT-172")
def test_the_focus_paid_for_the_replaced_card_is_taken_back_and_pays_for_the_new_one() -> None:
    g = change(ready("student", "master"), "A", focus=1, kamae="aggression")
    give(g, "A", "sheathed_lightning", "sudden_parry")
    clash(g, A="wild_swing", B="deep_breath")
    assert fighter(g, "A").focus == 0
    wait_for(g, "A replacement")
    assert legal(g) == {"play sudden_parry", "pass"}, "of another type than the attack"
    answer(g, "play sudden_parry")
    assert told(g, FocusTakenBack) == [FocusTakenBack(0, 1)]
    assert fighter(g, "A").focus == 0


@clause("SJT-168")
def test_a_card_is_not_replaced_by_one_of_its_own_type() -> None:
    g = change(ready("student", "master"), "A", focus=2, kamae="aggression")
    give(g, "A", "sheathed_lightning")
    clash(g, A="plain_cut", B="deep_breath")
    wait_for(g, "A replacement")
    assert "SJT-168" in refusal(g, "A", "play sheathed_lightning").clauses


@clause("SJT-168", "SJT-R20")
@pytest.mark.parametrize("card", ["katana_cut", "light_feet"])
def test_core_cards_are_neither_replaced_nor_extended(card: str) -> None:
    g = change(ready("student", "master"), "A", focus=2, kamae="aggression")
    give(g, "A", "sudden_parry", "youthful_fire", "seize_the_moment")
    clash(g, A=card, B="iron_discipline")
    asked_for = pass_windows(g)
    assert not [each for each in asked_for if each.startswith("A")], asked_for


@clause("SJT-R77", "SJT-R20", "SJT-179")
def test_a_stun_card_is_neither_replaced_nor_extended() -> None:
    g = change(ready("student", "master"), "A", focus=2, stun=1)
    give(g, "A", "sudden_parry", "seize_the_moment")
    clash(g, A="stun", B="iron_discipline")
    assert [each for each in pass_windows(g) if each.startswith("A")] == []


@clause("SJT-170", "SJT-171", "SJT-R73")
def test_chosen_as_an_ordinary_card_a_replacement_is_not_the_instant_card_of_the_turn() -> None:
    g = change(ready("student", "master"), "B", focus=2)
    give(g, "B", "calm_composure")
    change(g, "A", focus=1)
    clash(g, A="quick_stab", B="sudden_parry")
    assert fighter(g, "B").focus == 1
    wait_for(g, "B block_success")
    answer(g, "play calm_composure", "enter balance")
    assert fighter(g, "B").focus == 2


@clause("SJT-R73", "SJT-166")
def test_used_as_a_replacement_it_is() -> None:
    g = change(ready("student", "master"), "B", focus=2)
    change(g, "A", focus=1)
    give(g, "B", "sudden_parry", "calm_composure")
    clash(g, A="quick_stab", B="circling_step")
    wait_for(g, "B replacement")
    answer(g, "play sudden_parry")
    assert "B block_success" not in pass_windows(g)
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]


# --- additional cards ---------------------------------------------------------------------------


@clause("SJT-173", "SJT-174", "SJT-228")
def test_an_additional_card_follows_a_successful_attack_before_the_printed_success() -> None:
    """Youthful Fire changes the kamae; only then Rolling Slash changes it for its own success."""
    g = ready("student", "master")
    stand(g, "A", "0,1", 0)
    stand(g, "B", "0,0", 3)
    give(g, "A", "youthful_fire")
    clash(g, A="rolling_slash", B="iron_discipline")
    pass_windows(g)
    answer(g, "go 1,0 0")
    assert (window(g), pain(g, "B")) == ("A attack_success", (1, 0, 0, 0))
    answer(g, "play youthful_fire", "kamae resolve")
    assert told(g, AdvantageTaken) == [AdvantageTaken(0)]
    assert asked(g) == "A KamaeToChange", "now what is printed on the attack"


@clause("SJT-174", "SJT-156")
def test_after_a_missed_or_blocked_attack_it_cannot_be_played() -> None:
    g = stand(ready("student", "master"), "B", "0,-3", 3)
    give(g, "A", "youthful_fire")
    clash(g, A="eager_flurry", B="iron_discipline")
    windows = []
    while asked(g) == "A CardToPlay":
        windows.append(window(g))
        assert "SJT-174" in refusal(g, "A", "play youthful_fire").clauses or window(g) == "A replacement"
        answer(g, "pass")
    assert "A attack_success" not in windows


@clause("SJT-168", "SJT-EX4")
def test_no_additional_attack_card_is_added_to_an_attack_card() -> None:
    g = ready("student", "master", rules=sample_rules())
    give(g, "A", "sample_second_cut")
    clash(g, A="plain_cut", B="iron_discipline")
    wait_for(g, "A attack_success")
    assert "SJT-168" in refusal(g, "A", "play sample_second_cut").clauses


@clause("SJT-175", "SJT-R74", "SJT-231", "SJT-238")
def test_an_additional_card_without_a_condition_comes_after_the_last_part() -> None:
    """Waterfall Waves has a part at 4; Seize the Moment waits for it, past B's card of 5."""
    g = ready("student", "master")
    stand(g, "B", "3,-3", 3)
    give(g, "A", "seize_the_moment")
    clash(g, A="waterfall_waves", B="plain_cut")
    pass_windows(g)
    stay(g)
    assert "A after_card" not in pass_windows(g)
    stay(g)
    assert asked(g) == "A WayToGo"
    assert [event.initiative for event in told(g, PartBegan)] == [7, 5, 4]
    stay(g)
    assert window(g) == "A after_card", "although nothing was hit"
    answer(g, "play seize_the_moment", "kamae neutral")
    assert g.table.track[0] == 0


@clause("SJT-175")
def test_before_its_own_card_is_completely_resolved_it_cannot_be_played() -> None:
    g = ready("student", "master")
    give(g, "A", "seize_the_moment", "youthful_fire")
    clash(g, A="plain_cut", B="iron_discipline")
    wait_for(g, "A attack_success")
    assert "SJT-175" in refusal(g, "A", "play seize_the_moment").clauses


@clause("SJT-175", "SJT-236", "SJT-238")
def test_on_a_defence_card_it_follows_the_rest_below_the_block() -> None:
    g = change(ready("student", "master"), "A", focus=1)
    give(g, "B", "seize_the_moment")
    clash(g, A="quick_stab", B="high_guard")
    pass_windows(g)
    answer(g, "B: value 8")
    assert "B block_success" in pass_windows(g)
    assert asked(g) == "B WayToGo", "the step below the block"
    stay(g)
    assert window(g) == "B after_card"


@clause("SJT-R72", "SJT-174", "SJT-236")
@pytest.mark.parametrize(("value", "hurt"), [(5, UNHURT), (6, (1, 0, 0, 0))])
def test_an_additional_attack_is_resolved_at_the_current_initiative_and_can_be_blocked_there(
    value: int, hurt: tuple[int, int, int, int]
) -> None:
    """C's guard covers A's cell, at 5 or at 6."""
    g = ready("student", "master", "warrior")
    stand(g, "C", "1,0", 5)
    give(g, "B", "answering_cut")
    clash(g, A="plain_cut", B="river_parry", C="blade_as_a_wall")
    pass_windows(g)
    answer(g, f"C: value {value}", "B: value 5")
    while asked(g) != "B PlaceToTake" and window(g) != "B block_success":
        answer(g, "pass")
    if value == 5:
        answer(g, "place 1")
    wait_for(g, "B block_success")
    answer(g, "play answering_cut")
    assert pain(g, "A") == hurt


@clause("SJT-R75")
def test_prevention_takes_away_plain_wounds_before_heavy_ones() -> None:
    g = stand(ready("warrior", "master"), "B", "0,-2", 3, focus=1)
    give(g, "B", "shoulder_plate")
    clash(g, A="overhead_ruin", B="iron_discipline")
    wait_for(g, "B would_suffer")
    answer(g, "play shoulder_plate")
    assert pain(g, "B") == (0, 1, 0, 0)
    assert told(g, WoundsPrevented) == [WoundsPrevented(1, 1)]


@clause("SJT-R75")
def test_it_prevents_wounds_of_one_attack_effect() -> None:
    g = change(ready("student", "master"), "A", focus=2)
    change(g, "B", focus=1)
    give(g, "B", "shoulder_plate")
    clash(g, A="storm_of_steel", B="iron_discipline")
    wait_for(g, "B would_suffer")
    answer(g, "play shoulder_plate")
    assert pain(g, "B") == (1, 0, 0, 0), "the part at 7 did not, that at 5 wounds him"
    end_turn(g)
    assert pain(g, "B") == (2, 0, 0, 0), "and so does that at 2"


@clause("SJT-R144", "SJT-169")
def test_a_plain_instant_interrupts_the_card_of_another_and_acts_for_its_own_player() -> None:
    """Pain Is Nothing discards a card of B's deck, in the middle of A's attack."""
    g = ready("student", "ronin")
    change(give(g, "B", "pain_is_nothing"), "B", focus=1)
    clash(g, A="plain_cut")
    wait_for(g, "B would_suffer")
    mine, theirs = size(g, "deck.A"), size(g, "deck.B")
    answer(g, "play pain_is_nothing")
    assert (size(g, "deck.A"), size(g, "deck.B")) == (mine, theirs - 1)
    assert pain(g, "B") == UNHURT
    assert at(g, "A") == ("0,0", 0)
