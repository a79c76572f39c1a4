"""What everybody costs the hall: seconds of work and bytes, out of a purse that fills again with time.

A wish is carried out as long as there is anything in the purses of its person and of its address, and then it
is charged with what it took. A dear wish leaves a debt, so it cannot be repeated before time has paid for it.
A purse holds what a minute brings, and owes as much at most: nobody waits longer than a minute.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from math import ceil, inf
from time import monotonic, thread_time
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tatami.kernel.reasons import TatamiError

from .settings import Settings

MOST_PURSES: Final = 10_000
"""Of persons, and as many of addresses. Who has been away longest is forgotten: his purse is full by then."""
PURSE_BYTES: Final = 500
"""What one takes, with its key and its place in the list."""
SMALL_SECONDS: Final = 0.005
SMALL_BYTES: Final = 16 * 1024
"""Less than that is not worth opening two purses for: it is added up first."""
MINUTE: Final = 60.0
BILL: Final = "tatami.bill"
"""Where a scope keeps what is charged for it."""

T = TypeVar("T")
Clock = Callable[[], float]


class Fare(NamedTuple):
    """What a minute brings: seconds of work, and bytes. 0 is no limit."""

    seconds: float
    bytes: float


class Purse:
    """What somebody has left; below nothing, what he owes."""

    __slots__ = ("_at", "_most", "bytes", "seconds")

    def __init__(self, fare: Fare, now: float) -> None:
        self._most: Final = Fare(fare.seconds or inf, fare.bytes or inf)
        self.seconds, self.bytes = self._most
        self._at = now

    def charge(self, seconds: float, size: int, now: float) -> None:
        self._fill(now)
        most_seconds, most_bytes = self._most
        self.seconds = max(self.seconds - seconds, -most_seconds)
        self.bytes = max(self.bytes - size, -most_bytes)

    def wait(self, now: float) -> int:
        """Seconds until there is something in it; 0 if there is."""
        self._fill(now)
        return max(_wait(self.seconds, self._most.seconds), _wait(self.bytes, self._most.bytes))

    def _fill(self, now: float) -> None:
        passed, self._at = (now - self._at) / MINUTE, now
        most_seconds, most_bytes = self._most
        self.seconds = min(most_seconds, self.seconds + passed * most_seconds)
        self.bytes = min(most_bytes, self.bytes + passed * most_bytes)


def _wait(left: float, most: float) -> int:
    return 0 if left > 0 else max(1, ceil(-left / most * MINUTE))


class Purses:
    """By person, or by address."""

    def __init__(self, fare: Fare, clock: Clock, most: int = MOST_PURSES) -> None:
        self._fare: Final = fare
        self._clock: Final = clock
        self._most: Final = most
        self._purses: Final[OrderedDict[str, Purse]] = OrderedDict()

    def of(self, who: str) -> Purse:
        purse = self._purses.get(who)
        if purse is None:
            purse = self._purses[who] = Purse(self._fare, self._clock())
            if len(self._purses) > self._most:
                self._purses.popitem(last=False)
        else:
            self._purses.move_to_end(who)
        return purse

    def __len__(self) -> int:
        return len(self._purses)


class Bill:
    """What one request or one socket has used up and not yet paid."""

    __slots__ = ("_bytes", "_clock", "_persons", "_purses", "_seconds")

    def __init__(self, clock: Clock, persons: Purses, address: Purse) -> None:
        self._clock: Final = clock
        self._persons: Final = persons
        self._purses: tuple[Purse, ...] = (address,)
        self._seconds = 0.0
        self._bytes = 0

    def add_person(self, person: str) -> None:
        """Once it is known who asks."""
        self._purses = (*self._purses, self._persons.of(person))

    def charge(self, seconds: float, size: int = 0) -> None:
        self._seconds += seconds
        self._bytes += size
        if self._seconds > SMALL_SECONDS or self._bytes > SMALL_BYTES:
            self.settle()

    def settle(self) -> None:
        now = self._clock()
        for purse in self._purses:
            purse.charge(self._seconds, self._bytes, now)
        self._seconds, self._bytes = 0.0, 0

    def wait(self) -> int:
        """Seconds until everybody who pays has something left; 0 if they have."""
        for purse in self._purses:
            if purse.seconds <= 0 or purse.bytes <= 0:  # most often not, and then no clock is asked
                now = self._clock()
                return max([purse.wait(now) for purse in self._purses])
        return 0

    def check(self) -> None:
        """TatamiError `too-many` if a purse is empty."""
        seconds = self.wait()
        if seconds:
            raise TatamiError("too-many", seconds=seconds)


class Charges:
    """The purses of all persons and addresses."""

    def __init__(
        self, person: Fare, address: Fare, clock: Clock = monotonic, most: int = MOST_PURSES
    ) -> None:
        self._clock: Final = clock
        self._most: Final = most
        self._persons: Final = Purses(person, clock, most)
        self._addresses: Final = Purses(address, clock, most)

    @classmethod
    def of(cls, settings: Settings) -> Charges:
        return cls(
            Fare(settings.work_per_person, settings.megabytes_per_person * 1e6),
            Fare(settings.work_per_address, settings.megabytes_per_address * 1e6),
        )

    def bill_for(self, address: str) -> Bill:
        return Bill(self._clock, self._persons, self._addresses.of(address))

    @property
    def bytes(self) -> int:
        return (len(self._persons) + len(self._addresses)) * PURSE_BYTES

    @property
    def most_bytes(self) -> int:
        return 2 * self._most * PURSE_BYTES


class Timed(Generic[T]):
    """A coroutine whose stretches of work are timed, but not how long it waits: `await Timed(work)`."""

    __slots__ = ("_clock", "_work", "seconds")

    def __init__(self, work: Coroutine[Any, Any, T], clock: Clock = thread_time) -> None:
        self._work: Final = work
        self._clock: Final = clock
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        """Every act passes here, so: two looks at the clock a stretch, and nothing else."""
        clock, send = self._clock, self._work.send
        spent, began = 0.0, clock()
        try:
            waits_for = send(None)
            while True:
                spent += clock() - began
                try:
                    yield waits_for
                except BaseException as thrown:
                    began = clock()
                    waits_for = self._work.throw(thrown)
                else:
                    began = clock()
                    waits_for = send(None)
        except StopIteration as done:
            found: T = done.value
            return found
        finally:
            self.seconds = spent + clock() - began
