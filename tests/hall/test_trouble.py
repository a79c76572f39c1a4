"""Trouble with the database: a wish is refused, nobody was told anything, and the game goes on."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tatami.hall.db.store import open_store
from tatami.hall.house import HouseRules
from tatami.hall.table.entries import Acted, CameBack
from tatami.kernel.seats import SPECTATOR
from tests.hall.halls import Ear, HandClock, PlainHasher, Scene, Uncounted, log_of, opened, refused, scene
from tests.servers import Postgres, running_postgres

OPEN = "samurai-sword"


async def write_behind_its_back(hall: Scene, table: str) -> str:
    """Somebody else writes the next act of the table."""
    live = (await hall.room(table)).live
    seat = live.asked()[0]
    text = live.game.legal(seat)[0].text
    await hall.store.append(table, live.seq, [Acted(hall.now(), seat, text)])
    return text


def test_after_a_foreign_entry_the_wish_is_refused_and_everybody_sees_the_table_as_it_is(
    database_url: str,
) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN)
        ears = [await hall.watch_at(Ear("ann"), table, 0), await hall.watch_at(Ear("dan"), table)]
        before = (await hall.room(table)).live.seq
        await write_behind_its_back(hall, table)
        for ear in ears:
            ear.forget()
        seat = (await hall.room(table)).live.asked()[0]
        assert await refused(hall.act(table, seat)) == "storage-trouble"
        await hall.quiet()
        room = await hall.room(table)
        assert [[m["tell"] for m in ear.heard] for ear in ears] == [["state"], ["state"]]
        assert {ear.heard[0]["seq"] for ear in ears} == {before + 1} == {room.live.seq}
        assert set(room.audience.watchers) == {(ears[0], 0), (ears[1], SPECTATOR)}
        assert "ann" not in room.audience.away_since
        await hall.play(table, 5, Random(1))
        assert [m["tell"] for m in ears[1].heard] == ["state"] + ["update"] * 5
        assert len(await log_of(hall, table)) == room.live.seq

    scene(database_url, play)


def test_who_leaves_while_the_table_is_read_again_is_gone(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN)
        ear = await hall.watch_at(Ear("ann"), table, 0)
        await write_behind_its_back(hall, table)
        seat = (await hall.room(table)).live.asked()[0]
        assert await refused(hall.act(table, seat)) == "storage-trouble"
        hall.unwatch(ear, table, 0)
        await hall.quiet()
        room = await hall.room(table)
        assert not room.audience.watchers
        assert "ann" in room.audience.away_since

    scene(url, play)


def test_bots_go_on_after_trouble_at_a_table_that_nobody_watches(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann",), "template", bots=2)
        await hall.quiet()
        room = await hall.room(table)
        await hall.store.append(table, room.live.seq, [Acted(hall.now(), 0, room.live.game.legal(0)[0].text)])
        assert await refused(hall.act(table, 0)) == "storage-trouble"
        await hall.quiet()
        assert (await hall.room(table)).live.asked() == (0,)
        assert len(await log_of(hall, table)) == (await hall.room(table)).live.seq

    scene(url, play)


def test_a_seat_that_could_not_be_given_back_is_given_back_when_the_table_is_read_again(url: str) -> None:
    hand = HandClock()

    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN)
        live = (await hall.room(table)).live
        seat = live.asked()[0]
        who = live.cushions[seat].person
        for other in {0, 1, 2} - {seat}:  # else a bot would soon sit in for them too, and notice it first
            await hall.watch_at(Ear(live.cushions[other].person), table, other)
        hand.pass_by(60)
        await hall.ring(table)
        assert live.cushions[seat].stand_in
        await hall.quiet()
        await write_behind_its_back(hall, table)
        ear = Ear(who)
        assert await refused(hall.watch_at(ear, table, seat)) == "storage-trouble"
        await hall.quiet()
        assert (ear, seat) not in (await hall.room(table)).audience.watchers
        await hall.watch_at(ear, table, seat)
        assert not (await hall.room(table)).live.cushions[seat].stand_in
        assert isinstance((await log_of(hall, table))[-1], CameBack)

    scene(url, play, hand)


def test_a_wish_that_is_given_up_in_the_middle_is_done_or_not_and_the_next_one_counts(
    database_url: str,
) -> None:
    async def want_for_a_moment(hall: Scene, moments: int) -> bool:
        """Whether it was done."""
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN)
        ear = await hall.watch_at(Ear("dan"), table)
        live = (await hall.room(table)).live
        seq = live.seq
        wish = asyncio.create_task(hall.act(table, live.asked()[0]))
        for _ in range(moments):
            await asyncio.sleep(0)
        wish.cancel()
        await asyncio.gather(wish, return_exceptions=True)
        live = (await hall.room(table)).live
        written = len(await log_of(hall, table))
        assert written == live.seq == ear.heard[-1]["seq"]
        await hall.act(table, live.asked()[0])
        assert ear.heard[-1]["seq"] == written + 1
        return written > seq

    async def play(hall: Scene) -> None:
        done = [await want_for_a_moment(hall, moments) for moments in range(12)]
        assert (done[0], done[-1]) == (False, True)

    scene(database_url, play)


@pytest.mark.postgres
@pytest.mark.slow
def test_while_postgres_is_away_wishes_are_refused_and_afterwards_the_game_goes_on() -> None:
    with running_postgres() as server:
        asyncio.run(_while_it_is_away(server))


async def _while_it_is_away(server: Postgres) -> None:
    url = await asyncio.to_thread(server.new_database)
    async with opened(url) as hall:
        table = await hall.lay_for(("ann", "bob", "cay"), OPEN)
        ear = await hall.watch_at(Ear("ann"), table, 0)
        await hall.play(table, 3, Random(1))
        seq = (await hall.room(table)).live.seq
        seat = (await hall.room(table)).live.asked()[0]
        ear.forget()
        server.stop()
        assert await refused(hall.act(table, seat)) == "storage-trouble"
        assert not ear.told("update", "state")
        server.start()
        await hall.wake_those_due()
        await hall.quiet()
        room = await hall.room(table)
        assert room.live.seq == seq
        assert ear.last("state")["seq"] == seq
        await hall.act(table, seat)
        assert ear.last("update")["seq"] == seq + 1


def test_a_hall_whose_store_is_gone_still_closes(url: str) -> None:
    async def play() -> None:
        async with opened(url):
            pass  # so that the people are there
        store = await open_store(url)
        hall = Scene(store, HouseRules(), PlainHasher(), Uncounted(), HandClock())
        tables = [await hall.lay_for(("ann", "bob"), "template") for _ in range(3)]
        await store.close()
        await hall.close()
        assert not hall.rooms
        store = await open_store(url)
        assert set(await store.due(HandClock().now)) == set(tables)
        await store.close()

    asyncio.run(play())
