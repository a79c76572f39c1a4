"""Reveal (ledger 3.10): costs, additional values, replacements, variable initiative, in this order."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.events import (
    CardReplaced,
    CardRevealed,
    CostNotPaid,
    FocusPaid,
    FocusTakenBack,
    InitiativeBought,
    InitiativeChosen,
)
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import asked, code, legal, lying, sees, told
from tests.games.senjutsu.fights import answer, change, fight, fighter, hold, in_hand, lay, passing, stand
from tests.games.senjutsu.showing import Card, acted, alone, house_but, played_with


def near(**facts: int) -> Fight:
    """Student (A, below on the track) and Master (B, above) face each other."""
    g = fight()
    stand(g, "A", "0,0", 0, **facts)
    return stand(g, "B", "0,-1", 3, **facts)


def card(g: Fight, seat: str) -> str:
    number = fighter(g, seat).card
    return RULES.box.slugs[number] if number >= 0 else ""


# --- steps 1 and 2 --------------------------------------------------------------------------------


@clause("SJT-76", "SJT-3")
def test_cards_stay_hidden_until_all_have_chosen_and_are_turned_up_together() -> None:
    g = hold(near(), "A", "plain_cut")
    answer(g, "A: lay plain_cut")
    assert not told(g, CardRevealed)
    assert sees(g, "B", "hand.A") == ["?"], "it still looks like a card in hand"
    assert View(g, 1).table.fighters[0].card < 0
    answer(g, "B: lay centre_of_the_circle")
    assert [RULES.box.slugs[event.card] for event in told(g, CardRevealed)] == [
        "plain_cut",
        "centre_of_the_circle",
    ]
    assert sees(g, "B", "play.A") == ["A.plain_cut"]


@clause("SJT-77", "SJT-45")
def test_mandatory_costs_are_paid_at_the_reveal_not_before() -> None:
    """Both pay for their cards before anybody decides anything else."""
    g = near(focus=2)
    hold(g, "A", "quick_stab")
    hold(g, "B", "unbroken_wall", "riposte")
    answer(g, "A: lay quick_stab")
    assert fighter(g, "A").focus == 2
    answer(g, "B: lay unbroken_wall")
    assert [event.seat for event in told(g, FocusPaid)] == [0, 1]
    assert (fighter(g, "A").focus, fighter(g, "B").focus) == (1, 1)


@clause("SJT-R18")
def test_a_card_that_cannot_be_paid_for_any_more_has_no_effect_and_initiative_0() -> None:
    """No card of the box takes focus between choosing and revealing: here it is taken by hand."""
    g = hold(near(focus=1), "A", "quick_stab")
    change(g, "B", stun=1)
    answer(g, "A: lay quick_stab")
    change(g, "A", focus=0)
    answer(g, "B: lay stun")
    assert [event.seat for event in told(g, CostNotPaid)] == [0]
    assert acted(g) == []
    assert fighter(g, "B").wounds == 0
    assert lying(g, "discard.A") == ["A.quick_stab"]


@clause("SJT-R18", "SJT-R19")
def test_nothing_is_taken_back_for_a_card_that_was_not_paid_for() -> None:
    g = hold(near(focus=2), "A", "quick_stab", "vanishing_footwork")
    change(g, "B", stun=1)
    change(g, "A", focus=1)
    answer(g, "A: lay quick_stab")
    change(g, "A", focus=0)
    answer(g, "B: lay stun", "A: play vanishing_footwork")
    assert fighter(g, "A").focus == 0
    assert not told(g, FocusTakenBack)
    assert acted(g) == ["A vanishing_footwork 7"]


# --- step 3 ---------------------------------------------------------------------------------------


@clause("SJT-78", "SJT-51")
@pytest.mark.parametrize(("said", "value", "focus"), [("pay", 7, 0), ("pass", 6, 1)])
def test_an_additional_initiative_value_may_be_bought(said: str, value: int, focus: int) -> None:
    g = hold(near(focus=1), "A", "horizontal_cut")
    alone(g, A="horizontal_cut")
    assert asked(g) == "A InitiativeToBuy"
    answer(g, said)
    assert acted(g) == [f"A horizontal_cut {value}"]
    assert fighter(g, "A").focus == focus


@clause("SJT-78")
def test_without_the_focus_nobody_is_asked_for_it() -> None:
    g = hold(near(), "A", "horizontal_cut")
    alone(g, A="horizontal_cut")
    assert acted(g) == ["A horizontal_cut 6"]


@clause("SJT-R126")
def test_values_are_bought_from_the_bottom_of_the_track_up_and_openly() -> None:
    g = near(focus=1)
    hold(g, "A", "horizontal_cut")
    hold(g, "B", "horizontal_cut")
    lay(g, A="horizontal_cut", B="horizontal_cut")
    assert asked(g) == "A InitiativeToBuy"
    answer(g, "pay")
    assert asked(g) == "B InitiativeToBuy"
    assert [(event.seat, event.value) for event in told(g, InitiativeBought)] == [(0, 7)]
    assert View(g, 1).table.fighters[0].value == 7


# --- step 4 ---------------------------------------------------------------------------------------


@clause("SJT-79", "SJT-R151")
def test_replacements_are_asked_for_from_the_bottom_of_the_track_up() -> None:
    g = near()
    hold(g, "A", "plain_cut", "vanishing_footwork")
    hold(g, "B", "measured_stroke", "vanishing_footwork")
    lay(g, A="plain_cut", B="measured_stroke")
    assert asked(g) == "A CardToPlay"
    assert legal(g) == {"play vanishing_footwork", "pass"}
    answer(g, "pass")
    assert asked(g) == "B CardToPlay"
    assert legal(g) == {"play vanishing_footwork", "pass"}


@clause("SJT-80", "SJT-R22")
def test_who_passed_is_not_asked_again_whatever_others_play() -> None:
    g = near()
    hold(g, "A", "plain_cut", "vanishing_footwork")
    hold(g, "B", "measured_stroke", "vanishing_footwork")
    lay(g, A="plain_cut", B="measured_stroke")
    answer(g, "A: pass", "B: play vanishing_footwork")
    assert card(g, "B") == "vanishing_footwork"
    assert asked(g) == "B WayToGo", "at initiative 7; nobody is asked for a replacement any more"
    assert code(g, "A", "play vanishing_footwork") == "replaced-in-turn"


@clause("SJT-81", "SJT-82", "SJT-83", "SJT-172", "SJT-R19")
def test_the_replaced_card_is_discarded_its_focus_comes_back_and_the_new_card_is_paid_for() -> None:
    """One focus, paid for the Quick Stab, is enough to pay for Sudden Parry in its place."""
    g = hold(near(focus=1), "A", "quick_stab", "sudden_parry")
    alone(g, A="quick_stab")
    assert fighter(g, "A").focus == 0
    answer(g, "play sudden_parry")
    assert lying(g, "discard.A")[:1] == ["A.quick_stab"]
    assert told(g, CardReplaced)
    assert [event.focus for event in told(g, FocusTakenBack)] == [1]
    assert [event.focus for event in told(g, FocusPaid)] == [1, 1]
    assert fighter(g, "A").focus == 0
    assert acted(g)[0] == "A sudden_parry 8"


@clause("SJT-83", "SJT-R19")
def test_the_focus_for_a_bought_value_comes_back_too() -> None:
    g = hold(near(focus=1), "A", "horizontal_cut", "vanishing_footwork")
    alone(g, A="horizontal_cut")
    answer(g, "pay", "play vanishing_footwork")
    assert fighter(g, "A").focus == 1
    assert acted(g) == ["A vanishing_footwork 7"]


@clause("SJT-79", "SJT-170")
def test_a_replacement_is_played_from_the_hand_and_only_a_replacement() -> None:
    g = hold(near(), "A", "plain_cut", "tiger_leap")
    alone(g, A="plain_cut")
    assert asked(g) == "A CardToPlay"
    assert legal(g) == {"pass"}
    assert code(g, "A", "play tiger_leap") == "no-replacement"
    assert code(g, "A", "play vanishing_footwork") == "not-in-hand"


@clause("SJT-R20")
@pytest.mark.parametrize("laid", ["light_feet", "katana_cut", "stun"])
def test_core_and_stun_cards_are_not_replaced(laid: str) -> None:
    g = hold(near(stun=1), "A", "vanishing_footwork", "seize_the_moment")
    alone(g, A=laid)
    assert asked(g) != "A CardToPlay"
    assert card(g, "A") in (laid, "")
    while asked(g) != "AB CardToLay":
        assert asked(g) != "A CardToPlay", "nor extended"
        g.act(g.asked()[0], g.legal(g.asked()[0])[0])
    assert {"vanishing_footwork", "seize_the_moment"} <= set(in_hand(g, "A"))


@clause("SJT-R20")
def test_a_poison_card_is_not_replaced() -> None:
    g = hold(near(), "A", "vanishing_footwork")
    g.places[g.layout.by_name["sick.A"]].append(g.places[g.layout.by_name["poison.B"]].pop())
    alone(g, A="strong_poison")
    assert asked(g) == "AB CardToLay"


@clause("SJT-R21", "SJT-84")
def test_the_initiative_of_a_replacement_is_chosen_in_step_5() -> None:
    g = fight("warrior", "master")
    stand(g, "A", "0,0", 0, focus=1)
    stand(g, "B", "0,-1", 3)
    hold(g, "A", "heavy_descent", "half_sword")
    answer(alone(g, A="heavy_descent"), "play half_sword")
    assert asked(g) == "A InitiativeToChoose"
    assert legal(g) == {"value 8", "value 7", "value 6"}


@clause("SJT-R21")
def test_no_additional_initiative_is_bought_for_a_replacement() -> None:
    """In another pack Vanishing Footwork has one; laid as an ordinary card it can be bought."""

    def faster(printed: Card) -> None:
        printed["alt_initiative"] = {"value": 9, "pay": 1}

    with played_with(house_but(vanishing_footwork=faster)):
        g = hold(near(focus=2), "A", "plain_cut", "vanishing_footwork")
        answer(alone(g, A="plain_cut"), "play vanishing_footwork")
        assert asked(g) == "A WayToGo"
        assert acted(g) == ["A vanishing_footwork 7"]
        g = hold(near(focus=2), "A", "vanishing_footwork")
        assert asked(alone(g, A="vanishing_footwork")) == "A InitiativeToBuy"


# --- step 5 ---------------------------------------------------------------------------------------


@clause("SJT-84")
@pytest.mark.parametrize(
    ("guard", "values", "focus"),
    [("steel_guard", "76543", 0), ("unbroken_wall", "98765432", 1), ("high_guard", "9876", 0)],
)
def test_one_of_the_printed_values_must_be_chosen(guard: str, values: str, focus: int) -> None:
    g = hold(near(focus=focus), "A", guard)
    alone(g, A=guard)
    assert asked(g) == "A InitiativeToChoose"
    assert legal(g) == {f"value {value}" for value in values}
    answer(g, f"value {values[0]}")
    assert acted(g)[0] == f"A {guard} {values[0]}"


@clause("SJT-85", "SJT-R23")
def test_the_lowest_on_the_track_chooses_first_and_the_others_see_it() -> None:
    g = near()
    hold(g, "A", "plain_guard")
    hold(g, "B", "plain_guard")
    lay(g, A="plain_guard", B="plain_guard")
    assert asked(g) == "A InitiativeToChoose"
    answer(g, "value 3")
    assert asked(g) == "B InitiativeToChoose"
    assert [(event.seat, event.value) for event in told(g, InitiativeChosen)] == [(0, 3)]
    assert View(g, 1).table.fighters[0].value == View(g, SPECTATOR).table.fighters[0].value == 3


@clause("SJT-78", "SJT-79", "SJT-84", "SJT-R146")
def test_the_steps_of_the_reveal_come_in_their_order_for_all_players() -> None:
    """First values are bought, then cards replaced, then values chosen, then instants are played."""
    g = near(focus=1)
    hold(g, "A", "horizontal_cut", "vanishing_footwork")
    hold(g, "B", "plain_guard", "foreseen")
    lay(g, A="horizontal_cut", B="plain_guard")
    asking = []
    while g.table.step == "reveal":
        asking.append(asked(g))
        said = "value 6" if asked(g).endswith("InitiativeToChoose") else "pass"
        answer(g, said)
    assert asking == [
        "A InitiativeToBuy",
        "A CardToPlay",
        "B CardToPlay",
        "B InitiativeToChoose",
        "B CardToPlay",
    ]


@clause("SJT-R24")
def test_in_a_window_for_instants_the_lowest_on_the_track_decides_first_and_each_once() -> None:
    """In another pack Seize the Moment is a plain instant after the reveal, for everybody."""

    def at_reveal(printed: Card) -> None:
        printed["keywords"], printed["timing"] = ["instant"], "after_reveal"

    with played_with(house_but(seize_the_moment=at_reveal)):
        g = fight("master", "student")
        hold(g, "A", "seize_the_moment")
        hold(g, "B", "seize_the_moment")
        alone(g)
        assert asked(g) == "B CardToPlay"
        answer(g, "pass")
        assert asked(g) == "A CardToPlay"
        answer(g, "play seize_the_moment", "kamae neutral")
        passing(g)
        assert asked(g) == "AB CardToLay", "who passed was not asked again"
        assert "seize_the_moment" in in_hand(g, "B")
