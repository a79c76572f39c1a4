"""How often somebody may ask: by address, by name, and how many sockets at once."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import ceil
from time import time
from typing import Final, Literal

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from tatami.kernel.reasons import TatamiError

from .settings import Settings

Kind = Literal["requests", "guests", "log-ins", "log-ins-by-name", "tables"]


class Rates:
    """Counts in memory; a limit of 0 is none."""

    def __init__(self, limits: Mapping[Kind, RateLimitItem]) -> None:
        self._limits: Final = {kind: item for kind, item in limits.items() if item.amount > 0}
        self._counter: Final = SlidingWindowCounterRateLimiter(MemoryStorage())

    @classmethod
    def of(cls, settings: Settings) -> Rates:
        return cls(
            {
                "requests": RateLimitItemPerMinute(settings.requests_per_minute),
                "guests": RateLimitItemPerHour(settings.guests_per_hour),
                "log-ins": RateLimitItemPerMinute(settings.log_ins_per_minute),
                "log-ins-by-name": RateLimitItemPerHour(settings.log_ins_per_name),
                "tables": RateLimitItemPerHour(settings.tables_per_hour),
            }
        )

    def count(self, kind: Kind, who: str) -> None:
        """One more; TatamiError `too-many` with the seconds to wait if that is too many."""
        limit = self._limits.get(kind)
        if limit is None or self._counter.hit(limit, kind, who):
            return
        reset = self._counter.get_window_stats(limit, kind, who).reset_time
        raise TatamiError("too-many", seconds=max(1, ceil(reset - time())))


class Connections:
    """Sockets that are open, by address."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._open: Final[Counter[str]] = Counter()

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        if self.most and self._open[who] >= self.most:
            raise TatamiError("too-many", seconds=10)
        self._open[who] += 1
        try:
            yield
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def of(self, who: str) -> int:
        return self._open.get(who, 0)


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
