"""Every row of the ledger's section 6: who refuses it by which clause, and that nothing changed."""

from __future__ import annotations

import pytest

from tatami.games.tenno.events import EndReached
from tatami.games.tenno.table import Tenno
from tatami.kernel.events import Glimpsed
from tatami.kernel.reasons import NotUnderstood
from tests.clauses import clause
from tests.games.scenes import play, refusal
from tests.games.tenno.scenes import asked, faces, happened, options_of, question, say, scene, shown


def clauses(g: Tenno, who: str, text: str) -> set[str]:
    """The clauses by which that answer is refused (and `refusal` has checked that nothing changed)."""
    return set(refusal(g, who, text).clauses)


def start() -> Tenno:
    """TEN-EX1's rows, with a third player looking on."""
    return scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"})


def ronin_turn() -> Tenno:
    """A's ronin has just lost against B's 7; A may attack again."""
    g = scene(rows={"A": "6 10 3", "B": "7 5 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert question(g) == "SecondAttack"
    return g


# --- attack ---------------------------------------------------------------------------------------


@clause("TEN-13")
def test_passing_the_turn_without_attacking() -> None:
    assert "TEN-13" in clauses(start(), "A", "pass")
    assert "TEN-13" in clauses(start(), "A", "stop")


@clause("TEN-12")
def test_attacking_out_of_turn() -> None:
    reason = refusal(start(), "B", "attack 1 > C.1")
    assert "TEN-12" in reason.clauses
    assert reason.facts == {"turn": 0}


@clause("TEN-17")
def test_attacking_with_the_shogun() -> None:
    g = scene(rows={"A": "3 10 2", "B": "1 2 3"})
    reason = refusal(g, "A", "attack 2 > B.1")
    assert "TEN-17" in reason.clauses
    assert reason.facts == {"slot": 1}


@clause("TEN-17", "TEN-84")
def test_attacking_with_the_shogun_after_a_ronin() -> None:
    assert clauses(ronin_turn(), "A", "attack 2 > C.1") >= {"TEN-17", "TEN-84"}


@clause("TEN-18")
def test_attacking_with_a_card_from_the_hand() -> None:
    assert "TEN-18" in clauses(start(), "A", "attack from hand")
    with pytest.raises(NotUnderstood):
        say("attack daimyo > B.1")


@clause("TEN-15")
def test_attacking_the_own_row() -> None:
    assert "TEN-15" in clauses(start(), "A", "attack 1 > A.2")
    assert "TEN-15" in clauses(ronin_turn(), "A", "attack 3 > A.2")


@clause("TEN-15")
def test_attacking_a_player_who_is_not_there() -> None:
    assert refusal(start(), "A", "attack 1 > D.2").code == "no-such-player"
    assert refusal(ronin_turn(), "A", "attack 3 > D.2").code == "no-such-player"


@clause("TEN-18")
def test_attacking_a_hand_or_a_prison() -> None:
    assert "TEN-18" in clauses(start(), "A", "attack a hand")
    for text in ("attack 1 > B.hand", "attack 1 > B.prison", "attack 1 > B.4"):
        with pytest.raises(NotUnderstood):
            say(text)


@clause("TEN-19", "TEN-86")
def test_attacking_a_slot_that_is_still_empty() -> None:
    g = scene(rows={"A": "6 10 3", "B": "1 5 7", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert faces(g, "row.B") == "- 5 7"
    assert clauses(g, "A", "attack 3 > B.1") >= {"TEN-19", "TEN-86"}


@clause("TEN-21")
@pytest.mark.parametrize("change", ["attack 1 > C.1", "attack 1 > B.2", "attack 2 > B.1", "attack 1 > B.1"])
def test_changing_the_attack_once_the_attacking_card_is_face_up(change: str) -> None:
    g = start()
    play(g, "A: attack 1 > B.1")
    assert "TEN-21" in clauses(g, "A", change)


# --- fight ----------------------------------------------------------------------------------------


@clause("TEN-20")
def test_defending_with_another_card_than_the_one_pointed_at() -> None:
    g = start()
    play(g, "A: attack 1 > B.1")
    assert "TEN-20" in clauses(g, "B", "swap 1 daimyo")
    assert "TEN-20" in clauses(g, "B", "exchange 1 2")


@clause("TEN-76")
def test_using_the_monk_to_strengthen_itself() -> None:
    g = scene(rows={"A": "6 1 2", "B": "5 3 1"})
    play(g, "A: attack 1 > B.1")
    assert "TEN-76" in clauses(g, "B", "monk")


@clause("TEN-77")
@pytest.mark.parametrize("where", ["hand", "prison", "discard"])
def test_using_a_monk_that_does_not_lie_in_the_row(where: str) -> None:
    prisons = {"A": "B.5"} if where == "prison" else {}
    discard = "B.5" if where == "discard" else ""
    g = scene(rows={"A": "6 1 2", "B": "2 3 1"}, prisons=prisons, discard=discard)
    play(g, "A: attack 1 > B.1")
    assert "TEN-77" in clauses(g, "B", "monk")
    assert options_of(g, "B") == ["keep"]


@clause("TEN-74")
def test_using_the_own_monk_for_another_players_card() -> None:
    g = scene(rows={"A": "6 1 2", "B": "2 3 1", "C": "5 1 2"})
    play(g, "A: attack 1 > B.1")
    assert "TEN-74" in clauses(g, "C", "monk")


@clause("TEN-81")
def test_using_the_monk_to_strengthen_the_own_attack() -> None:
    g = scene(rows={"A": "6 5 2", "B": "7 3 1"})
    assert "TEN-81" in clauses(g, "A", "monk")
    play(g, "A: attack 1 > B.1")
    assert "TEN-81" in clauses(g, "A", "monk")


@clause("TEN-22")
def test_using_the_monk_after_the_comparison() -> None:
    g = scene(rows={"A": "6 10 2", "B": "1 5 3", "C": "5 1 2"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert "TEN-22" in clauses(g, "B", "monk")
    play(g, "A: stop")
    assert question(g) == "CardsForTheGaps"
    assert "TEN-22" in clauses(g, "B", "monk")


# --- a second attack ------------------------------------------------------------------------------


@clause("TEN-83")
def test_a_second_attack_although_the_first_was_not_made_by_a_ronin() -> None:
    g = start()
    play(g, "A: attack 1 > B.1", "B: keep")
    assert "TEN-83" in clauses(g, "A", "attack 3 > C.1")
    play(g, "B: refill 1 ninja")
    assert question(g) == "SwapBonus"
    assert "TEN-83" in clauses(g, "A", "attack 3 > C.1")


@clause("TEN-87")
def test_a_second_attack_after_the_own_ronin_defended() -> None:
    g = scene(rows={"A": "3 1 2", "B": "6 3 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: refill 1 ninja")
    assert question(g) == "PeekBonus"
    assert "TEN-87" in clauses(g, "B", "attack 2 > A.2")


@clause("TEN-84")
@pytest.mark.parametrize("target", ["7 5 1", "1 5 7"])
def test_the_second_attack_with_the_ronin_again_whether_it_is_still_there_or_not(target: str) -> None:
    g = scene(rows={"A": "6 10 3", "B": target, "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert "TEN-84" in clauses(g, "A", "attack 1 > C.1")


@clause("TEN-85")
def test_the_second_attack_at_the_card_the_ronin_has_just_attacked() -> None:
    g = ronin_turn()
    reason = refusal(g, "A", "attack 3 > B.1")
    assert "TEN-85" in reason.clauses
    assert reason.facts == {"target": 1, "slot": 0}


@clause("TEN-87")
def test_a_third_attack() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep")
    assert "TEN-87" in clauses(g, "A", "attack 3 > C.2")
    play(g, "B: refill 1 ninja", "C: refill 1 ninja")
    assert "TEN-87" in clauses(g, "A", "attack 3 > C.2")


# --- refilling ------------------------------------------------------------------------------------


@clause("TEN-86")
def test_refilling_between_the_two_fights_of_a_ronin_turn() -> None:
    g = scene(rows={"A": "6 10 3", "B": "6 5 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert "TEN-86" in clauses(g, "A", "refill 1 ninja")
    assert "TEN-86" in clauses(g, "B", "refill 1 ninja")
    play(g, "A: attack 3 > C.1")
    for who in "AB":
        assert "TEN-86" in clauses(g, who, "refill 1 ninja")


@clause("TEN-33")
def test_leaving_a_gap_empty_with_cards_in_hand() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 8 3", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert faces(g, "row.A") == "- - 2"
    for text in ("pass", "stop", "refill 1 ninja", "refill 2 ninja"):
        assert "TEN-33" in clauses(g, "A", text)


@clause("TEN-36")
def test_sliding_the_others_along_while_refilling() -> None:
    g = start()
    play(g, "A: attack 1 > B.1", "B: keep")
    for text in ("refill 3 ninja", "refill 1 ninja, 2 monk", "refill 2 ninja"):
        assert "TEN-36" in clauses(g, "B", text)
        assert refusal(g, "B", text).facts == {"gaps": "1"}


@clause("TEN-35")
def test_refilling_with_a_card_that_is_not_in_hand() -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 8 3", "C": "1 2 3"}, prisons={"C": "A.4"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert refusal(g, "A", "refill 1 ninja, 2 monk").facts == {"kind": 3}
    assert refusal(g, "A", "refill 1 monk, 2 monk").facts == {"kind": 4}
    assert refusal(g, "A", "refill 1 monk, 2 peasant_2").facts == {"kind": 1}


@clause("TEN-10")
def test_reordering_the_row_at_any_other_time() -> None:
    g = start()
    stages = [(), ("A: attack 1 > B.1",), ("B: keep",), ("B: refill 1 ninja",), ("A: pass",)]
    for moves in stages:
        play(g, *moves)
        for who in "ABC":
            assert "TEN-10" in clauses(g, who, "reorder row")
        if question(g) not in ("MonkToShow", "SwapBonus"):
            assert "TEN-10" in clauses(g, asked(g)[0], "exchange 1 2")
        for who in set("ABC") - set(asked(g)):
            assert "TEN-10" in clauses(g, who, "exchange 1 2")
            assert "TEN-10" in clauses(g, who, "arrange 2 1 3")


# --- bonuses --------------------------------------------------------------------------------------


@clause("TEN-39", "TEN-40")
@pytest.mark.parametrize(("attack", "how"), [(1, "lost"), (2, "drawn"), (3, "won with the geisha")])
def test_swapping_after_losing_a_card_drawing_or_winning_with_the_geisha(attack: int, how: str) -> None:
    g = scene(rows={"A": "1 3 X", "B": "3 2 1"})
    play(g, f"A: attack {attack} > B.1", "B: keep")
    assert clauses(g, "A", "swap 2 daimyo") >= {"TEN-39", "TEN-40"}
    play(g, f"A: refill {attack} ninja")
    if how == "lost":
        assert question(g) == "PeekBonus"
        assert clauses(g, "A", "swap 2 daimyo") >= {"TEN-39", "TEN-40"}
    else:
        play(g, "B: refill 1 ninja")
        assert (question(g), asked(g)) == ("FirstAttack", "B")


@clause("TEN-39")
def test_swapping_as_defender_or_as_onlooker() -> None:
    g = start()
    play(g, "A: attack 1 > B.1", "B: keep")
    assert "TEN-39" in clauses(g, "B", "swap 2 daimyo")
    play(g, "B: refill 1 ninja")
    for who in "BC":
        assert "TEN-39" in clauses(g, who, "swap 2 daimyo")


@clause("TEN-41")
def test_swapping_twice_after_two_won_fights() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep")
    play(g, "B: refill 1 ninja", "C: refill 1 ninja", "A: swap 1 daimyo")
    assert (question(g), asked(g)) == ("FirstAttack", "B")
    assert "TEN-41" in clauses(g, "A", "swap 2 shogun")


@clause("TEN-14", "TEN-41")
def test_swapping_before_the_fight_or_between_the_fights() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3"})
    assert "TEN-14" in clauses(g, "A", "swap 1 daimyo")
    play(g, "A: attack 1 > B.1")
    assert "TEN-14" in clauses(g, "A", "swap 1 daimyo")
    play(g, "B: keep")
    assert "TEN-14" in clauses(g, "A", "swap 1 daimyo")


@clause("TEN-58")
def test_exchanging_two_row_cards_while_holding_hand_cards() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": "9"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    reason = refusal(g, "A", "exchange 1 2")
    assert "TEN-58" in reason.clauses
    assert reason.facts == {"cards": 1}


@clause("TEN-54", "TEN-57")
def test_exchanging_three_cards_with_an_empty_hand() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": ""})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    with pytest.raises(NotUnderstood):
        say("exchange 1 2 3")
    play(g, "A: exchange 1 2")
    assert faces(g, "row.A") == "1 3 2"
    assert "TEN-10" in clauses(g, "A", "exchange 2 3")  # no second exchange either
    assert "TEN-10" in clauses(g, "A", "reorder row")


@clause("TEN-43")
def test_swapping_with_an_empty_hand() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": ""})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    assert "TEN-43" in clauses(g, "A", "swap 1 peasant_3")


@clause("TEN-44", "TEN-32")
def test_peeking_as_attacker_as_onlooker_or_after_a_draw() -> None:
    won = start()
    play(won, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    lost = start()
    play(lost, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja")
    drawn = start()
    play(drawn, "A: attack 1 > B.2", "B: keep")
    assert [question(g) for g in (won, lost, drawn)] == ["SwapBonus", "PeekBonus", "CardsForTheGaps"]
    for g, peekers in ((won, "ABC"), (lost, "AC"), (drawn, "ABC")):
        for who in peekers:
            assert clauses(g, who, "peek 1") >= {"TEN-44", "TEN-32"}


@clause("TEN-47")
def test_peeking_at_a_hand_a_prison_or_the_row_of_somebody_else() -> None:
    g = start()
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja")
    assert options_of(g, "B") == ["pass", "peek 1", "peek 2", "peek 3"]
    assert "TEN-27" in clauses(g, "B", "look into prison")
    for text in ("peek hand", "peek C.1", "peek 4", "peek prison"):
        with pytest.raises(NotUnderstood):
            say(text)
    play(g, "B: peek 2")
    (peek,) = happened(g, Glimpsed)
    assert g.layout.places[peek.place].name == "row.A.2"


@clause("TEN-45", "TEN-14")
def test_peeking_before_the_attacker_has_refilled() -> None:
    g = start()
    play(g, "A: attack 2 > B.1", "B: keep")
    assert question(g) == "CardsForTheGaps"
    assert clauses(g, "B", "peek 1") >= {"TEN-45", "TEN-14"}


@clause("TEN-46")
def test_showing_a_peeked_card_to_others() -> None:
    g = start()
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja")
    assert "TEN-46" in clauses(g, "B", "show card")
    play(g, "B: peek 2")
    for who in "ABC":
        assert "TEN-46" in clauses(g, who, "show card")


# --- prisons, discard, end ------------------------------------------------------------------------


@clause("TEN-27")
def test_looking_into_any_prison_even_the_own() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, prisons={"A": "B.9"})
    for who in "AB":
        assert "TEN-27" in clauses(g, who, "look into prison")
        assert shown(g, who, "prison.A") == "?"


@clause("TEN-28", "TEN-38")
def test_taking_a_card_out_of_a_prison_or_the_discard() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, prisons={"A": "B.9"}, discard="A.9")
    for who in "AB":
        assert "TEN-28" in clauses(g, who, "take from prison")
        assert "TEN-38" in clauses(g, who, "take from discard")


@clause("TEN-29")
def test_nobody_captures_the_attacking_card_after_a_defence_without_a_shogun() -> None:
    g = start()
    play(g, "A: attack 2 > B.2", "B: keep")
    assert faces(g, "prison.B") == ""
    assert faces(g, "discard") == "A.1"


@clause("TEN-94")
def test_nobody_keeps_a_geisha_in_the_row_after_she_fought() -> None:
    g = scene(rows={"A": "X 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert faces(g, "row.A") == "- 1 2"
    assert "TEN-33" in clauses(g, "A", "pass")
    assert "refill 1 geisha" not in options_of(g, "A")


@clause("TEN-61")
def test_refilling_swapping_or_peeking_after_the_end_has_been_triggered() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert happened(g, EndReached) == [EndReached(1)]
    for who, text in (
        ("A", "swap 1 daimyo"),
        ("B", "refill 1 ninja"),
        ("B", "peek 1"),
        ("A", "exchange 1 2"),
    ):
        assert "TEN-61" in clauses(g, who, text)
        assert options_of(g, who) == []


@clause("TEN-64")
def test_demanding_another_round_because_others_had_fewer_turns() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    for who in "ABC":
        assert "TEN-64" in clauses(g, who, "attack 1 > B.2")


@clause("TEN-66")
def test_an_imprisoned_ninja_is_not_scored_as_8() -> None:
    g = scene(rows={"A": "3 1 2", "B": "1 3 2"}, hands={"B": ""}, prisons={"A": "B.4", "B": "A.6"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert g.outcome is not None
    assert g.outcome.scores == (5, 6)
    assert g.outcome.winners == (1,)
