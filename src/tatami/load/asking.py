"""Asking a hall over HTTP: a few connections that are kept open, and just as much protocol as that takes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from math import inf
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

LINES: Final = 16
"""Connections that ask at the same time."""
KEPT_SECONDS: Final = 1.0


class Asker:
    """Asks the hall at this address. Closed by whoever made it."""

    def __init__(self, host: str, port: int, source: str = "") -> None:
        self.host: Final = host
        self.port: Final = port
        self.local_addr: Final = (source, 0) if source else None
        """Where its connections come from: 127.0.0.2 is another machine to a hall on this one."""
        self._free: Final[list[tuple[float, asyncio.StreamReader, asyncio.StreamWriter]]] = []
        """Connections that nobody uses, and since when."""
        self._turn: Final = asyncio.Semaphore(LINES)

    async def ask(self, method: str, path: str, kind: type[T], body: Any = None, token: str = "") -> T:
        """The answer as a struct; ConnectionError if the hall refuses."""
        status, text = await self.answer(method, path, body, token)
        if status >= 300:
            raise ConnectionError(f"{method} {path}: {status} {text[:200].decode(errors='replace')}")
        return msgspec.json.decode(text, type=kind)

    async def answer(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, bytes]:
        """Status and text, whatever they are."""
        async with self._turn:
            reader, writer = await self._line()
            try:
                answer = await self._exchange(reader, writer, method, path, body, token)
            except BaseException:
                writer.close()
                raise
            self._free.append((monotonic(), reader, writer))
        return answer

    async def _line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """One that was used just now, or a new one: servers hang up on those that are silent for long."""
        while self._free:
            since, reader, writer = self._free.pop()
            if monotonic() - since < KEPT_SECONDS:
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.host, self.port, local_addr=self.local_addr)

    async def _exchange(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        method: str,
        path: str,
        body: Any,
        token: str,
    ) -> tuple[int, bytes]:
        text = b"" if body is None else msgspec.json.encode(body)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{bearer}"
            f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n"
        )
        writer.write(head.encode() + text)
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        size = int(answer.partition(b"content-length:")[2].split(b"\r\n", 1)[0] or 0)
        return int(answer.split(b" ", 2)[1]), await reader.readexactly(size)

    def close(self) -> None:
        for _, _, writer in self._free:
            writer.close()
        self._free.clear()


async def each(work: Iterable[Any], at_once: int = LINES, seconds: float = inf) -> None:
    """Awaits all of it, so many at a time, in order; the first trouble ends it.

    What has not been begun after so many seconds is left out.
    """
    waiting, end = iter(work), monotonic() + seconds

    async def some() -> None:
        while monotonic() < end:
            one = next(waiting, None)
            if one is None:
                return
            await one

    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(some())
    except ExceptionGroup as troubles:
        raise troubles.exceptions[0] from None
