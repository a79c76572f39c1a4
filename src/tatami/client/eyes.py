"""A table that is watched: through the eyes of a seat, or as a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tatami.hall.telling.messages import Line, Look, Presence, State, Story, TableInfo, Talk, TalkInfo, Update

from .moments import Moment, after, from_state, joined
from .trouble import HallLost, HallRefused

if TYPE_CHECKING:
    from .line import SocketLine


class Eyes:
    """What one pair of eyes sees of a table. `now` is the latest; `moments()` tells what is new.

    eyes = await hall.watch(table_id)
    async for moment in eyes.moments():
        print(moment.seq, [event["event"] for event in moment.events])
    """

    def __init__(self, line: SocketLine, table: str, seat: str | None, password: str = "") -> None:
        self.table: Final = table
        self.letter: Final = seat
        self.password: Final = password
        self._line: Final = line
        self._now: Moment | None = None
        self._unseen: Moment | None = None
        self._news: Final = asyncio.Event()
        self._heard: Final[set[TalkInfo]] = set()
        self._trouble: Exception | None = None
        self._is_closed = False

    @property
    def now(self) -> Moment:
        """The table as it was told last."""
        assert self._now is not None, "the hall has not told anything yet"
        return self._now

    @property
    def since(self) -> int | None:
        """Up to where the story is known: from there it goes on after a lost connection."""
        return None if self._now is None else self._now.seq

    async def moments(self) -> AsyncIterator[Moment]:
        """Everything that happens, until the game is over. Who is slow gets several things as one moment.

        There is one reader: two of them would take each other's moments. The last moment stays in `now`, but
        the table is watched no more: the hall keeps awake what is watched, and allows only so much of that.
        """
        while not self._is_closed:
            moment = await self._next()
            if moment.is_over:
                self._is_closed = True
                await self._line.look_away(self)
            yield moment

    async def until(self, holds: Callable[[Moment], bool]) -> Moment:
        """The first moment of which that holds; the last one, if the game ends before."""
        if self._now is not None and holds(self._now):
            return self._now
        async for moment in self.moments():
            if holds(moment):
                return moment
        return self.now

    async def opened(self) -> None:
        """Waits for the first sight of the table."""
        while self._now is None:
            await self._something()

    async def _something(self) -> None:
        if self._trouble is not None:
            raise self._trouble
        self._news.clear()
        await self._news.wait()

    async def _next(self) -> Moment:
        while self._unseen is None:
            await self._something()
        moment, self._unseen = self._unseen, None
        return moment

    async def story(self) -> list[Line]:
        """The whole story so far, in sentences."""
        told = await self._line.ask(lambda number: Look(number, self.table, self.letter), again=True)
        assert isinstance(told, Story)
        return told.lines

    async def close(self) -> None:
        """Looks away; `now` stays as it is. A game that `moments()` has told to its end needs none."""
        if not self._is_closed:
            self._is_closed = True
            await self._line.look_away(self)

    # --- what the line brings -------------------------------------------------------------------

    def hear(self, told: State | Update | Talk | Presence) -> None:
        if isinstance(told, State):
            self._see(from_state(told), told.talk or [])
        elif self._now is None:
            return  # only a state can be the first thing
        elif isinstance(told, Update):
            self._see(after(self._now, told), told.talk or [])
        elif isinstance(told, Talk):
            self._see(replace(self._now, events=(), lines=(), whole=False), [told.said])
        else:
            self._now = replace(self._now, info=_with_presence(self._now, told))

    def fail(self, trouble: HallRefused | HallLost) -> None:
        """Nothing more will come."""
        self._trouble = trouble
        self._news.set()

    def _see(self, moment: Moment, said: list[TalkInfo]) -> None:
        """Whoever comes back is told once more what was said: only what is new counts."""
        new = tuple(each for each in said if each not in self._heard)
        self._heard.update(new)
        self._now = replace(moment, said=new)
        self._unseen = joined(self._unseen, self._now)
        self._news.set()


def _with_presence(moment: Moment, told: Presence) -> TableInfo:
    seats = [
        replace(cushion, here=told.seats[cushion.seat] is None, away_since=told.seats[cushion.seat])
        if cushion.seat in told.seats
        else cushion
        for cushion in moment.info.seats
    ]
    return replace(moment.info, seats=seats, watching=told.watching)
