"""Play now: a table of that game where somebody waits, or a new one.

Looking and laying are one step, so that two who ask in the same moment meet. Nobody is seated by it: whoever
sits down adds his share of the deal, and must have seen what the hall has promised before. Who was sent to a
table just now counts as one who will be there and as a cushion that is taken.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Set
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakValueDictionary

from ..table.clocks import is_slow
from ..table.entries import Millis
from ..telling.messages import TableInfo
from .standing import Standing

if TYPE_CHECKING:
    from ..hall import Hall

ON_THE_WAY: Final = 10_000
"""Milliseconds in which somebody who was sent to a table is waited for."""
MOST_KEPT: Final = 2_000
"""People who are on their way; of more the first are forgotten."""
SENT_BYTES: Final = 400

Lay = Callable[[], Awaitable[str]]


class _Sent(NamedTuple):
    person: str
    table: str


class Matching:
    """Who was sent where a moment ago."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._one_by_one: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """By game: held while somebody is found a table."""
        self._sent: Final[OrderedDict[_Sent, Millis]] = OrderedDict()

    @property
    def bytes(self) -> int:
        return len(self._sent) * SENT_BYTES

    async def table_for(self, person: str, game: str, seats: int | None, lay: Lay) -> str:
        """Where somebody waits for company (at a table for so many, if that matters), else what is laid."""
        lock = self._one_by_one.setdefault(game, asyncio.Lock())
        async with lock:
            self._forget()
            waiting = [
                (_first_of(info, room), table)
                for table, standing, info, gone in self._hall.awake(game)
                if seats in (None, len(info.seats)) and (room := self._room_for(person, standing, info, gone))
            ]
            found = min(waiting)[1] if waiting else await lay()
            self._sent[_Sent(person, found)] = self._hall.now()
            return found

    def _room_for(self, person: str, standing: Standing, info: TableInfo, gone: Set[str]) -> int:
        """How many more can sit down where somebody waits; nowhere where this person is or was sent to."""
        coming = {sent.person for sent in self._sent if sent.table == info.id}
        if info.access != "public" or is_slow(info.clock) or person in coming or person in standing.people:
            return 0
        if not _is_anybody_there(coming - gone, info):
            return 0
        if info.phase == "over" or (info.phase == "playing" and not info.welcome):
            return 0
        taken = "bot" if info.phase == "playing" else "free"
        room = sum(seat.kind == taken for seat in info.seats)
        return max(0, room - len(coming.difference(standing.people)))

    def _forget(self) -> None:
        """Those who have had time to come, and the first if there are too many."""
        now = self._hall.now()
        while self._sent:
            sent, at = next(iter(self._sent.items()))
            if now - at < ON_THE_WAY and len(self._sent) < MOST_KEPT:
                return
            del self._sent[sent]


def _is_anybody_there(coming: Set[str], info: TableInfo) -> bool:
    """Somebody looks at it, or is on his way: whoever has sat down and does not look yet is still coming."""
    return bool(coming) or any(seat.here for seat in info.seats)


def _first_of(info: TableInfo, room: int) -> tuple[bool, int, int]:
    """Games that wait come before those that have begun, then where the fewest are missing, then new ones."""
    return info.phase != "open", room, -info.opened_at
