"""How long people wait while bots think at other tables: a real hall, real sockets, a stopwatch.

    python -m tests.hall.beside_bots --game senjutsu --tables 20 --seconds 60

At so many tables nobody but bots plays, and somebody looks on. Beside them people play a quiet game: each of
their acts is timed from when it is sent until everybody at the table has been told of it. First the same
without any bots: what a busy machine does by itself is none of their fault.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from tatami.hall.telling import messages as m
from tatami.load.asking import Asker
from tatami.load.crowd import Crowd
from tatami.load.playing import percentile, without_pauses
from tatami.load.tables import BotTable
from tests.hall.visitors import PLENTY, come_in, lay, read_tell, seat_bots, socket_of, want
from tests.halls import RunningHall, running_hall

PEOPLE: Final = "tenno"
PAUSE: Final = 0.1
"""Seconds between two acts of the people."""


class Waits(NamedTuple):
    """Milliseconds that people waited, and how many acts of bots were told meanwhile."""

    acts: int
    p50: float
    p99: float
    longest: float
    of_bots: int


class Bots:
    """Tables of bots with somebody who looks on, so that they play; one game after another."""

    def __init__(self, hall: RunningHall, game: str, seats: int) -> None:
        self._hall: Final = hall
        self._game: Final = game
        self._seats: Final = seats
        self.acts = 0

    async def play(self, number: int) -> None:
        host = await come_in(self._hall, f"Watcher {number}")
        while True:
            seen = await lay(self._hall, host, self._game, self._seats)
            async with socket_of(self._hall, host) as socket:
                await want(socket, m.Watch(0, seen.info.id))
                await seat_bots(self._hall, host, seen.info.id, "sensible")
                async for text in socket:
                    message = read_tell(text)
                    if isinstance(message, m.Update):
                        self.acts += 1
                    info = message.info if isinstance(message, m.State | m.Update) else None
                    if info is not None and info.phase == "over":
                        break


async def timed(crowd: Crowd, tables: list[BotTable], seconds: float, bots: Bots | None) -> Waits:
    """People act one after another at their tables, for so long."""
    tally = crowd.tally(tables)
    before, end = bots.acts if bots else 0, perf_counter() + seconds
    with without_pauses():
        while perf_counter() < end:
            for table in tables:
                if table.is_over:
                    await crowd.next_game(table)
                elif table.is_ready:
                    table.act()
            await asyncio.sleep(PAUSE)
    waits = sorted(wait * 1000 for wait in tally.waits)
    p50, p99 = (percentile(waits, share) or 0.0 for share in (0.5, 0.99))
    return Waits(len(waits), p50, p99, waits[-1], bots.acts - before if bots else 0)


async def measured(hall: RunningHall, game: str, seats: int, tables: int, seconds: float) -> list[Waits]:
    host, port = "127.0.0.1", hall.port
    asker = Asker(host, port)
    crowd = Crowd(asker, 1)
    try:
        await crowd.come([PEOPLE] * 2, lambda _: None)
        await crowd.open_sockets(lambda _: None)
        for table in crowd.tables:
            table.on_ready = lambda _: None
        alone = await timed(crowd, crowd.tables, seconds / 3, None)
        bots = Bots(hall, game, seats)
        tasks = [asyncio.create_task(bots.play(number)) for number in range(tables)]
        await timed(crowd, crowd.tables, 5, bots)  # until all of them play
        beside = await timed(crowd, crowd.tables, seconds, bots)
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        return [alone, beside]
    finally:
        crowd.close()
        asker.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="senjutsu")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=int, default=400)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        options = (*PLENTY, "--bot-pace", str(wanted.pace))
        with running_hall(Path(folder), *options) as hall:
            told = asyncio.run(measured(hall, wanted.game, wanted.seats, wanted.tables, wanted.seconds))
    for name, waits in zip(("alone", f"beside {wanted.tables} tables of bots"), told, strict=True):
        print(
            f"{name:28} {waits.acts} acts, p50 {waits.p50:.1f} ms, p99 {waits.p99:.1f} ms, "
            f"longest {waits.longest:.1f} ms; bots told {waits.of_bots} acts"
        )


if __name__ == "__main__":
    main()
