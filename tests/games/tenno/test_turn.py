"""Turn order and turn structure (TEN-12 to TEN-14, TEN-59)."""

from __future__ import annotations

import pytest

from tatami.games.tenno.events import TurnBegan
from tatami.games.tenno.rules.attack import FirstAttack
from tests.clauses import clause
from tests.games.scenes import play, refusal
from tests.games.tenno.scenes import asked, faces, happened, options_of, question, scene

ROW = "3 1 2"


@clause("TEN-12")
def test_turns_go_clockwise_and_from_the_last_seat_back_to_the_first() -> None:
    g = scene(rows={"A": ROW, "B": ROW, "C": ROW}, turn="B")
    play(g, "B: attack 1 > C.2", "C: keep", "C: refill 2 ninja", "B: pass")
    assert asked(g) == "C"
    play(g, "C: attack 1 > A.2", "A: keep", "A: refill 2 ninja", "C: pass")
    assert asked(g) == "A"
    assert happened(g, TurnBegan) == [TurnBegan(2, 2), TurnBegan(0, 3)]


@clause("TEN-12", "TEN-59")
@pytest.mark.parametrize("bonus", ["swap 1 daimyo", "swap 1 peasant_3", "pass"])
def test_the_turn_passes_only_when_the_last_bonus_is_used_or_declined(bonus: str) -> None:
    g = scene(rows={"A": ROW, "B": ROW})
    play(g, "A: attack 1 > B.2", "B: keep", "B: refill 2 ninja")
    assert refusal(g, "B", "attack 1 > A.1").code == "not-your-turn"
    assert g.table.turn == 0
    play(g, f"A: {bonus}")
    assert (question(g), asked(g), g.table.turn) == ("FirstAttack", "B", 1)


@clause("TEN-59")
@pytest.mark.parametrize("bonus", ["peek 1", "pass"])
def test_the_turn_passes_when_the_peek_is_used_or_declined(bonus: str) -> None:
    g = scene(rows={"A": ROW, "B": ROW})
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja")
    assert (question(g), asked(g)) == ("PeekBonus", "B")
    play(g, f"B: {bonus}")
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-12", "TEN-59")
def test_after_a_draw_the_turn_passes_with_the_last_refill() -> None:
    g = scene(rows={"A": ROW, "B": ROW})
    play(g, "A: attack 1 > B.1", "B: keep", "A: refill 1 ninja")
    assert g.table.turn == 0
    play(g, "B: refill 1 ninja")
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-13")
def test_a_player_on_turn_has_nothing_but_attacks_to_choose_from() -> None:
    g = scene(rows={"A": ROW, "B": ROW, "C": ROW})
    assert question(g) == "FirstAttack"
    assert len(options_of(g, "A")) == 3 * 2 * 3
    assert all(text.startswith("attack ") for text in options_of(g, "A"))


@clause("TEN-14")
def test_an_ordinary_turn_is_fight_refill_bonus_pass() -> None:
    g = scene(rows={"A": ROW, "B": ROW})
    steps = [question(g)]
    for move in ("A: attack 1 > B.2", "B: keep", "B: refill 2 ninja", "A: pass"):
        play(g, move)
        steps.append(question(g))
    assert steps == ["FirstAttack", "MonkToShow", "CardsForTheGaps", "SwapBonus", "FirstAttack"]


@clause("TEN-14", "TEN-86")
def test_a_ronin_turn_has_its_second_fight_before_refilling_and_bonuses() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 1 2", "C": ROW})
    steps = [question(g)]
    for move in ("A: attack 1 > B.1", "B: keep", "A: attack 2 > C.2", "C: keep", "A: refill 1 ninja"):
        play(g, move)
        steps.append(question(g))
    play(g, "C: refill 2 ninja")
    steps.append(question(g))
    play(g, "B: peek 1")
    steps.append(question(g))
    assert steps == [
        *("FirstAttack", "MonkToShow", "SecondAttack", "MonkToShow"),
        *("CardsForTheGaps", "CardsForTheGaps", "PeekBonus", "FirstAttack"),
    ]


@clause("TEN-14")
def test_losses_and_victories_of_one_turn_do_not_count_in_the_next() -> None:
    g = scene(rows={"A": ROW, "B": ROW})
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: pass")
    play(g, "B: attack 1 > A.3", "A: keep", "A: refill 3 monk")
    assert (question(g), asked(g)) == ("SwapBonus", "B")
    play(g, "B: pass")
    assert (question(g), asked(g)) == ("FirstAttack", "A")


@clause("TEN-R17")
def test_every_row_is_full_again_when_the_next_turn_begins() -> None:
    g = scene(rows={"A": "6 3 2", "B": "6 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert (faces(g, "row.A"), faces(g, "row.B")) == ("- - 2", "- - 1")
    play(g, "A: refill 1 ninja, 2 monk", "B: refill 1 monk, 2 ninja")
    assert isinstance(g.question, FirstAttack)
    assert (faces(g, "row.A"), faces(g, "row.B")) == ("4 5 2", "5 4 1")
