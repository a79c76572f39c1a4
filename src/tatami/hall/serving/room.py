"""A room: one table, everybody who watches it, and the one order in which things happen there.

Whatever changes the table takes the lock, applies its entries, writes them to the log and only then tells
anybody. If writing fails, or anything before it, the room is thrown away and the table is read again.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import copy_context
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import msgspec
from msgspec import UNSET
from sqlalchemy import Executable

from tatami.kernel.reasons import Reason, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat, letter, seat_of

from ..db.projections import statements_for
from ..db.rows import Phase, TalkRow
from ..db.store import noting
from ..table import commands
from ..table import entries as log
from ..table.entries import Entry, Millis
from ..table.live import LiveTable
from ..telling.broadcast import Broadcast, Bulletin
from ..telling.chat import Tongue
from ..telling.describing import for_strangers, table_info
from ..telling.messages import LimitInfo, Presence, ReasonInfo, Removed, State, TableInfo, Tell, Update
from ..telling.sights import Sights
from ..telling.wire import Eyes, Interpreter, eyes_of, reason_info
from .archive import keeping_record
from .delay import Lagging
from .guesses import Guesses
from .keeper import Keeper
from .locking import Lock
from .standing import stands

if TYPE_CHECKING:
    from ..hall import Hall

QUIET: Final[frozenset[type[Entry]]] = frozenset({log.Acted, log.TookBack, log.TimeRanOut})
"""Entries after which the table is, for somebody who only reads the list of tables, as it was."""
AWAKE: Final = 0
"""Noted with the first entry that a room writes, until it is put aside: after a crash it is due at once."""

encode: Final = msgspec.json.Encoder().encode


Told = Callable[[Exception | None, int, float], None]
"""Told how a wish ended: why not, if not; how far the log is; and the seconds that telling everybody took."""


class Change(NamedTuple):
    """What has happened to a table, and how it was before."""

    entries: Sequence[Entry]
    start: int
    """The number of the first of them."""
    since: int
    """The number of the first event that is news."""
    was: Phase
    number: int
    """Of the question."""
    talk: int
    undo: log.UndoAsked | None


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


class Room:
    """A table that is awake."""

    def __init__(self, hall: Hall, table_id: str, live: LiveTable, now: Millis) -> None:
        self.hall: Final = hall
        self.id: Final = table_id
        self.live: Final = live
        self.late: Final = (
            Lagging(live.opened, live.rules, hall.now, self._tell_late) if live.opened.delay else None
        )
        self.lock: Final = Lock()
        self.is_stale = False
        self.watchers: Final[dict[tuple[Listener, Seat], None]] = {}
        self.here: Final[Counter[str]] = Counter()
        self.away_since: Final[dict[str, Millis]] = {
            cushion.person: now for cushion in live.cushions if cushion.person
        }
        self.muted: Final = hall.mutes.at(table_id)
        self.tongues: Final[dict[str, Tongue]] = {}
        self.guesses: Final = Guesses()
        self.said: deque[TalkRow] | None = None
        """What was said here lately, once somebody has asked."""
        self.words: Final = Interpreter(live.rules, live.opened.options)
        self._broadcast: Final = Broadcast(table_id, self.words)
        self._broadcast_late: Final = Broadcast(table_id, self.words)
        self.keeper: Final = Keeper(self)
        self.touched_at = now
        self.kept_seq = live.seq
        """Up to where the newest snapshot goes."""
        self._is_noted_awake = False
        self.whys: Final[dict[Eyes, tuple[int, tuple[list[msgspec.Raw], int]]]] = {}
        """By eyes: what they were told last of all that they may not answer, and after which entry."""
        self.sights: Final = Sights(self)
        self.token: Final = object()
        """This room and no other of the same table: what is kept elsewhere of it goes by that."""
        self.standing = stands(self)
        """The table as its log says it is, for whoever looks without the lock."""
        self._called: Final = set(live.asked())
        """Seats that have been told in this conversation that it is their turn."""

    # --- changing the table ---------------------------------------------------------------------

    async def write(self, wanted: Sequence[Entry]) -> None:
        """Applies, writes, tells. The caller holds the lock."""
        if not wanted:
            return
        change = self._applied(wanted)
        await self._appended(change)
        self._written(change)

    def write_soon(self, wanted: Sequence[Entry], done: Told) -> None:
        """The same for an answer, and for whoever does not wait: `done` is told how it ended.

        The caller has taken the lock; it is free again just before that. Most acts bring nothing along but
        their entry: nobody need wait for them, and they are told by whoever has written them, in the name
        of whoever acted, who pays for what follows.
        """
        change = self._applied(wanted)
        if not self._is_plain(change):
            self.hall.in_background(self._write_rest(change, done))
            return
        context = copy_context()
        try:
            self.hall.store.append_soon(
                self.id, change.start, wanted[0], lambda error: context.run(self._end, change, done, error)
            )
        except BaseException:
            self.hall.forget(self)
            raise

    def _is_plain(self, change: Change) -> bool:
        """Whether it is an act after which the same people go on playing."""
        plain = len(change.entries) == 1 and type(change.entries[0]) is log.Acted and change.undo is None
        return plain and self._is_noted_awake and self.live.outcome is None

    async def _write_rest(self, change: Change, done: Told) -> None:
        try:
            await self._appended(change)
        except Exception as trouble:
            self._end(change, done, trouble)
        except BaseException:
            self._end(change, done, TatamiError("hall-is-closed"))
            raise
        else:
            self._end(change, done, None)

    def _end(self, change: Change, done: Told, error: Exception | None) -> None:
        """It is written, or cannot be."""
        began = perf_counter()
        try:
            if error is None:
                self._written(change)
            else:
                self.hall.forget(self)
        except Exception as trouble:  # it is in the log all the same
            error = trouble
        finally:
            self.lock.release()
        done(error, change.start + len(change.entries), perf_counter() - began)

    def _applied(self, wanted: Sequence[Entry]) -> Change:
        """What is to be written is done in memory; nobody knows of it yet."""
        live = self.live
        change = Change(
            wanted, live.seq, live.events_told, live.phase, live.question_number, live.talk_since,
            live.undo_wanted,
        )  # fmt: skip
        try:
            live.apply_all(wanted)
            begun = commands.begin(live, wanted[-1].at)
            live.apply_all(begun)
        except BaseException:
            self.hall.forget(self)
            raise
        return change._replace(entries=[*wanted, *begun]) if begun else change

    async def _appended(self, change: Change) -> None:
        try:
            await self._append(change.start, change.entries, change.was)
        except BaseException:
            self.hall.forget(self)
            raise

    def _written(self, change: Change) -> None:
        """It is in the log: from now on everybody may know."""
        live, entries = self.live, change.entries
        self.touched_at = entries[-1].at
        self.hall.metrics.written(live.opened.game, sum([type(entry) is log.Acted for entry in entries]))
        loud = self._is_loud(entries, change.was) or (change.undo is not None and live.undo_wanted is None)
        if loud:
            self._note_who_is_away()
        self.standing = stands(self, None if loud else self.standing)
        self._tell(live, entries, change.since, loud)
        if loud:
            self._show_out_of_seats(entries)
        if self.late is not None:  # and the lobby is told when the copy knows
            self.late.add(entries)
        elif loud:
            self.hall.tell_lobby(self)
        if live.question_number != change.number:
            self._call(is_new=live.talk_since != change.talk)
        self.keeper.look_after()

    def _call(self, is_new: bool) -> None:
        """Tells those whose turn it is: once a conversation, and again to whom it wakes."""
        question = self.live.question
        if is_new:
            self._called.clear()
        self._called.difference_update(question.quiet if question else ())
        self.hall.tell_whose_turn(self, self._called)
        self._called.update(self.live.asked())

    async def _append(self, start: int, entries: Sequence[Entry], was: str) -> None:
        """Where a game ends ratings are read, changed and written: of two that end together one waits."""
        if self.live.phase == was or self.live.outcome is None:
            await self.hall.store.append(self.id, start, entries, also=await self._also(entries, was))
            return
        kept = await keeping_record(self)
        async with self.hall.rating:
            also = [*await self._also(entries, was), *kept]
            await self.hall.store.append(self.id, start, entries, also=also)

    async def _also(self, entries: Sequence[Entry], was: str) -> Sequence[Executable]:
        also: list[Executable] = []
        if self._is_loud(entries, was):
            also += await statements_for(self, entries)
        if self.live.phase == "playing" and not self._is_noted_awake:
            also.append(noting(self.id, wake_at=AWAKE))
            self._is_noted_awake = True
        return also

    def _is_loud(self, entries: Sequence[Entry], was: str) -> bool:
        """Whether the table looks different now to somebody who only reads the list of tables."""
        return self.live.phase != was or not QUIET.issuperset(map(type, entries))

    def _show_out_of_seats(self, entries: Sequence[Entry]) -> None:
        """Whoever rose looks through the eyes of that seat no more: somebody else may sit down there."""
        risen = {entry.seat: entry for entry in entries if isinstance(entry, log.RoseUp)}
        for listener, viewer in [pair for pair in self.watchers if pair[1] in risen]:
            self.go(listener, viewer)
            if risen[viewer].by_host:
                listener.push(encode(Removed(self.id, letter(viewer))))

    def _note_who_is_away(self) -> None:
        """Whoever has sat down, or has taken over a cushion, and does not watch is away from now on."""
        away = {c.person for c in self.live.cushions if c.person and self.here[c.person] <= 0}
        for person in self.away_since.keys() - away:
            del self.away_since[person]
        for person in away - self.away_since.keys():
            self.away_since[person] = self.hall.now()

    def stop(self) -> None:
        """Nothing happens in this room any more."""
        self.is_stale = True
        self.keeper.stop()
        if self.late is not None:
            self.late.stop()

    # --- telling --------------------------------------------------------------------------------

    def _tell(self, live: LiveTable, entries: Sequence[Entry], since: int, loud: bool) -> None:
        """Everybody who watches this copy of the table learns what he may know of what has happened."""
        undone = log.Undone in map(type, entries)
        if undone and live is self.live:
            self.keeper.forget_bots()
        if undone:
            for listener, viewer in self._watching(live):
                listener.push(encode(self.state(listener.person, self.eyes(listener, viewer))))
            return
        bulletin = self._bulletin(live, self.info(live) if loud else None)
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
        if self.late is None:
            return list(self.watchers)
        return [(who, eyes) for who, eyes in self.watchers if self.copy_for(who.person, eyes) is live]

    def _bulletin(self, live: LiveTable, info: TableInfo | None) -> Bulletin:
        limit, broadcast = None if live.course is None else self.limit(live), self.broadcast_of(live)
        told = limit if broadcast.has_limit or limit is not None else UNSET
        broadcast.has_limit = limit is not None
        strange = None if info is None else for_strangers(info)
        return Bulletin(live.seq, self.clocks(live), told, info, strange)

    def broadcast_of(self, live: LiveTable) -> Broadcast:
        return self._broadcast if live is self.live else self._broadcast_late

    def _tell_late(self, copy: LiveTable, entries: Sequence[Entry], since: int) -> None:
        """The delayed copy has got what happened at the table a while ago."""
        self._tell(copy, entries, since, loud=True)
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

    def state(self, person: str, eyes: Eyes) -> State:
        """Everything that these eyes may know."""
        return self.sights.state(person, eyes)

    def resumed(self, person: str, eyes: Eyes, since: int | None) -> State | Update:
        """What these eyes have missed since they last looked; everything, if that cannot be told."""
        return self.sights.resumed(person, eyes, since)

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

    def eyes(self, listener: Listener, viewer: Seat) -> Eyes:
        return Eyes(viewer, listener.lang)

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

    def spectators(self) -> int:
        return sum(viewer == SPECTATOR for _, viewer in self.watchers)

    # --- coming and going -----------------------------------------------------------------------

    async def come(self, listener: Listener, viewer: Seat) -> None:
        """Somebody watches from now on. The caller holds the lock, and has checked the seat."""
        self.touched_at = self.hall.now()
        if viewer != SPECTATOR:
            self.here[listener.person] += 1
            if self.here[listener.person] == 1:
                self.away_since.pop(listener.person, None)
                seats = self.live.seats_of(listener.person)
                await self.write(
                    commands.come_back(self.live, seats, self.keeper.is_missed(), self.hall.now())
                )
        # Only now: whoever comes is told first of all what he has missed, and that includes his return.
        self.watchers[listener, viewer] = None
        self._tell_presence()
        self.keeper.look_after()

    def welcome(self, watchers: Mapping[tuple[Listener, Seat], None]) -> None:
        """Those who watched the room before this one: they are here, and see the table as it is."""
        watchers = {pair: None for pair in watchers if self._may_look(*pair)}
        for listener, viewer in watchers:
            self.watchers[listener, viewer] = None
            if viewer != SPECTATOR:
                self.here[listener.person] += 1
                self.away_since.pop(listener.person, None)
        for listener, viewer in watchers:
            listener.push(encode(self.state(listener.person, self.eyes(listener, viewer))))

    def _may_look(self, listener: Listener, viewer: Seat) -> bool:
        return viewer == SPECTATOR or self.live.cushions[viewer].person == listener.person

    async def give_seats_back(self) -> None:
        """Bots leave the seats of those who are here. The caller holds the lock."""
        here = [s for s, cushion in enumerate(self.live.cushions) if self.here[cushion.person] > 0]
        now = self.hall.now()
        await self.write([log.CameBack(now, seat) for seat in here if self.live.cushions[seat].stand_in])

    def go(self, listener: Listener, viewer: Seat) -> None:
        """Somebody watches no more."""
        if (listener, viewer) not in self.watchers:
            return
        del self.watchers[listener, viewer]
        self.touched_at = self.hall.now()
        if viewer != SPECTATOR:
            self.here[listener.person] -= 1
            if self.here[listener.person] == 0:
                self.away_since[listener.person] = self.hall.now()
        if not self.is_stale:
            self._tell_presence()
            self.keeper.look_after()

    def _tell_presence(self) -> None:
        seats: dict[str, int | None] = {
            letter(seat): self.away_since.get(person)
            for seat, person in enumerate(self.standing.people)
            if person
        }
        self.push_to(Presence(self.id, seats, self.spectators()), self.watchers)

    def hears(self, row: TalkRow, person: str, viewer: Seat) -> bool:
        """A whisper is heard by the two; everything else by the table and those who watch it."""
        if row.to is not None and viewer not in (row.seat, row.to):
            return False
        if self.hall.now() < row.at + self.lag(person, viewer):
            return False
        return row.seat not in self.muted.get(person, ())

    def lag(self, person: str, viewer: Seat) -> Millis:
        """How much later these eyes see the table: talk would tell them what they may not see yet."""
        return 0 if self.copy_for(person, viewer) is self.live else self.live.opened.delay * 1000

    def could_hear(self, row: TalkRow, person: str) -> bool:
        """Whether it was said to all, or by or to this person."""
        return row.to is None or any(seat in (row.seat, row.to) for seat in self.live.seats_of(person))

    def push_to(self, message: Tell, whom: Iterable[tuple[Listener, Any]]) -> None:
        told = encode(message)
        for listener in {listener for listener, _ in whom}:
            listener.push(told)
