"""Do bots tell by the time they take what they hold? A real hall, real sockets, a stopwatch.

    python -m tests.hall.telltale --seconds 120 --tables 20 --pace 400

Bots play at many tables, and somebody watches how long each answer takes. Afterwards the log is read with all
cards open: for every kind of question the times of bots that had a choice (a Parry in hand, a monk to show,
an order that can be carried out) are compared with those of bots that had none. An AUC of 0.5 tells nothing.

Only what looks the same to everybody is compared: at about the same stage of a game, with as many events come
of it. A long fight takes longer to tell than a short one, and whoever looks on knows which it was.
"""

from __future__ import annotations

import argparse
import asyncio
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

from tatami.games import game_called
from tatami.hall.db.store import open_store
from tatami.hall.table.entries import Acted, Entry, Opened
from tatami.hall.table.live import LiveTable
from tatami.hall.telling import messages as m
from tests.hall.visitors import PLENTY, come_in, lay, read_tell, seat_bots, socket_of, want
from tests.halls import RunningHall, running_hall

GAMES: Final = {"samurai-sword": 4, "tenno": 3, "shinobi": 4}
"""Games in which a bot may have nothing but one answer, with their seats."""
ENOUGH: Final = 50
"""Samples of each sort, below which nothing is said."""

Times = dict[str, dict[int, float]]
"""By table and sequence number: when it was told."""
Kind = tuple[str, str, str]
"""A game, a question, and the answer that was given (or any)."""
Looks = tuple[int, int]
"""What everybody knows besides: how far the game was, in dozens of acts, and how much came of the answer."""
Found = dict[Kind, dict[Looks, tuple[list[float], list[float]]]]
"""Seconds of bots that had a choice, and of those that had none."""
STAGE: Final = 12


class Verdict(NamedTuple):
    kind: Kind
    auc: float
    error: float
    free: int
    bound: int


def auc_of(some: Sequence[float], others: Sequence[float]) -> float:
    """How likely one of the first takes longer than one of the others; ties count half."""
    ordered, wins = sorted(others), 0.0
    for value in some:
        low, high = bisect_left(ordered, value), bisect_right(ordered, value)
        wins += low + (high - low) / 2
    return wins / (len(some) * len(others))


async def watched(hall: RunningHall, game: str, times: Times, number: int) -> None:
    """One game after another, from the first act to the last."""
    host = await come_in(hall, f"Watcher {number}")
    while True:
        seen = await lay(hall, host, game, GAMES[game])
        table = seen.info.id
        told = times[table] = {}
        async with socket_of(hall, host) as socket:
            await want(socket, m.Watch(0, table))
            await seat_bots(hall, host, table, "sensible")
            async for text in socket:
                now = perf_counter()
                message = read_tell(text)
                if isinstance(message, m.State | m.Update):
                    told[message.seq] = now
                    if message.info is not None and message.info.phase == "over":
                        break


async def listen(hall: RunningHall, games: Sequence[str], tables: int, seconds: float) -> Times:
    times: Times = {}
    tasks = [
        asyncio.create_task(watched(hall, games[number % len(games)], times, number))
        for number in range(tables)
    ]
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return times


async def logs_of(url: str, tables: Sequence[str]) -> dict[str, list[Entry]]:
    store = await open_store(url)
    try:
        return {table: await store.log_of(table) for table in tables}
    finally:
        await store.close()


def samples(entries: Sequence[Entry], told: Mapping[int, float], found: Found) -> None:
    """Sorts what was heard by what only the hall knew: whether the bot had a choice."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    live = LiveTable(opened, game_called(opened.game))
    for entry in entries[1:]:
        seq, question, events = live.seq, live.question, live.events_told
        had_choice = question is not None and len(live.game.legal(getattr(entry, "seat", 0))) > 1
        live.apply(entry)
        if isinstance(entry, Acted) and question is not None and seq in told and seq + 1 in told:
            looks = live.game.acts // STAGE, live.events_told - events
            for answer in ("*", entry.answer):
                alike = found[opened.game, type(question).__name__, answer][looks]
                alike[not had_choice].append(told[seq + 1] - told[seq])


def verdicts(found: Found) -> list[Verdict]:
    """Pairs are counted among those alone that look alike."""
    told = []
    for kind, alike in sorted(found.items()):
        both = [(free, bound) for free, bound in alike.values() if free and bound]
        frees, bounds = sum(len(free) for free, _ in both), sum(len(bound) for _, bound in both)
        if min(frees, bounds) < ENOUGH:
            continue
        pairs = sum(len(free) * len(bound) for free, bound in both)
        wins = sum(auc_of(free, bound) * len(free) * len(bound) for free, bound in both)
        spread = sum(len(f) * len(b) * (len(f) + len(b) + 1) / 12 for f, b in both)
        told.append(Verdict(kind, wins / pairs, sqrt(spread) / pairs, frees, bounds))
    return told


def measured(folder: Path, games: Sequence[str], tables: int, seconds: float, pace: int) -> list[Verdict]:
    with running_hall(folder, *PLENTY, "--bot-pace", str(pace)) as hall:
        times = asyncio.run(listen(hall, games, tables, seconds))
        hall.stop()
    logs = asyncio.run(logs_of(f"sqlite:///{folder / 'hall.sqlite'}", list(times)))
    found: Found = defaultdict(lambda: defaultdict(lambda: ([], [])))
    for table, entries in logs.items():
        samples(entries, times[table], found)
    return verdicts(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pace", type=int, default=400)
    parser.add_argument("--games", nargs="+", choices=list(GAMES), default=list(GAMES))
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        told = measured(Path(folder), wanted.games, wanted.tables, wanted.seconds, wanted.pace)
    for verdict in told:
        kind = " ".join(verdict.kind)
        print(f"{kind:60} AUC {verdict.auc:.3f} ± {verdict.error:.3f}  ({verdict.free}, {verdict.bound})")


if __name__ == "__main__":
    main()
