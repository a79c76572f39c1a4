"""Those who would bring a hall down: every way that was once found, as a client that does just that.

Each attack goes on until it is stopped, and counts what it sent and how the hall refused it. It runs as a
program of its own (`besiege`), below the others in rank: enemies have machines of their own, and a crowd that
is held up by its neighbours would take that for a slow hall.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Final

import msgspec

from tatami.formats.records import Recorder
from tatami.games import game_called
from tatami.web.shapes import NewGuest, NewTable, SeatBot

from .asking import Asker
from .socket import TEXT, LeanSocket, frame

SOCKETS: Final = 10
DEAF: Final = 16
HALF: Final = 200
PIPELINES: Final = 4
BOT_TABLES: Final = 20
TOWER: Final = 20_000
PAUSE: Final = 0.05
"""Seconds until somebody who was thrown out is back."""
LONG: Final = 0.5
"""Seconds between two looks at something that goes on by itself."""
LOWER_RANK: Final = 5
LINE: Final = 12_500_000
"""Bytes a second that a connection can send: 100 Mbit. Without an end the machine itself is besieged."""


class Target(msgspec.Struct, frozen=True):
    """The hall, an address to come from, and what strangers may know of it."""

    host: str
    port: int
    source: str
    table: str = ""
    """A table that others play at."""
    shared: str = ""
    """The key of a record that somebody has shared."""


class _Person(msgspec.Struct):
    token: str


class _Reason(msgspec.Struct):
    code: str = ""


class _Told(msgspec.Struct):
    tell: str
    reason: _Reason | None = None


class Enemy:
    """One address from which a hall is attacked. `counted` is what was sent, and how it was refused."""

    def __init__(self, target: Target) -> None:
        self.target: Final = target
        self.asker: Final = Asker(target.host, target.port, target.source)
        self.counted: Final[Counter[str]] = Counter()

    async def dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            self.target.host, self.target.port, local_addr=self.asker.local_addr
        )

    async def guest(self) -> str:
        guest = NewGuest("Oni", bearer=True)
        return (await self.asker.ask("POST", "/api/guests", _Person, guest)).token

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        """A request, counted; also where the hall hangs up instead of answering."""
        self.counted["sent"] += 1
        try:
            status, text = await self.asker.answer(method, path, body, token)
        except (OSError, asyncio.IncompleteReadError):
            self.counted["cut off"] += 1
            await asyncio.sleep(PAUSE)
            return 0, b""
        if status >= 400:
            self.counted[str(status)] += 1
        return status, text

    async def again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Does it, and when the hall has had enough, once more."""
        while True:
            try:
                await work()
            except (OSError, asyncio.IncompleteReadError):
                self.counted["cut off"] += 1
            await asyncio.sleep(PAUSE)

    async def pour(self, writer: asyncio.StreamWriter, piece: bytes, pieces: int) -> None:
        """Sends without end, and reads nothing."""
        try:
            while True:
                writer.write(piece)
                await writer.drain()
                self.counted["sent"] += pieces
                await asyncio.sleep(len(piece) / LINE)
        finally:
            writer.transport.abort()

    async def upgraded(self, token: str) -> asyncio.StreamWriter:
        """A socket whose other end nobody listens to."""
        reader, writer = await self.dial()
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            + f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            self.counted[head.split(b" ", 2)[1].decode()] += 1
            raise ConnectionError("not let in")
        return writer

    async def wisher(self, token: str) -> Wisher:
        wisher = Wisher(token, self.counted)
        await asyncio.get_running_loop().create_connection(
            lambda: wisher, self.target.host, self.target.port, local_addr=self.asker.local_addr
        )
        await wisher.is_open
        return wisher


class Wisher(LeanSocket):
    """A socket that asks for things as fast as they come; refusals are counted by their reasons."""

    def __init__(self, token: str, counted: Counter[str]) -> None:
        super().__init__(token)
        self._counted: Final = counted
        self._answered = asyncio.Event()
        self._is_lost = False

    def told(self, message: bytes) -> None:
        told = msgspec.json.decode(message, type=_Told)
        if told.tell == "refused" and told.reason is not None:
            self._counted[told.reason.code] += 1
        if told.tell in ("refused", "done", "log", "why", "pong"):
            self._answered.set()

    def lost(self) -> None:
        self._is_lost = True
        self._answered.set()

    async def wish(self, **facts: Any) -> None:
        """Until it is answered, however."""
        self._answered.clear()
        self._counted["sent"] += 1
        self.say(msgspec.json.encode({"id": 1, **facts}))
        await self._answered.wait()
        if self._is_lost:
            raise ConnectionError("shown out")


def _text(**facts: Any) -> bytes:
    return frame(TEXT, msgspec.json.encode(facts))


# --- the attacks --------------------------------------------------------------------------------


async def pipeline(enemy: Enemy) -> None:
    """Requests without end on a connection, of which no answer is read."""
    many = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1000

    async def flood() -> None:
        _, writer = await enemy.dial()
        await enemy.pour(writer, many, 1000)

    await asyncio.gather(*(enemy.again(flood) for _ in range(PIPELINES)))


async def flood(enemy: Enemy) -> None:
    """Pings as fast as they go, deaf to the hall's farewell, and back at once."""
    token, many = await enemy.guest(), _text(want="ping", id=1) * 2000

    async def shout() -> None:
        await enemy.pour(await enemy.upgraded(token), many, 2000)

    await enemy.again(shout)


async def options(enemy: Enemy) -> None:
    """Records to be checked, each with options that no game had before."""
    rules = game_called("senji")
    for glass in count(random.randrange(10, 300_000)):
        game = rules.new(4, {"glass": glass, "winter": "glass"}, f"oni {glass}")
        record = Recorder(game).text()
        await enemy.ask("POST", "/api/records/verify", {"record": record})


async def wishes(enemy: Enemy) -> None:
    """Ten sockets of strangers who ask for everything that is dear at somebody else's table."""
    token, table = await enemy.guest(), enemy.target.table

    async def ask() -> None:
        wisher = await enemy.wisher(token)
        try:
            await wisher.wish(want="hello", lang="en")
            while True:
                await wisher.wish(want="watch", table=table)
                await wisher.wish(want="log", table=table)
                await wisher.wish(want="why", table=table, seat="A")
                await wisher.wish(want="unwatch", table=table)
        finally:
            wisher.close()

    await asyncio.gather(*(enemy.again(ask) for _ in range(SOCKETS)))


async def replay(enemy: Enemy) -> None:
    """Ten who look at the same finished game, all of it, again and again."""
    path = f"/api/records/{enemy.target.shared}/replay?count=100"

    async def look() -> None:
        while True:
            await enemy.ask("GET", path)

    await asyncio.gather(*(look() for _ in range(SOCKETS)))


async def deaf(enemy: Enemy) -> None:
    """Sockets that watch a table, ask for its story again and again, and never read."""
    token, table = await enemy.guest(), enemy.target.table

    async def sit() -> None:
        writer = await enemy.upgraded(token)
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # of every transport that reads
        writer.write(_text(want="hello", id=1, lang="en") + _text(want="watch", id=1, table=table))
        try:
            while True:
                writer.write(_text(want="log", id=1, table=table))
                await writer.drain()
                enemy.counted["sent"] += 1
                await asyncio.sleep(2 * PAUSE)
        finally:
            writer.transport.abort()

    await asyncio.gather(*(enemy.again(sit) for _ in range(DEAF)))


async def half(enemy: Enemy) -> None:
    """Connections that send half a head, or half a body, and then wait."""
    begun = (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 30_000,
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n" + b"x" * 30_000,
    )

    async def begin(which: int) -> None:
        reader, writer = await enemy.dial()
        try:
            writer.write(begun[which % 2])
            enemy.counted["sent"] += 1
            head = await reader.read(1000)
            if head.startswith(b"HTTP/1.1 "):
                enemy.counted[head[9:12].decode()] += 1
            await reader.read()
        finally:
            writer.transport.abort()
        await asyncio.sleep(LONG)

    await asyncio.gather(*(enemy.again(lambda which=which: begin(which)) for which in range(HALF)))  # type: ignore[misc]  # a lambda with a default has no type


async def bots(enemy: Enemy) -> None:
    """Games of bots that never end, at which nobody sits, as many as can be had."""
    token = await enemy.guest()
    while True:
        for _ in range(BOT_TABLES):
            wanted = NewTable("senji", 6, {"years": 0}, access="link")
            status, text = await enemy.ask("POST", "/api/tables", wanted, token)
            if status < 300 and text:
                table = msgspec.json.decode(text)["info"]["id"]
                await enemy.ask("POST", f"/api/tables/{table}/bots", SeatBot("random"), token)
        await asyncio.sleep(LONG)


async def towers(enemy: Enemy) -> None:
    """Bodies that are all options: thousands of them, huge ones, and some inside others without end."""
    token = await enemy.guest()
    deep: Any = msgspec.Raw(b"[" * TOWER + b"]" * TOWER)
    for turn in count():
        heaps: tuple[Any, ...] = (
            {f"o{turn}-{k}": k for k in range(3000)},
            {"glass": 10 ** min(turn + 6, 300)},
            {"glass": deep},
            {"winter": "\u0301\u200b" * 10_000},
        )
        for heap in heaps:
            await enemy.ask("POST", "/api/tables", {"game": "senji", "options": heap}, token)


ATTACKS: Final[dict[str, Callable[[Enemy], Awaitable[None]]]] = {
    attack.__name__: attack for attack in (pipeline, flood, options, wishes, replay, deaf, half, bots, towers)
}


# --- as a program -------------------------------------------------------------------------------


async def attack_for(name: str, target: Target, seconds: float) -> dict[str, int]:
    """One attack, for so long; gives what was counted."""
    enemy = Enemy(target)
    try:
        async with asyncio.timeout(seconds):
            await ATTACKS[name](enemy)
    except TimeoutError:
        pass
    finally:
        enemy.asker.close()
    return dict(enemy.counted)


async def besiege(name: str, target: Target, seconds: float) -> dict[str, int]:
    """The same in a program of its own, which ends by itself; ended at once if nobody waits for it."""
    given = msgspec.json.encode([name, target, seconds]).decode()
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, given, stdout=asyncio.subprocess.PIPE, env=_environment()
    )
    try:
        said, _ = await program.communicate()
    finally:
        with suppress(ProcessLookupError):
            program.kill()
    if program.returncode:
        raise ConnectionError(f"{name}: {program.returncode}")
    return msgspec.json.decode(said, type=dict[str, int])


def _environment() -> dict[str, str]:
    from .checkouts import our_own

    return our_own().environment


def main(given: str) -> None:
    name, target, seconds = msgspec.json.decode(given, type=tuple[str, Target, float])
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(LOWER_RANK)
    print(msgspec.json.encode(asyncio.run(attack_for(name, target, seconds))).decode())


if __name__ == "__main__":
    main(sys.argv[1])
