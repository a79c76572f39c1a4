"""Somebody sets the clock of the machine, forward or back: nobody loses time, a session or a word by it."""

from __future__ import annotations

import asyncio

import pytest

from tatami.hall.serving.steady import FOLLOWS, SteadyClock
from tatami.hall.table.entries import Clock, HallWasAway
from tatami.hall.telling.chat import say
from tests.hall.halls import Ear, HandClock, Scene, log_of, opened, scene

HOUR = 3600.0


class Machine:
    """A machine whose clock is set by hand, while time goes on as it does."""

    def __init__(self) -> None:
        self.of_day = 1_700_000_000.0
        self.passed = 500.0

    def go_on(self, seconds: float) -> None:
        self.of_day += seconds
        self.passed += seconds

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.of_day, lambda: self.passed)


def test_the_clock_of_the_hall_says_the_time_of_day() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock() == 1_700_000_000_000
    machine.go_on(90)
    assert clock() == 1_700_000_090_000


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_it_does_not_jump_but_comes_to_the_time_of_day_slowly(step: float) -> None:
    machine = Machine()
    clock = machine.clock()
    machine.of_day += step
    before = clock()
    machine.go_on(60)
    assert abs(clock() - before - 60_000) <= 60_000 * FOLLOWS
    for _ in range(1000):
        machine.go_on(HOUR / 5)
        clock()
    assert clock() == int(machine.of_day * 1000)


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_a_step_of_the_clock_costs_nobody_time_or_words(url: str, step: float) -> None:
    machine = Machine()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template", clock=Clock(per_move=60))
        ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(("ann", "bob"))]
        for _ in range(8):
            await say(hall, ears[0], table, 0, "a word", "", None)
        machine.go_on(20)
        machine.of_day += step
        await say(hall, ears[0], table, 0, "another", "", None)
        left = (await hall.room(table)).live.clocks.left(0, hall.now())
        assert left == pytest.approx(40_000, abs=500)
        await hall.act(table, 0)

    scene(url, play, clock=machine.clock())  # type: ignore[arg-type]  # any clock will do


def test_nobody_gains_or_loses_if_the_clock_was_set_back_while_the_hall_was_closed(url: str) -> None:
    """A minute a move: whoever was asked before has his minute afterwards, and not an hour."""

    async def before(clock: HandClock) -> str:
        async with opened(url, clock) as hall:
            return await hall.lay_for(("ann", "bob"), "template", clock=Clock(per_move=60))

    async def after(clock: HandClock, table: str) -> None:
        async with opened(url, clock) as hall:
            live = (await hall.room(table)).live
            assert isinstance((await log_of(hall, table))[-1], HallWasAway)
            clock.pass_by(61)
            assert live.has_run_out(0, clock())

    clock = HandClock()
    clock.pass_by(2 * HOUR)
    table = asyncio.run(before(clock))
    clock.pass_by(-HOUR)
    asyncio.run(after(clock, table))
