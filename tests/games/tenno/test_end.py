"""End of the game and scoring (TEN-2, TEN-3, TEN-60 to TEN-69)."""

from __future__ import annotations

import pytest

from tatami.games.tenno.events import EndReached, GapsFilled, PrisonCounted, TieBroken
from tatami.games.tenno.pieces import MONK, NINJA, PEASANT_2, RONIN, VALUE
from tatami.games.tenno.table import Tenno
from tatami.kernel.events import Glimpsed
from tatami.kernel.outcome import Outcome
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.tenno.scenes import faces, happened, options_of, question, scene, shown


def last_fight(
    prisons: dict[str, str] | None = None, discard: str = "", hands: dict[str, str] | None = None
) -> Tenno:
    """A's 3 beats B's 2, who has nothing in hand to replace it (B's other cards are gone)."""
    g = scene(
        rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"},
        hands={"B": "", **(hands or {})},
        prisons=prisons,
        discard=discard,
    )
    play(g, "A: attack 1 > B.1", "B: keep")
    return g


def outcome(g: Tenno) -> Outcome:
    assert g.outcome is not None
    return g.outcome


@clause("TEN-2", "TEN-67")
def test_the_highest_total_of_printed_values_wins_not_the_number_of_prisoners() -> None:
    g = last_fight(prisons={"A": "B.4 C.5", "C": "B.10 A.9"})
    assert outcome(g) == Outcome((2,), "prison", (11, 0, 19))


@clause("TEN-3")
def test_discarded_hand_and_row_cards_score_nothing() -> None:
    g = last_fight(prisons={"C": "B.4"}, discard="C.9 C.8")
    assert faces(g, "hand.A") == "4 5 6 7 8 9 10 X"
    assert outcome(g).scores == (2, 0, 4)
    assert outcome(g).winners == (2,)


@clause("TEN-60")
def test_a_player_with_more_gaps_than_hand_cards_ends_the_game_at_once() -> None:
    g = last_fight()
    assert happened(g, EndReached) == [EndReached(1)]
    assert question(g) == "over"
    assert options_of(g, "B") == []


@clause("TEN-60", "TEN-34")
@pytest.mark.parametrize(("hand", "over"), [("4 5", False), ("4", True), ("", True)])
def test_two_gaps_need_two_hand_cards(hand: str, over: bool) -> None:
    g = scene(rows={"A": "6 3 2", "B": "7 8 1"}, hands={"A": hand})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert (g.outcome is not None) == over


@clause("TEN-60", "TEN-63")
def test_one_hand_card_for_one_gap_is_enough() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"B": "4"})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: pass")
    assert g.outcome is None
    assert faces(g, "hand.B") == ""


@clause("TEN-61")
def test_in_the_last_turn_nobody_refills_swaps_or_peeks() -> None:
    lost = scene(rows={"A": "3 1 2", "B": "2 3 7", "C": "1 2 3"}, hands={"A": ""})
    play(lost, "A: attack 1 > B.3", "B: keep")
    for g in (last_fight(), lost):
        assert question(g) == "over"
        assert happened(g, GapsFilled) == []
        assert happened(g, Glimpsed) == []


@clause("TEN-61")
def test_in_the_last_turn_who_could_refill_does_not_either() -> None:
    g = scene(rows={"A": "3 1 2", "B": "3 2 1"}, hands={"A": ""})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert g.outcome is not None
    assert (faces(g, "row.A"), faces(g, "row.B")) == ("- 1 2", "- 2 1")


@clause("TEN-62")
def test_prisoners_of_the_last_turn_count() -> None:
    g = last_fight(prisons={"C": "A.6", "A": "B.5"})
    assert outcome(g).scores == (7, 0, 6)
    assert outcome(g).winners == (0,)


@clause("TEN-62", "TEN-89")
def test_an_attacker_taken_by_a_shogun_in_the_last_turn_counts_too() -> None:
    g = scene(rows={"A": "9 1 2", "B": "10 3 1"}, hands={"A": ""}, prisons={"A": "B.8"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert outcome(g) == Outcome((1,), "prison", (8, 9))


@clause("TEN-63")
def test_an_empty_hand_alone_does_not_end_the_game() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"}, hands={"A": "", "C": ""})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: pass")
    assert (question(g), faces(g, "hand.A"), faces(g, "hand.C")) == ("FirstAttack", "", "")
    play(g, "B: attack 1 > A.1", "A: keep")
    assert question(g) == "over"  # a loss that cannot be replaced does


@clause("TEN-64")
@pytest.mark.parametrize("stuck", ["attacker", "defender", "both"])
def test_it_does_not_matter_who_cannot_refill(stuck: str) -> None:
    hands = {"attacker": {"A": ""}, "defender": {"B": ""}, "both": {"A": "", "B": ""}}[stuck]
    g = scene(rows={"A": "3 1 2", "B": "3 2 1", "C": "1 2 3"}, hands=hands)
    play(g, "A: attack 1 > B.1", "B: keep")
    assert question(g) == "over"
    assert g.outcome is not None


@clause("TEN-64")
def test_the_first_defender_of_a_ronin_turn_can_be_the_one_who_ends_it() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": "1 2 3"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.2", "C: keep")
    assert happened(g, EndReached) == [EndReached(1)]
    assert outcome(g).scores == (3, 0, 0)


@clause("TEN-64")
def test_the_game_ends_without_evening_out_the_round_even_if_the_leader_falls_behind() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "9 8 7"}, hands={"B": ""}, prisons={"B": "A.10"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert outcome(g).winners == (1,)
    assert g.table.turn == 0


@clause("TEN-65")
def test_all_prisons_are_turned_up_and_counted_aloud() -> None:
    g = last_fight(prisons={"A": "C.5", "C": "A.6 B.4"})
    for viewer in ("A", "B", "C", "spectator"):
        assert shown(g, viewer, "prison.A") == "B.2! C.5!"
        assert shown(g, viewer, "prison.C") == "A.6! B.4!"
    assert happened(g, PrisonCounted) == [
        PrisonCounted(0, 7, (PEASANT_2, MONK)),
        PrisonCounted(1, 0, ()),
        PrisonCounted(2, 10, (NINJA, RONIN)),
    ]


@clause("TEN-66", "TEN-73")
def test_abilities_do_not_count_in_scoring() -> None:
    g = scene(rows={"A": "9 1 2", "B": "4 5 1"}, hands={"B": ""})
    play(g, "A: attack 1 > B.1", "B: monk")  # 9 against 4 + 2
    assert outcome(g).scores == (4, 0)


@clause("TEN-68")
def test_players_with_equal_prisons_add_hand_and_row() -> None:
    g = last_fight(prisons={"C": "B.6", "A": "B.4"}, discard="C.9 A.8")
    # A: row 6 + hand 4+5+6+7+9+10, C: row 6 + hand 4+5+6+7+8+10; the geishas count nothing
    assert outcome(g) == Outcome((0,), "tie-break", (6, 0, 6), (47, 0, 46))
    told = happened(g, TieBroken)
    assert [(event.seat, event.total) for event in told] == [(0, 47), (2, 46)]
    assert [VALUE[kind] for kind in told[0].cards] == [1, 2, 3, 4, 5, 6, 7, 9, 10, 0]
    assert [VALUE[kind] for kind in told[1].cards] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 0]


@clause("TEN-68")
def test_who_is_not_tied_for_the_lead_takes_no_part_in_the_tie_break() -> None:
    g = last_fight(prisons={"C": "B.6", "A": "B.4"}, discard="A.10 C.9", hands={"A": "5", "C": "5 6"})
    assert outcome(g).winners == (2,)
    assert outcome(g).tiebreak == (11, 0, 17)
    assert [event.seat for event in happened(g, TieBroken)] == [0, 2]


@clause("TEN-68", "TEN-R10")
def test_a_geisha_adds_nothing_to_the_tie_break() -> None:
    g = last_fight(prisons={"C": "B.6", "A": "B.4"}, hands={"A": "X", "C": ""})
    assert outcome(g).tiebreak == (6, 0, 6)


@clause("TEN-68", "TEN-73")
def test_a_ninja_adds_4_to_the_tie_break() -> None:
    g = last_fight(prisons={"C": "B.6", "A": "B.4"}, hands={"A": "4", "C": "5"})
    assert outcome(g) == Outcome((2,), "tie-break", (6, 0, 6), (10, 0, 11))


@clause("TEN-69", "TEN-R9")
def test_who_is_equal_even_then_wins_together() -> None:
    g = last_fight(prisons={"C": "B.6", "A": "B.4"}, hands={"A": "7", "C": "7"})
    assert outcome(g) == Outcome((0, 2), "shared", (6, 0, 6), (13, 0, 13))
    assert [outcome(g).share(seat) for seat in range(3)] == [0.5, 0, 0.5]


@clause("TEN-69")
def test_of_three_tied_players_only_the_best_share_the_victory() -> None:
    g = scene(
        rows={"A": "3 1 2", "B": "3 2 1", "C": "1 2 3", "D": "1 2 3"},
        hands={"A": "", "B": "", "C": "8", "D": "8"},
    )
    play(g, "A: attack 1 > B.1", "B: keep")
    assert outcome(g) == Outcome((2, 3), "shared", (0, 0, 0, 0), (3, 3, 14, 14))
