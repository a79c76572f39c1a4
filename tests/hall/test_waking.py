"""Scenes of tables that sleep: which of them a hall wakes when it opens, after a good end and a bad one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tatami.hall.db.store import open_store
from tatami.hall.hall import Hall, NewTable
from tatami.hall.house import HouseRules
from tatami.hall.serving.writing import AWAKE
from tatami.hall.table import commands
from tests.hall.shelves import person

HOUSE = HouseRules(bot_pace=0)
QUICKLY = 30.0


class NoHasher:
    """No table here has a password."""

    async def hash(self, password: str) -> str:
        raise NotImplementedError

    async def matches(self, hashed: str, password: str) -> bool:
        raise NotImplementedError


class NoCounters:
    def written(self, game: str, acts: int) -> None: ...

    def refused(self, code: str) -> None: ...

    def acted(self, seconds: float) -> None: ...


def halls(url: str, *evenings: Callable[[Hall], Awaitable[None]]) -> None:
    """One hall after another at the same database; each evening ends the hall as it likes, or is closed."""

    async def run() -> None:
        for evening in evenings:
            store = await open_store(url)
            hall = Hall(store, HOUSE, NoHasher(), NoCounters())
            try:
                await evening(hall)
            finally:
                await hall.close()
                await store.close()

    asyncio.run(run())


async def crash(hall: Hall) -> None:
    """What is left of a hall whose process was killed: nothing but what it has written."""
    for room in hall.rooms.values():
        room.is_stale = True
        room.keeper.stop()
    hall.rooms.clear()


async def begun(hall: Hall, people: int) -> str:
    """A game with one person or none; bots on the other cushions."""
    table = await hall.lay("ann", NewTable("tenno", 3))
    if people:
        await hall.store.add_person(person("ann"))
        await hall.change(table, lambda live, now: commands.sit_down(live, "ann", "Ann", "ink", "aa", 0, now))
    named = ("Botan", "Chie", "Daichi")
    await hall.change(table, lambda live, now: commands.seat_bots(live, "ann", None, "random", named, now))
    return table


async def bots_are_done(hall: Hall, table: str) -> None:
    async with asyncio.timeout(QUICKLY):
        while (await hall.room(table)).keeper.is_busy:
            await asyncio.sleep(0.01)


async def wake_at(hall: Hall, table: str) -> int | None:
    row = await hall.store.table_row(table)
    assert row is not None
    return row.wake_at


def test_a_table_that_was_put_aside_sleeps_until_its_time_and_one_that_was_awake_in_a_crash_is_woken(
    database_url: str,
) -> None:
    tables: list[str] = []

    async def first(hall: Hall) -> None:
        tables.append(await begun(hall, people=1))
        await bots_are_done(hall, tables[0])
        assert await wake_at(hall, tables[0]) == AWAKE

    async def after_a_good_end(hall: Hall) -> None:
        forsaken = await wake_at(hall, tables[0])
        assert forsaken is not None
        assert forsaken > hall.now() + HOUSE.forsaken * 900
        assert tables[0] not in await hall.store.due(hall.now())
        room = await hall.room(tables[0])
        await hall.change(tables[0], lambda live, now: commands.pause(live, "ann", 0, 60, now))
        assert room.live.paused_until
        await crash(hall)

    async def after_a_crash(hall: Hall) -> None:
        await hall.open()
        async with asyncio.timeout(QUICKLY):
            while tables[0] not in hall.rooms:
                await asyncio.sleep(0.01)
        assert hall.rooms[tables[0]].live.paused_until

    halls(database_url, first, after_a_good_end, after_a_crash)


def test_a_hall_that_closes_while_a_bot_is_to_answer_lets_it_answer_next_time(database_url: str) -> None:
    tables: list[str] = []

    async def first(hall: Hall) -> None:
        tables.append(await begun(hall, people=1))  # and closes before any bot has thought

    async def second(hall: Hall) -> None:
        at = await wake_at(hall, tables[0])
        assert at is not None
        assert at <= hall.now()
        await hall.open()
        await bots_are_done(hall, tables[0])

    halls(database_url, first, second)


def test_bots_go_on_at_a_table_that_was_thrown_away_while_nobody_watched(database_url: str) -> None:
    async def play(hall: Hall) -> None:
        await hall.open()
        table = await begun(hall, people=1)
        room = await hall.room(table)
        async with room.lock:
            hall.forget(room)
        async with asyncio.timeout(QUICKLY):
            while table not in hall.rooms:
                await asyncio.sleep(0.01)
        await bots_are_done(hall, table)
        assert hall.rooms[table] is not room

    halls(database_url, play)


class Watcher:
    """Keeps what it is told."""

    def __init__(self) -> None:
        self.person, self.lang = "ann", ""
        self.heard: list[bytes] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message)

    def show_out(self) -> None: ...


def test_whoever_watches_a_table_that_is_thrown_away_twice_sits_in_the_new_room_once(
    database_url: str,
) -> None:
    async def play(hall: Hall) -> None:
        table, watcher = await begun(hall, people=1), Watcher()
        await bots_are_done(hall, table)
        await hall.watch(watcher, table, 0, None, "")
        for _ in range(2):
            hall.forget(await hall.room(table))
        async with asyncio.timeout(QUICKLY):
            while (watcher, 0) not in (await hall.room(table)).audience.watchers:
                await asyncio.sleep(0.01)
        room = await hall.room(table)
        async with room.lock:
            assert room.audience.here["ann"] == 1
        assert b'"tell":"state"' in watcher.heard[-1]

    halls(database_url, play)
