"""A lean WebSocket client: thousands of them fit into one process and cost it as little as possible.

It speaks just enough of RFC 6455 for a hall on the same machine: whole text frames, pings and closing. The
usual library would cost more than the server that is to be measured.
"""

from __future__ import annotations

import asyncio
from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
_NO_MASK: Final = b"\0\0\0\0"
"""A client must mask what it sends; by zeros it need not touch it."""


def frame(opcode: int, payload: bytes) -> bytes:
    """A whole message as a client sends it."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + _NO_MASK + payload


class LeanSocket(asyncio.Protocol):
    """One client. Whoever derives from it says what to do with a message."""

    def __init__(self, token: str) -> None:
        self._token: Final = token
        self._heard = b""
        self._transport: asyncio.Transport | None = None
        self.is_open: Final = asyncio.get_running_loop().create_future()
        """Done when the hall has let us in; fails if it does not."""

    def told(self, message: bytes) -> None:
        raise NotImplementedError

    def lost(self) -> None:
        """The connection is gone."""

    def say(self, message: bytes) -> None:
        if self._transport is not None:
            self._transport.write(frame(TEXT, message))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    # --- as asyncio calls it --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        host, port = transport.get_extra_info("peername")[:2]
        hello = (
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self._token}\r\n\r\n"
        )
        transport.write(hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if not self.is_open.done():
            self._fail("refused")
        self.lost()

    def _fail(self, why: str) -> None:
        """Whoever waits is told; that nobody does, as when the attempt was given up, is no error."""
        self.is_open.set_exception(ConnectionError(why))
        self.is_open.exception()

    def data_received(self, data: bytes) -> None:
        heard = self._heard + data if self._heard else data
        if not self.is_open.done():
            end = heard.find(b"\r\n\r\n")
            if end < 0:
                self._heard = heard
                return
            if not heard.startswith(b"HTTP/1.1 101"):
                self._fail(heard[:100].decode(errors="replace"))
                self.close()
                return
            self.is_open.set_result(None)
            heard = heard[end + 4 :]
        self._heard = heard[self._frames(heard) :]

    def _frames(self, heard: bytes) -> int:
        """Takes out the whole frames; gives where the rest begins."""
        at, end = 0, len(heard)
        while end - at >= 2:
            size, start = heard[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if start > end:
                    break
                size = int.from_bytes(heard[at + 2 : start], "big")
            if start + size > end:
                break
            self._frame(heard[at] & 15, heard[start : start + size])
            at = start + size
        return at

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.told(payload)
        elif opcode == PING and self._transport is not None:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self.close()
