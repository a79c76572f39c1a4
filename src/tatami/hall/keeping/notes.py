"""Statements that go with an entry, in its transaction: what lists and people find without reading a log."""

from __future__ import annotations

from types import EllipsisType

from sqlalchemy import Executable, delete, insert, update

from ..entries import Millis
from ..rows import Phase
from ..schema import SITTINGS, TABLES


def noting(
    table_id: str,
    *,
    phase: Phase | None = None,
    wake_at: Millis | EllipsisType | None = ...,
    changed_at: Millis | None = None,
    share: str | None = None,
) -> Executable:
    """What has changed about a table. What is not named stays; `wake_at=None` lets it sleep."""
    given = {"phase": phase, "changed_at": changed_at, "share": share}
    values: dict[str, object] = {name: value for name, value in given.items() if value is not None}
    if not isinstance(wake_at, EllipsisType):
        values["wake_at"] = wake_at
    if not values:
        raise ValueError("nothing to note")
    return update(TABLES).where(TABLES.c.id == table_id).values(values)


def sitting(table_id: str, seat: int, person_id: str) -> Executable:
    return insert(SITTINGS).values(table_id=table_id, seat=seat, person_id=person_id)


def rising(table_id: str, seat: int) -> Executable:
    return delete(SITTINGS).where(SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat)


def result(table_id: str, seat: int, won: bool) -> Executable:
    at_seat = (SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat)
    return update(SITTINGS).where(*at_seat).values(won=won)
