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
    table = view.table
    box, cards = table.box, unknown[DIPLOMACY_STOCK]
    for seat in range(view.seats):
        family = table.families[seat]
        _fill(view, places, BIDS[seat], [card for card in cards if box.family[card] == family], cards, pick)
    _fill_auction_decks(view, places, cards, pick)
    for seat in range(view.seats):
        _fill(view, places, HAND[seat], cards, cards, pick)
    _mark_orders(view, places)


def _fill_auction_decks(view: View[SenjiTable], places: Places, cards: list[Face], pick: Pick) -> None:
    """Each deck leaves the later ones so many cards of families in play as they cannot do without."""
    family_of, absent = view.table.box.family, view.table.box.absent[view.seats]
    for k, family in enumerate(absent):
        playing = [card for card in cards if family_of[card] not in absent]
        spare = len(playing)
        for later in absent[k + 1 :]:
            own = sum(1 for card in cards if family_of[card] == later)
            spare -= max(0, places[AUCTION[later]].count(HIDDEN) - own)
        deck = [card for card in cards if family_of[card] == family]
        while spare and playing:
            deck.append(playing.pop(pick(len(playing))))
            spare -= 1
        _fill(view, places, AUCTION[family], deck, cards, pick)


def _fill(
    view: View[SenjiTable],
    places: Places,
    place: int,
    fits: list[Face],
    cards: list[Face],
    pick: Pick,
) -> None:
    """Deals cards that fit to the hidden pieces of a place, and takes them from what is left."""
    pieces, seen = places[place], view.layout.audiences[place]
    for at, p in enumerate(pieces):
        if p == HIDDEN:
            card = fits[pick(len(fits))]
            if fits is not cards:
                fits.remove(card)
            cards.remove(card)
            pieces[at] = card | seen


def _mark_orders(view: View[SenjiTable], places: Places) -> None:
    """SEN-75: whoever laid an order knows it, in every world."""
    table = view.table
    for province in range(PROVINCES):
        if view.places[ORDER[province]] == [HIDDEN]:
            places[ORDER[province]][0] |= 1 << SHIFT + commander(table, holder(table, province))
