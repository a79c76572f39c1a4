"""A view through the lens of the rules: what is hidden there is not seen here."""

from __future__ import annotations

from random import Random

import pytest

from tatami.formats.sampling import finished
from tatami.games import GAMES
from tatami.hooks.glance import Glance
from tatami.hooks.hosting import hosting_of
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import View


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_view_shows_the_rules_what_the_game_shows_them(name: str) -> None:
    rules, rng = GAMES[name], Random(5)
    game = rules.new(rules.default_seats, {}, "7")
    for _ in range(120):
        if game.outcome is not None:
            break
        for viewer in (*range(game.seats), SPECTATOR):
            view = View(game, viewer)
            for place in range(len(game.places)):
                if place in game.layout.hidden_from[viewer]:
                    continue
                assert view.seen().sorted_faces(place) == game.seen(viewer).sorted_faces(place)
                assert view.seen().count(place) == game.seen(viewer).count(place)
        seat = rng.choice(game.asked())
        game.act(seat, finished(game, seat, rng.choice(game.legal(seat)), rng.randrange))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_glance_shows_what_a_view_shows(name: str) -> None:
    rules, rng = GAMES[name], Random(6)
    game = rules.new(rules.default_seats, {}, "7")
    for _ in range(120):
        if game.outcome is not None:
            break
        spectator = View(game, SPECTATOR)
        for viewer in (*range(game.seats), SPECTATOR):
            view, glance = View(game, viewer), Glance(game, viewer)
            for place in range(len(game.places)):
                assert glance.count(place) == view.count(place)
                assert glance.faces(place) == view.faces(place)
                assert [glance.face(place, k) for k in range(view.count(place))] == view.faces(place)
            assert (glance.seat, glance.seats, glance.rules) == (view.seat, view.seats, view.rules)
            assert tuple(glance.stack) == view.stack
            assert tuple(glance.sealed) == view.sealed
            assert glance.table is game.table
            assert (
                hosting_of(rules).aids(glance)
                == hosting_of(rules).aids(view)
                == hosting_of(rules).aids(glance, hosting_of(rules).open_facts(spectator))
            )
        seat = rng.choice(game.asked())
        game.act(seat, finished(game, seat, rng.choice(game.legal(seat)), rng.randrange))


def test_a_hidden_piece_is_held_by_nobody() -> None:
    rules = GAMES["tenno"]
    game = rules.new(4, {}, "7")
    view = View(game, SPECTATOR)
    hidden = [k for k, pieces in enumerate(view.places) if pieces and set(pieces) == {HIDDEN}]
    assert hidden
    for place in hidden:
        assert not any(view.seen().holds(place, face) for face in range(len(rules.faces)))
        assert view.seen().top(place) == HIDDEN
