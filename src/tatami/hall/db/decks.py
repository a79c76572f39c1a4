"""Decks that people keep (serving/decks.py): one row a deck."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, select, update

from .notes import Note
from .repository import Repository, inserting
from .rows import DeckRow
from .schema import DECKS

_CHANGED: Final = ("pack", "sha256", "name", "text", "revision", "changed_at")
_CHANGE: Final = (
    update(DECKS)
    .where(DECKS.c.id == bindparam("of_deck"))
    .values({name: bindparam(f"new_{name}") for name in _CHANGED})
)


class Decks(Repository):
    async def decks_of(self, account: str) -> list[DeckRow]:
        """In the order in which they were made."""
        query = select(DECKS).where(DECKS.c.account_id == account)
        return await self._all(DeckRow, query.order_by(DECKS.c.made_at, DECKS.c.id))

    async def deck(self, account: str, deck_id: str) -> DeckRow | None:
        """One of that account's own."""
        return await self._first(
            DeckRow, select(DECKS).where(DECKS.c.id == deck_id, DECKS.c.account_id == account)
        )

    async def add_deck(self, row: DeckRow) -> None:
        await self._write(inserting(DECKS, row))

    async def change_deck(self, row: DeckRow) -> None:
        """In place of what was kept under its id."""
        changed = {f"new_{name}": getattr(row, name) for name in _CHANGED}
        await self._write(Note(_CHANGE, {"of_deck": row.id, **changed}))

    async def drop_deck(self, account: str, deck_id: str) -> None:
        await self._write(delete(DECKS).where(DECKS.c.id == deck_id, DECKS.c.account_id == account))
