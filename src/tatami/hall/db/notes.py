"""Statements that go with an entry, in its transaction: what lists and people find without reading a log.

Nearly every entry brings one along, so they must be cheap: each is a statement that is made once, with values
apart from it, and the writer executes all notes of a group that share a statement as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import EllipsisType
from typing import Any, Final

from sqlalchemy import Delete, Executable, Insert, Update, bindparam, delete, insert, update

from ..table.entries import Millis
from .logrow import LogRow
from .rows import Phase
from .schema import SITTINGS, TABLES

_THIS_TABLE: Final = TABLES.c.id == bindparam("of_table")
_THIS_SEAT: Final = (SITTINGS.c.table_id == bindparam("of_table"), SITTINGS.c.seat == bindparam("of_seat"))
_SIT: Final = insert(SITTINGS)
_RISE: Final = delete(SITTINGS).where(*_THIS_SEAT)
_INHERIT: Final = update(SITTINGS).where(*_THIS_SEAT).values(person_id=bindparam("new_person"))
_RESULT: Final = (
    update(SITTINGS)
    .where(*_THIS_SEAT)
    .values({name: bindparam(f"new_{name}") for name in ("won", "rated", "place", "traits")})
)


_PLAIN: Final = 1000
"""Bytes that a wish is reckoned at besides what it has to say."""


class Note(Executable):
    """A statement that is shared, and its values."""

    def __init__(self, statement: Insert | Update | Delete, values: dict[str, Any]) -> None:
        self.statement: Final = statement
        self.values: Final = values


def weight_of(rows: Sequence[LogRow], also: Sequence[Executable]) -> int:
    """About how many bytes wait as long as these do."""
    entries = sum([len(row.entry) for row in rows])
    if not also:  # as most of the time
        return _PLAIN + entries
    notes = (value for note in also if isinstance(note, Note) for value in note.values.values())
    said = sum(len(value) for value in notes if isinstance(value, str | bytes))
    return _PLAIN * (1 + len(also)) + entries + said


@cache
def _noting(names: frozenset[str]) -> Update:
    return (
        update(TABLES).where(_THIS_TABLE).values({name: bindparam(f"new_{name}") for name in sorted(names)})
    )


def noting(
    table_id: str,
    *,
    phase: Phase | None = None,
    wake_at: Millis | EllipsisType | None = ...,
    changed_at: Millis | None = None,
    share: str | None = None,
    summary: str | None = None,
    told_at: Millis | None = None,
) -> Executable:
    """What has changed about a table. What is not named stays; `wake_at=None` lets it sleep."""
    given = {
        "phase": phase,
        "changed_at": changed_at,
        "share": share,
        "summary": summary,
        "told_at": told_at,
    }
    values: dict[str, object] = {name: value for name, value in given.items() if value is not None}
    if not isinstance(wake_at, EllipsisType):
        values["wake_at"] = wake_at
    if not values:
        raise ValueError("nothing to note")
    new = {f"new_{name}": value for name, value in values.items()}
    return Note(_noting(frozenset(values)), {"of_table": table_id, **new})


def sitting(table_id: str, seat: int, person_id: str) -> Executable:
    return Note(_SIT, {"table_id": table_id, "seat": seat, "person_id": person_id})


def inherited(table_id: str, seat: int, person_id: str) -> Executable:
    return Note(_INHERIT, {"of_table": table_id, "of_seat": seat, "new_person": person_id})


def rising(table_id: str, seat: int) -> Executable:
    return Note(_RISE, {"of_table": table_id, "of_seat": seat})


def result(
    table_id: str,
    seat: int,
    won: bool | None,
    rated: bool,
    place: int | None = None,
    traits: str | None = None,
) -> Executable:
    """`traits`: what the seat was, as JSON."""
    new = {"new_won": won, "new_rated": rated, "new_place": place, "new_traits": traits}
    return Note(_RESULT, {"of_table": table_id, "of_seat": seat, **new})
