"""Uvicorn's HTTP, with an end to its patience: so many bytes and seconds for what is not yet answered.

Without that, a head that never ends, requests sent without waiting for answers, half a body, or an answer
that nobody reads would be kept in memory for as long as somebody likes.
"""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from .lines import Lines

LARGEST_HEAD: Final = 64 * 1024
MOST_HEADERS: Final = 100
"""A thousand tiny ones take twenty times the memory of their bytes."""
HEAD_SECONDS: Final = 20.0
BODY_SECONDS: Final = 30.0
"""For a whole body: 64 KiB over a poor line."""
READ_SECONDS: Final = 20.0
"""Whoever has read nothing of his answer for so long will not."""
MOST_PIPED: Final = 16
PIPED_BYTES: Final = 256 * 1024
"""Requests that may wait for the answers of those before them, and what was read since the first of them."""
PART: Final = 16 * 1024
"""What the parser gets at once, so that a head is measured about so exactly."""
MOST_IN_REQUESTS: Final = PIPED_BYTES + LARGEST_HEAD + 2 * 64 * 1024 + PART
"""What one connection may make us keep: uvicorn reads up to 64 KiB of a body ahead."""
_END: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + _END
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\n" + _END
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\n" + _END


class Heads(HttpToolsProtocol):
    """The protocol of one connection, until it becomes a socket."""

    _loose = 0
    """Bytes since the last step forward: no whole head, no piece of a body. So are trailers."""
    _in_head = True
    _in_body = False
    _piped = 0
    """Bytes that came while requests were waiting."""
    _deadline: asyncio.TimerHandle | None = None
    _unread: asyncio.TimerHandle | None = None
    _unread_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._lines: Lines | None = getattr(self.config, "lines", None)
        if self._lines is not None and not self._lines.open(self.client):
            transport.write(TOO_MANY)
            transport.close()
            return
        self._hurry(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._lines is not None:
            self._lines.close(self.client)
        self._relax()
        if self._unread is not None:
            self._unread.cancel()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PART):
            part = data[start : start + PART]
            self._loose += len(part)
            super().data_received(part)
            if self.transport.is_closing():
                return
            if self.transport.get_protocol() is not self:
                self._become_a_socket()
                return
            if self._loose > LARGEST_HEAD:
                self._refuse(TOO_LARGE)
                return
            self._check_pipeline(len(part))
        if self._in_head and self._loose:
            self._hurry(HEAD_SECONDS)

    def _become_a_socket(self) -> None:
        """The connection has another protocol now. Parser and protocol know each other: nobody else does."""
        self._relax()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does when a connection is lost

    def _check_pipeline(self, size: int) -> None:
        """It is read on after every answer, so it would grow faster than it can be answered."""
        self._piped = self._piped + size if self.pipeline else 0
        if self._piped > PIPED_BYTES:
            self.transport.abort()

    def _refuse(self, answer: bytes) -> None:
        if not self._has_begun_to_answer:  # what is being answered must not be mixed with this
            self.transport.write(answer)
        self.transport.close()

    @property
    def _has_begun_to_answer(self) -> bool:
        """Whether something is owed to a request before the one that is refused."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete:
            return False
        return cycle.response_started or bool(self.pipeline) or not self._in_body

    @property
    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    @property
    def waiting_bytes(self) -> int:
        """About what is kept of requests that have not been answered."""
        body = len(self.cycle.body) if self._is_answering else 0
        return self._loose + self._piped + body

    @property
    def unread_bytes(self) -> int:
        """What was answered and has not been fetched."""
        return 0 if self.transport.is_closing() else self.transport.get_write_buffer_size()

    # --- steps forward --------------------------------------------------------------------------

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) == MOST_HEADERS:
            self._refuse(TOO_LARGE)
        if not self.transport.is_closing():
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._loose, self._in_head, self._in_body = 0, False, True
        self._relax()
        if self.transport.is_closing():
            return
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPED:
            self.transport.abort()
        self._hurry(BODY_SECONDS)

    def on_chunk_header(self) -> None:
        self._loose = 0

    def on_body(self, body: bytes) -> None:
        self._loose = 0
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._loose, self._in_head, self._in_body = 0, True, False
        self._relax()
        if not self.transport.is_closing():
            super().on_message_complete()

    # --- the deadlines --------------------------------------------------------------------------

    def _hurry(self, seconds: float) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(seconds, self._is_late)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _is_late(self) -> None:
        """Closed quietly; but not while it waits for our answer to what it has asked before."""
        self._deadline = None
        if self._in_body:
            if not self.transport.is_closing():
                self._refuse(TOO_SLOW)
        elif self._is_answering:
            self._hurry(HEAD_SECONDS)
        elif not self.transport.is_closing():
            self.transport.close()

    def pause_writing(self) -> None:
        """More waits to be read than a connection may hold: from now on it must grow less."""
        super().pause_writing()
        self._unread_bytes = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(READ_SECONDS, self._is_it_read)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _is_it_read(self) -> None:
        """Also a connection that is closing waits for its last bytes to be read."""
        left = self.transport.get_write_buffer_size()
        if left >= self._unread_bytes:
            self.transport.abort()
            return
        self._unread_bytes = left
        self._unread = self.loop.call_later(READ_SECONDS, self._is_it_read)
