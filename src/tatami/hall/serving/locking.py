"""A lock that can also be taken without waiting, where nobody has it: most acts find their table so."""

from __future__ import annotations

import asyncio
from collections import deque
from types import TracebackType
from typing import Final


class Lock:
    """As asyncio's, in the order in which they came; it is handed from one to the next."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: Final[deque[asyncio.Future[None]]] = deque()

    def locked(self) -> bool:
        return self._is_taken

    def take(self) -> bool:
        """Takes it, if it is free."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    async def acquire(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except BaseException:  # a coroutine that is dropped is told no cancellation
            if turn.done() and not turn.cancelled():  # it was handed over already
                self.release()
            elif turn in self._waiting:
                self._waiting.remove(turn)
            raise

    def release(self) -> None:
        """To whoever has waited longest, or to nobody."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, way: TracebackType | None
    ) -> None:
        self.release()
