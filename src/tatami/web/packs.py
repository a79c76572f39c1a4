"""Data packs over HTTP: found by name, kept by their digest; and their cards in words."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from tatami.games.manifest import named_by
from tatami.hooks.packs import Pack, pack_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

from .routes import Call
from .shapes import CardText, CardTexts

MOST_KEPT: Final = 24
"""Of packs in a language, all cards in words; whoever comes later drives out the first."""


class KeptTexts(NamedTuple):
    """All cards in words, and the digest of that."""

    texts: CardTexts
    sha256: str


_KEPT: Final[dict[tuple[str, str, str], KeptTexts]] = {}


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
    """All cards of a data pack in words, made once for each language.

    A card takes some milliseconds, so between two of them the hall goes on with whatever waits."""
    pack, tell = _pack(rules), named_by(rules.name, "card_words")
    if tell is None:
        raise NotUnderstood("no-card-texts", game=rules.name)
    key = (rules.name, pack.sha256, lang)
    if key in _KEPT:
        return _KEPT[key]
    told: dict[str, dict[str, CardText]] = {"cards": {}, "statuses": {}}
    for part, slug, words in tell(rules, lang):
        told[part][slug] = CardText(words.name, list(words.frame), words.text)
        await asyncio.sleep(0)
    while len(_KEPT) >= MOST_KEPT:
        _KEPT.pop(next(iter(_KEPT)))
    texts = CardTexts(pack.name, pack.sha256, lang, **told)
    made = _KEPT[key] = KeptTexts(texts, sha256(msgspec.json.encode(texts)).hexdigest())
    return made


def _pack(rules: Rules[Any]) -> Pack:
    pack = pack_of(rules)
    assert pack is not None, "rules that know packs are played with one"
    return pack
