"""A fight: the monk's window, the comparison and its three results (TEN-20 to TEN-32)."""

from __future__ import annotations

import pytest

from tatami.games.tenno.events import AttackerWon, DefenderWon, NobodyWon
from tests.clauses import clause
from tests.games.scenes import code, play
from tests.games.tenno.scenes import asked, faces, happened, options_of, question, scene, shown

EVERYBODY = ("A", "B", "C", "spectator")


@clause("TEN-22")
def test_the_defender_alone_is_asked_for_a_monk_while_both_cards_lie_open() -> None:
    g = scene(rows={"A": "3 5 2", "B": "2 5 1", "C": "5 1 2"})
    play(g, "A: attack 1 > B.1")
    assert (question(g), asked(g)) == ("MonkToShow", "B")
    assert options_of(g, "B") == ["keep", "monk"]
    assert code(g, "A", "monk") == "monk-helps-no-attack"
    assert code(g, "C", "monk") == "not-your-card-attacked"
    assert code(g, "C", "keep") == "not-your-card-attacked"
    assert [shown(g, viewer, "row.A.1") for viewer in EVERYBODY] == ["3!"] * 4


@clause("TEN-22")
def test_nothing_but_the_monk_can_be_used_while_a_fight_is_on() -> None:
    g = scene(rows={"A": "3 5 2", "B": "2 5 1"})
    play(g, "A: attack 1 > B.1")
    assert code(g, "B", "attack 1 > A.1") == "fight-is-on"
    assert code(g, "B", "pass") == "fight-is-on"
    assert code(g, "B", "peek 1") == "peek-later"
    assert code(g, "A", "peek 1") == "no-peek"
    assert code(g, "A", "pass") == "nothing-to-decline"


@clause("TEN-23", "TEN-24")
@pytest.mark.parametrize(
    ("attacking", "event"),
    [
        ("8", AttackerWon(0, 1, 8, 7)),
        ("7", NobodyWon(0, 1, 7, 7)),
        ("6", DefenderWon(0, 1, 6, 7)),
    ],
)
def test_the_higher_strength_wins(attacking: str, event: AttackerWon | NobodyWon | DefenderWon) -> None:
    g = scene(rows={"A": f"{attacking} 1 2", "B": "7 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert happened(g, type(event)) == [event]
    assert sum(len(happened(g, kind)) for kind in (AttackerWon, NobodyWon, DefenderWon)) == 1


@clause("TEN-25")
def test_an_attacker_who_wins_lays_the_defending_card_face_down_on_his_own_prison() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"}, prisons={"A": "C.9"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert faces(g, "prison.A") == "B.2 C.9"
    assert faces(g, "prison.B") == faces(g, "discard") == ""
    assert faces(g, "row.B") == "- 3 1"
    assert [shown(g, viewer, "prison.A") for viewer in EVERYBODY] == ["? ?"] * 4


@clause("TEN-26")
def test_an_attacking_card_that_won_goes_back_face_down_into_its_own_slot() -> None:
    g = scene(rows={"A": "1 2 3", "B": "2 3 1", "C": "1 2 3"})
    play(g, "A: attack 3 > B.1", "B: keep")
    assert faces(g, "row.A") == "1 2 3"
    assert [shown(g, viewer, "row.A") for viewer in ("B", "C", "spectator")] == ["? ? ?"] * 3
    assert shown(g, "A", "row.A") == "1 2 3"


@clause("TEN-27")
def test_nobody_sees_into_any_prison_at_any_moment_of_the_game() -> None:
    g = scene(rows={"A": "3 1 2", "B": "10 3 1", "C": "1 2 3"}, prisons={"A": "C.9", "C": "A.8"})
    for move in (
        *("A: attack 1 > B.1", "B: keep", "A: refill 1 ninja", "B: peek 1"),
        *("B: attack 2 > C.2", "C: keep", "C: refill 2 ninja", "B: pass"),
    ):
        play(g, move)
        for prison in "ABC":
            for viewer in EVERYBODY:
                assert shown(g, viewer, f"prison.{prison}").replace("? ", "") in ("?", "")


@clause("TEN-28")
def test_cards_never_leave_a_prison() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, prisons={"A": "B.9", "B": "A.8"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: swap 1 shogun")
    play(g, "B: attack 1 > A.1", "A: keep")
    assert "refill 1 daimyo" not in options_of(g, "B")
    assert (faces(g, "prison.A"), faces(g, "prison.B")) == ("B.2 B.4 B.9", "A.8")


@clause("TEN-29")
def test_a_beaten_attacking_card_is_discarded_and_nobody_scores_it() -> None:
    g = scene(rows={"A": "3 1 2", "B": "7 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert faces(g, "discard") == "A.3"
    assert faces(g, "row.A") == "- 1 2"
    assert faces(g, "prison.A") == faces(g, "prison.B") == ""


@clause("TEN-30")
def test_a_defending_card_that_won_goes_back_face_down_into_its_own_slot() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 7 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.2", "B: keep")
    assert faces(g, "row.B") == "2 7 1"
    assert [shown(g, viewer, "row.B") for viewer in ("A", "C", "spectator")] == ["? ? ?"] * 3


@clause("TEN-31")
def test_when_strengths_are_equal_both_cards_are_discarded() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.2", "B: keep")
    assert faces(g, "discard") == "A.3 B.3"
    assert (faces(g, "row.A"), faces(g, "row.B")) == ("- 1 2", "2 - 1")


@clause("TEN-31")
def test_equality_counts_after_the_abilities_not_by_the_printed_values() -> None:
    printed_equal = scene(rows={"A": "4 1 2", "B": "4 3 1"})
    play(printed_equal, "A: attack 1 > B.1", "B: keep")
    assert faces(printed_equal, "prison.A") == "B.4"
    equal_by_ability = scene(rows={"A": "4 1 2", "B": "8 3 1"})
    play(equal_by_ability, "A: attack 1 > B.1", "B: keep")
    assert faces(equal_by_ability, "discard") == "A.4 B.8"


@clause("TEN-32")
def test_a_fight_nobody_won_brings_no_prisoner_no_swap_and_no_peek() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.2", "B: keep", "A: refill 1 ninja", "B: refill 2 ninja")
    assert (question(g), asked(g)) == ("FirstAttack", "B")
    assert faces(g, "prison.A") == faces(g, "prison.B") == ""


@clause("TEN-32")
def test_a_drawn_fight_does_not_take_the_peek_of_the_other_fight_away() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 1 2", "C": "3 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep")
    play(g, "A: refill 1 ninja, 2 monk", "C: refill 1 ninja")
    assert (question(g), asked(g)) == ("PeekBonus", "B")
    play(g, "B: peek 3")
    assert (question(g), asked(g)) == ("FirstAttack", "B")
