"""What is wrong with a deck of Senjutsu, in words: the same for `tatami decks check` and for the hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tatami.games.senjutsu.deck_texts import DeckFile
from tatami.games.senjutsu.decks import faults
from tatami.games.senjutsu.pack import Pack
from tatami.kernel.reasons import NotUnderstood, Reason

from .catalogue import Words
from .telling import tell_error


class ToldFault(NamedTuple):
    """A clause that is broken, or a line that nobody understands (of no clause)."""

    code: str
    clauses: list[str]
    facts: dict[str, int | str]
    text: str


def faults_told(pack: Pack, read: DeckFile, words: Words, matched: bool = True) -> list[ToldFault]:
    """Everything at once: the lines that nobody understands, then the clauses that are broken."""
    return [
        *(unread_told(fault, words) for fault in read.unread),
        *(
            ToldFault(reason.code, list(reason.clauses), dict(reason.facts), reason_text(pack, reason, words))
            for reason in faults(pack, read.deck, matched)
            if "" not in reason.facts.values()  # what was not written at all is told already
        ),
    ]


def unread_told(fault: NotUnderstood, words: Words) -> ToldFault:
    """Of what is no matter of the rules."""
    return ToldFault(fault.code, [], dict(fault.facts), tell_error(words, fault))


def reason_text(pack: Pack, reason: Reason, words: Words) -> str:
    """Why a deck is not legal, with the pack's names for cards, characters and schools."""
    named = {
        "card": {card.slug: card.name for card in pack.cards},
        "character": {character.id: character.name for character in pack.characters},
        "school": {school.id: school.name for school in pack.schools},
    }
    facts: dict[str, int | str] = {}
    for fact, value in reason.facts.items():
        names = named.get(reason.refusal.kinds[fact], {}).get(str(value))
        facts[fact] = value if names is None else in_language(names, words)
    return words.text(f"senjutsu-why-{reason.code}", **facts)


def in_language(names: Mapping[str, str], words: Words) -> str:
    """A name of the pack; what it does not have in that language is read in English."""
    return names.get(words.lang, names.get("en", ""))
