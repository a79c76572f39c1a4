"""Clocks: they run for whoever is asked, stand still in a pause, and ring though the table sleeps."""

from __future__ import annotations

import asyncio

import pytest

from tatami.hall.table import commands
from tatami.hall.table import entries as log
from tatami.hall.table.clocks import Clocks
from tatami.hall.table.entries import Clock
from tests.hall.halls import SECOND, Ear, HandClock, Scene, log_of, opened, refused, scene

OPEN, SEALED = "samurai-sword", "template"
DAY = 86400


def test_a_bank_pays_for_thinking_and_earns_with_every_answer() -> None:
    clocks = Clocks(Clock(bank=60, increment=5), 2)
    clocks.ask([0], 0)
    assert (clocks.left(0, 10_000), clocks.left(1, 10_000)) == (50_000, 60_000)
    clocks.stop(0, 10_000, answered=True)
    clocks.ask([1], 10_000)
    assert (clocks.left(0, 30_000), clocks.left(1, 30_000)) == (55_000, 40_000)


def test_with_bank_and_limit_the_shorter_counts() -> None:
    clocks = Clocks(Clock(per_move=30, bank=40), 2)
    clocks.ask([0], 0)
    assert clocks.left(0, 10_000) == 20_000
    clocks.stop(0, 25_000, answered=True)
    clocks.ask([0], 25_000)
    assert clocks.left(0, 25_000) == 15_000
    assert clocks.next_alarm(25_000) == 40_000
    assert clocks.has_run_out(0, 40_000)


def test_a_new_question_gives_the_whole_time_of_a_move_to_whoever_is_asked_again() -> None:
    clocks = Clocks(Clock(per_move=30), 3)
    clocks.ask([0, 1], 0)
    clocks.stop(0, 29_000, answered=True)
    clocks.ask([1], 29_000)
    assert clocks.left(1, 29_000) == 30_000


def test_a_clock_that_goes_backwards_takes_nothing_and_gives_nothing() -> None:
    clocks = Clocks(Clock(bank=60), 1)
    clocks.ask([0], 100_000)
    assert clocks.left(0, 50_000) == 60_000
    clocks.stop(0, 50_000)
    assert clocks.left(0, 50_000) == 60_000


@pytest.mark.parametrize("clock", [Clock(per_move=30), Clock(bank=30, increment=10)])
def test_sealing_and_taking_back_gains_no_time(url: str, clock: Clock) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), SEALED, clock=clock)
        clocks = (await hall.room(table)).live.clocks
        for _ in range(3):
            hand.pass_by(5)
            await hall.act(table, 0)
            await hall.change(table, lambda t, now: commands.take_back(t, "ann", 0, now))
        assert clocks.left(0, hand.now) == 15 * SECOND

    scene(url, play, hand)


@pytest.mark.parametrize("clock", [Clock(per_move=30), Clock(bank=30)])
def test_a_pause_stops_the_clocks_and_gives_no_time_either(url: str, clock: Clock) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN, clock=clock)
        live = (await hall.room(table)).live
        seat = live.asked()[0]
        hand.pass_by(20)
        other = next(each for each in live.people() if each != seat)
        granter = live.cushions[other].person
        await hall.change(table, lambda t, now: commands.pause(t, granter, other, 300, now))
        assert await refused(hall.act(table, seat)) == "table-is-paused"
        hand.pass_by(200)
        assert live.clocks.left(seat, hand.now) == 10 * SECOND
        await hall.change(table, lambda t, now: commands.go_on(t, "bob", 1, now))
        assert live.clocks.left(seat, hand.now) == 10 * SECOND
        hand.pass_by(10)
        assert await refused(hall.act(table, seat)) == "time-is-up"

    scene(url, play, hand)


def test_when_time_is_up_and_the_rules_say_nothing_a_bot_answers_this_one_question(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "shinobi", clock=Clock(per_move=30))
        live = (await hall.room(table)).live
        seat, number = live.asked()[0], live.question_number
        hand.pass_by(29)
        await hall.ring(table)
        assert live.question_number == number
        hand.pass_by(1)
        assert await refused(hall.act(table, seat)) == "time-is-up"
        await hall.ring(table)
        acted = (await log_of(hall, table))[-1]
        assert isinstance(acted, log.Acted)
        assert (acted.seat, bool(acted.stand_in), live.question_number) == (seat, True, number + 1)
        assert not live.cushions[seat].stand_in
        await hall.act(table, live.asked()[0])

    scene(url, play, hand)


def test_of_a_sealed_question_bots_answer_only_for_those_whose_time_is_up(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), SEALED, clock=Clock(bank=30, increment=30))
        live = (await hall.room(table)).live
        hand.pass_by(10)
        await hall.act(table, 0)
        hand.pass_by(20)
        await hall.ring(table)
        acted = [e for e in await log_of(hall, table) if isinstance(e, log.Acted)]
        assert sorted((entry.seat, bool(entry.stand_in)) for entry in acted) == [
            (0, False),
            (1, True),
            (2, True),
        ]
        assert live.clocks.left(0, hand.now) == 50 * SECOND

    scene(url, play, hand)


def test_where_the_rules_know_what_happens_when_time_is_up_it_happens_once(url: str) -> None:
    """Samurai Sword knows what a patient host does for whoever gives no answer."""
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN, clock=Clock(per_move=30))
        live = (await hall.room(table)).live
        for times in range(1, 4):
            hand.pass_by(30)
            await hall.ring(table)
            entries = await log_of(hall, table)
            assert [type(entry) for entry in entries].count(log.TimeRanOut) == times
            assert isinstance(entries[-1], log.TimeRanOut)
            assert live.clocks.left(live.asked()[0], hand.now) == 30 * SECOND

    scene(url, play, hand)


def test_clocks_go_on_though_the_hall_was_closed(database_url: str) -> None:
    hand = HandClock()

    async def play() -> None:
        async with opened(database_url, hand) as hall:
            table = await hall.lay_for(("ann", "bob", "cay"), OPEN, clock=Clock(bank=100, increment=1))
            hand.pass_by(10)
            await hall.act(table, (await hall.room(table)).live.asked()[0])
            kept = (await hall.room(table)).live.clocks.put_aside()
        async with opened(database_url, hand) as hall:
            live = (await hall.room(table)).live
            assert live.clocks.put_aside() == kept
            hand.pass_by(1000)
            await hall.ring(table)
            assert isinstance((await log_of(hall, table))[-1], log.TimeRanOut)

    asyncio.run(play())


def test_a_table_of_days_sleeps_and_is_woken_by_the_sweep_when_time_is_up(database_url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        turns: list[str] = []
        hall.on_turn = lambda turn: turns.append(turn.person)
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN, clock=Clock(per_move=2 * DAY))
        asked = (await hall.room(table)).live
        number, who = asked.question_number, asked.cushions[asked.asked()[0]].person
        assert turns == [who]
        hand.pass_by(301)
        await hall.put_idle_aside()
        assert table not in hall.rooms
        hand.pass_by(DAY)
        await hall.wake_those_due()
        assert table not in hall.rooms
        hand.pass_by(DAY)
        await hall.wake_those_due()
        assert table in hall.rooms
        await hall.quiet()
        assert (await hall.room(table)).live.question_number == number + 1

    scene(database_url, play, hand)


@pytest.mark.parametrize(
    ("per_move", "options", "glass"),
    [(DAY, {}, DAY), (DAY, {"glass": 600}, 600), (60, {}, 240), (0, {}, 240)],
)
def test_where_moves_take_days_a_game_has_other_defaults(
    url: str, per_move: int, options: dict[str, int], glass: int
) -> None:
    async def play(hall: Scene) -> None:
        clock = Clock(per_move=per_move)
        table = await hall.lay_for(("ann", "bob", "cay"), "senji", clock=clock, options=options)
        assert (await hall.room(table)).live.opened.options["glass"] == glass

    scene(url, play)


def test_clocks_are_told_with_every_update(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN, clock=Clock(bank=100, increment=5))
        seat = (await hall.room(table)).live.asked()[0]
        ear = await hall.watch_at(Ear("dan"), table)
        hand.pass_by(10)
        await hall.act(table, seat)
        assert ear.last("update")["clocks"]["ABC"[seat]] == 95 * SECOND

    scene(url, play, hand)
