"""What became of the cards of a finished fight: which deck was brought, what was drawn of it, and played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from tatami.hooks.laboratory import CardUse
from tatami.kernel.events import PieceMoved
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import Seat

from .box import Box
from .events import TurnBegan
from .notes import FightNotes
from .pieces import BOX, DECK, HAND
from .table import Fight

EARLY: Final = 5
"""A card is drawn early if it is in this turn or before."""

OWN: Final = "own"
"""A deck that is none of the pack's."""


def cards_of(box: Box) -> tuple[str, ...]:
    """All cards that can be in a deck."""
    return tuple([ability.slug for ability in box.abilities if ability.most])


def brought(g: Fight, seat: Seat) -> Counter[int]:
    """By card how often it is in the deck of that seat: whatever does not lie in its box."""
    box, hero = g.table.box, g.table.fighters[seat].hero
    cards = Counter({number: box.abilities[number].most for number in box.pool(hero)})
    cards.subtract([box.ability_of[p & FACE] for p in g.places[BOX[seat]]])
    return +cards


def deck_called(g: Fight, seat: Seat) -> str:
    """The preconstructed deck that a seat has brought, with its weapon; `own` if it is none."""
    fighter = g.table.fighters[seat]
    return _decks(g.table.box).get((fighter.weapon, frozenset(brought(g, seat).items())), OWN)


@lru_cache(maxsize=32)
def _decks(box: Box) -> Mapping[tuple[int, frozenset[tuple[int, int]]], str]:
    by_slug = box.by_slug
    return {
        (
            by_slug[deck.weapon],
            frozenset([(by_slug[slug], count) for slug, count in deck.cards.items() if count]),
        ): deck.id
        for deck in box.decks.values()
    }


def drawn_early(g: Fight) -> list[set[int]]:
    """By seat the cards that came from the deck to the hand until then; what a search has found did not come
    by chance."""
    box, found, turn = g.table.box, [set[int]() for _ in range(g.seats)], 0
    seats = {(DECK[seat], HAND[seat]): seat for seat in range(g.seats)}
    for event in g.events:
        if isinstance(event, TurnBegan):
            turn = event.turn
            if turn > EARLY:
                break
        elif isinstance(event, PieceMoved):
            seat = seats.get((event.source, event.goal))
            if seat is not None:
                found[seat].add(box.ability_of[event.after & FACE])
    return found


def uses_of(g: Fight, notes: FightNotes) -> list[list[CardUse]]:
    """By seat: every card of its deck. Decks are alike that are the same preconstructed one; of the others
    those of one character that hold the card as often."""
    early = drawn_early(g)
    return [_uses(g, seat, early[seat], notes) for seat in range(g.seats)]


def _uses(g: Fight, seat: Seat, early: set[int], notes: FightNotes) -> list[CardUse]:
    box, deck = g.table.box, deck_called(g, seat)
    hero = box.hero_names[g.table.fighters[seat].hero]
    return [
        CardUse(
            box.slugs[card],
            f"{OWN} {hero} {copies}" if deck == OWN else deck,
            card in early,
            len(notes.playable.get((seat, card), ())),
            len(notes.played.get((seat, card), ())),
        )
        for card, copies in sorted(brought(g, seat).items())
    ]
