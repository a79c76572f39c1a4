"""Opening the house: the store, the hall, and everything that lives as long as they do."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, NamedTuple, Protocol

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from tatami.hall.db.rows import PersonRow
from tatami.hall.db.store import open_store
from tatami.hall.hall import Hall
from tatami.hall.people import Door
from tatami.hall.serving import bounded
from tatami.hall.serving.bounds import Bounds
from tatami.hall.serving.steady import SteadyClock
from tatami.hall.serving.turns import Turn
from tatami.hall.table import reasons as why
from tatami.kernel.reasons import TatamiError
from tatami.words.catalogue import LANGUAGES, Words

from .api.calling import House
from .charges import BILL, Bill
from .frames import EXTENSION, Line, NoLine
from .guard import deny
from .mail.courier import Courier
from .mail.links import Links
from .mail.notices import Notices
from .metrics import Metrics
from .outbox import ALL_BYTES, Outboxes
from .passphrases import Passphrases
from .problems import language_of
from .rates import ShownOut, place_of
from .sessions import Session, Sessions
from .settings import Settings, mail_server
from .socket import RESTART, Pace, Socket, serve
from .tokens import Tokens, read_keys
from .webhooks import Webhooks

UNLIMITED: Final = 1e9
LAST_WORDS: Final = 1.0
"""Seconds for whatever must be done in any case when the hall closes."""


class TablePasswords:
    """The passwords of tables, hashed like passphrases."""

    def __init__(self, passphrases: Passphrases) -> None:
        self._passphrases: Final = passphrases

    async def hash(self, password: str) -> str:
        return await self._passphrases.hash(password)

    async def matches(self, hashed: str, password: str) -> bool:
        return (await self._passphrases.check(password, hashed)).good


class Doors:
    """Finds the person behind a request; nobody can be found before the house is open."""

    def __init__(self) -> None:
        self.sessions: Sessions[PersonRow] | None = None
        self.hall: Hall | None = None

    async def find(self, headers: Headers, secure: bool) -> Session[PersonRow] | None:
        return None if self.sessions is None else await self.sessions.find(headers, secure)


@asynccontextmanager
async def open_house(app: Starlette) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    if not settings.database:
        _make_folder(settings)
    clock = SteadyClock()
    tokens = Tokens(read_keys(settings.keys_at), clock.seconds)
    store = await open_store(settings.database_url)
    passphrases, metrics = Passphrases(), app.state.metrics
    store.tell_writes(metrics.put_down)
    hall = Hall(store, settings.house_rules, TablePasswords(passphrases), metrics, clock)
    metrics.sockets.set_function(lambda: sum(map(len, hall.sockets.values())))
    metrics.tables_awake.set_function(lambda: len(hall.rooms))
    webhooks = Webhooks(store, settings.private_webhooks, metrics.called)
    metrics.show(hall.bounds)
    keep_in_bounds(app, hall.bounds)
    bounded.keep_in_bounds(hall)
    app.state.bounds = hall.bounds
    hall.bounds.keep("passphrases", lambda: passphrases.bytes, passphrases.most_bytes)
    hall.bounds.keep("webhooks", lambda: webhooks.bytes, webhooks.most_bytes)
    post = open_post(settings, hall, tokens, metrics)
    hall.on_turn = word_to(webhooks, None if post is None else post.notices)
    app.state.courier, app.state.notices = (None, None) if post is None else post
    door, doors = Door(hall), app.state.doors
    app.state.house = House(hall, door, tokens, app.state.rates)
    app.state.passphrases, app.state.webhooks = passphrases, webhooks
    doors.hall, doors.sessions = hall, Sessions(tokens, store.person)
    app.state.farewells.append(lambda: _farewell(hall))
    if post is not None:
        post.notices.open()
    await hall.open()
    reading = asyncio.create_task(asyncio.to_thread(_open_the_catalogues))
    try:
        yield
    finally:
        await reading
        await hall.close(_left(app, settings, 2 * LAST_WORDS))
        if post is not None:
            await post.notices.close()
            await post.courier.close()
        await webhooks.close()
        passphrases.close()
        await store.close(_left(app, settings, LAST_WORDS))


class Post(NamedTuple):
    """Who writes letters, and who carries them."""

    courier: Courier
    notices: Notices


def open_post(settings: Settings, hall: Hall, tokens: Tokens, metrics: Metrics) -> Post | None:
    """Nothing where no mail server was named."""
    server = mail_server(settings, os.environ)
    if server is None:
        return None
    courier = Courier(server, metrics.mailed)
    metrics.mail_ill.set_function(lambda: courier.is_ill)
    hall.bounds.keep("letters", lambda: courier.bytes, courier.most_bytes)
    look = min(15.0, max(0.2, settings.mail_after / 4))
    links = Links(tokens, settings.public_address)
    return Post(courier, Notices(hall, courier, links, grace=settings.mail_after, look=look))


def word_to(webhooks: Webhooks, notices: Notices | None) -> Callable[[Turn], None]:
    """All who are told whose turn it is."""

    def tell(turn: Turn) -> None:
        webhooks.word_of(turn)
        if notices is not None:
            notices.note(turn)

    return tell


def _left(app: Starlette, settings: Settings, spare: float) -> float:
    """How many seconds there are, if the hall is to be closed within its grace and some are to be spared."""
    left = getattr(app.state, "ends_at", time.monotonic() + settings.grace) - time.monotonic()
    return max(LAST_WORDS, left - spare)


def keep_in_bounds(app: Starlette, bounds: Bounds) -> None:
    """What the doors keep of those who come. What connections keep is known to the server (`lines.py`)."""
    state = app.state
    for what in ("rates", "charges", "shown_out", "connections"):
        keeper: Keeper = getattr(state, what)
        held, most = partial(getattr, keeper, "bytes"), partial(getattr, keeper, "most_bytes")
        bounds.keep(what.replace("_", "-"), held, most)
    bounds.keep("outboxes", partial(getattr, state.outboxes, "bytes"), ALL_BYTES)


class Keeper(Protocol):
    """Whoever keeps something of everybody."""

    @property
    def bytes(self) -> int: ...

    @property
    def most_bytes(self) -> int: ...


def _open_the_catalogues() -> None:
    """Reading one takes a third of a second: better now, in a thread, than when the first guest speaks."""
    for lang in LANGUAGES:
        Words(lang)


def _make_folder(settings: Settings) -> None:
    folder = settings.data_folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TatamiError("database-unwritable", file=str(folder), detail=error.strerror or "?") from error


async def _farewell(hall: Hall) -> None:
    """Everybody is told that the hall closes, and may come back at once to the next one."""
    for listeners in list(hall.sockets.values()):
        for listener in list(listeners):
            if isinstance(listener, Socket):
                listener.close(RESTART, why.HALL_IS_CLOSING())


def pace_of(settings: Settings) -> Pace:
    return Pace(settings.messages_per_second or UNLIMITED, settings.messages_at_once)


class SocketDoor:
    """`/ws`: lets in whoever has a session, in the language of the handshake."""

    def __init__(self, doors: Doors, pace: Pace, shown_out: ShownOut) -> None:
        self._doors: Final = doors
        self._pace: Final = pace
        self._shown_out: Final = shown_out
        self.outboxes: Final = Outboxes()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        try:
            hall, person = await self._let_in(headers, scope.get("scheme") == "wss")
        except TatamiError as error:
            words = Words(language_of(headers.get("accept-language", "")))
            await deny(error, words, scope, receive, send)
            return
        line: Line = scope.get("extensions", {}).get(EXTENSION) or NoLine()
        client = scope.get("client")
        place = place_of(client[0]) if client else ""
        line.on_flood = lambda: self._shown_out.note(person.id, place)
        bill: Bill = scope[BILL]
        bill.add_person(person.id)
        await serve(hall, person, self._pace, receive, send, line, bill, self.outboxes)

    async def _let_in(self, headers: Headers, secure: bool) -> tuple[Hall, PersonRow]:
        session = await self._doors.find(headers, secure)
        if session is None or self._doors.hall is None:
            raise TatamiError("log-in-first")
        self._shown_out.check(person=session.person.id)
        return self._doors.hall, session.person
