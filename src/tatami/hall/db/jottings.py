"""What people note for themselves at a seat (serving/jottings.py): one row a seat."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, bindparam, select

from .notes import Note
from .repository import Repository
from .schema import JOTTINGS, SITTINGS


class Jotted(Repository):
    async def jottings(self, table_id: str, seat: int) -> bytes | None:
        """What is noted there, as JSON."""
        here = JOTTINGS.c.table_id == table_id, JOTTINGS.c.seat == seat
        return await self._first(bytes, select(JOTTINGS.c.noted).where(*here))

    async def jottings_of(self, people: Collection[str], limit: int) -> list[tuple[str, int, bytes]]:
        """Table, seat and what is noted there, of all seats that are theirs."""
        here = and_(SITTINGS.c.table_id == JOTTINGS.c.table_id, SITTINGS.c.seat == JOTTINGS.c.seat)
        query = select(JOTTINGS).join(SITTINGS, here).where(SITTINGS.c.person_id.in_(people))
        rows = await self._rows(query.order_by(JOTTINGS.c.table_id, JOTTINGS.c.seat).limit(limit))
        return [(table, seat, noted) for table, seat, noted in rows]

    async def jot(self, table_id: str, seat: int, noted: bytes) -> None:
        """In place of what was there."""
        upsert = self._upsert(
            JOTTINGS, {column.name: bindparam(f"new_{column.name}") for column in JOTTINGS.c}
        )
        once = upsert.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"noted": upsert.excluded.noted}
        )
        await self._write(Note(once, {"new_table_id": table_id, "new_seat": seat, "new_noted": noted}))
