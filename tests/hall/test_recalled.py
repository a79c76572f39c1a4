"""Whoever opens a table hears once more what he was told lately, and nothing that he was not."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tatami.games.senji.events.winter import WinterBegan
from tatami.hall.telling.wire import Eyes, raw_events, recalled
from tatami.kernel.game import Game
from tatami.kernel.seats import SPECTATOR
from tests.games.senji.scenes_winter import THREE, all_ready, do, say, winter
from tests.hall.halls import Ear, Scene, dealt, scene, step


def recall(g: Game[Any], viewer: int) -> list[dict[str, Any]]:
    return [msgspec.json.decode(raw) for raw in recalled(g, Eyes(viewer, "en"))]


def cards(told: list[dict[str, Any]]) -> list[str]:
    """Those that went from hand to hand."""
    hands = [one for one in told if one["event"] == "Moved" and one["goal"].startswith("hand.")]
    return [one["face"] for one in hands if one["source"].startswith("hand.")]


def test_an_exchange_of_this_winter_is_told_again_as_far_as_it_was_told() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1, ask yellow_trade_3")
    do(g, "B: accept A", "C: letter D: vow peace")
    for viewer in (0, 1):
        assert cards(recall(g, viewer)) == ["green_trade_1", "yellow_trade_3"]
    for viewer in (2, 3, SPECTATOR):
        told = recall(g, viewer)
        assert [one["given"] for one in told if one["event"] == "Exchanged"] == [1]
        assert cards(told) == ["?", "?"]


def test_what_is_told_again_is_word_for_word_what_was_told() -> None:
    g = winter()
    heard: dict[int, list[Any]] = {viewer: [] for viewer in (0, 1, 2, SPECTATOR)}
    since = [type(event) for event in g.events].index(WinterBegan)
    for act in ("A: letter B: give green_trade_1, vow mercy", "B: accept A", "C: ready"):
        do(g, act)
        for viewer, told in heard.items():
            told += map(msgspec.json.decode, raw_events(g, viewer, since))
        since = g.sequence
    for viewer, told in heard.items():
        assert recall(g, viewer) == told


def test_the_auction_is_told_again_in_spring_and_not_the_winter_before() -> None:
    g = winter(THREE)
    say(g, "A", "bids: 1 yellow_trade_1")
    all_ready(g)
    assert g.table.phase == "spring"
    assert [one["event"] for one in recall(g, 1)].count("WinterBegan") == 1
    won = [one for one in recall(g, 1) if one["event"] == "LotWon"]
    assert [(one["seat"], one["lot"]) for one in won] == [("A", 1)]
    g.table.phase = "summer"
    assert recall(g, 1) == []


def test_nothing_is_told_again_without_a_language() -> None:
    g = winter()
    assert recalled(g, Eyes(0)) == []


@pytest.mark.parametrize("game", ["tenno", "shinobi", "samurai-sword"])
def test_other_games_tell_nothing_again(game: str) -> None:
    live, rng = dealt(game, 3), Random(game)
    for _ in range(20):
        step(live, rng)
    assert recall(live.game, 0) == []


def test_a_page_that_is_loaded_anew_is_told_it_with_the_table(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "senji")
        while (live := (await hall.room(table)).live).game.table.phase != "winter":
            await hall.play(table, 1, Random(live.seq))
        await hall.act(table, 0, "letter C: vow peace")
        ann = await hall.watch_at(Ear("ann", "en"), table, 0)
        bob = await hall.watch_at(Ear("bob", "en"), table, 1)
        mute = await hall.watch_at(Ear("cay"), table, 2)
        for ear, writes in ((ann, "LetterSent"), (bob, "LetterPassed")):
            told = [one["event"] for one in ear.last("state")["recalled"]]
            assert told[0] == "WinterBegan"
            assert writes in told
        assert "LetterSent" not in [one["event"] for one in bob.last("state")["recalled"]]
        assert "recalled" not in mute.last("state")

    scene(url, play)
