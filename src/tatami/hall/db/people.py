"""People, accounts, what they played and how well, and the hall's own secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, delete, exists, select, update

from tatami.kernel.reasons import TatamiError

from ..table.entries import Millis
from .opening import Opened
from .repository import Repository, inserting
from .rows import AccountRow, PersonRow, RatingRow, TableRow, UntoldRow, fold
from .schema import ACCOUNTS, KEYS, PEOPLE, RATINGS, SITTINGS, TABLES, UNTOLD

MOST_KNOWN: Final = 10_000
"""People who are kept in memory, of half a kilobyte or so each."""


class People(Repository):
    """Who comes in."""

    def __init__(self, database: Opened) -> None:
        super().__init__(database)
        self._known: Final[dict[str, PersonRow]] = {}
        """Who was looked up lately: every request asks. Nobody but this hall writes to the database."""
        self._changes = 0

    async def add_person(self, row: PersonRow) -> None:
        await self._write(inserting(PEOPLE, row))

    async def person(self, person_id: str) -> PersonRow | None:
        known = self._known.get(person_id)
        if known is None:
            changes = self._changes
            known = await self._first(PersonRow, select(PEOPLE).where(PEOPLE.c.id == person_id))
            if known is not None and changes == self._changes:  # what was read is not older than a change
                self._known[person_id] = known
                if len(self._known) > MOST_KNOWN:  # whoever was looked up first: no more is kept of anybody
                    del self._known[next(iter(self._known))]
        return known

    @property
    def people_known(self) -> int:
        """How many are kept in memory; each a name, a colour and a few keys, all of them short."""
        return len(self._known)

    async def change_person(self, person_id: str, **values: Any) -> None:
        """`values` are columns of the row; the database takes what fits them."""
        with self._changing(person_id):
            await self._write(update(PEOPLE).where(PEOPLE.c.id == person_id).values(values))

    @contextmanager
    def _changing(self, person_id: str) -> Iterator[None]:
        """Nobody may go on knowing what somebody was, nor what was read of him meanwhile."""
        self._changes += 1
        self._known.pop(person_id, None)
        try:
            yield
        finally:
            self._changes += 1
            self._known.pop(person_id, None)

    async def people_of(self, account_id: str) -> list[PersonRow]:
        query = select(PEOPLE).where(PEOPLE.c.account_id == account_id)
        return await self._all(PersonRow, query.order_by(PEOPLE.c.made_at, PEOPLE.c.id))

    async def games_of(
        self, person_ids: Sequence[str], limit: int
    ) -> list[tuple[TableRow, int, bool | None]]:
        """The tables where these people sat, the seat, and whether they won; the last come first."""
        query = (
            select(TABLES, SITTINGS.c.seat, SITTINGS.c.won)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person_id.in_(person_ids))
            .order_by(TABLES.c.changed_at.desc(), TABLES.c.id, SITTINGS.c.seat)
        )
        return [(TableRow(*row[:-2]), row[-2], row[-1]) for row in await self._rows(query.limit(limit))]


class Accounts(People):
    """Those who have chosen a name that nobody else has."""

    async def add_account(self, row: AccountRow, person_id: str | None = None) -> None:
        """An account, and the person whose account it is; nobody gets a second one."""
        statements: list[Executable] = [inserting(ACCOUNTS, row)]
        if person_id is not None:
            change = update(PEOPLE).where(PEOPLE.c.id == person_id, PEOPLE.c.account_id.is_(None))
            statements.append(change.values(account_id=row.id, name=row.name))
            owned = exists().where(PEOPLE.c.account_id == row.id)
            statements.append(delete(ACCOUNTS).where(ACCOUNTS.c.id == row.id, ~owned))
        with self._changing(person_id or ""):
            await self._write(*statements, double=name_is_taken(row.name))
        if person_id is not None:
            person = await self.person(person_id)
            if person is None or person.account_id != row.id:
                raise TatamiError("has-an-account")

    async def account(self, account_id: str) -> AccountRow | None:
        return await self._first(AccountRow, select(ACCOUNTS).where(ACCOUNTS.c.id == account_id))

    async def account_called(self, name: str) -> AccountRow | None:
        return await self._first(AccountRow, select(ACCOUNTS).where(ACCOUNTS.c.folded == fold(name)))

    async def change_account(self, account_id: str, **values: Any) -> None:
        """`values` are columns of the row; a new name brings its folded form along."""
        if "name" in values:
            values["folded"] = fold(values["name"])
        change = update(ACCOUNTS).where(ACCOUNTS.c.id == account_id).values(values)
        await self._write(change, double=name_is_taken(values.get("name", "")))


def name_is_taken(name: str) -> TatamiError:
    return TatamiError("name-is-taken", name=name)


class Ratings(Repository):
    """How well people and bots play."""

    async def rating(self, owner: str, game: str) -> RatingRow | None:
        query = select(RATINGS).where(RATINGS.c.owner == owner, RATINGS.c.game == game)
        return await self._first(RatingRow, query)

    async def ratings_of(self, owner: str) -> list[RatingRow]:
        return await self._all(
            RatingRow, select(RATINGS).where(RATINGS.c.owner == owner).order_by(RATINGS.c.game)
        )

    async def ladder(self, game: str, limit: int, now: Millis) -> list[RatingRow]:
        """By what is nearly certain of each: few games do not lift anybody to the top.

        It is for everybody, so it tells of no game whose end is not told yet.
        """
        then = {row.owner: row for row in reversed(await self._untold(game, now))}
        surely = RATINGS.c.mu - 3 * RATINGS.c.sigma
        query = select(RATINGS).where(RATINGS.c.game == game).order_by(surely.desc(), RATINGS.c.owner)
        rows = [
            row for row in await self._all(RatingRow, query.limit(limit + len(then))) if row.owner not in then
        ]
        rows += [
            RatingRow(row.owner, game, row.mu, row.sigma, row.games) for row in then.values() if row.games
        ]
        rows.sort(key=lambda row: (3 * row.sigma - row.mu, row.owner))
        return rows[:limit]

    async def _untold(self, game: str, now: Millis) -> list[UntoldRow]:
        """What was before each game of which nobody knows yet, the oldest first."""
        query = select(UNTOLD).where(UNTOLD.c.game == game, UNTOLD.c.until > now)
        return await self._all(UntoldRow, query.order_by(UNTOLD.c.games))

    async def untold_until(self, owners: Collection[str], game: str, now: Millis) -> Millis:
        """When all is told of the games that these ratings come from; 0 if it is already."""
        untold = await self._untold(game, now)
        return max((row.until for row in untold if row.owner in owners), default=0)

    def hiding(self, rows: Sequence[UntoldRow], now: Millis) -> list[Executable]:
        """Statements to go with an entry: the ladder shows these. What is told by now is forgotten."""
        upserts = [self._upsert(UNTOLD, msgspec.structs.asdict(row)) for row in rows]
        return [
            delete(UNTOLD).where(UNTOLD.c.until <= now),
            *(upsert.on_conflict_do_nothing() for upsert in upserts),
        ]

    async def put_ratings(self, rows: Sequence[RatingRow]) -> None:
        """All of a game's at once, new or changed."""
        await self._write(*map(self.putting, rows))

    def putting(self, row: RatingRow) -> Executable:
        """The statement for it, to go with an entry."""
        upsert = self._upsert(RATINGS, {"owner": row.owner, "game": row.game})
        new = {"mu": row.mu, "sigma": row.sigma, "games": row.games}
        return upsert.values(new).on_conflict_do_update(index_elements=["owner", "game"], set_=new)


class Keys(Repository):
    """Secrets that the hall makes once and keeps."""

    async def hall_key(self, name: str, fresh: Callable[[], str]) -> str:
        """The value under this name; a fresh one the first time, whoever comes first."""
        query = select(KEYS.c.value).where(KEYS.c.name == name)
        found = await self._first(str, query)
        if found is not None:
            return found
        await self._write(self._upsert(KEYS, {"name": name, "value": fresh()}).on_conflict_do_nothing())
        [[value]] = await self._rows(query)
        return str(value)

    async def keys_called(self, prefix: str) -> dict[str, str]:
        """By name, in the order of the names."""
        query = select(KEYS).where(KEYS.c.name.startswith(prefix, autoescape=True))
        return dict(sorted(await self._rows(query)))
