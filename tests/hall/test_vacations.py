"""Vacations: written into the log of games by days and of no others, and the clock that they stop."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tatami.hall.serving.vacations import DAY, MOST_A_YEAR
from tatami.hall.table.deadlines import deadlines
from tatami.hall.table.entries import Clock, DaysOff
from tatami.hall.table.snapshot import put_aside, take_up
from tatami.kernel.reasons import TatamiError
from tests.hall.halls import HandClock, Scene, log_of, scene
from tests.hall.shelves import account

DAILY = Clock(per_move=86400)
NEW_YEAR = 1_767_225_600_000
"""2026-01-01, UTC."""


def hand() -> HandClock:
    clock = HandClock()
    clock.now = NEW_YEAR
    return clock


async def with_account(hall: Scene, who: str) -> str:
    await hall.store.add_account(account(f"of-{who}", who.title()), who)
    return f"of-{who}"


async def settled(hall: Scene, table: str) -> None:
    await hall.quiet()
    await hall.ring(table)


async def offs(hall: Scene, table: str) -> list[DaysOff]:
    return [entry for entry in await log_of(hall, table) if isinstance(entry, DaysOff)]


def test_the_clock_of_who_is_off_stands_still_and_a_log_read_again_says_the_same(database_url: str) -> None:
    clock = hand()

    async def play(hall: Scene) -> None:
        ann = await with_account(hall, "ann")
        table = await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
        clock.pass_by(3600)
        row = await hall.vacations.take(ann, None, 10)
        await settled(hall, table)
        assert await offs(hall, table) == [DaysOff(clock.now, 0, row.until)]
        live = (await hall.room(table)).live
        assert live.days_off == [row.until, 0]
        left = 23 * 3600 * 1000
        clock.pass_by(9 * 86400)
        assert live.clocks.left(0, clock.now) == left
        assert not live.has_run_out(0, clock.now)
        assert deadlines(live)[0] == row.until + left
        again = take_up(put_aside(live), live.rules)
        assert again is not None
        assert (again.days_off, again.clocks.put_aside()) == (live.days_off, live.clocks.put_aside())
        read = (await hall.read_again(table)).live
        assert read.clocks.left(0, clock.now) == left
        clock.pass_by(86400)
        await hall.ring(table)
        assert [entry.until for entry in await offs(hall, table)] == [row.until, 0]
        clock.pass_by(3600)
        assert (await hall.room(table)).live.clocks.left(0, clock.now) == left - 3_600_000

    scene(database_url, play, clock)


def test_quick_games_know_no_vacation_and_a_game_that_begins_meanwhile_does(url: str) -> None:
    clock = hand()

    async def play(hall: Scene) -> None:
        ann = await with_account(hall, "ann")
        quick = await hall.lay_for(("ann", "bob"), "template", clock=Clock(per_move=600))
        row = await hall.vacations.take(ann, None, 3)
        slow = await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
        for table in (quick, slow):
            await settled(hall, table)
        assert await offs(hall, quick) == []
        assert [entry.until for entry in await offs(hall, slow)] == [row.until]
        await hall.act(slow, 0)  # who is off may answer all the same
        await hall.vacations.end(ann)
        await settled(hall, slow)
        assert (await hall.room(slow)).live.days_off == [0, 0]

    scene(url, play, clock)


def test_a_vacation_that_is_to_come_begins_though_the_table_sleeps(url: str) -> None:
    clock = hand()

    async def play(hall: Scene) -> None:
        ann = await with_account(hall, "ann")
        table = await hall.lay_for(("ann", "bob"), "template", clock=Clock(per_move=20 * 86400))
        row = await hall.vacations.take(ann, clock.now + 5 * DAY, 2)
        await settled(hall, table)
        assert await offs(hall, table) == []
        room = await hall.room(table)
        assert room.keeper.wake_at(clock.now) == row.start
        clock.pass_by(5 * 86400)
        await hall.ring(table)
        assert [entry.until for entry in await offs(hall, table)] == [row.until]
        assert room.keeper.next_alarm(clock.now) == row.until

    scene(url, play, clock)


def test_nobody_takes_a_seat_from_who_is_off_because_the_game_looks_forsaken(url: str) -> None:
    clock = hand()

    async def play(hall: Scene) -> None:
        ann = await with_account(hall, "ann")
        table = await hall.lay_for(("ann", "bob"), "template", clock=Clock(per_move=20 * 86400))
        await hall.vacations.take(ann, None, 20)
        await settled(hall, table)
        clock.pass_by(15 * 86400)
        await hall.ring(table)
        live = (await hall.room(table)).live
        assert [cushion.stand_in for cushion in live.cushions] == ["", ""]

    scene(url, play, clock)


def test_a_year_has_thirty_days_and_twelve_vacations(url: str) -> None:
    clock = hand()

    async def play(hall: Scene) -> None:
        ann = await with_account(hall, "ann")
        with pytest.raises(TatamiError, match="vacation-too-far"):
            await hall.vacations.take(ann, clock.now + 400 * DAY, 1)
        await hall.vacations.take(ann, None, 20)
        with pytest.raises(TatamiError, match="vacation-is-set"):
            await hall.vacations.take(ann, None, 1)
        clock.pass_by(20 * 86400)
        with pytest.raises(TatamiError, match="vacation-too-long"):
            await hall.vacations.take(ann, None, 11)
        for _ in range(MOST_A_YEAR - 1):
            await hall.vacations.take(ann, None, 1)
            clock.pass_by(3600)
            await hall.vacations.end(ann)
        assert await hall.vacations.left(ann, clock.now) == 10 * DAY - (MOST_A_YEAR - 1) * 3_600_000
        with pytest.raises(TatamiError, match="vacations-are-spent"):
            await hall.vacations.take(ann, None, 1)
        with pytest.raises(TatamiError, match="no-such-vacation"):
            await hall.vacations.end(ann)
        clock.now = NEW_YEAR + 365 * DAY
        await hall.vacations.take(ann, None, 30)

    scene(url, play, clock)


def test_two_wishes_at_once_are_one_vacation(url: str) -> None:
    async def play(hall: Scene) -> None:
        ann = await with_account(hall, "ann")
        wishes = [hall.vacations.take(ann, None, days) for days in (3, 4, 5)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        assert sorted(type(one).__name__ for one in done) == ["TatamiError", "TatamiError", "VacationRow"]

    scene(url, play, hand())


def test_what_others_see_of_it_is_until_when(url: str) -> None:
    clock = hand()

    async def play(hall: Scene) -> None:
        ann = await with_account(hall, "ann")
        table = await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
        row = await hall.vacations.take(ann, None, 1)
        await settled(hall, table)
        info = (await hall.room(table)).standing.info
        assert [seat.vacation for seat in info.seats] == [row.until, None]
        assert "vacation" not in msgspec.json.encode(info.seats[1]).decode()

    scene(url, play, clock)


def test_word_of_a_turn_by_days_goes_out_once_though_the_table_is_read_again(url: str) -> None:
    """To webhooks once; who keeps account of it is told again, with the same number."""
    told: list[tuple[str, int]] = []
    again: list[tuple[str, int]] = []

    async def play(hall: Scene) -> None:
        hall.on_turn = lambda turn: told.append((turn.person, turn.question))
        hall.on_waking = lambda turn: again.append((turn.person, turn.question))
        table = await hall.lay_for(("ann", "bob"), "template", clock=DAILY)
        first = list(told)
        assert len(first) == len(set(first)) > 0
        await hall.read_again(table)
        await hall.read_again(table)
        assert told == first
        assert again == first * 2
        quick = await hall.lay_for(("ann", "bob"), "template", clock=Clock(per_move=60))
        await hall.read_again(quick)
        assert (told, again) == (first, first * 2)

    scene(url, play)
