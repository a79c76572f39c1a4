"""Counterattacks (ledger 3.20): a card played in the middle of somebody else's attack."""

from __future__ import annotations

from tatami.games.senjutsu.events import AttackBlocked, Counterattacked, PartBegan
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, lying, refusal, told
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
from tests.games.senjutsu.fights import answer, at, change, stand


def guarded(*cards: str, attack: str = "plain_cut", value: int = 5, **facts: object) -> Fight:
    """B has blocked A's attack with Answering Guard (counter 7, 6, 5) and holds these cards."""
    g = change(ready("student", "master"), "B", **facts)
    change(g, "A", focus=1)
    give(g, "B", *cards)
    clash(g, A=attack, B="answering_guard")
    pass_windows(g)
    answer(g, f"B: value {value}")
    while window(g) == "B after_reveal":
        answer(g, "pass")
    return g


@clause("SJT-151", "SJT-152", "SJT-153", "SJT-234", "SJT-R57")
def test_after_a_successful_block_an_attack_card_of_no_higher_initiative_strikes_back_at_once() -> None:
    g = guarded("plain_cut", "long_thrust", "quick_stab")
    wait_for(g, "B counter")
    assert legal(g) == {"play plain_cut", "play long_thrust", "pass"}
    answer(g, "play plain_cut")
    assert pain(g, "A") == (1, 0, 0, 0)
    assert told(g, Counterattacked) == [Counterattacked(1, g.table.box.by_slug["plain_cut"])]


@clause("SJT-153", "SJT-R65")
def test_a_faster_card_or_a_core_card_cannot_counterattack() -> None:
    g = wait_for(guarded("plain_cut", "quick_stab", focus=1), "B counter")
    assert "SJT-153" in refusal(g, "B", "play quick_stab").clauses
    assert "SJT-153" in refusal(g, "B", "play tachi_sweep").clauses


@clause("SJT-152")
def test_there_is_no_counterattack_if_the_value_of_the_attack_is_not_among_the_counter_values() -> None:
    """Answering Guard blocks at 8 and counters at 7, 6 and 5."""
    g = guarded("plain_cut", attack="quick_stab", value=8)
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]
    assert "B counter" not in pass_windows(g)


@clause("SJT-152", "SJT-157")
def test_there_is_no_counterattack_after_a_block_that_failed() -> None:
    g = guarded("plain_cut", "river_parry", value=6)
    assert "B counter" not in pass_windows(g)
    assert pain(g, "B") == (1, 0, 0, 0)


@clause("SJT-154", "SJT-R73")
def test_a_counterattack_is_not_the_one_instant_card_of_the_turn() -> None:
    g = wait_for(guarded("plain_cut", "calm_composure", "answering_cut"), "B counter")
    answer(g, "play plain_cut")
    assert window(g) == "B block_success", "an additional card may still follow"
    answer(g, "play answering_cut")
    assert pain(g, "A") == (2, 0, 0, 0)


@clause("SJT-154", "SJT-166")
def test_whoever_has_played_an_instant_card_may_still_counterattack() -> None:
    g = ready("student", "master")
    give(g, "B", "foreseen", "plain_cut")
    pass_windows(clash(g, A="plain_cut", B="answering_guard"))
    wait_for(answer(g, "B: value 5"), "B after_reveal")
    answer(g, "play foreseen", "kamae neutral")
    wait_for(g, "B counter")
    answer(g, "play plain_cut")
    assert pain(g, "A") == (1, 0, 0, 0)


@clause("SJT-153", "SJT-228")
def test_a_counterattack_that_hits_opens_no_window_for_a_successful_attack() -> None:
    """Youthful Fire goes with an attack of the revealed card; Answering Guard is none."""
    g = ready("master", "student")
    give(g, "B", "plain_cut", "youthful_fire")
    pass_windows(clash(g, A="tachi_sweep", B="answering_guard"))
    wait_for(answer(g, "B: value 5"), "B counter")
    answer(g, "play plain_cut")
    assert pain(g, "A") == (1, 0, 0, 0)
    assert "B attack_success" not in pass_windows(g)


@clause("SJT-R64", "SJT-R63", "SJT-R65", "SJT-EX17")
def test_all_values_count_after_limp_but_the_printed_counter_values_stay() -> None:
    g = change(ready("student", "master"), "B", limp=(1,))
    change(g, "A", weapon=g.table.box.by_slug["katana_draw"])
    stand(g, "A", "0,1", 0)
    give(g, "B", "measured_stroke", "long_thrust", "turning_wheel")
    clash(g, A="katana_draw", B="willow_guard")
    pass_windows(g)
    answer(g, "B: value 5")
    pass_windows(g)
    stay(g)
    wait_for(g, "B counter")
    assert legal(g) == {"play long_thrust", "pass"}, "4 - 1 = 3, but 6 - 1 = 5 is above 4"


@clause("SJT-R65")
def test_the_card_must_be_payable_and_of_the_right_kamae() -> None:
    g = wait_for(guarded("one_cut_one_life", "plain_cut", focus=0), "B counter")
    assert "SJT-74" in refusal(g, "B", "play one_cut_one_life").clauses
    g = wait_for(guarded("one_cut_one_life", "plain_cut", focus=3), "B counter")
    assert "SJT-75" in refusal(g, "B", "play one_cut_one_life").clauses
    g = wait_for(guarded("one_cut_one_life", focus=3, kamae="aggression"), "B counter")
    answer(g, "play one_cut_one_life")
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


@clause("SJT-R65")
def test_of_a_variable_initiative_any_value_within_the_limit_may_be_used() -> None:
    """Three-Speed Feint (8, 5, 2) against an attack of 5; at 2 it wounds twice."""
    for value, wounds in ((5, 1), (2, 2)):
        g = wait_for(guarded("three_speed_feint", kamae="balance"), "B counter")
        answer(g, "play three_speed_feint")
        assert legal(g) == {"value 5", "value 2"}
        assert "SJT-153" in refusal(g, "B", "value 8").clauses
        answer(g, f"value {value}")
        if value == 5:
            answer(stay(g), "clockwise")
        assert pain(g, "A")[0] == wounds


@clause("SJT-R65")
def test_an_additional_initiative_cannot_be_bought_for_a_counterattack() -> None:
    g = guarded("tachi_arc", "horizontal_cut", focus=2)
    wait_for(g, "B counter")
    assert "play tachi_arc" in legal(g), "its printed value is 5"
    assert "play horizontal_cut" not in legal(g), "6 is too fast, and 7 all the more"
    answer(g, "play tachi_arc")
    assert asked(g) != "B InitiativeToBuy"


@clause("SJT-R65")
def test_a_card_without_an_initiative_cannot_counterattack() -> None:
    g = wait_for(guarded("answering_cut", "plain_cut"), "B counter")
    assert "SJT-R15" in refusal(g, "B", "play answering_cut").clauses


@clause("SJT-R65", "SJT-93")
def test_all_parts_of_a_counterattack_are_resolved_at_once_and_it_is_discarded_with_the_other_cards() -> None:
    """Splitting Strike has a second part of 3; here both come at 6, before anything else goes on."""
    g = wait_for(guarded("splitting_strike", attack="eager_flurry", value=6, focus=2), "B counter")
    answer(g, "play splitting_strike", "pay")
    assert pain(g, "A") == (2, 0, 0, 0)
    assert [event.initiative for event in told(g, PartBegan) if event.seat == 1] == [6, 6, 6]
    assert sorted(lying(end_turn(g), "discard.B")) == ["B.answering_guard", "B.splitting_strike"]


@clause("SJT-R66", "SJT-R65")
def test_a_counterattack_can_be_blocked_and_countered() -> None:
    """B's counterattack at 5 also reaches C, whose own guard stands at 5 and who strikes back at B."""
    g = ready("student", "master", "warrior")
    stand(g, "C", "1,-1", 5)
    give(g, "B", "tachi_arc", "plain_cut")
    give(g, "C", "plain_cut", "long_thrust")
    clash(g, A="plain_cut", B="answering_guard", C="answering_guard")
    pass_windows(g)
    answer(g, "C: value 5", "B: value 5")
    pass_windows(g)
    answer(g, "B: place 1")
    wait_for(g, "B counter")
    answer(g, "play tachi_arc", "go 0,-1 2")
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0), AttackBlocked(2, 1)]
    wait_for(g, "C counter")
    answer(g, "play plain_cut")
    assert pain(g, "B") == (1, 0, 0, 0)
    assert [event.seat for event in told(g, Counterattacked)] == [1, 2]


@clause("SJT-R67")
def test_every_blocked_attack_effect_may_be_answered() -> None:
    g = ready("student", "master", "warrior")
    change(g, "B", focus=1)
    stand(g, "C", "-1,0", 1)
    give(g, "B", "plain_cut", "long_thrust")
    clash(g, A="plain_cut", B="mirror_of_still_water", C="severing_cut")
    pass_windows(g)
    answer(g, "B: value 5")
    pass_windows(g)
    stay(g)
    answer(g, "C: place 2")
    wait_for(g, "B counter")
    answer(g, "play plain_cut")
    wait_for(g, "B counter")
    answer(g, "play long_thrust")
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0), AttackBlocked(1, 2)]
    assert len(told(g, Counterattacked)) == 2


@clause("SJT-R68", "SJT-230")
def test_the_attacker_goes_on_after_a_counterattack() -> None:
    """Waterfall Waves strikes at 7 and, for one focus, again at 4."""
    g = ready("student", "master")
    stand(g, "A", "0,0", 1, focus=1)
    give(g, "B", "plain_cut")
    clash(g, A="waterfall_waves", B="answering_guard")
    pass_windows(g)
    answer(g, "B: value 7")
    wait_for(g, "B counter")
    answer(g, "play plain_cut")
    assert pain(g, "A") == (1, 0, 0, 0)
    assert at(g, "A") == ("0,0", 0), "at 4 he turned, as he must to strike"
    answer(g, "A: pay")
    assert pain(g, "B") == (1, 0, 0, 0)


@clause("SJT-R68", "SJT-R6")
def test_an_attacker_whom_the_counterattack_defeats_does_not_go_on() -> None:
    g = ready("student", "master", "warrior")
    stand(g, "A", "0,0", 1, focus=1, wounds=4)
    give(g, "B", "plain_cut")
    clash(g, A="waterfall_waves", B="answering_guard")
    pass_windows(g)
    answer(g, "B: value 7")
    wait_for(g, "B counter")
    answer(g, "play plain_cut")
    assert at(g, "A")[0] == ""
    end_turn(g)
    assert pain(g, "B") == UNHURT
    assert g.outcome is None, "C is still there"


@clause("SJT-R144")
def test_a_counterattack_is_resolved_completely_before_the_attack_goes_on() -> None:
    """Cut Behind turns afterwards; B's counterattack comes before that turn."""
    g = ready("student", "master")
    stand(g, "A", "0,0", 3)
    give(g, "B", "plain_cut")
    clash(g, A="cut_behind", B="answering_guard")
    pass_windows(g)
    answer(g, "B: value 6")
    pass_windows(g)
    stay(g)
    wait_for(g, "B counter")
    assert at(g, "A") == ("0,0", 3)
    answer(g, "play plain_cut")
    assert pain(g, "A") == (1, 0, 0, 0)
    assert asked(g) == "A WayToGo", "and now the rest of A's card"
    assert sorted(lying(g, "play.B")) == ["B.answering_guard", "B.plain_cut"]
    end_turn(g)
    assert sorted(lying(g, "discard.B")) == ["B.answering_guard", "B.plain_cut"]
