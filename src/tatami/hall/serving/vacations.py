"""Vacations: days off, a few a year, in which the clocks of games by days stand still for somebody.

Here is who is off when; what that means at a table stands in its log (`DaysOff`), written by its keeper when
a vacation begins or ends, or a game begins meanwhile. So whoever reads a log again finds the same clocks.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from tatami.kernel.reasons import TatamiError

from ..db.rows import VacationRow
from ..table.clocks import is_slow
from ..table.entries import DaysOff, Entry, Millis
from ..table.live import LiveTable

if TYPE_CHECKING:
    from ..hall import Hall

DAY: Final = 86_400_000
MOST_DAYS: Final = 30
"""Of a calendar year (UTC)."""
MOST_A_YEAR: Final = 12
"""Vacations, however short: each is written into the logs of all games."""
AHEAD: Final = 365 * DAY
"""So long before it begins a vacation can be set."""
MOST_GAMES: Final = 1000
BYTES: Final = 300
"""What is kept of one vacation."""


class Vacations:
    """Who is off, or will be."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._of: Final[dict[str, VacationRow]] = {}
        """By person: the one vacation that is not over."""
        self._changing: Final = asyncio.Lock()

    @property
    def bytes(self) -> int:
        return len(self._of) * BYTES

    async def open(self) -> None:
        """What was set before the hall was closed."""
        for row in await self._hall.store.vacations_after(self._hall.now()):
            for person in await self._hall.store.people_of(row.account_id):
                self._of[person.id] = row

    # --- at a table -----------------------------------------------------------------------------

    def until(self, person: str, now: Millis) -> Millis:
        """When somebody comes back who is off now, else 0."""
        row = self._of.get(person)
        return row.until if row is not None and row.start <= now < row.until else 0

    def due(self, live: LiveTable, now: Millis) -> list[Entry]:
        """What the log of a table by days does not know yet."""
        if live.phase != "playing" or not is_slow(live.opened.clock) or live.opened.origin is not None:
            return []
        wanted = [self.until(cushion.person, now) for cushion in live.cushions]
        return [
            DaysOff(now, seat, until) for seat, until in enumerate(wanted) if until != live.days_off[seat]
        ]

    def alarms(self, live: LiveTable, now: Millis) -> list[Millis]:
        """When something of that begins or ends for those who sit here."""
        if self.due(live, now):
            return [now]
        if not is_slow(live.opened.clock):
            return []
        rows = [self._of[cushion.person] for cushion in live.cushions if cushion.person in self._of]
        return [time for row in rows for time in (row.start, row.until) if time > now]

    # --- what somebody wants --------------------------------------------------------------------

    async def of(self, account: str) -> VacationRow | None:
        """The vacation that goes on or is to come."""
        rows = await self._hall.store.vacations_of(account, self._hall.now())
        return rows[0] if rows else None

    async def left(self, account: str, at: Millis) -> Millis:
        """How much of a year's vacation is left, of the year of that moment."""
        first, last = _year(at)
        rows = await self._hall.store.vacations_of(account, first)
        return MOST_DAYS * DAY - sum(_within(row, first, last) for row in rows)

    async def take(self, account: str, start: Millis | None, days: int) -> VacationRow:
        """From then on, or from now; TatamiError if that is too much, too late, or there is one already."""
        async with self._changing:
            return await self._take(account, start, days)

    async def _take(self, account: str, start: Millis | None, days: int) -> VacationRow:
        now = self._hall.now()
        begin = now if start is None else max(now, start)
        if begin > now + AHEAD:
            raise TatamiError("vacation-too-far")
        if await self.of(account) is not None:
            raise TatamiError("vacation-is-set")
        row = VacationRow(account, begin, begin + days * DAY)
        for at in (row.start, row.until):
            first, last = _year(at)
            left = await self.left(account, at)
            if _within(row, first, last) > left:
                raise TatamiError("vacation-too-long", days=max(0, left // DAY), most=MOST_DAYS)
        first, last = _year(begin)
        known = [row for row in await self._hall.store.vacations_of(account, first) if row.start < last]
        if len(known) >= MOST_A_YEAR:
            raise TatamiError("vacations-are-spent", most=MOST_A_YEAR)
        await self._hall.store.put_vacation(row)
        await self._changed(account, row)
        return row

    async def end(self, account: str) -> None:
        """Back at once; what had not begun yet was none. TatamiError if there is no vacation."""
        async with self._changing:
            await self._end(account)

    async def _end(self, account: str) -> None:
        row, now = await self.of(account), self._hall.now()
        if row is None:
            raise TatamiError("no-such-vacation")
        if row.start >= now:
            await self._hall.store.drop_vacation(row)
        else:
            await self._hall.store.put_vacation(VacationRow(account, row.start, now))
        await self._changed(account, None)

    async def _changed(self, account: str, row: VacationRow | None) -> None:
        """The tables are looked after in the background, for some have to be read first."""
        now = self._hall.now()
        for person in [person for person, known in self._of.items() if known.until <= now]:
            del self._of[person]
        people = [person.id for person in await self._hall.store.people_of(account)]
        for person in people:
            self._of.pop(person, None)
            if row is not None:
                self._of[person] = row
        self._hall.in_background(self._look_after(people))

    async def _look_after(self, people: list[str]) -> None:
        for table, _ in await self._hall.store.playing(people, MOST_GAMES):
            try:
                async with self._hall.at(table.id) as room:
                    room.keeper.look_after()
            except TatamiError:
                continue  # it cannot be read now: when it is, its keeper will know


def _year(at: Millis) -> tuple[Millis, Millis]:
    """The first moment of the year of that one, and of the next."""
    year = datetime.fromtimestamp(at / 1000, UTC).year
    first, last = (int(datetime(number, 1, 1, tzinfo=UTC).timestamp() * 1000) for number in (year, year + 1))
    return first, last


def _within(row: VacationRow, first: Millis, last: Millis) -> Millis:
    return max(0, min(row.until, last) - max(row.start, first))
