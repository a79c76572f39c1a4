"""From a URL to a database that is ours alone, at the schema of today, with somebody to write to it."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from tatami.kernel.reasons import TatamiError
from tatami.words.because import because

from .connections import PostgresWriteConnection, SqliteWriteConnection
from .migrating import migrate
from .patience import break_off
from .process_lock import POSTGRES_LOCK, ProcessLock
from .readers import PostgresReader, Reader, SqliteReader
from .trouble import words_of
from .writer import Writer

PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
PATIENCE_SECONDS: Final = 10
KINDS: Final = {"sqlite": "sqlite", "postgresql": "postgresql", "postgres": "postgresql"}


class Opened(NamedTuple):
    """An open database: many may read, one writes."""

    reader: Reader
    writer: Writer
    lock: ProcessLock | None

    @property
    def is_ill(self) -> bool:
        return self.writer.is_ill or (self.lock is not None and not self.lock.is_there)

    async def close(self, within: float | None = None) -> None:
        await self.writer.close(within)
        await self.reader.close()
        if self.lock is not None:
            self.lock.close()


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
        return given.set(drivername="sqlite")
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
        file = file.resolve()  # whatever it is called: there is one lock for it
        lock = ProcessLock(file)
    except ValueError:  # a name that no file can have
        raise TatamiError("database-url", url=_shown(f"sqlite:///{where.database}")) from None
    except OSError as error:
        detail = error.strerror or "?"
        raise TatamiError("database-unwritable", file=str(file), detail=detail, why=because(error)) from error
    reading = create_engine(where, hide_parameters=True, **_READING)
    writing = create_engine(where, poolclass=NullPool, hide_parameters=True)
    for engine in (reading, writing):
        event.listen(engine, "connect", _prepare)
    connection = SqliteWriteConnection(writing, lock)
    try:
        await asyncio.to_thread(_probe, file)
        with _told_as_unusable(str(file)):
            await connection.run(_bring_up_to_date)
        lock.remember()
        return Opened(SqliteReader(reading), Writer(connection), lock)
    except BaseException:
        await connection.close()
        lock.close()
        raise


def _probe(file: Path) -> None:
    """Whether it can be written at all; the asynchronous driver would leave a thread behind if it cannot."""
    try:
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        raise TatamiError("database-unusable", database=str(file), detail=words_of(error)) from error


_READING: Final = {"isolation_level": "AUTOCOMMIT"}  # a look needs no transaction


def _prepare(connection: Any, _: object) -> None:  # the adapter of the driver, which has no type
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# --- PostgreSQL ----------------------------------------------------------------------------------

_KEEPALIVE: Final = {"tcp_keepalives_idle": "10", "tcp_keepalives_interval": "5", "tcp_keepalives_count": "3"}
"""So that the server notices soon that a hall is gone without a word, and lets go of its lock."""


async def _open_postgres(where: URL) -> Opened:
    shown = _shown(where.render_as_string(hide_password=True)).replace("+asyncpg", "")
    patience = {"timeout": PATIENCE_SECONDS}
    reading = create_async_engine(where, connect_args=patience, hide_parameters=True, **_READING)
    holding = {**patience, "server_settings": _KEEPALIVE}
    writing = create_async_engine(where, connect_args=holding, poolclass=NullPool, hide_parameters=True)

    async def connect() -> AsyncConnection:
        connection = await writing.connect()
        try:
            taken = await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": POSTGRES_LOCK})
            await connection.commit()
        except BaseException:  # nobody must hold the lock who is not waited for any more
            break_off(connection)
            raise
        if not taken:
            await connection.close()
            raise TatamiError("hall-already-open", database=shown)
        return connection

    try:
        connection = await connect()
    except TatamiError:
        raise
    except Exception as error:  # drivers say this in many ways
        raise TatamiError("database-unreachable", database=shown, detail=words_of(error)) from error
    try:
        with _told_as_unusable(shown):
            async with connection.begin():
                await connection.run_sync(_bring_up_to_date)
    except TatamiError:
        await connection.close()
        raise
    return Opened(PostgresReader(reading), Writer(PostgresWriteConnection(connect, connection)), None)


# --- both ----------------------------------------------------------------------------------------


def _bring_up_to_date(connection: Connection) -> None:
    """In one transaction; SQLite's driver would not open one for a change of the schema by itself."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    migrate(connection)


@contextlib.contextmanager
def _told_as_unusable(shown: str) -> Iterator[None]:
    try:
        yield
    except TatamiError:
        raise
    except Exception as error:
        raise TatamiError("database-unusable", database=shown, detail=words_of(error)) from error
