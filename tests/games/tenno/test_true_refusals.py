"""A refusal says what is true for the very player who hears it, at that moment, and by the right clause."""

from __future__ import annotations

import pytest

from tatami.games.tenno import RULES
from tatami.games.tenno.table import Tenno
from tests.clauses import clause
from tests.games.tenno.scenes import asked, code, faces, options_of, play, question, refusal, scene


def two_gaps(prisons: dict[str, str] | None = None) -> Tenno:
    """A has lost his ronin and the card after it; slots 1 and 2 are empty."""
    g = scene(rows={"A": "6 3 2", "B": "7 8 3", "C": "1 2 3"}, prisons=prisons)
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert (question(g), faces(g, "row.A")) == ("CardsForTheGaps", "- - 2")
    return g


def empty_handed(row: str = "3 1 2") -> Tenno:
    """A is on turn without a card in hand."""
    return scene(rows={"A": row, "B": "2 3 1", "C": "1 2 3"}, hands={"A": ""})


# --- refilling ------------------------------------------------------------------------------------


@clause("TEN-33", "TEN-34")
def test_one_card_cannot_fill_two_gaps() -> None:
    reason = refusal(two_gaps(), "A", "refill 1 monk, 2 monk")
    assert reason.code == "card-fills-one-gap"
    assert reason.facts == {"kind": 4}
    assert set(reason.clauses) == {"TEN-33", "TEN-34"}


@clause("TEN-35")
def test_a_card_that_is_not_in_hand_fills_no_gap_however_often_it_is_named() -> None:
    assert code(two_gaps({"C": "A.5"}), "A", "refill 1 monk, 2 monk") == "not-in-hand"


@clause("TEN-34")
def test_gaps_may_be_named_in_any_order() -> None:
    g = two_gaps()
    play(g, "A: refill 2 shogun, 1 monk")
    assert faces(g, "row.A") == "5 10 2"


# --- attacks that are over, or never were -----------------------------------------------------------


@clause("TEN-83")
def test_the_second_attack_is_declined_by_stopping_not_by_passing() -> None:
    g = scene(rows={"A": "6 10 3", "B": "7 5 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    reason = refusal(g, "A", "pass")
    assert (reason.code, reason.clauses) == ("stop-renounces", ("TEN-83",))
    play(g, "A: stop")


@clause("TEN-83", "TEN-87")
def test_an_attacker_with_gaps_is_not_told_that_he_could_attack_once_they_are_filled() -> None:
    third = two_gaps()
    second = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(second, "A: attack 2 > B.1", "B: keep")
    for g in (third, second):
        reason = refusal(g, "A", "attack 3 > B.3")
        assert (reason.code, reason.clauses) == ("no-second-attack", ("TEN-83", "TEN-87"))


@clause("TEN-12")
def test_a_defender_with_gaps_is_told_whose_turn_it_is_when_he_wants_to_attack() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert asked(g) == "B"
    reason = refusal(g, "B", "attack 2 > A.1")
    assert (reason.code, reason.facts) == ("not-your-turn", {"turn": 0})


# --- the order of the row, and the bonus of an empty hand ---------------------------------------------


@clause("TEN-57")
@pytest.mark.parametrize("attempt", ["reorder row", "arrange 2 1 3"])
def test_whoever_may_exchange_two_cards_hears_that_the_third_stays(attempt: str) -> None:
    g = empty_handed()
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    assert question(g) == "ExchangeBonus"
    reason = refusal(g, "A", attempt)
    assert (reason.code, reason.clauses) == ("third-card-stays", ("TEN-57", "TEN-54"))
    assert code(g, "B", attempt) == "order-never-changes"


@clause("TEN-14")
@pytest.mark.parametrize("attempt", ["exchange 1 2", "reorder row", "swap 1 peasant_2"])
def test_an_attacker_with_an_empty_hand_waits_for_his_bonus(attempt: str) -> None:
    g = empty_handed()
    for moves in ((), ("A: attack 1 > B.1",), ("B: keep",)):
        play(g, *moves)
        reason = refusal(g, "A", attempt)
        assert reason.code == "no-swap-now"
        assert "TEN-14" in reason.clauses
    assert (question(g), asked(g)) == ("CardsForTheGaps", "B")


@clause("TEN-39", "TEN-40")
@pytest.mark.parametrize("attempt", ["exchange 2 3", "reorder row", "swap 2 peasant_3"])
def test_an_attacker_who_has_lost_a_card_is_not_told_to_wait_for_a_bonus(attempt: str) -> None:
    between = empty_handed("6 3 2")
    play(between, "A: attack 1 > B.2", "B: keep", "A: attack 2 > B.1")  # the ronin won
    assert code(between, "A", attempt) == "no-swap-now"
    lost = scene(rows={"A": "6 3 2", "B": "7 3 1", "C": "1 2 3"}, hands={"A": ""})
    play(lost, "A: attack 1 > B.1", "B: keep")
    assert question(lost) == "SecondAttack"
    assert code(lost, "A", attempt) == "no-swap"
    play(lost, "A: attack 2 > C.1")
    assert code(lost, "A", attempt) == "no-swap"


@clause("TEN-39", "TEN-40")
@pytest.mark.parametrize("attempt", ["exchange 1 2", "reorder row"])
def test_an_attacker_who_has_laid_his_last_card_into_a_gap_has_no_bonus(attempt: str) -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": "9"})
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 daimyo")
    assert (question(g), faces(g, "hand.A")) == ("PeekBonus", "")
    assert code(g, "A", attempt) == "no-swap"


@clause("TEN-5")
def test_before_the_peasants_lie_there_no_order_can_be_said_to_stay() -> None:
    g = RULES.new(2)
    assert question(g) == "OrderOfPeasants"
    assert code(g, "A", "reorder row") == "peasants-first"


# --- peeking ----------------------------------------------------------------------------------------


def two_victories() -> Tenno:
    """A has lost two fights, against B and then against C, and filled his gaps."""
    g = scene(rows={"A": "6 3 2", "B": "7 2 3", "C": "8 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep")
    play(g, "A: refill 1 ninja, 2 monk")
    assert (question(g), asked(g)) == ("PeekBonus", "B")
    return g


@clause("TEN-48")
def test_of_two_who_won_the_second_hears_who_looks_first() -> None:
    g = two_victories()
    reason = refusal(g, "C", "peek 1")
    assert (reason.code, reason.facts) == ("peek-in-order", {"first": 1})
    assert "TEN-48" in reason.clauses
    assert code(g, "A", "peek 1") == "no-peek"


@clause("TEN-44", "TEN-48")
@pytest.mark.parametrize("used", ["peek 2", "pass"])
def test_of_two_who_won_the_first_hears_that_his_peek_is_over(used: str) -> None:
    g = two_victories()
    play(g, f"B: {used}")
    assert asked(g) == "C"
    assert code(g, "B", "peek 1") == "peek-is-over"
    assert options_of(g, "C") == ["pass", "peek 1", "peek 2", "peek 3"]
