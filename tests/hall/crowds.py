"""A crowd at a real hall: many tables of all games, people and bots, and what must be true at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple

import tatami_verify
from tatami.formats.records import read_record
from tatami.games import GAMES, game_called
from tatami.hall.db.store import open_store
from tatami.kernel.seats import letter
from tests.hall.players import Player, check_log
from tests.hall.visitors import Guest, ask, come_in, lay, seat_bots, sit
from tests.halls import RunningHall
from tests.short import short

SHORT: Final = [rules for rules in GAMES.values() if not short(rules)]
"""Games that random players finish; the others have tables of their own in other tests."""


class Laid(NamedTuple):
    """A table of the crowd, and everybody who watches it for the test."""

    id: str
    commitment: str
    by: Guest
    players: list[Player]


class Crowd:
    """Lays tables, plays them, and knows how often the hall has acknowledged something."""

    def __init__(self, hall: RunningHall, seed: str) -> None:
        self.hall: Final = hall
        self.tables: Final[list[Laid]] = []
        self.acknowledged = 0
        self._seed: Final = seed
        self._tasks: Final[list[asyncio.Task[None]]] = []
        self._more: Final = asyncio.Event()

    async def lay(self, game: str, seats: int, people: int, kind: str = "random") -> None:
        """A table with so many people at it and bots on the other cushions."""
        number = len(self.tables)
        host = await come_in(self.hall, f"Host {number}")
        seen = await lay(self.hall, host, game, seats)
        table, players = seen.info.id, list[Player]()
        for seat in range(min(people, seats)):
            guest = await come_in(self.hall, f"Guest {number}.{seat}")
            await sit(self.hall, guest, table, letter(seat))
            players.append(self._player(guest, table, letter(seat), number))
        if people < seats:
            await seat_bots(self.hall, host, table, kind)
        if not people:
            players.append(self._player(host, table, None, number))
        self.tables.append(Laid(table, seen.info.commitment, host, players))
        self._tasks.extend(asyncio.create_task(player.play()) for player in players)

    def _player(self, who: Guest, table: str, seat: str | None, number: int) -> Player:
        return Player(self.hall, who, table, seat, self._heard, f"{self._seed}/{number}")

    async def lay_one_of_each(self, people: int) -> None:
        """Of every game a table, each time with another number of seats."""
        for rules in SHORT:
            seats = rules.seat_counts[len(self.tables) % len(rules.seat_counts)]
            await self.lay(rules.name, seats, people)

    async def lay_another(self) -> None:
        """Each time of another game: one for people, then one for bots only."""
        number = len(self.tables)
        rules = SHORT[number % len(SHORT)]
        await self.lay(rules.name, rules.seat_counts[number % 3], 3 * (number % 2))

    def _heard(self) -> None:
        self.acknowledged += 1
        self._more.set()

    async def hears(self, more: int) -> None:
        """Returns when the hall has acknowledged so many more answers, or all games are over."""
        wanted = self.acknowledged + more
        while self.acknowledged < wanted and not all(task.done() for task in self._tasks):
            self._more.clear()
            await asyncio.wait([asyncio.ensure_future(self._more.wait()), *self._tasks], timeout=5,
                               return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
            self.complain()

    def complain(self) -> None:
        """Whatever has gone wrong with a player is this test's trouble."""
        for task in self._tasks:
            if task.done():
                task.result()

    @property
    def playing(self) -> int:
        """How many people are still at a table."""
        return sum(not task.done() for task in self._tasks)

    async def finish(self, within: float) -> None:
        """Every game comes to its end."""
        async with asyncio.timeout(within):
            await asyncio.gather(*self._tasks)

    async def go_home(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def check_records(self) -> None:
        """Every record holds: as the rules see it, and as somebody sees it who does not trust the hall."""
        for laid in self.tables:
            answer = await ask(self.hall, "GET", f"/api/tables/{laid.id}/record", laid.by)
            assert answer.status_code == 200, answer.text
            record = read_record(answer.text.splitlines(), game_called)
            for _ in record.replay(verify=True):
                pass
            assert tatami_verify.verify(answer.content).deal
            assert record.header["deal"]["commitment"] == laid.commitment

    async def check_logs(self, url: str) -> int:
        """With the hall closed: what its database says. Gives the number of all acts."""
        store = await open_store(url)
        try:
            logs = [await store.log_of(laid.id) for laid in self.tables]
        finally:
            await store.close()
        return sum(check_log(log, laid.players) for log, laid in zip(logs, self.tables, strict=True))


def at_a_crowded_hall(
    hall: RunningHall, seed: str, play: Callable[[Crowd], Coroutine[Any, Any, None]]
) -> Crowd:
    """Runs a scene with a crowd, which goes home afterwards."""

    async def scene() -> Crowd:
        crowd = Crowd(hall, seed)
        try:
            await play(crowd)
        finally:
            await crowd.go_home()
        return crowd

    return asyncio.run(scene())
