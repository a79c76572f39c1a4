"""A hall, as somebody who is inside sees it."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tatami.hall.telling.messages import Lang
from tatami.web import shapes as s

from .calls import Calls
from .desk import Desk
from .eyes import Eyes
from .line import SocketLine
from .seats import Receipt, Seat

TIMEOUT: Final = 20.0
"""Seconds that one call over HTTP, or the opening of a socket, may take."""
PATIENCE: Final = 60.0
"""Seconds that the hall may be away (a restart takes a few) before `HallLost` is raised."""


class Hall(Desk):
    """One person in one hall: many tables, one socket.

    async with Hall.connect("http://127.0.0.1:8640", name="Bot") as hall:
        for table in await hall.tables():
            print(table.id, table.game, table.phase)
    """

    def __init__(self, calls: Calls, line: SocketLine, person: s.Person) -> None:
        super().__init__(calls)
        self.person: Final = person
        self.token: Final = calls.token
        """Whoever has it is you: `Hall.connect(address, token=...)`."""
        self._line: Final = line

    @staticmethod
    @asynccontextmanager
    async def connect(
        address: str,
        *,
        name: str = "",
        colour: s.Colour = "indigo",
        token: str = "",
        link: str = "",
        account: tuple[str, str] | None = None,
        lang: Lang = "",
        timeout: float = TIMEOUT,
        patience: float = PATIENCE,
    ) -> AsyncIterator[Hall]:
        """Comes in: as a guest with a name, or as who one is by a token, a link, or (name, passphrase).

        With a language the hall tells sentences and labels, too; without one only the names of the notation.
        """
        calls = Calls(address, lang, timeout, patience)
        try:
            person = await _come_in(calls, name, colour, token, link, account)
            line = SocketLine(calls.address, calls.token, lang, timeout, patience)
            try:
                yield Hall(calls, line, person)
            finally:
                await line.close()
        finally:
            await calls.close()

    # --- at a table -----------------------------------------------------------------------------

    async def sit(
        self,
        table: str,
        seat: str | None = None,
        *,
        name: str | None = None,
        colour: s.Colour | None = None,
        password: str = "",
    ) -> Seat:
        """Takes a cushion (that one, or the first that is free) with a share of chance made here.

        The hall's promise is noted before it can know that share: `seat.receipt` is for `tatami-verify`.
        """
        before = await self.table(table)
        entropy = _share()
        body = s.SitDown(seat, name, colour, entropy, password)
        after = await self._calls.ask(s.TableSeen, "POST", f"/api/tables/{table}/seats", body)
        letter = seat or next(each for each in after.yours if each not in before.yours)
        return await self._take(table, letter, Receipt(table, letter, before.info.commitment, entropy))

    async def seat(self, table: str, letter: str) -> Seat:
        """A seat that is yours already: from another device, or before."""
        return await self._take(table, letter, None)

    async def seats(self, table: str) -> list[Seat]:
        """All of them."""
        return [await self.seat(table, letter) for letter in (await self.table(table)).yours]

    async def watch(self, table: str, password: str = "") -> Eyes:
        """As a spectator: what everybody sees."""
        known = self._line.eyes_at(table, None)
        return known or await self._watching(Eyes(self._line, table, None, password))

    async def rematch(self, table: str) -> list[Seat]:
        """The same game once more, on the same cushions; whoever asks first lays the table."""
        shares = {letter: _share() for letter in (await self.table(table)).yours}
        body = s.PlayAgain(shares)
        seen = await self._calls.ask(s.TableSeen, "POST", f"/api/tables/{table}/rematch", body)
        return [
            await self._take(seen.info.id, letter, Receipt(seen.info.id, letter, seen.info.commitment, share))
            for letter, share in shares.items()
            if letter in seen.yours
        ]

    async def _take(self, table: str, letter: str, receipt: Receipt | None) -> Seat:
        known = self._line.eyes_at(table, letter)
        if isinstance(known, Seat):
            return known
        seat = Seat(self._line, table, letter, receipt)
        await self._watching(seat)
        return seat

    async def _watching(self, eyes: Eyes) -> Eyes:
        await self._line.watch(eyes)
        return eyes

    def cut(self) -> None:
        """Breaks the connection as a bad network would; it comes back by itself. For tests of clients."""
        self._line.cut()


def _share() -> str:
    """One's own share of the chance: the hall must not be able to guess it."""
    return secrets.token_hex(16)


async def _come_in(
    calls: Calls, name: str, colour: s.Colour, token: str, link: str, account: tuple[str, str] | None
) -> s.Person:
    if token:
        calls.token = token
        return await calls.ask(s.Person, "GET", "/api/me")
    if link:
        person = await calls.ask(s.Person, "POST", "/api/session", s.ComeBack(link, bearer=True))
    elif account:
        person = await calls.ask(s.Person, "POST", "/api/log-in", s.LogIn(*account, bearer=True))
    else:
        person = await calls.ask(s.Person, "POST", "/api/guests", s.NewGuest(name, colour, bearer=True))
    calls.token = person.token or ""
    return person
