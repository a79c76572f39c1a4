"""Decks that people keep with their account: any text of a deck, also of one that is not legal yet.

What a deck holds and what is wrong with it is read where it is shown (web/decks.py): rules and packs may
change under it. Here is whose it is, how many somebody may keep, and that nobody writes over what he has not
seen.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from tatami.kernel.reasons import TatamiError

from ..db.rows import DeckRow
from ..telling.chat import cleaned

if TYPE_CHECKING:
    from ..hall import Hall

MOST_DECKS: Final = 100
"""Of one account."""
LONGEST_NAME: Final = 60


class OfPack(msgspec.Struct, frozen=True):
    """A data pack as a deck names it."""

    name: str
    sha256: str


class OwnDecks:
    """The decks of all accounts."""

    def __init__(self, hall: Hall) -> None:
        self._hall: Final = hall
        self._changing: Final = asyncio.Lock()
        """Held while something is looked at and then written."""

    async def of(self, account: str) -> list[DeckRow]:
        return await self._hall.store.decks_of(account)

    async def one(self, account: str, deck_id: str) -> DeckRow:
        found = await self._hall.store.deck(account, deck_id)
        if found is None:
            raise TatamiError("no-such-deck")
        return found

    async def keep(self, account: str, pack: OfPack, name: str, text: str) -> DeckRow:
        """A new deck. The very same once more (an answer was lost, a button pressed twice) is that one."""
        called = deck_name(name)
        async with self._changing:
            there = await self._hall.store.decks_of(account)
            for row in there:
                if (row.pack, row.name, row.text) == (pack.name, called, text):
                    return row
            if len(there) >= MOST_DECKS:
                raise TatamiError("decks-are-full", most=MOST_DECKS)
            now = self._hall.now()
            row = DeckRow(
                secrets.token_urlsafe(12), account, pack.name, pack.sha256, called, text, 1, now, now
            )
            await self._hall.store.add_deck(row)
            return row

    async def change(
        self, account: str, deck_id: str, revision: int, pack: OfPack, name: str, text: str
    ) -> DeckRow:
        """In place of that revision of it."""
        called = deck_name(name)
        async with self._changing:
            row = await self._as_seen(account, deck_id, revision)
            changed = msgspec.structs.replace(row, pack=pack.name, sha256=pack.sha256, name=called, text=text)
            return await self._write(row, changed)

    async def rename(self, account: str, deck_id: str, revision: int, name: str) -> DeckRow:
        called = deck_name(name)
        async with self._changing:
            row = await self._as_seen(account, deck_id, revision)
            return await self._write(row, msgspec.structs.replace(row, name=called))

    async def drop(self, account: str, deck_id: str) -> None:
        async with self._changing:
            await self.one(account, deck_id)
            await self._hall.store.drop_deck(account, deck_id)

    async def _as_seen(self, account: str, deck_id: str, revision: int) -> DeckRow:
        """TatamiError `deck-has-changed` if somebody (the same person, elsewhere) has written it since."""
        row = await self.one(account, deck_id)
        if row.revision != revision:
            raise TatamiError("deck-has-changed", name=row.name, revision=row.revision)
        return row

    async def _write(self, before: DeckRow, after: DeckRow) -> DeckRow:
        if after == before:
            return before
        row = msgspec.structs.replace(after, revision=before.revision + 1, changed_at=self._hall.now())
        await self._hall.store.change_deck(row)
        return row


def deck_name(written: str) -> str:
    """What a deck may be called: a line without tricks, also none."""
    name = cleaned(written)
    if len(name) > LONGEST_NAME:
        raise TatamiError("deck-name-is-too-long", most=LONGEST_NAME)
    return name
