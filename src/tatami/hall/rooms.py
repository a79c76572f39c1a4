"""A room: one table, everybody who watches it, and the one order in which things happen there.

Whatever changes the table takes the lock, applies its entries, writes them to the log and only then tells
anybody. If writing fails, or anything before it, the room is thrown away and the table is read again.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol, cast

import msgspec
from sqlalchemy import Executable

from tatami.kernel.events import Event
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import SPECTATOR, Seat, letter, seat_of

from . import asking
from . import entries as log
from .entries import Entry, Millis
from .keeper import Keeper
from .lagging import Lagging
from .live import LiveTable
from .messages import CushionInfo, LimitInfo, Presence, ReasonInfo, Removed, State, TableInfo, Tell, Update
from .rows import TalkRow
from .settling import statements_for
from .shown import Shown
from .store import noting
from .talk import Tongue
from .wire import Eyes, Interpreter, aids_of, events_json, lines, question_info, reason_info, recalled

if TYPE_CHECKING:
    from .hall import Hall

QUIET: Final = (log.Acted, log.TookBack, log.TimeRanOut)
"""Entries after which the table is, for somebody who only reads the list of tables, as it was."""
LINES_AT_FIRST: Final = 40
AWAKE: Final = 0
"""Noted with the first entry that a room writes, until it is put aside: after a crash it is due at once."""

encode: Final = msgspec.json.Encoder().encode


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
        self.lock: Final = asyncio.Lock()
        self.is_stale = False
        self.watchers: Final[dict[tuple[Listener, Seat], None]] = {}
        self.here: Final[Counter[str]] = Counter()
        self.away_since: Final[dict[str, Millis]] = {
            cushion.person: now for cushion in live.cushions if cushion.person
        }
        self.muted: Final = hall.mutes.setdefault(table_id, {})
        self.tongues: Final[dict[str, Tongue]] = {}
        self.guesses: Final[dict[str, deque[Millis]]] = {}
        """By person: when he gave a wrong password lately."""
        self.said: list[TalkRow] | None = None
        """What was said here, once somebody has asked."""
        self.words: Final = Interpreter(live.rules, live.opened.options)
        self._shown: Final = Shown()
        self._shown_late: Final = Shown()
        self.keeper: Final = Keeper(self)
        self.touched_at = now
        self.kept_seq = live.seq
        """Up to where the newest snapshot goes."""
        self._is_noted_awake = False
        self._called: Final = set(live.asked())
        """Seats that have been told in this conversation that it is their turn."""

    # --- changing the table ---------------------------------------------------------------------

    async def write(self, wanted: Sequence[Entry]) -> None:
        """Applies, writes, tells. The caller holds the lock."""
        if not wanted:
            return
        live, start, since = self.live, self.live.seq, self.live.events_told
        was, number, undo = live.phase, live.question_number, live.undo_wanted
        talk = live.talk_since
        try:
            live.apply_all(wanted)
            begun = asking.begin(live, wanted[-1].at)
            live.apply_all(begun)
            entries = [*wanted, *begun]
            await self._append(start, entries, was)
        except BaseException:
            self.hall.forget(self)
            raise
        self.touched_at = entries[-1].at
        self.hall.metrics.written(live.opened.game, sum([isinstance(entry, log.Acted) for entry in entries]))
        loud = self._is_loud(entries, was) or (undo is not None and live.undo_wanted is None)
        if loud:
            self._note_who_is_away()
        self._tell(live, entries, since, loud)
        self._show_out_of_seats(entries)
        if self.late is not None:
            self.late.add(entries)
        if loud:
            self.hall.tell_lobby(self)
        if live.question_number != number:
            self._call(is_new=live.talk_since != talk)
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
        async with self.hall.rating:
            await self.hall.store.append(self.id, start, entries, also=await self._also(entries, was))

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
        return self.live.phase != was or not all(isinstance(entry, QUIET) for entry in entries)

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
        undone = any(isinstance(entry, log.Undone) for entry in entries)
        if undone and live is self.live:
            self.keeper.forget_bots()
        told, known = dict[Eyes, bytes](), dict[Event, msgspec.Raw]()
        info = self.info(live) if loud else None
        for listener, viewer in self.watchers:
            if self.copy_for(listener.person, viewer) is not live:
                continue
            eyes = Eyes(viewer, listener.lang)
            if undone:
                listener.push(encode(self.state(listener.person, eyes)))
                continue
            message = told.get(eyes)
            if message is None:
                about = info if info is None or viewer != SPECTATOR else for_strangers(info)
                message = told[eyes] = encode(self._update(live, eyes, since, about, known, open_cards=True))
            listener.push(message)

    def _tell_late(self, copy: LiveTable, entries: Sequence[Entry], since: int) -> None:
        """The delayed copy has got what happened at the table a while ago."""
        self._tell(copy, entries, since, loud=True)

    @property
    def public(self) -> LiveTable:
        """What spectators see: the same table, or with a delay a copy that lags behind."""
        return self.late.table if self.late is not None else self.live

    def copy_for(self, person: str, viewer: Seat) -> LiveTable:
        """Players and whoever laid the table (a couch screen) see it as it is; spectators may lag."""
        return self.live if viewer != SPECTATOR or person == self.live.opened.by else self.public

    def _update(
        self,
        live: LiveTable,
        eyes: Eyes,
        since: int,
        info: TableInfo | None,
        known: dict[Event, msgspec.Raw],
        open_cards: bool,
    ) -> Update:
        seat, course = eyes.seat, live.course
        if course is None:
            return Update(self.id, seat, live.seq, info=info)
        game = course.game
        teller = self.words.teller(live.names, eyes) if eyes.lang else None
        return Update(
            self.id,
            seat,
            live.seq,
            cast(list[dict[str, Any]], events_json(game, eyes.viewer, since, known)),
            self._view(live, eyes.viewer),
            question_info(live, eyes, self.words),
            self.clocks(live),
            info,
            lines(teller, game.events, open_cards, max(0, since - game.told)),
            teller.outcome(game.outcome) if teller and game.outcome else [],
            aids=aids_of(game, eyes),
            limit=self.limit(live),
        )

    def state(self, person: str, eyes: Eyes) -> State:
        """Everything that these eyes may know."""
        live = self.copy_for(person, eyes.viewer)
        course, teller = live.course, None
        if course is not None and eyes.lang:
            course.remember_all()
            teller = self.words.teller(live.names, eyes)
        game = course.game if course else None
        return State(
            self.id,
            eyes.seat,
            live.seq,
            self.info_for(person, live),
            [letter(seat) for seat in live.seats_of(person)],
            person == live.opened.by,
            None if game is None else self._view(live, eyes.viewer),
            question_info(live, eyes, self.words),
            self.clocks(live),
            lines(teller, game.events if game else ())[-LINES_AT_FIRST:],
            None,
            teller.outcome(game.outcome) if teller and game and game.outcome else [],
            None if game is None else aids_of(game, eyes),
            self.limit(live),
            [] if game is None else cast(list[dict[str, Any]], recalled(game, eyes)),
        )

    def resumed(self, person: str, eyes: Eyes, since: int | None) -> State | Update:
        """What these eyes have missed since they last looked; everything, if that cannot be told."""
        live = self.copy_for(person, eyes.viewer)
        told = None if since is None else live.events_since(since)
        if told is None or (live.course is not None and told < live.course.game.told):
            return self.state(person, eyes)
        return self._update(live, eyes, told, self.info_for(person, live), {}, open_cards=False)

    def _view(self, live: LiveTable, viewer: Seat) -> dict[str, Any]:
        """Ready-made JSON, which is encoded as it is."""
        shown = self._shown if live is self.live else self._shown_late
        return cast(dict[str, Any], shown.view(live.game, viewer))

    def clocks(self, live: LiveTable) -> dict[str, int] | None:
        if not live.opened.clock.runs or live.course is None:
            return None
        now = self._now_at(live)
        return {letter(seat): live.clocks.left(seat, now) or 0 for seat in range(live.opened.seats)}

    def limit(self, live: LiveTable) -> LimitInfo | None:
        limit = live.limit
        left = limit.left(self._now_at(live))
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
        opened, wanted = live.opened, live.undo_wanted
        return TableInfo(
            self.id,
            opened.game,
            opened.ruleset,
            live.phase,
            [self._cushion_info(live, seat) for seat in range(opened.seats)],
            opened.options,
            opened.clock,
            cast(Literal["public", "link", "password"], opened.access),
            opened.talk,
            opened.delay,
            opened.couch,
            live.commitment,
            opened.at,
            live.paused_until or None,
            None if wanted is None else letter(wanted.seat),
            [letter(seat) for seat in sorted(live.undo_agreed)],
            self.spectators(),
            live.rematch or None,
            opened.origin,
        )

    def _cushion_info(self, live: LiveTable, seat: Seat) -> CushionInfo:
        cushion = live.cushions[seat]
        if cushion.is_free:
            return CushionInfo(letter(seat))
        if cushion.bot:
            return CushionInfo(letter(seat), "bot", cushion.name, bot=cushion.bot)
        here = self.here[cushion.person] > 0
        return CushionInfo(
            letter(seat),
            "person",
            cushion.name,
            cushion.colour,
            stand_in=cushion.stand_in,
            here=here,
            away_since=None if here else self.away_since.get(cushion.person),
        )

    def summary(self) -> str:
        """The table for the lists, without who happens to be there."""
        return encode(self.info(self.live)).decode()

    def eyes(self, listener: Listener, viewer: Seat) -> Eyes:
        return Eyes(viewer, listener.lang)

    def may_watch(self, person: str) -> bool:
        return self.live.opened.access != "password" or person in self.live.admitted

    def reason_told(self, reason: Reason, who: Listener, seat: str | None) -> ReasonInfo:
        """A refusal at this table, with the names of those who sit here."""
        own = self.live.seats_of(who.person)
        viewer = seat_of(seat) if seat else SPECTATOR
        eyes = Eyes(viewer if viewer in own else SPECTATOR, who.lang)
        teller = self.words.teller(self.live.names, eyes) if who.lang else None
        return reason_info(reason, teller, self.live.rules)

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
                await self.write(asking.come_back(self.live, seats, self.keeper.is_missed(), self.hall.now()))
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
            letter(seat): self.away_since.get(cushion.person)
            for seat, cushion in enumerate(self.live.cushions)
            if cushion.person
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


def for_strangers(info: TableInfo) -> TableInfo:
    """Where they play again, and which game was theirs before, is the business of those who sat here."""
    if not info.rematch and info.origin is None:
        return info
    origin = None if info.origin is None else msgspec.structs.replace(info.origin, table="")
    return msgspec.structs.replace(info, rematch=None, origin=origin)
