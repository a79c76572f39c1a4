"""The hall: all its tables, who watches which, and what anybody may want of them.

Tables are read from their logs when somebody wants them and put aside when nobody does. Every wish of a
person goes through a method here; nothing here knows HTTP or sockets.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from tatami.games import game_called
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import SPECTATOR, Seat, letter

from . import reasons as why
from .aside import put_aside, take_up
from .deal import fresh_entropy, fresh_secret
from .entries import Admitted, BotSatDown, Clock, Entry, Millis, Opened, PlayedAgain, SatDown
from .house import Counters, Hasher, HouseRules
from .keeper import is_slow
from .live import LiveTable
from .messages import Lobby, TableInfo, TalkInfo, Tell, YourTurn
from .rooms import Listener, Room, encode
from .rows import TableRow
from .store import Fenced, Store
from .talk import told
from .wire import Eyes

SWEEP: Final = 1.0
"""Seconds between two looks at who sleeps and who must be woken."""
AGAIN: Final = 10_000
"""Milliseconds until a table that could not be read is tried again."""
ASIDE_TOGETHER: Final = 64
"""Tables that are put aside at the same time: what they write shares transactions."""
MOST_LISTED: Final = 200

_LOG: Final = structlog.get_logger()


class Turn(NamedTuple):
    """Somebody is asked at a table whose moves take days."""

    person: str
    table: str
    seat: str
    game: str


class NewTable(NamedTuple):
    """A table to be laid; the password is already hashed."""

    game: str
    seats: int | None = None
    options: dict[str, int | str | bool] = {}
    clock: Clock = Clock()
    access: str = "public"
    password: str = ""
    talk: bool = True
    delay: int = 0
    couch: bool = False


class Hall:
    """Made by whoever serves it, around an open store."""

    def __init__(
        self,
        store: Store,
        house: HouseRules,
        hasher: Hasher,
        metrics: Counters,
        now: Callable[[], Millis] = lambda: int(time.time() * 1000),
    ) -> None:
        self.store: Final = store
        self.settings: Final = house
        self.hasher: Final = hasher
        self.metrics: Final = metrics
        self.now: Final = now
        self.rooms: Final[dict[str, Room]] = {}
        self.is_closing = False
        self.on_turn: Callable[[Turn], None] = lambda turn: None
        self.lobby: Final[set[Listener]] = set()
        self.sockets: Final[dict[str, set[Listener]]] = {}
        """By person: everything he listens with."""
        self._loading: Final[dict[str, asyncio.Future[Room]]] = {}
        self._unsettled: Final[dict[str, Room]] = {}
        """Rooms that were thrown away, until those who watched sit in the new one."""
        self._unreadable: Final[dict[str, Millis]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self._thinkers: Final = ThreadPoolExecutor(2, "bot")

    # --- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        """From now on tables are looked at when they are due: at once those that a crash has left awake."""
        self.in_background(self._sweep())

    async def close(self) -> None:
        """Puts every table aside. Nothing that was acknowledged can be lost: it is written."""
        self.is_closing = True
        await asyncio.gather(*map(self._close, list(self.rooms.values())), return_exceptions=True)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinkers.shutdown(wait=False, cancel_futures=True)

    async def _close(self, room: Room) -> None:
        """All at once, to be written together; what cannot be written is found as after a crash."""
        async with room.lock:
            await self._put_aside(room)

    async def _wake(self, ids: list[str]) -> None:
        """One by one, with as long a rest after each as it took: people come first."""
        clock = asyncio.get_running_loop().time
        for table_id in ids:
            began = clock()
            if table_id in self.rooms or self._unreadable.get(table_id, 0) > self.now():
                continue
            try:
                await self.room(table_id)
                self._unreadable.pop(table_id, None)
            except Exception:
                self._unreadable[table_id] = self.now() + AGAIN
                _LOG.exception("cannot-wake", table=table_id)
            await asyncio.sleep(clock() - began)

    async def _sweep(self) -> None:
        while not self.is_closing:
            try:
                await self._wake(await self.store.due(self.now()))
                await self.put_idle_aside()
            except Exception:
                _LOG.exception("sweep")
            await asyncio.sleep(SWEEP)

    async def put_idle_aside(self) -> None:
        """Rooms in which nobody is and nothing has happened for a while; more of them if there are many."""
        before = self.now() - self.settings.idle * 1000
        idle = [room for room in self.rooms.values() if not room.watchers and not room.keeper.is_busy]
        idle.sort(key=lambda room: room.touched_at)
        too_many = len(self.rooms) - self.settings.most_awake
        due = [room for k, room in enumerate(idle) if k < too_many or room.touched_at < before]
        for start in range(0, len(due), ASIDE_TOGETHER):
            await asyncio.gather(*map(self._put_aside_if_idle, due[start : start + ASIDE_TOGETHER]))

    async def _put_aside_if_idle(self, room: Room) -> None:
        if room.lock.locked():
            return
        async with room.lock:
            if not room.watchers and not room.keeper.is_busy:
                await self._put_aside(room)

    async def _put_aside(self, room: Room) -> None:
        if room.is_stale:
            return
        room.keeper.stop()
        if room.live.phase == "playing":
            await self.keep_snapshot(room)
            await self.store.set_wake(room.id, room.keeper.wake_at(self.now()))
        room.is_stale = True
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def keep_snapshot(self, room: Room) -> None:
        if room.live.seq > room.kept_seq:
            room.kept_seq = room.live.seq
            await self.store.keep_snapshot(room.id, room.live.seq, put_aside(room.live))

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.is_closing:
            _LOG.error("background", exc_info=task.exception())

    async def within_budget(self, choose: Callable[[], str], otherwise: Callable[[], str]) -> str:
        """Thinks in another thread; if that takes too long or goes wrong, something else is answered."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(
                loop.run_in_executor(self._thinkers, choose), self.settings.bot_budget
            )
        except Exception as trouble:
            _LOG.warning("bot", trouble=type(trouble).__name__)
            return otherwise()

    # --- rooms ----------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if it sleeps; Refused if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        if self.is_closing:
            raise Refused(why.HALL_IS_CLOSING())
        live = await self._read(table_id)
        public = live
        if live.opened.delay:
            public = await self._as_it_was(table_id, live.opened, self.now() - live.opened.delay * 1000)
        room = Room(self, table_id, live, public, self.now())
        self.rooms[table_id] = room
        if public is not live:
            await self._let_lag(room)
        room.keeper.look_after()
        return room

    async def _read(self, table_id: str) -> LiveTable:
        kept = await self.store.snapshot(table_id)
        row = await self.store.table_row(table_id) if kept else None
        live = take_up(kept[1], game_called(row.game)) if kept and row else None
        entries = await self.store.log_of(table_id, 0 if live is None else live.seq)
        if live is None:
            if not entries or not isinstance(entries[0], Opened):
                raise Refused(why.NO_SUCH_TABLE())
            live = LiveTable(entries[0], game_called(entries[0].game))
            del entries[0]
        live.apply_all(entries)
        return live

    async def _as_it_was(self, table_id: str, opened: Opened, then: Millis) -> LiveTable:
        """The table as its log had it then: for spectators who see it later."""
        lagging = LiveTable(opened, game_called(opened.game))
        entries = await self.store.log_of(table_id, lagging.seq)
        lagging.apply_all(entry for entry in entries if entry.at <= then)
        return lagging

    async def _let_lag(self, room: Room) -> None:
        delay, now, loop = room.live.opened.delay * 1000, self.now(), asyncio.get_running_loop()
        for entry in await self.store.log_of(room.id, room.public.seq):
            loop.call_later(max(0, entry.at + delay - now) / 1000, room.catch_up, [entry])

    def forget(self, room: Room) -> None:
        """What is in memory is not what is in the log: read it again, for everybody who watches."""
        if room.is_stale:
            return
        room.is_stale = True
        room.keeper.stop()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        if self.is_closing or not room.watchers:  # where nobody watches, the next sweep finds it
            return
        older = self._unsettled.get(room.id)
        if older is not None:
            older.watchers.update(room.watchers)
            return
        self._unsettled[room.id] = room
        self.in_background(self._settle_again(room))

    async def _settle_again(self, old: Room) -> None:
        """Until it works, for somebody sits there and waits; the database may be away for long."""
        pause = 0.0
        while old.watchers and not self.is_closing:
            await asyncio.sleep(pause)
            pause = min(2 * pause + 0.1, 5.0)
            try:
                async with self.at(old.id) as room:
                    await self._move_over(old, room)
            except Exception:
                _LOG.exception("cannot-read", table=old.id)
        del self._unsettled[old.id]

    async def _move_over(self, old: Room, room: Room) -> None:
        while old.watchers:
            listener, viewer = next(iter(old.watchers))
            if (listener, viewer) not in room.watchers:
                await room.come(listener, viewer)
            if old.watchers.pop((listener, viewer), ...) is None:  # has not left meanwhile
                listener.push(encode(room.resumed(listener.person, room.eyes(listener, viewer), None)))

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Room]:
        """The room with its lock taken, whatever happens to it in between."""
        while True:
            room = await self.room(table_id)
            async with room.lock:
                if not room.is_stale:
                    try:
                        yield room
                    except Refused:
                        raise
                    except Fenced:
                        raise Refused(why.STORAGE_TROUBLE()) from None
                    return
            if self.is_closing:
                raise Refused(why.HALL_IS_CLOSING())

    # --- laying tables and sitting down ---------------------------------------------------------

    async def lay(self, person: str, wanted: NewTable) -> str:
        """A new table; NotUnderstood if the game, its seats or its options make no sense."""
        rules = game_called(wanted.game)
        seats = wanted.seats or rules.seat_counts[0]
        rules.check_seats(seats)
        options = rules.read_options(wanted.options)
        most = self.settings.tables_per_person
        if await self.store.open_tables_by(person) >= most:
            raise Refused(why.TOO_MANY_TABLES(most=most))
        now, table_id = self.now(), secrets.token_urlsafe(9)
        opened = Opened(
            now, person, rules.name, rules.version, seats, options, wanted.clock, fresh_secret(),
            wanted.access, wanted.password, wanted.talk, wanted.delay, wanted.couch,
        )  # fmt: skip
        live = LiveTable(opened, rules)
        room = Room(self, table_id, live, LiveTable(opened, rules) if wanted.delay else live, now)
        listed = wanted.access != "link"
        row = TableRow(
            table_id, rules.name, seats, "open", listed, person, now, now, None, None, room.summary()
        )
        await self.store.open_table(row, opened)
        self.rooms[table_id] = room
        self.tell_lobby(room)
        return table_id

    async def admit(self, table_id: str, person: str, password: str) -> None:
        """Refused unless this person may come to the table."""
        room = await self.room(table_id)
        opened = room.live.opened
        if opened.access != "password" or person in room.live.admitted:
            return
        if not await self.hasher.matches(opened.password, password):
            raise Refused(why.WRONG_PASSWORD())
        async with self.at(table_id) as room:
            if person not in room.live.admitted:
                await room.write([Admitted(self.now(), person)])

    async def change(self, table_id: str, wish: Callable[[LiveTable, Millis], list[Entry]]) -> int:
        """Carries out a wish (a function of `asking`) at a table; gives the sequence number after it."""
        while not self.is_closing:  # `at`, written out: this is what the hall does most
            room = self.rooms.get(table_id) or await self.room(table_id)
            async with room.lock:
                if room.is_stale:
                    continue
                try:
                    await room.write(wish(room.live, self.now()))
                except Fenced:
                    raise Refused(why.STORAGE_TROUBLE()) from None
                if room.live.seq - room.kept_seq >= self.settings.snapshot_every:
                    await self.keep_snapshot(room)
                return room.live.seq
        raise Refused(why.HALL_IS_CLOSING())

    async def rematch(self, table_id: str, person: str) -> str:
        """Another table for the same people, laid by the first who wants it; the others find it there."""
        async with self.at(table_id) as room:
            live = room.live
            if not live.seats_of(person) and person != live.opened.by:
                raise Refused(why.NOT_YOUR_TABLE())
            if live.outcome is None:
                raise Refused(why.GAME_IS_NOT_OVER())
            if not live.rematch:
                old = live.opened
                again = NewTable(
                    old.game, old.seats, old.options, old.clock, old.access, old.password, old.talk,
                    old.delay, old.couch,
                )  # fmt: skip
                laid = await self.lay(person, again)
                await room.write([PlayedAgain(self.now(), laid)])
            return live.rematch

    async def sit_again(self, old: LiveTable, laid: str, person: str, shares: Mapping[Seat, str]) -> None:
        """At a rematch everybody gets the cushion he had, and bots theirs as soon as anybody comes."""
        async with self.at(laid) as room:
            for seat, cushion in enumerate(old.cushions):
                if not room.live.cushions[seat].is_free:
                    continue
                now = self.now()
                if cushion.person == person:
                    entropy = shares.get(seat) or fresh_entropy()
                    await room.write([SatDown(now, seat, person, cushion.name, cushion.colour, entropy)])
                elif cushion.bot:
                    await room.write([BotSatDown(now, seat, cushion.bot, cushion.name, fresh_entropy())])

    async def summary_of(self, row: TableRow) -> TableInfo | None:
        """A table for a list, read from its row if it sleeps."""
        room = self.rooms.get(row.id)
        return room.info(room.live) if room else summary_read(row.summary)

    async def is_turn(self, row: TableRow, seat: Seat) -> bool:
        """Whether this seat is asked now."""
        return row.phase == "playing" and seat in (await self.room(row.id)).live.asked()

    # --- watching -------------------------------------------------------------------------------

    async def watch(
        self, listener: Listener, table_id: str, viewer: Seat, since: int | None, password: str
    ) -> None:
        """From now on this listener is told what these eyes may see; first of all what it has missed."""
        await self.admit(table_id, listener.person, password)
        async with self.at(table_id) as room:
            if viewer != SPECTATOR:
                seats = room.live.opened.seats
                if not 0 <= viewer < seats:
                    raise Refused(why.NO_SUCH_SEAT(seats=seats))
                if room.live.cushions[viewer].person != listener.person:
                    raise Refused(why.NOT_YOUR_SEAT(seat=viewer))
            if (listener, viewer) not in room.watchers:
                await room.come(listener, viewer)
            eyes = room.eyes(listener, viewer)
            missed = room.resumed(listener.person, eyes, since)
            said = await self.said_before(room, listener.person, eyes)
            listener.push(encode(msgspec.structs.replace(missed, talk=said)))

    async def said_before(self, room: Room, person: str, eyes: Eyes) -> list[TalkInfo]:
        """What was said before somebody came, as far as he may hear it."""
        rows = await self.store.talk_of(room.id)
        return [told(row, eyes.lang) for row in rows if room.hears(row, person, eyes.viewer)]

    def unwatch(self, listener: Listener, table_id: str, viewer: Seat) -> None:
        old = self._unsettled.get(table_id)
        if old is not None:
            old.watchers.pop((listener, viewer), None)
        room = self.rooms.get(table_id)
        if room is not None:
            room.go(listener, viewer)

    def arrive(self, listener: Listener) -> None:
        """Somebody has opened a socket."""
        self.sockets.setdefault(listener.person, set()).add(listener)

    def show_out(self, person: str) -> None:
        """Somebody has signed out everywhere: his sockets are closed."""
        for listener in list(self.sockets.get(person, ())):
            listener.show_out()

    def leave(self, listener: Listener) -> None:
        """A socket is gone, and with it all it watched."""
        self.lobby.discard(listener)
        mine = self.sockets.get(listener.person)
        if mine is not None:
            mine.discard(listener)
            if not mine:
                del self.sockets[listener.person]

    # --- telling those who are elsewhere --------------------------------------------------------

    def tell_whose_turn(self, room: Room) -> None:
        live = room.live
        for seat in live.asked():
            cushion = live.cushions[seat]
            if not cushion.person or cushion.stand_in:
                continue
            for listener in self.sockets.get(cushion.person, ()):
                if (listener, seat) not in room.watchers:
                    listener.push(encode(YourTurn(room.id, letter(seat), live.opened.game)))
            if is_slow(live.opened.clock):
                self.on_turn(Turn(cushion.person, room.id, letter(seat), live.opened.game))

    def tell_lobby(self, room: Room) -> None:
        if room.live.opened.access == "link" or not self.lobby:
            return
        over = room.live.phase == "over"
        message: Tell = Lobby([], [room.id]) if over else Lobby([room.info(room.live)])
        told = encode(message)
        for listener in self.lobby:
            listener.push(told)

    async def listed(self) -> list[TableInfo]:
        """The public tables that are open or playing, the newest first."""
        found = []
        for row in await self.store.tables(("open", "playing"), True, MOST_LISTED):
            info = await self.summary_of(row)
            if info is not None:
                found.append(info)
        return found

    async def owner_of(self, person: str, bot: str) -> str:
        """Whose rating a game counts for: a kind of bot's, an account's, or (a guest) nobody's."""
        if bot:
            return f"bot:{bot}"
        row = await self.store.person(person)
        return row.account_id or "" if row else ""


def summary_read(text: str) -> TableInfo | None:
    try:
        return msgspec.json.decode(text, type=TableInfo)
    except msgspec.MsgspecError:
        return None
