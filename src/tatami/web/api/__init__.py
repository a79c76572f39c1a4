"""Everything that can be asked of the hall over HTTP, chapter by chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..routes import Operation
from . import days, decks, friends, games, helping, leaving, lessons, people, records, renown, results, tables

OPERATIONS: Final[Sequence[Operation]] = (
    *people.OPERATIONS,
    *friends.OPERATIONS,
    *days.OPERATIONS,
    *renown.OPERATIONS,
    *decks.OPERATIONS,
    *games.OPERATIONS,
    *tables.OPERATIONS,
    *helping.OPERATIONS,
    *leaving.OPERATIONS,
    *records.OPERATIONS,
    *results.OPERATIONS,
    *lessons.OPERATIONS,
)
