"""The one that writes, and its group commit.

Whatever comes in while the disk is busy is written in one transaction, so that a busy hall waits for the disk
once, not once an act. If the database refuses something in it, each part is tried alone: only the writer who
lost the race for a sequence number, or asked for something impossible, is told so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

from tatami.kernel.reasons import TatamiError

from .desks import Desk, Fenced, LogRow
from .trouble import trouble

COMPANY: Final = 0.002
"""Seconds. A transaction costs as much as a dozen acts, and nobody notices two thousandths."""


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


class Writer:
    """Collects what is wanted, and puts it on the desk together."""

    def __init__(self, desk: Desk) -> None:
        self._desk: Final = desk
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.is_ill = False
        """Whether the database could not take what it was given last."""
        self.on_put: Callable[[int, float], None] = lambda entries, seconds: None
        """Told of every transaction: its entries, and how long it took."""

    async def write(self, rows: Sequence[LogRow], also: Sequence[Executable]) -> None:
        """Returns when it is on the disk. Rows come first, then the other statements."""
        if self._closed:
            raise TatamiError("hall-is-closed")
        waiting = Waiting(rows, also, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())
        await waiting.done

    async def written(self) -> None:
        """Waits for everything that was wanted so far, also by those who wait for it no more."""
        if self._task is not None and not self._task.done():
            await self.write((), ())

    async def close(self) -> None:
        """Waits for what is being written."""
        self._closed = True
        if self._task is not None:
            await self._task
        await self._desk.close()

    async def _write_all(self) -> None:
        """The first is written at once. While more keep coming it pays to wait a moment for company."""
        first = True
        while self._waiting:
            if not first:
                await asyncio.sleep(COMPANY)
            first = False
            group, self._waiting = self._waiting, []
            error = await self._put(group)
            if error is None or (len(group) == 1 and not self._desk.was_away):
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
            error = await self._put([waiting])
            if error is not None:
                refused |= tables
            waiting.tell(error)

    async def _put(self, group: Sequence[Waiting]) -> Exception | None:
        """Why not, if not."""
        rows = [row for waiting in group for row in waiting.rows]
        also = [waiting.also for waiting in group if waiting.also]
        began = perf_counter()
        error = await self._why_not(rows, also)
        self.is_ill = isinstance(error, TatamiError)
        if error is None:
            self.on_put(len(rows), perf_counter() - began)
        return error

    async def _why_not(
        self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]
    ) -> Exception | None:
        try:
            await self._desk.put(rows, also)
        except (Fenced, TatamiError, IntegrityError) as error:
            return error
        except Exception as error:  # whatever a driver may say
            return trouble(error)
        return None
