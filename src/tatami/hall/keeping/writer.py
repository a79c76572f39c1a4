"""The one connection that writes, and its group commit.

Whatever comes in while the disk is busy is written in one transaction, so that a busy hall waits for the disk
once, not once an act. If the database refuses something in it, each part is tried alone: only the writer who
lost the race for a sequence number, or asked for something impossible, is told so.

On PostgreSQL this connection also holds the lock of the hall. Who has lost the one has lost the other:
nothing is written by a hall that does not know whether it is still the only one.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from tatami.kernel.reasons import TatamiError

from ..entries import Millis
from .notes import Note
from .trouble import is_double, trouble

Connect = Callable[[], Awaitable[AsyncConnection]]

INSERT: Final = {
    "sqlite": "INSERT INTO log (table_id, seq, at, entry) VALUES (?, ?, ?, ?)",
    "postgresql": (
        "INSERT INTO log (table_id, seq, at, entry)"
        " SELECT * FROM unnest($1::varchar[], $2::integer[], $3::bigint[], $4::bytea[])"
    ),
}
"""By hand, past SQLAlchemy's statements: this is what the hall does most. PostgreSQL gets columns, not rows,
so that one round trip is enough."""


class Fenced(Exception):
    """Somebody else has written an entry of this number: what is in memory here is not the table any more."""


class LogRow(NamedTuple):
    """An entry on its way to the disk."""

    table_id: str
    seq: int
    at: Millis
    entry: bytes


class Waiting(NamedTuple):
    """What one caller wants written, all or nothing."""

    rows: Sequence[LogRow]
    also: Sequence[Executable]
    done: asyncio.Future[None]

    def tell(self, error: Exception | None) -> None:
        if self.done.done():  # cancelled meanwhile: it is written all the same, nobody waits for it
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


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


class Writer:
    """Made with a way to connect, so that it can come back after the database was away."""

    def __init__(self, connect: Connect, connection: AsyncConnection) -> None:
        self._connect: Final = connect
        self._connection: AsyncConnection | None = connection
        self._insert: Final = INSERT[connection.dialect.name]
        self._in_columns: Final = connection.dialect.name == "postgresql"
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def write(self, rows: Sequence[LogRow], also: Sequence[Executable]) -> None:
        """Returns when it is on the disk. Rows come first, then the other statements."""
        if self._closed:
            raise TatamiError("hall-is-closed")
        waiting = Waiting(rows, also, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await waiting.done

    async def close(self) -> None:
        """Waits for what is being written."""
        self._closed = True
        if self._task is not None:
            await self._task
        await self._drop()

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting, []
            error = await self._commit(group)
            if error is None or (len(group) == 1 and self._connection is not None):
                for waiting in group:
                    waiting.tell(error)
            else:  # one of many, or the database was away: try again
                await self._one_by_one(group)

    async def _one_by_one(self, group: Sequence[Waiting]) -> None:
        """Something in the group spoils it: find out what."""
        refused: set[str] = set()
        for waiting in group:
            tables = {row.table_id for row in waiting.rows}
            if tables & refused:  # the log has no gaps: what follows a refused entry is refused
                waiting.tell(Fenced())
                continue
            error = await self._commit([waiting])
            if error is not None:
                refused |= tables
            waiting.tell(error)

    async def _commit(self, group: Sequence[Waiting]) -> Exception | None:
        """Why not, if not."""
        try:
            if self._connection is None:
                self._connection = await self._connect()
            async with self._connection.begin():
                await self._execute(self._connection, group)
        except (Fenced, TatamiError, IntegrityError) as error:
            return error
        except Exception as error:  # whatever a driver may say
            if self._is_lost(error):
                await self._drop()
            return trouble(error)
        return None

    def _is_lost(self, error: Exception) -> bool:
        """A statement that is refused must not cost the connection, for the lock would go with it."""
        there = self._connection
        return there is None or there.invalidated or there.in_transaction() or isinstance(error, OSError)

    async def _execute(self, connection: AsyncConnection, group: Sequence[Waiting]) -> None:
        rows = [row for waiting in group for row in waiting.rows]
        if rows:
            try:
                if self._in_columns:
                    columns = tuple(map(list, zip(*rows, strict=True)))
                    await connection.exec_driver_sql(self._insert, columns)
                else:
                    await connection.exec_driver_sql(self._insert, rows)
            except IntegrityError as error:
                raise (Fenced() if is_double(error) else trouble(error)) from error
        for statement, values in together([waiting.also for waiting in group]):
            await connection.execute(statement, values)

    async def _drop(self) -> None:
        """Closed for good, for there is no pool: a lock of the session goes with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):  # it may be the very thing that is broken
                await connection.close()
