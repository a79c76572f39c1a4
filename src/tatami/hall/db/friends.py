"""Friends, requests, blocks and the links by which one asks: all of it between accounts."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, or_, select, update

from ..table.entries import Millis
from .repository import Repository
from .rows import FriendshipRow, PersonRow, TableRow
from .schema import ACCOUNTS, BLOCKS, FRIEND_LINKS, FRIENDSHIPS, PEOPLE, SITTINGS, TABLES

_PAIR: Final = FRIENDSHIPS.c
MOST_TABLES: Final = 500
"""Tables at which friends are looked for."""


class Acquainted(NamedTuple):
    """An account's person, and the name that nobody else has."""

    person: PersonRow
    account: str


def pair(a: str, b: str) -> tuple[str, str]:
    """As it stands in a row."""
    return (a, b) if a < b else (b, a)


def _between(a: str, b: str) -> ColumnElement[bool]:
    one, other = pair(a, b)
    return and_(_PAIR.one == one, _PAIR.other == other)


class Friendships(Repository):
    """Who has asked whom, and who has said yes."""

    async def friendship(self, a: str, b: str) -> FriendshipRow | None:
        return await self._first(FriendshipRow, select(FRIENDSHIPS).where(_between(a, b)))

    async def friendships_of(self, account: str) -> list[FriendshipRow]:
        """Friends and requests, both ways; the oldest first."""
        query = select(FRIENDSHIPS).where(or_(_PAIR.one == account, _PAIR.other == account))
        return await self._all(FriendshipRow, query.order_by(_PAIR.at, _PAIR.one, _PAIR.other))

    async def ask_friend(self, by: str, whom: str, at: Millis) -> None:
        """Nothing happens where there is something between them already."""
        one, other = pair(by, whom)
        asked = {"one": one, "other": other, "asked_by": by, "accepted": False, "at": at}
        await self._write(self._upsert(FRIENDSHIPS, asked).on_conflict_do_nothing())

    async def accept_friend(self, a: str, b: str, at: Millis) -> None:
        await self._write(update(FRIENDSHIPS).where(_between(a, b)).values(accepted=True, at=at))

    async def end_friendship(self, a: str, b: str) -> None:
        """What was between them is gone, a request as well."""
        await self._write(delete(FRIENDSHIPS).where(_between(a, b)))

    async def befriended(self, accounts: Collection[str]) -> set[str]:
        """Those who are a friend of one of these."""
        of_these = or_(_PAIR.one.in_(accounts), _PAIR.other.in_(accounts))
        rows = await self._rows(select(_PAIR.one, _PAIR.other).where(of_these, _PAIR.accepted))
        return {account for row in rows for account in row}

    async def acquainted(self, accounts: Collection[str]) -> dict[str, Acquainted]:
        """By account: its name, and as whom it sits down."""
        if not accounts:
            return {}
        query = select(PEOPLE, ACCOUNTS.c.name).join(ACCOUNTS, PEOPLE.c.account_id == ACCOUNTS.c.id)
        query = query.where(ACCOUNTS.c.id.in_(accounts)).order_by(PEOPLE.c.made_at.desc(), PEOPLE.c.id.desc())
        rows = [Acquainted(PersonRow(*row[:-1]), row[-1]) for row in await self._rows(query)]
        return {row.person.account_id: row for row in rows if row.person.account_id}

    async def listed_tables_of(self, people: Collection[str], now: Millis) -> list[tuple[str, TableRow]]:
        """Those who sit at public tables of whose end nobody has heard yet; the newest table last."""
        if not people:
            return []
        goes_on = or_(TABLES.c.phase != "over", TABLES.c.told_at > now)
        query = (
            select(SITTINGS.c.person_id, TABLES)
            .join(TABLES, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person_id.in_(people), TABLES.c.listed, goes_on)
            .order_by(TABLES.c.opened_at.desc(), TABLES.c.id)
            .limit(MOST_TABLES)
        )
        return [(person, TableRow(*row)) for person, *row in reversed(await self._rows(query))]


class Blocks(Repository):
    """Who wants to hear nothing of whom."""

    async def block(self, by: str, whom: str, at: Millis) -> None:
        """They are no friends any more, and what he asked of the other is taken back.

        What the other asks of him stays: to the other it looks as if nobody had answered.
        """
        blocked = {"by_account": by, "blocked": whom, "at": at}
        own = or_(_PAIR.accepted, _PAIR.asked_by == by)
        await self._write(
            self._upsert(BLOCKS, blocked).on_conflict_do_nothing(),
            delete(FRIENDSHIPS).where(_between(by, whom), own),
        )

    async def unblock(self, by: str, whom: str) -> None:
        await self._write(delete(BLOCKS).where(BLOCKS.c.by_account == by, BLOCKS.c.blocked == whom))

    async def blocked_by(self, account: str) -> list[str]:
        """Whom it has blocked, in that order."""
        query = select(BLOCKS.c.blocked).where(BLOCKS.c.by_account == account)
        return await self._all(str, query.order_by(BLOCKS.c.at, BLOCKS.c.blocked))

    async def blocks_among(self, accounts: Collection[str]) -> list[tuple[str, str]]:
        """Who of these has blocked whom of these."""
        if len(accounts) < 2:
            return []
        among = and_(BLOCKS.c.by_account.in_(accounts), BLOCKS.c.blocked.in_(accounts))
        rows = await self._rows(select(BLOCKS.c.by_account, BLOCKS.c.blocked).where(among))
        return [(by, blocked) for by, blocked in rows]


class FriendLinks(Repository):
    """One for each account that wanted one."""

    async def friend_key(self, account: str) -> str | None:
        query = select(FRIEND_LINKS.c.key).where(FRIEND_LINKS.c.account_id == account)
        return await self._first(str, query)

    async def put_friend_key(self, account: str, key: str) -> None:
        """In place of the one before, which is dead from now on."""
        upsert = self._upsert(FRIEND_LINKS, {"account_id": account, "key": key})
        await self._write(upsert.on_conflict_do_update(index_elements=["account_id"], set_={"key": key}))

    async def account_with_key(self, key: str) -> str | None:
        return await self._first(str, select(FRIEND_LINKS.c.account_id).where(FRIEND_LINKS.c.key == key))
