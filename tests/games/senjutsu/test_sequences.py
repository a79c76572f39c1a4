"""The sequences of a turn, of the reveal, of an attack and of a block (ledger 3.27)."""

from __future__ import annotations

from tatami.games.senjutsu.events import (
    AttackBlocked,
    CardRevealed,
    FocusPaid,
    LimpTurned,
    Missed,
    PartBegan,
    TurnBegan,
    Wounded,
)
from tatami.games.senjutsu.table import Fight
from tests.clauses import clause
from tests.games.scenes import asked, legal, lying, refusal, sees, size, told
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
from tests.games.senjutsu.fights import answer, at, change, fighter, hold, lay, next_turn, put, stand
from tests.games.senjutsu.sample_rules import sample_rules

# --- the turn -----------------------------------------------------------------------------------


@clause("SJT-217", "SJT-218", "SJT-219", "SJT-220", "SJT-221", "SJT-R146")
def test_a_turn_begins_with_its_own_effects_then_heavy_wounds_the_draw_and_what_follows_it() -> None:
    """The sample cards have instants for the start of a turn and for after the draw."""
    g = ready("student", "master", rules=sample_rules())
    change(g, "A", heavy=1)
    give(g, "A", "sample_waking_breath", "sample_second_thought")
    deck = size(g, "deck.A")
    next_turn(g)
    assert window(g) == "A start_of_turn"
    assert (size(g, "deck.A"), size(g, "hand.A")) == (deck, 2), "nothing is lost or drawn yet"
    answer(g, "play sample_waking_breath", "kamae resolve")
    assert (size(g, "lost.A"), size(g, "hand.A")) == (1, 2), "one lost, one drawn, one played"
    assert asked(g) == "AB CardToLay", "the one instant card of the turn is used"


@clause("SJT-220", "SJT-221")
def test_after_the_draw_and_before_choosing_there_is_a_window() -> None:
    g = ready("student", "master", rules=sample_rules())
    give(g, "A", "sample_second_thought")
    give(g, "B", "plain_cut")
    next_turn(g)
    answer(g, "A: pass")
    assert window(g) == "A after_draw"
    assert size(g, "hand.A") == 2
    answer(g, "play sample_second_thought")
    assert asked(g) == "B CardToDiscard", "the opponent discards one and draws one"
    answer(g, "discard plain_cut")
    assert asked(g) == "AB CardToLay"
    assert size(g, "hand.B") == 2


@clause("SJT-221", "SJT-76")
def test_cards_are_laid_face_down_and_revealed_together() -> None:
    g = give(ready("student", "master"), "A", "plain_cut")
    answer(g, "A: lay plain_cut")
    assert told(g, CardRevealed) == []
    assert sees(g, "B", "hand.A") == ["?"]
    answer(g, "B: lay tachi_sweep")
    assert [event.seat for event in told(g, CardRevealed)] == [0, 1]


@clause("SJT-222")
def test_the_reveal_goes_costs_additional_values_replacements_values_instants() -> None:
    g = change(ready("student", "master"), "A", focus=1)
    change(g, "B", focus=2)
    give(g, "A", "plain_cut", "horizontal_cut")
    give(g, "B", "plain_cut", "unbroken_wall")
    lay(g, A="horizontal_cut", B="unbroken_wall")
    assert told(g, FocusPaid) == [FocusPaid(1, 1)], "mandatory costs first"
    steps = []
    while not told(g, PartBegan):
        steps.append(window(g) if asked(g).endswith("CardToPlay") else asked(g))
        answer(g, "value 6" if asked(g).endswith("ToChoose") else "pass")
    assert steps == [
        "A InitiativeToBuy",
        "A replacement",
        "B replacement",
        "B InitiativeToChoose",
        "B after_reveal",
    ]


# --- the attack ---------------------------------------------------------------------------------


@clause("SJT-223")
def test_an_attack_whose_cells_lie_off_the_battlefield_strikes_nobody() -> None:
    for field, cell in (("snowy_battlefield", "0,-3"), ("frozen_lake", "0,1")):
        g = ready("student", "master", field=field)
        stand(g, "A", cell, 0)
        stand(g, "B", "3,-3", 3)
        clash(g, A="eager_flurry")
        assert told(g, Missed) == [Missed(0)]


@clause("SJT-224", "SJT-225", "SJT-51")
def test_what_belongs_to_an_attack_is_paid_before_anybody_looks_at_blocks() -> None:
    """Low Sweep with one more wound for one focus, against a guard of 6."""
    g = change(ready("student", "master"), "A", focus=1)
    clash(g, A="low_sweep", B="plain_guard")
    answer(g, "B: value 6")
    stay(g)
    stay(g)
    assert asked(g) == "A ExtraToPay"
    assert told(g, AttackBlocked) == []
    answer(g, "pay")
    assert (fighter(g, "A").focus, pain(g, "B")) == (0, UNHURT), "paid for nothing"
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]


@clause("SJT-226", "SJT-228", "SJT-229", "SJT-230", "SJT-231")
def test_an_attack_goes_effect_additional_card_success_rest_unconditional_card() -> None:
    """Quick Stab steps back by success."""
    g = change(ready("student", "master"), "A", focus=1)
    give(g, "A", "youthful_fire")
    clash(g, A="quick_stab", B="deep_breath")
    wait_for(g, "A attack_success")
    assert (pain(g, "B"), at(g, "A")[0]) == ((1, 0, 0, 0), "0,0"), "the wound, but no success yet"
    answer(g, "pass")
    assert asked(g) == "A WayToGo", "if success: one step back"
    answer(g, "go 0,1 0")
    assert window(g) == "A after_card"


@clause("SJT-228", "SJT-230", "SJT-231")
def test_the_rest_of_an_attack_card_comes_after_the_additional_cards() -> None:
    """Wild Swing ends in Aggression."""
    g = change(ready("student", "master"), "A", focus=1)
    stand(g, "A", "0,0", 1)
    give(g, "A", "youthful_fire")
    clash(g, A="wild_swing", B="deep_breath")
    wait_for(g, "A attack_success")
    assert fighter(g, "A").kamae == 0
    answer(g, "pass")
    assert (window(g), fighter(g, "A").kamae) == ("A after_card", 1)


# --- the block ----------------------------------------------------------------------------------


@clause("SJT-232", "SJT-234", "SJT-236", "SJT-237", "SJT-238")
def test_a_block_goes_costs_block_counterattack_additional_card_success_rest() -> None:
    """Mirror of Still Water: pay for more cells; if success draw a card."""
    g = change(ready("student", "master"), "B", focus=2)
    give(g, "B", "plain_cut")
    clash(g, A="plain_cut", B="mirror_of_still_water")
    pass_windows(g)
    answer(g, "B: value 5")
    pass_windows(g)
    stay(g)
    assert asked(g) == "B EffectToPay"
    answer(g, "pay")
    assert told(g, AttackBlocked) == [AttackBlocked(1, 0)]
    hand = size(g, "hand.B")
    assert window(g) == "B counter"
    answer(g, "pass")
    assert (window(g), size(g, "hand.B")) == ("B block_success", hand)
    answer(g, "pass")
    assert (window(g), size(g, "hand.B")) == ("B after_card", hand + 1), "success, and the card is done"


@clause("SJT-233", "SJT-238")
def test_if_the_block_did_not_stop_the_attack_its_sequence_ends_and_the_rest_follows() -> None:
    g = ready("student", "master")
    give(g, "B", "plain_cut")
    clash(g, A="tiger_leap", B="turning_wheel")
    pass_windows(g)
    answer(g, "B: value 5")
    windows = pass_windows(g)
    assert asked(g) == "B WayToGo", "the step below the block, at 5 before the attack of 4"
    assert "B counter" not in windows
    assert "B block_success" not in windows


# --- the end of the turn ------------------------------------------------------------------------


@clause("SJT-239", "SJT-R101", "SJT-93", "SJT-94")
def test_the_turn_ends_with_played_cards_then_end_effects_then_the_hand_limit() -> None:
    g = change(ready("student", "master"), "B", limp=(0,))
    put(g, "shrine", "1,-2")
    give(g, "B", "plain_cut", "plain_guard", "high_guard", "river_parry", "long_thrust", "steel_guard")
    clash(g, A="light_feet", B="iron_discipline")
    idle(g, "SurplusToDiscard")
    assert lying(g, "discard.B") == ["B.iron_discipline"], "played cards are away"
    assert fighter(g, "B").limp == (1,), "end-of-turn effects have been applied"
    assert fighter(g, "B").focus == 3
    assert g.table.turn == 1
    answer(g, "discard plain_cut")
    assert g.table.turn == 2
    assert len(told(g, TurnBegan)) == 2


@clause("SJT-R101", "SJT-94", "SJT-R146")
def test_instants_of_the_end_of_the_turn_come_after_limp_and_before_the_hand_limit() -> None:
    g = ready("student", "master", rules=sample_rules())
    change(g, "A", is_masked=True, stun=2, limp=(3,))
    give(g, "A", "sample_shake_it_off", "plain_guard", "high_guard", "long_thrust", "steel_guard")
    clash(g, A="circling_step", B="iron_discipline")
    idle_until_end(g)
    assert told(g, LimpTurned) == [LimpTurned(0, 1)]
    assert "A.circling_step" in lying(g, "discard.A")
    answer(g, "play sample_shake_it_off")
    assert fighter(g, "A").stun == 1
    assert window(g) == "A start_of_turn", "four cards and one stun card are five: nothing to discard"


def idle_until_end(g: Fight) -> None:
    while not (asked(g).endswith("CardToPlay") and window(g) == "A end_of_turn"):
        if asked(g).endswith("CardToPlay"):
            answer(g, "pass")
        elif asked(g) == "A WayToGo":
            stay(g)
        else:
            answer(g, "kamae neutral")


@clause("SJT-R102", "SJT-95")
def test_cards_discarded_for_the_hand_limit_are_known_to_their_owner_alone() -> None:
    g = ready("student", "master")
    give(g, "B", "plain_cut", "plain_guard", "high_guard", "river_parry", "long_thrust", "steel_guard")
    clash(g, A="light_feet", B="tachi_sweep")
    idle(g, "SurplusToDiscard")
    answer(g, "discard plain_cut")
    assert sees(g, "B", "lost.B") == ["B.plain_cut"]
    assert (sees(g, "A", "lost.B"), sees(g, "spectator", "lost.B")) == (["?"], ["?"])
    assert lying(g, "discard.B") == []


@clause("SJT-R102")
def test_when_the_pile_is_shuffled_nobody_knows_them_any_more() -> None:
    """Bind the Wound takes cards of the pile back into the deck, face-down ones too."""
    g = change(ready("student", "master"), "B", kamae="resolve", heavy=1)
    next_turn(g)
    assert size(g, "lost.B") == 1
    deck = size(g, "deck.B")
    clash(hold(g, "B"), A="light_feet", B="bind_the_wound")
    end_turn(g)
    assert size(g, "lost.B") == 0
    assert size(g, "deck.B") >= deck
    assert {face for eyes in "AB" for face in sees(g, eyes, "deck.B")} == {"?"}


@clause("SJT-222", "SJT-84")
def test_a_value_that_is_not_printed_cannot_be_chosen() -> None:
    g = clash(ready("student", "master"), B="plain_guard")
    assert "SJT-84" in refusal(g, "B", "value 7").clauses
    assert "value 6" in legal(g)
    assert told(g, Wounded) == []
