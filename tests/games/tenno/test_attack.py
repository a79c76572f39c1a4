"""Attack, and the ronin's second attack (TEN-15 to TEN-21, TEN-82 to TEN-87)."""

from __future__ import annotations

import pytest

from tatami.games.tenno.events import Attacked, SecondAttackRenounced
from tatami.kernel.events import PieceTurned
from tests.clauses import clause
from tests.games.scenes import code, play
from tests.games.tenno.scenes import asked, faces, happened, options_of, prisoners, question, scene, shown

ROW = "3 1 2"


@clause("TEN-15")
def test_any_opponent_may_be_attacked_and_never_oneself() -> None:
    g = scene(rows={"A": ROW, "B": ROW, "C": ROW, "D": ROW}, turn="C")
    assert {text.split(" > ")[1][0] for text in options_of(g, "C")} == {"A", "B", "D"}


@clause("TEN-15", "TEN-R32")
def test_the_same_opponent_and_the_same_card_may_be_attacked_turn_after_turn() -> None:
    g = scene(rows={"A": "1 2 3", "B": "9 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: refill 1 ninja", "B: pass")
    play(g, "B: attack 2 > A.2", "A: keep", "B: refill 2 ninja", "A: pass")
    play(g, "A: attack 2 > B.1")
    assert happened(g, Attacked)[0] == Attacked(0, 0, 1, 0)
    assert happened(g, Attacked)[-1] == Attacked(0, 1, 1, 0)


@clause("TEN-16", "TEN-20")
def test_attacking_and_attacked_card_are_turned_up_for_everybody_and_no_other() -> None:
    g = scene(rows={"A": ROW, "B": "2 3 1", "C": ROW})
    play(g, "A: attack 1 > B.3")
    for viewer in ("C", "spectator"):
        assert shown(g, viewer, "row.A") == "3! ? ?"
        assert shown(g, viewer, "row.B") == "? ? 1!"
    assert shown(g, "A", "row.B") == "? ? 1!"
    assert shown(g, "B", "row.A") == "3! ? ?"


@clause("TEN-20")
def test_the_card_pointed_at_defends_and_no_other() -> None:
    for aim, result in ((1, "AttackerWon"), (2, "NobodyWon"), (3, "DefenderWon")):
        g = scene(rows={"A": "3 1 2", "B": "2 3 8"})
        play(g, f"A: attack 1 > B.{aim}", "B: keep")
        assert result in {type(event).__name__ for event in g.events}


@clause("TEN-17")
def test_the_slot_of_the_shogun_is_not_offered() -> None:
    g = scene(rows={"A": "3 10 2", "B": ROW})
    assert {text.split()[1] for text in options_of(g, "A")} == {"1", "3"}


@clause("TEN-18")
def test_only_the_nine_slots_of_rows_can_attack_or_be_attacked() -> None:
    g = scene(rows={"A": ROW, "B": ROW}, prisons={"A": "B.9"}, discard="B.8")
    assert options_of(g, "A") == [f"attack {mine} > B.{aim}" for mine in (1, 2, 3) for aim in (1, 2, 3)]


@clause("TEN-19")
def test_the_attacker_names_defender_and_slot_openly() -> None:
    g = scene(rows={"A": ROW, "B": ROW, "C": ROW})
    play(g, "A: attack 2 > C.3")
    assert g.events[0] == Attacked(0, 1, 2, 2)
    assert asked(g) == "C"


@clause("TEN-21", "TEN-R3")
def test_an_attack_is_one_decision_and_then_fixed() -> None:
    g = scene(rows={"A": ROW, "B": ROW, "C": ROW})
    play(g, "A: attack 2 > C.3")
    assert options_of(g, "A") == []
    assert code(g, "A", "attack 1 > B.1") == "attack-is-fixed"
    assert len(happened(g, PieceTurned)) == 2


# --- the ronin --------------------------------------------------------------------------------------


@clause("TEN-83")
@pytest.mark.parametrize(("target", "row_after"), [("1", "6 3 2"), ("7", "- 3 2"), ("6", "- 3 2")])
def test_after_a_ronins_attack_a_second_may_follow_whether_it_won_lost_or_drew(
    target: str, row_after: str
) -> None:
    g = scene(rows={"A": "6 3 2", "B": f"{target} 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert (question(g), asked(g)) == ("SecondAttack", "A")
    assert faces(g, "row.A") == row_after
    assert "attack 2 > B.2" in options_of(g, "A")


@clause("TEN-83")
def test_no_other_card_gives_a_second_attack() -> None:
    for attacking in ("1", "2", "3", "4", "5", "7", "8", "9", "X"):
        g = scene(rows={"A": f"{attacking} 6 10", "B": "2 8 10"})
        play(g, "A: attack 1 > B.1", "B: keep")
        assert question(g) == "CardsForTheGaps"


@clause("TEN-83")
def test_the_second_attack_may_be_renounced_and_everybody_is_told() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert "stop" in options_of(g, "A")
    play(g, "A: stop")
    assert happened(g, SecondAttackRenounced) == [SecondAttackRenounced(0)]
    assert (question(g), asked(g)) == ("CardsForTheGaps", "B")


@clause("TEN-83", "TEN-13")
def test_a_second_attack_is_renounced_with_stop_not_declined_like_a_bonus() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert code(g, "A", "pass") == "stop-renounces"
    assert code(g, "A", "keep") == "no-fight-to-help"
    assert code(g, "A", "monk") == "monk-helps-no-attack"


@clause("TEN-84")
def test_the_second_attack_is_made_with_one_of_the_two_other_cards_but_not_the_shogun() -> None:
    g = scene(rows={"A": "3 6 2", "B": "1 2 3"})
    play(g, "A: attack 2 > B.1", "B: keep")
    assert {text.split()[1] for text in options_of(g, "A") if text != "stop"} == {"1", "3"}
    g = scene(rows={"A": "3 6 10", "B": "1 2 3"})
    play(g, "A: attack 2 > B.1", "B: keep")
    assert {text.split()[1] for text in options_of(g, "A") if text != "stop"} == {"1"}


@clause("TEN-85")
def test_the_second_attack_may_go_against_any_opponent_but_not_the_same_card() -> None:
    g = scene(rows={"A": "6 10 2", "B": "7 2 3", "C": ROW})
    play(g, "A: attack 1 > B.1", "B: keep")
    targets = [text.split(" > ")[1] for text in options_of(g, "A") if text != "stop"]
    assert targets == ["B.2", "B.3", "C.1", "C.2", "C.3"]


@clause("TEN-85")
def test_the_same_slot_of_another_player_is_another_card() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 2 3", "C": ROW})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1")
    assert happened(g, Attacked)[-1] == Attacked(0, 1, 2, 0)


@clause("TEN-86")
def test_nobody_refills_before_the_second_fight_is_over() -> None:
    g = scene(rows={"A": "6 3 2", "B": "6 2 1", "C": ROW})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert (faces(g, "row.A"), faces(g, "row.B")) == ("- 3 2", "- 2 1")
    play(g, "A: attack 2 > C.3", "C: keep")
    assert (faces(g, "row.A"), faces(g, "row.B"), faces(g, "row.C")) == ("- 3 2", "- 2 1", "3 1 -")
    assert (question(g), asked(g)) == ("CardsForTheGaps", "ABC")


@clause("TEN-86")
def test_when_the_second_attack_is_renounced_gaps_are_filled_after_the_first() -> None:
    g = scene(rows={"A": "6 3 2", "B": "6 2 1"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: stop")
    assert (question(g), asked(g)) == ("CardsForTheGaps", "AB")


@clause("TEN-87")
def test_there_is_no_third_attack_after_the_second() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": ROW})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.2", "C: keep")
    assert question(g) == "CardsForTheGaps"
    assert prisoners(g) == [2, 0, 0]


@clause("TEN-87")
def test_a_defending_ronin_gives_nobody_a_second_attack() -> None:
    for attacking in ("3", "7"):
        g = scene(rows={"A": f"{attacking} 1 2", "B": "6 2 3"})
        play(g, "A: attack 1 > B.1", "B: keep")
        assert question(g) == "CardsForTheGaps"


@clause("TEN-15", "TEN-85")
def test_at_a_full_table_there_are_54_first_and_34_second_attacks() -> None:
    g = scene(rows=dict.fromkeys("BCDEFG", "3 1 2") | {"A": "6 3 2"})
    assert len(options_of(g, "A")) == 3 * 6 * 3
    play(g, "A: attack 1 > B.1", "B: keep")
    assert len(options_of(g, "A")) == 1 + 2 * 17
