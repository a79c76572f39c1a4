"""Tables that sleep: a database with thousands of games in the middle of play, and what they cost a hall."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Iterator
from math import inf
from time import perf_counter, time
from typing import Any, Final

import msgspec

from tatami.formats.sampling import finished, picking
from tatami.games import game_called
from tatami.hall.db.rows import PersonRow, TableRow
from tatami.hall.db.store import Store, open_store, sitting
from tatami.hall.table import commands
from tatami.hall.table.deal import derived_entropy, fresh_secret
from tatami.hall.table.entries import Acted, Clock, Entry, Opened, SatDown
from tatami.hall.table.live import LiveTable
from tatami.hall.telling import messages as m
from tatami.kernel.rules import Rules

from .asking import Asker, each
from .crowd import SEATS, Progress
from .socket import LeanSocket

ACTS: Final = 30
PATTERNS: Final = 20
"""Different games that are played in advance; the tables are copies of them."""
WRITERS: Final = 256
LOOKERS: Final = 8
LOOK_EVERY: Final = 0.25

PERSON: Final = "bench"


async def fill(
    url: str, games: list[str], tables: int, progress: Progress, seconds: float = inf
) -> list[str]:
    """Writes so many games in the middle of play into a database, while there is time; gives their names."""
    patterns = [_played(game_called(games[k % len(games)]), k) for k in range(PATTERNS * len(games))]
    names = [f"bench-{secrets.token_urlsafe(6)}-{k}" for k in range(tables)]
    store, end, written = await open_store(url), perf_counter() + seconds, 0
    try:
        now = int(time() * 1000)
        if await store.person(PERSON) is None:
            await store.add_person(PersonRow(PERSON, PERSON, "ink", secrets.token_hex(8), None, now, now))
        for start in range(0, tables, WRITERS):
            some = names[start : start + WRITERS]
            await each(_write_all(store, some, patterns, start), WRITERS)
            written += len(some)
            progress(len(some))
            if perf_counter() > end:
                break
    finally:
        await store.close()
    return names[:written]


def _write_all(store: Store, names: list[str], patterns: list[list[Entry]], start: int) -> Iterator[Any]:
    for k, name in enumerate(names, start):
        yield _write(store, name, patterns[k % len(patterns)])


async def _write(store: Store, name: str, entries: list[Entry]) -> None:
    opened = entries[0]
    assert isinstance(opened, Opened)
    row = TableRow(
        name,
        opened.game,
        opened.seats,
        "playing",
        False,
        opened.by,
        opened.at,
        entries[-1].at,
        ruleset=opened.ruleset,
    )
    await store.open_table(row, opened)
    await store.append(name, 1, entries[1:], also=[sitting(name, seat, PERSON) for seat in range(SEATS)])


def _played(rules: Rules[Any], seed: int) -> list[Entry]:
    """A game for four up to its middle: its log."""
    rng, now = random.Random(seed), int(time() * 1000)
    options = rules.read_options({})
    opened = Opened(now, PERSON, rules.name, rules.version, SEATS, options, Clock(), fresh_secret(), "link")
    live, log = LiveTable(opened, rules), list[Entry]([opened])

    def write(*entries: Entry) -> None:
        live.apply_all(entries)
        log.extend(entries)

    for seat in range(SEATS):
        write(SatDown(now, seat, PERSON, f"{PERSON} {seat}", "ink", derived_entropy(opened.secret, seat)))
    write(*commands.begin(live, now))
    while len(log) < ACTS and live.outcome is None:
        seat = rng.choice(live.game.asked())
        answer = finished(live.game, seat, rng.choice(live.game.legal(seat)), picking(rng.random))
        write(Acted(now, seat, answer.text))
    return log


# --- looking at them ----------------------------------------------------------------------------


class _Told(msgspec.Struct):
    tell: str


class Looker(LeanSocket):
    """Somebody who walks from table to table: he wakes it, looks, and goes."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self._seen: asyncio.Future[None] | None = None

    def told(self, message: bytes) -> None:
        tell = msgspec.json.decode(message, type=_Told).tell
        if tell in ("state", "refused", "closing") and self._seen is not None and not self._seen.done():
            if tell == "state":
                self._seen.set_result(None)
            else:
                self._seen.set_exception(ConnectionError(message[:200].decode()))

    async def look(self, table: str) -> float:
        """How many seconds it took until he saw it."""
        self._seen = asyncio.get_running_loop().create_future()
        start = perf_counter()
        self.say(msgspec.json.encode(m.Watch(1, table)))
        await self._seen
        seconds = perf_counter() - start
        self.say(msgspec.json.encode(m.Unwatch(2, table)))
        return seconds


async def look_at_all(
    asker: Asker, token: str, tables: list[str], progress: Progress, seconds: float = inf
) -> list[float]:
    """Wakes every table once, while there is time; gives the seconds that each took, sorted."""
    loop, waiting, waits = asyncio.get_running_loop(), iter(tables), list[float]()
    end = perf_counter() + seconds

    async def walk() -> None:
        looker = Looker(token)
        await loop.create_connection(lambda: looker, asker.host, asker.port)
        await looker.is_open
        try:
            while perf_counter() < end and (table := next(waiting, None)) is not None:
                waits.append(await looker.look(table))
                progress(1)
        finally:
            looker.close()

    await each(walk() for _ in range(LOOKERS))
    return sorted(waits)


class _Health(msgspec.Struct):
    tables: int


async def fall_asleep(asker: Asker, patience: float) -> int:
    """Waits until no table is awake, or until the patience is over; gives how many still are."""
    until = perf_counter() + patience
    while True:
        awake = (await asker.ask("GET", "/healthz", _Health)).tables
        if not awake or perf_counter() > until:
            return awake
        await asyncio.sleep(LOOK_EVERY)
