"""The guard at the door: foreign pages, floods and heaps stay outside, everybody else gets in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.testclient import TestClient, WebSocketDenialResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from tatami.kernel.reasons import TatamiError
from tatami.web.guard import Guard, check_origin
from tatami.web.headers import HEADERS, SafeHeaders
from tatami.web.rates import Connections, Kind, Limit, Rates, place_of
from tatami.web.settings import Settings
from tests.web.toys import OLENA, TOKENS, toy_app

TOKEN = TOKENS.sign("session", OLENA)
COOKIE = {"Cookie": f"tatami={TOKEN}"}
BEARER = {"Authorization": f"Bearer {TOKEN}"}
SOCKET = "ws://hall.example/ws"  # in full: the test client puts its own host before a path
ALLOWED = ("https://play.example",)


def guard(
    limits: Mapping[Kind, Limit] | None = None,
    connections: Connections | None = None,
    most_bytes: int = 64 * 1024,
) -> Middleware:
    return Middleware(
        Guard,
        allowed_origins=ALLOWED,
        rates=Rates(limits or {}),
        connections=connections or Connections(64),
        most_bytes=most_bytes,
    )


def client(*middleware: Middleware, address: str = "192.0.2.1") -> TestClient:
    return TestClient(toy_app(*middleware), base_url="http://hall.example", client=(address, 5000))


GOOD = [
    {"Origin": "http://hall.example"},
    {"Origin": "https://hall.example"},
    {"Origin": "https://play.example"},
    {"Origin": "HTTPS://Play.Example"},
    {"Origin": "http://hall.example", **COOKIE},
    {"Sec-Fetch-Site": "same-origin", **COOKIE},
    {"Sec-Fetch-Site": "none", **COOKIE},
    {},
    BEARER,
    {**BEARER, "Origin": "https://evil.example"},
]
BAD = [
    {"Origin": "https://evil.example"},
    {"Origin": "https://evil.example", **COOKIE},
    {"Origin": "https://hall.example.evil.example", **COOKIE},
    {"Origin": "http://hall.example:81", **COOKIE},
    {"Origin": "null", **COOKIE},
    {"Origin": "", **COOKIE},
    {"Origin": "http://[", **COOKIE},
    {"Sec-Fetch-Site": "cross-site", **COOKIE},
    {"Sec-Fetch-Site": "same-site", **COOKIE},
    {"Sec-Fetch-Site": "cross-site"},
    COOKIE,
    {**COOKIE, "Authorization": "Bearer "},
    {**COOKIE, "Authorization": "Basic abc"},
]


@pytest.mark.parametrize("headers", GOOD)
def test_who_comes_from_our_own_pages_or_with_a_bearer_may_change_things(headers: dict[str, str]) -> None:
    assert client(guard()).post("/stir", headers=headers).status_code == 200


@pytest.mark.parametrize("headers", BAD)
def test_who_may_come_from_a_foreign_page_may_not(headers: dict[str, str]) -> None:
    answer = client(guard()).post("/stir", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize("headers", BAD)
def test_everybody_may_look(headers: dict[str, str]) -> None:
    assert client(guard()).get("/leaf", headers=headers).status_code == 200


def test_the_origin_is_compared_with_the_port() -> None:
    check_origin(Headers({"host": "127.0.0.1:8640", "origin": "http://127.0.0.1:8640"}), ())
    with pytest.raises(TatamiError, match="foreign-origin"):
        check_origin(Headers({"host": "127.0.0.1:8640", "origin": "http://127.0.0.1:3000"}), ())


# --- sockets ------------------------------------------------------------------------------------


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)


def echo_client(*middleware: Middleware) -> TestClient:
    app = Starlette(routes=[WebSocketRoute("/ws", echo)], middleware=middleware)
    return TestClient(app, base_url="http://hall.example", client=("192.0.2.1", 5000))


@pytest.mark.parametrize("headers", GOOD)
def test_a_socket_from_our_own_pages_is_opened(headers: dict[str, str]) -> None:
    with echo_client(guard()).websocket_connect(SOCKET, headers={**headers}) as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "hello"


@pytest.mark.parametrize("headers", BAD)
def test_a_socket_from_a_foreign_page_is_denied_with_a_problem(headers: dict[str, str]) -> None:
    with (
        pytest.raises(WebSocketDenialResponse) as denied,
        echo_client(guard()).websocket_connect(SOCKET, headers={**headers}),
    ):
        pass
    assert (denied.value.status_code, denied.value.json()["code"]) == (403, "foreign-origin")


def test_where_the_server_knows_no_denials_the_socket_is_just_closed() -> None:
    async def scene() -> list[Any]:
        sent: list[Any] = []

        async def receive() -> dict[str, str]:
            return {"type": "websocket.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        async def app(*_: Any) -> None:
            raise AssertionError("a foreign socket came through")

        door = Guard(app, allowed_origins=(), rates=Rates({}), connections=Connections(1))
        headers = [(b"host", b"hall.example"), (b"origin", b"https://evil.example")]
        scope: dict[str, Any] = {"type": "websocket", "headers": headers, "client": None, "extensions": {}}
        await door(scope, receive, send)
        return sent

    assert asyncio.run(scene()) == [{"type": "websocket.close", "code": 1008}]


def test_an_address_has_so_many_sockets_at_once_and_gets_a_place_back_on_close() -> None:
    connections = Connections(1)
    hall = echo_client(guard(connections=connections))
    with hall.websocket_connect(SOCKET) as socket:
        socket.send_text("x")
        assert socket.receive_text() == "x"
        assert connections.of("192.0.2.1") == 1
        with pytest.raises(WebSocketDisconnect) as denied, hall.websocket_connect(SOCKET):
            pass
        assert isinstance(denied.value, WebSocketDenialResponse)
        assert denied.value.status_code == 429
    assert connections.of("192.0.2.1") == 0
    with hall.websocket_connect(SOCKET):
        pass


def test_a_socket_that_breaks_gives_its_place_back() -> None:
    connections = Connections(1)
    with pytest.raises(ZeroDivisionError), connections.one_more("a"):
        raise ZeroDivisionError
    assert connections.of("a") == 0


# --- bodies -------------------------------------------------------------------------------------


def test_a_body_that_says_it_is_too_large_is_not_even_read() -> None:
    answer = client(guard(most_bytes=100)).post("/tables/t1/cups", content=b"x" * 101)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_body_that_grows_too_large_is_cut_off() -> None:
    async def drops() -> AsyncIterator[bytes]:
        for _ in range(20):
            yield b'{"tea":   '

    async def scene() -> tuple[int, int]:
        pieces = [piece async for piece in drops()]
        told: list[int] = []
        read = 0

        async def receive() -> dict[str, Any]:
            nonlocal read
            read += 1
            return {"type": "http.request", "body": pieces[read - 1], "more_body": read < len(pieces)}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                told.append(message["status"])

        app = toy_app(guard(most_bytes=100))
        headers = [(b"host", b"hall.example"), (b"content-type", b"application/json")]
        scope: dict[str, Any] = {
            "type": "http",
            "method": "POST",
            "path": "/tables/t1/cups",
            "headers": headers,
        }
        scope |= {"query_string": b"", "client": ("192.0.2.1", 1), "root_path": "", "scheme": "http"}
        await app(scope, receive, send)
        return told[0], read

    assert asyncio.run(scene()) == (413, 11)


# --- rates --------------------------------------------------------------------------------------


def test_who_asks_too_often_waits_and_others_do_not() -> None:
    app = toy_app(guard({"requests": Limit(3, 60)}))
    first = TestClient(app, client=("192.0.2.1", 1))
    other = TestClient(app, client=("192.0.2.2", 1))
    assert [first.get("/leaf").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert 1 <= int(first.get("/leaf").headers["retry-after"]) <= 120
    assert other.get("/leaf").status_code == 200


def test_every_kind_is_counted_for_itself() -> None:
    rates = Rates({"guests": Limit(1, 3600), "log-ins": Limit(1, 60)})
    rates.count("guests", "a")
    rates.count("log-ins", "a")
    rates.count("log-ins-by-name", "a")
    with pytest.raises(TatamiError, match="too-many"):
        rates.count("guests", "a")
    rates.count("guests", "b")


def test_a_limit_of_0_is_none() -> None:
    rates = Rates.of(Settings(requests_per_minute=0))
    for _ in range(2000):
        rates.count("requests", "a")
    with Connections(0).one_more("a"):
        pass


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_the_addresses_of_one_home_count_as_one(address: str, place: str) -> None:
    assert place_of(address) == place


# --- headers ------------------------------------------------------------------------------------


def test_every_answer_tells_the_browser_to_be_careful() -> None:
    hall = client(Middleware(SafeHeaders), guard())
    for answer in (hall.get("/leaf"), hall.get("/nowhere"), hall.post("/stir", headers=BAD[0])):
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
