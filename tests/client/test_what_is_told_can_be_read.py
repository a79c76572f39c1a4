"""Whatever the hall says about whole games fits the structs that the protocol is made of."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tatami.games import GAMES
from tatami.hall.telling import messages as m
from tatami.hall.telling.broadcast import Broadcast
from tatami.hall.telling.wire import Eyes, Interpreter
from tests.chance import some_answer
from tests.client.scenes import begun

GAMES_EACH = 6


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_question_of_whole_games_can_be_read_again(game: str) -> None:
    for seed in range(GAMES_EACH):
        live, chance = begun(game, f"{game}-{seed}"), Random(seed)
        broadcast = Broadcast("t", Interpreter(live.rules, live.opened.options))
        while live.outcome is None:
            seat = chance.choice(live.asked())
            told = broadcast.whole(live, Eyes(seat, "en")).question
            assert told is not None
            read = msgspec.json.decode(told, type=m.QuestionInfo)
            offered = [offer.answer for offer in read.offers or () if isinstance(offer, m.Offer)]
            assert offered == [answer.text for answer in live.game.legal(seat)]
            assert read.text
            assert live.course is not None
            live.course.play(seat, some_answer(live.game, seat, chance))
