"""Play now: people who ask in the same moment meet, and nobody is sent where there is no room."""

from __future__ import annotations

import asyncio
from typing import Any

from tatami.hall.hall import NewTable
from tatami.hall.serving import matching
from tatami.hall.table import commands
from tatami.hall.table.entries import Clock
from tests.hall.halls import Ear, HandClock, Scene, scene


async def now(hall: Scene, who: str, seats: int | None = 3, **wanted: Any) -> str:
    """Where this person is sent."""

    async def lay() -> str:
        return await hall.lay(who, NewTable("tenno", seats or 3, welcome=True, **wanted))

    return await hall.matching.table_for(who, "tenno", seats, lay)


def test_two_who_press_in_the_same_moment_are_sent_to_one_table(url: str) -> None:
    async def play(hall: Scene) -> None:
        first, second = await asyncio.gather(now(hall, "ann"), now(hall, "bob"))
        assert first == second
        assert len(await hall.listed()) == 1
        for who in ("bob", "ann"):
            await hall.sit(first, who)
        names = ["Akira", "Botan", "Chie"]
        await hall.change(first, lambda t, at: commands.seat_bots(t, "ann", None, "random", names, at))
        assert (await hall.room(first)).live.names == ("Bob", "Ann", "Chie")

    scene(url, play)


def test_no_more_are_sent_to_a_table_than_find_room_there(url: str) -> None:
    async def play(hall: Scene) -> None:
        sent = await asyncio.gather(*(now(hall, who) for who in ("ann", "bob", "cay", "dan", "eve", "fay")))
        assert sorted(sent.count(table) for table in set(sent)) == [3, 3]
        alone = await now(hall, "ann")
        assert alone not in sent, "nobody is sent twice to the same table"

    scene(url, play)


def test_whoever_does_not_come_is_waited_for_no_longer(url: str) -> None:
    clock = HandClock()

    async def play(hall: Scene) -> None:
        first = await now(hall, "ann")
        clock.pass_by(matching.ON_THE_WAY / 1000 + 1)
        assert await now(hall, "bob") != first, "nobody is there"
        await hall.sit(first, "ann")
        await hall.watch_at(Ear("ann"), first, 0)
        clock.pass_by(matching.ON_THE_WAY / 1000 + 1)
        assert await now(hall, "cay") == first

    scene(url, play, clock)


def test_whoever_came_and_went_again_is_not_waited_for_at_all(url: str) -> None:
    async def play(hall: Scene) -> None:
        first = await now(hall, "ann")
        await hall.sit(first, "ann")
        ear = await hall.watch_at(Ear("ann"), first, 0)
        hall.unwatch(ear, first, 0)
        assert await now(hall, "bob") != first

    scene(url, play)


def test_whoever_has_sat_down_and_does_not_watch_yet_is_still_coming(url: str) -> None:
    """A page sits down first and watches then; who asks in between meets him all the same."""

    async def play(hall: Scene) -> None:
        first = await now(hall, "ann")
        await hall.sit(first, "ann")
        assert await now(hall, "bob") == first

    scene(url, play)


def test_nobody_is_sent_behind_a_link_to_another_number_or_to_moves_of_days(url: str) -> None:
    async def play(hall: Scene) -> None:
        hidden = await now(hall, "ann", access="link")
        slow = await now(hall, "fay", clock=Clock(per_move=86_400))
        for table, who in ((hidden, "ann"), (slow, "fay")):
            await hall.sit(table, who)
            await hall.watch_at(Ear(who), table, 0)
        open_to_all = await now(hall, "bob")
        assert open_to_all not in (hidden, slow)
        assert await now(hall, "cay", 4) != open_to_all
        assert await now(hall, "dan", None) == open_to_all

    scene(url, play)


def test_what_is_remembered_of_it_has_a_bound(url: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(matching, "MOST_KEPT", 2)

    async def play(hall: Scene) -> None:
        for who in ("ann", "bob", "cay", "dan"):
            await now(hall, who)
        assert hall.matching.bytes == 2 * matching.SENT_BYTES

    scene(url, play)
