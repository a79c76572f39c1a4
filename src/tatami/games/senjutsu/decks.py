"""Decks: what they hold, and every clause of deck construction that one breaks (ledger 3.28)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tatami.kernel.reasons import Reason, Refusal

from .pack import Card, DeckList, Pack, Rank

SIZE: Final = 40
MOST_GOLD: Final = 8
MOST_JADE: Final = 1
COPIES: Final[dict[Rank, int]] = {"wood": 3, "steel": 2, "gold": 1, "jade": 1}
"""By rank: how often a deck may hold a card of it."""

NO_SUCH_CHARACTER: Final = Refusal("deck-character", "SJT-17", character="text")
NO_SUCH_WEAPON: Final = Refusal("deck-no-weapon", "SJT-243", weapon="text")
WEAPON_NOT_LISTED: Final = Refusal("deck-weapon", "SJT-243", "SJT-27", weapon="card", character="character")
WRONG_SIZE: Final = Refusal("deck-size", "SJT-240", given="number", size="number")
NO_SUCH_CARD: Final = Refusal("deck-unknown", "SJT-244", card="text")
CORE_CARD: Final = Refusal("deck-core", "SJT-243", card="card")
OF_ANOTHER: Final = Refusal(
    "deck-of-another", "SJT-245", card="card", owner="character", character="character"
)
TOO_MUCH_WOOD: Final = Refusal("deck-wood", "SJT-246", card="card", given="number", most="number")
TOO_MUCH_STEEL: Final = Refusal("deck-steel", "SJT-247", card="card", given="number", most="number")
GOLD_TWICE: Final = Refusal("deck-gold-twice", "SJT-248", card="card", given="number")
TOO_MUCH_GOLD: Final = Refusal("deck-gold", "SJT-249", given="number", most="number")
TOO_MUCH_JADE: Final = Refusal("deck-jade", "SJT-250", given="number")
TWO_SCHOOLS: Final = Refusal("deck-schools", "SJT-251", school="school", other="school")

REFUSALS: Final = (
    NO_SUCH_CHARACTER,
    NO_SUCH_WEAPON,
    WEAPON_NOT_LISTED,
    WRONG_SIZE,
    NO_SUCH_CARD,
    CORE_CARD,
    OF_ANOTHER,
    TOO_MUCH_WOOD,
    TOO_MUCH_STEEL,
    GOLD_TWICE,
    TOO_MUCH_GOLD,
    TOO_MUCH_JADE,
    TWO_SCHOOLS,
)
"""Whatever can be wrong with a deck, in the order in which it is told."""


class Deck(NamedTuple):
    """What somebody brings: a character, the core weapon card and the ability cards, all by name."""

    character: str
    weapon: str
    cards: Mapping[str, int]


def deck_of(given: DeckList) -> Deck:
    return Deck(given.character, given.weapon, given.cards)


def most_of(card: Card) -> int:
    """How often a deck may hold that card."""
    return COPIES.get(card.rank, 0)


def may_hold(pack: Pack, character: str) -> list[Card]:
    """The cards that a deck of that character may hold, in the order of the pack."""
    return [
        card
        for card in pack.cards
        if card.pool == "basic" or (card.pool == "personal" and card.owner == character)
    ]


def faults(pack: Pack, deck: Deck, matched: bool = True) -> list[Reason]:
    """SJT-240 to SJT-251: everything that is wrong with a deck; in matched play its school counts, too."""
    known = {card.slug: card for card in pack.cards if card.pool != "sample"}
    chosen = [(known[slug], count) for slug, count in deck.cards.items() if slug in known]
    return [
        *_who(pack, deck, known),
        *_size(deck),
        *(NO_SUCH_CARD(card=slug) for slug in deck.cards if slug not in known),
        *(CORE_CARD(card=card.slug) for card, _ in chosen if card.rank == "core"),
        *_of_another(pack, deck, [card for card, _ in chosen]),
        *_ranks(chosen),
        *(_schools([card for card, _ in chosen]) if matched else ()),
    ]


def _who(pack: Pack, deck: Deck, known: Mapping[str, Card]) -> Iterator[Reason]:
    """SJT-27, SJT-243: a character that exists, with a weapon that stands on its card."""
    character = next((c for c in pack.characters if c.id == deck.character), None)
    if character is None:
        yield NO_SUCH_CHARACTER(character=deck.character)
    card = known.get(deck.weapon)
    if card is None or card.pool != "core_weapon":
        yield NO_SUCH_WEAPON(weapon=deck.weapon)
    elif character is not None and card.weapon not in character.weapons:
        yield WEAPON_NOT_LISTED(weapon=card.slug, character=character.id)


def _size(deck: Deck) -> Iterator[Reason]:
    size = sum(deck.cards.values())
    if size != SIZE:
        yield WRONG_SIZE(given=size, size=SIZE)


def _of_another(pack: Pack, deck: Deck, cards: list[Card]) -> Iterator[Reason]:
    """SJT-245; of a character that nobody knows nothing can be said."""
    if any(character.id == deck.character for character in pack.characters):
        for card in cards:
            if card.pool == "personal" and card.owner != deck.character:
                yield OF_ANOTHER(card=card.slug, owner=card.owner or "", character=deck.character)


def _ranks(chosen: list[tuple[Card, int]]) -> Iterator[Reason]:
    """SJT-246 to SJT-250: how many copies of a card, and how many of the rare ones in all."""
    for card, count in chosen:
        if count <= most_of(card):
            continue
        if card.rank == "wood":
            yield TOO_MUCH_WOOD(card=card.slug, given=count, most=COPIES["wood"])
        elif card.rank == "steel":
            yield TOO_MUCH_STEEL(card=card.slug, given=count, most=COPIES["steel"])
        elif card.rank == "gold":
            yield GOLD_TWICE(card=card.slug, given=count)
    gold = sum(count for card, count in chosen if card.rank == "gold")
    if gold > MOST_GOLD:
        yield TOO_MUCH_GOLD(given=gold, most=MOST_GOLD)
    jade = sum(count for card, count in chosen if card.rank == "jade")
    if jade > MOST_JADE:
        yield TOO_MUCH_JADE(given=jade)


def schools_of(cards: list[Card]) -> list[str]:
    """The schools of these cards, in their order."""
    return list(dict.fromkeys(card.school for card in cards if card.school))


def _schools(cards: list[Card]) -> Iterator[Reason]:
    first, *others = schools_of(cards) or [""]
    for other in others:
        yield TWO_SCHOOLS(school=first, other=other)
