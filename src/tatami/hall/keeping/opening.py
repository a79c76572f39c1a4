"""From a URL to a database that is ours alone, at the schema of today, with somebody to write to it."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import sqlite3
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tatami.kernel.reasons import TatamiError
from tatami.words.because import because

from .door import POSTGRES_LOCK, Door
from .migrating import migrate
from .trouble import words_of
from .writer import Connect, Writer

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
PATIENCE_SECONDS: Final = 10
KINDS: Final = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}


class Opened(NamedTuple):
    """An open database: reading from a pool, writing through one connection."""

    reading: AsyncEngine
    writing: AsyncEngine
    writer: Writer
    door: Door | None

    async def close(self) -> None:
        await self.writer.close()
        await self.reading.dispose()
        await self.writing.dispose()
        if self.door is not None:
            self.door.close()


async def open_database(url: str) -> Opened:
    where = read_url(url)
    if where.get_backend_name() == "sqlite":
        return await _open_sqlite(where)
    return await _open_postgres(where)


def read_url(url: str) -> URL:
    """With the drivers of this house. Only what a person may see of it is told in an error."""
    try:
        given = make_url(url)
        kind = KINDS[given.drivername]
    except (ArgumentError, KeyError, ValueError):
        raise TatamiError("database-url", url=_shown(url)) from None
    if not given.database or (kind == "sqlite" and given.database == ":memory:"):
        raise TatamiError("database-url", url=_shown(url))
    if kind == "sqlite":
        if given.host:
            raise TatamiError("database-url", url=_shown(url))
        return given.set(drivername="sqlite+aiosqlite")
    if importlib.util.find_spec("asyncpg") is None:
        raise TatamiError("no-asyncpg")
    return given.set(drivername="postgresql+asyncpg")


def _shown(url: str) -> str:
    """Without what may be a password."""
    scheme, separator, rest = url.partition("://")
    return f"{scheme}{separator}{rest.partition('?')[0].rpartition('@')[2]}"[:200]


# --- SQLite --------------------------------------------------------------------------------------


async def _open_sqlite(where: URL) -> Opened:
    file = Path(str(where.database)).absolute()
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # it will hold secrets
        door = Door(file)
    except ValueError:  # a name that no file can have
        raise TatamiError("database-url", url=_shown(f"sqlite:///{where.database}")) from None
    except OSError as error:
        detail = error.strerror or "?"
        raise TatamiError("database-unwritable", file=str(file), detail=detail, why=because(error)) from error
    reading, writing = (_sqlite_engine(where, **options) for options in _READING_AND_WRITING)

    async def connect() -> AsyncConnection:
        return await writing.connect()

    try:
        await asyncio.to_thread(_probe, file)
        return Opened(reading, writing, await _ready_writer(connect, str(file)), door)
    except BaseException:
        door.close()
        raise


def _probe(file: Path) -> None:
    """Whether it can be written at all; the asynchronous driver would leave a thread behind if it cannot."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        raise TatamiError("database-unusable", database=str(file), detail=words_of(error)) from error


_READING_AND_WRITING: Final[tuple[dict[str, Any], dict[str, Any]]] = (
    {"isolation_level": "AUTOCOMMIT"},  # a look needs no transaction
    {"poolclass": NullPool},
)


def _sqlite_engine(where: URL, **options: Any) -> AsyncEngine:
    engine = create_async_engine(where, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def _prepare(connection: Any, _: object) -> None:  # the adapter of the driver, which has no type
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


# --- PostgreSQL ----------------------------------------------------------------------------------


async def _open_postgres(where: URL) -> Opened:
    shown = _shown(where.render_as_string(hide_password=True)).replace("+asyncpg", "")
    reading, writing = (
        create_async_engine(where, connect_args={"timeout": PATIENCE_SECONDS}, **options)
        for options in _READING_AND_WRITING
    )

    async def connect() -> AsyncConnection:
        connection = await writing.connect()
        taken = await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": POSTGRES_LOCK})
        await connection.commit()
        if not taken:
            await connection.close()
            raise TatamiError("hall-already-open", database=shown)
        return connection

    return Opened(reading, writing, await _ready_writer(connect, shown), None)


# --- both ----------------------------------------------------------------------------------------


async def _ready_writer(connect: Connect, shown: str) -> Writer:
    try:
        connection = await connect()
    except TatamiError:
        raise
    except Exception as error:  # drivers say this in many ways
        raise TatamiError("database-unreachable", database=shown, detail=words_of(error)) from error
    try:
        await _bring_up_to_date(connection)
    except TatamiError:
        await connection.close()
        raise
    except Exception as error:
        await connection.close()
        raise TatamiError("database-unusable", database=shown, detail=words_of(error)) from error
    return Writer(connect, connection)


async def _bring_up_to_date(connection: AsyncConnection) -> None:
    """In one transaction; SQLite's driver would not open one for a change of the schema by itself."""

    def in_transaction(sync: Connection) -> None:
        if sync.dialect.name == "sqlite":
            sync.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(sync)

    async with connection.begin():
        await connection.run_sync(in_transaction)
