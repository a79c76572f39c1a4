"""Hidden information (ledger section 7): who sees what, and when."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.counting import count_pieces
from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games.shinobi import RULES
from tatami.games.shinobi.pieces import BOX, DECK, HAND, SERVED
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View
from tests.clauses import clause
from tests.games.scenes import play
from tests.games.shinobi.scenes import scene


def after(answers: int, seats: int, seed: int) -> Shinobi:
    """A random game after so many answers."""
    g, rng = RULES.new(seats, seed=seed), Random(seed)
    for _ in range(answers):
        if g.outcome is None:
            seat = g.asked()[0]
            g.act(seat, rng.choice(g.legal(seat)))
    return g


@clause("SHI-4", "SHI-7", "SHI-10", "SHI-12")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("answers", [0, 10, 31, 60])
def test_before_the_end_clans_hands_deck_and_box_stay_hidden(seats: int, answers: int) -> None:
    g = after(answers, seats, 5)
    assert g.outcome is None
    for viewer in (*range(seats), SPECTATOR):
        view = View(g, viewer)
        hidden = [DECK, BOX, *(place[s] for place in (HAND, SERVED) for s in range(seats) if s != viewer)]
        for place in hidden:
            assert set(view.faces(place)) <= {HIDDEN}
        if viewer != SPECTATOR:
            assert HIDDEN not in view.faces(HAND[viewer])
            assert HIDDEN not in view.faces(SERVED[viewer])


@clause("SHI-R34", "SHI-32")
def test_discard_hand_sizes_deck_size_and_turns_left_are_public() -> None:
    g = scene({"A": "takeda*2", "B": "uesugi"}, {"A": "hojo*4"}, deck="oda mori")
    play(g, "place hojo > C", "home hojo", "attack takeda > B.uesugi")
    shown = view_json(View(g, SPECTATOR))
    assert "uesugi" in shown["places"]["discard"]
    assert "?" not in shown["places"]["discard"]
    assert shown["places"]["hand.A"] == ["?"] * 4
    assert "deck" not in shown["places"]
    assert shown["table"]["turns_left"] == 2


@clause("SHI-40")
def test_the_armies_protected_this_turn_are_public() -> None:
    g = play(scene({"B": "oda"}), "place oda > B")
    assert view_json(View(g, SPECTATOR))["table"]["protected"] == [{"army": "B.oda", "cause": "placed"}]


@clause("SHI-7", "SHI-R36")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_possible_world_deals_clans_and_hands_anew_but_each_card_once(seats: int) -> None:
    g = after(20, seats, 2)
    view = View(g, 1)
    worlds = [possible_world(view, Random(seed)) for seed in range(30)]
    for world in worlds:
        count_pieces(world)
        RULES.check(world)
        assert view_json(View(world, 1)) == view_json(view)
    assert len({tuple(w.face(SERVED[s]) for s in range(seats)) for w in worlds}) > 1
    assert len({tuple(w.places[HAND[0]]) for w in worlds}) > 1


@clause("SHI-18", "SHI-R2")
def test_whether_a_player_is_asked_for_an_order_does_not_depend_on_his_hidden_cards() -> None:
    for hand in ("ninja*3", "oda*3", "ninja*2 oda"):
        g = scene({"A": "mori"}, {"A": hand}, deck="", turns_left=2)
        assert type(g.question).__name__ == "FirstOrder"
        play(g, g.legal(0)[0].text)
        assert type(g.question).__name__ == "SecondOrder"
