"""Bonuses: the attacker's swap or exchange, the defenders' peek (TEN-39 to TEN-58)."""

from __future__ import annotations

import pytest

from tatami.games.tenno.events import BonusDeclined, SlotsExchanged, SlotSwapped
from tatami.games.tenno.table import Tenno
from tatami.kernel.events import Event, Glimpsed
from tatami.kernel.pieces import HIDDEN
from tests.clauses import clause
from tests.games.scenes import code, play
from tests.games.tenno.scenes import asked, faces, happened, options_of, question, scene, shown, told

OTHERS = ("B", "C", "spectator")


def a_has_won(hand: str | None = None) -> Tenno:
    """A's 3 in slot 1 has captured B's 2 and B has refilled."""
    hands = {} if hand is None else {"A": hand}
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"}, hands=hands)
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    return g


def b_has_won() -> Tenno:
    """A's 1 in slot 2 was beaten by B's 2 and A has refilled with his ninja."""
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"})
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja")
    return g


# --- the swap -------------------------------------------------------------------------------------


@clause("TEN-39")
def test_an_attacker_who_lost_nothing_may_swap_once() -> None:
    g = a_has_won()
    assert (question(g), asked(g)) == ("SwapBonus", "A")
    play(g, "A: swap 3 daimyo")
    assert faces(g, "row.A") == "3 1 9"
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-39", "TEN-40")
@pytest.mark.parametrize("target", ["9 X 1", "3 9 1", "10 9 1"])
def test_an_attacker_who_lost_a_card_by_whatever_rule_has_no_swap(target: str) -> None:
    """Discarded after a defeat, discarded in a draw, imprisoned by a shogun."""
    g = scene(rows={"A": "3 1 2", "B": target})
    play(g, "A: attack 1 > B.1", "B: keep", "A: refill 1 ninja")
    if asked(g) == "B" and question(g) == "CardsForTheGaps":
        play(g, "B: refill 1 monk")
    assert question(g) in ("PeekBonus", "FirstAttack")
    assert asked(g) == "B"


@clause("TEN-40", "TEN-R5")
def test_a_geisha_that_left_after_her_victory_counts_as_lost() -> None:
    g = scene(rows={"A": "X 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: refill 1 ninja", "B: refill 1 ninja")
    assert faces(g, "prison.A") == "B.2"
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-41", "TEN-R6")
def test_two_won_fights_bring_one_swap() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep")
    play(g, "B: refill 1 ninja", "C: refill 1 ninja")
    assert (question(g), asked(g)) == ("SwapBonus", "A")
    play(g, "A: swap 1 daimyo")
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-42")
def test_the_swap_may_be_declined_and_then_nothing_changes() -> None:
    g = a_has_won()
    assert "pass" in options_of(g, "A")
    play(g, "A: pass")
    assert happened(g, BonusDeclined) == [BonusDeclined(0)]
    assert faces(g, "row.A") == "3 1 2"
    assert asked(g) == "B"


@clause("TEN-43")
def test_with_a_card_in_hand_the_bonus_is_a_swap_and_with_none_an_exchange() -> None:
    assert question(a_has_won("9")) == "SwapBonus"
    assert question(a_has_won("")) == "ExchangeBonus"


@clause("TEN-49")
def test_everybody_sees_which_slot_is_swapped() -> None:
    g = a_has_won()
    play(g, "A: swap 2 shogun")
    for viewer in OTHERS:
        assert SlotSwapped(0, 1) in told(g, viewer)


@clause("TEN-50", "TEN-51")
def test_the_card_of_the_slot_goes_into_the_hand_and_any_hand_card_into_the_slot() -> None:
    g = a_has_won("9 10")
    assert options_of(g, "A") == [
        "pass",
        *("swap 1 peasant_3", "swap 1 daimyo", "swap 1 shogun"),
        *("swap 2 peasant_1", "swap 2 daimyo", "swap 2 shogun"),
        *("swap 3 peasant_2", "swap 3 daimyo", "swap 3 shogun"),
    ]
    assert code(g, "A", "swap 1 ninja") == "not-in-hand"
    assert code(g, "A", "swap 1 peasant_2") == "not-in-hand"
    play(g, "A: swap 2 shogun")
    assert (faces(g, "row.A"), faces(g, "hand.A")) == ("3 10 2", "1 9")


@clause("TEN-52")
def test_whether_a_swap_changed_anything_the_others_are_not_told() -> None:
    real, pretended = a_has_won(), a_has_won()
    play(real, "A: swap 1 shogun")
    play(pretended, "A: swap 1 peasant_3")
    assert (faces(real, "row.A"), faces(pretended, "row.A")) == ("10 1 2", "3 1 2")
    for viewer in OTHERS:
        assert told(real, viewer) == told(pretended, viewer)
        for place in ("row.A", "hand.A"):
            assert shown(real, viewer, place) == shown(pretended, viewer, place)


@clause("TEN-53")
def test_the_other_two_cards_keep_their_slots() -> None:
    for slot, row in ((1, "10 1 2"), (2, "3 10 2"), (3, "3 1 10")):
        g = a_has_won()
        play(g, f"A: swap {slot} shogun")
        assert faces(g, "row.A") == row


# --- the exchange ---------------------------------------------------------------------------------


@clause("TEN-54", "TEN-57")
@pytest.mark.parametrize(("pair", "row"), [("1 2", "1 3 2"), ("1 3", "2 1 3"), ("2 3", "3 2 1")])
def test_with_an_empty_hand_two_cards_change_places_and_the_third_stays(pair: str, row: str) -> None:
    g = a_has_won("")
    play(g, f"A: exchange {pair}")
    assert faces(g, "row.A") == row


@clause("TEN-55")
def test_everybody_sees_which_two_slots_are_exchanged() -> None:
    g = a_has_won("")
    play(g, "A: exchange 1 3")
    for viewer in OTHERS:
        assert SlotsExchanged(0, 0, 2) in told(g, viewer)


@clause("TEN-56")
def test_whether_an_exchange_changed_anything_the_others_are_not_told() -> None:
    real, pretended = a_has_won(""), a_has_won("")
    play(real, "A: exchange 1 3")
    play(pretended, "A: exchange 1 3 leave")
    assert (faces(real, "row.A"), faces(pretended, "row.A")) == ("2 1 3", "3 1 2")
    for viewer in OTHERS:
        assert told(real, viewer) == told(pretended, viewer)
        assert shown(real, viewer, "row.A") == shown(pretended, viewer, "row.A") == "? ? ?"


@clause("TEN-42", "TEN-54")
def test_the_exchange_may_be_declined() -> None:
    g = a_has_won("")
    pairs = ("exchange 1 2", "exchange 1 3", "exchange 2 3")
    assert set(options_of(g, "A")) == {"pass", *pairs, *(f"{pair} leave" for pair in pairs)}
    play(g, "A: pass")
    assert happened(g, BonusDeclined) == [BonusDeclined(0)]
    assert faces(g, "row.A") == "3 1 2"


@clause("TEN-58")
def test_with_a_single_card_in_hand_there_is_no_exchange() -> None:
    g = a_has_won("9")
    assert not any(text.startswith("exchange") for text in options_of(g, "A"))
    assert code(g, "A", "exchange 1 2") == "exchange-only-with-empty-hand"


# --- the peek -------------------------------------------------------------------------------------


@clause("TEN-44")
def test_a_defender_who_won_may_look_at_one_of_the_attackers_cards() -> None:
    g = b_has_won()
    assert (question(g), asked(g)) == ("PeekBonus", "B")
    play(g, "B: peek 3")
    (peek,) = happened(g, Glimpsed)
    assert (peek.by, g.layout.places[peek.place].name, peek.face) == (1, "row.A.3", 1)


@clause("TEN-44")
def test_a_defender_who_lost_or_drew_does_not_look() -> None:
    for aim in (1, 2):
        g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
        play(g, f"A: attack 1 > B.{aim}", "B: keep", f"B: refill {aim} ninja")
        if asked(g) == "A" and question(g) == "CardsForTheGaps":
            play(g, "A: refill 1 ninja")
        assert question(g) != "PeekBonus"


@clause("TEN-45", "TEN-R7")
def test_the_slot_the_attacker_has_just_refilled_may_be_looked_at() -> None:
    g = b_has_won()
    play(g, "B: peek 2")
    (peek,) = happened(g, Glimpsed)
    assert peek.face == 3  # A's ninja, laid down after the fight


@clause("TEN-46")
def test_only_the_peeking_player_sees_the_card_and_everybody_sees_which_slot() -> None:
    g = b_has_won()
    before = len(g.events)
    row = faces(g, "row.A")
    play(g, "B: peek 2")
    assert glimpses(told(g, "B", before)) == [("row.A.2", 3)]
    for viewer in ("A", "C", "spectator"):
        assert glimpses(told(g, viewer, before)) == [("row.A.2", HIDDEN)]
    assert faces(g, "row.A") == row
    assert shown(g, "B", "row.A") == shown(g, "C", "row.A") == "? ? ?"


def glimpses(events: list[Event]) -> list[tuple[str, int]]:
    return [(f"row.A.{e.place + 1}", e.face) for e in events if isinstance(e, Glimpsed)]


@clause("TEN-47")
def test_the_peek_is_optional_and_covers_the_attackers_row_only() -> None:
    g = b_has_won()
    assert options_of(g, "B") == ["pass", "peek 1", "peek 2", "peek 3"]
    play(g, "B: pass")
    assert happened(g, BonusDeclined) == [BonusDeclined(1)]
    assert happened(g, Glimpsed) == []


@clause("TEN-48")
@pytest.mark.parametrize("second", ["1", "2", "3"])
def test_who_won_two_fights_may_peek_twice_at_the_same_or_another_slot(second: str) -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 8 1"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep", "A: refill 1 ninja, 2 monk")
    play(g, "B: peek 1")
    assert (question(g), asked(g)) == ("PeekBonus", "B")
    play(g, f"B: peek {second}")
    assert [g.layout.places[e.place].name[-1] for e in happened(g, Glimpsed)] == ["1", second]
    assert question(g) == "FirstAttack"


@clause("TEN-48", "TEN-R8")
def test_two_defenders_who_won_peek_in_the_order_of_their_fights() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 8 1", "C": "7 8 1"})
    play(g, "A: attack 1 > C.1", "C: keep", "A: attack 2 > B.2", "B: keep", "A: refill 1 ninja, 2 monk")
    assert asked(g) == "C"
    assert code(g, "B", "peek 1") == "peek-in-order"
    play(g, "C: peek 1")
    assert asked(g) == "B"
    assert code(g, "C", "peek 1") == "peek-is-over"
    play(g, "B: peek 1")
    assert question(g) == "FirstAttack"
