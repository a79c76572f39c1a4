"""Everything that is asked of a hall over HTTP: games, tables, people, records."""

from __future__ import annotations

from typing import Any, Final, Literal
from urllib.parse import quote

from tatami.hall.table.entries import Clock
from tatami.hall.telling import renown
from tatami.hall.telling.messages import TableInfo
from tatami.web import shapes as s
from tatami.web.afterwards import Replay, Verified

from .calls import Calls


class Desk:
    """The calls, one method each. `Hall` adds the socket."""

    def __init__(self, calls: Calls) -> None:
        self._calls: Final = calls

    # --- people ---------------------------------------------------------------------------------

    async def me(self) -> s.Person:
        return await self._calls.ask(s.Person, "GET", "/api/me")

    async def change_me(self, name: str | None = None, colour: s.Colour | None = None) -> s.Person:
        return await self._calls.ask(s.Person, "PATCH", "/api/me", s.ChangeOfPerson(name, colour))

    async def link(self) -> str:
        """The key of a personal link: `Hall.connect(address, link=key)` is you on another device."""
        return (await self._calls.ask(s.PersonalLink, "POST", "/api/me/link")).key

    async def register(self, name: str, passphrase: str) -> s.Person:
        """An account for the guest you are; your games stay yours."""
        return await self._calls.ask(s.Person, "POST", "/api/accounts", s.NewAccount(name, passphrase))

    async def claim(self, link: str) -> None:
        """The games of a guest you were, by the key of his personal link, become your account's."""
        await self._calls.fetch("POST", "/api/me/claims", s.ClaimGuest(link))

    async def my_games(self, limit: int = 50) -> list[s.PastGame]:
        return await self._calls.ask(list[s.PastGame], "GET", "/api/me/games", limit=limit)

    async def my_ratings(self) -> list[renown.Rating]:
        return await self._calls.ask(list[renown.Rating], "GET", "/api/me/ratings")

    async def ladder(self, game: str, **wanted: Any) -> renown.Ladder:
        """`players`, `season` (`2026-4`), `everybody`, `limit`, `offset`."""
        return await self._calls.ask(renown.Ladder, "GET", f"/api/games/{game}/ladder", **wanted)

    async def player(self, name: str) -> renown.PlayerPage:
        """The page of an account."""
        return await self._calls.ask(renown.PlayerPage, "GET", f"/api/players/{quote(name, safe='')}")

    # --- games and tables -----------------------------------------------------------------------

    async def games(self) -> list[s.GameInfo]:
        return await self._calls.ask(list[s.GameInfo], "GET", "/api/games")

    async def rules(self, game: str) -> s.Rulebook:
        return await self._calls.ask(s.Rulebook, "GET", f"/api/games/{game}/rules")

    async def tables(self) -> list[TableInfo]:
        """The public tables that are open or playing."""
        return (await self._calls.ask(s.Tables, "GET", "/api/tables")).tables

    async def table(self, table: str) -> s.TableSeen:
        """A table, and which of its seats are yours."""
        return await self._calls.ask(s.TableSeen, "GET", f"/api/tables/{table}")

    async def lay(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: dict[str, int | str | bool] | None = None,
        clock: Clock | None = None,
        link_only: bool = False,
        password: str = "",
        talk: bool = True,
        delay: int = 0,
        couch: bool = False,
    ) -> TableInfo:
        """Lays a table: a public one, one that only a link leads to, or one behind a password."""
        access = _access(link_only, password)
        body = s.NewTable(game, seats, options or {}, clock or Clock(), access, password, talk, delay, couch)
        return (await self._calls.ask(s.TableSeen, "POST", "/api/tables", body)).info

    async def seat_bots(self, table: str, kind: str = "sensible", seat: str | None = None) -> TableInfo:
        """Bots on all free cushions, or on one."""
        body = s.SeatBot(kind, seat)
        return (await self._calls.ask(s.TableSeen, "POST", f"/api/tables/{table}/bots", body)).info

    async def rise(self, table: str, seat: str) -> TableInfo:
        """Leaves a cushion before the game."""
        return (await self._calls.ask(s.TableSeen, "DELETE", f"/api/tables/{table}/seats/{seat}")).info

    async def clear(self, table: str) -> None:
        """Takes away a table that you have laid: before the game, or at any time where you play alone."""
        await self._calls.fetch("DELETE", f"/api/tables/{table}")

    async def report(self, table: str, seat: str, about: str) -> str:
        """A complaint; gives its number."""
        body = s.Report(seat, about)
        return (await self._calls.ask(s.ReportTaken, "POST", f"/api/tables/{table}/reports", body)).id

    # --- lessons --------------------------------------------------------------------------------

    async def lessons(self) -> list[s.CourseInfo]:
        """The playable introductions."""
        return await self._calls.ask(list[s.CourseInfo], "GET", "/api/lessons")

    async def begin_lesson(self, game: str, chapter: int) -> s.Lesson:
        """A table for a chapter of one: take your seat at it with `seat`."""
        return await self._calls.ask(s.Lesson, "POST", f"/api/lessons/{game}/{chapter}")

    # --- records, replays and forks -------------------------------------------------------------

    async def record(self, table: str) -> str:
        """The record of a finished game of yours, as `tatami-verify` reads it."""
        return await self._calls.text(f"/api/tables/{table}/record")

    async def share(self, table: str) -> str:
        """A key with which anybody may look at this finished game."""
        return (await self._calls.ask(s.Shared, "POST", f"/api/tables/{table}/share")).key

    async def shared_record(self, key: str) -> str:
        return await self._calls.text(f"/api/records/{key}")

    async def replay(self, table: str, eyes: str | None = None, start: int = 0, count: int = 50) -> Replay:
        """A game act by act, through the eyes of a seat or (None) of a spectator.

        While it goes on, only through the eyes of a seat of your own.
        """
        return await self._replay(f"/api/tables/{table}/replay", eyes, start, count)

    async def shared_replay(
        self, key: str, eyes: str | None = None, start: int = 0, count: int = 50
    ) -> Replay:
        return await self._replay(f"/api/records/{key}/replay", eyes, start, count)

    async def _replay(self, path: str, eyes: str | None, start: int, count: int) -> Replay:
        return await self._calls.ask(Replay, "GET", path, eyes=eyes, start=start, count=count)

    async def fork(self, table: str, act: int, seat: str, bots: str = "sensible") -> TableInfo:
        """A new table that goes on from just after that act, with you on that seat against bots."""
        body = s.Fork(act, seat, bots)
        return (await self._calls.ask(s.TableSeen, "POST", f"/api/tables/{table}/fork", body)).info

    async def fork_shared(self, key: str, act: int, seat: str, bots: str = "sensible") -> TableInfo:
        body = s.Fork(act, seat, bots)
        return (await self._calls.ask(s.TableSeen, "POST", f"/api/records/{key}/fork", body)).info

    async def verify(self, record: str) -> Verified:
        """Whether every act, draw and hash of a record is right, as this hall finds it."""
        return await self._calls.ask(Verified, "POST", "/api/records/verify", {"record": record})


def _access(link_only: bool, password: str) -> Literal["public", "link", "password"]:
    if password:
        return "password"
    return "link" if link_only else "public"
