"""How much a hall can carry: a real one is opened on this machine, and a crowd of bots plays in it.

The crowd runs in this process and the hall in another. What counts is the CPU time of the hall: a crowd on
the same machine takes some of the clock away from it, but none of that.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from tatami.games import GAMES
from tatami.hall.telling.messages import Lang
from tatami.kernel.compiling import is_compiled
from tatami.kernel.reasons import NotUnderstood
from tatami.lab.bench import MOST_SECONDS

from .asking import Asker
from .crowd import SEATS, Crowd
from .playing import Played, at_full_speed, at_leisure, percentile, without_pauses
from .report import HallBench, LiveTables, Saturation, SleepingTables, gates, quoted
from .running import Stage, run
from .serving import Serving, serving
from .sleeping import fall_asleep, fill, look_at_all

USUAL_TABLES: Final = 1000
MOST_TABLES: Final = 100_000
BUSY_TABLES: Final = 60
"""Tables that play at full speed: enough to keep the hall busy, not so many that all they do is wait."""
SPARE_TABLES: Final = 3
PAUSE_SECONDS: Final = 5.0
SLEEPING_PER_LIVE: Final = 10
IDLE_SECONDS: Final = 1
COMING_SECONDS: Final = 16.0
"""How long each step of the preparation may take in a run of the usual length; then fewer tables must do."""
USUAL_SECONDS: Final = 20.0
LANGS: Final[tuple[Lang, ...]] = ("", "en")
SPARE_FILES: Final = 256
MEGABYTE: Final = 1024 * 1024


class Wanted(NamedTuple):
    """What to measure. `seconds` are those of playing, in all."""

    tables: int = USUAL_TABLES
    seconds: float = USUAL_SECONDS
    database: str = ""
    seed: int = 1

    @property
    def patience(self) -> float:
        """Seconds for each step of the preparation: more of them for whoever measures longer."""
        return COMING_SECONDS * max(1.0, self.seconds / USUAL_SECONDS)

    def check(self) -> None:
        if not 0 < self.seconds <= MOST_SECONDS:
            raise NotUnderstood("bad-seconds", seconds=str(self.seconds), high=MOST_SECONDS)
        if not 1 <= self.tables <= MOST_TABLES:
            raise NotUnderstood("bad-tables", tables=str(self.tables), high=MOST_TABLES)


class _Memory(NamedTuple):
    """Bytes: of a hall just opened, of a table that is awake, of a socket."""

    empty: float | None
    per_table: float | None
    per_socket: float | None


def bench_hall(wanted: Wanted, stage: Stage) -> HallBench:
    """Opens a hall, plays in it, closes it: all of it is gone afterwards, whatever happens."""
    wanted.check()
    return run(lambda folder: _measured(wanted, folder, stage), wanted.seconds)


async def _measured(wanted: Wanted, folder: Path, stage: Stage) -> HallBench:
    url = wanted.database or f"sqlite:///{folder / 'live.sqlite'}"
    async with serving(folder, url, "--idle", "86400") as hall:
        with asking(hall) as asker:
            crowd = Crowd(asker, wanted.seed)
            try:
                memory = await _fill_hall(hall, crowd, wanted, stage)
                live = await _live(hall, crowd, wanted, stage)
                with without_pauses():
                    saturation = await _saturation(hall, crowd, wanted, stage)
            finally:
                crowd.close()
    url = wanted.database or f"sqlite:///{folder / 'sleeping.sqlite'}"
    sleeping = await _sleeping(wanted, folder, url, memory, stage)
    return HallBench(
        f"{platform.python_implementation()} {platform.python_version()}",
        is_compiled(),
        url.partition(":")[0],
        saturation,
        live,
        sleeping,
        quoted(saturation),
        gates(saturation, live, sleeping),
    )


@contextmanager
def asking(hall: Serving, source: str = "") -> Iterator[Asker]:
    asker = Asker(hall.host, hall.port, source)
    try:
        yield asker
    finally:
        asker.close()


def affordable(tables: int) -> int:
    """As many tables as the system lets a process have sockets for; the limit is raised where it may be."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return tables
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = tables * SEATS + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return tables if soft == resource.RLIM_INFINITY else max(1, min(tables, (soft - SPARE_FILES) // SEATS))


def games_for(tables: int) -> list[str]:
    """The games that four can play, in turn, each at least once."""
    names = [name for name, rules in GAMES.items() if SEATS in rules.seat_counts]
    return [names[k % len(names)] for k in range(max(tables, len(names)))]


# --- the parts ----------------------------------------------------------------------------------


async def _fill_hall(hall: Serving, crowd: Crowd, wanted: Wanted, stage: Stage) -> _Memory:
    empty, names = hall.memory, games_for(affordable(wanted.tables))
    first = len(set(names))
    with stage("bench-hall-coming", len(names)) as progress:
        await crowd.come(names[:first], progress)  # loads and caches what every table shares
        before = hall.memory
        await crowd.come(names[first:], progress, wanted.patience)
    laid, rest = hall.memory, len(crowd.tables) - first
    with stage("bench-hall-connecting", len(crowd.tables)) as progress:
        await crowd.open_sockets(progress, wanted.patience)
    sockets = len(crowd.tables) * SEATS
    return _Memory(empty, _each(before, laid, rest), _each(laid, hall.memory, sockets))


def _each(before: float | None, after: float | None, count: int) -> float | None:
    return None if before is None or after is None or not count else (after - before) / count


async def _live(hall: Serving, crowd: Crowd, wanted: Wanted, stage: Stage) -> LiveTables:
    seconds, tables = wanted.seconds * 0.4, len(crowd.tables)
    await crowd.speak(crowd.tables, "en")
    with stage("bench-hall-live", seconds) as progress:
        played = await at_leisure(hall, crowd, seconds, PAUSE_SECONDS, wanted.seed, progress)
    await crowd.speak(crowd.tables, "")
    return LiveTables(
        wanted=wanted.tables,
        tables=tables,
        limited_by=""
        if tables >= wanted.tables
        else "time"
        if tables < affordable(wanted.tables)
        else "files",
        sockets=tables * SEATS,
        seconds_between_acts=PAUSE_SECONDS,
        seconds=played.seconds,
        acts=played.acts,
        refused=played.refused,
        p50_ms=played.p50_ms,
        p99_ms=played.p99_ms,
        server_cpu_share=_share(played),
        memory_mb=megabytes(hall.memory),
    )


def _share(played: Played) -> float | None:
    return None if played.cpu_seconds is None else played.cpu_seconds / played.seconds


def megabytes(size: float | None) -> float | None:
    return None if size is None else size / MEGABYTE


async def _saturation(hall: Serving, crowd: Crowd, wanted: Wanted, stage: Stage) -> tuple[Saturation, ...]:
    games = sorted({table.game for table in crowd.tables})
    seconds = wanted.seconds * 0.6 / (len(games) * len(LANGS))
    rows = []
    for game in games:
        tables = [table for table in crowd.tables if table.game == game and not table.is_lost][:BUSY_TABLES]
        for lang in LANGS:
            await crowd.lay_spares(tables, SPARE_TABLES)
            await crowd.speak(tables, lang)
            with stage("bench-hall-saturation", seconds) as progress:
                played = await at_full_speed(hall, crowd, tables, seconds, progress)
            rows.append(_row(game, lang, len(tables), played))
    return tuple(rows)


def _row(game: str, lang: str, tables: int, played: Played) -> Saturation:
    return Saturation(
        game=game,
        lang=lang,
        tables=tables,
        sockets=tables * SEATS,
        seconds=played.seconds,
        acts=played.acts,
        refused=played.refused,
        acts_per_second=played.per_second,
        acts_per_cpu_second=played.per_cpu_second,
        acts_per_quiet_cpu_second=played.per_quiet_second,
        p50_ms=played.p50_ms,
        p99_ms=played.p99_ms,
        server_cpu_share=_share(played),
        client_cpu_share=played.client_seconds / played.seconds,
    )


async def _sleeping(wanted: Wanted, folder: Path, url: str, memory: _Memory, stage: Stage) -> SleepingTables:
    tables, patience = wanted.tables * SLEEPING_PER_LIVE, wanted.patience
    with stage("bench-hall-writing", tables) as progress:
        names = await fill(url, games_for(0), tables, progress, patience)
    async with serving(folder, url, "--idle", str(IDLE_SECONDS)) as hall:
        with asking(hall) as asker:
            crowd = Crowd(asker, wanted.seed)
            with stage("bench-hall-waking", len(names)) as progress:
                waits = await look_at_all(asker, await crowd.guest("looker"), names, progress, patience)
            with stage("bench-hall-sleeping", 1):
                awake = await fall_asleep(asker, patience)
            now, most = hall.memory, hall.most_memory
    p50, p99 = percentile(waits, 0.5), percentile(waits, 0.99)
    return SleepingTables(
        wanted=tables,
        tables=len(waits),
        still_awake=awake,
        empty_hall_mb=megabytes(memory.empty),
        memory_mb=megabytes(now),
        most_memory_mb=megabytes(most),
        kb_per_sleeping_table=_kilobytes(_each(memory.empty, now, len(waits))),
        kb_per_awake_table=_kilobytes(memory.per_table),
        kb_per_socket=_kilobytes(memory.per_socket),
        wake_p50_ms=None if p50 is None else p50 * 1000,
        wake_p99_ms=None if p99 is None else p99 * 1000,
    )


def _kilobytes(size: float | None) -> float | None:
    return None if size is None else size / 1024
