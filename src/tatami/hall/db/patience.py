"""A database that does not answer is not waited for without end.

What waits for it is not cancelled: a driver that is interrupted asks the database for leave, and waits on.
Its connection is broken instead, so that it fails by itself; where there is none yet, cancelling is enough.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

T = TypeVar("T")

ANSWER_SECONDS: Final = 5.0
"""A transaction or a look that takes longer is given up."""
CLOSE_SECONDS: Final = 1.0


async def in_time(
    work: Coroutine[Any, Any, T], seconds: float, give_up: Callable[[asyncio.Task[T]], None]
) -> T:
    """What the work gives; TimeoutError if that takes too long: then `give_up` is to end it."""
    task = asyncio.create_task(work)
    is_late = False

    def too_late() -> None:
        nonlocal is_late
        is_late = True
        give_up(task)

    alarm = asyncio.get_running_loop().call_later(seconds, too_late)
    task.add_done_callback(lambda done: _over(done, alarm))
    await asyncio.wait({task}, timeout=seconds)
    if is_late or not task.done():
        raise TimeoutError(f"no answer in {seconds:g} seconds")
    return task.result()


def _over(task: asyncio.Task[Any], alarm: asyncio.TimerHandle) -> None:
    alarm.cancel()
    if not task.cancelled():
        task.exception()  # nobody may be waiting for it any more


def break_off(connection: AsyncConnection) -> None:
    """Ends a connection at once, without a word to the other side; what waits for it fails."""
    sync = connection.sync_connection
    if sync is None or sync.closed or sync.invalidated:
        return
    driver: Any = sync.connection.driver_connection  # asyncpg's, which not everybody has
    driver.terminate()
