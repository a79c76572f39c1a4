"""The story of a game, told once for each pair of eyes and language: asking again costs the new lines only.

A long story is told in slices between which everybody else has a turn, one story at a time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

import msgspec

from tatami.kernel.events import Event, Moved, Turned
from tatami.kernel.seats import Seat
from tatami.words.story import SILENT, worth_telling
from tatami.words.telling import Teller

from ..serving.weighed import Weighed
from .wire import lines

MOST_BYTES: Final = 32 << 20
"""Bytes of stories that are kept at hand."""
SLICE: Final = 0.004
"""Seconds that are told in one go."""
AT_ONCE: Final = 20
"""Events between two looks at the clock."""
_OVERHEAD: Final = 80

_encode: Final = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """Lines, ready to be sent, of all events before that one."""

    upto: int
    lines: tuple[msgspec.Raw, ...]
    weight: int


class Stories:
    """Of all tables."""

    def __init__(self) -> None:
        self._kept: Final[Weighed[Told]] = Weighed(MOST_BYTES)
        self._turn: Final = asyncio.Lock()

    @property
    def bytes(self) -> int:
        """About how much is kept at hand."""
        return self._kept.weight

    async def tell(self, key: Hashable, events: Sequence[Event], teller: Teller) -> list[msgspec.Raw]:
        """All lines of these events, which are all that were told in the game. `key`: of whom, to whom."""
        async with self._turn:
            kept = self._kept.get(key) or Told(0, (), 0)
            settled = last_break(events, teller.viewer, len(events))
            while kept.upto < settled:
                kept = self._go_on(kept, events, settled, teller)
                self._kept.keep(key, kept, kept.weight)
                await asyncio.sleep(0)
        rest = lines(teller, events, since=max(settled, kept.upto))
        return [*kept.lines, *[msgspec.Raw(_encode(line)) for line in rest]]

    def _go_on(self, kept: Told, events: Sequence[Event], settled: int, teller: Teller) -> Told:
        """A slice more of it."""
        began, told, upto, weight = perf_counter(), list[msgspec.Raw](), kept.upto, kept.weight
        while upto < settled and perf_counter() - began < SLICE:
            goal = _next_break(events, teller.viewer, min(settled, upto + AT_ONCE), settled)
            for line in lines(teller, events[:goal], since=upto):
                told.append(msgspec.Raw(_encode(line)))
                weight += len(bytes(told[-1])) + _OVERHEAD
            upto = goal
        return Told(upto, (*kept.lines, *told), weight)


def last_lines(
    story: Callable[[list[Event]], list[bytes]], events: Sequence[Event], viewer: Seat, most: int
) -> list[bytes]:
    """The end of the story, without telling all of it; `story` makes lines of what these eyes were told."""
    told, end = list[bytes](), len(events)
    while end and len(told) < most:
        start = last_break(events, viewer, max(0, end - 2 * most))
        some = [event.for_viewer(viewer) for event in worth_telling(events[:end], start)]
        told = [*story(some), *told]
        end = start
    return told[-most:]


def last_break(events: Sequence[Event], viewer: Seat, at: int) -> int:
    """The last event up to that one before which a line ends in any case; 0 if there is none."""
    return next((k for k in range(min(at, len(events) - 1), 0, -1) if _breaks(events, k, viewer)), 0)


def _next_break(events: Sequence[Event], viewer: Seat, at: int, end: int) -> int:
    """The first from that one on."""
    return next((k for k in range(at, end) if _breaks(events, k, viewer)), end)


def _breaks(events: Sequence[Event], at: int, viewer: Seat) -> bool:
    """Whether a line begins with this event, whatever went before: moves and turns may be told together."""
    event = events[at]
    if isinstance(event, SILENT) or event.repeats(events[k] for k in range(at - 1, -1, -1)):
        return False
    return not isinstance(event.for_viewer(viewer), Moved | Turned)
