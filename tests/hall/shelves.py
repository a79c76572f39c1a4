"""What scenes at the store have in common: tables, entries, people, and a store that is closed afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from tatami.hall.db.opening import read_url
from tatami.hall.db.rows import AccountRow, PersonRow, Phase, TableRow, fold
from tatami.hall.db.store import Store, open_store
from tatami.hall.table.entries import Acted, Clock, Entry, Opened

T = TypeVar("T")

LAID = Opened(0, "ann", "tenno", 1, 3, {}, Clock(), "secret")


def act(at: int, answer: str = "pass") -> Entry:
    return Acted(at, 0, answer)


def table(
    table_id: str, phase: Phase = "playing", at: int = 0, listed: bool = True, by: str = "ann"
) -> TableRow:
    return TableRow(table_id, "tenno", 3, phase, listed, by, at, at)


def person(person_id: str, name: str = "Ann", account: str | None = None) -> PersonRow:
    return PersonRow(person_id, name, "red", "key", account, 1, 1)


def account(account_id: str, name: str) -> AccountRow:
    return AccountRow(account_id, name, fold(name), "hash", None, None, 1)


@asynccontextmanager
async def opened(url: str, *tables: str) -> AsyncIterator[Store]:
    """A store with these tables, each with its first entry."""
    store = await open_store(url)
    try:
        for table_id in tables:
            await store.open_table(table(table_id), LAID)
        yield store
    finally:
        await store.close()


def scene(url: str, play: Callable[[Store], Awaitable[T]], *tables: str) -> T:
    async def run() -> T:
        async with opened(url, *tables) as store:
            return await play(store)

    return asyncio.run(run())


async def beside(url: str, work: Callable[[Connection], T]) -> T:
    """Somebody else works at the database, by a connection of his own, in a transaction."""
    where = read_url(url)
    if where.get_backend_name() == "sqlite":
        engine = create_engine(where)
        with engine.begin() as connection:
            done = work(connection)
        engine.dispose()
        return done
    pool = create_async_engine(where)
    async with pool.begin() as there:
        done = await there.run_sync(work)
    await pool.dispose()
    return done
