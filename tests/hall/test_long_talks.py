"""A conversation that goes on and on: a table keeps its acts, and hardly anything else."""

from __future__ import annotations

import gc
import tracemalloc
from itertools import cycle, islice

from tatami.hall.table import commands
from tatami.hall.table.deal import derived_entropy
from tatami.hall.table.entries import Acted, BotSatDown, Clock, Opened
from tatami.hall.table.live import MOST_MOMENTS, LiveTable
from tests.hall.market import MARKET

ACTS = 2_000
MOST = 4_000_000
"""Bytes: 20 MB for ten thousand acts."""


def test_ten_thousand_acts_of_one_conversation_take_less_than_twenty_megabytes() -> None:
    options = MARKET.read_options({"glass": 0})
    opened = Opened(0, "ann", MARKET.name, MARKET.version, 4, options, Clock(), "secret")
    live = LiveTable(opened, MARKET)
    for seat in range(4):
        live.apply(BotSatDown(0, seat, "random", f"Bot {seat}", derived_entropy("secret", seat)))
    live.apply_all(commands.begin(live, 0))
    words = cycle(["cry redmaple", "cry whitecrane"])

    def talk(acts: int) -> None:
        for word in islice(words, acts):
            seat = next(s for s in range(4) if live.game.why_not(s, MARKET.parse(word)) is None)
            live.apply(Acted(0, seat, word))

    talk(MOST_MOMENTS * 2)
    gc.collect()
    tracemalloc.start()
    try:
        talk(ACTS)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert live.question_number - live.talk_since > ACTS, "it is one conversation"
    assert len(live.moments) == MOST_MOMENTS
    assert grown < MOST
