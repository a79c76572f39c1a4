"""Everything that can be asked of the hall over HTTP, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..routes import Operation
from . import games, lessons, people, records, tables

OPERATIONS: Final[Sequence[Operation]] = (
    *people.OPERATIONS,
    *games.OPERATIONS,
    *tables.OPERATIONS,
    *records.OPERATIONS,
    *lessons.OPERATIONS,
)
