"""The tables that are awake: read from their logs when somebody wants them, put aside when nobody does.

A room whose memory may differ from its log is thrown away. Those who watched it are kept here until the table
is read again, and then they see it as it is.
"""

from __future__ import annotations

import asyncio
import gc
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Set
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import structlog
from sqlalchemy import Executable

from tatami.kernel.reasons import Reason, Refused, TatamiError
from tatami.kernel.seats import Seat

from ..db.store import Fenced, Store, noting
from ..house import HouseRules
from ..table import reasons as why
from ..table.entries import Cleared, Entry, HallWasAway, Millis
from ..table.live import LiveTable
from ..table.snapshot import put_aside
from ..telling.messages import ReasonInfo, TableInfo
from ..telling.mutes import Mutes
from .audience import Listener
from .reading import Unreadable, bit_by_bit, read_table
from .room import Room
from .standing import Standing, listed
from .turns import remind

SWEEP: Final = 1.0
"""Seconds between two looks at who sleeps and who must be woken."""
ASIDE_TOGETHER: Final = 64
"""Tables that are put aside at the same time: what they write shares transactions."""
TIDY: Final = 600_000
"""Milliseconds between two looks through everything, in quiet times."""
QUIET: Final = 2_000
"""Milliseconds without an act after which it is quiet."""
TRIES: Final = (0.0, 0.1, 0.5, 2.0)
"""Seconds before each try to read a table again; after that it is tried at every sweep."""

LONGEST_WAIT: Final = 20.0
"""Seconds that somebody waits for a table while an act at it is being written."""


STORAGE: Final = ("database-trouble", "hall-is-closed", "hall-already-open")
"""What the store says if it cannot be written to or read."""

_LOG: Final = structlog.get_logger()


class Registry(ABC):
    """All rooms, and what goes on in the background."""

    def __init__(self, store: Store, house: HouseRules, now: Callable[[], Millis]) -> None:
        self.store: Final = store
        self.settings: Final = house
        self.now: Final = now
        self.rooms: Final[dict[str, Room]] = {}
        self.is_closing = False
        self.mutes: Final = Mutes()
        self._loading: Final[dict[str, asyncio.Future[Room]]] = {}
        self._unsettled: Final[dict[str, dict[tuple[Listener, Seat], None]]] = {}
        """By table: who watched a room that was thrown away, until the table is read again."""
        self._opened_at = self._tidied_at = now()
        self.unreadable: Final = Unreadable()
        self._others: Final[set[tuple[str, int]]] = set()
        """Games and rulesets of tables that the rules of today cannot read."""
        self._tasks: Final[set[asyncio.Task[Any]]] = set()

    @abstractmethod
    def made(self, table_id: str, live: LiveTable) -> Room:
        """A room for this table."""

    @property
    def unsettled(self) -> int:
        """How many who watch wait for a table to be read again; never more than watch tables at all."""
        return sum(map(len, self._unsettled.values()))

    @property
    def guessing(self) -> int:
        """How many people have lately given wrong passwords, over all tables that are awake."""
        return sum(len(room.guesses) for room in self.rooms.values())

    @property
    def speaking(self) -> int:
        """How many people have spoken lately, over all tables that are awake."""
        return sum(len(room.chat_rates) for room in self.rooms.values())

    @property
    def told_bytes(self) -> int:
        """About how much is remembered of what everybody was told last."""
        return sum(room.audience.told_bytes for room in self.rooms.values())

    def eyes_at_most(self, languages: int) -> int:
        """How many different eyes can look at tables that are awake and at their later copies."""
        seats = sum(len(room.standing.people) + 1 for room in self.rooms.values())
        return 2 * seats * languages

    @abstractmethod
    async def tell_ends(self) -> None:
        """Word to the lobby of games that ended a while ago, at tables which sleep: their end is told now."""

    # --- opening and closing --------------------------------------------------------------------

    async def open(self) -> None:
        """From now on tables are looked at when they are due: at once those that a crash has left awake."""
        self.in_background(self._sweep())

    async def close(self, within: float | None = None) -> None:
        """Puts every table aside, in so many seconds at most: whatever was acknowledged is written anyway."""
        self.is_closing = True
        closing = [asyncio.create_task(self._close(room)) for room in self.rooms.values()]
        if closing:
            await asyncio.wait(closing, timeout=within)
        tasks = [*self._tasks, *closing]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _close(self, room: Room) -> None:
        """All at once, to be written together; what cannot be written is found as after a crash."""
        async with room.lock:
            await self._put_aside(room)

    def in_background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not self.is_closing:
            _LOG.error("background", exc_info=task.exception())

    # --- sleeping and waking --------------------------------------------------------------------

    async def _wake(self, ids: list[str]) -> None:
        """One by one, with as long a rest after each as it took: people come first."""
        clock = asyncio.get_running_loop().time
        for table_id in ids:
            began = clock()
            if table_id in self.rooms or self.unreadable.rests(table_id, self.now()):
                continue
            with suppress(Exception):  # it is noted, and logged if that is news
                await self.room(table_id)
            await asyncio.sleep(clock() - began)

    async def _sweep(self) -> None:
        while not self.is_closing:
            try:
                await self.wake_those_due()
                await self.put_idle_aside()
                await self.tell_ends()
                self._tidy_up()
            except Exception:
                _LOG.exception("sweep")
            await asyncio.sleep(SWEEP)

    def _tidy_up(self) -> None:
        """Looks through everything for rubbish now and then, if just now nobody does anything."""
        now = self.now()
        waited = now - self._tidied_at
        last = max((room.touched_at for room in self.rooms.values()), default=0)
        if waited >= TIDY * 6 or (waited >= TIDY and now - last > QUIET):
            self._tidied_at = now
            gc.collect()

    async def wake_those_due(self) -> None:
        """Sleeping tables at which something must be done by now, and those that could not be read before."""
        await self._wake([*self._unsettled, *await self.store.due(self.now(), self._others)])

    async def put_idle_aside(self) -> None:
        """Rooms in which nobody is and nothing has happened for a while; more of them if there are many."""
        before = self.now() - self.settings.idle * 1000
        idle = [
            room for room in self.rooms.values() if not room.audience.watchers and not room.keeper.is_busy
        ]
        idle.sort(key=lambda room: room.touched_at)
        too_many = len(self.rooms) - self.settings.most_awake
        due = [room for k, room in enumerate(idle) if k < too_many or room.touched_at < before]
        for start in range(0, len(due), ASIDE_TOGETHER):
            await asyncio.gather(*map(self._put_aside_if_idle, due[start : start + ASIDE_TOGETHER]))

    async def _put_aside_if_idle(self, room: Room) -> None:
        if room.lock.locked():
            return
        async with room.lock:
            if not room.audience.watchers and not room.keeper.is_busy:
                await self._put_aside(room)

    async def _put_aside(self, room: Room) -> None:
        """If that cannot be written down the room stays; when the hall closes its log is enough."""
        if room.is_stale:
            return
        if room.live.phase != "over":
            try:
                await self.keep_snapshot(room)
                await self.store.set_wake(room.id, room.keeper.wake_at(self.now()))
            except Exception as trouble:  # one table must not keep all the others awake
                _LOG.warning("cannot-put-aside", table=room.id, trouble=str(trouble))
                if not self.is_closing:
                    return
        if not room.muted or room.live.phase == "over":
            self.mutes.forget(room.id)
        self._drop(room)

    def _drop(self, room: Room) -> None:
        room.stop()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def keep_snapshot(self, room: Room) -> None:
        if room.live.seq > room.kept_seq:
            seq = room.live.seq
            await self.store.keep_snapshot(room.id, seq, put_aside(room.live))
            room.kept_seq = seq

    # --- rooms ----------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if it sleeps; Refused if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            known = self.unreadable.refusal(table_id, self.now())
            if known is not None:
                raise known
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda done: self._loaded(table_id, done))
        return await asyncio.shield(loading)

    def _loaded(self, table_id: str, done: asyncio.Future[Room]) -> None:
        """Whoever waited may be gone by now; then nobody else would look at what went wrong."""
        self._loading.pop(table_id, None)
        trouble = None if done.cancelled() else done.exception()
        if trouble is None:
            self.unreadable.forget(table_id)
        elif _is_news(trouble) and self.unreadable.note(table_id, trouble, self.now()):
            _LOG.error("cannot-read", table=table_id, exc_info=trouble)

    async def _load(self, table_id: str) -> Room:
        if self.is_closing:
            raise Refused(why.HALL_IS_CLOSING())
        await self.store.written()  # a wish that was given up in the middle may still be on its way
        live = await self._read(table_id)
        room = self.made(table_id, live)
        if room.late is not None:
            async for some in bit_by_bit((await self.store.log_of(table_id))[1 : live.seq]):
                room.late.add(some)
        self.rooms[table_id] = room
        async with room.lock:
            if room.keeper.was_hall_away(self._opened_at):
                await room.writer.write([HallWasAway(self.now())])
            room.audience.welcome(self._unsettled.pop(table_id, {}))
        room.keeper.look_after()
        remind(room)
        return room

    async def _read(self, table_id: str) -> LiveTable:
        try:
            return await read_table(self.store, table_id)
        except Refused as refusal:
            if refusal.reason.refusal is why.OTHER_RULES:
                await self._note_other_rules(table_id)
            raise

    async def _note_other_rules(self, table_id: str) -> None:
        """Such a game is kept as it is, and no sweep looks at it again. A table without one is cleared."""
        row = await self.store.table_row(table_id)
        if row is None:
            return
        if (row.game, row.ruleset) not in self._others:
            self._others.add((row.game, row.ruleset))
            playing = (await self.store.games_played()).get((row.game, row.ruleset), 0)
            _LOG.error("other-rules", game=row.game, ruleset=row.ruleset, playing=playing)
        if row.phase == "open":
            now = self.now()
            await self.write_unread(table_id, Cleared(now), noting(table_id, phase="over", changed_at=now))

    async def write_unread(self, table_id: str, entry: Entry, *also: Executable) -> None:
        """An entry for a table that cannot be read; one that means the same by any rules."""
        _, end = await self.store.log_length(table_id)
        await self.store.append(table_id, end, [entry], also=also)

    def forget(self, room: Room) -> None:
        """What is in memory is not what is in the log: read it again, for everybody who watches."""
        if room.is_stale:
            return
        self._drop(room)
        if not self.is_closing:
            if room.audience.watchers:
                self._unsettled.setdefault(room.id, {}).update(room.audience.watchers)
            self.in_background(self._settle_again(room.id))

    async def _settle_again(self, table_id: str) -> None:
        for pause in TRIES:
            await asyncio.sleep(pause)
            try:
                async with self.at(table_id) as room:
                    await room.audience.give_seats_back()
                return
            except Exception as trouble:
                _LOG.warning("cannot-read", table=table_id, trouble=str(trouble))

    def unwatch(self, listener: Listener, table_id: str, viewer: Seat) -> None:
        """Whether the table is awake or just being read again."""
        unsettled = self._unsettled.get(table_id)
        if unsettled is not None:
            unsettled.pop((listener, viewer), None)
            if not unsettled:
                del self._unsettled[table_id]
        room = self.rooms.get(table_id)
        if room is not None:
            room.audience.go(listener, viewer)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Room]:
        """The room with its lock taken, whatever happens to it in between: the one way to look at a table.

        Behind the lock a room is what its log says. If the database hangs, whoever looks is told so.
        """
        try:
            while True:
                room = await self._taken(table_id)
                try:
                    if not room.is_stale:
                        yield room
                        return
                finally:
                    room.lock.release()
                if self.is_closing:
                    raise Refused(why.HALL_IS_CLOSING())
        except (Fenced, TatamiError) as trouble:
            raise refusal_of(trouble) from trouble.__cause__

    async def _taken(self, table_id: str) -> Room:
        """The room, awake, with its lock taken by whoever asks."""
        awake = self.rooms.get(table_id)
        if awake is not None and awake.lock.take():  # as most of the time
            return awake
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                room = await self.room(table_id)
                await room.lock.acquire()
                return room
        except TimeoutError:
            raise TatamiError("database-trouble", detail="a table is not free") from None

    def standing_of(self, table_id: str) -> Standing | None:
        """How a table stands by its log, if it is awake: for lists, which wait for nobody."""
        room = self.rooms.get(table_id)
        return None if room is None else room.standing

    async def standing(self, table_id: str) -> Standing:
        """The same, read from the store if it sleeps; it waits for no act that is being written."""
        return (await self.room(table_id)).standing

    def reason_told(
        self, table_id: str, reason: Reason, who: Listener, seat: str | None, answer: str = ""
    ) -> ReasonInfo | None:
        """A refusal with the names of those who sit at this table, if it is awake."""
        room = self.rooms.get(table_id)
        return None if room is None else room.reason_told(reason, who, seat, answer)

    def listed_as(self, table_id: str) -> TableInfo | None:
        """The same as a list shows it, with who is here at this moment."""
        room = self.rooms.get(table_id)
        return None if room is None else listed(room)

    def awake(self, game: str) -> Iterator[tuple[str, Standing, TableInfo, Set[str]]]:
        """The tables of that game that are awake, each as it stands and as a list shows it, with those who
        have been there and have gone."""
        for table_id, room in self.rooms.items():
            if room.standing.info.game == game:
                yield table_id, room.standing, listed(room), room.audience.gone()


def _is_news(trouble: BaseException) -> bool:
    """Whether something is wrong, and not only what somebody wants."""
    lying = (why.TABLE_IS_BROKEN, why.PACK_IS_GONE)
    return not isinstance(trouble, Refused) or trouble.reason.refusal in lying


def refusal_of(trouble: Fenced | TatamiError) -> TatamiError:
    """Whoever wants something need not know what is wrong with the database; who runs the hall must."""
    if isinstance(trouble, TatamiError) and trouble.code not in STORAGE:
        return trouble
    _LOG.warning("storage", trouble=str(trouble))
    return Refused(why.STORAGE_TROUBLE())
