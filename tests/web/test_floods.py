"""Those who send without end: heads, pings, fragments. The hall lets go of them and serves the others."""

from __future__ import annotations

import asyncio
import socket
import struct

import pytest

from tatami.web import heads
from tatami.web.frames import MOST_CONTROLS, MOST_FRAGMENTS
from tests.halls import RunningHall
from tests.web.intruders import Somebody, crowd

PATIENCE = 20.0


def line_to(hall: RunningHall) -> socket.socket:
    return socket.create_connection(("127.0.0.1", hall.port), PATIENCE)


def all_said(line: socket.socket) -> bytes:
    """Until the other end has enough."""
    said = b""
    try:
        while more := line.recv(65536):
            said += more
    except ConnectionError:
        pass
    return said


def test_a_head_without_end_is_cut_off(hall: RunningHall) -> None:
    with line_to(hall) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * (heads.LARGEST_HEAD + heads.PART))
        assert all_said(line).startswith(b"HTTP/1.1 431 ")


def test_trailers_without_end_are_cut_off(hall: RunningHall) -> None:
    with line_to(hall) as line:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
        with pytest.raises(ConnectionError):
            line.sendall((b"X: " + b"y" * 8000 + b"\r\n") * 10_000)


def test_requests_in_one_piece_are_answered_one_by_one(hall: RunningHall) -> None:
    """Also when all of them together are larger than a head may be."""
    one = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 9000 + b"\r\n"
    with line_to(hall) as line:
        line.sendall((one + b"\r\n") * 12 + one + b"Connection: close\r\n\r\n")
        assert all_said(line).count(b"HTTP/1.1 200 OK") == 13


def open_socket(hall: RunningHall, token: str) -> socket.socket:
    line = line_to(hall)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    assert b" 101 " in line.recv(65536)
    return line


def frame(first: int, payload: bytes = b"") -> bytes:
    """A frame with a mask of zeros, which leaves it as it is."""
    assert len(payload) < 126
    return struct.pack("!BBI", first, 0x80 | len(payload), 0) + payload


async def token_of(hall: RunningHall) -> str:
    async with crowd(hall.address) as people:
        guest: Somebody = await people.guest()
        return guest.token


@pytest.mark.parametrize(
    ("flood", "lasts"),
    [
        (frame(0x89) * (MOST_CONTROLS + 1), False),
        (frame(0x8A) * (MOST_CONTROLS + 1), False),
        (frame(0x01) + frame(0x00) * MOST_FRAGMENTS, False),
        (frame(0x81, b"\xff\xfe"), False),
        (frame(0x89) * 20 + frame(0x01) + frame(0x00) * 20, True),
    ],
    ids=["pings", "pongs", "fragments", "no UTF-8", "a few of all"],
)
def test_a_socket_may_send_a_few_odd_frames_but_no_flood(
    hall: RunningHall, flood: bytes, lasts: bool
) -> None:
    with open_socket(hall, asyncio.run(token_of(hall))) as line:
        line.sendall(flood)
        if not lasts:
            all_said(line)  # returns: the hall has closed it
        else:
            line.sendall(frame(0x80, b'{"want":"ping","id":7}'))
            said = b""
            while b"pong" not in said:
                said += line.recv(65536)


def test_a_head_that_takes_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a head, and a connection that says nothing at all, both end; a whole request does not hurry."""
    monkeypatch.setattr(heads, "HEAD_SECONDS", 0.2)

    async def scene() -> None:
        import uvicorn

        async def app(scope: object, receive: object, send: object) -> None:
            await asyncio.sleep(0.5)
            await send({"type": "http.response.start", "status": 204, "headers": []})  # type: ignore[operator]
            await send({"type": "http.response.body"})  # type: ignore[operator]

        config = uvicorn.Config(app, http=heads.Heads, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        ours = socket.create_server(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([ours]))
        port = ours.getsockname()[1]
        for half in (b"", b"GET / HTTP/1.1\r\nX"):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(half)
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
            writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n")
        assert (await asyncio.wait_for(reader.readline(), PATIENCE)).split()[1] == b"204"
        writer.close()
        server.should_exit = True
        await serving
        ours.close()

    asyncio.run(scene())
