"""The parts of a crowd: its sockets, its limits, and the sleeping tables it is shown."""

from __future__ import annotations

import asyncio
import gc
import resource
from pathlib import Path
from time import time

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tatami.hall.db.store import open_store
from tatami.hall.hall import Hall
from tatami.hall.house import HouseRules
from tatami.load.asking import each
from tatami.load.bench import affordable, games_for
from tatami.load.playing import percentile
from tatami.load.sleeping import fill
from tatami.load.socket import LeanSocket
from tatami.web.metrics import Metrics
from tatami.web.opening import TablePasswords
from tatami.web.passphrases import Passphrases


class Parrot(LeanSocket):
    def __init__(self) -> None:
        super().__init__("token")
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    def told(self, message: bytes) -> None:
        self.heard.put_nowait(message)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 300_000])
def test_the_lean_socket_is_understood_by_a_real_one_at_every_size_of_frame(size: int) -> None:
    async def echo(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.ping(b"are you there")
            await connection.send(message)

    async def scene() -> bytes:
        async with serve(echo, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
            host, port = server.sockets[0].getsockname()
            parrot = Parrot()
            await asyncio.get_running_loop().create_connection(lambda: parrot, host, port)
            await parrot.is_open
            for _ in range(3):  # a frame that was misread spoils the next
                parrot.say(b"x" * size)
                heard = await asyncio.wait_for(parrot.heard.get(), 10)
            parrot.close()
            return heard

    assert asyncio.run(scene()) == b"x" * size


def test_a_door_that_is_shut_is_told_and_not_waited_for() -> None:
    async def scene() -> None:
        async def no(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")

        async with await asyncio.start_server(no, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            parrot = Parrot()
            await asyncio.get_running_loop().create_connection(lambda: parrot, host, port)
            with pytest.raises(ConnectionError, match="403"):
                await asyncio.wait_for(parrot.is_open, 10)

    asyncio.run(scene())


def test_a_door_that_nobody_waits_at_any_more_is_shut_without_a_word() -> None:
    """Whoever besieges a hall is cut off all the time; that is counted, not printed."""
    complaints: list[dict[str, object]] = []

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: complaints.append(context))

        async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.close()

        async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            _, parrot = await loop.create_connection(Parrot, host, port)
            await asyncio.wait([parrot.is_open], timeout=10)
            assert parrot.is_open.done()
            del parrot
            gc.collect()

    asyncio.run(scene())
    assert complaints == []


def test_what_could_not_be_begun_in_time_is_left_out_and_the_first_trouble_ends_it() -> None:
    done: list[int] = []

    async def one(number: int) -> None:
        done.append(number)
        if number == 3:
            raise ConnectionError("three")

    asyncio.run(each((one(k) for k in range(100)), seconds=0))
    assert done == []
    with pytest.raises(ConnectionError, match="three"):
        asyncio.run(each((one(k) for k in range(100)), at_once=1))
    assert done == [0, 1, 2, 3]


def test_there_are_no_more_tables_than_the_system_has_sockets_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: None)
    monkeypatch.setattr(resource, "getrlimit", lambda what: (100, 1256))
    assert affordable(1000) == 250
    assert affordable(200) == 200
    monkeypatch.setattr(resource, "getrlimit", lambda what: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert affordable(100_000) == 100_000


def test_every_game_that_four_can_play_is_played() -> None:
    assert set(games_for(1)) == {"tenno", "shinobi", "samurai-sword", "senji", "senjutsu"}
    assert len(games_for(100)) == 100


def test_percentiles_are_values_that_were_measured() -> None:
    assert percentile([], 0.5) is None
    assert percentile([1, 2, 3], 0.5) == 2
    assert percentile(range(100), 0.99) == 99


def test_tables_put_aside_together_are_all_asleep_and_can_be_woken_as_they_were(tmp_path: Path) -> None:
    async def scene() -> None:
        url = f"sqlite:///{tmp_path}/hall.db"
        names = await fill(url, games_for(0), 100, lambda more: None)
        store, passphrases = await open_store(url), Passphrases()
        now = int(time() * 1000)
        hall = Hall(store, HouseRules(idle=5), TablePasswords(passphrases), Metrics(), lambda: now)
        try:
            before = {name: (await hall.room(name)).live.seq for name in names}
            assert all(seq > 5 for seq in before.values())
            now += 4000
            await hall.put_idle_aside()
            assert len(hall.rooms) == 100  # not yet
            now += 2000
            await hall.put_idle_aside()
            assert hall.rooms == {}
            assert {name: (await hall.room(name)).live.seq for name in names} == before
        finally:
            await hall.close()
            passphrases.close()
            await store.close()

    asyncio.run(scene())
