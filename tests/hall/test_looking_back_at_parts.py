"""Who looks back at a game learns no more of an answer made of parts than he was told at the table."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games.senji.pieces import HAND
from tatami.hall.serving.replaying import frames_of, reel_of
from tatami.hall.table.entries import Acted
from tatami.hall.table.live import LiveTable
from tatami.hall.telling.wire import Eyes
from tatami.kernel.pieces import FACE
from tests.hall.halls import dealt, step


def in_winter(seed: int = 1) -> LiveTable:
    live, rng = dealt("senji", 3, seed), Random(seed)
    for cushion, who in zip(live.cushions, ("ann", "bob", "cay"), strict=True):
        cushion.person, cushion.bot = who, ""
    while live.game.table.phase != "winter":
        step(live, rng)
    return live


def answer_seen(live: LiveTable, viewer: int) -> str | None:
    who = ("ann", "bob", "cay")[viewer]
    return frames_of(reel_of(live, who, viewer), Eyes(viewer, "en"), 0, 1000).frames[-1].answer


@pytest.mark.parametrize("form", ["bids: 1", "letter B: give"])
def test_the_cards_of_a_bid_or_a_letter_are_not_read_in_the_past_of_others(form: str) -> None:
    live = in_winter()
    asked = live.game.asked()[0]
    card = live.rules.face_name(live.game.places[HAND[asked]][0] & FACE)
    reader = (asked + 1) % 3
    text = f"{form} {card}".replace("letter B", f"letter {'ABC'[reader]}")
    live.apply(Acted(0, asked, text))
    assert answer_seen(live, asked) == text
    assert answer_seen(live, (asked + 2) % 3) is None
