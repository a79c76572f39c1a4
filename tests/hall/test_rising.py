"""Leaving a cushion before the game, of one's own accord or because the host wants it so."""

from __future__ import annotations

from tatami.hall.hall import NewTable
from tatami.hall.table import commands
from tests.hall.halls import Ear, Scene, refused, scene


async def waiting(hall: Scene, *people: str, seats: int = 2) -> str:
    table = await hall.lay("ann", NewTable("template", seats))
    for who in people:
        await hall.sit(table, who)
    return table


async def rise(hall: Scene, table: str, who: str, seat: int) -> int:
    return await hall.change(table, lambda t, now: commands.rise(t, who, seat, now))


def test_who_has_risen_does_not_look_through_the_eyes_of_who_sits_there_next(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await waiting(hall, "ann")
        ear = await hall.watch_at(Ear("ann"), table, 0)
        await rise(hall, table, "ann", 0)
        assert ear.last("update")["info"]["seats"][0].get("kind", "free") == "free"
        for who in ("bob", "cay"):
            await hall.sit(table, who)
        assert not [message for message in ear.told("update", "state") if message.get("view")]
        assert not (await hall.room(table)).audience.here["ann"]

    scene(url, play)


def test_nor_if_the_table_is_read_again_in_between(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await waiting(hall, "ann")
        ear = await hall.watch_at(Ear("ann"), table, 0)
        room = await hall.room(table)
        old = dict(room.audience.watchers)
        await rise(hall, table, "ann", 0)
        for who in ("bob", "cay"):
            await hall.sit(table, who)
        ear.forget()
        (await hall.read_again(table)).audience.welcome(old)
        assert ear.heard == []

    scene(url, play)


def test_whoever_laid_the_table_may_ask_a_sitter_to_leave_before_the_game(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await waiting(hall, "ann", "bob", seats=3)
        ear = await hall.watch_at(Ear("bob"), table, 1)
        assert await refused(rise(hall, table, "cay", 1)) == "not-your-seat"
        assert await refused(rise(hall, table, "bob", 0)) == "not-your-seat"
        await rise(hall, table, "ann", 1)
        live = (await hall.room(table)).live
        assert live.cushions[1].is_free
        assert ear.told("removed") == [{"tell": "removed", "table": table, "seat": "B"}]
        await hall.sit(table, "bob")  # he may come again
        await hall.sit(table, "cay")
        assert await refused(rise(hall, table, "ann", 1)) == "game-has-begun"

    scene(url, play)


def test_who_rises_of_his_own_accord_is_not_told_that_he_was_removed(url: str) -> None:
    async def play(hall: Scene) -> None:
        table = await waiting(hall, "ann", "bob", seats=3)
        ear = await hall.watch_at(Ear("bob"), table, 1)
        await rise(hall, table, "bob", 1)
        assert ear.told("removed") == []

    scene(url, play)
