"""If success, OR, and several targets at once (ledger 3.21, SJT-R128, SJT-R129, SJT-R140)."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import AlternativeChosen, AttackBlocked, FocusLost, Wounded
from tests.clauses import clause
from tests.games.scenes import asked, legal, refusal, size, told
from tests.games.senjutsu.duels import (
    UNHURT,
    clash,
    end_turn,
    give,
    idle,
    pain,
    pass_windows,
    ready,
    stay,
    wait_for,
    window,
)
from tests.games.senjutsu.fights import answer, at, change, fighter, stand

# --- what a success is --------------------------------------------------------------------------


@clause("SJT-155", "SJT-156", "SJT-158", "SJT-229")
def test_what_is_printed_after_if_success_follows_a_wound() -> None:
    """Wakizashi: Slice draws a card if its wound is dealt."""
    g = ready("student", "master")
    change(g, "A", weapon=g.table.box.by_slug["wakizashi_slice"])
    clash(g, A="wakizashi_slice", B="iron_discipline")
    assert pain(g, "B") == (1, 0, 0, 0)
    assert size(g, "hand.A") == 2, "one by success, one by the next turn's draw"


@clause("SJT-158", "SJT-155")
def test_a_missed_attack_is_no_success() -> None:
    g = stand(ready("student", "master"), "B", "0,-3", 3)
    change(g, "A", weapon=g.table.box.by_slug["wakizashi_slice"])
    clash(g, A="wakizashi_slice", B="iron_discipline")
    assert size(g, "hand.A") == 1


@clause("SJT-156")
@pytest.mark.parametrize(
    ("hero", "card", "gained"), [("warrior", "hilt_check", 1), ("warrior", "rising_flame", 0)]
)
def test_a_push_alone_is_a_success(hero: str, card: str, gained: int) -> None:
    g = ready(hero, "master")
    clash(g, A=card)
    assert at(g, "B")[0] == "0,-2"
    assert fighter(g, "A").focus == gained


@clause("SJT-158", "SJT-157", "SJT-225")
def test_a_blocked_attack_is_no_success_for_the_attacker_but_one_for_the_blocker() -> None:
    g = ready("warrior", "master")
    clash(g, A="hilt_check", B="river_parry")
    answer(g, "B: value 7")
    assert asked(g) == "B KamaeToChange", "River Parry: focus and a change of kamae"
    assert (fighter(g, "A").focus, fighter(g, "B").focus) == (0, 1)
    assert at(g, "B")[0] == "0,-1"


@clause("SJT-157", "SJT-233")
def test_without_an_attack_a_block_does_not_succeed() -> None:
    g = stand(ready("warrior", "master"), "A", "3,0", 0)
    clash(g, A="hilt_check", B="river_parry")
    answer(g, "B: value 7")
    end_turn(g)
    assert fighter(g, "B").focus == 0


@clause("SJT-R69", "SJT-156")
def test_an_attack_whose_wounds_are_all_prevented_is_not_successful() -> None:
    for said, drawn in (("play shoulder_plate", 0), ("pass", 1)):
        g = ready("student", "master")
        change(g, "A", weapon=g.table.box.by_slug["wakizashi_slice"])
        change(g, "B", focus=1)
        give(g, "B", "shoulder_plate")
        clash(g, A="wakizashi_slice", B="deep_breath")
        wait_for(g, "B would_suffer")
        answer(g, said)
        assert size(g, "hand.A") == drawn
        assert pain(g, "B")[0] == drawn


@clause("SJT-R69", "SJT-156")
def test_with_another_component_it_still_succeeds() -> None:
    """Wolf Charge pushes as well: Taste of Blood may follow although the wound was prevented."""
    g = stand(ready("ronin", "master"), "A", "0,2", 0)
    change(g, "B", focus=1)
    give(g, "B", "shoulder_plate")
    give(g, "A", "taste_of_blood")
    clash(g, A="wolf_charge", B="deep_breath")
    wait_for(g, "B would_suffer")
    answer(g, "play shoulder_plate")
    assert (at(g, "B")[0], pain(g, "B")) == ("0,-2", UNHURT)
    assert window(g) == "A attack_success"


@clause("SJT-159")
def test_parts_beyond_a_dividing_line_do_not_depend_on_the_success_above() -> None:
    """Hook and Drag misses with its pull at 6 and strikes all the same at 3."""
    g = ready("student", "master")
    stay(clash(g, A="hook_and_drag", B="iron_discipline"))
    assert pain(g, "B") == (1, 0, 0, 0)


@clause("SJT-R71", "SJT-123")
@pytest.mark.parametrize(("guard", "focus"), [(7, 2), (6, 1)])
def test_a_target_symbol_is_denied_by_a_block_like_any_attack(guard: int, focus: int) -> None:
    """Pommel Strike in Balance takes a focus from whoever stands on the marked cell."""
    g = change(ready("master", "student"), "A", kamae="balance")
    change(g, "B", focus=2)
    clash(g, A="pommel_strike", B="answering_guard")
    answer(g, f"B: value {guard}")
    if guard == 6:
        answer(g, "A: clockwise")
    assert fighter(g, "B").focus == focus
    assert len(told(g, FocusLost)) == 2 - focus


# --- several targets ----------------------------------------------------------------------------


@clause("SJT-R128", "SJT-122")
def test_hitting_one_of_several_even_a_team_mate_is_a_success() -> None:
    g = ready("warrior", "master", "student", "ronin", sides="pairs")
    stand(g, "B", "0,-3", 3)
    stand(g, "C", "0,-1", 3)
    clash(g, A="hilt_check", B="deep_breath", D="no_way_back")
    assert at(g, "C")[0] == "0,-2", "C is on A's side, and is pushed all the same"
    assert fighter(g, "A").focus == 1


@clause("SJT-R128", "SJT-174")
def test_a_card_that_stuns_those_hit_stuns_nobody_else() -> None:
    g = ready("warrior", "student", "master")
    change(g, "A", focus=1)
    stand(g, "C", "0,-3", 3)
    give(g, "A", "vengeance_answered")
    clash(g, A="hilt_check", C="deep_breath")
    wait_for(g, "A attack_success")
    answer(g, "play vengeance_answered")
    assert (pain(g, "B")[2], pain(g, "C")[2]) == (2, 0), "by the hilt, and by the card played"


@clause("SJT-R129")
def test_of_several_targets_the_farthest_suffers_first_and_equal_ones_clockwise() -> None:
    g = change(ready("ronin", "master", "student", "warrior"), "A", focus=2)
    stand(g, "B", "-1,0", 3)
    stand(g, "C", "0,-1", 3)
    stand(g, "D", "0,-2", 3)
    clash(g, A="black_whirlwind", B="iron_discipline", C="iron_discipline", D="ashes_remember")
    end_turn(g)
    assert [event.seat for event in told(g, Wounded)][:3] == [3, 2, 1]


@clause("SJT-R129", "SJT-R144")
def test_each_is_asked_for_a_preventing_card_just_before_his_own_wounds() -> None:
    g = change(ready("ronin", "student", "warrior"), "A", focus=0)
    stand(g, "C", "0,-2", 3)
    for seat in "BC":
        change(g, seat, focus=1)
        give(g, seat, "shoulder_plate")
    clash(g, A="naginata_sweep", B="deep_breath", C="deep_breath")
    wait_for(g, "C would_suffer")
    assert pain(g, "B") == UNHURT
    answer(g, "play shoulder_plate")
    assert window(g) == "B would_suffer"
    assert pain(g, "C") == UNHURT
    answer(g, "pass")
    assert (pain(g, "B")[0], pain(g, "C")[0]) == (1, 0)


@clause("SJT-R129", "SJT-R4")
def test_defeat_is_checked_when_the_whole_attack_effect_is_done() -> None:
    """Both fall by one blow: the one higher on the track does not win before the other has been struck."""
    g = ready("ronin", "student", "warrior")
    stand(g, "C", "0,-2", 3, wounds=4)
    change(g, "B", wounds=4)
    clash(g, A="naginata_sweep", B="light_feet")
    assert g.outcome is not None
    assert g.outcome.winners == (0,)


@clause("SJT-R129", "SJT-228")
def test_the_blockers_go_on_before_the_attacker() -> None:
    """A's blow hits C over the open path and is stopped by B: B's focus comes before A's additional card."""
    g = ready("warrior", "master", "student")
    change(g, "A", focus=1)
    stand(g, "B", "0,-2", 3)
    stand(g, "C", "1,-2", 4)
    give(g, "A", "vengeance_answered")
    clash(g, A="wide_nodachi_arc", B="river_parry")
    pass_windows(g)
    answer(g, "B: value 4")
    assert asked(g) == "B KamaeToChange"
    answer(g, "kamae neutral")
    assert window(g) == "A attack_success"


@clause("SJT-R140", "SJT-R58")
def test_what_follows_a_success_is_resolved_once_a_turn() -> None:
    g = ready("student", "ronin", "master")
    stand(g, "C", "-1,0", 1)
    clash(g, A="plain_cut", B="scarred_hide", C="tachi_sweep")
    answer(g, "B: value 5")
    assert len(told(g, AttackBlocked)) == 2
    assert fighter(g, "B").focus == 1, "not one for each attack"


@clause("SJT-R140")
def test_the_attacker_of_the_first_success_is_the_one_meant() -> None:
    """Unbroken Wall stuns the attacker whom it stopped first."""
    g = ready("student", "ronin", "master")
    change(g, "B", focus=1)
    stand(g, "C", "-1,0", 1)
    clash(g, A="plain_cut", B="unbroken_wall", C="tachi_sweep")
    answer(g, "B: value 5")
    assert (pain(g, "A")[2], pain(g, "C")[2]) == (1, 0)


# --- OR -----------------------------------------------------------------------------------------


@clause("SJT-160", "SJT-162")
def test_exactly_one_alternative_is_chosen_and_the_other_effects_are_no_part_of_it() -> None:
    """Clear Head: +1 focus; change kamae OR step and turn OR, in Resolve, draw two."""
    g = ready("student", "master")
    clash(g, A="clear_head")
    assert asked(g) == "A AlternativeToChoose"
    assert fighter(g, "A").focus == 1, "what stands before is applied anyway"
    assert legal(g) == {"choose 1", "choose 2"}
    answer(g, "choose 1")
    assert asked(g) == "A KamaeToChange"
    answer(g, "kamae resolve")
    assert asked(g) == "B WayToGo", "no second alternative follows, not even that of the new kamae"
    assert told(g, AlternativeChosen) == [AlternativeChosen(0, RULES.names("effect").index("clear_head.1"))]


@clause("SJT-161", "SJT-162")
def test_the_alternative_of_the_own_kamae_must_be_chosen() -> None:
    g = change(ready("student", "master"), "A", kamae="resolve")
    clash(g, A="clear_head")
    assert size(g, "hand.A") == 2, "two cards were drawn, and nobody was asked"
    assert asked(g) == "B WayToGo"


@clause("SJT-161", "SJT-R142", "SJT-EX18")
def test_restless_feet_gives_focus_in_neutral_and_changes_the_kamae_in_balance() -> None:
    g = ready("student", "master")
    clash(g, A="restless_feet")
    stay(g)
    assert (asked(g), fighter(g, "A").focus) == ("B WayToGo", 1)
    g = change(ready("student", "master"), "A", kamae="balance")
    clash(g, A="restless_feet")
    stay(g)
    assert (asked(g), fighter(g, "A").focus) == ("A KamaeToChange", 0)


@clause("SJT-R142", "SJT-161", "SJT-160")
def test_another_kamaes_alternative_cannot_be_chosen() -> None:
    g = ready("student", "master")
    clash(g, A="clear_head")
    assert "SJT-R142" in refusal(g, "A", "choose 3").clauses
    assert "SJT-160" in refusal(g, "A", "choose 4").clauses


@clause("SJT-160", "SJT-18")
def test_an_alternative_that_must_be_paid_may_be_chosen_and_left_unpaid() -> None:
    """Stalking: change kamae, or in Aggression burn two cards for one focus."""
    g = change(ready("ronin", "master"), "A", kamae="aggression")
    clash(g, A="stalking", B="centre_of_the_circle")
    idle(g, "A EffectToPay")
    answer(g, "pass")
    assert fighter(g, "A").focus == 0
    assert asked(g) == "AB CardToLay", "and the change of kamae does not come instead"
