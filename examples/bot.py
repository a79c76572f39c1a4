"""A guest who plays any game of a hall. `.venv/bin/python examples/bot.py http://127.0.0.1:8640 tenno` lays a
table and prints its id; with `--table ID` it sits down there, with `--any` at any open public table of it."""

import argparse
import asyncio
import random

from tatami.client import Hall, Moment


def choose(moment: Moment) -> str:
    # Put brains here: `moment.view` is what you see, `moment.events` what has just happened.
    return random.choice(moment.offers).answer


async def main(wanted: argparse.Namespace) -> None:
    async with Hall.connect(wanted.address, name=wanted.name, lang="en") as hall:
        table = wanted.table
        if wanted.any:
            open_tables = [t for t in await hall.tables() if t.phase == "open" and t.game == wanted.game]
            table = open_tables[0].id if open_tables else None
        if table is None:
            table = (await hall.lay(wanted.game, wanted.seats)).id
        print(table, flush=True)
        seat = await hall.sit(table)
        if wanted.fill:
            await hall.seat_bots(table)
        last = await seat.play(choose)
        print(*last.outcome, sep="\n")


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("address")
parser.add_argument("game", nargs="?", default="tenno")
parser.add_argument("--name", default="Bot")
parser.add_argument("--seats", type=int, help="of a table that is laid")
parser.add_argument("--table", help="the id of a table to sit down at")
parser.add_argument("--any", action="store_true", help="sit down at any open public table of the game")
parser.add_argument("--fill", action="store_true", help="have the hall's own bots on the other cushions")
asyncio.run(main(parser.parse_args()))
