"""Sieges of a real hall with its usual limits, measured: its memory, and how long a bystander waits.

    python -m tests.web.besiege            # all of them, some seconds each
    python -m tests.web.besiege pipeline flood

The bystander comes from another address of the same machine (127.0.0.2), as a stranger would.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx2
from websockets.asyncio.client import connect

from tests.halls import RunningHall, running_hall
from tests.web.intruders import Somebody, crowd

SECONDS = 8.0
ELSEWHERE = "127.0.0.2"


def memory_of(hall: RunningHall, what: str = "VmRSS") -> float:
    """Megabytes."""
    lines = Path(f"/proc/{hall.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(what))


def cpu_of(hall: RunningHall) -> float:
    """Seconds of work so far."""
    fields = Path(f"/proc/{hall.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def stranger(hall: RunningHall) -> str:
    """A token of somebody who came from elsewhere."""
    transport = httpx2.AsyncHTTPTransport(local_address=ELSEWHERE)
    async with httpx2.AsyncClient(transport=transport, trust_env=False) as http:
        answer = await http.post(hall.address + "/api/guests", json={"name": "Botan", "bearer": True})
        return str(answer.json()["token"])


class Bystander:
    """Pings ten times a second from another address and notes how long each took."""

    def __init__(self, hall: RunningHall, token: str) -> None:
        self._url = hall.address.replace("http", "ws") + "/ws"
        self._headers = {"Authorization": f"Bearer {token}"}
        self.waits: list[float] = []

    async def run(self) -> None:
        async with connect(
            self._url, additional_headers=self._headers, proxy=None, open_timeout=60, ping_interval=None,
            local_addr=(ELSEWHERE, 0),
        ) as line:  # fmt: skip
            await line.recv()
            for number in range(1, 1_000_000):
                began = perf_counter()
                await line.send(json.dumps({"want": "ping", "id": number}))
                while json.loads(await line.recv()).get("id") != number:
                    pass
                self.waits.append(perf_counter() - began)
                await asyncio.sleep(0.1)


@asynccontextmanager
async def watched(hall: RunningHall, name: str) -> AsyncIterator[None]:
    bystander = Bystander(hall, await stranger(hall))
    pinging = asyncio.create_task(bystander.run())
    await asyncio.sleep(1)
    before, bystander.waits, worked = memory_of(hall), [], cpu_of(hall)
    try:
        yield
    finally:
        pinging.cancel()
        await asyncio.gather(pinging, return_exceptions=True)
        cut = quantiles(bystander.waits + [SECONDS] * (2 - len(bystander.waits)), n=100)
        memory = f"{before:.0f} -> {memory_of(hall):.0f} MB (most {memory_of(hall, 'VmHWM'):.0f})"
        waits = f"p50 {cut[49] * 1000:.1f} ms, p99 {cut[98] * 1000:.1f} ms ({len(bystander.waits)} pings)"
        print(f"{name:9} memory {memory}, {cpu_of(hall) - worked:.1f} s CPU, bystander {waits}", flush=True)


async def for_a_while(*work: Coroutine[Any, Any, None], seconds: float = SECONDS) -> None:
    tasks = [asyncio.create_task(each) for each in work]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=3)


async def again(work: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(OSError, asyncio.IncompleteReadError):
            await work()
        await asyncio.sleep(0.05)


async def dial(hall: RunningHall) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", hall.port)


async def open_socket(hall: RunningHall, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await dial(hall)
    writer.write(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def text(wish: bytes) -> bytes:
    """A frame with a mask of zeros."""
    assert len(wish) < 126
    return bytes((0x81, 0x80 | len(wish))) + bytes(4) + wish


async def pipeline(hall: RunningHall) -> None:
    """Requests without end on one connection, of which no answer is read (H1)."""
    many = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1000

    async def flood() -> None:
        _, writer = await dial(hall)
        try:
            while True:
                writer.write(many)
                await writer.drain()
        finally:
            writer.transport.abort()

    async with watched(hall, "pipeline"):
        await for_a_while(*(again(flood) for _ in range(4)))


async def flood(hall: RunningHall) -> None:
    """One guest who sends pings as fast as he can, reads nothing, and comes back (H2)."""
    async with crowd(hall.address) as people:
        anna = await people.guest()
    many = text(b'{"want":"ping","id":1}') * 2000

    async def shout() -> None:
        _, writer = await open_socket(hall, anna.token)
        try:
            while True:
                writer.write(many)
                await writer.drain()
        finally:
            writer.transport.abort()

    async with watched(hall, "flood"):
        await for_a_while(again(shout))


async def played(people: Any, anna: Somebody) -> str:
    """A table of bots that play as fast as they are let."""
    table = await anna.lay("senji", seats=6, options={"years": 0})
    await anna.bots(table)
    return table


async def deaf(hall: RunningHall) -> None:
    """Sixteen sockets that watch a busy table in three languages and never read (M7)."""
    async with crowd(hall.address) as people:
        anna = await people.guest()
        table = await played(people, anna)
        wish = json.dumps({"want": "watch", "id": 1, "table": table}).encode()
        story = json.dumps({"want": "log", "id": 2, "table": table}).encode()

        async def sit() -> None:
            reader, writer = await open_socket(hall, anna.token)
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(text(b'{"want":"hello","id":1,"lang":"en"}') + text(wish))
            while True:
                writer.write(text(story))
                await writer.drain()
                await asyncio.sleep(0.1)

        async with watched(hall, "deaf"):
            await for_a_while(*(sit() for _ in range(16)))


async def dear(hall: RunningHall) -> None:
    """Ten sockets of a stranger that ask for the story of a game again and again (H4)."""
    async with crowd(hall.address) as people:
        anna = await people.guest()
        table = await played(people, anna)
        await asyncio.sleep(25)

        async def ask() -> None:
            async with anna.wire() as wire:
                await wire.want("hello", lang="en")
                await wire.want("watch", table=table)
                while True:
                    await wire.want("log", table=table)

        async with watched(hall, "dear"):
            await for_a_while(*(ask() for _ in range(10)), seconds=30)


async def half(hall: RunningHall) -> None:
    """A thousand connections with half a body each (M9)."""

    async def begin() -> None:
        reader, writer = await dial(hall)
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n" + b"x" * 30_000)
        with suppress(OSError):
            await reader.read()
        writer.close()

    async with watched(hall, "half"):
        await for_a_while(*(begin() for _ in range(1000)))


SIEGES = {"pipeline": pipeline, "flood": flood, "deaf": deaf, "dear": dear, "half": half}


def main(names: list[str]) -> None:
    for name in names or SIEGES:
        with (
            tempfile.TemporaryDirectory() as folder,
            running_hall(Path(folder), "--bot-pace", "0", limited=True) as hall,
        ):
            asyncio.run(SIEGES[name](hall))


if __name__ == "__main__":
    main(sys.argv[1:])
