"""Decks of Senjutsu: checked for anybody, kept for those with an account.

A deck may be kept with whatever faults it has: it is told with them, and by the pack of today, each time that
somebody looks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from tatami.hall.serving.decks import MOST_DECKS
from tatami.kernel.reasons import TatamiError

from ..deck_shapes import (
    ChangeDeck,
    CheckDeck,
    CheckedDeck,
    DeckId,
    KeepDeck,
    KeptDeck,
    KeptDecks,
    PackCalled,
    RenameDeck,
)
from ..decks import checked, kept_text, pack_called, told
from ..routes import Operation, operation
from .calling import Asked, house

GUEST: Final = "decks-need-an-account"
_ONE: Final = (GUEST, "no-such-deck")
_NAMED: Final = "deck-name-is-too-long"
_WRITTEN: Final = ("deck-too-long", "deck-line", _NAMED, "no-pack", "too-many")


def _mine(call: Asked) -> str:
    """The account of whoever asks; guests keep their decks in their browser."""
    account = call.person.account_id
    if account is None:
        raise TatamiError("decks-need-an-account")
    return account


def _writing(call: Asked) -> str:
    account = _mine(call)
    house(call).rates.count("decks", account)
    return account


@operation(
    "POST",
    "/api/games/senjutsu/data/{name}/check",
    tag="decks",
    refusals=("no-pack", "deck-too-long", "deck-line"),
)
async def check_deck(call: Asked, name: PackCalled, body: CheckDeck) -> CheckedDeck:
    """What a deck's text says by that pack, and everything that is wrong with it. Nothing of it is kept."""
    pack, of = pack_called(name)
    return checked(pack, of, kept_text(body.text), call.words)


@operation("GET", "/api/me/decks", tag="decks", person=True, refusals=(GUEST,))
async def decks(call: Asked) -> KeptDecks:
    """Your decks in short, each by its pack as it is today."""
    found = []
    for row in await house(call).hall.decks.of(_mine(call)):
        found.append(told(row, call.words).entry)
        await asyncio.sleep(0)  # others have wishes, too
    return KeptDecks(found, MOST_DECKS)


@operation(
    "POST",
    "/api/me/decks",
    tag="decks",
    person=True,
    status=201,
    refusals=(GUEST, "decks-are-full", *_WRITTEN),
)
async def keep_deck(call: Asked, body: KeepDeck) -> KeptDeck:
    """Keeps a deck, whatever may be wrong with it; the very same once more is the one that you have."""
    account = _writing(call)
    _, of = pack_called(body.pack)
    row = await house(call).hall.decks.keep(account, of, body.name, kept_text(body.text))
    return told(row, call.words)


@operation("GET", "/api/me/decks/{deck}", tag="decks", person=True, refusals=_ONE)
async def deck(call: Asked, deck: DeckId) -> KeptDeck:
    """One of your decks with its text, and what is wrong with it by its pack as it is today."""
    return told(await house(call).hall.decks.one(_mine(call), deck), call.words)


@operation(
    "PUT",
    "/api/me/decks/{deck}",
    tag="decks",
    person=True,
    refusals=(*_ONE, "deck-has-changed", *_WRITTEN),
)
async def change_deck(call: Asked, deck: DeckId, body: ChangeDeck) -> KeptDeck:
    """Another text or name in place of that revision; if it was changed elsewhere meanwhile, nothing."""
    account, text = _writing(call), kept_text(body.text)
    kept = await house(call).hall.decks.one(account, deck)
    _, of = pack_called(body.pack)
    row = await house(call).hall.decks.change(account, kept.id, body.revision, of, body.name, text)
    return told(row, call.words)


@operation(
    "PATCH",
    "/api/me/decks/{deck}",
    tag="decks",
    person=True,
    refusals=(*_ONE, "deck-has-changed", _NAMED, "too-many"),
)
async def rename_deck(call: Asked, deck: DeckId, body: RenameDeck) -> KeptDeck:
    """Another name; the cards stay as they are, also where the pack is gone."""
    row = await house(call).hall.decks.rename(_writing(call), deck, body.revision, body.name)
    return told(row, call.words)


@operation("DELETE", "/api/me/decks/{deck}", tag="decks", person=True, refusals=(*_ONE, "too-many"))
async def drop_deck(call: Asked, deck: DeckId) -> None:
    """Throws a deck away."""
    await house(call).hall.decks.drop(_writing(call), deck)


OPERATIONS: Final[Sequence[Operation]] = (
    check_deck,
    decks,
    keep_deck,
    deck,
    change_deck,
    rename_deck,
    drop_deck,
)
