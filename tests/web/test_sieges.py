"""Those who would fill the hall's memory or take all its time: each is stopped, and the others do not notice.

On a real hall with its usual limits. `tatami bench hall --soak` measures what others notice of it.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tatami.load.asking import Asker
from tatami.load.crowd import Crowd
from tatami.load.socket import TEXT, frame
from tatami.web import frames, heads
from tatami.web.frames import MOST_IGNORED, MOST_IN_WISHES, MOST_UNHEARD, PART, Frames
from tatami.web.heads import MOST_HEADERS, MOST_PIPED
from tatami.web.outbox import HEARD_BELOW, MOST_BYTES
from tatami.web.socket import MOST_STRIKES, Socket
from tests.halls import RunningHall, running_hall
from tests.web.inside import Inside, hall_inside
from tests.web.intruders import Somebody, crowd, errors_in
from tests.web.test_floods import PATIENCE, all_said, line_to, open_socket, token_of

MEGABYTE = 1024 * 1024
ELSEWHERE = "127.0.0.2"
"""Another address of the same machine: to the hall a stranger."""
IN_BETWEEN = 24 * MEGABYTE
"""What the system may keep between two ends of a connection on this machine, and some more."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """With all its limits. Nothing may go wrong inside it."""
    with running_hall(tmp_path_factory.mktemp("usual"), limited=True) as running:
        yield running
        assert errors_in(running.log) == []


def memory_of(hall: RunningHall) -> float:
    """Megabytes."""
    lines = Path(f"/proc/{hall.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


async def stranger(hall: RunningHall) -> str:
    """A token of somebody who came from elsewhere."""
    asker = Asker("127.0.0.1", hall.port, ELSEWHERE)
    try:
        return await Crowd(asker, 1).guest("Botan")
    finally:
        asker.close()


def text(wish: bytes) -> bytes:
    return frame(TEXT, wish)


def sent_until_cut_off(line: socket.socket, piece: bytes, most: int) -> int:
    """Bytes, without reading a word, until the other end has enough."""
    line.settimeout(PATIENCE)
    sent = 0
    try:
        while sent < most:
            line.sendall(piece)
            sent += len(piece)
    except ConnectionError:
        pass
    return sent


def bounds_of(page: str) -> dict[str, tuple[float, float]]:
    """What `/metrics` says of everything that is kept: bytes now, and at most."""
    held = dict(re.findall(r'^tatami_bytes\{what="([\w-]+)"\} (\S+)', page, re.M))
    most = dict(re.findall(r'^tatami_bytes_most\{what="([\w-]+)"\} (\S+)', page, re.M))
    return {what: (float(held[what]), float(most[what])) for what in held}


# --- requests -----------------------------------------------------------------------------------


def test_requests_that_do_not_wait_for_answers_fill_no_memory(usual: RunningHall) -> None:
    before = memory_of(usual)
    many = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1000
    for _ in range(5):
        with line_to(usual) as line:
            assert sent_until_cut_off(line, many, 2 * IN_BETWEEN) < IN_BETWEEN
    assert memory_of(usual) - before < 30


def test_large_bodies_in_a_pipeline_fill_no_memory(usual: RunningHall) -> None:
    body = b"x" * 60_000
    one = b"POST /api/log-in HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n" + body
    with line_to(usual) as line:
        assert sent_until_cut_off(line, one * 10, 2 * IN_BETWEEN) < IN_BETWEEN


def test_so_many_requests_may_wait_and_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        one = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        async with hall_inside(tmp_path) as inside:
            for many, answered in ((MOST_PIPED + 1, True), (MOST_PIPED + 2, False)):
                reader, writer = await asyncio.open_connection("127.0.0.1", inside.port)
                writer.write(one * (many - 1) + one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
                try:
                    said = await asyncio.wait_for(reader.read(), PATIENCE)
                except ConnectionError:
                    said = b""
                assert (said.count(b"HTTP/1.1 200 OK") == many) is answered
                writer.transport.abort()

    asyncio.run(scene())


def test_a_head_of_a_thousand_tiny_lines_is_refused(usual: RunningHall) -> None:
    with line_to(usual) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\n" + b"a:b\r\n" * (MOST_HEADERS + 1) + b"\r\n")
        assert all_said(line).startswith(b"HTTP/1.1 431 ")


def test_half_a_body_is_not_waited_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even if a little more comes now and then."""
    monkeypatch.setattr(heads, "BODY_SECONDS", 0.3)

    async def scene() -> None:
        async with hall_inside(tmp_path) as inside:
            reader, writer = await asyncio.open_connection("127.0.0.1", inside.port)
            writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{")
            reading = asyncio.create_task(reader.read(100))  # what follows may be a reset: we still write
            async with asyncio.timeout(PATIENCE):
                while not reading.done():
                    writer.write(b" ")
                    await asyncio.sleep(0.02)
            assert reading.result().startswith(b"HTTP/1.1 408 ")
            writer.close()

    asyncio.run(scene())


def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heads, "READ_SECONDS", 0.2)

    async def scene() -> None:
        async with hall_inside(tmp_path) as inside:
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(line, ("127.0.0.1", inside.port))
            one = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
            async with asyncio.timeout(PATIENCE):
                while not inside.connections:
                    await asyncio.sleep(0.01)
                [connection] = inside.connections
                connection.transport.get_extra_info("socket").setsockopt(
                    socket.SOL_SOCKET, socket.SO_SNDBUF, 4096
                )
                await loop.sock_sendall(line, one * MOST_PIPED)
                while inside.connections:
                    await asyncio.sleep(0.01)
            line.close()

    asyncio.run(scene())


def test_an_address_holds_so_many_connections_and_keeps_nobody_else_out(usual: RunningHall) -> None:
    lines = [line_to(usual) for _ in range(140)]
    for line in lines[: 2 * 64]:
        line.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{")
    assert all(line.recv(100).startswith(b"HTTP/1.1 429 ") for line in lines[2 * 64 :])
    with socket.create_connection(("127.0.0.1", usual.port), PATIENCE, (ELSEWHERE, 0)) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert all_said(line).startswith(b"HTTP/1.1 200 ")
    for line in lines:
        line.close()


# --- sockets ------------------------------------------------------------------------------------


def test_who_goes_on_after_the_end_is_not_read_and_waits_before_he_comes_back(usual: RunningHall) -> None:
    """A flood of pings, and never a word read: nor the one that says that this is the end."""
    token = asyncio.run(token_of(usual))
    with open_socket(usual, token) as line:
        sent = sent_until_cut_off(line, text(b'{"want":"ping","id":1}') * 2000, 4 * IN_BETWEEN)
    assert sent < IN_BETWEEN

    async def come_back() -> None:
        async with crowd(usual.address) as people:
            with pytest.raises(InvalidStatus) as refused:
                async with people.with_token(token).wire():
                    pass
            assert refused.value.response.status_code == 429
            assert 0 < int(refused.value.response.headers["retry-after"]) <= 5
            async with (await people.guest("Botan")).wire() as neighbour:  # at the same address
                assert (await neighbour.want("ping"))["tell"] == "pong"

    asyncio.run(come_back())


async def deaf(inside: Inside, anna: Somebody) -> tuple[Socket, Frames, asyncio.StreamWriter]:
    """A socket of somebody who does not read."""
    _, writer = await asyncio.open_connection("127.0.0.1", inside.port, limit=1)
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + f"Authorization: Bearer {anna.token}\r\n\r\n".encode()
    )
    async with asyncio.timeout(PATIENCE):
        while not inside.hall.sockets:
            await asyncio.sleep(0.01)
    [[found]] = inside.hall.sockets.values()
    [line] = [each for each in inside.connections if isinstance(each, Frames)]
    assert isinstance(found, Socket)
    # As on a line that is full: what the system would take for us is a matter of the machine.
    line.pause_writing()
    return found, line, writer


def test_what_waits_for_a_reader_is_bounded_in_bytes_and_he_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frames, "CLOSE_SECONDS", 0.2)

    async def scene() -> None:
        async with hall_inside(tmp_path) as inside, crowd(inside.address) as people:
            one, _, writer = await deaf(inside, await people.guest())
            most = 0
            for _ in range(100):
                one.push(b" " * 100_000)
                most = max(most, inside.state.outboxes.bytes)
            assert MOST_BYTES - 200_000 < most <= MOST_BYTES + 100_000
            assert inside.state.outboxes.bytes < 1000, "only why he is shown out"
            async with asyncio.timeout(PATIENCE):
                while inside.hall.sockets:
                    await asyncio.sleep(0.01)
            assert inside.state.outboxes.bytes == 0
            writer.transport.abort()

    asyncio.run(scene())


def test_one_large_message_alone_is_not_too_much(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            hall_inside(tmp_path) as inside,
            crowd(inside.address) as people,
            (await people.guest()).wire() as wire,
        ):
            [[one]] = inside.hall.sockets.values()
            one.push(json.dumps({"tell": "long", "text": "x" * 3 * MOST_BYTES}).encode())
            assert (await wire.hear())["tell"] == "long"
            assert (await wire.want("ping"))["tell"] == "pong"

    asyncio.run(scene())


def test_who_has_much_to_read_is_not_listened_to_and_what_he_sends_is_bounded(tmp_path: Path) -> None:
    """Else the answers to his own wishes would fill his outbox; and once he reads, he is heard again."""

    async def scene() -> None:
        async with hall_inside(tmp_path) as inside, crowd(inside.address) as people:
            one, line, writer = await deaf(inside, await people.guest())
            for _ in range(3):  # more than he is listened with, less than he is shown out for
                one.push(b"x" * HEARD_BELOW)
            writer.write(text(b'{"want":"ping","id":1}'))
            async with asyncio.timeout(PATIENCE):
                while line.queue.qsize() or line.unheard_bytes():  # the first is heard
                    await asyncio.sleep(0.01)
                writer.write(text(b"") * 100_000)
                while not line.read_paused:
                    await asyncio.sleep(0.01)
                assert MOST_UNHEARD <= line.queue.qsize() <= MOST_UNHEARD + PART
                assert line.unheard_bytes() <= MOST_IN_WISHES
                held, most = bounds_of(inside.state.metrics.render().decode())["wishes"]
                assert held == line.unheard_bytes() <= most  # nothing, where a piece ended with a message
                line.resume_writing()
                while one._strikes < MOST_STRIKES:  # so he was heard again
                    await asyncio.sleep(0.01)
            writer.transport.abort()

    asyncio.run(scene())


def test_after_the_end_only_so_much_is_read(tmp_path: Path) -> None:
    async def scene() -> None:
        async with hall_inside(tmp_path) as inside, crowd(inside.address) as people:
            _, line, writer = await deaf(inside, await people.guest())
            line.resume_writing()
            writer.write(text(b"") * 200_000)
            async with asyncio.timeout(PATIENCE):
                while line in inside.connections:
                    await asyncio.sleep(0.01)
            assert MOST_IGNORED < line._ignored <= MOST_IGNORED + frames.PIECE
            writer.transport.abort()

    asyncio.run(scene())


# --- all that is kept ---------------------------------------------------------------------------


def test_the_page_for_prometheus_shows_all_that_is_kept_and_nothing_is_over_its_bound(
    usual: RunningHall,
) -> None:
    asyncio.run(stranger(usual))

    async def page() -> str:
        async with crowd(usual.address) as people:
            return (await people.nobody.ask("GET", "/metrics")).text

    kept = bounds_of(asyncio.run(page()))
    assert kept.keys() >= {
        *("rates", "charges", "shown-out", "connections", "outboxes"),
        *("passphrases", "webhooks", "requests", "wishes"),
        *("looks", "phrases", "stories", "writes", "people", "mutes", "unreadable"),
        *("thoughts", "guesses", "chat_rates", "told"),
    }
    for what, (held, most) in kept.items():
        assert 0 <= held <= most, what
    assert kept["rates"][0] > 0
    assert kept["charges"][0] > 0
