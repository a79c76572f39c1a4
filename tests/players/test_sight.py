"""What crosses to the process in which a bot thinks: all that the seat may know, and nothing else."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from tatami.formats.views import view_json
from tatami.formats.worlds import possible_world
from tatami.games import EVERY_GAME, game_called
from tatami.kernel.game import Game
from tatami.kernel.views import View
from tatami.players.sight import box_of, seen_again, sight_of
from tests.chance import some_answer

ACTS = 60


def positions(name: str, seed: int) -> list[tuple[Game[Any], int]]:
    """Games in the middle, each with a seat that is asked."""
    rules = game_called(name)
    game = rules.new(rules.default_seats, rules.unattended(None), seed)
    rng, found = Random(seed), list[tuple[Game[Any], int]]()
    for _ in range(ACTS):
        if game.outcome is not None:
            break
        found += [(game.clone(), seat) for seat in game.asked()]
        seat = rng.choice([seat for seat in game.asked() if game.legal(seat)])
        game.act(seat, some_answer(game, seat, rng))
    return found


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_sees_and_may_answer_in_another_process_what_its_seat_sees_and_may_answer(
    name: str, seed: int
) -> None:
    for game, seat in positions(name, seed):
        box, sight = pickle.loads(pickle.dumps((box_of(game.rules, game.options), sight_of(game, seat))))
        again = seen_again(sight, box.open(), dict(box.options))
        assert view_json(View(again, seat)) == view_json(View(game, seat))
        assert [a.text for a in again.legal(seat)] == [a.text for a in game.legal(seat)]


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_crosses_is_the_same_in_every_world_that_the_seat_cannot_tell_apart(name: str) -> None:
    rng = Random(5)
    for game, seat in positions(name, 7):
        other = possible_world(View(game, seat), rng)
        assert sight_of(game, seat) == sight_of(other, seat)
