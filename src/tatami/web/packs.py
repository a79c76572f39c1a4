"""Data packs over HTTP: found by name, kept by their digest; and their cards in words."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from tatami.hooks.packs import Pack, pack_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

from .routes import Call
from .shapes import CardText, CardTexts

if TYPE_CHECKING:
    from tatami.words.senjutsu_cards import CardWords

MOST_KEPT: Final = 24
"""Of packs in a language, all cards in words; whoever comes later drives out the first."""


class KeptTexts(NamedTuple):
    """All cards in words, and the digest of that."""

    texts: CardTexts
    sha256: str


_KEPT: Final[dict[tuple[str, str], KeptTexts]] = {}


def with_pack(rules: Rules[Any], name: str) -> Rules[Any]:
    """The rules with the pack of that name; NotUnderstood if there is none, or the game knows no packs."""
    if pack_of(rules) is None:
        raise NotUnderstood("no-packs", game=rules.name)
    return rules.variant({"data": name})


def checked_digest(rules: Rules[Any], wanted: str) -> str:
    """The digest of the pack; NotUnderstood if another one is wanted."""
    pack = _pack(rules)
    if wanted not in ("", pack.sha256):
        known = pack.sha256[:12]
        raise NotUnderstood("other-pack", game=rules.name, name=pack.name, digest=wanted[:12], known=known)
    return pack.sha256


def keep_by_digest(call: Call[Any], rules: Rules[Any], wanted: str) -> None:
    """Whoever asks for that very digest may keep the answer for good; whoever has it is told so."""
    digest = checked_digest(rules, wanted)
    kept = "public, max-age=31536000, immutable" if wanted else "no-cache"
    call.headers.extend([("ETag", f'"{digest}"'), ("Cache-Control", kept)])
    if f'"{digest}"' in call.request.headers.get("if-none-match", ""):
        call.status = 304


async def card_texts_of(rules: Rules[Any], lang: str) -> KeptTexts:
    """All cards of a pack of Senjutsu in words, made once for each language.

    A card takes some milliseconds, so between two of them the hall goes on with whatever waits."""
    # A hall that nobody asks for it does not open the game.
    from tatami.games.senjutsu import SenjutsuRules
    from tatami.words.senjutsu_cards import card_set, status_words

    assert isinstance(rules, SenjutsuRules)
    pack, digest = rules.box.pack, _pack(rules).sha256
    known = _KEPT.get((digest, lang))
    if known is not None:
        return known
    told: dict[str, CardText] = {}
    cards = card_set(pack, lang)
    for card in pack.cards:
        told[card.slug] = _card_text(cards.told(card))
        await asyncio.sleep(0)
    while len(_KEPT) >= MOST_KEPT:
        _KEPT.pop(next(iter(_KEPT)))
    statuses = {status.slug: _card_text(status_words(status, lang)) for status in pack.statuses}
    texts = CardTexts(pack.name, digest, lang, told, statuses)
    made = KeptTexts(texts, sha256(msgspec.json.encode(texts)).hexdigest())
    _KEPT[digest, lang] = made
    return made


def _card_text(words: CardWords) -> CardText:
    return CardText(words.name, list(words.frame), words.text)


def _pack(rules: Rules[Any]) -> Pack:
    pack = pack_of(rules)
    assert pack is not None, "rules that know packs are played with one"
    return pack
