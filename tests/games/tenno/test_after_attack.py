"""After the attack: refilling (TEN-33 to TEN-38)."""

from __future__ import annotations

from tatami.games.tenno.events import GapsFilled
from tatami.games.tenno.table import Tenno
from tatami.kernel.events import Moved, Sealed
from tatami.kernel.pieces import HIDDEN
from tests.clauses import clause
from tests.games.scenes import code, play
from tests.games.tenno.scenes import asked, faces, happened, options_of, question, scene, shown, told


def two_gaps() -> Tenno:
    """A has lost his ronin and his 3 to B; he must fill slots 1 and 2."""
    g = scene(rows={"A": "6 3 2", "B": "7 8 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    return g


@clause("TEN-33")
def test_the_attacker_who_lost_a_card_must_refill() -> None:
    g = scene(rows={"A": "3 1 2", "B": "7 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert (question(g), asked(g)) == ("CardsForTheGaps", "A")
    assert code(g, "A", "pass") == "must-refill"
    play(g, "A: refill 1 daimyo")
    assert faces(g, "row.A") == "9 1 2"


@clause("TEN-33")
def test_every_defender_of_the_turn_refills_and_nobody_else() -> None:
    g = scene(rows={"A": "6 3 2", "B": "1 2 3", "C": "1 2 3", "D": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > D.2", "D: keep")
    assert asked(g) == "BD"
    assert code(g, "A", "refill 1 ninja") == "no-gaps"
    assert code(g, "C", "refill 1 ninja") == "no-gaps"


@clause("TEN-33", "TEN-18")
def test_the_card_comes_from_the_hand_and_fills_the_gap() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    kinds = ("ninja", "monk", "ronin", "samurai_7", "samurai_8", "daimyo", "shogun", "geisha")
    assert options_of(g, "B") == [f"refill 1 {kind}" for kind in kinds]


@clause("TEN-34")
def test_two_lost_cards_are_replaced_in_the_slots_their_owner_chooses() -> None:
    for text, row in (("refill 1 ninja, 2 shogun", "4 10 2"), ("refill 1 shogun, 2 ninja", "10 4 2")):
        g = two_gaps()
        assert asked(g) == "A"
        play(g, f"A: {text}")
        assert faces(g, "row.A") == row


@clause("TEN-34")
def test_for_two_gaps_every_ordered_pair_of_hand_cards_is_offered() -> None:
    g = two_gaps()
    assert len(set(options_of(g, "A"))) == 8 * 7
    assert code(g, "A", "refill 1 ninja, 2 ninja") == "card-fills-one-gap"
    assert code(g, "A", "refill 1 ninja") == "wrong-gaps"


@clause("TEN-35")
def test_the_others_see_only_that_the_slot_is_filled() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    before = len(g.events)
    play(g, "B: refill 1 shogun")
    for viewer in ("A", "C", "spectator"):
        assert shown(g, viewer, "row.B") == "? ? ?"
        news = told(g, viewer, before)
        assert news[:2] == [Sealed(1), GapsFilled(1, 1)]
        assert [event.face for event in news if isinstance(event, Moved)] == [HIDDEN]
    assert shown(g, "B", "row.B") == "10 3 1"


@clause("TEN-36")
def test_the_cards_already_in_the_row_stay_in_their_slots() -> None:
    g = scene(rows={"A": "3 1 2", "B": "3 2 1"})
    play(g, "A: attack 1 > B.2", "B: keep")
    assert {text.split()[1] for text in options_of(g, "B")} == {"2"}
    play(g, "B: refill 2 ninja")
    assert faces(g, "row.B") == "3 4 1"


@clause("TEN-37", "TEN-R4")
def test_several_players_refill_at_the_same_time_and_nothing_shows_before_the_last() -> None:
    g = scene(rows={"A": "3 1 2", "B": "3 2 1", "C": "1 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert asked(g) == "AB"
    before = len(g.events)
    play(g, "B: refill 1 shogun")
    assert asked(g) == "A"
    for viewer in ("A", "C", "spectator"):
        assert told(g, viewer, before) == [Sealed(1)]
        assert shown(g, viewer, "row.B") == "- ? ?"
    play(g, "A: refill 1 ninja")
    assert (faces(g, "row.A"), faces(g, "row.B")) == ("4 1 2", "10 2 1")
    assert happened(g, GapsFilled) == [GapsFilled(0, 1), GapsFilled(1, 1)]


@clause("TEN-37")
def test_the_order_in_which_they_answer_changes_nothing() -> None:
    results = []
    for answers in (("A: refill 1 ninja", "B: refill 1 monk"), ("B: refill 1 monk", "A: refill 1 ninja")):
        g = scene(rows={"A": "3 1 2", "B": "3 2 1"})
        play(g, "A: attack 1 > B.1", "B: keep", *answers)
        results.append((g.places, [e for e in g.events if not isinstance(e, Sealed)]))
    assert results[0] == results[1]


@clause("TEN-38")
def test_hands_get_smaller_by_refilling_only_and_a_swap_leaves_their_number() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    sizes = []
    for move in ("A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: swap 1 shogun"):
        play(g, move)
        sizes.append((len(faces(g, "hand.A").split()), len(faces(g, "hand.B").split())))
    assert sizes == [(8, 8), (8, 8), (8, 7), (8, 7)]
    assert faces(g, "hand.A") == "3 4 5 6 7 8 9 X"


@clause("TEN-38")
def test_an_empty_hand_stays_empty_after_an_exchange() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": ""})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: exchange 1 3")
    assert faces(g, "hand.A") == ""
