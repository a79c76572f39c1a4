"""Where the store reads. SQLite has threads of its own, so that a look is one way there and back."""

from __future__ import annotations

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from sqlalchemy import Engine, Select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from . import patience

AT_ONCE: Final = 2

Rows = list[tuple[Any, ...]]


class Reader(Protocol):
    """Looks things up. `dialect` is "sqlite" or "postgresql"."""

    @property
    def dialect(self) -> str: ...

    async def rows(self, query: Select[Any]) -> Rows:
        """Untyped here; whoever asks knows the columns."""

    async def close(self) -> None: ...


def _cancel(task: asyncio.Task[Any]) -> None:
    task.cancel()


class PostgresReader:
    """From a pool of connections, in the event loop."""

    dialect: Final = "postgresql"

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def rows(self, query: Select[Any]) -> Rows:
        asked: list[AsyncConnection] = []

        def give_up(looking: asyncio.Task[Rows]) -> None:
            if asked:
                patience.break_off(asked[0])
            else:  # it waits for a connection
                looking.cancel()

        return await patience.in_time(self._rows(query, asked), patience.ANSWER_SECONDS, give_up)

    async def _rows(self, query: Select[Any], asked: list[AsyncConnection]) -> Rows:
        async with self._engine.connect() as connection:
            asked.append(connection)
            return [tuple(row) for row in await connection.execute(query)]

    async def close(self) -> None:
        """A pool that cannot say goodbye is left as it is: whoever closes it is about to end."""
        with contextlib.suppress(TimeoutError):
            await patience.in_time(self._engine.dispose(), patience.CLOSE_SECONDS, _cancel)


class SqliteReader:
    """From a file, in threads."""

    dialect: Final = "sqlite"

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._threads: Final = ThreadPoolExecutor(AT_ONCE, "reader")

    async def rows(self, query: Select[Any]) -> Rows:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._rows, query)

    def _rows(self, query: Select[Any]) -> Rows:
        with self._engine.connect() as connection:
            return [tuple(row) for row in connection.execute(query)]

    async def close(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()
