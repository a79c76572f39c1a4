"""How a hall with all its limits bears those who mean it no good, while others play on.

Honest guests play at one table of every game, each table from an address of its own, and a bystander pings.
First there is quiet; then one attack follows another, each from a further address; then quiet again. What
counts is what the honest ones notice, and what the hall's memory comes to.
"""

from __future__ import annotations

import asyncio
import platform
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from tatami.kernel.compiling import is_compiled
from tatami.kernel.reasons import NotUnderstood
from tatami.lab.bench import Gate

from .bench import asking, games_for, megabytes
from .crowd import Crowd, Progress
from .hostile import ATTACKS, Target, besiege
from .playing import percentile
from .report import gate
from .running import Stage, run
from .serving import NO_LIMIT_LIFTED, Serving, serving
from .socket import LeanSocket
from .tables import BotTable, Tally

MOST_MINUTES: Final = 24 * 60
USUAL_MINUTES: Final = 5.0
QUIET_SHARE: Final = 0.2
"""Of the time: so much before the attacks."""
AFTER_SECONDS: Final = 5.0
ACT_EVERY: Final = 0.5
PING_EVERY: Final = 0.1
LOOK_EVERY: Final = 0.2
SHARED_GAME: Final = "shinobi"
FINISHING_SECONDS: Final = 60.0
PATIENCE: Final = 30.0

# The gates.
MOST_MORE_MB: Final = 20.0
MOST_LATE_MS: Final = 100.0


class Phase(msgspec.Struct, frozen=True):
    """Some seconds of it: what the honest ones did and noticed, and what the enemy was told."""

    name: str
    seconds: float
    acts: int
    refused: int
    """Acts of honest guests that the hall refused, and wishes of theirs that it never answered."""
    act_p50_ms: float | None
    act_p99_ms: float | None
    pings: int
    ping_p50_ms: float | None
    ping_p99_ms: float | None
    memory_mb: float | None
    """At its highest in this time."""
    server_cpu_share: float | None
    hostile: dict[str, int]
    """What the enemy sent, and how often it was refused, by reason or status."""
    act_ratio: float | None = None
    """The p99 of acts beside that of the quiet time."""
    ping_ratio: float | None = None


class SoakBench(msgspec.Struct, frozen=True):
    """The whole run."""

    python: str
    compiled: bool
    database: str
    minutes: float
    quiet: Phase
    attacks: tuple[Phase, ...]
    after: Phase
    gates: tuple[Gate, ...]

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


class _Told(msgspec.Struct):
    tell: str


class Bystander(LeanSocket):
    """Somebody who only asks whether the hall is there, ten times a second."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self.waits: list[float] = []
        self._pong: asyncio.Future[None] | None = None

    def told(self, message: bytes) -> None:
        is_pong = msgspec.json.decode(message, type=_Told).tell == "pong"
        if is_pong and self._pong is not None and not self._pong.done():
            self._pong.set_result(None)

    def lost(self) -> None:
        if self._pong is not None and not self._pong.done():
            self._pong.set_exception(ConnectionError("the bystander was shown out"))

    async def ping(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._pong, began = loop.create_future(), perf_counter()
            self.say(b'{"want":"ping","id":1}')
            await self._pong
            self.waits.append(perf_counter() - began)
            await asyncio.sleep(PING_EVERY)


class Honest(NamedTuple):
    """Everybody who has come to play: one table of each game, and the bystander."""

    crowds: Sequence[Crowd]
    bystander: Bystander

    @property
    def tables(self) -> list[tuple[Crowd, BotTable]]:
        return [(crowd, table) for crowd in self.crowds for table in crowd.tables]


def bench_soak(minutes: float, database: str, stage: Stage, seed: int = 1) -> SoakBench:
    if not 0 < minutes <= MOST_MINUTES:
        raise NotUnderstood("bad-minutes", minutes=str(minutes), high=MOST_MINUTES)
    return run(lambda folder: _soaked(minutes, database, folder, stage, seed), minutes * 60)


async def _soaked(minutes: float, database: str, folder: Path, stage: Stage, seed: int) -> SoakBench:
    url = database or f"sqlite:///{folder / 'soak.sqlite'}"
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(serving(folder, url, lifted=NO_LIMIT_LIFTED))
        with stage("bench-hall-coming", len(games_for(0))) as progress:
            honest = await _come(stack, hall, seed, progress)
        shared = await _share(honest)
        seconds = minutes * 60
        with stage("bench-hall-quiet", seconds * QUIET_SHARE) as progress:
            quiet = await _phase("quiet", hall, honest, seconds * QUIET_SHARE, None, progress)
        each, attacks = seconds * (1 - QUIET_SHARE) / len(ATTACKS), []
        for number, name in enumerate(ATTACKS):
            target = Target(hall.host, hall.port, f"127.0.1.{number + 1}", _watched(honest), shared)
            with stage(f"load-attack-{name}", each) as progress:
                attacks.append(_beside(await _phase(name, hall, honest, each, target, progress), quiet))
        with stage("bench-hall-after", AFTER_SECONDS) as progress:
            after = _beside(await _phase("after", hall, honest, AFTER_SECONDS, None, progress), quiet)
    return SoakBench(
        f"{platform.python_implementation()} {platform.python_version()}",
        is_compiled(),
        url.partition(":")[0],
        minutes,
        quiet,
        tuple(attacks),
        after,
        gates(quiet, attacks, after),
    )


def gates(quiet: Phase, attacks: Sequence[Phase], after: Phase) -> tuple[Gate, ...]:
    more = [one.memory_mb - quiet.memory_mb for one in (*attacks, after) if one.memory_mb and quiet.memory_mb]
    return (
        gate("soak-memory", True, MOST_MORE_MB, max(more, default=None)),
        gate("soak-acts", True, MOST_LATE_MS, max((a.act_p99_ms or 0 for a in attacks), default=None)),
        gate("soak-pings", True, MOST_LATE_MS, max((a.ping_p99_ms or 0 for a in attacks), default=None)),
        gate("soak-refused", True, 0, sum(one.refused for one in (quiet, *attacks, after))),
    )


# --- the honest ones ----------------------------------------------------------------------------


async def _come(stack: AsyncExitStack, hall: Serving, seed: int, progress: Progress) -> Honest:
    """Each table from another address, as if from another house; the bystander from one more."""
    crowds = []
    for number, game in enumerate(games_for(0)):
        crowd = Crowd(stack.enter_context(asking(hall, f"127.0.0.{number + 3}")), seed + number)
        stack.callback(crowd.close)
        await crowd.come([game], progress)
        await crowd.open_sockets(lambda _: None)
        await crowd.speak(crowd.tables, "en")
        crowds.append(crowd)
    asker = stack.enter_context(asking(hall, "127.0.0.2"))
    bystander = Bystander(await Crowd(asker, seed).guest("Botan"))
    stack.callback(bystander.close)
    await asyncio.get_running_loop().create_connection(
        lambda: bystander, hall.host, hall.port, local_addr=asker.local_addr
    )
    await bystander.is_open
    return Honest(crowds, bystander)


async def _share(honest: Honest) -> str:
    """One game is played to its end and its record given away: the key."""
    [(crowd, table)] = [pair for pair in honest.tables if pair[1].game == SHARED_GAME]
    finished, first = asyncio.Event(), table.id

    def go_on(table: BotTable) -> None:
        if table.is_over or table.is_lost:
            finished.set()
        else:
            table.act()

    table.on_ready = go_on
    go_on(table)
    async with asyncio.timeout(FINISHING_SECONDS):
        await finished.wait()
    table.on_ready = lambda _: None
    key = await crowd.share(first, table.tokens[0])
    await crowd.next_game(table)
    return key


def _watched(honest: Honest) -> str:
    """The table whose story is the longest: the last, for Senji never ends so soon."""
    return honest.tables[-1][1].id


# --- a phase ------------------------------------------------------------------------------------


async def _phase(
    name: str, hall: Serving, honest: Honest, seconds: float, target: Target | None, progress: Progress
) -> Phase:
    """Everybody plays on for so long, and the enemy does his worst."""
    tally, honest.bystander.waits, cpu, began = Tally(), [], hall.cpu_seconds, perf_counter()
    for _, table in honest.tables:
        table.tally = tally
    tasks = [asyncio.create_task(honest.bystander.ping())]
    tasks += [asyncio.create_task(_play(crowd, table)) for crowd, table in honest.tables]
    siege = None if target is None else asyncio.create_task(besiege(name, target, seconds))
    try:
        most = await _watch_memory(hall, seconds, [*tasks, *([siege] if siege else [])], progress)
        hostile = await siege if siege else {}
    finally:
        for task in (*tasks, *([siege] if siege else [])):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    tally.refused += await _unanswered(honest)
    seconds = perf_counter() - began
    share = None if cpu is None or hall.cpu_seconds is None else (hall.cpu_seconds - cpu) / seconds
    return _found(name, seconds, tally, honest.bystander.waits, megabytes(most), share, hostile)


async def _play(crowd: Crowd, table: BotTable) -> None:
    """An act now and then; when the game is over, another."""
    while not table.is_lost:
        if table.is_over:
            await crowd.next_game(table)
        elif table.is_ready:
            table.act()
        await asyncio.sleep(ACT_EVERY)
    raise ConnectionError(f"{table.game}: honest guests were shown out")


async def _watch_memory(
    hall: Serving, seconds: float, tasks: Sequence[asyncio.Task[Any]], progress: Progress
) -> float | None:
    """The highest that was seen; trouble of anybody ends it."""
    start = last = perf_counter()
    most = hall.memory
    while last - start < seconds:
        done, _ = await asyncio.wait(tasks, timeout=LOOK_EVERY, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        now, memory = perf_counter(), hall.memory
        progress(now - last)
        most, last = max(most or 0, memory or 0) or None, now
        if done:
            await asyncio.sleep(LOOK_EVERY)
    return most


async def _unanswered(honest: Honest) -> int:
    """Tables at which an act was still not told when there was plenty of time for it."""
    until = perf_counter() + PATIENCE
    tables = [table for _, table in honest.tables]
    while perf_counter() < until and not all(table.is_ready or table.is_over for table in tables):
        await asyncio.sleep(LOOK_EVERY)
    return sum(not (table.is_ready or table.is_over) for table in tables)


def _found(
    name: str,
    seconds: float,
    tally: Tally,
    pings: list[float],
    memory_mb: float | None,
    share: float | None,
    hostile: dict[str, int],
) -> Phase:
    acts, waits = ([wait * 1000 for wait in sorted(some)] for some in (tally.waits, pings))
    return Phase(
        name=name,
        seconds=seconds,
        acts=tally.acts,
        refused=tally.refused,
        act_p50_ms=percentile(acts, 0.5),
        act_p99_ms=percentile(acts, 0.99),
        pings=len(waits),
        ping_p50_ms=percentile(waits, 0.5),
        ping_p99_ms=percentile(waits, 0.99),
        memory_mb=memory_mb,
        server_cpu_share=share,
        hostile=hostile,
    )


def _beside(phase: Phase, quiet: Phase) -> Phase:
    return msgspec.structs.replace(
        phase,
        act_ratio=_ratio(phase.act_p99_ms, quiet.act_p99_ms),
        ping_ratio=_ratio(phase.ping_p99_ms, quiet.ping_p99_ms),
    )


def _ratio(now: float | None, before: float | None) -> float | None:
    return now / before if now is not None and before else None
