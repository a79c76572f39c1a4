"""Whoever looks at a table sees what its log says: never an act that is applied and not yet written."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from tatami.hall.db.rows import TableRow
from tatami.hall.hall import Hall, NewTable
from tatami.hall.serving import registry
from tatami.hall.table import commands
from tatami.kernel.reasons import Refused, TatamiError
from tests.hall.halls import Scene, scene


class Slow:
    """A database that takes its time with the next entries, and then refuses them."""

    def __init__(self, hall: Hall) -> None:
        self.begun = asyncio.Event()
        self.answers = asyncio.Event()
        self._append = hall.store.append
        hall.store.append = self.append  # type: ignore[method-assign]

    async def append(self, table: str, start: int, entries: Sequence[Any], also: Sequence[Any] = ()) -> None:
        self.begun.set()
        await self.answers.wait()
        raise TatamiError("database-trouble", detail="refused")


async def one_before_the_end(hall: Scene) -> str:
    """A table at which the next act ends the game."""
    table = await hall.lay_for(("ann", "ann"), "template")
    while True:
        room = await hall.room(table)
        seat = room.live.asked()[0]
        twin = room.live.game.clone()
        twin.act(seat, twin.legal(seat)[0])
        if twin.outcome is not None:
            return table
        await hall.act(table, seat)


async def last_act(hall: Scene, table: str) -> None:
    live = (await hall.room(table)).live
    with suppress(Refused):
        await hall.act(table, live.asked()[0])


async def row_of(hall: Scene, table: str) -> TableRow:
    row = await hall.store.table_row(table)
    assert row is not None
    return row


def test_a_reader_waits_for_the_commit_and_if_it_is_refused_sees_the_game_go_on(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await one_before_the_end(hall)
        slow = Slow(hall)
        acting = asyncio.create_task(last_act(hall, table))
        await slow.begun.wait()
        assert hall.rooms[table].live.outcome is not None  # in memory it is over

        async def outcome() -> object:
            async with hall.at(table) as room:
                return room.live.outcome

        looking = asyncio.create_task(outcome())
        for _ in range(10):
            await asyncio.sleep(0)
        assert not looking.done()
        slow.answers.set()
        await acting
        assert await looking is None

    scene(url, play)


def test_lists_and_turns_wait_for_nobody_and_say_what_is_written(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await one_before_the_end(hall)
        row = await row_of(hall, table)
        seat = (await hall.room(table)).live.asked()[0]
        slow = Slow(hall)
        acting = asyncio.create_task(last_act(hall, table))
        await slow.begun.wait()
        info = await hall.summary_of(row)
        assert info is not None
        assert info.phase == "playing"
        assert seat in (await hall.awaited(row)).seats
        assert [each.phase for each in await hall.listed()] == ["playing"]
        standing = hall.standing_of(table)
        assert standing is not None
        assert standing.phase == "playing"
        slow.answers.set()
        await acting

    scene(url, play)


def test_a_seat_that_is_not_written_yet_is_in_no_list(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay("ann", NewTable("template", 3))
        row = await row_of(hall, table)
        slow = Slow(hall)

        async def sit() -> None:
            with suppress(Refused):
                await hall.sit(table, "bob")

        sitting = asyncio.create_task(sit())
        await slow.begun.wait()
        info = await hall.summary_of(row)
        assert info is not None
        assert [seat.name for seat in info.seats] == ["", "", ""]
        assert hall.rooms[table].live.names[0] == "Bob"
        slow.answers.set()
        await sitting

    scene(url, play)


def test_who_looks_while_the_database_hangs_is_told_so_in_the_end(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "LONGEST_WAIT", 0.05)

    async def play(hall: Scene) -> None:
        table = await one_before_the_end(hall)
        slow = Slow(hall)
        acting = asyncio.create_task(last_act(hall, table))
        await slow.begun.wait()
        with pytest.raises(Refused) as told:
            async with hall.at(table):
                pass
        assert told.value.reason.code == "storage-trouble"
        slow.answers.set()
        await acting

    scene(url, play)


def test_how_a_table_stands_is_how_it_is_after_every_act_of_a_game(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await hall.lay_for(("ann", "bob", "cay"), "shinobi")
        rng = Random("standing")
        for _ in range(60):
            await hall.play(table, 1, rng)
            room = await hall.room(table)
            live, standing = room.live, room.standing
            assert (standing.phase, standing.asked) == (live.phase, live.asked())
            assert (standing.names, standing.info) == (live.names, room.info(live))
        last = (await hall.room(table)).live
        course = last.course
        assert course is not None
        if last.outcome is None:
            seat = course.done[-1].seat
            who = last.cushions[seat].person
            await hall.change(table, lambda t, now: commands.undo(t, who, seat, now))
            room = await hall.room(table)
            assert room.standing.info == room.info(room.live)

    scene(url, play)
