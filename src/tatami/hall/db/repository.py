"""What every part of the store stands on: read from a pool, write through the one writer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Executable, Insert, Select, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from .logrow import LogRow
from .notes import Note
from .opening import Opened
from .trouble import is_double, told_plainly, trouble

R = TypeVar("R")


class Repository:
    """One open database."""

    def __init__(self, database: Opened) -> None:
        self._database: Final = database

    async def close(self, within: float | None = None) -> None:
        """Waits for what is being written (so many seconds at most), and lets the next hall in."""
        await self._database.close(within)

    @property
    def is_ill(self) -> bool:
        """Whether what was to be written last could not be, or what is written now is lost."""
        return self._database.is_ill

    @property
    def waiting(self) -> int:
        """How many wishes wait to be written."""
        return self._database.writer.waiting

    @property
    def waiting_bytes(self) -> int:
        """About how much that is."""
        return self._database.writer.waiting_bytes

    @property
    def oldest_wait(self) -> float:
        """How many seconds the first of them has waited."""
        return self._database.writer.oldest_wait

    def tell_writes(self, hook: Callable[[int, float], None]) -> None:
        """From now on `hook` is told how many entries each transaction had, and how long it took."""
        self._database.writer.on_put = hook

    async def written(self) -> None:
        """Waits for what is being written: who reads after that reads all of it."""
        await self._database.writer.written()

    async def _rows(self, query: Select[Any]) -> list[tuple[Any, ...]]:
        """Untyped here; whoever asks knows the columns, and makes a struct of each row."""
        async with told_plainly():
            try:
                return await self._database.reader.rows(query)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                return await self._database.reader.rows(query)  # it was away: the pool is fresh now

    async def _all(self, kind: Callable[..., R], query: Select[Any]) -> list[R]:
        """One struct a row: the query's columns are its fields, in order."""
        return [kind(*row) for row in await self._rows(query)]

    async def _first(self, kind: Callable[..., R], query: Select[Any]) -> R | None:
        rows = await self._rows(query.limit(1))
        return kind(*rows[0]) if rows else None

    async def _count(self, query: Select[Any]) -> int:
        """Of a query that gives one number."""
        [[number]] = await self._rows(query)
        return int(number)

    async def _write(
        self, *statements: Executable, rows: Sequence[LogRow] = (), double: Exception | None = None
    ) -> None:
        """`double` is what to say where such a key is there already."""
        try:
            await self._database.writer.write(rows, statements)
        except IntegrityError as error:
            raise (double if double and is_double(error) else trouble(error)) from error

    def _upsert(self, table: Table, values: dict[str, Any]) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that may say what to do if the row is there: the two databases agree on the words."""
        if self._database.reader.dialect == "sqlite":
            return sqlite.insert(table).values(values)
        return postgresql.insert(table).values(values)


def inserting(table: Table, row: msgspec.Struct) -> Executable:
    return Note(_into(table), msgspec.structs.asdict(row))


@cache
def _into(table: Table) -> Insert:
    return insert(table)
