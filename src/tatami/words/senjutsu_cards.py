"""Cards in words: name, frame and text, filled in once for each pack and language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tatami.games.senjutsu import SenjutsuRules
from tatami.games.senjutsu.pack import GAME, Card, Pack, Status, TerrainType
from tatami.games.senjutsu.printed.frame import printed_frame
from tatami.games.senjutsu.printed.names import PackNames
from tatami.games.senjutsu.printed.terrain import terrain_text
from tatami.games.senjutsu.printed.text import printed_text
from tatami.hooks.naming import Called
from tatami.kernel.rules import Rules

from .catalogue import Words
from .phrases import Phrases

MOST_SETS: Final = 24
"""Of packs in a language that are kept at hand; whoever comes later drives out the first."""


class CardWords(NamedTuple):
    """A card as a person reads it."""

    name: str
    frame: tuple[str, ...]
    """What it is, what it costs and when it acts: short phrases that begin with a capital."""
    text: str
    """What it does, in whole sentences."""


class CardSet:
    """The cards of one pack in one language; each is put into words when it is asked for first."""

    def __init__(self, pack: Pack, lang: str) -> None:
        self.pack: Final = pack
        self._names: Final = PackNames(pack)
        self._phrases: Final = Phrases(Words(lang), pack.game)
        self._told: Final[dict[str, CardWords]] = {}

    def told(self, card: Card) -> CardWords:
        known = self._told.get(card.slug)
        if known is None:
            known = self._told[card.slug] = self.tell(card)
        return known

    def tell(self, card: Card) -> CardWords:
        """The same for a card that need not be of the pack."""
        text = self._phrases.text
        frame = (text(line) for line in printed_frame(self._names, card))
        return CardWords(
            text(Called(f"card-{card.slug}", own=card.name)),
            tuple(line[:1].upper() + line[1:] for line in frame),
            text(printed_text(self._names, card)),
        )


_KEPT: Final[dict[tuple[int, str], CardSet]] = {}


def card_set(pack: Pack, lang: str) -> CardSet:
    """The one for that pack and language."""
    known = _KEPT.get((id(pack), lang))
    if known is None:
        while len(_KEPT) >= MOST_SETS:
            _KEPT.pop(next(iter(_KEPT)), None)
        known = _KEPT[id(pack), lang] = CardSet(pack, lang)  # it holds the pack, so the id stays its own
    return known


def card_words(pack: Pack, card: Card, lang: str) -> CardWords:
    return card_set(pack, lang).told(card)


def pack_words(rules: Rules[Any], lang: str) -> Iterator[tuple[str, str, CardWords]]:
    """What the manifest names: by part (cards, statuses) and slug the words of whatever the pack holds."""
    assert isinstance(rules, SenjutsuRules)
    pack = rules.box.pack
    cards = card_set(pack, lang)
    yield from (("cards", card.slug, cards.told(card)) for card in pack.cards)
    yield from (("statuses", status.slug, status_words(status, lang)) for status in pack.statuses)


def status_words(status: Status, lang: str) -> CardWords:
    """SJT-176, ledger 2.7: a wound or status card. What each kind does is a rule, and so are its numbers, but
    for that of a poison."""
    words = Words(lang)
    return CardWords(
        status.name.get(lang, status.name["en"]),
        (words.text("senjutsu-status-frame", kind=status.kind),),
        words.text("senjutsu-status-text", kind=status.kind, cards=status.shuffled_into),
    )


def card_text(pack: Pack, card: Card, lang: str) -> str:
    """What a card does, in whole sentences."""
    return card_words(pack, card, lang).text


def terrain_words(terrain: TerrainType, lang: str) -> str:
    """What a kind of terrain does, in whole sentences."""
    return Phrases(Words(lang), GAME).text(terrain_text(terrain))
