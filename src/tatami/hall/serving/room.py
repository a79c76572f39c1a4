"""A room: one table that is awake, with what belongs to it.

`audience` are those who watch it, `writer` is the one way in which it changes, `keeper` what the hall does
there by itself, `sights` what somebody is shown who comes. Between them stands the lock.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from tatami.kernel.reasons import Reason
from tatami.kernel.seats import SPECTATOR, Seat, letter, seat_of

from ..db.rows import TalkRow
from ..table.entries import Entry, Millis
from ..table.live import LiveTable
from ..telling.chat import ChatRate
from ..telling.describing import for_strangers, table_info
from ..telling.messages import LimitInfo, ReasonInfo, TableInfo, encode
from ..telling.sights import Sights
from ..telling.wire import Eyes, Interpreter, reason_info
from .audience import Audience, Listener
from .delay import DelayedCopy
from .guesses import Guesses
from .hints import Given
from .keeper import Keeper
from .locking import Lock
from .standing import stands
from .writing import QUIET, TableWriter

if TYPE_CHECKING:
    from ..hall import Hall


class Room:
    """A table that is awake."""

    def __init__(self, hall: Hall, table_id: str, live: LiveTable, now: Millis) -> None:
        self.hall: Final = hall
        self.id: Final = table_id
        self.live: Final = live
        self.late: Final = (
            DelayedCopy(live.opened, live.rules, hall.now, self._tell_late) if live.opened.delay else None
        )
        self.lock: Final = Lock()
        self.is_stale = False
        self.words: Final = Interpreter(live.rules, live.opened.options)
        self.audience: Final = Audience(self, now)
        self.writer: Final = TableWriter(self)
        self.keeper: Final = Keeper(self)
        self.sights: Final = Sights(self)
        self.muted: Final = hall.mutes.at(table_id)
        self.chat_rates: Final[dict[str, ChatRate]] = {}
        self.guesses: Final = Guesses()
        self.said: deque[TalkRow] | None = None
        """What was said here lately, once somebody has asked."""
        self.touched_at = now
        self.kept_seq = live.seq
        """Up to where the newest snapshot goes."""
        self.whys: Final[dict[Eyes, tuple[int, tuple[list[msgspec.Raw], int]]]] = {}
        """By eyes: what they were told last of all that they may not answer, and after which entry."""
        self.hints: Final[dict[Seat, Given]] = {}
        """By seat: what it was advised last."""
        self.token: Final = object()
        """This room and no other of the same table: what is kept elsewhere of it goes by that."""
        self.standing = stands(self)
        """The table as its log says it is, for whoever looks without the lock."""

    def stop(self) -> None:
        """Nothing happens in this room any more."""
        self.is_stale = True
        self.keeper.stop()
        if self.late is not None:
            self.late.stop()

    def _tell_late(self, copy: LiveTable, entries: Sequence[Entry], since: int) -> None:
        """The delayed copy has got what happened at the table a while ago."""
        self.audience.tell(copy, entries, since, loud=True)
        loud = copy.phase == "over" or not QUIET.issuperset(map(type, entries))
        if loud and self.hall.rooms.get(self.id) is self:  # not while the table is only being read
            self.hall.tell_lobby(self)

    @property
    def public(self) -> LiveTable:
        """What spectators see: the same table, or with a delay a copy that lags behind."""
        return self.late.table if self.late is not None else self.live

    def copy_for(self, person: str, viewer: Seat) -> LiveTable:
        """Players and whoever laid the table (a couch screen) see it as it is; spectators may lag."""
        return self.live if viewer != SPECTATOR or person == self.live.opened.by else self.public

    def clocks(self, live: LiveTable) -> dict[str, int] | None:
        if not live.opened.clock.runs or live.course is None:
            return None
        now = self._now_at(live)
        return {letter(seat): live.clocks.left(seat, now) or 0 for seat in range(live.opened.seats)}

    def limit(self, live: LiveTable) -> LimitInfo | None:
        limit = live.limit
        left = limit.left(self._now_at(live)) if limit.name else None
        return None if left is None else LimitInfo(limit.name, left, limit.seconds, limit.runs)

    def _now_at(self, live: LiveTable) -> Millis:
        """The time at this copy of the table: for whoever sees it later, it is not so late yet."""
        return self.hall.now() - (0 if live is self.live else live.opened.delay * 1000)

    def info_for(self, person: str, live: LiveTable) -> TableInfo:
        """The same, with what concerns only those who belong here."""
        belongs = person == live.opened.by or bool(live.seats_of(person))
        return self.info(live) if belongs else for_strangers(self.info(live))

    def info(self, live: LiveTable) -> TableInfo:
        """The table as everybody may know it."""
        return table_info(self, live)

    def summary(self) -> str:
        """The table for the lists, without who happens to be there."""
        return encode(self.info(self.live)).decode()

    def may_watch(self, person: str) -> bool:
        return self.live.opened.access != "password" or person in self.live.admitted

    def reason_told(self, reason: Reason, who: Listener, seat: str | None, answer: str = "") -> ReasonInfo:
        """A refusal at this table, with the names of those who sit here, and of the part at fault."""
        own = self.standing.seats_of(who.person)
        viewer = seat_of(seat) if seat else SPECTATOR
        eyes = Eyes(viewer if viewer in own else SPECTATOR, who.lang)
        teller = self.words.teller(self.standing.names, eyes) if who.lang else None
        given = self.live.parse(answer) if reason.part >= 0 else None
        return reason_info(reason, teller, self.live.rules, given)
