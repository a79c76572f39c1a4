"""What a foe may hold: the lists that fit what was seen of his cards, and how likely each card is in hand."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from ..box import MEDITATION, Ability, Box
from ..pieces import DECK, DISCARD, HAND, LOST, PLAY
from ..table import SenjutsuTable

SURE: Final = 1.0


@lru_cache(maxsize=64)
def lists_for(box: Box, hero: int) -> tuple[Counter[int], ...]:
    """The preconstructed decks of a character; where there is none, whatever it may hold."""
    name = box.heroes[hero].name
    found = [
        Counter({box.by_slug[slug]: n for slug, n in deck.cards.items()})
        for deck in box.pack.decks
        if deck.character == name
    ]
    return (*found, Counter(dict.fromkeys(box.pool(hero), 1)))


def likely_cards(view: View[SenjutsuTable], seat: Seat) -> dict[int, float]:
    """By card: how likely this player holds it now; core and known cards surely."""
    table = view.table
    box, fighter = table.box, table.fighters[seat]
    open_ones = _known(view, seat, (DISCARD, PLAY))
    in_hand = _known(view, seat, (HAND,))
    hidden_hand = sum(1 for face in view.faces(HAND[seat]) if face == HIDDEN)
    hidden = hidden_hand + view.count(DECK[seat]) + view.count(LOST[seat])
    left = _list_of(view, seat, open_ones + in_hand) - open_ones - in_hand
    share = hidden_hand / hidden if hidden else 0.0
    found = {number: 1.0 - (1.0 - share) ** copies for number, copies in left.items()}
    found.update(dict.fromkeys(in_hand, SURE))
    found[box.heroes[fighter.hero].core] = found[fighter.weapon] = SURE
    return found


def _known(view: View[SenjutsuTable], seat: Seat, places: tuple[tuple[int, ...], ...]) -> Counter[int]:
    ability_of = view.table.box.ability_of
    return Counter(ability_of[face] for place in places for face in view.faces(place[seat]) if face != HIDDEN)


def _list_of(view: View[SenjutsuTable], seat: Seat, seen: Counter[int]) -> Counter[int]:
    """The open list, else the first deck that holds all that was seen."""
    table = view.table
    if table.lists:
        return Counter({each.card: each.copies for each in table.lists[seat]})
    lists = lists_for(table.box, table.fighters[seat].hero)
    return next((each for each in lists if not seen - each), lists[-1])


def playable(table: SenjutsuTable, seat: Seat, ability: Ability) -> bool:
    """SJT-74, SJT-75: whether he could lay it, by what everybody sees."""
    fighter = table.fighters[seat]
    return (
        bool(ability.values)
        and ability.cost <= fighter.focus
        and ability.kamae in (-1, fighter.kamae)
        and ability.kind <= MEDITATION + 1
    )
