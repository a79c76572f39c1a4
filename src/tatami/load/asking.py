"""Asking a hall over HTTP: a few connections that are kept open, and no more of the protocol than that takes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

LINES: Final = 16
"""Connections that ask at the same time."""


class Asker:
    """Asks the hall at this address. Closed by whoever made it."""

    def __init__(self, host: str, port: int) -> None:
        self.host: Final = host
        self.port: Final = port
        self._free: Final[list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]] = []
        self._turn: Final = asyncio.Semaphore(LINES)

    async def ask(self, method: str, path: str, kind: type[T], body: Any = None, token: str = "") -> T:
        """The answer as a struct; ConnectionError if the hall refuses."""
        async with self._turn:
            line = self._free.pop() if self._free else await asyncio.open_connection(self.host, self.port)
            status, text = await self._exchange(*line, method, path, body, token)
            self._free.append(line)
        if status >= 300:
            raise ConnectionError(f"{method} {path}: {status} {text[:200].decode(errors='replace')}")
        return msgspec.json.decode(text, type=kind)

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
        for _, writer in self._free:
            writer.close()
        self._free.clear()


async def each(work: Iterable[Any], at_once: int = LINES) -> None:
    """Awaits all of it, so many at a time, in order; the first trouble ends it."""
    waiting = iter(work)

    async def some() -> None:
        for one in waiting:
            await one

    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                group.create_task(some())
    except ExceptionGroup as troubles:
        raise troubles.exceptions[0] from None
