"""The hall: all its tables, who watches which, and what anybody may want of them.

Every wish of a person goes through a method here; nothing here knows HTTP or sockets. How tables are woken
and put aside is in serving/registry.py.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Mapping
from copy import copy
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import msgspec
import structlog

from tatami.games import game_called
from tatami.hooks.packs import pack_of
from tatami.kernel.game import Game
from tatami.kernel.reasons import NotUnderstood, Refused, TatamiError
from tatami.kernel.seats import SPECTATOR, Seat

from .db.rows import TableRow
from .db.store import Fenced, Store
from .house import Counters, Hasher, HouseRules
from .serving.audience import Listener
from .serving.bounds import Bounds
from .serving.decks import OwnDecks
from .serving.forks import Undealt, undealt
from .serving.friends import Friends
from .serving.hints import Hints
from .serving.keeper import OPEN_FOR
from .serving.longwork import LongWork
from .serving.matching import Matching
from .serving.presence import Presence
from .serving.reading import is_lasting
from .serving.registry import Registry, refusal_of
from .serving.remembering import Remembering, must_remember
from .serving.room import Room
from .serving.standing import NOBODY, Awaited, listed
from .serving.steady import SteadyClock
from .serving.thinking import Thinkers
from .serving.turns import Turn
from .serving.vacations import Vacations
from .serving.writing import Told
from .table import commands
from .table import reasons as why
from .table.clocks import is_slow
from .table.deal import derived_entropy, fresh_secret
from .table.entries import Admitted, BotSatDown, Clock, Entry, Millis, Opened, Origin, PlayedAgain, SatDown
from .table.live import LiveTable
from .telling.chat import told
from .telling.messages import Lobby, TableInfo, TalkInfo, Tell, encode
from .telling.stories import Stories
from .telling.wire import Eyes

MOST_LISTED: Final = 200
MOST_ENDING: Final = 10_000
"""Tables that may end at the same time: one more ends, and its record is made when somebody wants it."""
MOST_SAID: Final = 200
"""Of what was said at a table, whoever comes hears so much."""

_LOG: Final = structlog.get_logger()


Wish = Callable[[LiveTable, Millis], list[Entry]]
"""What somebody wants: given the table and the time, what is to be written."""


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
    welcome: bool = False
    """Whether people may take the cushions of bots while the game is young."""
    hints: str = "alone"
    """Who may ask a bot what to do (table/entries.py)."""


class Hall(Registry):
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
        self.bounds: Final = Bounds()
        """Whoever keeps something here that others can make grow says how much, and how much at most."""
        self.ticks: Callable[[], float] = time.monotonic
        """For how long something takes: seconds that nobody puts forward or back."""
        self.on_turn: Callable[[Turn], None] = lambda turn: None
        self.on_waking: Callable[[Turn], None] = lambda turn: None
        """Told whose turn it still is at a table that was read again, for whoever keeps account of it."""
        self.lobby: Final[set[Listener]] = set()
        self.sockets: Final[dict[str, set[Listener]]] = {}
        """By person: everything he listens with."""
        self.rating: Final = asyncio.Lock()
        """Held by whoever changes ratings."""
        self._laying: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        """By person: held while a table of his is counted and laid."""
        self.thinkers: Final = thinkers or Thinkers(house.thinkers)
        self._shares_thinkers: Final = thinkers is not None
        self.remembering: Final = Remembering(self)
        self.looking_back: Final = LongWork("looking-back", at_once=1, waiting=16, each=2)
        """Replays, records and forks that people ask for."""
        self.ending: Final = LongWork("ending", at_once=1, waiting=MOST_ENDING, each=1)
        """Records of games that end: their last act waits for it."""
        self.checking: Final = LongWork("checking", at_once=1, waiting=4, each=1)
        """Records that anybody brings along."""
        self.stories: Final = Stories()
        self.hints: Final = Hints(self)
        self._ends_told = self.now()
        self.presence: Final = Presence(self)
        self.friends: Final = Friends(self)
        self.matching: Final = Matching(self)
        self.vacations: Final = Vacations(self)
        self.decks: Final = OwnDecks(self)

    async def open(self) -> None:
        await self.vacations.open()
        await super().open()

    def made(self, table_id: str, live: LiveTable) -> Room:
        return Room(self, table_id, live, self.now())

    async def close(self, within: float | None = None) -> None:
        self.presence.stop()
        self.friends.stop()
        await super().close(within)
        for work in (self.remembering.work, self.looking_back, self.ending, self.checking):
            work.close()
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
        pack = pack_of(rules)
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
            *_kept(wanted.start), None if pack is None else pack.to_json(), wanted.welcome, wanted.hints,
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
            rules.version,
        )
        await self.store.open_table(row, opened)
        room.said = deque(maxlen=MOST_SAID)  # nobody need look for what was said here
        self.rooms[table_id] = room
        room.keeper.look_after()
        self.tell_lobby(room)
        return table_id

    async def lay_undealt(self, person: str, game: Game[Any], start: Undealt) -> str:
        """A table for a game that begins with a position; nobody sits at it yet (serving/forks.py)."""
        options = dict(game.options)
        return await self.lay(
            person, NewTable(game.rules.name, game.seats, options, access="link", start=start)
        )

    async def admit(self, table_id: str, person: str, password: str) -> None:
        """Refused unless this person may come to the table."""
        async with self.at(table_id) as room:
            opened = room.live.opened
            if room.may_watch(person):
                return
            wait = room.guesses.wait(person, self.now())
            if wait > 0:
                raise Refused(why.TOO_FAST(seconds=wait // 1000 + 1))
            room.guesses.note(person, self.now())  # before it is checked: many at once are no more tries
        if not await self.hasher.matches(opened.password, password):
            raise Refused(why.WRONG_PASSWORD())
        async with self.at(table_id) as room:
            room.guesses.forgive(person)
            if person not in room.live.admitted:
                await room.writer.write([Admitted(self.now(), person)])

    async def change(self, table_id: str, wish: Wish) -> int:
        """Carries out a wish (a function of `commands`) at a table; gives the sequence number after it."""
        try:
            return await self._change(table_id, wish)
        except (Fenced, TatamiError) as trouble:
            raise refusal_of(trouble) from trouble.__cause__

    async def _change(self, table_id: str, wish: Wish) -> int:
        forgot = False
        while not self.is_closing:  # `at`, written out: this is what the hall does most
            if forgot:
                await self.remembering.whole(table_id)
            room = self.rooms.get(table_id) or await self.room(table_id)
            async with room.lock:
                if room.is_stale:
                    continue
                wanted = wish(room.live, self.now())
                if must_remember(room.live, wanted):
                    forgot = True
                    continue
                await room.writer.write(wanted)
                if room.live.seq - room.kept_seq >= self.settings.snapshot_every:
                    await self._keep_snapshot_or_not(room)
                return room.live.seq
        raise Refused(why.HALL_IS_CLOSING())

    def change_soon(self, table_id: str, wish: Wish, done: Told) -> bool:
        """Carries out an answer without waiting, where nothing is in its way; `done` is told how it ended.

        False if somebody is at the table just now, or it sleeps: then `change` is the way.
        """
        room = self.rooms.get(table_id)
        if room is None or room.is_stale or self.is_closing or not room.lock.take():
            return False
        try:
            if room.live.seq - room.kept_seq + 1 >= self.settings.snapshot_every:
                room.lock.release()
                return False
            room.writer.write_soon(wish(room.live, self.now()), done)
        except BaseException:
            room.lock.release()
            raise
        return True

    async def _keep_snapshot_or_not(self, room: Room) -> None:
        """It is a shortcut: what was wanted is done all the same."""
        try:
            await self.keep_snapshot(room)
        except TatamiError:
            _LOG.exception("snapshot", table=room.id)

    async def pause(self, table_id: str, person: str, seat: Seat, seconds: int) -> int:
        """A pause; whether it is for somebody who is away is seen now."""

        def wish(live: LiveTable, now: Millis) -> list[Entry]:
            is_missed = self.rooms[table_id].keeper.is_missed()
            return commands.pause(live, person, seat, seconds, now, is_missed)

        return await self.change(table_id, wish)

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
                    old.delay, old.couch, undealt(old), old.welcome, old.hints,
                )  # fmt: skip
                laid = await self.lay(old.by if old.couch else person, again)  # a screen stays one
                await room.writer.write([PlayedAgain(self.now(), laid)])
            return live.rematch

    async def sit_again(self, old: str, laid: str, person: str, shares: Mapping[Seat, str]) -> None:
        """At a rematch everybody gets the cushion he had, and bots theirs as soon as anybody comes."""
        async with self.at(old) as before:
            sat = [copy(cushion) for cushion in before.live.cushions]
        async with self.at(laid) as room:
            for seat, cushion in enumerate(sat):
                if room.live.phase != "open":  # it was cleared away, or has begun with others
                    return
                if not room.live.cushions[seat].is_free:
                    continue
                now, share = self.now(), derived_entropy(room.live.opened.secret, seat)
                if cushion.person == person:
                    entropy = shares.get(seat) or share
                    await room.writer.write(
                        [SatDown(now, seat, person, cushion.name, cushion.colour, entropy, cushion.crest)]
                    )
                elif cushion.bot:
                    await room.writer.write([BotSatDown(now, seat, cushion.bot, cushion.name, share)])

    async def summary_of(self, row: TableRow) -> TableInfo | None:
        """A table as a list shows it to everybody, read from its row if it sleeps."""
        awake = self.listed_as(row.id)
        if awake is not None:
            return awake
        info = summary_read(row.summary)
        if info is None or self.now() >= row.changed_at + info.delay * 1000:
            return info
        phase = "playing" if info.phase == "over" else info.phase
        return msgspec.structs.replace(
            info,
            phase=phase,
            paused_until=None,
            undo_wanted_by=None,
            undo_agreed=[],
            rematch=None,
            end_offered_by=None,
            end_agreed=[],
            called_off=False,
            seats=[msgspec.structs.replace(seat, resigned=False) for seat in info.seats],
        )

    async def awaited(self, row: TableRow) -> Awaited:
        """Who is asked there now, and since when; at a table that cannot be read nobody is."""
        if row.phase != "playing":
            return NOBODY
        try:
            standing = await self.standing(row.id)
        except Refused as refusal:
            if not is_lasting(refusal):
                raise
            return NOBODY
        return Awaited(standing.asked, [standing.names[seat] for seat in standing.asked], standing.asked_at)

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
                if (listener, viewer) not in room.audience.watchers:
                    await room.audience.come(listener, viewer)
                eyes = Eyes(viewer, listener.lang)
                said = await self.said_before(room, listener.person, eyes)
                missed = room.sights.resumed(listener.person, eyes, since)
            except BaseException:  # gone in between, or storage trouble: nobody must stay who cannot go
                self.unwatch(listener, table_id, viewer)
                raise
            listener.push(encode(msgspec.structs.replace(missed, talk=said)))

    async def show_again(self, listener: Listener, table_id: str, viewer: Seat) -> None:
        """All of the table once more, to somebody who reads another language now."""
        async with self.at(table_id) as room:
            if (listener, viewer) in room.audience.watchers:
                listener.push(encode(room.sights.state(listener.person, Eyes(viewer, listener.lang))))

    async def said_before(self, room: Room, person: str, eyes: Eyes) -> list[TalkInfo]:
        """What was said before somebody came, as far as he may hear it."""
        if room.said is None:
            room.said = deque(await self.store.talk_of(room.id, MOST_SAID), MOST_SAID)
        rows = room.said
        return [told(row, eyes.lang) for row in rows if room.audience.hears(row, person, eyes.viewer)]

    def arrive(self, listener: Listener) -> None:
        """Somebody has opened a socket."""
        mine = self.sockets.setdefault(listener.person, set())
        mine.add(listener)
        if len(mine) == 1:
            self.presence.come(listener.person)
            self.friends.moved(listener.person)

    def show_out(self, person: str) -> None:
        """Somebody has signed out everywhere: his sockets are closed."""
        for listener in list(self.sockets.get(person, ())):
            listener.show_out()

    def leave(self, listener: Listener) -> None:
        """A socket is gone, and with it all it watched."""
        self.lobby.discard(listener)
        self.presence.watchers.discard(listener)
        self.friends.unwatch(listener)
        mine = self.sockets.get(listener.person)
        if mine is not None:
            mine.discard(listener)
            if not mine:
                del self.sockets[listener.person]
                self.presence.go(listener.person)
                self.friends.moved(listener.person)

    # --- telling those who are elsewhere --------------------------------------------------------

    def tell_lobby(self, room: Room) -> None:
        """Of what spectators see of it: an end that they do not know yet is told to nobody."""
        if room.live.opened.access == "link" or not self.lobby:
            return
        info = listed(room)
        self._tell_in_lobby(Lobby([], [room.id]) if info.phase == "over" else Lobby([info]))

    def _tell_in_lobby(self, message: Tell) -> None:
        told = encode(message)
        for listener in self.lobby:
            listener.push(told)

    async def tell_ends(self) -> None:
        now = self.now()
        if self.lobby:
            ended = await self.store.ends_told(self._ends_told, now)
            gone = [table_id for table_id in ended if table_id not in self.rooms]
            if gone:
                self._tell_in_lobby(Lobby([], gone))
        self._ends_told = now

    async def listed(self) -> list[TableInfo]:
        """The public tables that are open or playing as far as everybody knows, the newest first.

        By when they were laid: what changed last may be what spectators learn only later.
        """
        found = []
        for row in await self.store.tables(("open", "playing"), True, MOST_LISTED, self.now()):
            info = await self.summary_of(row)
            if info is not None and info.phase != "over":
                found.append(info)
        return sorted(found, key=lambda info: -info.opened_at)

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
