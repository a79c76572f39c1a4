"""Replays of games that go on, and playing on from them, through a real hall."""

from __future__ import annotations

import asyncio

import pytest

from tatami.client import Hall, HallRefused
from tests.client.scenes import Guess, follow
from tests.halls import RunningHall


async def code_of(wish: object) -> str:
    with pytest.raises(HallRefused) as caught:
        await wish  # type: ignore[misc]
    return caught.value.code


def test_a_game_is_replayed_and_forked_while_it_goes_on_and_after(hall: RunningHall) -> None:
    async def scene() -> None:
        async with (
            Hall.connect(hall.address, name="Aki", lang="en") as aki,
            Hall.connect(hall.address, name="Emi", lang="uk") as emi,
            Hall.connect(hall.address, name="Ren") as ren,
        ):
            table = (await aki.lay("tenno", 2, options={"memory_aid": True})).id
            mine, hers = await aki.sit(table), await emi.sit(table)
            await mine.answer("arrange 1 2 3", mine.now.request)
            await while_it_goes_on(aki, emi, ren, table)
            await asyncio.gather(follow(mine, Guess(1)), follow(hers, Guess(2)))
            await afterwards(aki, ren, table)

    asyncio.run(scene())


async def while_it_goes_on(aki: Hall, emi: Hall, ren: Hall, table: str) -> None:
    film = await aki.replay(table, eyes="A")
    assert (film.acts, len(film.frames), film.frames[1].answer) == (1, 2, "arrange 1 2 3")
    assert (await emi.replay(table, eyes="B")).frames[1].answer is None
    assert await code_of(aki.replay(table, eyes="B")) == "not-your-seat"
    assert await code_of(aki.replay(table)) == "game-is-not-over"
    assert await code_of(ren.replay(table, eyes="A")) == "not-your-table"
    assert await code_of(aki.fork(table, 1, "B")) == "not-your-seat"
    assert await code_of(aki.fork(table, 2, "A")) == "no-such-act"
    assert await code_of(aki.fork(table, 1, "A", bots="genius")) == "no-such-player-kind"
    assert await code_of(ren.fork(table, 1, "A")) == "not-your-table"
    fork = await aki.fork(table, 1, "A", bots="random")
    assert fork.origin is not None
    assert (fork.origin.kind, fork.origin.table, fork.origin.act) == ("fork", table, 1)
    assert (fork.phase, fork.access, fork.commitment) == ("playing", "link", "")
    assert fork.id not in [each.id for each in await ren.tables()]
    seat = await aki.seat(fork.id, "A")
    told = await follow(seat, Guess(3))
    assert told.moments[-1].is_over
    assert (await aki.verify(await aki.record(fork.id))).good


async def afterwards(aki: Hall, ren: Hall, table: str) -> None:
    acts = (await aki.replay(table, count=1)).acts
    assert await code_of(aki.fork(table, acts, "B")) == "nothing-to-play-on"
    other_side = await aki.fork(table, acts - 1, "B")
    assert [cushion.kind for cushion in other_side.seats] == ["bot", "person"]
    key = await aki.share(table)
    assert await code_of(ren.fork(table, 0, "A")) == "not-your-table"
    assert (await ren.fork_shared(key, 0, "A")).phase == "playing"
    mine = {game.table: game.origin for game in await aki.my_games()}
    assert mine[table] is None
    assert mine[other_side.id] is not None


def test_with_a_language_every_moment_carries_its_aids(hall: RunningHall) -> None:
    async def scene() -> None:
        async with Hall.connect(hall.address, name="Aki", lang="en") as aki:
            table = (await aki.lay("samurai-sword", 3)).id
            seat = await aki.sit(table)
            await aki.seat_bots(table, "random")
            moment = await seat.until(lambda moment: moment.is_asked or moment.is_over)
            assert moment.aids is not None
            assert moment.aids["from"] == "A"
            assert moment.aids["seats"].keys() == {"B", "C"}

    asyncio.run(scene())
