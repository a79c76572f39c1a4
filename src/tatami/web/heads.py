"""Uvicorn's HTTP, with an end to its patience: a head must be whole within some bytes and some seconds.

Without that, a head that never ends would be kept in memory for as long as somebody likes to send it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

LARGEST_HEAD: Final = 64 * 1024
HEAD_SECONDS: Final = 20.0
PART: Final = 16 * 1024
"""What the parser gets at once, so that a head is measured about so exactly."""
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class Heads(HttpToolsProtocol):
    """The protocol of one connection, until it becomes a socket."""

    _loose = 0
    """Bytes since the last step forward: no whole head, no piece of a body. So are trailers."""
    _in_head = True
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            part = data[start : start + PART]
            self._loose += len(part)
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._loose > LARGEST_HEAD:
                self._refuse()
                return
        if self._in_head and self._loose:
            self._hurry()

    def _refuse(self) -> None:
        if not self._is_answering:  # what is being answered must not be mixed with this
            self.transport.write(TOO_LARGE)
        self.transport.close()

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        return cycle is not None and not cycle.response_complete

    # --- steps forward --------------------------------------------------------------------------

    def on_headers_complete(self) -> None:
        self._loose, self._in_head = 0, False
        self._relax()
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self._loose = 0

    def on_body(self, body: bytes) -> None:
        self._loose = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._loose, self._in_head = 0, True
        super().on_message_complete()

    # --- the deadline ---------------------------------------------------------------------------

    def _hurry(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(HEAD_SECONDS, self._is_late)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_late(self) -> None:
        """Closed quietly; but not while it waits for our answer to what it has asked before."""
        self._deadline = None
        if self._is_answering:
            self._hurry()
        elif not self.transport.is_closing():
            self.transport.close()
