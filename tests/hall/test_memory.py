"""What clients choose does not fill the hall's memory."""

from __future__ import annotations

import tracemalloc
from random import Random
from typing import Any

import pytest

from tatami.formats.names import event_json
from tatami.games import game_called
from tatami.hall.telling import shown
from tatami.hall.telling.shown import LOOKS, Shown
from tatami.kernel.rules import MOST_LAYOUTS, Rules
from tests.hall.halls import dealt, step

FLAT = 200_000
"""Bytes that two thousand sets of options may leave behind: one layout has a quarter of that."""


def test_two_thousand_sets_of_options_leave_nothing_behind() -> None:
    rules = game_called("senji")
    _tell_a_game(rules, 10)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for glass in range(11, 2_011):
            rules.layout(3, rules.read_options({"glass": glass}))
            if glass % 100 == 0:
                _tell_a_game(rules, glass)
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < FLAT


def _tell_a_game(rules: Rules[Any], glass: int) -> None:
    game = rules.new(3, {"glass": glass}, "0")
    event_json(game, game.events[0])


def test_how_places_look_is_remembered_within_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "MOST_BYTES", 20_000)
    LOOKS.forget()
    live, seen, rng = dealt("samurai-sword", 4), Shown(), Random("looks")
    heaviest = 0
    while live.outcome is None and live.seq < 150:
        step(live, rng)
        seen.view(live.game, live.seq % 4)
        heaviest = max(heaviest, LOOKS.weight)
        assert LOOKS.weight <= 20_000
    assert heaviest > 10_000


def test_looks_of_layouts_that_nobody_uses_any_more_go() -> None:
    LOOKS.forget()
    rules = game_called("samurai-sword")
    for _ in range(3 * MOST_LAYOUTS):
        LOOKS.of(rules.make_layout(3, {}))[0, 1] = b"x"
    assert len(LOOKS._by_layout) <= MOST_LAYOUTS
