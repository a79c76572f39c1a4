"""The hall: all its tables, who watches which, and what anybody may want of them.

Every wish of a person goes through a method here; nothing here knows HTTP or sockets. How tables are woken
and put aside is in awake.py.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec
import structlog

from tatami.games import game_called
from tatami.kernel.game import Game
from tatami.kernel.reasons import NotUnderstood, Refused, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat, letter

from . import asking
from . import reasons as why
from .awake import Awake, refusal_of
from .branching import Undealt, undealt
from .deal import derived_entropy, fresh_secret
from .entries import Admitted, BotSatDown, Clock, Entry, Millis, Opened, Origin, PlayedAgain, SatDown
from .house import Counters, Hasher, HouseRules
from .keeper import OPEN_FOR, is_slow
from .live import LiveTable
from .messages import Lobby, TableInfo, TalkInfo, Tell, YourTurn
from .rooms import Listener, Room, encode
from .rows import TableRow
from .steady import SteadyClock
from .store import Fenced, Store
from .talk import told
from .thinking import Thinkers
from .wire import Eyes

MOST_LISTED: Final = 200
GUESSES: Final = 10
GUESSED_AGAIN: Final = 60_000
"""So many wrong passwords in so many milliseconds, by one person at one table."""

_LOG: Final = structlog.get_logger()


Wish = Callable[[LiveTable, Millis], list[Entry]]
"""What somebody wants: given the table and the time, what is to be written."""


class Turn(NamedTuple):
    """Somebody is asked at a table where a move may take an hour or more."""

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
    start: Undealt | None = None
    """Where the game begins, if it is not dealt."""


class Hall(Awake):
    """Made by whoever serves it, around an open store."""

    def __init__(
        self,
        store: Store,
        house: HouseRules,
        hasher: Hasher,
        metrics: Counters,
        now: Callable[[], Millis] | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        super().__init__(store, house, now or SteadyClock())
        self.hasher: Final = hasher
        self.metrics: Final = metrics
        self.ticks: Callable[[], float] = time.monotonic
        """For how long something takes: seconds that nobody puts forward or back."""
        self.on_turn: Callable[[Turn], None] = lambda turn: None
        self.lobby: Final[set[Listener]] = set()
        self.sockets: Final[dict[str, set[Listener]]] = {}
        """By person: everything he listens with."""
        self.rating: Final = asyncio.Lock()
        """Held by whoever changes ratings."""
        self._laying: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """By person: held while a table of his is counted and laid."""
        self.thinkers: Final = thinkers or Thinkers(house.thinkers)
        self._shares_thinkers: Final = thinkers is not None

    def made(self, table_id: str, live: LiveTable) -> Room:
        return Room(self, table_id, live, self.now())

    async def close(self) -> None:
        await super().close()
        if not self._shares_thinkers:
            await asyncio.to_thread(self.thinkers.close)

    async def rest_until(self, moment: float) -> None:
        """Waits until `ticks` says so."""
        await asyncio.sleep(max(0.0, moment - self.ticks()))

    # --- laying tables and sitting down ---------------------------------------------------------

    async def lay(self, person: str, wanted: NewTable) -> str:
        """A new table; NotUnderstood if the game, its seats, options or clock make no sense."""
        lock = self._laying.setdefault(person, asyncio.Lock())
        async with lock:
            return await self._lay(person, wanted)

    async def _lay(self, person: str, wanted: NewTable) -> str:
        rules = game_called(wanted.game).variant(wanted.options)
        pack = rules.pack()
        seats = wanted.seats or rules.seat_counts[0]
        rules.check_seats(seats)
        options = (rules.slow if is_slow(wanted.clock) else rules.read_options)(wanted.options)
        rules.fresh_table(seats, options)  # which knows what does not fit together
        if wanted.clock.increment and not wanted.clock.bank:
            raise NotUnderstood("clock-without-bank")
        most = self.settings.tables_per_person
        if await self.store.open_tables_by(person) >= most:
            raise Refused(why.TOO_MANY_TABLES(most=most))
        now, table_id = self.now(), secrets.token_urlsafe(9)
        opened = Opened(
            now, person, rules.name, rules.version, seats, options, wanted.clock, fresh_secret(),
            wanted.access, wanted.password, wanted.talk, wanted.delay, wanted.couch,
            *_kept(wanted.start), None if pack is None else pack.to_json(),
        )  # fmt: skip
        live = LiveTable(opened, rules)
        room = self.made(table_id, live)
        listed = wanted.access != "link"
        row = TableRow(
            table_id,
            rules.name,
            seats,
            "open",
            listed,
            person,
            now,
            now,
            now + OPEN_FOR,
            None,
            room.summary(),
        )
        await self.store.open_table(row, opened)
        self.rooms[table_id] = room
        room.keeper.look_after()
        self.tell_lobby(room)
        return table_id

    async def lay_undealt(self, person: str, game: Game[Any], start: Undealt) -> str:
        """A table for a game that begins with a position; nobody sits at it yet (branching.py)."""
        options = dict(game.options)
        return await self.lay(
            person, NewTable(game.rules.name, game.seats, options, access="link", start=start)
        )

    async def admit(self, table_id: str, person: str, password: str) -> None:
        """Refused unless this person may come to the table."""
        room = await self.room(table_id)
        opened = room.live.opened
        if opened.access != "password" or person in room.live.admitted:
            return
        wrong = room.guesses.setdefault(person, deque(maxlen=GUESSES))
        waited = self.now() - wrong[0] if len(wrong) == GUESSES else GUESSED_AGAIN
        if waited < GUESSED_AGAIN:
            raise Refused(why.TOO_FAST(seconds=(GUESSED_AGAIN - waited) // 1000 + 1))
        if not await self.hasher.matches(opened.password, password):
            wrong.append(self.now())
            raise Refused(why.WRONG_PASSWORD())
        async with self.at(table_id) as room:
            if person not in room.live.admitted:
                await room.write([Admitted(self.now(), person)])

    async def change(self, table_id: str, wish: Wish) -> int:
        """Carries out a wish (a function of `asking`) at a table; gives the sequence number after it."""
        try:
            return await self._change(table_id, wish)
        except (Fenced, TatamiError) as trouble:
            raise refusal_of(trouble) from trouble.__cause__

    async def _change(self, table_id: str, wish: Wish) -> int:
        while not self.is_closing:  # `at`, written out: this is what the hall does most
            room = self.rooms.get(table_id) or await self.room(table_id)
            async with room.lock:
                if room.is_stale:
                    continue
                await room.write(wish(room.live, self.now()))
                if room.live.seq - room.kept_seq >= self.settings.snapshot_every:
                    await self._keep_snapshot_or_not(room)
                return room.live.seq
        raise Refused(why.HALL_IS_CLOSING())

    async def _keep_snapshot_or_not(self, room: Room) -> None:
        """It is a shortcut: what was wanted is done all the same."""
        try:
            await self.keep_snapshot(room)
        except TatamiError:
            _LOG.exception("snapshot", table=room.id)

    async def pause(self, table_id: str, person: str, seat: Seat, seconds: int) -> int:
        """A pause; whether it is for somebody who is away is seen now."""
        is_missed = (await self.room(table_id)).keeper.is_missed()
        return await self.change(
            table_id, lambda live, now: asking.pause(live, person, seat, seconds, now, is_missed)
        )

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
                    old.delay, old.couch, undealt(old),
                )  # fmt: skip
                laid = await self.lay(old.by if old.couch else person, again)  # a screen stays one
                await room.write([PlayedAgain(self.now(), laid)])
            return live.rematch

    async def sit_again(self, old: LiveTable, laid: str, person: str, shares: Mapping[Seat, str]) -> None:
        """At a rematch everybody gets the cushion he had, and bots theirs as soon as anybody comes."""
        async with self.at(laid) as room:
            for seat, cushion in enumerate(old.cushions):
                if not room.live.cushions[seat].is_free:
                    continue
                now, share = self.now(), derived_entropy(room.live.opened.secret, seat)
                if cushion.person == person:
                    entropy = shares.get(seat) or share
                    await room.write([SatDown(now, seat, person, cushion.name, cushion.colour, entropy)])
                elif cushion.bot:
                    await room.write([BotSatDown(now, seat, cushion.bot, cushion.name, share)])

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
            try:
                if (listener, viewer) not in room.watchers:
                    await room.come(listener, viewer)
                eyes = room.eyes(listener, viewer)
                said = await self.said_before(room, listener.person, eyes)
                missed = room.resumed(listener.person, eyes, since)
            except BaseException:  # gone in between, or storage trouble: nobody must stay who cannot go
                self.unwatch(listener, table_id, viewer)
                raise
            listener.push(encode(msgspec.structs.replace(missed, talk=said)))

    async def said_before(self, room: Room, person: str, eyes: Eyes) -> list[TalkInfo]:
        """What was said before somebody came, as far as he may hear it."""
        if room.said is None:
            room.said = await self.store.talk_of(room.id)
        rows = room.said
        return [told(row, eyes.lang) for row in rows if room.hears(row, person, eyes.viewer)]

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

    def tell_whose_turn(self, room: Room, known: Collection[Seat] = ()) -> None:
        """Told to those who are asked now, but for seats that were asked already in the same conversation."""
        live = room.live
        for seat in live.asked():
            cushion = live.cushions[seat]
            if not cushion.person or cushion.stand_in or seat in known:
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


def _kept(start: Undealt | None) -> tuple[dict[str, Any] | None, Origin | None, dict[str, list[str]]]:
    """What the log keeps of where a game begins; chance that nobody chose is always the same."""
    if start is None:
        return None, None, {}
    script = {seat: list(answers) for seat, answers in start.script.items()}
    return {"seed": "0", **start.position}, start.origin, script


def summary_read(text: str) -> TableInfo | None:
    try:
        return msgspec.json.decode(text, type=TableInfo)
    except msgspec.MsgspecError:
        return None
