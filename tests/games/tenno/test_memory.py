"""The memory aid (TEN-R26, TEN-R42): a record of what was seen, never of what lies there now."""

from __future__ import annotations

import pytest

from tatami.games.tenno.aids import Remembered, aids, remembered
from tatami.games.tenno.pieces import MONK, NINJA, RONIN, row
from tatami.games.tenno.table import HANDLED, REFILLED, SEEN, Sighting, Tenno
from tatami.kernel.events import Glimpsed
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.tenno.scenes import faces, happened, scene, shown, view_for

AID = {"memory_aid": True}
ROWS = {"A": "3 1 2", "B": "2 5 1", "C": "1 2 3"}


def sighting(who: int, slot: int, kind: int, mark: int = SEEN, by: int = -1, turn: int = 1) -> Sighting:
    return (turn, who, slot - 1, kind, mark, by)


def two_wins(hand: str, answer: str) -> Tenno:
    """A's 3 won; then A used his bonus with that answer."""
    g = scene(ROWS, hands={"A": hand}, options=AID)
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", f"A: {answer}")
    return g


@clause("TEN-R26")
def test_by_default_nothing_is_kept_after_cards_are_covered() -> None:
    g = scene(ROWS)
    play(g, "A: attack 1 > B.1", "B: monk")
    assert g.table.sightings == ()
    assert not any(place.name.startswith("notes") for place in g.layout.places)
    for viewer in ("A", "C", "spectator"):
        assert shown(g, viewer, "row.B") == "? ? ?"
        assert shown(g, viewer, "prison.A").replace("?", "") == ""


@clause("TEN-R26")
def test_the_aid_records_player_slot_turn_and_value_of_every_card_that_was_face_up() -> None:
    g = scene(ROWS, options=AID)
    play(g, "A: attack 2 > B.3", "B: monk")
    assert g.table.sightings == (sighting(0, 2, 0), sighting(1, 3, 0), sighting(1, 2, 4))
    for viewer in ("A", "B", "C", "spectator"):
        assert view_for(g, viewer).table.sightings == g.table.sightings


@clause("TEN-R26")
def test_a_refilled_slot_is_marked_and_only_that_one() -> None:
    g = scene(ROWS, options=AID)
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    assert g.table.sightings == (sighting(0, 1, 2), sighting(1, 1, 1, REFILLED))


@clause("TEN-R26", "TEN-52")
def test_a_handled_slot_is_marked_whether_or_not_the_card_changed() -> None:
    real, pretended = two_wins("9 10", "swap 1 shogun"), two_wins("9 10", "swap 1 peasant_3")
    assert faces(real, "row.A") != faces(pretended, "row.A")
    assert real.table.sightings == pretended.table.sightings
    assert sighting(0, 1, 2, HANDLED) in real.table.sightings
    declined = two_wins("9 10", "pass")
    assert sighting(0, 1, 2, SEEN) in declined.table.sightings


@clause("TEN-R26", "TEN-56")
def test_both_slots_of_an_exchange_are_marked_whether_or_not_they_changed_places() -> None:
    real, pretended = two_wins("", "exchange 1 2"), two_wins("", "exchange 1 2 leave")
    assert real.table.sightings == pretended.table.sightings
    assert sighting(0, 1, 2, HANDLED) in real.table.sightings
    other_slot = scene({"A": "1 2 3", "B": "2 5 1"}, hands={"A": ""}, options=AID)
    play(other_slot, "A: attack 3 > B.1", "B: keep", "B: refill 1 ninja", "A: exchange 1 3")
    assert sighting(0, 3, 2, HANDLED) in other_slot.table.sightings
    untouched = two_wins("", "exchange 2 3")
    assert sighting(0, 1, 2, SEEN) in untouched.table.sightings


@clause("TEN-R26")
def test_a_refilled_slot_stays_marked_as_refilled_when_it_is_handled_later() -> None:
    g = scene({"A": "3 1 2", "B": "2 5 1"}, options=AID)
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja", "A: pass")
    play(g, "B: attack 1 > A.2", "A: keep", "A: refill 2 ninja", "B: swap 1 daimyo")
    assert sighting(1, 1, 1, REFILLED) in g.table.sightings
    assert sighting(1, 1, 3, HANDLED, turn=2) in g.table.sightings


@clause("TEN-R42", "TEN-46")
def test_without_the_aid_a_peeked_card_is_shown_in_the_peek_only() -> None:
    g = scene(ROWS)
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: peek 2")
    (peek,) = happened(g, Glimpsed)
    assert peek.for_viewer(1).face == 3
    assert shown(g, "B", "row.A") == "? ? ?"


@clause("TEN-R42")
def test_with_the_aid_a_peek_becomes_a_private_note() -> None:
    g = scene(ROWS, options=AID)
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: peek 2")
    assert g.table.sightings[-1] == sighting(0, 2, -1, SEEN, by=1)
    assert shown(g, "B", "notes.B") == "A.4"
    for viewer in ("A", "C", "spectator"):
        assert shown(g, viewer, "notes.B") == "?"
    assert shown(g, "B", "row.A") == "? ? ?"


@clause("TEN-R42")
@pytest.mark.parametrize("answer", ["swap 2 shogun", "swap 2 ninja"])
def test_a_note_does_not_follow_the_card_when_the_slot_is_handled(answer: str) -> None:
    g = scene({"A": "3 1 2", "B": "2 5 1"}, options=AID)
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: peek 2")
    play(g, "B: attack 3 > A.1", "A: keep", "B: refill 3 ninja", "A: pass")
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 samurai_7", f"A: {answer}")
    assert shown(g, "B", "notes.B") == "A.4"
    assert sighting(0, 2, -1, HANDLED, by=1) in g.table.sightings


@clause("TEN-R42")
def test_a_public_refill_marks_the_note_as_outdated_and_leaves_it() -> None:
    g = scene({"A": "3 1 2", "B": "2 7 1"}, options=AID)
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: peek 2")
    play(g, "B: attack 2 > A.2", "A: keep", "A: refill 2 shogun")
    assert shown(g, "B", "notes.B") == "A.4"
    assert sighting(0, 2, -1, REFILLED, by=1) in g.table.sightings


# --- what a board is told of it ----------------------------------------------------------------------


@clause("TEN-R26", "TEN-25", "TEN-31")
@pytest.mark.parametrize("aim", [1, 2])
def test_nothing_is_remembered_of_a_slot_whose_card_was_captured_or_discarded(aim: int) -> None:
    """A captured card (aim 1), and two discarded ones (aim 2): nothing lies there until it is filled."""
    g = scene({"A": "6 1 2", "B": "2 6 1", "C": "1 2 3"}, options=AID)
    play(g, f"A: attack 1 > B.{aim}", "B: keep")
    gaps = {(seat, slot) for seat in range(3) for slot in range(3) if not g.places[row(seat, slot)]}
    assert (1, aim - 1) in gaps
    for viewer in ("A", "B", "C", "spectator"):
        assert not gaps & remembered(view_for(g, viewer)).keys()
        assert f"row.B.{aim}" not in aids(view_for(g, viewer)).get("remembered", {})


@clause("TEN-R26")
def test_the_card_that_went_back_into_its_slot_is_remembered_by_the_others() -> None:
    g = scene({"A": "6 1 2", "B": "2 5 1", "C": "1 2 3"}, options=AID)
    play(g, "A: attack 1 > B.1", "B: monk", "A: stop")
    assert remembered(view_for(g, "C")) == {
        (0, 0): Remembered(RONIN, 1, False),
        (1, 1): Remembered(MONK, 1, False),
    }
    assert remembered(view_for(g, "B")).keys() == {(0, 0)}


@clause("TEN-R42", "TEN-R26")
def test_the_private_record_of_a_peek_is_marked_as_handled_and_forgotten_when_refilled() -> None:
    g = scene({"A": "3 1 2", "B": "2 5 1"}, options=AID)
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: peek 2")
    play(g, "B: attack 3 > A.1", "A: keep", "B: refill 3 ninja", "A: pass")
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 samurai_7", "A: swap 2 shogun")
    assert remembered(view_for(g, "B"))[0, 1] == Remembered(NINJA, 1, True)
    play(g, "B: attack 2 > A.1", "A: keep", "A: refill 1 daimyo", "B: pass")
    assert (0, 0) not in remembered(view_for(g, "B"))
