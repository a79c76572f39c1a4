"""The real write connection of a store, which a scene can hold up, and which refuses when it is told to."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Executable

from tatami.hall.db.connections import WriteConnection
from tatami.hall.db.logrow import LogRow
from tatami.hall.db.store import Store


class HeldConnection:
    def __init__(self, connection: WriteConnection) -> None:
        self._connection = connection
        self._goes_on = asyncio.Event()
        self._goes_on.set()
        self._is_closed = False
        self.refuses: Exception | None = None
        """What it says to the next who comes, once."""
        self.groups: list[int] = []
        """How many rows each transaction had."""

    def hold(self) -> None:
        """From now on nothing is written, and whoever wants it waits."""
        self._goes_on.clear()

    def go_on(self) -> None:
        self._goes_on.set()

    @property
    def was_away(self) -> bool:
        return self._connection.was_away

    async def put(self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]) -> None:
        self.groups.append(len(rows))
        await self._goes_on.wait()
        refusal, self.refuses = self.refuses, None
        if refusal is not None:
            raise refusal
        await self._connection.put(rows, also)

    async def close(self) -> None:
        """Once, however often a scene does."""
        is_closed, self._is_closed = self._is_closed, True
        if not is_closed:
            await self._connection.close()


def held(store: Store, monkeypatch: pytest.MonkeyPatch) -> HeldConnection:
    """The connection of this store from now on."""
    writer: Any = store._database.writer
    connection = HeldConnection(writer._connection)
    monkeypatch.setattr(writer, "_connection", connection)
    return connection
