"""Whatever the hall says about whole games fits the structs that the protocol is made of."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tatami.games import GAMES
from tatami.hall import messages as m
from tatami.hall.wire import Eyes, Interpreter, question_info
from tests.client.scenes import begun

GAMES_EACH = 6


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_question_of_whole_games_can_be_read_again(game: str) -> None:
    for seed in range(GAMES_EACH):
        live, chance = begun(game, f"{game}-{seed}"), Random(seed)
        words = Interpreter(live.rules, live.opened.options)
        while live.outcome is None:
            seat = chance.choice(live.asked())
            told = question_info(live, Eyes(seat, "en"), words)
            assert told is not None
            assert msgspec.json.decode(msgspec.json.encode(told), type=m.QuestionInfo) == told
            assert live.course is not None
            live.course.play(seat, chance.choice(live.game.legal(seat)))
