"""The worked examples of the ledger (TEN-EX1 to TEN-EX12), played out."""

from __future__ import annotations

from tatami.games.tenno.events import AttackerWon, DefenderWon, NobodyWon, SlotSwapped
from tatami.games.tenno.table import Tenno
from tests.clauses import clause
from tests.games.scenes import code, play
from tests.games.tenno.scenes import asked, faces, happened, options_of, question, scene, shown, told


def first_rows() -> Tenno:
    return scene(rows={"A": "3 1 2", "B": "2 3 1"})


@clause("TEN-EX1", "TEN-25", "TEN-26", "TEN-33", "TEN-39")
def test_example_1_the_attacker_wins() -> None:
    g = first_rows()
    play(g, "A: attack 1 > B.1", "B: keep")
    assert (faces(g, "prison.A"), shown(g, "A", "prison.A")) == ("B.2", "?")
    assert (faces(g, "row.A"), shown(g, "B", "row.A")) == ("3 1 2", "? ? ?")
    assert (question(g), asked(g)) == ("CardsForTheGaps", "B")
    play(g, "B: refill 1 ninja")
    assert (question(g), asked(g)) == ("SwapBonus", "A")
    play(g, "A: swap 2 daimyo")
    assert (faces(g, "row.A"), faces(g, "row.B")) == ("3 9 2", "4 3 1")


@clause("TEN-EX2", "TEN-29", "TEN-30", "TEN-33", "TEN-44")
def test_example_2_the_defender_wins() -> None:
    g = first_rows()
    play(g, "A: attack 2 > B.2", "B: keep")
    assert faces(g, "discard") == "A.1"
    assert (faces(g, "row.B"), shown(g, "A", "row.B")) == ("2 3 1", "? ? ?")
    assert (question(g), asked(g)) == ("CardsForTheGaps", "A")
    play(g, "A: refill 2 ninja")
    assert (question(g), options_of(g, "B")) == ("PeekBonus", ["pass", "peek 1", "peek 2", "peek 3"])
    play(g, "B: peek 2")
    assert faces(g, "row.A") == "3 4 2"


@clause("TEN-EX3", "TEN-31", "TEN-32", "TEN-33")
def test_example_3_nobody_wins() -> None:
    g = first_rows()
    play(g, "A: attack 1 > B.2", "B: keep")
    assert faces(g, "discard") == "A.3 B.3"
    assert asked(g) == "AB"
    play(g, "A: refill 1 ninja", "B: refill 2 ninja")
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-EX4", "TEN-34", "TEN-36")
def test_example_4_two_lost_cards() -> None:
    g = scene(rows={"A": "6 7 2", "B": "7 8 1"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert faces(g, "discard") == "A.6 A.7"
    assert faces(g, "row.A") == "- - 2"
    play(g, "A: refill 1 daimyo, 2 geisha")
    assert faces(g, "row.A") == "9 X 2"


@clause("TEN-EX5", "TEN-49", "TEN-50", "TEN-51", "TEN-52")
def test_example_5_a_swap_that_changes_nothing() -> None:
    g = first_rows()
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: swap 1 peasant_3")
    assert faces(g, "row.A") == "3 1 2"
    assert SlotSwapped(0, 0) in told(g, "B")
    assert shown(g, "B", "row.A") == "? ? ?"


@clause("TEN-EX6", "TEN-54", "TEN-55", "TEN-56", "TEN-57")
def test_example_6_an_empty_hand() -> None:
    for text, row in (("exchange 1 2", "1 3 2"), ("exchange 1 2 leave", "3 1 2")):
        g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": ""})
        play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", f"A: {text}")
        assert faces(g, "row.A") == row
        assert shown(g, "B", "row.A") == "? ? ?"


@clause("TEN-EX7", "TEN-71", "TEN-72", "TEN-73")
def test_example_7_the_ninja() -> None:
    g = scene(rows={"A": "4 1 2", "B": "7 5 1"}, hands={"A": ""}, prisons={"B": "A.6"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 samurai_8", "A: pass")
    assert happened(g, AttackerWon) == [AttackerWon(0, 1, 8, 7)]
    play(g, "B: attack 2 > A.1", "A: keep")
    assert happened(g, AttackerWon)[-1] == AttackerWon(1, 0, 5, 4)
    assert g.outcome is not None
    assert g.outcome.scores == (7, 6 + 4)


@clause("TEN-EX8", "TEN-74", "TEN-75", "TEN-78")
def test_example_8_the_monk() -> None:
    g = scene(rows={"A": "8 1 2", "B": "7 5 1"})
    play(g, "A: attack 1 > B.1", "B: monk")
    assert happened(g, DefenderWon) == [DefenderWon(0, 1, 8, 9)]
    assert faces(g, "discard") == "A.8"
    assert (faces(g, "row.B"), shown(g, "A", "row.B")) == ("7 5 1", "? ? ?")


@clause("TEN-EX9", "TEN-83", "TEN-84", "TEN-85", "TEN-86")
def test_example_9_the_ronin() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert faces(g, "discard") == "A.6"
    assert code(g, "A", "attack 2 > B.1") == "same-target-again"
    assert code(g, "A", "refill 1 ninja") == "refill-later"
    play(g, "A: attack 2 > B.2", "B: keep")
    assert faces(g, "prison.A") == "B.1"
    assert (question(g), asked(g)) == ("CardsForTheGaps", "AB")


@clause("TEN-EX10", "TEN-88", "TEN-89", "TEN-90")
def test_example_10_the_shogun() -> None:
    g = scene(rows={"A": "9 1 2", "B": "10 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert happened(g, DefenderWon) == [DefenderWon(0, 1, 9, 10)]
    assert faces(g, "prison.B") == "A.9"
    assert (faces(g, "row.B"), shown(g, "A", "row.B")) == ("10 3 1", "? ? ?")
    play(g, "A: refill 1 ninja")
    assert (question(g), asked(g)) == ("PeekBonus", "B")


@clause("TEN-EX11", "TEN-92", "TEN-94", "TEN-95", "TEN-40")
def test_example_11_the_geisha() -> None:
    g = scene(rows={"A": "X 1 2", "B": "10 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert happened(g, AttackerWon) == [AttackerWon(0, 1, 11, 10)]
    assert (faces(g, "prison.A"), faces(g, "discard")) == ("B.10", "A.X")
    play(g, "A: refill 1 ninja", "B: refill 1 ninja")
    assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-EX12", "TEN-97")
def test_example_12_two_geishas() -> None:
    g = scene(rows={"A": "X 1 2", "B": "X 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert len(happened(g, NobodyWon)) == 1
    assert faces(g, "discard") == "A.X B.X"
    assert faces(g, "prison.A") == faces(g, "prison.B") == ""
