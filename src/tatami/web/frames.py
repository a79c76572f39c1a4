"""Uvicorn's WebSocket, with a short way for what a hall does most: telling many sockets a line of text.

The long way of a message (a coroutine, the library's state machine, its buffers) costs more than making it.
Text frames change nothing in that state, so they may be written between the others, as long as the handshake
is over and nobody has begun to close. Whoever finds the short way shut takes the long one.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION: Final = "tatami.frames"
"""Where the application finds the short way, among the extensions of its scope."""
MOST_UNHEARD: Final = 16
"""Messages that may wait for the application before the system is told to hold back more of them."""
MOST_FRAGMENTS: Final = 64
"""Frames of one message: empty ones would cost memory without end, and no limit of bytes would see it."""
MOST_CONTROLS: Final = 100
CONTROL_SECONDS: Final = 10.0
"""So many pings and pongs in so many seconds: they cost us work, and no message says that they came."""

ShortWay = Callable[[bytes], bool]


class Frames(WebSocketsSansIOProtocol):
    """The protocol of one connection."""

    _controls = 0
    _counted_from = 0.0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self.write_text

    def write_text(self, text: bytes) -> bool:
        """Writes a frame of UTF-8 text at once; False, and nothing is written, if that cannot be done now."""
        transport = self.transport
        if not self.handshake_complete or self.close_sent or self.disconnected or transport.is_closing():
            return False
        if not self.writable.is_set():
            return False
        transport.write(head_of(len(text)) + text)
        return True

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
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self.frames = []
            self.transport.abort()
        if not self.transport.is_closing():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Telling the system to hold back, and to go on, with every message costs two calls of it."""
        if self.queue.qsize() >= MOST_UNHEARD:
            super().send_receive_event_to_app()
            return
        paused, self.read_paused = self.read_paused, True  # so that it leaves reading alone
        super().send_receive_event_to_app()
        self.read_paused = paused


def head_of(length: int) -> bytes:
    """The head of a whole text frame from a server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return pack("!BBH", 0x81, 126, length)
    return pack("!BBQ", 0x81, 127, length)
