"""The one that writes, and its group commit.

Whatever comes in while the disk is busy is written in one transaction, so that a busy hall waits for the disk
once, not once an act. If the database refuses something in it, each part is tried alone: only the writer who
lost the race for a sequence number, or asked for something impossible, is told so.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic, perf_counter
from typing import Final, NamedTuple

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

from tatami.kernel.reasons import TatamiError

from .connections import Fenced, WriteConnection
from .logrow import LogRow
from .notes import weight_of
from .trouble import NoAnswer, trouble

COMPANY: Final = 0.002
"""Seconds. A transaction costs as much as a dozen acts, and nobody notices two thousandths."""
MUCH_COMPANY: Final = 0.010
BUSY: Final = 8
"""So many wishes in one transaction are a busy hall: there it pays to wait longer for more of them, and
whoever wants something waits for others anyway."""
MOST_WAITING: Final = 64 << 20
"""Bytes that may wait to be written; whoever wants more is refused at once."""
ILL_SECONDS: Final = 2.5
"""A hall whose oldest wish waits longer is ill, whatever became of those before."""


Done = Callable[[Exception | None], None]
"""Told why something could not be written, or None if it was."""

_LOG: Final = structlog.get_logger()


class Waiting(NamedTuple):
    """What one caller wants written, all or nothing."""

    rows: Sequence[LogRow]
    also: Sequence[Executable]
    done: Done
    since: float
    weight: int

    def tell(self, error: Exception | None) -> None:
        try:
            self.done(error)
        except Exception:  # what one makes of it must not keep it from the others
            _LOG.exception("written")


class Writer:
    """Collects what is wanted, and writes it together."""

    def __init__(self, connection: WriteConnection) -> None:
        self._connection: Final = connection
        self._waiting: list[Waiting] = []
        self._group: Final[deque[Waiting]] = deque()
        """What is being written now, without those who know already how it ended."""
        self.waiting_bytes = 0
        """Of all that is wanted and not yet written, and not refused either."""
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._failed = False
        """Whether the database could not take what it was given last."""
        self.on_put: Callable[[int, float], None] = lambda entries, seconds: None
        """Told of every transaction: its entries, and how long it took."""

    async def write(self, rows: Sequence[LogRow], also: Sequence[Executable]) -> None:
        """Returns when it is on the disk. Rows come first, then the other statements."""
        written = asyncio.get_running_loop().create_future()
        self.write_soon(rows, also, partial(_settle, written))
        await written

    def write_soon(self, rows: Sequence[LogRow], also: Sequence[Executable], done: Done) -> None:
        """The same for whoever does not wait: `done` is told, later, how it ended."""
        if self._closed:
            raise TatamiError("hall-is-closed")
        weight = weight_of(rows, also)
        if self.waiting_bytes + weight > MOST_WAITING and self.waiting_bytes:
            raise TatamiError("database-trouble", detail="too much waits to be written")
        self._waiting.append(Waiting(rows, also, done, monotonic(), weight))
        self.waiting_bytes += weight
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_all())

    async def written(self) -> None:
        """Waits for everything that was wanted so far, also by those who wait for it no more."""
        if self._task is not None and not self._task.done():
            await self.write((), ())

    @property
    def is_ill(self) -> bool:
        """Whether the last transaction failed, or one takes so long that it may."""
        return self._failed or self.oldest_wait > ILL_SECONDS

    @property
    def oldest_wait(self) -> float:
        """Seconds since the first of those was wanted who still wait."""
        oldest = next(iter(self._group), None) or next(iter(self._waiting), None)
        return 0.0 if oldest is None else monotonic() - oldest.since

    @property
    def waiting(self) -> int:
        """How many wishes wait."""
        return len(self._group) + len(self._waiting)

    async def close(self, within: float | None = None) -> None:
        """Waits for what is being written; with `within` no longer than so many seconds."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=within)
            self._task.cancel()
        self._group.extend(self._waiting)
        self._waiting = []
        self._tell_all(TatamiError("hall-is-closed"))
        await self._connection.close()

    async def _write_all(self) -> None:
        """The first is written at once. While more keep coming it pays to wait a moment for company."""
        last = 0
        while self._waiting:
            if last:
                await asyncio.sleep(MUCH_COMPANY if last >= BUSY else COMPANY)
            last = len(self._waiting)
            self._group.extend(self._waiting)
            self._waiting = []
            try:
                await self._write_group([*self._group])
            finally:  # nobody is left who would wait without end
                self._tell_all(TatamiError("hall-is-closed"))

    async def _write_group(self, group: Sequence[Waiting]) -> None:
        error = await self._put(group)
        if self._connection.was_away and not isinstance(error, NoAnswer):
            error = await self._put(group)  # it may be back by now
        if error is None or len(group) == 1 or self._connection.was_away:
            self._tell_all(error)
        else:  # one of many
            await self._one_by_one(group)

    async def _one_by_one(self, group: Sequence[Waiting]) -> None:
        """Something in the group spoils it: find out what."""
        refused, lost = set[str](), None
        for waiting in group:
            tables = {row.table_id for row in waiting.rows}
            if tables & refused:  # the log has no gaps: what follows a refused entry is refused
                self._tell_next(Fenced())
                continue
            error = lost if self._connection.was_away and lost else await self._put([waiting])
            if error is not None:
                lost = error
                refused |= tables
            self._tell_next(error)

    def _tell_all(self, error: Exception | None) -> None:
        while self._group:
            self._tell_next(error)

    def _tell_next(self, error: Exception | None) -> None:
        """The first of the group learns how it ended: each of them once, whoever closes meanwhile."""
        waiting = self._group.popleft()
        self.waiting_bytes -= waiting.weight
        waiting.tell(error)

    async def _put(self, group: Sequence[Waiting]) -> Exception | None:
        """Why not, if not."""
        rows = [row for waiting in group for row in waiting.rows]
        also = [waiting.also for waiting in group if waiting.also]
        began = perf_counter()
        error = await self._why_not(rows, also)
        self._failed = isinstance(error, TatamiError)
        if error is None:
            self.on_put(len(rows), perf_counter() - began)
        return error

    async def _why_not(
        self, rows: Sequence[LogRow], also: Sequence[Sequence[Executable]]
    ) -> Exception | None:
        try:
            await self._connection.put(rows, also)
        except (Fenced, TatamiError, IntegrityError) as error:
            return error
        except Exception as error:  # whatever a driver may say
            return trouble(error)
        return None


def _settle(written: asyncio.Future[None], error: Exception | None) -> None:
    if written.done():  # cancelled meanwhile: it is written all the same, nobody waits for it
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
