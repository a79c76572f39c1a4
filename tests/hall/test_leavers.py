"""People who leave: the others are told, wait a while, and the game goes on."""

from __future__ import annotations

import asyncio

import pytest

from tatami.hall.table import commands
from tatami.hall.table import entries as log
from tatami.hall.table.entries import Clock
from tests.hall.halls import FORSAKEN, PATIENCE, Ear, HandClock, Scene, log_of, opened, refused, scene

OPEN = "samurai-sword"


async def table_of_three(hall: Scene, **wanted: object) -> tuple[str, list[Ear], int]:
    """Ann, Bob and Cay, who watch; and the seat that is asked."""
    table = await hall.lay_for(("ann", "bob", "cay"), OPEN, **wanted)
    ears = [await hall.watch_at(Ear(who), table, seat) for seat, who in enumerate(("ann", "bob", "cay"))]
    return table, ears, (await hall.room(table)).live.asked()[0]


def test_everybody_is_told_who_is_there_and_since_when_somebody_is_away(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, ears, _ = await table_of_three(hall)
        assert ears[0].last("presence")["seats"] == {"A": None, "B": None, "C": None}
        hand.pass_by(5)
        hall.unwatch(ears[1], table, 1)
        assert ears[0].last("presence")["seats"] == {"A": None, "B": hand.now, "C": None}
        other = await hall.watch_at(Ear("bob"), table, 1)
        again = await hall.watch_at(Ear("bob"), table, 1)
        hall.unwatch(other, table, 1)
        assert again.last("presence")["seats"]["B"] is None  # he has another window open

    scene(url, play, hand)


def test_who_sat_down_and_never_came_is_away_from_then_on(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN)
        live = (await hall.room(table)).live
        seat = live.asked()[0]
        others = [s for s in range(3) if s != seat]
        ear = await hall.watch_at(Ear(live.cushions[others[0]].person), table, others[0])
        assert ear.last("presence")["seats"]["ABC"[seat]] == hand.now
        hand.pass_by(PATIENCE)
        await hall.ring(table)
        assert live.cushions[seat].stand_in

    scene(url, play, hand)


def test_after_the_patience_of_the_others_a_bot_stands_in_and_gives_the_seat_back(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, ears, seat = await table_of_three(hall)
        live, who = (await hall.room(table)).live, ears[seat].person
        hall.unwatch(ears[seat], table, seat)
        hand.pass_by(PATIENCE - 1)
        await hall.ring(table)
        assert not live.cushions[seat].stand_in
        hand.pass_by(1)
        await hall.ring(table)
        assert live.cushions[seat].stand_in
        assert live.asked() != (seat,)  # the bot has played the turn
        await hall.watch_at(Ear(who), table, seat)
        assert not live.cushions[seat].stand_in
        assert isinstance((await log_of(hall, table))[-1], log.CameBack)

    scene(url, play, hand)


def test_while_a_bot_stands_in_the_person_is_told_so(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, ears, seat = await table_of_three(hall)
        hall.unwatch(ears[seat], table, seat)
        hand.pass_by(PATIENCE)
        await hall.ring(table)
        wish = hall.change(table, lambda t, now: commands.answer(t, ears[seat].person, seat, 1, "end", now))
        assert await refused(wish) == "a-bot-stands-in"

    scene(url, play, hand)


def test_nobody_stands_in_while_nobody_waits(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, ears, seat = await table_of_three(hall)
        for at, ear in enumerate(ears):
            hall.unwatch(ear, table, at)
        await hall.watch_at(Ear("dan"), table)  # a spectator is not waiting for his turn
        hand.pass_by(PATIENCE * 10)
        await hall.ring(table)
        assert not (await hall.room(table)).live.cushions[seat].stand_in

    scene(url, play, hand)


def test_slow_tables_leave_it_to_the_clock(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, ears, seat = await table_of_three(hall, clock=Clock(per_move=3600))
        hall.unwatch(ears[seat], table, seat)
        hand.pass_by(PATIENCE * 10)
        await hall.ring(table)
        live = (await hall.room(table)).live
        assert (live.cushions[seat].stand_in, live.asked()) == ("", (seat,))

    scene(url, play, hand)


@pytest.mark.parametrize("end", ["return", "go-on", "its end"])
def test_a_pause_that_another_grants_puts_it_off_until(url: str, end: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table, ears, seat = await table_of_three(hall)
        live, other = (await hall.room(table)).live, (seat + 1) % 3
        hall.unwatch(ears[seat], table, seat)
        await hall.change(table, lambda t, now: commands.pause(t, ears[other].person, other, 300, now))
        hand.pass_by(299)
        await hall.ring(table)
        assert (live.paused_until, live.cushions[seat].stand_in) == (hand.now + 1000, "")
        if end == "return":
            await hall.watch_at(ears[seat], table, seat)
        elif end == "go-on":
            await hall.change(table, lambda t, now: commands.go_on(t, ears[other].person, other, now))
        else:
            hand.pass_by(1)
            await hall.ring(table)
        assert live.paused_until == 0
        await hall.ring(table)
        assert bool(live.cushions[seat].stand_in) == (end != "return")

    scene(url, play, hand)


def test_a_pause_cannot_be_granted_twice_or_before_the_game_and_ends_once(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _, _ = await table_of_three(hall)
        live = (await hall.room(table)).live
        other = next(seat for seat in live.people() if live.asked() != (seat,))
        granter = live.cushions[other].person

        async def pause() -> int:
            return await hall.change(table, lambda t, now: commands.pause(t, granter, other, 300, now))

        async def go_on() -> int:
            return await hall.change(table, lambda t, now: commands.go_on(t, "bob", 1, now))

        await pause()
        assert await refused(pause()) == "table-is-paused"
        await go_on()
        assert await refused(go_on()) == "table-is-not-paused"

    scene(url, play)


def test_whoever_answers_every_go_on_with_a_pause_comes_to_the_end_of_them(database_url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _, _ = await table_of_three(hall)
        live = (await hall.room(table)).live
        other = next(seat for seat in live.people() if live.asked() != (seat,))
        person = live.cushions[other].person

        async def pause() -> int:
            return await hall.change(table, lambda t, now: commands.pause(t, person, other, 7 * 86400, now))

        for _ in range(commands.MOST_PAUSES):
            await pause()
            await hall.change(table, lambda t, now: commands.go_on(t, person, other, now))
        assert await refused(pause()) == "pauses-are-spent"
        await hall.read_again(table)
        assert await refused(pause()) == "pauses-are-spent"

    scene(database_url, play)


def test_nobody_grants_a_pause_to_himself_while_all_the_others_wait_for_him(url: str) -> None:
    async def play(hall: Scene) -> None:
        table, _, _ = await table_of_three(hall)
        live = (await hall.room(table)).live
        while len(live.asked()) > 1:
            seat = live.asked()[0]
            asked = (live.cushions[seat].person, seat, live.question_number, live.game.legal(seat)[0].text)
            await hall.change(table, lambda t, now, asked=asked: commands.answer(t, *asked, now))
        (seat,) = live.asked()
        person, before = live.cushions[seat].person, live.seq
        wish = hall.change(table, lambda t, now: commands.pause(t, person, seat, 300, now))
        assert await refused(wish) == "pause-is-for-others"
        assert (live.seq, live.paused_until) == (before, 0)

    scene(url, play)


def test_a_forsaken_table_is_played_to_its_end_by_bots(database_url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "template")
        await hall.read_again(table)
        hand.pass_by(301)
        await hall.put_idle_aside()
        hand.pass_by(FORSAKEN - 302)
        await hall.wake_those_due()
        assert table not in hall.rooms
        hand.pass_by(1)
        await hall.wake_those_due()
        await hall.ring(table)
        row = await hall.store.table_row(table)
        assert row is not None
        assert row.phase == "over"

    scene(database_url, play, hand)


def test_a_table_whose_only_other_client_was_killed_always_finishes(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob"), "template", bots=1)
        await hall.watch_at(Ear("ann"), table, 0)
        live = (await hall.room(table)).live
        while live.outcome is None:
            await hall.act(table, 0)
            if 1 in live.asked():  # Bob never comes
                hand.pass_by(PATIENCE)
                await hall.ring(table)
            await hall.quiet()

    scene(url, play, hand)


def test_after_the_hall_has_opened_again_everybody_gets_the_whole_patience(database_url: str) -> None:
    hand = HandClock()

    async def play() -> None:
        async with opened(database_url, hand) as hall:
            table, _, seat = await table_of_three(hall)
            hand.pass_by(PATIENCE - 1)
        async with opened(database_url, hand) as hall:
            live = (await hall.room(table)).live
            other = (seat + 1) % 3
            await hall.watch_at(Ear(live.cushions[other].person), table, other)
            hand.pass_by(PATIENCE - 1)
            await hall.ring(table)
            assert not live.cushions[seat].stand_in
            hand.pass_by(1)
            await hall.ring(table)
            assert live.cushions[seat].stand_in

    asyncio.run(play())
