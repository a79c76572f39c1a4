"""Everybody who watches a table: who comes and goes, what they are told when something has happened, and whom
they hear.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import UNSET

from tatami.kernel.seats import SPECTATOR, Seat, letter

from ..db.rows import TalkRow
from ..table import commands
from ..table import entries as log
from ..table.entries import Entry, Millis
from ..table.live import LiveTable
from ..telling.broadcast import Broadcast, Bulletin
from ..telling.describing import for_strangers
from ..telling.messages import Presence, Removed, TableInfo, Tell, encode
from ..telling.wire import Eyes, eyes_of
from .turns import tell_whose_turn

if TYPE_CHECKING:
    from .room import Room


class Listener(Protocol):
    """Somebody at the other end of a socket."""

    @property
    def person(self) -> str: ...

    @property
    def lang(self) -> str: ...

    def push(self, message: bytes) -> None:
        """Sends it as soon as the other end can take it; never waits."""

    def show_out(self) -> None:
        """Closes: the person has signed out."""


class Audience:
    """Those who watch one table, each through the eyes of a seat or as a spectator."""

    def __init__(self, room: Room, now: Millis) -> None:
        self._room: Final = room
        self.watchers: Final[dict[tuple[Listener, Seat], None]] = {}
        self.here: Final[Counter[str]] = Counter()
        self.away_since: Final[dict[str, Millis]] = {
            cushion.person: now for cushion in room.live.cushions if cushion.person
        }
        self._broadcast: Final = Broadcast(room.id, room.words)
        self._broadcast_late: Final = Broadcast(room.id, room.words)
        self._called: Final = set(room.live.asked())
        """Seats that have been told in this conversation that it is their turn."""

    # --- telling --------------------------------------------------------------------------------

    def tell(self, live: LiveTable, entries: Sequence[Entry], since: int, loud: bool) -> None:
        """Everybody who watches this copy of the table learns what he may know of what has happened."""
        undone = log.Undone in map(type, entries)
        if undone and live is self._room.live:
            self._room.keeper.forget_bots()
        if undone:
            for listener, viewer in self._watching(live):
                listener.push(encode(self._room.sights.state(listener.person, Eyes(viewer, listener.lang))))
            return
        bulletin = self._bulletin(live, self._room.info(live) if loud else None)
        watching, broadcast = self._watching(live), self.broadcast_of(live)
        told: dict[Eyes, bytes] = {}
        moment = broadcast.news(live, since) if watching else None
        for listener, viewer in watching:
            eyes = eyes_of(viewer, listener.lang)
            message = told.get(eyes)
            if message is None:
                message = told[eyes] = broadcast.message(bulletin, moment, eyes)
            listener.push(message)

    def _watching(self, live: LiveTable) -> list[tuple[Listener, Seat]]:
        """Those who see this copy of the table."""
        if self._room.late is None:
            return list(self.watchers)
        return [(who, eyes) for who, eyes in self.watchers if self._room.copy_for(who.person, eyes) is live]

    def _bulletin(self, live: LiveTable, info: TableInfo | None) -> Bulletin:
        limit, broadcast = None if live.course is None else self._room.limit(live), self.broadcast_of(live)
        told = limit if broadcast.has_limit or limit is not None else UNSET
        broadcast.has_limit = limit is not None
        strange = None if info is None else for_strangers(info)
        return Bulletin(live.seq, self._room.clocks(live), told, info, strange)

    def broadcast_of(self, live: LiveTable) -> Broadcast:
        return self._broadcast if live is self._room.live else self._broadcast_late

    @property
    def told_bytes(self) -> int:
        """About how much is remembered of what everybody was told last."""
        return self._broadcast.weight + self._broadcast_late.weight

    def call(self, is_new: bool) -> None:
        """Tells those whose turn it is: once a conversation, and again to whom it wakes."""
        question = self._room.live.question
        if is_new:
            self._called.clear()
        self._called.difference_update(question.quiet if question else ())
        tell_whose_turn(self._room, self._called)
        self._called.update(self._room.live.asked())

    def show_out_of_seats(self, entries: Sequence[Entry]) -> None:
        """Whoever rose looks through the eyes of that seat no more: somebody else may sit down there."""
        risen = {entry.seat: entry for entry in entries if isinstance(entry, log.RoseUp)}
        for listener, viewer in [pair for pair in self.watchers if pair[1] in risen]:
            self.go(listener, viewer)
            if risen[viewer].by_host:
                listener.push(encode(Removed(self._room.id, letter(viewer))))

    # --- coming and going -----------------------------------------------------------------------

    async def come(self, listener: Listener, viewer: Seat) -> None:
        """Somebody watches from now on. The caller holds the lock, and has checked the seat."""
        self._room.touched_at = self._room.hall.now()
        if viewer != SPECTATOR:
            self.here[listener.person] += 1
            if self.here[listener.person] == 1:
                self.away_since.pop(listener.person, None)
                seats = self._room.live.seats_of(listener.person)
                is_missed, now = self._room.keeper.is_missed(), self._room.hall.now()
                await self._room.writer.write(commands.come_back(self._room.live, seats, is_missed, now))
        # Only now: whoever comes is told first of all what he has missed, and that includes his return.
        self.watchers[listener, viewer] = None
        self._tell_presence()
        self._room.keeper.look_after()

    def welcome(self, watchers: Mapping[tuple[Listener, Seat], None]) -> None:
        """Those who watched the room before this one: they are here, and see the table as it is."""
        watchers = {pair: None for pair in watchers if self._may_look(*pair)}
        for listener, viewer in watchers:
            self.watchers[listener, viewer] = None
            if viewer != SPECTATOR:
                self.here[listener.person] += 1
                self.away_since.pop(listener.person, None)
        for listener, viewer in watchers:
            listener.push(encode(self._room.sights.state(listener.person, Eyes(viewer, listener.lang))))

    def _may_look(self, listener: Listener, viewer: Seat) -> bool:
        return viewer == SPECTATOR or self._room.live.cushions[viewer].person == listener.person

    async def give_seats_back(self) -> None:
        """Bots leave the seats of those who are here. The caller holds the lock."""
        here = [s for s, cushion in enumerate(self._room.live.cushions) if self.here[cushion.person] > 0]
        now = self._room.hall.now()
        await self._room.writer.write(
            [log.CameBack(now, seat) for seat in here if self._room.live.cushions[seat].is_lent]
        )

    def go(self, listener: Listener, viewer: Seat) -> None:
        """Somebody watches no more."""
        if (listener, viewer) not in self.watchers:
            return
        del self.watchers[listener, viewer]
        self._room.touched_at = self._room.hall.now()
        if viewer != SPECTATOR:
            self.here[listener.person] -= 1
            if self.here[listener.person] == 0:
                self.away_since[listener.person] = self._room.hall.now()
        if not self._room.is_stale:
            self._tell_presence()
            self._room.keeper.look_after()

    def gone(self) -> set[str]:
        """Those who have watched from a cushion and do no more; not those who are only about to."""
        return {person for person, count in self.here.items() if count <= 0}

    def note_who_is_away(self) -> None:
        """Whoever has sat down, or has taken over a cushion, and does not watch is away from now on."""
        away = {c.person for c in self._room.live.cushions if c.person and self.here[c.person] <= 0}
        for person in self.away_since.keys() - away:
            del self.away_since[person]
        for person in away - self.away_since.keys():
            self.away_since[person] = self._room.hall.now()

    def _tell_presence(self) -> None:
        seats: dict[str, int | None] = {
            letter(seat): self.away_since.get(person)
            for seat, person in enumerate(self._room.standing.people)
            if person
        }
        self.push_to(Presence(self._room.id, seats, self.spectators()), self.watchers)

    def spectators(self) -> int:
        return sum(viewer == SPECTATOR for _, viewer in self.watchers)

    # --- hearing --------------------------------------------------------------------------------

    def hears(self, row: TalkRow, person: str, viewer: Seat) -> bool:
        """A whisper is heard by the two; everything else by the table and those who watch it."""
        if row.to is not None and viewer not in (row.seat, row.to):
            return False
        if self._room.hall.now() < row.at + self.lag(person, viewer):
            return False
        return row.seat not in self._room.muted.get(person, ())

    def lag(self, person: str, viewer: Seat) -> Millis:
        """How much later these eyes see the table: talk would tell them what they may not see yet."""
        return (
            0
            if self._room.copy_for(person, viewer) is self._room.live
            else self._room.live.opened.delay * 1000
        )

    def could_hear(self, row: TalkRow, person: str) -> bool:
        """Whether it was said to all, or by or to this person."""
        return row.to is None or any(seat in (row.seat, row.to) for seat in self._room.live.seats_of(person))

    def push_to(self, message: Tell, whom: Iterable[tuple[Listener, Any]]) -> None:
        told = encode(message)
        for listener in {listener for listener, _ in whom}:
            listener.push(told)
