"""A table that slept has forgotten all but the end of what was told: it is played once more, in a thread.

What comes of it is taken over behind the table's lock, unless something was undone meanwhile: the acts since
then have only added to it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ..table.entries import Entry, Undone
from ..table.live import LiveTable
from .longwork import LongWork
from .replaying import Reel, whole_reel

if TYPE_CHECKING:
    from ..hall import Hall
    from .room import Room

MOST_WAITING: Final = 10_000
"""Tables that wait to be remembered: each of them once, so that nobody can make them many."""


def must_remember(live: LiveTable, wanted: Sequence[Entry]) -> bool:
    """Whether this cannot be carried out in a moment: what has slept has no mark to go back to."""
    forgot = live.course is not None and not live.course.remembers_all
    return forgot and any(isinstance(entry, Undone) for entry in wanted)


class Remembering:
    """One table at a time."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._under_way: Final[dict[str, asyncio.Task[None]]] = {}
        self.work: Final = LongWork("remembering", at_once=1, waiting=MOST_WAITING, each=1)

    async def whole(self, table_id: str) -> None:
        """From now on the table remembers everything; whoever wants that meanwhile waits for the same."""
        task = self._under_way.get(table_id)
        if task is None:
            task = self._under_way[table_id] = asyncio.create_task(self._whole(table_id))
            task.add_done_callback(lambda done: self._over(table_id, done))
        await asyncio.shield(task)

    def _over(self, table_id: str, done: asyncio.Task[None]) -> None:
        del self._under_way[table_id]
        if not done.cancelled():
            done.exception()  # whoever waited may be gone

    async def _whole(self, table_id: str) -> None:
        async with self._hall.at(table_id) as room:
            reel = _forgotten(room)
        if reel is None:
            return
        again = await self.work.do(table_id, reel.all_played)
        async with self._hall.at(table_id) as room:
            course = room.live.course
            if course is not None and not course.remembers_all and not course.recall(again):
                course.remember_all()  # it is another game than it was, which is short of a broken log


def _forgotten(room: Room) -> Reel | None:
    """The whole game, if the table has forgotten part of it."""
    course = room.live.course
    if course is None or course.remembers_all:
        return None
    return whole_reel(course, room.live.outcome)
