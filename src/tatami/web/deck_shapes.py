"""Decks over HTTP: as they are kept, and what the hall finds in the text of one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .shapes import Body

DeckId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
DeckText = Annotated[str, Meta(max_length=32_768)]
"""As `tatami decks` reads it: a file, or the one line that is answered in the game. Who writes a novel is
told so in a sentence."""
DeckName = Annotated[str, Meta(max_length=16_384)]
Revision = Annotated[int, Meta(ge=1, le=2_147_483_647)]
PackCalled = Annotated[str, Meta(max_length=40)]
Fits = Literal["", "free", "matched"]
"""Where a deck may be brought: nowhere as it is, only where schools may be mixed, or everywhere."""


class CheckDeck(Body, frozen=True):
    text: DeckText


class KeepDeck(Body, frozen=True):
    """A deck to keep, legal or not. Where its name is empty it has none."""

    pack: PackCalled
    text: DeckText
    name: DeckName = ""


class ChangeDeck(Body, frozen=True):
    """In place of that revision of it."""

    revision: Revision
    pack: PackCalled
    text: DeckText
    name: DeckName = ""


class RenameDeck(Body, frozen=True):
    revision: Revision
    name: DeckName


class DeckFault(msgspec.Struct, frozen=True):
    """Something that is wrong with a deck: in words, with its clauses and numbers. `facts` have the `line`
    of what nobody understands, and the `card` that is at fault."""

    code: str
    clauses: list[str]
    facts: dict[str, int | str]
    text: str


class CheckedDeck(msgspec.Struct, frozen=True):
    """What a text says: who brings which weapon and cards (by slug; what nobody knows as it was written)."""

    name: str
    character: str
    weapon: str
    cards: dict[str, int]
    count: int
    """Of all cards."""
    rest: list[str]
    """Lines that are neither card nor name: comments, and what nobody understands."""
    faults: list[DeckFault]
    fits: Fits
    line: str
    """As it is answered in the game: `katana_cut: plain_cut*3, …`. Empty where it fits nowhere."""


class DeckEntry(msgspec.Struct, frozen=True):
    """A deck of yours in short."""

    id: str
    revision: int
    pack: str
    name: str
    changed_at: int
    character: str
    weapon: str
    count: int
    faults: int
    fits: Fits
    line: str
    is_pack_here: bool
    """Whether this hall has its pack."""
    is_pack_changed: bool
    """Whether the pack was another one when the deck was last written: faults are those of today."""


class KeptDeck(msgspec.Struct, frozen=True):
    """A deck of yours, whole."""

    entry: DeckEntry
    text: str
    checked: CheckedDeck


class KeptDecks(msgspec.Struct, frozen=True):
    """All decks of yours, in the order in which they were made, and how many you may keep."""

    decks: list[DeckEntry]
    most: int
