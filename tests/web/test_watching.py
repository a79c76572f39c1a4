"""How much one socket may watch at once."""

from __future__ import annotations

import asyncio

from tatami.web.socket import MOST_WATCHED
from tests.halls import RunningHall
from tests.web.intruders import Crowd, Wire, crowd


async def laid(people: Crowd, count: int) -> list[str]:
    """Open tables, a few of each person: nobody may have many."""
    tables: list[str] = []
    while len(tables) < count:
        somebody = await people.guest()
        tables += [await somebody.lay() for _ in range(min(4, count - len(tables)))]
    return tables


async def watch_to_the_end(wire: Wire, people: Crowd) -> str:
    """A table of bots that is over, and still watched."""
    bots = await people.guest("Bots")
    table = await bots.lay("tenno", seats=2)
    await wire.watch(table)
    await bots.bots(table)
    await wire.until(lambda told: told.get("info", {}).get("phase") == "over")
    return table


def test_a_socket_that_watches_too_much_is_told_so_and_not_that_it_has_too_many_tables(
    hall: RunningHall,
) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people, (await people.guest()).wire() as wire:
            *tables, one_more = await laid(people, MOST_WATCHED + 1)
            for table in tables:
                await wire.watch(table)
            assert await wire.refused("watch", table=one_more) == "watches-too-much"
            await wire.watch(tables[0])  # to look again at what is watched is nothing more
            await wire.want("unwatch", table=tables[0])
            await wire.watch(one_more)

    asyncio.run(scene())


def test_tables_that_are_over_give_way_to_others(hall: RunningHall) -> None:
    async def scene() -> None:
        async with crowd(hall.address) as people, (await people.guest()).wire() as wire:
            over = await watch_to_the_end(wire, people)
            *tables, one_more = await laid(people, MOST_WATCHED + 1)
            for table in tables:
                await wire.watch(table)
            assert await wire.refused("watch", table=one_more) == "watches-too-much"
            assert await wire.refused("unwatch", table=over) == "not-watching"

    asyncio.run(scene())
