"""A hall without sockets: the real store and rooms, listeners that only remember, a clock moved by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar

from tatami.formats.views import view_json
from tatami.games import game_called
from tatami.hall.db.store import open_store
from tatami.hall.hall import Hall, NewTable
from tatami.hall.house import HouseRules
from tatami.hall.serving.room import Room
from tatami.hall.table import commands
from tatami.hall.table.deal import derived_entropy
from tatami.hall.table.entries import Acted, BotSatDown, Clock, Entry, Millis, Opened
from tatami.hall.table.live import LiveTable
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.kernel.views import View
from tatami.players.course import Course
from tests.chance import some_answer
from tests.hall.known import Known
from tests.hall.shelves import person
from tests.short import short

T = TypeVar("T")
Json = dict[str, Any]

GAMES = ("tenno", "shinobi", "samurai-sword", "template")
PATIENCE, FORSAKEN, IDLE = 60, 7 * 86400, 300
SECOND = 1000


class HandClock:
    """Goes on only when somebody moves it."""

    def __init__(self) -> None:
        self.now: Millis = 1_000_000

    def __call__(self) -> Millis:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * SECOND)


class Ear:
    """Somebody who listens, and remembers everything."""

    def __init__(self, person: str, lang: str = "") -> None:
        self.person = person
        self.lang = lang
        self.heard: list[Json] = []
        """Every message, with what it leaves out because it is known."""
        self.raw: list[bytes] = []
        self.is_out = False
        self._known = Known()

    def push(self, message: bytes) -> None:
        self.raw.append(message)
        self.heard.append(self._known.after(json.loads(message)))

    def show_out(self) -> None:
        self.is_out = True

    def told(self, *kinds: str) -> list[Json]:
        return [message for message in self.heard if message["tell"] in kinds]

    def last(self, *kinds: str) -> Json:
        return self.told(*kinds)[-1]

    def forget(self) -> None:
        self.heard.clear()
        self.raw.clear()


class PlainHasher:
    """The hall does not care how passwords are hashed."""

    async def hash(self, password: str) -> str:
        return password[::-1]

    async def matches(self, hashed: str, password: str) -> bool:
        return hashed == password[::-1]


class Uncounted:
    def written(self, game: str, acts: int) -> None: ...

    def refused(self, code: str) -> None: ...

    def acted(self, seconds: float) -> None: ...


class Scene(Hall):
    """A hall with what a scene wants of it at every turn."""

    now: HandClock

    async def lay_for(
        self, people: Sequence[str], game: str = "tenno", bots: int = 0, kind: str = "random", **wanted: Any
    ) -> str:
        """A table where these people sit down in this order, and then so many bots."""
        laid = await self.lay(people[0], NewTable(game, len(people) + bots, **wanted))
        for who in people:
            await self.sit(laid, who)
        if bots:
            names = [f"Bot {k}" for k in range(9)]
            await self.change(laid, lambda t, now: commands.seat_bots(t, people[0], None, kind, names, now))
        return laid

    async def sit(self, table: str, who: str, seat: Seat | None = None, entropy: str = "ab" * 16) -> None:
        await self.change(
            table,
            lambda t, now: commands.sit_down(
                t, who, commands.name_of_its_own(t, who.title()), "red", entropy, seat, now
            ),
        )

    async def watch_at(self, ear: Ear, table: str, seat: Seat = SPECTATOR, since: int | None = None) -> Ear:
        await self.watch(ear, table, seat, since, "")
        return ear

    async def act(self, table: str, seat: Seat, text: str = "", request: int | None = None) -> int:
        """The person of this seat answers the open question, with the first legal answer if none is given."""
        live = (await self.room(table)).live
        number = live.question_number if request is None else request
        answer = text or live.game.legal(seat)[0].text
        who = live.cushions[seat].person
        return await self.change(table, lambda t, now: commands.answer(t, who, seat, number, answer, now))

    async def play(self, table: str, acts: int, rng: Random) -> None:
        """So many acts by chance, or until it is over."""
        for _ in range(acts):
            live = (await self.room(table)).live
            if live.outcome is not None:
                return
            able = [seat for seat in live.game.asked() if live.game.legal(seat)]
            seat = rng.choice(able)
            await self.act(table, seat, some_answer(live.game, seat, rng).text)

    async def read_again(self, table: str) -> Room:
        """Puts the table aside, and takes it up again."""
        room = await self.room(table)
        async with room.lock:
            await self._put_aside(room)
        return await self.room(table)

    async def ring(self, table: str) -> None:
        """What the alarm of the table does when its time has come."""
        await (await self.room(table)).keeper.attend()
        await self.quiet()

    async def quiet(self, within: float = 20.0) -> None:
        """Waits until no bot thinks and nothing is being mended."""

        async def wait() -> None:
            while self._tasks or any(room.keeper.is_busy for room in self.rooms.values()):
                await asyncio.sleep(0.001)

        await asyncio.wait_for(wait(), within)


PEOPLE = ("ann", "bob", "cay", "dan", "eve", "fay", "gus", "hob")


@asynccontextmanager
async def opened(url: str, clock: HandClock | None = None, **house: Any) -> AsyncIterator[Scene]:
    store = await open_store(url)
    rules = HouseRules(**{"bot_pace": 0, "bot_budget": 5.0, "tables_per_person": 1000, **house})
    hall = Scene(store, rules, PlainHasher(), Uncounted(), clock or HandClock())
    try:
        for who in PEOPLE:
            if await store.person(who) is None:
                await store.add_person(person(who, who.title()))
        yield hall
    finally:
        await hall.close()
        await store.close()


def scene(url: str, play: Callable[[Scene], Awaitable[T]], clock: HandClock | None = None, **house: Any) -> T:
    async def run() -> T:
        async with opened(url, clock, **house) as hall:
            return await play(hall)

    return asyncio.run(run())


async def refused(wish: Awaitable[Any]) -> str:
    """The code of the refusal that must come."""
    try:
        await wish
    except Refused as refusal:
        return refusal.reason.code
    raise AssertionError("nothing was refused")


def seen(live: LiveTable, viewer: Seat) -> Json:
    """The view as the kernel says it, through JSON."""
    return json.loads(json.dumps(view_json(View(live.game, viewer))))


def all_seen(live: LiveTable) -> list[Json]:
    return [seen(live, viewer) for viewer in (*range(live.opened.seats), SPECTATOR)]


def likeness(live: LiveTable) -> tuple[Any, ...]:
    """Everything about a table that must be the same after it was read again."""
    course = live.course
    return (
        live.seq, live.phase, live.changed_at, live.question_number, live.answered, live.paused_until,
        live.undo_wanted, live.undo_agreed, live.admitted, live.rematch, live.was_undone_by_consent,
        live.spent, live.is_paused_for_missing, live.is_cleared,
        live.clocks.put_aside(), all_seen(live) if course else None, course.done if course else None,
        [(c.person, c.name, c.colour, c.entropy, c.bot, c.stand_in) for c in live.cushions],
    )  # fmt: skip


async def log_of(hall: Hall, table: str) -> list[Entry]:
    return await hall.store.log_of(table)


# --- tables without a hall ----------------------------------------------------------------------


def dealt(game: str, seats: int, seed: int = 1) -> LiveTable:
    """A table of bots, without a hall."""
    rules = game_called(game)
    options = rules.read_options(short(rules))
    opened = Opened(0, "ann", game, rules.version, seats, options, Clock(), f"secret {seed}")
    live = LiveTable(opened, rules)
    for seat in range(seats):
        live.apply(BotSatDown(0, seat, "random", f"Bot {seat}", derived_entropy(opened.secret, seat)))
    live.apply_all(commands.begin(live, 0))
    return live


def next_act(live: LiveTable, rng: Random) -> Acted:
    seat = rng.choice([seat for seat in live.game.asked() if live.game.legal(seat)])
    return Acted(live.seq, seat, some_answer(live.game, seat, rng).text)


def step(live: LiveTable, rng: Random) -> None:
    live.apply(next_act(live, rng))


def course_of(live: LiveTable) -> Course:
    assert live.course is not None
    return live.course
