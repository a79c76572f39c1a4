"""Possible worlds: how the cards that nobody sees are dealt, and who laid which order."""

from __future__ import annotations

from collections.abc import Callable

from tatami.kernel.pieces import HIDDEN, SHIFT, Face
from tatami.kernel.views import View

from .board import commander, holder
from .box import PROVINCES
from .pieces import AUCTION, BIDS, DIPLOMACY_STOCK, HAND, ORDER
from .table import SenjiTable

Pick = Callable[[int], int]
Places = list[list[int]]


def deal_hidden_cards(view: View[SenjiTable], places: Places, unknown: list[list[Face]], pick: Pick) -> None:
    """SEN-64: a bid holds cards of its player's family. An auction deck holds its own family's and those of
    families in play, which were bid for it (SEN-67). A hand holds anything."""
    cards = unknown[DIPLOMACY_STOCK]  # shuffled, so whoever takes the first that fit takes any that fit
    for seat in range(view.seats):
        cards = _deal(view, places, BIDS[seat], cards, view.table.families[seat])
    cards = _deal_auction_decks(view, places, cards)
    for seat in range(view.seats):
        cards = _deal(view, places, HAND[seat], cards)
    _mark_orders(view, places)


def _deal_auction_decks(view: View[SenjiTable], places: Places, cards: list[Face]) -> list[Face]:
    """Each deck leaves the later ones so many cards of families in play as they cannot do without."""
    family_of, absent = view.table.box.family, view.table.box.absent[view.seats]
    for k, family in enumerate(absent):
        homes = [family_of[card] for card in cards]
        spare = sum(1 for home in homes if home not in absent)
        for later in absent[k + 1 :]:
            spare -= max(0, places[AUCTION[later]].count(HIDDEN) - homes.count(later))
        cards = _deal(view, places, AUCTION[family], cards, family, spare)
    return cards


def _deal(
    view: View[SenjiTable], places: Places, place: int, cards: list[Face], family: int = -1, spare: int = 0
) -> list[Face]:
    """Deals to the hidden pieces of a place cards of that family (-1: of any), and up to so many of families
    in play; gives the rest."""
    pieces, seen = places[place], view.layout.audiences[place]
    hidden = [at for at, p in enumerate(pieces) if p == HIDDEN]
    if not hidden:
        return cards
    family_of, playing = view.table.box.family, view.table.families
    rest = []
    for card in cards:
        home = family_of[card]
        own = family in (home, -1)
        if hidden and (own or (spare > 0 and home in playing)):
            pieces[hidden.pop()] = card | seen
            spare -= not own
        else:
            rest.append(card)
    return rest


def _mark_orders(view: View[SenjiTable], places: Places) -> None:
    """SEN-75: whoever laid an order knows it, in every world."""
    table = view.table
    for province in range(PROVINCES):
        if view.places[ORDER[province]] == [HIDDEN]:
            places[ORDER[province]][0] |= 1 << SHIFT + commander(table, holder(table, province))
