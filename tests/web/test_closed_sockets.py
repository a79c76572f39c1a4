"""What is closed is gone at once: no circle waits until somebody looks through everything for rubbish."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
import uvloop

from tatami.web.frames import Frames
from tatami.web.heads import Heads
from tests.web.inside import Inside, hall_inside
from tests.web.intruders import Somebody, crowd

REFUSED = [
    ("act", {"seat": "A", "request": 99, "answer": "x"}),
    ("undo", {"seat": "A"}),
    ("log", {"seat": "B"}),
    ("why", {"seat": "A", "answer": "nonsense"}),
    ("compose", {"seat": "A", "answer": "nonsense"}),
    ("mute", {"seat": "A", "on": True}),
]


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def busy_socket(inside: Inside, anna: Somebody, table: str, cut: bool) -> list[ref[object]]:
    """Somebody who watches, is refused this and that, also a table that is not there, and goes."""
    async with anna.wire() as wire:
        await wire.want("hello", lang="en")
        await wire.want("lobby", on=True)
        await wire.watch(table, "A")
        await wire.watch(table)
        await wire.want("log", table=table, seat="A")
        for want, facts in REFUSED:
            await wire.want(want, table=table, **facts)
        assert await wire.refused("watch", table="no-such-one") == "no-such-table"
        assert await wire.refused("dance") == "message-not-understood"
        sockets = [socket for each in inside.hall.sockets.values() for socket in each]
        frames = [each for each in inside.connections if isinstance(each, Frames)]
        assert (len(sockets), len(frames)) == (1, 1)
        if cut:
            wire.connection.transport.abort()
        return [ref(each) for each in (*sockets, *frames)]


@pytest.mark.parametrize("cut", [False, True], ids=["goodbye", "cut off"])
@pytest.mark.usefixtures("no_collector")
def test_a_closed_socket_is_freed_without_the_collector(tmp_path: Path, cut: bool) -> None:
    async def scene() -> None:
        async with hall_inside(tmp_path) as inside, crowd(inside.address) as people:
            anna = await people.guest()
            table = await anna.lay("tenno", seats=2)
            await anna.sit(table)
            await anna.bots(table)
            known = await busy_socket(inside, anna, table, cut)
            async with asyncio.timeout(10):
                while any(each() is not None for each in known):
                    await asyncio.sleep(0.01)

    uvloop.run(scene())


@pytest.mark.usefixtures("no_collector")
def test_a_closed_connection_is_freed_without_the_collector(tmp_path: Path) -> None:
    """One of which requests were answered, refused and never finished; and one that became a socket."""

    async def scene() -> None:
        async with hall_inside(tmp_path) as inside, crowd(inside.address) as people:
            anna = await people.guest()
            before = set(map(id, inside.connections))
            reader, writer = await asyncio.open_connection("127.0.0.1", inside.port)
            for path in (b"/healthz", b"/api/tables/no-such-one", b"/api/games"):
                writer.write(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n")
                assert b"HTTP/1.1 " in await reader.readuntil(b"\r\n\r\n")
            known = [ref(each) for each in inside.connections if id(each) not in before]
            writer.write(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
            await writer.drain()
            writer.transport.abort()
            made = []

            class Noted(Heads):
                def _become_a_socket(self) -> None:
                    made.append(ref(self))
                    super()._become_a_socket()

            inside.server.config.http_protocol_class = Noted
            async with anna.wire():
                pass
            assert known
            assert made
            async with asyncio.timeout(10):
                while any(each() is not None for each in (*known, *made)):
                    await asyncio.sleep(0.01)

    uvloop.run(scene())
