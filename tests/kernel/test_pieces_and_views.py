from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any

import pytest

from tatami.formats.codec import canonical, decode, encode
from tatami.formats.folding import fold
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games import template, tenno
from tatami.games.tenno.pieces import GEISHA, card, hand, kind_of, owner_of, prison, row
from tatami.kernel.chance import Chance
from tatami.kernel.events import Moved, Turned
from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE, HIDDEN, piece
from tatami.kernel.seats import EVERYBODY, SPECTATOR, letters, mask_of
from tatami.kernel.views import View, events_for
from tests.chance import some_answer

GOLDEN_DICE = [2, 3, 1, 1, 1, 1, 1, 3]
GOLDEN_ORDER = [9, 6, 7, 2, 4, 8, 5, 0, 1, 3]


def test_a_piece_is_seen_by_the_audience_of_the_place_where_it_comes_to_lie() -> None:
    g = template.RULES.new(2, seed=1)
    face = g.move(template.DECK, -1, template.hand(0))
    moved = events_for(g, 0)[-1]
    assert isinstance(moved, Moved)
    assert (moved.face, moved.after) == (face, 1)
    for other in (1, SPECTATOR):
        told = events_for(g, other)[-1]
        assert isinstance(told, Moved)
        assert (told.face, told.before, told.after) == (HIDDEN, 0, 0)


def test_a_place_that_forgets_covers_what_it_receives() -> None:
    g = tenno.RULES.new(2, seed=1)
    g.turn_up(hand(0), 0)
    assert g.places[hand(0)][0] >> 12 == EVERYBODY
    g.move(hand(0), 0, prison(1))
    assert g.places[prison(1)][0] >> 12 == 0
    assert View(g, 1).faces(prison(1)) == [HIDDEN]


def test_covering_a_card_hides_it_from_all_but_its_audience() -> None:
    g = tenno.RULES.new(2, seed=1)
    face = g.turn_up(hand(0), 0)
    assert face in View(g, 1).faces(hand(0))
    g.cover(hand(0), 0)
    assert View(g, 1).faces(hand(0)) == [HIDDEN] * 11
    assert face in View(g, 0).faces(hand(0))
    told = events_for(g, 1)[-1]
    assert isinstance(told, Turned)
    assert (told.face, told.after) == (face, 0)


def test_turning_up_a_card_that_lies_open_tells_nothing() -> None:
    g = tenno.RULES.new(2, seed=1)
    g.turn_up(hand(0), 0)
    told = len(g.events)
    g.turn_up(hand(0), 0)
    assert len(g.events) == told


def test_a_glimpse_is_told_to_the_one_who_looks_and_leaves_no_trace_in_the_view() -> None:
    g = tenno.RULES.new(3, seed=1)
    before = view_json(View(g, 1))["places"]
    g.glimpse(1, hand(0), 0)
    assert view_json(View(g, 1))["places"] == before
    assert [events_for(g, viewer)[-1].face for viewer in (0, 1, 2, SPECTATOR)] == [
        HIDDEN,
        g.face(hand(0), 0),
        HIDDEN,
        HIDDEN,
    ]


def test_events_fold_into_the_view_of_every_viewer() -> None:
    g = template.RULES.new(3, seed=9)
    views = {viewer: View(g, viewer).places for viewer in (0, 1, 2, SPECTATOR)}
    since = g.told + len(g.events)
    rng = Random(3)
    while g.outcome is None:
        seat = g.asked()[0]
        g.act(seat, some_answer(g, seat, rng))
    for viewer, places in views.items():
        for event in events_for(g, viewer, since):
            fold(g.layout, viewer, places, event)
        assert places == View(g, viewer).places


def test_chance_gives_the_same_draws_on_every_machine() -> None:
    chance = Chance("a seed")
    assert [chance.pick("die", 6) for _ in range(8)] == GOLDEN_DICE
    assert chance.order("deck", 10) == GOLDEN_ORDER
    assert chance.drawn == 9


def test_a_draw_depends_on_seed_label_and_number() -> None:
    draws = {
        Chance(seed, drawn).words(label, 1) for seed in ("a", "b") for label in ("x", "y") for drawn in (0, 1)
    }
    assert len(draws) == 8


def test_an_order_of_chance_is_uniform_enough() -> None:
    chance = Chance("uniform")
    firsts = [chance.order("deck", 4)[0] for _ in range(4000)]
    for face in range(4):
        assert 850 < firsts.count(face) < 1150


def test_a_possible_world_looks_the_same_and_is_dealt_anew() -> None:
    g = tenno.RULES.new(4, seed=11)
    rng = Random(1)
    for _ in range(40):
        seat = g.asked()[0]
        g.act(seat, some_answer(g, seat, rng))
    view = View(g, 2)
    hands = set()
    for _ in range(50):
        world = possible_world(view, rng)
        assert view_json(View(world, 2)) == view_json(view)
        hands.add(tuple(sorted(p & FACE for p in world.places[hand(0)])))
        for seat in range(4):
            for p in world.places[prison(seat)]:
                assert owner_of(p & FACE) != seat
                assert kind_of(p & FACE) != GEISHA
    assert len(hands) > 10


def test_possible_worlds_need_the_view_alone() -> None:
    g = template.RULES.new(3, seed=2)
    view = View(g, 1)
    del g
    world = possible_world(view, Random(5))
    while world.outcome is None:
        seat = world.asked()[0]
        world.act(seat, world.legal(seat)[0])


def test_masks_are_written_as_letters() -> None:
    assert letters(mask_of(0) | mask_of(3)) == "AD"
    assert card(1, GEISHA) == 21
    assert row(1, 2) == 7


def with_hand(g: Game[Any], pieces: list[int]) -> Game[Any]:
    """The game as it would be read from a position in which A holds these."""
    g.places[template.hand(0)][:] = pieces
    return decode(g.rules, json.loads(canonical(encode(g))))


OWN, OWN_AND_B, OWN_AND_C = mask_of(0), mask_of(0) | mask_of(1), mask_of(0) | mask_of(2)


@pytest.mark.parametrize("seen", list(product((OWN, OWN_AND_B, OWN_AND_C, EVERYBODY), repeat=3)))
def test_of_several_alike_in_a_bag_nobody_can_tell_which_was_taken(seen: tuple[int, ...]) -> None:
    told = set()
    for taken in range(3):
        g = template.RULES.new(3, seed=1)
        g = with_hand(g, [piece(4, mask) for mask in seen] + [piece(2, OWN)])
        before = [View(g, viewer).faces(template.hand(0)).count(4) for viewer in range(3)]
        since = g.sequence
        g.move(template.hand(0), taken, template.PLAYED)
        after = [View(g, viewer).faces(template.hand(0)).count(4) for viewer in range(3)]
        assert after == [max(0, known - 1) for known in before]  # whoever knew of one knows of one less
        viewers = (0, 1, 2, SPECTATOR)
        told.add(str([(View(g, viewer).places, events_for(g, viewer, since)) for viewer in viewers]))
    assert len(told) == 1


def test_a_known_card_that_leaves_a_bag_does_not_uncover_another_like_it() -> None:
    g = template.RULES.new(2, seed=1)
    g = with_hand(g, [piece(4, OWN), piece(4, EVERYBODY), piece(2, OWN)])
    g.move_face(template.hand(0), 4, template.PLAYED)
    assert sorted(View(g, 0).faces(template.hand(0))) == [2, 4]
    for other in (1, SPECTATOR):
        assert View(g, other).faces(template.hand(0)) == [HIDDEN, HIDDEN]


def test_in_a_row_each_piece_keeps_its_own_marks() -> None:
    g = template.RULES.new(2, seed=1)
    g.places[template.DECK][:] = [piece(4), piece(4, EVERYBODY)]
    g.move(template.DECK, 0, template.hand(0))
    assert View(g, 1).faces(template.DECK) == [4]
    assert View(g, 1).faces(template.hand(0)).count(4) == 0


def test_a_hand_held_out_face_down_is_forgotten_by_all_but_its_owner_and_the_one_who_takes() -> None:
    g = with_hand(template.RULES.new(3, seed=1), [piece(4, EVERYBODY), piece(2, OWN_AND_B)])
    viewers = (0, 1, 2, SPECTATOR)
    folded = {viewer: View(g, viewer).places for viewer in viewers}
    since = g.sequence
    g.hold_out(template.hand(0), 1)
    for viewer, places in folded.items():
        for event in events_for(g, viewer, since):
            fold(g.layout, viewer, places, event)
        assert places == View(g, viewer).places
    for knows in (0, 1):
        assert sorted(View(g, knows).faces(template.hand(0))) == [2, 4]
    for other in (2, SPECTATOR):
        assert View(g, other).faces(template.hand(0)) == [HIDDEN, HIDDEN]


def test_a_single_card_that_is_held_out_stays_known() -> None:
    g = with_hand(template.RULES.new(3, seed=1), [piece(4, EVERYBODY)])
    g.hold_out(template.hand(0), 1)
    assert View(g, 2).faces(template.hand(0)) == [4]


def test_a_bag_turned_up_shows_all_of_it_and_not_in_what_order_it_lay() -> None:
    g = with_hand(template.RULES.new(2, seed=1), [piece(4, OWN), piece(2, OWN), piece(3, EVERYBODY)])
    folded = {viewer: View(g, viewer).places for viewer in (0, 1, SPECTATOR)}
    since = g.sequence
    g.turn_all_up(template.hand(0))
    for viewer, places in folded.items():
        told = events_for(g, viewer, since)
        assert [(e.at, e.face) for e in told if isinstance(e, Turned)] == [(-1, 2), (-1, 3), (-1, 4)]
        for event in told:
            fold(g.layout, viewer, places, event)
        assert places == View(g, viewer).places
