"""Passphrases, hashed by Argon2: slow on purpose, so never in the event loop and never many at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Final, NamedTuple, TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tatami.hall.serving.charging import charge
from tatami.kernel.reasons import TatamiError

MEMORY: Final = 19 * 1024
"""KiB; with two rounds and one lane this takes some 40 ms."""
AT_ONCE: Final = 2
WAITING: Final = 32
WAITING_BYTES: Final = 4096
"""A passphrase of the longest kind, and what waits for it."""

T = TypeVar("T")


class Checked(NamedTuple):
    """Whether it was the right one; `fresh` is a new hash to be kept where the old one is out of date."""

    good: bool
    fresh: str | None = None


class Passphrases:
    def __init__(
        self, hasher: PasswordHasher | None = None, at_once: int = AT_ONCE, waiting: int = WAITING
    ) -> None:
        self._hasher: Final = hasher or PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
        # Threads of their own, not a semaphore around anybody's: a request that is given up frees no place
        # while its hash is still being made.
        self._threads: Final = ThreadPoolExecutor(at_once, "passphrases")
        self._at_once: Final = at_once
        self._room: Final = at_once + waiting
        self._inside = 0
        self._nobodys: Final = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, passphrase: str) -> str:
        return await self._in_turn(lambda: self._hasher.hash(_same(passphrase)))

    async def check(self, passphrase: str, kept: str | None) -> Checked:
        """`kept` is None where there is no such account: that takes as long as a wrong passphrase."""
        return await self._in_turn(lambda: self._check(_same(passphrase), kept))

    def _check(self, passphrase: str, kept: str | None) -> Checked:
        try:
            self._hasher.verify(kept or self._nobodys, passphrase)
        except (VerificationError, InvalidHashError):
            return Checked(False)
        if kept is None:
            return Checked(False)
        return Checked(True, self._hasher.hash(passphrase) if self._hasher.check_needs_rehash(kept) else None)

    async def _in_turn(self, work: Callable[[], T]) -> T:
        if self._inside >= self._room:
            raise TatamiError("too-busy", seconds=2)
        self._inside += 1
        try:
            seconds, found = await asyncio.get_running_loop().run_in_executor(self._threads, _timed, work)
        finally:
            self._inside -= 1
        charge(seconds)
        return found

    @property
    def bytes(self) -> int:
        """About: those that are hashed just now need the most, the others wait with their letters."""
        return min(self._inside, self._at_once) * MEMORY * 1024 + self._inside * WAITING_BYTES

    @property
    def most_bytes(self) -> int:
        return self._at_once * MEMORY * 1024 + self._room * WAITING_BYTES

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)


def _timed(work: Callable[[], T]) -> tuple[float, T]:
    """What it costs in this thread, for whoever wanted it."""
    began = thread_time()
    found = work()
    return thread_time() - began, found


def _same(passphrase: str) -> str:
    """Keyboards write й as one letter or as two; people cannot know which."""
    return normalize("NFC", passphrase)
