"""Possible worlds: how the cards that nobody sees are dealt, and who laid which order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tatami.kernel.pieces import FACE, HIDDEN, SHIFT, Face
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .board import commander, holder
from .box import PROVINCES
from .pieces import AUCTION, BIDS, DIPLOMACY_STOCK, HAND, ORDER, WORDS, words_to
from .rules.kami import CardToTake
from .table import SenjiTable

Pick = Callable[[int], int]
Places = list[list[int]]


def deal_hidden_cards(view: View[SenjiTable], places: Places, unknown: list[list[Face]], pick: Pick) -> None:
    """SEN-64: a bid holds cards of its player's family. An auction deck holds its own family's and those of
    families in play, which were bid for it (SEN-67). A hand holds anything."""
    cards = unknown[DIPLOMACY_STOCK]  # shuffled, so whoever takes the first that fit takes any that fit
    for seat, needed in cards_promised(view).items():
        if needed:
            _put_in_hand(view, places, seat, needed, cards)
    for seat in range(view.seats):
        cards = _deal(view, places, BIDS[seat], cards, view.table.families[seat])
    cards = _deal_auction_decks(view, places, cards)
    for seat in range(view.seats):
        cards = _deal(view, places, HAND[seat], cards)
    _mark_orders(view, places)
    _mark_shown_hand(view, places)


def cards_promised(view: View[SenjiTable]) -> dict[Seat, Counter[Face]]:
    """SEN-241: by seat the cards that it must hold, as letters that the viewer can read give or pick them."""
    notes, needed = view.table.box.notes, {seat: Counter[Face]() for seat in range(view.seats)}
    for writer in range(view.seats):
        for reader in range(view.seats):
            place = WORDS[writer] if reader == writer else words_to(view.seats, writer, reader)
            if not view.places[place]:
                continue
            letter = notes.letter(view.faces(place))
            if letter.gives:
                needed[writer] |= Counter(letter.gives)
            if letter.fits:
                needed[reader] |= Counter(letter.fits + letter.asks)
    return needed


def _put_in_hand(
    view: View[SenjiTable], places: Places, seat: Seat, needed: Counter[Face], cards: list[Face]
) -> None:
    """Gives a player the cards that he is known to hold."""
    hand, seen = places[HAND[seat]], view.layout.audiences[HAND[seat]]
    for card in (needed - Counter(p & FACE for p in hand if p != HIDDEN)).elements():
        cards.remove(card)
        hand[hand.index(HIDDEN)] = card | seen


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
    for k, card in enumerate(cards):
        home = family_of[card]
        own = family in (home, -1)
        if not (own or (spare > 0 and home in playing)):
            rest.append(card)
            continue
        pieces[hidden.pop()] = card | seen
        spare -= not own
        if not hidden:
            return rest + cards[k + 1 :]
    return rest


def _mark_orders(view: View[SenjiTable], places: Places) -> None:
    """SEN-75: whoever laid an order knows it, in every world."""
    table = view.table
    for province in range(PROVINCES):
        if view.places[ORDER[province]] == [HIDDEN]:
            places[ORDER[province]][0] |= 1 << SHIFT + commander(table, holder(table, province))


def _mark_shown_hand(view: View[SenjiTable], places: Places) -> None:
    """SEN-209: whoever is about to take a card sees the hand that it is taken from."""
    question = view.stack[-1] if view.stack else None
    if isinstance(question, CardToTake):
        seen = 1 << SHIFT + question.by
        hand = places[HAND[question.target]]
        hand[:] = [p | seen for p in hand]
