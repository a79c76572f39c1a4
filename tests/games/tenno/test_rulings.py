"""The ledger's rulings (TEN-R1 to TEN-R43), each in a scene that the other answer would fail."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.codec import canonical, decode, encode
from tatami.formats.views import view_json
from tatami.games.tenno import RULES, powers
from tatami.games.tenno.events import AttackerWon, DefenderWon, EndReached, MonkShown, NobodyWon, SlotSwapped
from tatami.games.tenno.pieces import NINJA, SAMURAI_8
from tatami.kernel.events import Glimpsed
from tatami.kernel.outcome import Outcome
from tests.clauses import clause
from tests.games.scenes import code, play, refusal
from tests.games.tenno.random_play import random_game
from tests.games.tenno.scenes import (
    asked,
    faces,
    happened,
    options_of,
    question,
    scene,
    shown,
    told,
    view_for,
)

# TEN-R1, R2 and R43 are shown in test_set_up, R4 in test_after_attack, R26 and R42 in test_memory.


@clause("TEN-R3")
def test_card_opponent_and_slot_are_chosen_together_and_then_revealed() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1")
    for text in ("attack 1 > C.1", "attack 1 > B.2", "attack 2 > B.1"):
        assert code(g, "A", text) == "attack-is-fixed"


@clause("TEN-R5")
def test_an_attacker_who_won_with_the_geisha_gets_no_swap() -> None:
    g = scene(rows={"A": "X 1 2", "B": "9 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: refill 1 ninja", "B: refill 1 ninja")
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-R6")
@pytest.mark.parametrize(("target", "swap"), [("1", True), ("3", False), ("7", False)])
def test_two_won_fights_bring_one_swap_and_one_won_and_one_not_won_none(target: str, swap: bool) -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": f"{target} 8 9"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep", "B: refill 1 ninja")
    for who, slot in (("A", 2), ("C", 1)):
        if who in asked(g) and question(g) == "CardsForTheGaps":
            play(g, f"{who}: refill {slot} ninja")
    assert (question(g) == "SwapBonus") == swap
    assert len([frame for frame in g.stack if type(frame).__name__ == "SwapBonus"]) == swap


@clause("TEN-R7")
def test_the_winner_of_a_defence_peeks_after_the_refilling() -> None:
    g = scene(rows={"A": "3 1 2", "B": "7 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert code(g, "B", "peek 1") == "peek-later"
    play(g, "A: refill 1 shogun", "B: peek 1")
    assert [peek.face for peek in happened(g, Glimpsed)] == [9]


@clause("TEN-R8")
def test_the_winner_of_the_first_ronin_fight_peeks_after_the_second_fight_and_the_refilling() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 1 2", "C": "8 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert code(g, "B", "peek 1") == "peek-later"
    play(g, "A: attack 2 > C.1")
    assert code(g, "B", "peek 1") == "peek-later"
    play(g, "C: keep")
    assert code(g, "B", "peek 1") == "peek-later"
    play(g, "A: refill 1 ninja, 2 monk")
    assert asked(g) == "B"
    play(g, "B: peek 1")
    assert asked(g) == "C"


@clause("TEN-R9")
def test_equal_even_after_the_tie_break_is_a_shared_victory() -> None:
    g = scene(rows={"A": "3 1 2", "B": "3 1 2"}, hands={"A": "", "B": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert g.outcome == Outcome((0, 1), "shared", (0, 0), (3, 3))


@clause("TEN-R10")
def test_no_geisha_is_ever_imprisoned_whoever_fights_her() -> None:
    for rows in ({"A": "X 1 2", "B": "10 3 1"}, {"A": "9 1 2", "B": "X 3 1"}, {"A": "X 1 2", "B": "X 3 1"}):
        g = scene(rows)
        play(g, "A: attack 1 > B.1", "B: keep")
        assert "X" not in faces(g, "prison.A") + faces(g, "prison.B")
        assert "X" in faces(g, "discard")


@clause("TEN-R11")
def test_the_second_attack_may_hit_the_same_row_but_not_the_same_card() -> None:
    g = scene(rows={"A": "6 9 2", "B": "7 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert code(g, "A", "attack 2 > B.1") == "same-target-again"
    assert options_of(g, "A") == [
        "stop",
        *("attack 2 > B.2", "attack 2 > B.3", "attack 3 > B.2", "attack 3 > B.3"),
    ]


@clause("TEN-R12")
def test_no_defender_refills_between_the_two_fights() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert asked(g) == "A"
    assert code(g, "B", "refill 1 shogun") == "refill-later"
    assert code(g, "A", "attack 2 > B.1") == "empty-slot"


@clause("TEN-R13")
def test_the_second_attack_is_allowed_although_the_game_is_about_to_end() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": "1 2 3"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert question(g) == "SecondAttack"
    play(g, "A: attack 2 > C.2", "C: keep")
    assert happened(g, EndReached) == [EndReached(1)]
    assert g.outcome is not None
    assert g.outcome.scores == (3, 0, 0)


@clause("TEN-R14")
def test_the_second_attack_follows_a_drawn_ronin_fight() -> None:
    g = scene(rows={"A": "6 3 2", "B": "6 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert (question(g), faces(g, "discard")) == ("SecondAttack", "A.6 B.6")


@clause("TEN-R15")
def test_the_second_attack_follows_a_ronin_that_a_shogun_imprisoned() -> None:
    g = scene(rows={"A": "6 3 2", "B": "10 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert (question(g), faces(g, "prison.B")) == ("SecondAttack", "A.6")
    play(g, "A: attack 2 > B.2", "B: keep")
    assert faces(g, "prison.A") == "B.2"


@clause("TEN-R16")
def test_beside_a_shogun_there_is_always_a_card_that_can_attack() -> None:
    for g in (position for seed in range(8) for position in random_game(3, seed)):
        if question(g) in ("FirstAttack", "SecondAttack"):
            assert any(text.startswith("attack") for text in options_of(g, asked(g)))
    g = scene(rows={"A": "6 10 2", "B": "7 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert {text.split()[1] for text in options_of(g, "A") if text != "stop"} == {"3"}
    assert "stop" in options_of(g, "A")


@clause("TEN-R17")
def test_no_turn_begins_with_a_gap() -> None:
    for seats in range(2, 8):
        for g in random_game(seats, seats):
            if question(g) == "FirstAttack":
                assert all("-" not in faces(g, f"row.{who}") for who in "ABCDEFG"[:seats])


@clause("TEN-R18")
def test_who_could_fill_one_of_two_gaps_lays_down_nothing_and_his_tie_break_counts_the_same() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 8 1"}, hands={"A": "9", "B": ""}, prisons={"A": "B.5", "B": "A.5"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert (faces(g, "row.A"), faces(g, "hand.A")) == ("- - 2", "9")
    assert g.outcome == Outcome((1,), "tie-break", (5, 5), (11, 16))


@clause("TEN-R19")
@pytest.mark.parametrize(("attacking", "attacked"), [("9", "X"), ("X", "9"), ("X", "X")])
def test_a_monk_may_be_shown_when_a_geisha_fights_but_changes_nothing(attacking: str, attacked: str) -> None:
    results = []
    for answer in ("keep", "monk"):
        g = scene(rows={"A": f"{attacking} 1 2", "B": f"{attacked} 5 1"})
        play(g, "A: attack 1 > B.1", f"B: {answer}")
        assert len(happened(g, MonkShown)) == (answer == "monk")
        results.append([faces(g, place) for place in ("row.A", "row.B", "prison.A", "prison.B", "discard")])
    assert results[0] == results[1]


@clause("TEN-R20")
def test_a_monk_that_lifts_the_defence_to_equality_stays_and_both_fighters_go() -> None:
    g = scene(rows={"A": "9 1 2", "B": "7 5 1"})
    play(g, "A: attack 1 > B.1", "B: monk")
    assert happened(g, NobodyWon) == [NobodyWon(0, 1, 9, 9)]
    assert (faces(g, "discard"), faces(g, "row.B")) == ("A.9 B.7", "- 5 1")


@clause("TEN-R21")
def test_the_monks_window_opens_when_both_cards_lie_open() -> None:
    g = scene(rows={"A": "9 1 2", "B": "7 5 1"})
    assert code(g, "B", "monk") == "no-fight-to-help"
    play(g, "A: attack 1 > B.1")
    assert (shown(g, "B", "row.A.1"), shown(g, "A", "row.B.1")) == ("9!", "7!")
    assert options_of(g, "B") == ["keep", "monk"]
    play(g, "B: keep")
    assert code(g, "B", "monk") == "no-fight-to-help"


@clause("TEN-R22")
def test_every_defender_is_asked_in_every_fight_monk_or_not() -> None:
    for row in ("7 5 1", "7 1 2", "5 1 2"):
        g = scene(rows={"A": "9 1 2", "B": row})
        play(g, "A: attack 1 > B.1")
        assert (question(g), asked(g)) == ("MonkToShow", "B")
        assert "keep" in options_of(g, "B")


@clause("TEN-R23")
def test_an_attacking_ninja_and_a_samurai_8_are_both_discarded() -> None:
    g = scene(rows={"A": "4 1 2", "B": "8 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert happened(g, NobodyWon) == [NobodyWon(0, 1, 8, 8)]
    assert faces(g, "discard") == "A.4 B.8"
    assert powers.strengths(SAMURAI_8, NINJA, False) == (8, 4)


@clause("TEN-R24")
def test_a_ninja_that_attacks_a_ninja_wins() -> None:
    g = scene(rows={"A": "4 1 2", "B": "4 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert happened(g, AttackerWon) == [AttackerWon(0, 1, 8, 4)]


@clause("TEN-R25")
def test_who_captured_a_card_saw_it_in_the_fight_and_never_again() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.1")
    assert shown(g, "A", "row.B.1") == "2!"
    play(g, "B: keep")
    assert shown(g, "A", "prison.A") == "?"
    assert code(g, "A", "look into prison") == "prisons-are-closed"


@clause("TEN-R27", "TEN-46")
def test_a_player_may_not_show_his_cards() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    for who in "AB":
        assert "TEN-R27" in refusal(g, who, "show card").clauses


@clause("TEN-R28")
def test_the_numbers_of_cards_in_hands_and_prisons_are_public() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": "9 8"}, prisons={"B": "A.4 A.5 A.6"})
    for viewer in ("A", "B", "spectator"):
        view = view_for(g, viewer)
        assert view.count(g.layout.by_name["hand.A"]) == 2
        assert view.count(g.layout.by_name["prison.B"]) == 3


@clause("TEN-R29")
def test_a_covered_prison_does_not_show_whose_cards_lie_in_it() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"}, prisons={"A": "C.9 B.8"})
    for viewer in ("A", "B", "C", "spectator"):
        assert view_json(view_for(g, viewer))["places"]["prison.A"] == ["?", "?"]


@clause("TEN-R30")
def test_the_swap_is_for_one_slot_once() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: swap 1 daimyo")
    assert code(g, "A", "swap 2 shogun") == "no-swap-now"
    assert happened(g, SlotSwapped) == [SlotSwapped(0, 0)]


@clause("TEN-R31")
def test_with_an_empty_hand_a_winner_may_decline_or_name_two_slots_and_leave_them() -> None:
    for answer, named in (("pass", False), ("exchange 1 3 leave", True)):
        g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": ""})
        play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", f"A: {answer}")
        assert faces(g, "row.A") == "3 1 2"
        assert ("SlotsExchanged" in {type(event).__name__ for event in told(g, "B")}) == named


@clause("TEN-R32")
def test_two_players_may_attack_the_same_card_turn_after_turn() -> None:
    g = scene(rows={"A": "1 2 3", "B": "9 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: refill 1 ninja", "B: pass")
    play(g, "B: attack 1 > A.3", "A: keep", "A: refill 3 shogun", "B: pass")
    play(g, "A: attack 2 > B.1", "B: keep")
    assert happened(g, DefenderWon) == [DefenderWon(0, 1, 1, 9), DefenderWon(0, 1, 2, 9)]


@clause("TEN-R33")
def test_the_attacker_decides_on_the_second_attack_after_he_has_seen_the_monk() -> None:
    g = scene(rows={"A": "6 8 2", "B": "7 5 1"})
    play(g, "A: attack 1 > B.1", "B: monk")
    assert MonkShown(1, 1) in told(g, "A")
    assert question(g) == "SecondAttack"
    assert "attack 2 > B.2" in options_of(g, "A")


@clause("TEN-R34")
def test_a_monk_shown_in_the_first_fight_may_be_shown_again_or_be_the_target() -> None:
    again = scene(rows={"A": "6 8 2", "B": "7 5 1"})
    play(again, "A: attack 1 > B.1", "B: monk", "A: attack 2 > B.3", "B: monk")
    assert len(happened(again, MonkShown)) == 2
    target = scene(rows={"A": "6 8 2", "B": "7 5 1"})
    play(target, "A: attack 1 > B.1", "B: monk", "A: attack 2 > B.2")
    assert options_of(target, "B") == ["keep"]
    play(target, "B: keep")
    assert happened(target, AttackerWon) == [AttackerWon(0, 1, 8, 5)]


@clause("TEN-R35")
def test_when_nobody_has_a_prisoner_the_tie_break_decides_among_all() -> None:
    g = scene(rows={"A": "3 1 2", "B": "3 2 1", "C": "1 2 3"}, hands={"A": "", "B": "9", "C": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert g.outcome == Outcome((1,), "tie-break", (0, 0, 0), (3, 12, 6))


@clause("TEN-R36")
@pytest.mark.parametrize("row", ["2 3 1", "3 2 1"])
def test_at_the_end_everything_is_shown_to_everybody_after_a_victory_and_after_a_tie(row: str) -> None:
    g = scene(rows={"A": "3 1 2", "B": row, "C": "1 2 3"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert g.outcome is not None
    for viewer in ("A", "B", "C", "spectator"):
        assert "?" not in "".join(shown(g, viewer, place.name) for place in g.layout.places)


@clause("TEN-R37")
def test_swap_and_peek_never_fall_into_the_same_turn() -> None:
    seen: set[tuple[bool, bool]] = set()
    for g in (position for seed in range(12) for position in random_game(4, seed)):
        names = [type(frame).__name__ for frame in g.stack]
        swap = "SwapBonus" in names or "ExchangeBonus" in names
        seen.add((swap, "PeekBonus" in names))
    assert seen == {(False, False), (True, False), (False, True)}


@clause("TEN-R38")
def test_a_defender_who_won_the_first_fight_peeks_although_he_lost_a_card_in_the_second() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert code(g, "B", "peek 1") == "peek-later"
    play(g, "A: refill 1 ninja", "B: refill 2 ninja")
    assert (question(g), asked(g)) == ("PeekBonus", "B")


@clause("TEN-R39")
@pytest.mark.parametrize(("hand", "over"), [("4 5", False), ("4", True)])
def test_a_geisha_that_won_and_a_card_that_lost_are_two_gaps(hand: str, over: bool) -> None:
    g = scene(rows={"A": "6 3 2", "B": "X 1 2"}, hands={"B": hand})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert faces(g, "row.B") == "- - 2"
    assert (question(g) == "over") == over
    if not over:
        assert len(options_of(g, "B")) == 2


@clause("TEN-R40")
def test_another_player_can_take_over_a_seat_in_the_middle_of_a_rule() -> None:
    """Who sits there is no part of the state: the seat keeps its cards and is asked the same."""
    g = scene(rows={"A": "6 3 2", "B": "6 2 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    resumed = decode(RULES, encode(g))
    assert canonical(encode(resumed)) == canonical(encode(g))
    computer = Random(1)
    assert asked(resumed) == "A"
    resumed.act(0, computer.choice(resumed.legal(0)))
    while resumed.outcome is None:
        seat = resumed.asked()[0]
        resumed.act(seat, computer.choice(resumed.legal(seat)))
    assert faces(resumed, "discard").split()[:2] == ["A.6", "B.6"]


@clause("TEN-R41")
def test_a_refused_attempt_is_noticed_by_nobody_else() -> None:
    g = scene(rows={"A": "3 10 2", "B": "2 3 1", "C": "1 2 3"})
    before = [canonical(view_json(view_for(g, viewer))) for viewer in ("A", "B", "C", "spectator")]
    assert code(g, "A", "attack 2 > B.1") == "shogun-may-not-attack"
    assert [canonical(view_json(view_for(g, viewer))) for viewer in ("A", "B", "C", "spectator")] == before
    assert told(g, "B") == []
