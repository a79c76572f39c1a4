"""The store: logs in a database. What `append` has returned from is on the disk.

Entries of many tables that come in together are written in one transaction (a group commit), so that a
busy hall waits for the disk once, not once an act. If the database refuses one of them, each is tried alone:
only the writer who lost the race for a sequence number is told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .entries import Entry, Millis, decode_entry, encode_entry
from .schema import LOG, TABLES


class Fenced(Exception):
    """Somebody else has written an entry of this number: what is in memory here is not the table any more."""


class Row(NamedTuple):
    """An entry on its way to the disk."""

    table_id: str
    seq: int
    at: Millis
    entry: bytes


class Waiting(NamedTuple):
    rows: list[Row]
    done: asyncio.Future[None]


class Store:
    """One database. Made and closed by whoever opens the hall."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry]) -> None:
        """Writes entries from that number on; Fenced if there are such entries already."""
        rows = [Row(table_id, seq + k, entry.at, encode_entry(entry)) for k, entry in enumerate(entries)]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(rows, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        """Writes what has come together, until nothing is left."""
        while self._waiting:
            group, self._waiting = self._waiting, []
            try:
                await self._commit([row for waiting in group for row in waiting.rows])
            except Exception:  # one of them spoils the transaction: find out which
                await self._one_by_one(group)
            else:
                for waiting in group:
                    if not waiting.done.done():
                        waiting.done.set_result(None)

    async def _one_by_one(self, group: Sequence[Waiting]) -> None:
        for waiting in group:
            try:
                await self._commit(waiting.rows)
            except IntegrityError:
                _tell(waiting.done, Fenced())
            except Exception as broken:
                _tell(waiting.done, broken)
            else:
                if not waiting.done.done():
                    waiting.done.set_result(None)

    async def _commit(self, rows: Sequence[Row]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(LOG), [row._asdict() for row in rows])

    async def open_table(self, table_id: str, row: dict[str, Any], entry: Entry) -> None:
        """A new table with its first entry."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(TABLES), {"id": table_id, **row})
            await connection.execute(insert(LOG), Row(table_id, 0, entry.at, encode_entry(entry))._asdict())

    async def note(self, table_id: str, phase: str, now: Millis) -> None:
        """The row of a table for the lists; nothing depends on it."""
        async with self.engine.begin() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table_id).values(phase=phase, changed_at=now)
            )

    async def log_of(self, table_id: str) -> list[Entry]:
        """The whole log of a table; empty if there is no such table."""
        async with self.engine.connect() as connection:
            rows = await _rows(connection, table_id)
        return [decode_entry(entry) for entry in rows]

    async def close(self) -> None:
        """Waits for what is being written."""
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()


async def _rows(connection: AsyncConnection, table_id: str) -> list[bytes]:
    found = await connection.execute(
        select(LOG.c.entry).where(LOG.c.table_id == table_id).order_by(LOG.c.seq)
    )
    return [row.entry for row in found]


def _tell(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
