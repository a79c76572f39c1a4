"""Section 7 of the ledger, row by row: who sees what before, during and after."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.codec import canonical
from tatami.formats.folding import fold
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games.tenno import RULES
from tatami.games.tenno.table import Tenno
from tatami.kernel.events import Glimpsed, Moved, PieceTurned
from tatami.kernel.pieces import FACE, HIDDEN
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View, events_for
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.tenno.random_play import WITH_EVERYTHING, random_game
from tests.games.tenno.scenes import asked, faces, options_of, question, scene, shown, told, view_for

ROWS = {"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"}
EVERYBODY = ("A", "B", "C", "spectator")
NOT_A = ("B", "C", "spectator")
NOT_B = ("A", "C", "spectator")


def as_seen(g: Tenno, viewers: tuple[str, ...], place: str) -> set[str]:
    return {shown(g, viewer, place) for viewer in viewers}


@clause("TEN-5")
def test_the_order_of_the_peasants_shows_card_by_card_when_a_card_fights() -> None:
    g = RULES.new(3, {"first_player": "A"})
    play(g, "A: arrange 3 1 2")
    assert view_for(g, "A").mine == "arrange 3 1 2"
    assert {view_for(g, viewer).mine for viewer in NOT_A} == {None}
    play(g, "B: arrange 2 3 1", "C: arrange 1 2 3")
    assert as_seen(g, NOT_A, "row.A") == {"? ? ?"}
    play(g, "A: attack 1 > B.1")
    assert as_seen(g, NOT_A, "row.A") == {"3! ? ?"}
    play(g, "B: keep")
    assert as_seen(g, NOT_A, "row.A") == {"? ? ?"}
    assert shown(g, "A", "row.A") == "3 1 2"


@clause("TEN-9", "TEN-R42")
def test_a_row_card_is_seen_by_its_owner_and_by_a_peeker_during_the_peek_only() -> None:
    g = scene(ROWS)
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja")
    assert shown(g, "A", "row.A") == "3 4 2"
    assert as_seen(g, NOT_A, "row.A") == {"? ? ?"}
    play(g, "B: peek 2")
    assert [e.face for e in told(g, "B") if isinstance(e, Glimpsed)] == [3]
    assert as_seen(g, NOT_A, "row.A") == {"? ? ?"}


@clause("TEN-26", "TEN-78", "TEN-R26")
def test_a_card_that_all_have_seen_is_shown_to_its_owner_alone_once_it_is_covered() -> None:
    g = scene({"A": "8 1 2", "B": "6 5 1", "C": "1 2 3"}, options={"memory_aid": True})
    play(g, "A: attack 1 > B.1", "B: monk")
    assert as_seen(g, NOT_B, "row.B") == {"- ? ?"}
    assert {(s[1], s[2], s[3]) for s in g.table.sightings} == {(0, 0, 7), (1, 0, 5), (1, 1, 4)}


@clause("TEN-7", "TEN-R28", "TEN-R36")
def test_hands_are_seen_by_their_owners_until_the_end_and_their_size_by_all() -> None:
    g = scene(ROWS, hands={"A": "9 8", "B": ""})
    assert as_seen(g, ("B", "C", "spectator"), "hand.A") == {"? ?"}
    assert shown(g, "A", "hand.A") == "8 9"
    play(g, "A: attack 1 > B.1")
    assert as_seen(g, ("B", "C", "spectator"), "hand.A") == {"? ?"}
    play(g, "B: keep")
    assert question(g) == "over"
    assert as_seen(g, EVERYBODY, "hand.A") == {"8! 9!"}


@clause("TEN-35")
def test_a_refill_card_is_seen_by_its_owner_alone() -> None:
    g = scene(ROWS)
    play(g, "A: attack 1 > B.2", "B: keep", "A: refill 1 shogun")
    assert view_for(g, "A").mine == "refill 1 shogun"
    assert {view_for(g, viewer).mine for viewer in NOT_A} == {None}
    play(g, "B: refill 2 ninja")
    assert shown(g, "A", "row.A") == "10 1 2"
    assert as_seen(g, NOT_A, "row.A") == {"? ? ?"}
    assert as_seen(g, NOT_B, "row.B") == {"? ? ?"}


@clause("TEN-49", "TEN-52")
def test_the_slot_of_a_swap_is_seen_by_all_and_the_card_by_its_owner() -> None:
    g = scene(ROWS)
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    before = len(g.events)
    play(g, "A: swap 1 shogun")
    for viewer in NOT_A:
        moves = [e for e in told(g, viewer, before) if isinstance(e, Moved)]
        assert [(e.source, e.goal, e.face) for e in moves] == [(0, 3, HIDDEN), (3, 0, HIDDEN)]
    assert [e.face for e in told(g, "A", before) if isinstance(e, Moved)] == [2, 9]


@clause("TEN-55", "TEN-56")
def test_the_slots_of_an_exchange_are_seen_by_all_and_whether_it_happened_by_the_owner() -> None:
    g = scene(ROWS, hands={"A": ""})
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    before = len(g.events)
    play(g, "A: exchange 1 3")
    for viewer in NOT_A:
        assert {e.face for e in told(g, viewer, before) if isinstance(e, Moved)} == {HIDDEN}
        assert shown(g, viewer, "row.A") == "? ? ?"
    assert shown(g, "A", "row.A") == "2 1 3"


@clause("TEN-46")
def test_the_slot_of_a_peek_is_seen_by_all_and_the_value_by_the_peeker() -> None:
    g = scene(ROWS)
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: peek 1")
    for viewer in EVERYBODY:
        (peek,) = [e for e in told(g, viewer) if isinstance(e, Glimpsed)]
        assert g.layout.places[peek.place].name == "row.A.1"
        assert peek.face == (2 if viewer == "B" else HIDDEN)


@clause("TEN-27", "TEN-65", "TEN-R25", "TEN-R29")
def test_a_prisoner_is_seen_by_all_in_the_fight_by_nobody_in_prison_and_by_all_at_the_end() -> None:
    g = scene(ROWS, hands={"C": ""}, prisons={"A": "C.9"})
    play(g, "A: attack 1 > B.1")
    assert as_seen(g, EVERYBODY, "row.B.1") == {"2!"}
    play(g, "B: keep")
    assert as_seen(g, EVERYBODY, "prison.A") == {"? ?"}
    play(g, "B: refill 1 ninja", "A: pass", "B: attack 1 > C.3", "C: keep")
    assert as_seen(g, EVERYBODY, "prison.A") == {"B.2! C.9!"}


@clause("TEN-R28", "TEN-R29")
def test_the_size_of_a_prison_is_seen_by_all_and_whose_cards_lie_in_it_by_nobody() -> None:
    g = scene(ROWS, prisons={"A": "C.9 B.8"})
    other = scene(ROWS, prisons={"A": "B.9 B.8"})
    for viewer in EVERYBODY:
        assert view_for(g, viewer).count(g.layout.by_name["prison.A"]) == 2
        seen, twin = (view_for(x, viewer).places[x.layout.by_name["prison.A"]] for x in (g, other))
        assert seen == twin


@clause("TEN-29", "TEN-31")
def test_the_discard_pile_lies_face_up_for_everybody() -> None:
    g = scene(ROWS)
    play(g, "A: attack 1 > B.2", "B: keep")
    assert as_seen(g, EVERYBODY, "discard") == {"A.3 B.3"}
    assert {canonical(view_json(view_for(g, v))["places"]["discard"]) for v in EVERYBODY} == {
        '["A.peasant_3","B.peasant_3"]'
    }


@clause("TEN-R22", "TEN-74")
def test_the_prompt_for_the_monk_does_not_betray_whether_one_lies_there() -> None:
    with_monk = scene({"A": "3 1 2", "B": "2 5 1", "C": "1 2 3"})
    without = scene({"A": "3 1 2", "B": "2 7 1", "C": "1 2 3"})
    for g in (with_monk, without):
        play(g, "A: attack 1 > B.1")
        assert (question(g), asked(g)) == ("MonkToShow", "B")
    assert (options_of(with_monk, "B"), options_of(without, "B")) == (["keep", "monk"], ["keep"])
    for viewer in NOT_B:
        assert view_json(view_for(with_monk, viewer)) == view_json(view_for(without, viewer))
        assert told(with_monk, viewer) == told(without, viewer)


@clause("TEN-R25", "TEN-65")
def test_nobody_is_shown_a_score_before_the_end() -> None:
    rich = scene(ROWS, prisons={"A": "C.9 B.8"})
    poor = scene(ROWS, prisons={"A": "C.4 B.7"})
    for viewer in EVERYBODY[:1] + EVERYBODY[3:]:
        seen = [view_json(view_for(g, viewer)) for g in (rich, poor)]
        assert seen[0] == seen[1]
        assert "outcome" not in seen[0]


@clause("TEN-R41", "TEN-17")
def test_where_the_shogun_lies_does_not_show_in_what_others_may_do() -> None:
    here, there = scene(ROWS | {"B": "10 3 1"}), scene(ROWS | {"B": "7 3 1"})
    assert options_of(here, "A") == options_of(there, "A")
    assert view_json(view_for(here, "A")) == view_json(view_for(there, "A"))


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_a_spectator_sees_only_what_everybody_sees(seats: int) -> None:
    for g in random_game(seats, 11, {"memory_aid": True}):
        watched = View(g, SPECTATOR)
        for k in range(len(g.places)):
            for at, p in enumerate(g.places[k]):
                if p >> 12 >> SPECTATOR & 1:
                    assert all(p >> 12 >> seat & 1 for seat in range(seats))
                else:
                    assert p & FACE not in watched.faces(k)
                    assert at < len(watched.places[k])


@pytest.mark.parametrize("options", [{}, WITH_EVERYTHING])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_folding_what_a_viewer_was_told_gives_what_the_viewer_sees(
    seats: int, options: dict[str, object]
) -> None:
    for viewer in (*range(seats), SPECTATOR):
        places: list[list[int]] = []
        heard = 0
        for g in random_game(seats, 5, options):
            view = View(g, viewer)
            if not places:
                places = [list(place) for place in view.places]
                heard = len(g.events)
            for event in events_for(g, viewer, heard):
                fold(g.layout, viewer, places, event)
            heard = len(g.events)
            for k in g.layout.bags:
                places[k].sort(key=lambda p: p & FACE if p >= 0 else HIDDEN)
            assert places == view.places


@pytest.mark.parametrize("options", [{}, WITH_EVERYTHING])
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_in_every_possible_world_a_viewer_sees_and_may_do_the_same(
    seats: int, options: dict[str, object]
) -> None:
    rng = Random(seats)
    for g in random_game(seats, 7, options):
        for viewer in (*range(seats), SPECTATOR):
            view = View(g, viewer)
            world = possible_world(view, rng)
            RULES.check(world)
            assert canonical(view_json(View(world, viewer))) == canonical(view_json(view))
            if viewer in g.asked():
                mine = {answer.text for answer in g.legal(viewer)}
                assert {answer.text for answer in world.legal(viewer)} == mine


def test_the_prisoners_of_possible_worlds_are_all_that_could_be() -> None:
    g = scene(ROWS, prisons={"A": "B.9 C.8", "B": "A.7"})
    rng = Random(1)
    worlds = [possible_world(View(g, SPECTATOR), rng) for _ in range(400)]
    guarded = {mark for world in worlds for mark in faces(world, "prison.A").split()}
    possible = {
        f"{who}.{mark}" for who in "BC" for mark in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
    }
    assert guarded == possible


def test_a_note_in_a_possible_world_is_of_the_player_who_was_peeked_at() -> None:
    g = scene({"A": "3 1 2", "B": "2 3 1", "C": "1 2 3"}, options={"memory_aid": True})
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 ninja", "B: peek 2")
    play(g, "B: attack 3 > C.2", "C: keep", "B: refill 3 ninja", "C: peek 3")
    notes = [possible_world(View(g, 0), Random(seed)) for seed in range(30)]
    assert {faces(world, "notes.B")[0] for world in notes} == {"A"}
    assert {faces(world, "notes.C")[0] for world in notes} == {"B"}
    assert len({faces(world, "notes.C") for world in notes}) > 1


def test_cards_are_covered_again_as_soon_as_a_fight_is_settled() -> None:
    for g in random_game(4, 3):
        up = {k for k, place in enumerate(g.places) for p in place if p >> 12 == 0xFF}
        up.discard(g.layout.by_name["discard"])
        if g.outcome is None:
            fighting = question(g) == "MonkToShow"
            assert len(up) == (2 if fighting else 0)
            assert all(isinstance(e, PieceTurned) for e in g.events[-2:]) or not fighting
    assert faces(g, "discard") != ""
