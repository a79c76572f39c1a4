"""A hint is a function of what the seat may know: worlds that it cannot tell apart give the same grounds."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tatami.formats.worlds import possible_world
from tatami.games import EVERY_GAME
from tatami.kernel.game import Game
from tatami.kernel.views import View, events_for
from tatami.players.advising import Advice, advised, adviser_for
from tatami.players.registry import make_player
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.chance import some_answer

ACTS = 60


@pytest.mark.parametrize("name", EVERY_GAME)
def test_twin_worlds_give_the_same_hint_and_every_hint_can_be_told(name: str) -> None:
    rules = EVERY_GAME[name]
    seats = rules.seat_counts[-1] if name == "tenno" else rules.seat_counts[0]
    rng, compared = Random(f"hint/{name}"), 0
    game: Game[Any] = rules.new(seats, rules.unattended({}), "hint")
    for _ in range(ACTS):
        asked = game.asked()
        if not asked or game.outcome is not None:
            break
        seat = rng.choice(asked)
        if rng.random() < 0.3 and len(game.legal(seat)) > 1:
            here = hint(game, game, seat)
            twin = possible_world(View(game, seat), Random(rng.random()))
            assert hint(twin, game, seat) == here
            compared += 1
            for lang in ("en", "uk", "ru"):
                teller = Teller(Words(lang), game.rules, ("Akira",) * seats, seat, game.options)
                assert all(teller.ground(ground) for ground in here.grounds)
        game.act(seat, some_answer(game, seat, rng))
    assert compared


def hint(world: Game[Any], told: Game[Any], seat: int) -> Advice:
    """By the world as it is, and by what the seat was told (which is the same in both)."""
    kind = adviser_for(world.rules)
    assert kind is not None
    adviser = make_player(kind, world.rules, seat, world.seats, 7)
    adviser.observe(events_for(told, seat))
    return advised(adviser, world, seat, "7")
