"""What spectators see of a table with a delay: a copy of it, to which its log is applied that much later."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tatami.kernel.rules import Rules

from ..table.entries import Began, Entry, Millis, Opened
from ..table.live import LiveTable

Tell = Callable[[LiveTable, Sequence[Entry], int], None]
"""Told of the copy, of what it has just got, and how many events it had told before."""


class DelayedCopy:
    """The copy, and what has happened that it may not know yet. Until the cards are dealt it knows all."""

    def __init__(self, opened: Opened, rules: Rules[Any], now: Callable[[], Millis], tell: Tell) -> None:
        self.table: Final = LiveTable(opened, rules)
        self._delay: Final = opened.delay * 1000
        self._now: Final = now
        self._tell: Final = tell
        self._waiting: Final[deque[Entry]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def add(self, entries: Iterable[Entry]) -> None:
        """This has happened at the table now, or whenever the entries say."""
        self._waiting.extend(entries)
        self.catch_up()

    def catch_up(self) -> None:
        """Applies what is old enough, and comes back when the next is."""
        self.stop()
        since, due = self.table.events_told, list[Entry]()
        while self._waiting and self._is_due(self._waiting[0]):
            due.append(self._waiting.popleft())
            self.table.apply(due[-1])
        if self._waiting:
            left = self._waiting[0].at + self._delay - self._now()
            self._timer = asyncio.get_running_loop().call_later(max(1, left) / 1000, self.catch_up)
        if due:
            self._tell(self.table, due, since)

    def _is_due(self, entry: Entry) -> bool:
        is_before_the_deal = self.table.course is None and not isinstance(entry, Began)
        return is_before_the_deal or entry.at + self._delay <= self._now()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
