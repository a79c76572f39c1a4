"""The rules of the house: what whoever runs the hall may choose; and who works for it."""

from __future__ import annotations

from typing import Protocol

import msgspec


class HouseRules(msgspec.Struct, frozen=True):
    """How patient the hall is, and how much it takes on."""

    patience: int = 60
    """Seconds that others wait for somebody who is away before a bot sits down in his place."""
    forsaken: int = 7 * 86400
    """Seconds after which bots play on a game to which nobody has come back."""
    bot_pace: int = 400
    """Milliseconds that a bot lets pass before it answers, so that people can follow."""
    bot_budget: float = 5.0
    """Seconds that a bot may think; then chance answers for it."""
    thinkers: int = 2
    """Processes in which bots think; twice as many while all of them are held up."""
    idle: int = 300
    """Seconds after which a table at which nobody is and nothing happens is put aside."""
    most_awake: int = 2000
    """Tables kept in memory although nobody is there."""
    snapshot_every: int = 400
    """Entries of the log after which a snapshot is written."""
    tables_per_person: int = 20
    """Tables that one person may have laid that are not over."""


class Hasher(Protocol):
    """Hashes the passwords of tables, off the event loop."""

    async def hash(self, password: str) -> str: ...

    async def matches(self, hashed: str, password: str) -> bool: ...


class Counters(Protocol):
    """What is counted for whoever runs the hall."""

    def written(self, game: str, acts: int) -> None: ...

    def refused(self, code: str) -> None: ...

    def acted(self, seconds: float) -> None:
        """An answer came by a socket, and so long later it was on the disk and told."""
