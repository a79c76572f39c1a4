"""People, accounts, where they sit, and the hall's own secrets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Executable, delete, exists, select, update

from tatami.kernel.reasons import TatamiError

from .opening import Opened
from .repository import Repository, inserting
from .rows import AccountRow, PersonRow, TableRow, fold
from .schema import ACCOUNTS, KEYS, PEOPLE, SITTINGS, TABLES

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

    async def people_called(self, ids: Collection[str]) -> dict[str, PersonRow]:
        """By id, whoever of them is there."""
        rows = await self._all(PersonRow, select(PEOPLE).where(PEOPLE.c.id.in_(ids))) if ids else []
        return {row.id: row for row in rows}

    async def games_of(
        self, person_ids: Sequence[str], limit: int
    ) -> list[tuple[TableRow, int, bool | None, bool | None]]:
        """The tables where these people sat, the seat, whether they won, and were rated.

        Those that are not over come first, so that none is lost behind many that are; then the last first.
        """
        query = (
            select(TABLES, SITTINGS.c.seat, SITTINGS.c.won, SITTINGS.c.rated)
            .join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
            .where(SITTINGS.c.person_id.in_(person_ids))
            .order_by(TABLES.c.phase == "over", TABLES.c.changed_at.desc(), TABLES.c.id, SITTINGS.c.seat)
        )
        return [(TableRow(*row[:-3]), *row[-3:]) for row in await self._rows(query.limit(limit))]


class Accounts(People):
    """Those who have chosen a name that nobody else has."""

    async def add_account(self, row: AccountRow, person_id: str | None = None) -> None:
        """An account, and the person whose account it is; nobody gets a second one."""
        statements: list[Executable] = [inserting(ACCOUNTS, row)]
        if person_id is not None:
            change = update(PEOPLE).where(PEOPLE.c.id == person_id, PEOPLE.c.account_id.is_(None))
            statements.append(change.values(account_id=row.id, name=row.name, named=True))
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
