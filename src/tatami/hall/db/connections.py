"""Where the writer writes: one transaction at a time, on the one connection that may.

PostgreSQL is spoken to from the event loop. SQLite is a file, and has a thread of its own: a whole
transaction costs one way there and back, instead of one for each of its statements.

On PostgreSQL the connection also holds the lock of the hall. Who has lost the one has lost the other:
nothing is written by a hall that does not know whether it is still the only one.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import zip_longest
from typing import Any, Final, Protocol

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.kernel.reasons import TatamiError

from . import patience
from .logrow import LogRow
from .notes import Note
from .process_lock import ProcessLock
from .trouble import NoAnswer, is_double, trouble

Connect = Callable[[], Awaitable[AsyncConnection]]

INTO_SQLITE: Final = "INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)"
AT_ONCE: Final = 100
"""Rows that go into SQLite by one statement, which is a transaction by itself. Between two statements other
threads run, and a busy hall lets nobody in again for some milliseconds."""
INTO_POSTGRES: Final = (
    "INSERT INTO log (table_id, seq, at, entry)"
    " SELECT * FROM unnest($1::varchar[], $2::integer[], $3::bigint[], $4::bytea[])"
)
"""By hand, past SQLAlchemy's statements: this is what the hall does most. PostgreSQL gets columns, not rows,
so that one round trip is enough."""


class Fenced(Exception):
    """Somebody else has written an entry of this number: what is in memory here is not the table any more."""


class WriteConnection(Protocol):
    """One transaction at a time."""

    async def put(self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]) -> None:
        """All or nothing: rows of the log, then what callers want besides. Raises whatever is wrong."""

    @property
    def was_away(self) -> bool:
        """Whether the database itself was not to be had, so that it is worth trying again."""

    async def close(self) -> None: ...


def together(
    callers: Sequence[Sequence[Executable]],
) -> Iterator[tuple[Executable, list[dict[str, Any]] | None]]:
    """What each caller wants stays in its order; notes that share a statement become one execution.

    Callers who write at the same time have no order among themselves.
    """
    for round_ in zip_longest(*callers):
        notes: dict[Executable, list[dict[str, Any]]] = {}
        for wanted in round_:
            if isinstance(wanted, Note):
                notes.setdefault(wanted.statement, []).append(wanted.values)
            elif wanted is not None:
                yield wanted, None
        yield from notes.items()


def _why_not(error: IntegrityError) -> Exception:
    return Fenced() if is_double(error) else trouble(error)


class PostgresWriteConnection:
    """Made with a way to connect, so that it can come back after the database was away."""

    def __init__(self, connect: Connect, connection: AsyncConnection) -> None:
        self._connect: Final = connect
        self._connection: AsyncConnection | None = connection

    @property
    def was_away(self) -> bool:
        return self._connection is None

    async def put(self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]) -> None:
        """What was given up may be written all the same; until that is over its connection has the lock."""
        try:
            await patience.in_time(self._put(rows, also), patience.ANSWER_SECONDS, self._give_up)
        except TimeoutError as error:
            raise NoAnswer(error) from error

    def _give_up(self, putting: asyncio.Task[None]) -> None:
        connection, self._connection = self._connection, None
        if connection is None:  # it still knocks
            putting.cancel()
        else:
            patience.break_off(connection)

    async def _put(self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]) -> None:
        if self._connection is None:
            self._connection = await self._connect()
        connection = self._connection
        try:
            async with connection.begin():
                if rows:
                    columns = tuple(map(list, zip(*rows, strict=True)))
                    await self._append(connection, columns)
                for statement, values in together(also):
                    await connection.execute(statement, values)
        except (Fenced, IntegrityError):
            raise
        except Exception as error:  # whatever a driver may say
            if self._is_lost(connection, error):
                if self._connection is connection:
                    self._connection = None
                await _leave(connection)
            raise

    async def _append(self, connection: AsyncConnection, columns: tuple[list[Any], ...]) -> None:
        try:
            await connection.exec_driver_sql(INTO_POSTGRES, columns)
        except IntegrityError as error:
            raise _why_not(error) from error

    def _is_lost(self, there: AsyncConnection, error: Exception) -> bool:
        """A statement that is refused must not cost the connection, for the lock would go with it."""
        return there.invalidated or there.in_transaction() or isinstance(error, OSError)

    async def close(self) -> None:
        """Closed for good, for there is no pool: a lock of the session goes with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await _leave(connection)


async def _leave(connection: AsyncConnection) -> None:
    with contextlib.suppress(Exception):  # it may be the very thing that is broken
        await patience.in_time(
            connection.close(), patience.CLOSE_SECONDS, lambda _: patience.break_off(connection)
        )


class SqliteWriteConnection:
    """A connection that lives in one thread."""

    was_away: Final = False

    def __init__(self, engine: Engine, lock: ProcessLock) -> None:
        self._engine: Final = engine
        self._lock: Final = lock
        self._thread: Final = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def put(self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._put, rows, also)

    async def run(self, work: Callable[[Connection], None]) -> None:
        """Something else in a transaction of its own."""

        def in_transaction() -> None:
            with self._there().begin():
                work(self._there())

        await asyncio.get_running_loop().run_in_executor(self._thread, in_transaction)

    def _there(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _put(self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]) -> None:
        """Nothing is acknowledged that went into a file which nobody can find again."""
        self._check_file()
        self._write(rows, also)
        self._check_file()

    def _check_file(self) -> None:
        if not self._lock.is_there:
            raise TatamiError("database-trouble", detail="the database file is gone")

    def _write(self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]) -> None:
        connection = self._there()
        if not also:
            if rows:
                self._append(connection, rows)
            return
        with connection.begin():
            if rows:
                try:
                    connection.exec_driver_sql(INTO_SQLITE, list(rows))
                except IntegrityError as error:
                    raise _why_not(error) from error
            for statement, values in together(also):
                connection.execute(statement, values)

    def _append(self, connection: Connection, rows: Sequence[LogRow]) -> None:
        """Nothing but rows of the log, as most of the time: straight to the driver, which is cheaper."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            if len(rows) <= AT_ONCE:
                _insert(driver, rows)
            else:
                with driver:  # its transaction
                    driver.executemany(INTO_SQLITE, rows)
        except sqlite3.IntegrityError as error:
            raise _why_not(IntegrityError(INTO_SQLITE, None, error)) from error

    async def close(self) -> None:
        def leave() -> None:
            if self._connection is not None:
                self._connection.close()
            self._engine.dispose()

        await asyncio.get_running_loop().run_in_executor(self._thread, leave)
        self._thread.shutdown()


def _insert(driver: sqlite3.Connection, rows: Sequence[LogRow]) -> None:
    """As one statement, all or nothing: it needs no transaction around it."""
    level, driver.isolation_level = driver.isolation_level, None
    try:
        driver.execute(_inserting(len(rows)), [value for row in rows for value in row])
    finally:
        driver.isolation_level = level


@cache
def _inserting(rows: int) -> str:
    return INTO_SQLITE + ", (?, ?, ?, ?)" * (rows - 1)
