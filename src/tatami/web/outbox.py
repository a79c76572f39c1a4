"""What one client is told, until it is sent.

Nobody waits for a slow reader: whoever lets too much pile up is shown the door, and may come back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import structlog

from tatami.hall.table import reasons as why
from tatami.hall.telling import messages as m
from tatami.hall.telling.messages import encode
from tatami.hall.telling.wire import reason_info_plain
from tatami.kernel.reasons import Reason

from .frames import Line

MOST_WAITING: Final = 256
MOST_BYTES: Final = 1024 * 1024
"""Messages that may wait for a reader, and their bytes; a single one may be larger."""
ALL_BYTES: Final = 128 * 1024 * 1024
FAIR_BYTES: Final = 64 * 1024
"""What may wait for all readers together; where that is more, whoever is over his fair share goes."""
HEARD_BELOW: Final = 256 * 1024
"""Whoever has more than that to read first is not listened to: otherwise his own answers would pile up."""
MOST_HELD: Final = 64 * 1024
"""Bytes that wait for the end of a turn of the loop; more is sent, or put into the outbox, at once."""
TRY_AGAIN: Final = 1013

_LOG: Final = structlog.get_logger()

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Outboxes:
    """What waits for all readers together.

    Whatever is told in one turn of the loop is sent at its end, all at once: what came of an act and that it
    is done are one trip, and whoever reads on this machine is woken once for all that was written together.
    """

    __slots__ = ("_told", "bytes")

    def __init__(self) -> None:
        self.bytes = 0
        self._told: list[Outbox] = []

    def send_soon(self, socket: Outbox) -> None:
        if not self._told:
            asyncio.get_running_loop().call_soon(self._send)
        self._told.append(socket)

    def _send(self) -> None:
        told, self._told = self._told, []
        for socket in told:
            try:
                socket.let_go()
            except Exception:  # one broken line must not keep anything from the others
                _LOG.exception("sending")


class Outbox:
    """Of one client."""

    def __init__(self, send: Send, line: Line, boxes: Outboxes) -> None:
        self.lang = ""
        self._send: Final = send
        self._line: Final = line
        self._outbox: Final[deque[bytes]] = deque()
        self._waiting = 0
        """Bytes in the outbox."""
        self._all: Final = boxes
        self._held: list[bytes] = []
        """What was told in this turn of the loop, and is sent at its end."""
        self._holds = 0
        """Bytes of that."""
        self._told = 0
        """Bytes that were told since the last wish, and are not yet on the bill."""
        self._is_idle = True
        """Whether nothing is on its way by the long way, which the short one could overtake."""
        self._more: asyncio.Future[None] | None = None
        self._less: asyncio.Future[None] | None = None
        """Waited for by who has too much to read."""
        self._closing: tuple[int, str] | None = None

    def push(self, message: bytes) -> None:
        """Sends it as soon as the other end can take it."""
        if self._closing is not None:
            return
        if not self._held:
            self._all.send_soon(self)
        self._held.append(message)
        self._holds += len(message)
        if self._holds > MOST_HELD:
            self.let_go()

    def let_go(self) -> None:
        """Sends what was told in this turn of the loop."""
        held = self._held
        if not held:
            return
        self._told += self._holds
        self._held, self._holds = [], 0
        if self._outbox or not self._is_idle or not self._line.write_text(held):
            for message in held:
                if self._closing is None:
                    self._put_or_close(message)

    def _put_or_close(self, message: bytes) -> None:
        self._put(message)
        if self._is_too_much():
            self._take_all()
            self.close(TRY_AGAIN, why.TOO_SLOW_A_READER())
            self._line.end_soon()
        self._wake()

    def _put(self, message: bytes) -> None:
        self._outbox.append(message)
        self._waiting += len(message)
        self._all.bytes += len(message)

    def _take(self) -> bytes:
        message = self._outbox.popleft()
        self._waiting -= len(message)
        self._all.bytes -= len(message)
        return message

    def _take_all(self) -> None:
        while self._outbox:
            self._take()

    def _is_too_much(self) -> bool:
        if len(self._outbox) < 2:
            return False
        if len(self._outbox) > MOST_WAITING or self._waiting + self._line.unsent() > MOST_BYTES:
            return True
        return self._all.bytes > ALL_BYTES and self._waiting > FAIR_BYTES

    def tell(self, message: m.Tell) -> None:
        self.push(encode(message))

    def close(self, code: int, reason: Reason) -> None:
        """Says why, and closes once that is sent."""
        if self._closing is None:
            self.let_go()
            self._put(encode(m.Closing(reason_info_plain(reason, self.lang))))
            self._closing = code, reason.code
            self._wake()

    def _wake(self) -> None:
        if self._more is not None and not self._more.done():
            self._more.set_result(None)
        if self._closing is not None:
            self._hear_on()

    def _hear_on(self) -> None:
        if self._less is not None and not self._less.done():
            self._less.set_result(None)

    async def write(self) -> None:
        """Sends what there is to send, until the socket is closed."""
        outbox, send = self._outbox, self._send
        while True:
            while outbox:
                await send({"type": "websocket.send", "text": self._take().decode()})
            self._hear_on()
            if self._closing is not None:
                await send({"type": "websocket.close", "code": self._closing[0], "reason": self._closing[1]})
                return
            self._more = asyncio.get_running_loop().create_future()
            self._is_idle = True
            await self._more
            self._is_idle = False
