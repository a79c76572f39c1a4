"""Decks and discard piles in words: what lies face up, what is left in one's own deck, open lists."""

from __future__ import annotations

from collections import Counter

from tatami.games.senjutsu.facts import NO_CARD
from tatami.games.senjutsu.pieces import BOX, DECK, DISCARD, HAND, LOST, PLAY, SHOWN
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat
from tatami.words.telling import Teller

from ...cushions import with_letter
from ..board import Entry
from .facts import Table, cards_of, fighter_of, pile_thing
from .words import card_and_value


def has_deck(view: Table, seat: Seat) -> bool:
    return fighter_of(view, seat).weapon != NO_CARD


def pile_entry(view: Table, teller: Teller, seat: Seat) -> Entry:
    """SJT-R151: what everybody may know of a deck, and its owner besides."""
    text = teller.words.text
    title = text("terminal-senjutsu-piles", name=with_letter(seat, teller.seat(seat)))
    open_ones = Counter(_numbers(view, DISCARD[seat]))
    covered = view.count(LOST[seat])
    told = []
    if open_ones:
        told.append(text("terminal-senjutsu-discarded", cards=_cards(view, teller, open_ones)))
    if covered:
        told.append(text("terminal-senjutsu-face-down", count=covered))
    if not told:
        told.append(text("terminal-senjutsu-nothing-discarded"))
    if seat == view.seat and has_deck(view, seat):
        told += _own(view, teller)
    if view.table.lists and view.table.lists[seat]:
        brought = Counter({each.card: each.copies for each in view.table.lists[seat]})
        told.append(text("terminal-senjutsu-brought", cards=_cards(view, teller, brought)))
    return Entry(pile_thing(seat), title, " ".join(told))


def left_in_deck(view: Table) -> Counter[int]:
    """What lies in the viewer's own deck, in whatever order: all cards less those that he sees elsewhere.
    What a heavy wound took unseen may be any of them."""
    box, seat = view.table.box, view.seat
    stock = [*box.basic_stock(seat), *box.personal_stock(fighter_of(view, seat).hero)]
    cards = Counter(box.ability_of[face] for face in stock)
    for place in (BOX, HAND, DISCARD, LOST, PLAY, SHOWN):
        cards.subtract(_numbers(view, place[seat]))
    return +cards


def hidden_until_now(view: Table, teller: Teller) -> list[str]:
    """After the end: the viewer's hand and deck."""
    if not has_deck(view, view.seat):
        return []
    text, name = teller.words.text, with_letter(view.seat, teller.seat(view.seat))
    hand, deck = Counter(dict(cards_of(view, view.seat))), left_in_deck(view)
    told = []
    if hand:
        told.append(text("terminal-senjutsu-hand-was", name=name, cards=_cards(view, teller, hand)))
    if deck:
        told.append(text("terminal-senjutsu-deck-was", name=name, cards=_cards(view, teller, deck)))
    return told


def _own(view: Table, teller: Teller) -> list[str]:
    cards = left_in_deck(view)
    if not cards:
        return []
    unseen = sum(cards.values()) > view.count(DECK[view.seat]) - len(fighter_of(view, view.seat).venom)
    key = "terminal-senjutsu-left-or-lost" if unseen else "terminal-senjutsu-left"
    return [teller.words.text(key, cards=_cards(view, teller, cards))]


def _numbers(view: Table, place: int) -> list[int]:
    """The cards that the viewer sees there; poisons that others mixed in are none of the deck's."""
    box = view.table.box
    poisons = set(box.poison_faces)
    return [box.ability_of[face] for face in view.faces(place) if face != HIDDEN and face not in poisons]


def _cards(view: Table, teller: Teller, cards: Counter[int]) -> str:
    abilities = view.table.box.abilities
    in_order = sorted(cards.items(), key=lambda held: (abilities[held[0]].kind, held[0]))
    return ", ".join(card_and_value(view, teller, number, count) for number, count in in_order)
