"""Games that are over, as statistics need them: who sat where, as what, and how it ended for him."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Executable, Select, func, or_, select

from ..table.entries import Millis
from .repository import Repository, inserting
from .rows import EndingRow, PlayedRow
from .schema import ENDINGS, SITTINGS, TABLES

_PLAYED: Final = (
    ENDINGS.c.table_id,
    ENDINGS.c.game,
    ENDINGS.c.seats,
    ENDINGS.c.ended_at,
    ENDINGS.c.how,
    ENDINGS.c.bots,
    ENDINGS.c.winners,
    SITTINGS.c.seat,
    SITTINGS.c.person_id,
    SITTINGS.c.won,
    SITTINGS.c.rated,
    SITTINGS.c.place,
    SITTINGS.c.traits,
    TABLES.c.opened_by,
)
_LAST_FIRST: Final = (
    ENDINGS.c.ended_at.desc(),
    ENDINGS.c.number.desc(),
    ENDINGS.c.table_id,
    SITTINGS.c.seat,
)
Played = Select[tuple[PlayedRow]]


class Endings(Repository):
    async def next_ending(self) -> int:
        """The number of the next game that ends; whoever asks holds the lock of ratings."""
        return 1 + await self._count(select(func.coalesce(func.max(ENDINGS.c.number), 0)))

    def ending(self, row: EndingRow) -> Executable:
        """The statement for it, to go with an entry."""
        return inserting(ENDINGS, row)

    async def ending_of(self, table_id: str) -> EndingRow | None:
        return await self._first(EndingRow, select(ENDINGS).where(ENDINGS.c.table_id == table_id))

    async def rated_endings(self) -> list[EndingRow]:
        """In the order in which they were rated."""
        query = select(ENDINGS).where(ENDINGS.c.weighed.is_not(None), ENDINGS.c.number.is_not(None))
        return await self._all(EndingRow, query.order_by(ENDINGS.c.number))

    async def played_by(
        self, people: Collection[str], limit: int, told_by: Millis | None, offset: int = 0
    ) -> list[PlayedRow]:
        """Their finished games, the last first; `told_by`: only those of whose end strangers know by then."""
        query = _played(told_by).where(SITTINGS.c.person_id.in_(people))
        return await self._all(PlayedRow, query.order_by(*_LAST_FIRST).limit(limit).offset(offset))

    async def played_count(self, people: Collection[str]) -> int:
        query = _played(None).where(SITTINGS.c.person_id.in_(people)).subquery()
        return await self._count(select(func.count()).select_from(query))

    async def played_with(
        self, people: Collection[str], limit: int, told_by: Millis | None, offset: int = 0
    ) -> list[PlayedRow]:
        """Everybody who sat at the tables of those games, they themselves included."""
        own = _played(told_by).where(SITTINGS.c.person_id.in_(people)).order_by(*_LAST_FIRST)
        tables = own.limit(limit).offset(offset).subquery()
        query = _played(told_by).where(ENDINGS.c.table_id.in_(select(tables.c.table_id)))
        return await self._all(PlayedRow, query)


def _played(told_by: Millis | None) -> Played:
    query = (
        select(*_PLAYED)
        .join(SITTINGS, SITTINGS.c.table_id == ENDINGS.c.table_id)
        .join(TABLES, TABLES.c.id == ENDINGS.c.table_id)
    )
    if told_by is not None:
        query = query.where(or_(TABLES.c.told_at.is_(None), TABLES.c.told_at <= told_by))
    return query
