"""Games by days: when those who are asked must have answered."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tatami.kernel.seats import Seat

from .clocks import is_slow
from .entries import Millis
from .live import LiveTable

NOTHING_DUE: Final[Mapping[Seat, Millis]] = MappingProxyType({})


def deadlines(table: LiveTable) -> Mapping[Seat, Millis]:
    """By seat, of the people who are asked at this moment; whose clock stands still has as long as it shows
    from the end of his vacation on. As of the last entry: until the next nothing changes it.
    """
    if not is_slow(table.opened.clock) or table.outcome is not None:
        return NOTHING_DUE
    now, due = table.changed_at, dict[Seat, Millis]()
    asked = table.asked()
    rested = max((table.days_off[seat] for seat in asked), default=0)
    for seat in asked:
        if table.cushions[seat].who_answers:
            continue
        if table.limit.name:
            left, since = table.limit.left(now), max(now, rested)
        else:
            left, since = table.clocks.left(seat, now), max(now, table.days_off[seat])
        if left is not None:
            due[seat] = since + left
    return due
