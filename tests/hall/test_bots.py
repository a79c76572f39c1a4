"""Bots: they answer for their seats from what they may know, and no bot can stop a table."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from tatami.hall import asking
from tatami.hall import keeper as keeping
from tatami.hall.entries import Acted
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.views import View
from tests.hall.halls import GAMES, Ear, Scene, course_of, log_of, scene

Choose = Callable[[View[Any], Sequence[Answer]], Any]


class Odd:
    """A bot that does what a test wants."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose
        self.heard = 0

    def observe(self, events: Sequence[Event]) -> None:
        self.heard += len(events)


def seat_odd_bots(monkeypatch: pytest.MonkeyPatch, choose: Choose) -> list[Odd]:
    """Every bot of this hall is odd from now on."""
    made: list[Odd] = []

    def make(*_: object) -> Odd:
        made.append(Odd(choose))
        return made[-1]

    monkeypatch.setattr(keeping, "make_player", make)
    return made


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


def nonsense(view: View[Any], legal: Sequence[Answer]) -> Any:
    return "nonsense"


def nothing(view: View[Any], legal: Sequence[Answer]) -> Any:
    return None


def trouble(view: View[Any], legal: Sequence[Answer]) -> Any:
    raise RuntimeError("a bot with a headache")


@pytest.mark.parametrize("choose", [nonsense, nothing, trouble])
def test_for_a_bot_that_breaks_or_talks_nonsense_chance_answers(
    url: str, monkeypatch: pytest.MonkeyPatch, choose: Choose
) -> None:
    made = seat_odd_bots(monkeypatch, choose)

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=2)
        await hall.quiet()
        assert (await hall.room(table)).live.asked() == (0,)
        assert len(made) == 2

    scene(url, play)


def test_for_a_bot_that_thinks_for_ever_chance_answers_when_its_time_is_up(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = threading.Event()

    def hang(view: View[Any], legal: Sequence[Answer]) -> Any:
        enough.wait(20)
        return legal[0]

    seat_odd_bots(monkeypatch, hang)

    async def play(hall: Scene) -> None:
        try:
            table = await hall.lay_for(("ann",), "template", bots=3)
            await hall.quiet()
            assert (await hall.room(table)).live.asked() == (0,)
        finally:
            enough.set()

    scene(url, play, bot_budget=0.05)


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
        await hall.change(table, lambda t, now: asking.undo(t, "ann", 0, now))
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
