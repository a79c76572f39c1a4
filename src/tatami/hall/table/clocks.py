"""Clocks: who may still think how long. Times come from outside; this only counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tatami.kernel.seats import Seat

from .entries import Clock, Millis

SLOW: Final = 3600
"""Where a move may take so many seconds nobody sits and waits: such a game is played by days."""


def is_slow(clock: Clock) -> bool:
    return clock.per_move >= SLOW or clock.bank >= 24 * SLOW


Kept = tuple[list[Millis], list[Millis], dict[Seat, Millis]]


class Clocks:
    """One clock per seat. It runs while the seat is asked, and stands still in a pause."""

    __slots__ = ("_banks", "_since", "_spent", "clock")

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock: Final = clock
        self._banks: Final = [clock.bank * 1000] * seats
        self._spent: Final = [0] * seats
        """By seat: what it has thought about the open question before its clock last stood still."""
        self._since: dict[Seat, Millis] = {}

    def ask(self, asked: Iterable[Seat], now: Millis) -> None:
        """A new question: everybody who is asked has the whole time of a move."""
        for seat in list(self._since):
            self.stop(seat, now)
        self._spent[:] = [0] * len(self._spent)
        self._since = dict.fromkeys(asked, now)

    def run(self, asked: Iterable[Seat], now: Millis) -> None:
        """Of the open question these seats are to answer; clocks that run already go on running."""
        wanted = set(asked)
        for seat in [seat for seat in self._since if seat not in wanted]:
            self.stop(seat, now)
        for seat in wanted:
            self._since.setdefault(seat, now)

    def stop(self, seat: Seat, now: Millis, answered: bool = False) -> None:
        """This seat is not asked any more; for an answer it gets its increment."""
        since = self._since.pop(seat, None)
        if since is None:
            return
        passed = max(0, now - since)
        self._spent[seat] += passed
        if self.clock.bank:
            self._banks[seat] = max(0, self._banks[seat] - passed)
            if answered:
                self._banks[seat] += self.clock.increment * 1000

    def take_back(self, seat: Seat) -> None:
        """The answer was none: nothing was earned by it."""
        if self.clock.bank:
            self._banks[seat] = max(0, self._banks[seat] - self.clock.increment * 1000)

    def spent(self, seat: Seat) -> Millis:
        """What this seat has thought about the open question, or about the one it has just answered."""
        return self._spent[seat]

    def undo(self, seat: Seat, spent: Millis) -> None:
        """The answer was none: nothing was earned by it, and the time spent on it stays spent."""
        self.take_back(seat)
        self._spent[seat] = spent

    def forgive(self, now: Millis) -> None:
        """Whoever is asked is asked from now on: the time since then was nobody's."""
        self._since = dict.fromkeys(self._since, now)

    def left(self, seat: Seat, now: Millis) -> Millis | None:
        """How long this seat may still think, or None without a clock."""
        if not self.clock.runs:
            return None
        running = max(0, now - self._since[seat]) if seat in self._since else 0
        limits = []
        if self.clock.bank:
            limits.append(self._banks[seat] - running)
        if self.clock.per_move:
            limits.append(self.clock.per_move * 1000 - self._spent[seat] - running)
        return max(0, min(limits))

    def next_alarm(self, now: Millis) -> Millis | None:
        """When the next of the running clocks runs out; those that have are nobody's alarm any more."""
        left = [self.left(seat, now) for seat in self._since]
        return min((now + rest for rest in left if rest), default=None)

    def has_run_out(self, seat: Seat, now: Millis) -> bool:
        """Whether this seat is asked and has no time left."""
        return seat in self._since and self.left(seat, now) == 0

    def put_aside(self) -> Kept:
        return list(self._banks), list(self._spent), dict(self._since)

    def take_up(self, kept: Kept) -> None:
        self._banks[:], self._spent[:], self._since = kept[0], kept[1], dict(kept[2])
