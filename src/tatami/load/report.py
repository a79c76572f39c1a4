"""What `tatami bench hall` found, as structs: what `--json` prints, and what the tables are drawn from."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from tatami.lab.bench import Gate

# The gates: what the hall is built to reach.
LEAST_PER_CPU_SECOND: Final = 3000.0
MOST_LATE_MS: Final = 50.0
MOST_IDLE_MB: Final = 500.0

QUOTED: Final = "boardgame.io 0.50.2"
QUOTED_PER_CPU_SECOND: Final = 1490.0
"""Moves per CPU-second of its server at tables of four, nothing stored; measured once elsewhere, not here."""


class Saturation(msgspec.Struct, frozen=True):
    """Tables of four that play as fast as the hall lets them; `lang` is "" where nobody reads sentences."""

    game: str
    lang: str
    tables: int
    sockets: int
    seconds: float
    acts: int
    refused: int
    acts_per_second: float
    acts_per_cpu_second: float | None
    acts_per_quiet_cpu_second: float | None
    """Scaled to a core that is busy with nothing else, as all figures of the laboratory."""
    p50_ms: float | None
    p99_ms: float | None
    server_cpu_share: float | None
    client_cpu_share: float


class LiveTables(msgspec.Struct, frozen=True):
    """Tables at which somebody acts now and then, as people do."""

    wanted: int
    tables: int
    limited_by: Literal["", "files", "time"]
    """Why there are fewer than wanted: the system allows too few open files, or it took too long."""
    sockets: int
    seconds_between_acts: float
    seconds: float
    acts: int
    refused: int
    p50_ms: float | None
    p99_ms: float | None
    server_cpu_share: float | None
    memory_mb: float | None


class SleepingTables(msgspec.Struct, frozen=True):
    """Games in the middle of play that everybody has left."""

    wanted: int
    tables: int
    """Fewer than wanted where it would have taken too long."""
    still_awake: int
    empty_hall_mb: float | None
    """Of a hall that has just been opened."""
    memory_mb: float | None
    """When all of them have been awake once and sleep again."""
    most_memory_mb: float | None
    kb_per_sleeping_table: float | None
    kb_per_awake_table: float | None
    """Without anybody connected."""
    kb_per_socket: float | None
    wake_p50_ms: float | None
    wake_p99_ms: float | None


class Quoted(msgspec.Struct, frozen=True):
    """A figure that was not measured in this run. Other rules, other work: a rough scale, not a race."""

    server: str
    moves_per_cpu_second: float
    ratio: float | None


class HallBench(msgspec.Struct, frozen=True):
    """The whole run."""

    python: str
    compiled: bool
    database: str
    saturation: tuple[Saturation, ...]
    live: LiveTables
    sleeping: SleepingTables
    quoted: Quoted
    gates: tuple[Gate, ...]

    def to_json(self) -> dict[str, Any]:
        """As `--json` prints it."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def quoted(saturation: tuple[Saturation, ...]) -> Quoted:
    least = _least(saturation)
    return Quoted(QUOTED, QUOTED_PER_CPU_SECOND, None if least is None else least / QUOTED_PER_CPU_SECOND)


def gates(saturation: tuple[Saturation, ...], live: LiveTables, sleeping: SleepingTables) -> tuple[Gate, ...]:
    return (
        gate("acts", False, LEAST_PER_CPU_SECOND, _least(saturation)),
        gate("late", True, MOST_LATE_MS, live.p99_ms),
        gate("idle", True, MOST_IDLE_MB, sleeping.memory_mb),
    )


def _least(saturation: tuple[Saturation, ...]) -> float | None:
    """The slowest game counts, for clients that draw with words of their own as the quoted server's do."""
    found = [row.acts_per_cpu_second for row in saturation if not row.lang]
    known = [rate for rate in found if rate is not None]
    return min(known) if known else None


def gate(name: str, at_most: bool, limit: float, value: float | None) -> Gate:
    met = None if value is None else value <= limit if at_most else value >= limit
    return Gate(name, at_most, limit, value, met)
