"""How many letters of a Winter a hall tells: a real hall, real sockets, its CPU time.

    TATAMI_PURE=1 python -m tests.hall.letters --tables 10

Five people sit at each table of Senji and one looks on, all in English. They play anything until Winter has
come everywhere; then only letters are written, the next one at a table when everybody there has heard of the
last. CPU time is the hall's, scaled to a quiet core as the laboratory does.
"""

from __future__ import annotations

import argparse
import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tatami.hall.telling import messages as m
from tatami.kernel.seats import letter
from tatami.lab.measure import QUIET_STEP, step_cost
from tatami.load.asking import Asker
from tatami.load.crowd import Crowd
from tatami.load.playing import without_pauses
from tatami.load.serving import Serving, serving
from tatami.load.socket import LeanSocket
from tatami.load.tables import BotSeat, BotTable
from tatami.web.shapes import NewTable, SitDown, TableSeen

SEATS: Final = 5
EACH: Final = 18
"""Letters of one player: the rules allow him twenty a Winter."""
NOTES: Final = (
    "want any.trade.any",
    "want any.support.any",
    "want any.member.any",
    "plea mercy",
    "plea peace",
    "vow peace",
    "vow mercy",
    "wonder attack_me",
)


class Told(NamedTuple):
    letters: int
    refused: int
    cpu_seconds: float
    step: float


class Onlooker(LeanSocket):
    """Is told everything, and reads nothing of it."""

    def told(self, message: bytes) -> None:
        pass

    def lost(self) -> None:
        pass


def is_winter(seat: BotSeat) -> bool:
    return any(offer.answer.startswith("letter ") for offer in seat.offers)


def a_letter(rng: random.Random, writer: int) -> str:
    reader = letter(rng.choice([seat for seat in range(SEATS) if seat != writer]))
    return f"letter {reader}: {', '.join(rng.sample(NOTES, rng.randint(2, 5)))}"


async def laid(asker: Asker, crowd: Crowd, number: int) -> BotTable:
    tokens = [await crowd.guest(f"Writer {number}.{seat}") for seat in range(SEATS)]
    table = BotTable("senji", tokens, random.Random(number))
    wanted = NewTable("senji", SEATS, {"glass": 86_400}, access="link")
    table.spare.append((await asker.ask("POST", "/api/tables", TableSeen, wanted, tokens[0])).info.id)
    for seat, token in enumerate(tokens):
        path = f"/api/tables/{table.spare[0]}/seats"
        await asker.ask("POST", path, TableSeen, SitDown(letter(seat)), token)
    crowd.tables.append(table)
    return table


async def look_on(asker: Asker, crowd: Crowd, table: BotTable) -> Onlooker:
    onlooker = Onlooker(await crowd.guest("Onlooker"))
    await asyncio.get_running_loop().create_connection(lambda: onlooker, asker.host, asker.port)
    await onlooker.is_open
    onlooker.say(m.encode(m.Hello(1, "en")))
    onlooker.say(m.encode(m.Watch(2, table.id)))
    return onlooker


async def until_winter(table: BotTable) -> None:
    heard = asyncio.Event()
    table.on_ready = lambda _: heard.set()
    while not any(is_winter(seat) for seat in table.seats):
        heard.clear()
        assert table.act(), "somebody is always asked before Winter"
        await asyncio.wait_for(heard.wait(), 30)


async def write(table: BotTable, rng: random.Random) -> None:
    heard = asyncio.Event()
    table.on_ready = lambda _: heard.set()
    for number in range(EACH * SEATS):
        heard.clear()
        writer = number % SEATS
        table.give(table.seats[writer], a_letter(rng, writer))
        await asyncio.wait_for(heard.wait(), 30)


async def measured(hall: Serving, tables: int) -> Told:
    asker = Asker(hall.host, hall.port)
    crowd = Crowd(asker, 1)
    onlookers: list[Onlooker] = []
    try:
        for number in range(tables):
            await laid(asker, crowd, number)
        await crowd.open_sockets(lambda _: None)
        await crowd.speak(crowd.tables, "en")
        onlookers += [await look_on(asker, crowd, table) for table in crowd.tables]
        await asyncio.gather(*(until_winter(table) for table in crowd.tables))
        tally = crowd.tally(crowd.tables)
        with without_pauses():
            steps, before = [step_cost() for _ in range(5)], hall.cpu_seconds
            await asyncio.gather(
                *(write(table, random.Random(number)) for number, table in enumerate(crowd.tables))
            )
            after, steps = hall.cpu_seconds, [*steps, *(step_cost() for _ in range(5))]
        assert before is not None, "this system tells no CPU time"
        assert after is not None, "this system tells no CPU time"
        return Told(tally.acts, tally.refused, after - before, sorted(steps)[len(steps) // 2])
    finally:
        close(onlookers)
        crowd.close()
        asker.close()


def close(onlookers: Sequence[Onlooker]) -> None:
    for onlooker in onlookers:
        onlooker.close()


async def opened(folder: Path, tables: int) -> Told:
    async with serving(folder, f"sqlite:///{folder / 'hall.sqlite'}") as hall:
        return await measured(hall, tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        told = asyncio.run(opened(Path(folder), wanted.tables))
    rate = told.letters / told.cpu_seconds
    print(
        f"{told.letters} letters ({told.refused} refused) in {told.cpu_seconds:.2f} CPU seconds: "
        f"{rate:.0f} a second, {rate * told.step / QUIET_STEP:.0f} on a quiet core"
    )


if __name__ == "__main__":
    main()
