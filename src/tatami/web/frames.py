"""Uvicorn's WebSocket, with a short way for what a hall does most: telling many sockets a line of text.

The long way of a message (a coroutine, the library's state machine, its buffers) costs more than making it.
Text frames change nothing in that state, so they may be written between the others, as long as the handshake
is over and nobody has begun to close. Whoever finds the short way shut takes the long one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from struct import pack
from typing import TYPE_CHECKING, Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

    from .lines import Lines

EXTENSION: Final = "tatami.frames"
"""Where the application finds the short way, among the extensions of its scope."""
MOST_UNHEARD: Final = 16
UNHEARD_BYTES: Final = 64 * 1024
"""Messages that may wait for the application, and their bytes, before the system must hold back more."""
PART: Final = 2048
"""What is taken apart at once: a piece as the system gives it may hold forty thousand empty messages."""
PIECE: Final = 256 * 1024
"""The largest piece that the system gives at once."""
MOST_IN_WISHES: Final = UNHEARD_BYTES + 2 * 64 * 1024 + PIECE
"""What one connection may make us keep: those, a whole message and half of one, and a piece."""
MOST_FRAGMENTS: Final = 64
"""Frames of one message: empty ones would cost memory without end, and no limit of bytes would see it."""
MOST_CONTROLS: Final = 100
CONTROL_SECONDS: Final = 10.0
"""So many pings and pongs in so many seconds: they cost us work, and no message says that they came."""

MOST_IGNORED: Final = 64 * 1024
"""Bytes of somebody who has been told that this is the end, and goes on."""
AWAY_SECONDS: Final = 1.0
"""Until he is cut off; that long he can still read why."""
CLOSE_SECONDS: Final = 5.0
"""Until a connection that should end is cut off: its other end may never read what is left to say."""


class Line(Protocol):
    """What the application may do with a connection, beside ASGI."""

    on_flood: Callable[[], None]
    """Called once if too much came."""
    on_text: Callable[[bytes], bool]
    """Asked first, with a message that comes when nothing else waits; False if it is to come by ASGI."""

    def flooded(self) -> None:
        """Too much came."""

    def write_text(self, texts: Sequence[bytes]) -> bool:
        """Writes frames of UTF-8 text at once; False, and nothing is written, if that cannot be done now."""

    def unsent(self) -> int:
        """Bytes that were written and have not been taken by the system."""

    def end_soon(self) -> None:
        """Cuts the connection off unless it ends by itself."""


class NoLine:
    """Where another server is around the application: everything goes the long way."""

    on_flood: Callable[[], None] = staticmethod(lambda: None)
    on_text: Callable[[bytes], bool] = staticmethod(lambda text: False)

    def flooded(self) -> None:
        self.on_flood()

    def write_text(self, texts: Sequence[bytes]) -> bool:
        return False

    def unsent(self) -> int:
        return 0

    def end_soon(self) -> None:
        pass


class Frames(WebSocketsSansIOProtocol):
    """The protocol of one connection. It is a `Line`."""

    on_flood: Callable[[], None] = staticmethod(lambda: None)
    on_text: Callable[[bytes], bool] = staticmethod(lambda text: False)
    _owed = 0
    """Bytes that are still to come of a frame; -1 if that is not known."""
    _controls = 0
    _counted_from = 0.0
    _unheard = 0
    """Bytes of messages since none was waiting."""
    _apart = b""
    """What has come and has not been taken apart yet; meanwhile nothing is read."""
    _ignored = 0
    _cut: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        lines: Lines | None = getattr(self.config, "lines", None)
        if lines is not None:
            lines.close(self.client)
        self._apart = b""
        if self._cut is not None:
            self._cut.cancel()
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        """Of all that knows us in turn: what is closed goes at once, not when somebody looks for rubbish."""
        if self.handshake_initiated and "extensions" in getattr(self, "scope", {}):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions.pop(EXTENSION, None)
        self.on_flood, self.on_text = Frames.on_flood, Frames.on_text

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    # --- what comes -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._ignored += len(data)
            if self._ignored > MOST_IGNORED:
                self._turn_away()
                return
            data, self._apart = self._apart + data, b""
        if self._apart:
            self._apart += data
        elif len(data) > PART:
            self._take_apart(data)
        elif not self._is_heard_at_once(data):
            self._read(data)

    def _is_heard_at_once(self, data: bytes) -> bool:
        """Whether that is one whole message, nothing is before it, and the application takes it so.

        The library has seen nothing of it then: a whole frame changes nothing in its state.
        """
        if self._owed or self.frames or self.close_sent or not self.queue.empty():
            return False
        text = text_of(data)
        return text is not None and self.on_text(text)

    def _read(self, data: bytes) -> None:
        """By the library. What comes behind the request, before it is answered, are frames already."""
        if self.handshake_initiated:
            self._owed = owed_after(data, self._owed)
        super().data_received(data)

    def _take_apart(self, data: bytes) -> None:
        """Bit by bit, as long as the application can follow."""
        for start in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            if self._is_full:
                self._apart = data[start:]
                self._hold_back()
                return
            self._read(data[start : start + PART])

    def _hold_back(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def _is_full(self) -> bool:
        """Once we have said that this is the end, nothing waits any more: it is dropped."""
        return not self.close_sent and self._has_enough

    @property
    def _has_enough(self) -> bool:
        return self.queue.qsize() >= MOST_UNHEARD or self._unheard > UNHEARD_BYTES

    def send_receive_event_to_app(self) -> None:
        """Telling the system to hold back, and to go on, with every message costs two calls of it."""
        self._unheard += sum(map(len, self.frames))
        if self._is_full:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True  # so that it leaves reading alone
        super().send_receive_event_to_app()
        self.read_paused = paused

    async def receive(self) -> ASGIReceiveEvent:
        """Reading goes on when everything was heard."""
        message = await self.queue.get()
        if self.queue.empty():
            self._unheard = 0
            if self._apart:
                data, self._apart = self._apart, b""
                self._take_apart(data)
            if self.read_paused and not self._apart and not self._is_full:
                self.read_paused = False
                if not self.transport.is_closing():
                    self.transport.resume_reading()
        return message

    def unheard_bytes(self) -> int:
        return self._unheard + len(self._apart) + sum(map(len, self.frames))

    def _cut_off(self) -> None:
        self.flooded()
        self.transport.abort()

    def _turn_away(self) -> None:
        """He was told that this is the end, and may still read it; but nothing of his is read any more."""
        self.flooded()
        self._hold_back()
        self.end_soon(AWAY_SECONDS)

    def flooded(self) -> None:
        flooded, self.on_flood = self.on_flood, Frames.on_flood
        flooded()

    # --- what goes ------------------------------------------------------------------------------

    def write_text(self, texts: Sequence[bytes]) -> bool:
        """Writes frames of UTF-8 text at once; False, and nothing is written, if that cannot be done now."""
        transport = self.transport
        if not self.handshake_complete or self.close_sent or self.disconnected or transport.is_closing():
            return False
        if not self.writable.is_set():
            return False
        if len(texts) == 1:
            transport.write(head_of(len(texts[0])) + texts[0])
        else:
            transport.write(b"".join([head_of(len(text)) + text for text in texts]))
        return True

    def unsent(self) -> int:
        return self.transport.get_write_buffer_size()

    def end_soon(self, seconds: float = CLOSE_SECONDS) -> None:
        if self._cut is not None and seconds >= CLOSE_SECONDS:
            return
        if self._cut is not None:
            self._cut.cancel()
        self._cut = self.loop.call_later(seconds, self.transport.abort)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.end_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.end_soon()

    # --- odd frames -----------------------------------------------------------------------------

    def handle_ping(self) -> None:
        """Answers pile up for whoever asks without reading them: that one has to go."""
        if self._may_control() and not self.writable.is_set():
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Whether this is not a flood; if it is one, the connection ends."""
        now = self.loop.time()
        if now - self._counted_from > CONTROL_SECONDS:
            self._counted_from, self._controls = now, 0
        self._controls += 1
        if self._controls > MOST_CONTROLS:
            self._cut_off()
        return not self.transport.is_closing()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self._cut_off()
        if not self.transport.is_closing():
            super().handle_cont(event)


def head_of(length: int) -> bytes:
    """The head of a whole text frame from a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)


def text_of(data: bytes) -> bytes | None:
    """The text, if this is one whole frame of it from a client (RFC 6455, 5.2), masked and not cut."""
    if len(data) < 6 or data[0] != 0x81:
        return None
    length = data[1]
    if length < 0xFE and len(data) == length - 0x80 + 6:
        return apply_mask(data[6:], data[2:6])
    if length == 0xFE and len(data) == (data[2] << 8 | data[3]) + 8:
        return apply_mask(data[8:], data[4:8])
    return None


def owed_after(data: bytes, owed: int) -> int:
    """Bytes of a frame that are still to come after these, of which so many were owed.

    -1 if that cannot be said because the head of a frame is cut, and from then on.
    """
    at, end = owed, len(data)
    if owed < 0:
        return -1
    while at < end:
        length, head = data[at + 1] & 0x7F if at + 1 < end else 0, 6
        if length > 125:
            size = 2 if length == 126 else 8
            head, length = head + size, int.from_bytes(data[at + 2 : at + 2 + size], "big")
        if at + head - 4 > end:
            return -1
        at += head + length
    return at - end
