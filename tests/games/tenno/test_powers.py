"""The characters (TEN-70 to TEN-97): both result matrices of the ledger, by number and by fight."""

from __future__ import annotations

import pytest

from tatami.games.tenno import powers
from tatami.games.tenno.events import AttackerWon, DefenderWon, MonkShown, NobodyWon
from tatami.games.tenno.pieces import CHARACTERS, GEISHA, KINDS, MONK, SHOGUN, VALUE
from tatami.games.tenno.table import Tenno
from tests.clauses import clause
from tests.games.scenes import code, play
from tests.games.tenno.scenes import MARKS, asked, faces, happened, options_of, question, scene, shown

# Ledger 2.5: a row for each attacking card, a column for each defending one.
WITHOUT_MONK = """
    1  2  3  4  5  6  7  8  9 10  X
 1  =  D  D  D  D  D  D  D  D D*  D
 2  A  =  D  D  D  D  D  D  D D*  D
 3  A  A  =  D  D  D  D  D  D D*  D
 4  A  A  A  A  A  A  A  =  D D*  D
 5  A  A  A  A  =  D  D  D  D D*  D
 6  A  A  A  A  A  =  D  D  D D*  D
 7  A  A  A  A  A  A  =  D  D D*  D
 8  A  A  A  A  A  A  A  =  D D*  D
 9  A  A  A  A  A  A  A  A  = D*  D
 X  A  A  A  A  A  A  A  A  A  A  =
"""

# Ledger 2.6: the same when the defender shows his monk.
WITH_MONK = """
    1  2  3  4  6  7  8  9 10  X
 1  D  D  D  D  D  D  D  D D*  D
 2  D  D  D  D  D  D  D  D D*  D
 3  =  D  D  D  D  D  D  D D*  D
 4  A  A  A  A  =  D  D  D D*  D
 5  A  A  =  D  D  D  D  D D*  D
 6  A  A  A  =  D  D  D  D D*  D
 7  A  A  A  A  D  D  D  D D*  D
 8  A  A  A  A  =  D  D  D D*  D
 9  A  A  A  A  A  =  D  D D*  D
 X  A  A  A  A  A  A  A  A  A  =
"""

Case = tuple[str, str, bool, str]


def cases(matrix: str, monk: bool) -> list[Case]:
    head, *lines = matrix.strip("\n").splitlines()
    found = []
    for line in lines:
        attacking, *results = line.split()
        for defending, result in zip(head.split(), results, strict=True):
            found.append((attacking, defending, monk, result))
    return found


EVERY_FIGHT = cases(WITHOUT_MONK, False) + cases(WITH_MONK, True)


def test_the_matrices_are_complete() -> None:
    assert len(EVERY_FIGHT) == 10 * 11 + 10 * 10


@clause("TEN-23", "TEN-24", "TEN-70", "TEN-71", "TEN-72", "TEN-75", "TEN-88", "TEN-92", "TEN-93", "TEN-97")
@pytest.mark.parametrize(("attacking", "defending", "monk", "result"), EVERY_FIGHT)
def test_the_strengths_give_the_result_of_the_matrix(
    attacking: str, defending: str, monk: bool, result: str
) -> None:
    attack, defence = powers.strengths(MARKS.index(attacking), MARKS.index(defending), monk)
    assert result[0] == ("A" if attack > defence else "D" if attack < defence else "=")


@clause("TEN-25", "TEN-29", "TEN-31", "TEN-75", "TEN-89", "TEN-94")
@pytest.mark.parametrize(("attacking", "defending", "monk", "result"), EVERY_FIGHT)
def test_a_real_fight_ends_as_the_matrix_says(
    attacking: str, defending: str, monk: bool, result: str
) -> None:
    g = fought(attacking, defending, monk)
    kinds = {"A": AttackerWon, "D": DefenderWon, "=": NobodyWon}
    assert len(happened(g, kinds[result[0]])) == 1
    assert faces(g, "prison.A") == (f"B.{defending}" if result == "A" else "")
    assert faces(g, "prison.B") == (f"A.{attacking}" if result == "D*" else "")
    gone = set()
    if result in ("D", "=") or attacking == "X":
        gone.add(f"A.{attacking}")
    if result == "=" or (result == "D" and defending == "X"):
        gone.add(f"B.{defending}")
    assert set(faces(g, "discard").split()) == gone
    assert (faces(g, "row.A.1") == "-") == (result != "A" or attacking == "X")
    assert (faces(g, "row.B.1") == "-") == (result in ("A", "=") or defending == "X")


def fought(attacking: str, defending: str, monk: bool) -> Tenno:
    """A's slot 1 against B's slot 1; B's monk, in slot 2, is shown or not there at all."""
    beside_a = [mark for mark in ("7", "8", "9") if mark != attacking]
    beside_b = [mark for mark in ("7", "8", "9") if mark != defending]
    if monk:
        beside_b.insert(0, "5")
    rows = {"A": " ".join([attacking, *beside_a[:2]]), "B": " ".join([defending, *beside_b[:2]])}
    g = scene(rows)
    play(g, "A: attack 1 > B.1", "B: monk" if monk else "B: keep")
    return g


# --- one by one -----------------------------------------------------------------------------------


@clause("TEN-24")
def test_printed_values_are_1_to_10_and_only_the_attacking_ninja_differs_from_his() -> None:
    assert VALUE == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0)
    for name, value, attack, defence in CHARACTERS:
        if name not in ("ninja", "shogun", "geisha"):
            assert value == attack == defence
    assert CHARACTERS[KINDS.index("ninja")][1:] == (4, 8, 4)
    assert CHARACTERS[SHOGUN][3] == 10


@clause("TEN-70")
@pytest.mark.parametrize("mark", ["1", "2", "3", "7", "8", "9"])
def test_peasants_samurai_and_daimyo_fight_with_their_printed_value(mark: str) -> None:
    kind = MARKS.index(mark)
    assert powers.strengths(kind, MONK, False) == (int(mark), 5)
    assert powers.strengths(MONK, kind, False) == (5, int(mark))
    assert powers.strengths(MONK, kind, True) == (5, int(mark) + 2)


@clause("TEN-71", "TEN-72")
def test_a_ninja_attacks_with_8_and_defends_with_4_or_6() -> None:
    for attacking, defending, monk, event in (
        ("4", "7", False, AttackerWon(0, 1, 8, 7)),
        ("5", "4", False, AttackerWon(0, 1, 5, 4)),
        ("5", "4", True, DefenderWon(0, 1, 5, 6)),
    ):
        assert event in fought(attacking, defending, monk).events


@clause("TEN-73")
def test_an_imprisoned_ninja_is_worth_4() -> None:
    g = scene(rows={"A": "5 1 2", "B": "4 3 1"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert g.outcome is not None
    assert g.outcome.scores == (4, 0)


@clause("TEN-74")
def test_a_monk_in_another_slot_of_the_attacked_row_may_be_turned_up() -> None:
    for row, slot in (("2 5 1", 1), ("2 1 5", 2)):
        g = scene(rows={"A": "3 1 2", "B": row, "C": "1 2 3"})
        play(g, "A: attack 1 > B.1")
        assert options_of(g, "B") == ["keep", "monk"]
        play(g, "B: monk")
        assert happened(g, MonkShown) == [MonkShown(1, slot)]


@clause("TEN-75")
def test_the_attacked_card_has_2_more_in_that_fight_only() -> None:
    g = scene(rows={"A": "6 7 1", "B": "5 4 3"})
    play(g, "A: attack 1 > B.2", "B: monk")
    assert NobodyWon(0, 1, 6, 6) in g.events
    play(g, "A: attack 2 > B.3", "B: keep")
    assert AttackerWon(0, 1, 7, 3) in g.events


@clause("TEN-76")
def test_an_attacked_monk_defends_with_5_and_cannot_be_shown_for_itself() -> None:
    g = scene(rows={"A": "6 1 2", "B": "5 3 1"})
    play(g, "A: attack 1 > B.1")
    assert options_of(g, "B") == ["keep"]
    assert code(g, "B", "monk") == "monk-not-for-itself"
    play(g, "B: keep")
    assert AttackerWon(0, 1, 6, 5) in g.events


@clause("TEN-77")
def test_a_monk_in_hand_prison_or_discard_has_no_effect() -> None:
    for prisons, discard in (({}, ""), ({"A": "B.5"}, ""), ({}, "B.5")):
        g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, prisons=prisons, discard=discard)
        play(g, "A: attack 1 > B.1")
        assert options_of(g, "B") == ["keep"]
        assert code(g, "B", "monk") == "no-monk-in-row"
        play(g, "B: keep")
        assert AttackerWon(0, 1, 3, 2) in g.events


@clause("TEN-78")
@pytest.mark.parametrize("attacking", ["9", "8", "6"])
@pytest.mark.parametrize(("slot", "row"), [(1, "5 6 3"), (2, "3 5 6"), (3, "6 3 5")])
def test_a_shown_monk_goes_back_face_down_into_its_own_slot_whatever_the_result(
    attacking: str, slot: int, row: str
) -> None:
    g = scene(rows={"A": f"{attacking} 1 2", "B": row, "C": "1 2 3"})
    play(g, f"A: attack 1 > B.{row.split().index('6') + 1}", "B: monk")
    assert faces(g, f"row.B.{slot}") == "5"
    assert "5" not in faces(g, "prison.A") + faces(g, "discard")
    for viewer in ("A", "C", "spectator"):
        assert shown(g, viewer, f"row.B.{slot}") == "?"


@clause("TEN-79")
def test_the_monk_may_be_used_again_in_the_second_fight_and_in_later_turns() -> None:
    g = scene(rows={"A": "6 3 2", "B": "5 7 1"})
    play(g, "A: attack 1 > B.2", "B: monk", "A: attack 2 > B.3", "B: monk", "A: refill 1 ninja, 2 monk")
    assert happened(g, MonkShown) == [MonkShown(1, 0)] * 2
    play(g, "B: refill 3 ninja", "B: pass", "B: attack 2 > A.3", "A: keep", "A: refill 3 shogun", "B: pass")
    play(g, "A: attack 1 > B.2", "B: monk")
    assert happened(g, DefenderWon)[-1] == DefenderWon(0, 1, 8, 9)
    assert len(happened(g, MonkShown)) == 3


@clause("TEN-80")
def test_the_monk_is_always_a_free_choice() -> None:
    useless = scene(rows={"A": "1 2 3", "B": "9 5 1"})
    play(useless, "A: attack 1 > B.1", "B: monk")
    assert happened(useless, DefenderWon) == [DefenderWon(0, 1, 1, 11)]
    kept = scene(rows={"A": "9 2 3", "B": "8 5 1"})
    play(kept, "A: attack 1 > B.1", "B: keep")
    assert faces(kept, "prison.A") == "B.8"


@clause("TEN-81")
def test_a_monk_beside_the_attacking_card_does_not_help_and_attacking_it_has_5() -> None:
    g = scene(rows={"A": "6 5 1", "B": "7 2 3"})
    play(g, "A: attack 1 > B.1")
    assert asked(g) == "B"
    assert code(g, "A", "monk") == "monk-helps-no-attack"
    play(g, "B: keep")
    assert happened(g, DefenderWon) == [DefenderWon(0, 1, 6, 7)]
    play(g, "A: attack 2 > B.3", "B: keep")
    assert happened(g, AttackerWon) == [AttackerWon(0, 1, 5, 3)]


@clause("TEN-82")
def test_the_ronin_attacks_and_defends_with_6() -> None:
    assert AttackerWon(0, 1, 6, 5) in fought("6", "5", False).events
    assert DefenderWon(0, 1, 5, 6) in fought("5", "6", False).events
    assert NobodyWon(0, 1, 6, 6) in fought("6", "6", False).events


@clause("TEN-88")
def test_the_shogun_loses_to_nothing_but_a_geisha() -> None:
    for attacking in ("1", "2", "3", "4", "5", "6", "7", "8", "9"):
        assert len(happened(fought(attacking, "10", False), DefenderWon)) == 1
    assert happened(fought("X", "10", False), AttackerWon) == [AttackerWon(0, 1, 11, 10)]


@clause("TEN-89")
def test_a_shogun_that_won_takes_the_attacking_card_prisoner_face_down() -> None:
    g = fought("9", "10", False)
    assert faces(g, "prison.B") == "A.9"
    assert shown(g, "B", "prison.B") == shown(g, "A", "prison.B") == "?"
    assert faces(g, "discard") == ""
    assert faces(g, "row.B.1") == "10"


@clause("TEN-90")
def test_the_owner_of_a_shogun_that_won_may_also_peek() -> None:
    g = fought("9", "10", False)
    play(g, "A: refill 1 ninja")
    assert (question(g), asked(g)) == ("PeekBonus", "B")


@clause("TEN-91", "TEN-95")
def test_a_shogun_beaten_by_a_geisha_is_a_prisoner_worth_10() -> None:
    g = scene(rows={"A": "X 1 2", "B": "10 3 1"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert faces(g, "prison.A") == "B.10"
    assert g.outcome is not None
    assert g.outcome.scores == (10, 0)


@clause("TEN-92")
def test_a_geisha_has_one_more_than_the_opposing_card() -> None:
    for kind in range(GEISHA):
        defence = CHARACTERS[kind][3]
        assert powers.strengths(GEISHA, kind, False) == (defence + 1, defence)
        if kind != SHOGUN:
            attack = CHARACTERS[kind][2]
            assert powers.strengths(kind, GEISHA, False) == (attack, attack + 1)


@clause("TEN-93")
def test_the_opposing_strength_is_taken_after_all_other_abilities() -> None:
    assert AttackerWon(0, 1, 12, 11) in fought("X", "9", True).events
    assert DefenderWon(0, 1, 8, 9) in fought("4", "X", False).events


@clause("TEN-94")
@pytest.mark.parametrize(("attacking", "defending"), [("X", "1"), ("1", "X"), ("X", "X")])
def test_a_geisha_that_fought_is_discarded_and_her_slot_is_empty(attacking: str, defending: str) -> None:
    g = fought(attacking, defending, False)
    geishas = {"A": attacking, "B": defending}
    for who, mark in geishas.items():
        if mark == "X":
            assert faces(g, f"row.{who}.1") == "-"
            assert f"{who}.X" in faces(g, "discard")


@clause("TEN-95")
def test_an_attacking_geisha_brings_her_prisoner_in_before_she_leaves() -> None:
    g = fought("X", "8", False)
    assert (faces(g, "prison.A"), faces(g, "discard")) == ("B.8", "A.X")


@clause("TEN-96")
def test_a_defending_geisha_discards_the_attacker_and_her_owner_may_peek() -> None:
    g = fought("9", "X", False)
    assert faces(g, "prison.B") == ""
    assert set(faces(g, "discard").split()) == {"A.9", "B.X"}
    assert asked(g) == "AB"
    play(g, "A: refill 1 ninja", "B: refill 1 ninja")
    assert (question(g), asked(g)) == ("PeekBonus", "B")


@clause("TEN-97")
@pytest.mark.parametrize("monk", [False, True])
def test_two_geishas_leave_the_game_and_nobody_wins_with_or_without_a_monk(monk: bool) -> None:
    g = fought("X", "X", monk)
    assert len(happened(g, NobodyWon)) == 1
    assert set(faces(g, "discard").split()) == {"A.X", "B.X"}
    assert faces(g, "prison.A") == faces(g, "prison.B") == ""
