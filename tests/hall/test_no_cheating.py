"""What fresh eyes have tried: cheating the clock by undo, tables that cannot begin, pauses that end early."""

from __future__ import annotations

import asyncio

import pytest

from tatami.hall.hall import NewTable
from tatami.hall.serving.keeper import OPEN_FOR
from tatami.hall.table import commands
from tatami.hall.table.entries import Clock
from tatami.kernel.reasons import TatamiError
from tests.hall.halls import Ear, HandClock, Scene, opened, refused, scene

SECOND = 1000
PEOPLE = ("ann", "bob", "cay")


async def free_act(hall: Scene, table: str, hand: HandClock, seconds: int) -> int:
    """Plays on until somebody has thought so long about an answer that may be undone freely; who it was."""
    live = (await hall.room(table)).live
    for _ in range(200):
        seat = live.asked()[0]
        hand.pass_by(seconds)
        await hall.act(table, seat)
        assert live.course is not None
        if live.course.may_undo(seat):
            return seat
    raise AssertionError("no such act")


@pytest.mark.parametrize("clock", [Clock(per_move=30), Clock(bank=600, increment=5)])
def test_an_undo_gives_no_time_back_and_earns_nothing(url: str, clock: Clock) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(PEOPLE, "template", clock=clock)
        seat = await free_act(hall, table, hand, 10)
        live = (await hall.room(table)).live
        person = live.cushions[seat].person
        left = []
        for _ in range(3):
            await hall.change(table, lambda t, now: commands.undo(t, person, seat, now))
            left.append(live.clocks.left(seat, hand.now))
            hand.pass_by(2)
            await hall.act(table, seat)
        assert left == [left[0] - 2 * SECOND * k for k in range(3)]
        if clock.per_move:
            assert left[0] == 20 * SECOND
        before = live.clocks.put_aside()
        assert (await hall.read_again(table)).live.clocks.put_aside() == before

    scene(url, play, hand)


def test_what_the_clock_has_answered_cannot_be_undone_freely(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(PEOPLE, "shinobi", clock=Clock(per_move=30))
        live = (await hall.room(table)).live
        seat = live.asked()[0]
        hand.pass_by(31)
        await hall.ring(table)
        assert live.course is not None
        assert live.course.done
        assert not live.course.may_undo(seat)
        assert not (await hall.read_again(table)).live.course.may_undo(seat)  # type: ignore[union-attr]

    scene(url, play, hand)


def test_the_time_in_which_there_was_no_hall_is_nobodys(url: str) -> None:
    hand = HandClock()

    async def play() -> None:
        async with opened(url, hand) as hall:
            table = await hall.lay_for(PEOPLE, "template", clock=Clock(bank=60))
            seat = (await hall.room(table)).live.asked()[0]
        hand.pass_by(600)
        async with opened(url, hand) as hall:
            live = (await hall.room(table)).live
            assert live.clocks.left(seat, hand.now) == 60 * SECOND
            hand.pass_by(10)
            live = (await hall.read_again(table)).live
            assert live.clocks.left(seat, hand.now) == 50 * SECOND, "only once"

    asyncio.run(play())


def test_a_pause_that_was_granted_while_everybody_was_here_outlives_a_blink(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(PEOPLE, "template")
        live = (await hall.room(table)).live
        ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(PEOPLE)]
        seat = live.asked()[0]
        other = next(s for s in range(3) if s != seat)
        await hall.pause(table, PEOPLE[other], other, 600)
        hall.unwatch(ears[seat], table, seat)
        await hall.watch_at(ears[seat], table, seat)
        assert live.paused_until

    scene(url, play)


def test_a_request_to_undo_that_has_lapsed_is_taken_from_every_screen(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(PEOPLE, "samurai-sword")
        live = (await hall.room(table)).live
        ear = await hall.watch_at(Ear("dan"), table)
        seat = live.asked()[0]
        while not live.course or live.course.may_undo(seat) or live.course.last_act_of(seat) is None:
            seat = live.asked()[0]
            await hall.act(table, seat)
        person = live.cushions[seat].person
        await hall.change(table, lambda t, now: commands.undo(t, person, seat, now))
        assert ear.last("update")["info"]["undo_wanted_by"] == "ABC"[seat]
        await hall.act(table, live.asked()[0])
        assert ear.last("update")["info"].get("undo_wanted_by") is None

    scene(url, play)


def test_a_table_that_could_never_begin_is_not_laid(url: str) -> None:
    async def play(hall: Scene) -> None:
        with pytest.raises(TatamiError):
            await hall.lay("ann", NewTable("tenno", 2, {"first_player": "G"}))
        assert not hall.rooms

    scene(url, play)


def test_a_table_is_cleared_by_whoever_laid_it_before_the_game(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2))
        clear = commands.clear
        assert await refused(hall.change(table, lambda t, now: clear(t, "bob", now))) == "not-your-table"
        await hall.change(table, lambda t, now: clear(t, "ann", now))
        assert await refused(hall.sit(table, "bob")) == "table-is-cleared"
        assert (await hall.read_again(table)).live.phase == "over"
        assert await hall.listed() == []
        assert await hall.store.open_tables_by("ann") == 0
        begun = await hall.lay_for(("ann", "bob"), "template")
        assert await refused(hall.change(begun, lambda t, now: clear(t, "ann", now))) == "game-has-begun"

    scene(url, play)


def test_an_open_table_that_nobody_is_at_is_cleared_after_a_day(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2))
        await hall.read_again(table)
        hand.pass_by(OPEN_FOR / SECOND - 1)
        assert table not in await hall.store.due(hand.now)
        hand.pass_by(2)
        assert table in await hall.store.due(hand.now)
        await hall.ring(table)
        assert (await hall.room(table)).live.phase == "over"

    scene(url, play, hand)


def test_where_they_play_again_is_told_to_those_who_sat_there_only(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template")
        seat = await hall.watch_at(Ear("ann"), table, 0)
        stranger = await hall.watch_at(Ear("dan"), table)
        live = (await hall.room(table)).live
        while live.outcome is None:
            await hall.act(table, live.asked()[0])
        again = await hall.rematch(table, "bob")
        assert seat.last("update")["info"]["rematch"] == again
        assert again not in str(stranger.heard)
        assert again not in str((await hall.watch_at(Ear("eve"), table)).heard)
        assert again in str((await hall.watch_at(Ear("bob"), table, 1)).heard)

    scene(url, play)


def test_passwords_cannot_be_guessed_at_leisure(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 2, access="password", password="nepo"))
        for _ in range(10):
            assert await refused(hall.admit(table, "bob", "wrong")) == "wrong-password"
        assert await refused(hall.admit(table, "bob", "open")) == "too-fast"
        await hall.admit(table, "cay", "open")
        hand.pass_by(61)
        await hall.admit(table, "bob", "open")

    scene(url, play, hand)
