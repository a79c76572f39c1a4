"""Solo cards of Senjutsu in words: name, frame and text of what an enemy does."""

from __future__ import annotations

from tatami.games.senjutsu.pack import GAME, Pack
from tatami.games.senjutsu.printed.names import PackNames
from tatami.games.senjutsu.printed.solo import solo_frame, solo_text
from tatami.games.senjutsu.solo_pack import AnySoloCard, Solo
from tatami.hooks.naming import Called

from .catalogue import Words
from .phrases import Phrases
from .senjutsu_cards import CardWords


def solo_words(pack: Pack, solo: Solo, card: AnySoloCard, lang: str) -> CardWords:
    """A solo card as a person reads it."""
    text = Phrases(Words(lang), GAME).text
    frame = (text(line) for line in solo_frame(PackNames(pack), solo, card))
    return CardWords(
        text(Called(f"card-{card.slug}", own=card.name)),
        tuple(line[:1].upper() + line[1:] for line in frame),
        text(solo_text(card)),
    )
