"""How often somebody may ask: by address, by name, and how many sockets at once.

All of it is kept in memory and has an end: where there are too many addresses or names, those that have not
been heard of for longest are forgotten.
"""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import Final, Literal, NamedTuple

from tatami.kernel.reasons import TatamiError

from .settings import Settings

Kind = Literal[
    "requests", "guests", "log-ins", "log-ins-by-name", "tables", "friend-requests", "mail-addresses", "decks"
]

MOST_COUNTED: Final = 10_000
"""Addresses or names of one kind."""
LONGEST_NAME: Final = 200
COUNT_BYTES: Final = 600
"""What one of them takes, at most, with a name that long."""
CONNECTION_BYTES: Final = 200
MINUTE, HOUR = 60.0, 3600.0


class Limit(NamedTuple):
    """So many in so many seconds; 0 is no limit."""

    most: int
    seconds: float


FRIEND_REQUESTS: Final = Limit(60, HOUR)
"""Of one account, blocks by name among them: whoever tries names is soon asked to wait."""
MAIL_ADDRESSES: Final = Limit(5, HOUR)
"""Letters that confirm an address: of one account, and to one address, whoever gives it."""

DECKS: Final = Limit(120, MINUTE)
"""Decks that one account keeps, changes, renames or throws away."""


class Window:
    """How many there were in this stretch of time, and in the one before it."""

    __slots__ = ("before", "now", "number")

    def __init__(self, number: int) -> None:
        self.number = number
        self.now = self.before = 0

    def move_to(self, number: int) -> None:
        if number != self.number:
            self.before = self.now if number == self.number + 1 else 0
            self.now, self.number = 0, number


class Rates:
    """A window slides over what was counted: of the stretch before, the part that it still covers counts."""

    def __init__(
        self, limits: Mapping[Kind, Limit], clock: Callable[[], float] = monotonic, most: int = MOST_COUNTED
    ) -> None:
        self._limits: Final = {kind: limit for kind, limit in limits.items() if limit.most > 0}
        self._clock: Final = clock
        self._most: Final = most
        self._windows: Final[dict[Kind, OrderedDict[str, Window]]] = {
            kind: OrderedDict() for kind in self._limits
        }

    @classmethod
    def of(cls, settings: Settings) -> Rates:
        return cls(
            {
                "requests": Limit(settings.requests_per_minute, MINUTE),
                "guests": Limit(settings.guests_per_hour, HOUR),
                "log-ins": Limit(settings.log_ins_per_minute, MINUTE),
                "log-ins-by-name": Limit(settings.log_ins_per_name, HOUR),
                "tables": Limit(settings.tables_per_hour, HOUR),
                "friend-requests": FRIEND_REQUESTS,
                "mail-addresses": MAIL_ADDRESSES,
                "decks": DECKS,
            }
        )

    def count(self, kind: Kind, who: str) -> None:
        """One more; TatamiError `too-many` with the seconds to wait if that is too many."""
        limit = self._limits.get(kind)
        if limit is None:
            return
        stretch, passed = divmod(self._clock(), limit.seconds)
        window = self._window(kind, who[:LONGEST_NAME], int(stretch))
        covered = 1 - passed / limit.seconds
        if int(window.before * covered + window.now) >= limit.most:
            raise TatamiError("too-many", seconds=max(1, ceil(limit.seconds - passed)))
        window.now += 1

    def _window(self, kind: Kind, who: str, number: int) -> Window:
        windows = self._windows[kind]
        window = windows.get(who)
        if window is None:
            window = windows[who] = Window(number)
            if len(windows) > self._most:
                windows.popitem(last=False)
            return window
        windows.move_to_end(who)
        window.move_to(number)
        return window

    @property
    def bytes(self) -> int:
        return sum(map(len, self._windows.values())) * COUNT_BYTES

    @property
    def most_bytes(self) -> int:
        return len(self._windows) * self._most * COUNT_BYTES


class Connections:
    """What is open, by address."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._open: Final[Counter[str]] = Counter()

    def is_room(self, who: str) -> bool:
        return not self.most or self._open[who] < self.most

    def add(self, who: str) -> None:
        self._open[who] += 1

    def remove(self, who: str) -> None:
        self._open[who] -= 1
        if self._open[who] <= 0:
            del self._open[who]

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        if not self.is_room(who):
            raise TatamiError("too-many", seconds=10)
        self.add(who)
        try:
            yield
        finally:
            self.remove(who)

    def of(self, who: str) -> int:
        return self._open.get(who, 0)

    @property
    def bytes(self) -> int:
        return len(self._open) * CONNECTION_BYTES

    @property
    def most_bytes(self) -> int:
        """As many addresses as connections: what the system lets us open is the limit."""
        return sum(self._open.values()) * CONNECTION_BYTES


class ShownOut:
    """Who was shown out because he sent too much waits before he may open a socket again, each time longer.

    Several people may share an address, so it has some visits free.
    """

    FIRST: Final = 5.0
    LONGEST: Final = 300.0
    FORGOTTEN: Final = 600.0
    """Seconds after the end of a wait until it is forgotten how often there was one."""
    FREE: Final = 3

    def __init__(self, clock: Callable[[], float] = monotonic, most: int = MOST_COUNTED) -> None:
        self._clock: Final = clock
        self._most: Final = most
        self._until: Final[OrderedDict[str, tuple[int, float]]] = OrderedDict()
        """How often, and until when he waits."""

    def note(self, person: str, address: str) -> None:
        self._note(f"person {person}", 0)
        self._note(f"address {address}", self.FREE)

    def _note(self, who: str, free: int) -> None:
        now = self._clock()
        times, until = self._until.pop(who, (0, now))
        times = 1 if now - until > self.FORGOTTEN else times + 1
        wait = min(self.FIRST * 2.0 ** min(times - 1 - free, 30), self.LONGEST) if times > free else 0.0
        self._until[who] = times, now + wait
        if len(self._until) > self._most:
            self._until.popitem(last=False)

    def check(self, *, person: str = "", address: str = "") -> None:
        """TatamiError `too-many` for whoever must still wait."""
        who = f"person {person}" if person else f"address {address}"
        left = self._until.get(who, (0, 0.0))[1] - self._clock()
        if left > 0:
            raise TatamiError("too-many", seconds=ceil(left))

    @property
    def bytes(self) -> int:
        return len(self._until) * COUNT_BYTES

    @property
    def most_bytes(self) -> int:
        return self._most * COUNT_BYTES


def place_of(address: str) -> str:
    """Whom an address stands for: of IPv6 the network, because everybody there has a heap of addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return address
