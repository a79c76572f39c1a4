"""The courier hands letters to the mail server: one at a time, later and later again while that fails.

He never holds anybody up: what waits for him has an end, and a server that hangs, refuses or is away is told
to whoever runs the hall (a line in the log when it falls ill and is well again, `/metrics`, `/healthz`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

import structlog

from .smtp import SECONDS, MailServer, NotSent, NotWanted, hand_in

MOST_WAITING: Final = 100
"""Letters that confirm an address; those about turns wait in the database."""
TRIES: Final = 5
REST: Final = (15.0, 60.0, 300.0, 900.0)
"""Seconds until the next try after the first failure, the second ...; the last for ever."""
LETTER_BYTES: Final = 16_000

Result = Literal["sent", "unwanted", "failed"]
_LOG: Final = structlog.get_logger("tatami.mail")


class Letter(NamedTuple):
    """What is to be handed in, and to whom."""

    goal: str
    text: bytes


class Courier:
    """`count` is told what became of each try."""

    def __init__(
        self,
        server: MailServer,
        count: Callable[[str], None] = lambda result: None,
        rests: Sequence[float] = REST,
        seconds: float = SECONDS,
    ) -> None:
        self._server: Final = server
        self._count: Final = count
        self._rests: Final = rests
        self._seconds: Final = seconds
        self._waiting: Final[deque[tuple[Letter, int]]] = deque()
        self._failures = 0
        self._free_at = 0.0
        self._line: Final = asyncio.Lock()
        self._going: asyncio.Task[None] | None = None
        self._is_closed = False

    @property
    def is_ill(self) -> bool:
        """Whether the last letter could not be handed in."""
        return self._failures > 0

    @property
    def rests(self) -> bool:
        """Whether the server failed a moment ago: nobody knocks again so soon."""
        return asyncio.get_running_loop().time() < self._free_at

    @property
    def sender(self) -> str:
        return self._server.sender

    @property
    def bytes(self) -> int:
        return sum(len(letter.text) + 500 for letter, _ in self._waiting)

    @property
    def most_bytes(self) -> int:
        return MOST_WAITING * LETTER_BYTES

    async def send(self, letter: Letter) -> Result:
        """At once, if nobody else is at the counter. Letters that failed are the sender's to try again."""
        async with self._line:
            try:
                await hand_in(self._server, letter.goal, letter.text, self._seconds)
            except NotWanted as answer:
                self._is_well()
                _LOG.warning("mail-unwanted", answer=str(answer))
                return self._counted("unwanted")
            except NotSent as trouble:
                self._is_in_trouble(str(trouble))
                return self._counted("failed")
            self._is_well()
            return self._counted("sent")

    def send_soon(self, letter: Letter) -> bool:
        """Whoever does not wait; False if too many wait already."""
        if self._is_closed or len(self._waiting) >= MOST_WAITING or len(letter.text) > LETTER_BYTES:
            self._count("dropped")
            return False
        self._waiting.append((letter, 0))
        if self._going is None or self._going.done():
            self._going = asyncio.create_task(self._go())
        return True

    async def close(self) -> None:
        self._is_closed = True
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)

    async def _go(self) -> None:
        while self._waiting:
            await asyncio.sleep(max(0.0, self._free_at - asyncio.get_running_loop().time()))
            letter, tries = self._waiting.popleft()
            if await self.send(letter) == "failed":
                if tries + 1 < TRIES:
                    self._waiting.append((letter, tries + 1))
                else:
                    self._count("dropped")

    def _counted(self, result: Result) -> Result:
        self._count(result)
        return result

    def _is_well(self) -> None:
        if self._failures:
            _LOG.info("mail-server-well", server=repr(self._server))
        self._failures, self._free_at = 0, 0.0

    def _is_in_trouble(self, trouble: str) -> None:
        """Told when it begins; after that the counters say that it goes on."""
        if not self._failures:
            _LOG.error("mail-server-ill", server=repr(self._server), trouble=trouble)
        self._failures += 1
        rest = self._rests[min(self._failures, len(self._rests)) - 1]
        self._free_at = asyncio.get_running_loop().time() + rest
