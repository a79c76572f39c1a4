"""A crowd comes into the hall: guests, tables of four, and a socket for everybody."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Sequence
from math import inf
from typing import Final

import msgspec

from tatami.hall.telling.messages import Lang
from tatami.kernel.seats import letter
from tatami.web.shapes import NewGuest, NewTable, SitDown

from .asking import Asker, each
from .tables import BotTable, Tally

SEATS: Final = 4
Progress = Callable[[float], None]


class _Person(msgspec.Struct):
    token: str


class _Info(msgspec.Struct):
    id: str
    phase: str


class _Shared(msgspec.Struct):
    key: str


class _Seen(msgspec.Struct):
    info: _Info


class Crowd:
    """Everybody who came, table by table."""

    def __init__(self, asker: Asker, seed: int) -> None:
        self._asker: Final = asker
        self._rng: Final = random.Random(seed)
        self.tables: Final[list[BotTable]] = []

    async def come(self, games: Sequence[str], progress: Progress, seconds: float = inf) -> None:
        """Four guests for each game of the list, at a table of their own, while there is time."""

        async def one(game: str) -> None:
            tokens = [await self.guest(f"{game[:12]} {seat}") for seat in range(SEATS)]
            table = BotTable(game, tokens, random.Random(self._rng.random()))
            table.spare.append(await self._lay(table))
            self.tables.append(table)
            progress(1)

        await each((one(game) for game in games), seconds=seconds)

    async def guest(self, name: str) -> str:
        guest = NewGuest(name, bearer=True)
        return (await self._asker.ask("POST", "/api/guests", _Person, guest)).token

    async def _lay(self, table: BotTable) -> str:
        wanted = NewTable(table.game, SEATS, access="link")
        seen = laid = await self._asker.ask("POST", "/api/tables", _Seen, wanted, table.tokens[0])
        for seat, token in enumerate(table.tokens):
            body, path = SitDown(letter(seat)), f"/api/tables/{laid.info.id}/seats"
            seen = await self._asker.ask("POST", path, _Seen, body, token)
        if seen.info.phase != "playing":
            raise ConnectionError(f"{laid.info.id}: {seen.info.phase}")
        return laid.info.id

    async def open_sockets(self, progress: Progress, seconds: float = inf) -> None:
        """Everybody opens a socket and looks at the table through the eyes of his seat.

        Tables that nobody could come to in time are forgotten.
        """
        loop = asyncio.get_running_loop()

        async def one(table: BotTable) -> None:
            for seat in table.seats:
                await loop.create_connection(
                    lambda seat=seat: seat,
                    self._asker.host,
                    self._asker.port,
                    local_addr=self._asker.local_addr,
                )
                await seat.is_open
            ready = asyncio.Event()
            table.on_ready = lambda _: ready.set()
            table.come(table.spare.pop())
            await ready.wait()
            progress(1)

        await each((one(table) for table in self.tables), seconds=seconds)
        self.tables[:] = [table for table in self.tables if table.id]

    async def lay_spares(self, tables: Iterable[BotTable], count: int) -> None:
        """So many tables in reserve, so that nobody has to lay one while the hall is measured."""

        async def one(table: BotTable) -> None:
            while len(table.spare) < count:
                table.spare.append(await self._lay(table))

        await each(one(table) for table in tables)

    async def share(self, table: str, token: str) -> str:
        """The key of the record of a finished game, for everybody."""
        return (await self._asker.ask("POST", f"/api/tables/{table}/share", _Shared, token=token)).key

    async def next_game(self, table: BotTable) -> None:
        table.come(table.spare.pop() if table.spare else await self._lay(table))

    async def speak(self, tables: Iterable[BotTable], lang: Lang) -> None:
        """Until everybody has heard it: a hall shows every table anew to whoever changes the language."""
        await asyncio.gather(*(seat.speak(lang) for table in tables for seat in table.seats))

    def tally(self, tables: Iterable[BotTable]) -> Tally:
        """A fresh one for all of these."""
        tally = Tally()
        for table in tables:
            table.tally = tally
        return tally

    def close(self) -> None:
        for table in self.tables:
            table.close()
