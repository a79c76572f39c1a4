"""Where the store reads. SQLite has threads of its own, so that a look is one way there and back."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol

from sqlalchemy import Engine, Select
from sqlalchemy.ext.asyncio import AsyncEngine

AT_ONCE: Final = 2

Rows = list[tuple[Any, ...]]


class Reader(Protocol):
    """Looks things up. `dialect` is "sqlite" or "postgresql"."""

    @property
    def dialect(self) -> str: ...

    async def rows(self, query: Select[Any]) -> Rows:
        """Untyped here; whoever asks knows the columns."""

    async def close(self) -> None: ...


class PostgresReader:
    """From a pool of connections, in the event loop."""

    dialect: Final = "postgresql"

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine

    async def rows(self, query: Select[Any]) -> Rows:
        async with self._engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def close(self) -> None:
        await self._engine.dispose()


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
