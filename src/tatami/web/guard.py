"""The guard at the door: who comes from a foreign page, too often, or with too much, is sent away.

Cookies travel with every request a browser makes, also with one that a foreign page has asked for. Therefore
whatever may change something must come from our own pages (Origin, Sec-Fetch-Site), or say who it is by a
bearer token, which no foreign page has.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tatami.hall.serving import charging
from tatami.kernel.reasons import TatamiError
from tatami.words.catalogue import Words

from .charges import BILL, Bill, Charges, Fare, Timed
from .problems import language_of, problem_response
from .rates import Connections, Rates, ShownOut, place_of
from .sessions import cookie_in
from .tokens import bearer_of

FILES: Final = "/assets/"
"""Files of the client, kept in memory: one visit fetches many at once."""
FOR_THE_KEEPER: Final = ("/healthz", "/metrics")
"""Whoever looks after the hall sees it also while somebody at his address uses it up."""
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
MOST_BYTES: Final = 64 * 1024


NO_LIMIT: Final = Fare(0, 0)


class TooLarge(TatamiError):
    """A body over the limit."""


class Guard:
    """ASGI middleware for requests and for the handshakes of sockets."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        allowed_origins: Iterable[str],
        rates: Rates,
        connections: Connections,
        charges: Charges | None = None,
        shown_out: ShownOut | None = None,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self._app: Final = app
        self._allowed: Final = frozenset(origin.lower() for origin in allowed_origins)
        self._rates: Final = rates
        self._connections: Final = connections
        self._charges: Final = charges or Charges(NO_LIMIT, NO_LIMIT)
        self._shown_out: Final = shown_out or ShownOut()
        self._most_bytes: Final = most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, whence = Headers(scope=scope), _whence(scope)
        begun, size = False, 0

        async def note(message: Message) -> None:
            nonlocal begun, size
            begun = True
            size += len(message.get("body", b""))
            await send(message)

        bill = scope[BILL] = self._charges.bill_for(whence)
        charging.pays(bill.charge)
        work = Timed(self._carry_out(scope, headers, receive, note))
        try:
            await work
        except TatamiError as error:
            if begun:
                raise
            await problem_response(error, _words(headers))(scope, receive, send)
        finally:
            bill.charge(work.seconds, size)
            bill.settle()

    async def _carry_out(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        if not scope["path"].startswith(FILES):
            self._rates.count("requests", _whence(scope))
        if scope["path"] not in FOR_THE_KEEPER:
            bill: Bill = scope[BILL]
            bill.check()
        if scope["method"] not in SAFE:
            check_origin(headers, self._allowed)
        self._check_length(headers)
        await self._app(scope, self._counted(receive), send)

    def _check_length(self, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > self._most_bytes:
            raise TooLarge("too-large", bytes=self._most_bytes)

    def _counted(self, receive: Receive) -> Receive:
        """A body may come without saying how long it is."""
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > self._most_bytes:
                    raise TooLarge("too-large", bytes=self._most_bytes)
            return message

        return counted

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        with ExitStack() as until_closed:
            try:
                self._rates.count("requests", _whence(scope))
                check_origin(headers, self._allowed)
                self._shown_out.check(address=_whence(scope))
                until_closed.enter_context(self._connections.one_more(_whence(scope)))
            except TatamiError as error:
                await deny(error, _words(headers), scope, receive, send)
                return
            scope[BILL] = self._charges.bill_for(_whence(scope))
            await self._app(scope, receive, send)


def check_origin(headers: Headers, allowed: Iterable[str]) -> None:
    """TatamiError `foreign-origin` if a foreign page may have sent this with our cookie."""
    if bearer_of(headers.get("authorization", "")) is not None:
        return
    origin = headers.get("origin")
    if origin is not None:
        good = origin.lower() in allowed or _host_of(origin) == headers.get("host", "").lower()
    else:
        site = headers.get("sec-fetch-site")
        good = site in ("same-origin", "none") if site else cookie_in(headers) is None
    if not good:
        raise TatamiError("foreign-origin")


def _host_of(origin: str) -> str | None:
    """`play.example:8640` of `http://play.example:8640`; None of what is no origin, like `null`."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") and parts.netloc else None


async def deny(error: TatamiError, words: Words, scope: Scope, receive: Receive, send: Send) -> None:
    """An HTTP answer instead of a socket, where the server can give one."""
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    response = problem_response(error, words)
    prefix = "websocket.http.response"
    await send({"type": f"{prefix}.start", "status": response.status_code, "headers": response.raw_headers})
    await send({"type": f"{prefix}.body", "body": response.body})


def _whence(scope: Scope) -> str:
    client = scope.get("client")
    return place_of(client[0]) if client else ""


def _words(headers: Headers) -> Words:
    return Words(language_of(headers.get("accept-language", "")))
