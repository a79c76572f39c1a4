"""Every kind of answer of which something is foreseen is on its game's list: others are not asked about."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games import GAMES
from tatami.games.manifest import manifests, named_by
from tatami.kernel.views import View
from tatami.words.catalogue import Words
from tatami.words.telling import Teller
from tests.chance import some_answer


@pytest.mark.parametrize("name", [name for name, manifest in manifests().items() if manifest.foresight])
def test_nothing_is_foreseen_of_answers_that_the_list_leaves_out(name: str) -> None:
    rules, rng = GAMES[name], Random(3)
    module = named_by(name, "foresight")
    listed, met = frozenset(module.ANSWERS), set[type]()
    for seed in range(4):
        game = rules.new(rules.default_seats, {}, f"foresight {seed}")
        names = [f"Player {seat}" for seat in range(game.seats)]
        for _ in range(300):
            if game.outcome is not None:
                break
            for seat in game.asked():
                teller, view = Teller(Words("en"), rules, names, seat), View(game, seat)
                assert game.question is not None
                for answer in game.legal(seat):
                    if module.foresee(teller, view, game.question, answer) is not None:
                        met.add(type(answer))
            seat = rng.choice(game.asked())
            game.act(seat, some_answer(game, seat, rng))
    assert met <= listed
    assert met, "something is foreseen"
