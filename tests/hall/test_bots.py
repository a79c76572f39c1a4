"""Bots: they answer for their seats from what they may know, and no bot can stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tatami.hall.hall import NewTable
from tatami.hall.serving import bots
from tatami.hall.serving import keeper as keeping
from tatami.hall.serving.bots import Bots
from tatami.hall.serving.keeper import OPEN_FOR
from tatami.hall.table import commands
from tatami.hall.table.entries import Acted
from tatami.kernel.answers import Answer
from tatami.kernel.views import View
from tests.hall.halls import GAMES, Ear, HandClock, Scene, course_of, log_of, scene
from tests.hall.odd import seat_bots_of, seat_odd_bots
from tests.hall.oddities import Odd


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_bots_is_played_to_its_end(url: str, game: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), game, bots=2, kind="random")
        live, rng = (await hall.room(table)).live, Random(1)
        while live.outcome is None:
            await hall.quiet()
            await hall.play(table, 1, rng)
        assert all(isinstance(e, Acted) and not e.stand_in for e in (await log_of(hall, table))[5:])

    scene(url, play)


@pytest.mark.parametrize("odd", ["nonsense", "nothing", "trouble", "last_breath"])
def test_for_a_bot_that_breaks_or_talks_nonsense_chance_answers(
    url: str, monkeypatch: pytest.MonkeyPatch, odd: str
) -> None:
    seat_bots_of(monkeypatch, odd)

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=2)
        await hall.quiet()
        assert (await hall.room(table)).live.asked() == (0,)

    scene(url, play)


@pytest.mark.parametrize("odd", ["hanging", "holding_on"])
def test_a_bot_that_thinks_for_ever_is_ended_and_chance_answers(
    url: str, monkeypatch: pytest.MonkeyPatch, odd: str
) -> None:
    seat_bots_of(monkeypatch, odd)
    before = threading.active_count()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=3)
        await hall.quiet()
        assert (await hall.room(table)).live.asked() == (0,)
        assert hall.thinkers.processes() == []
        assert threading.active_count() <= before + 8, "no thread is left behind for each bot that hangs"

    scene(url, play, bot_budget=0.05)


def test_two_bots_that_hang_hurt_nobody_at_other_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots_of(monkeypatch, "hanging_at_three")

    async def play(hall: Scene) -> None:
        stuck = [await hall.lay_for(("ann",), "template", bots=2) for _ in range(2)]
        rooms = [await hall.room(table) for table in stuck]
        fine = await hall.lay_for(("bob",), "template", bots=1)
        other = (await hall.room(fine)).live
        while other.outcome is None:
            if 0 in other.asked():
                await hall.act(fine, 0)
            await asyncio.sleep(0.01)
        assert all(room.keeper.is_busy and not course_of(room.live).done for room in rooms)

    scene(url, play, bot_budget=60.0)


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_a_bot_whose_process_died_is_told_everything_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bots_of(monkeypatch, "well_informed")
    lucky: list[int] = []
    monkeypatch.setattr(Bots, "_chance", lambda self, seat: lucky.append(seat) or "")

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=1)
        for how in ("killed", "read again", "", "killed", ""):
            await hall.quiet()
            if how == "killed":
                (process,) = hall.thinkers.processes()
                os.kill(process, signal.SIGKILL)
            elif how:
                await hall.read_again(table)
            await hall.act(table, 0)
        await hall.quiet()
        acts = [e.seat for e in await log_of(hall, table) if isinstance(e, Acted)]
        assert acts.count(1) >= 5
        assert not lucky

    scene(url, play)


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("odd", ["first", "hanging"])
def test_the_processes_of_bots_end_when_their_hall_is_killed(tmp_path: Path, odd: str) -> None:
    """Also while one of them thinks for ever."""
    script = [sys.executable, "-m", "tests.hall.odd", f"sqlite:///{tmp_path / 'hall.sqlite'}", odd]
    with subprocess.Popen(script, stdout=subprocess.PIPE, text=True) as hall:
        assert hall.stdout is not None
        process = int(hall.stdout.readline())
        assert is_alive(process)
        hall.kill()
    wait_until(lambda: not is_alive(process))


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False


def wait_until(is_so: Callable[[], bool], seconds: float = 20.0) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "it never came to that"
        time.sleep(0.01)


def test_the_moment_of_an_answer_tells_nothing_of_how_long_a_bot_thought(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock moved by hand: the bot is asked at 0, thinks for some seconds, and answers at a whole pace."""
    pace = 0.4

    async def answered_after(hall: Scene, seconds: float) -> float:
        table = await hall.lay_for(("ann",), "template", bots=1)
        await hall.quiet()
        await hall.watch_at(Ear("ann"), table, 0)
        now, moments = 1000.0, list[float]()

        async def think(self: Bots, seat: int, asked: object) -> str:
            nonlocal now
            now += seconds
            return self._chance(seat)

        async def rest_until(moment: float) -> None:
            nonlocal now
            moments.append(moment)
            now = max(now, moment)

        monkeypatch.setattr(Bots, "_think", think)
        monkeypatch.setattr(hall, "ticks", lambda: now)
        monkeypatch.setattr(hall, "rest_until", rest_until)
        await hall.act(table, 0)
        await hall.quiet()
        return moments[0] - 1000.0

    async def play(hall: Scene) -> None:
        moments = [await answered_after(hall, seconds) for seconds in (0.0, 0.01, 0.2, 0.399, 0.5, 0.79)]
        assert moments == pytest.approx([pace] * 4 + [2 * pace] * 2)

    monkeypatch.setattr(bots, "maker_of", lambda *_: Odd)
    scene(url, play, bot_pace=int(pace * 1000))


def test_bots_hear_every_event_once_and_a_new_one_hears_all_after_undo_and_sleep(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = seat_odd_bots(monkeypatch, lambda view, legal: legal[0])

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=1)

        async def answered() -> int:
            """How many events there were when the bot was asked last."""
            await hall.quiet()
            await hall.act(table, 0)
            await hall.quiet()
            game = (await hall.room(table)).live.game
            return game.sequence - 1  # all but its own seal

        assert await answered() == made[-1].heard
        assert await answered() == made[-1].heard
        assert len(made) == 1
        await hall.change(table, lambda t, now: commands.undo(t, "ann", 0, now))
        assert await answered() == made[-1].heard
        assert len(made) == 2
        await hall.read_again(table)
        assert await answered() == made[-1].heard
        assert len(made) == 3

    scene(url, play)


def test_a_bot_never_gets_more_than_its_own_view(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[View[Any]] = []

    def look(view: View[Any], legal: Sequence[Answer]) -> Any:
        views.append(view)
        return legal[0]

    seat_odd_bots(monkeypatch, look)

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=2)
        await hall.act(table, 0)
        await hall.quiet()
        for view in views:
            others = [f"hand.{letter}" for letter in "ABC" if letter != "ABC"[view.seat]]
            assert all(piece < 0 for name in others for piece in view.places[view.layout.by_name[name]])

    scene(url, play)


def test_bots_let_people_follow_but_do_not_dawdle_where_nobody_looks(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=3)
        await hall.quiet(within=5.0)  # with the pace of a minute, and nobody there
        ear = await hall.watch_at(Ear("ann"), table, 0)
        ear.forget()
        await hall.act(table, 0)
        assert (await hall.room(table)).keeper.is_busy
        assert len(ear.told("update")) == 1

    scene(url, play, bot_pace=60_000)


def test_sensible_bots_are_the_same_after_the_table_was_read_again(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "tenno", bots=2, kind="sensible")
        rng = Random(3)
        for _ in range(5):
            await hall.quiet()
            await hall.play(table, 1, rng)
            await hall.quiet()
            await hall.read_again(table)
        assert len(course_of((await hall.room(table)).live).done) >= 10

    scene(url, play)


def test_bots_do_not_play_for_nobody_but_go_on_when_somebody_looks(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2))
        names = ["Akira", "Botan"]
        await hall.change(table, lambda t, now: commands.seat_bots(t, "ann", None, "random", names, now))
        await hall.quiet()
        room = await hall.room(table)
        assert not course_of(room.live).done
        assert room.keeper.wake_at(hall.now()) == room.live.changed_at + OPEN_FOR
        await hall.watch_at(Ear("bob"), table)
        await hall.quiet()
        assert room.live.outcome is not None

    scene(url, play)


def test_a_game_of_bots_that_nobody_looks_at_for_a_day_is_cleared_away(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2))
        names = ["Akira", "Botan"]
        await hall.change(table, lambda t, now: commands.seat_bots(t, "ann", None, "random", names, now))
        hand.pass_by(OPEN_FOR / 1000)
        await hall.ring(table)
        assert (await hall.room(table)).live.is_cleared

    scene(url, play, hand)


def test_a_game_without_end_is_taken_away_without_a_result(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_ACTS", 3)

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=1)
        ear = await hall.watch_at(Ear("ann"), table, 0)
        for _ in range(2):
            await hall.quiet()
            if (await hall.room(table)).live.phase == "playing":
                await hall.act(table, 0)
        room = await hall.room(table)
        # The table is ahead of what is told of it until its log is written: what is told is waited for.
        while ear.last("update").get("info", {}).get("phase") != "over":
            await asyncio.sleep(0.01)
        assert room.live.phase == "over"
        assert room.live.outcome is None
        assert len(course_of(room.live).done) >= 3

    scene(url, play)
