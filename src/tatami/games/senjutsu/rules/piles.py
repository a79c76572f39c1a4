"""Decks, hands and piles (ledger 3.8, 3.12): cards that are drawn, discarded, lost and shuffled back."""

from __future__ import annotations

from typing import Final

from tatami.kernel.pieces import FACE, Face
from tatami.kernel.seats import Seat

from ..events import CouldNotDraw, PoisonDrawn, PoisonGone, Wounded
from ..pieces import DECK, DISCARD, HAND, LOST, REMOVED, SICK, STEPS
from ..table import Fight
from .masks import unmask

_CHOSEN: Final = STEPS[STEPS.index("reveal") :]
"""The steps after the cards of the turn are chosen."""


def draw_cards(g: Fight, seat: Seat, count: int) -> None:
    """SJT-71, SJT-72: one at a time; each that cannot be drawn is a wound instead."""
    table = g.table
    for _ in range(count):
        deck = g.places[DECK[seat]]
        if not deck:
            g.tell(CouldNotDraw(seat))
            table.change(seat, wounds=table.fighters[seat].wounds + 1)
            g.tell(Wounded(seat, 1, 0))
            unmask(g, seat)
            continue
        face = deck[-1] & FACE
        if is_poison(g, face):
            g.move(DECK[seat], -1, SICK[seat])
            sink(g, seat, is_found=True)
            is_next = table.step in _CHOSEN
            g.tell(PoisonDrawn(seat, table.box.ability_of[face], is_next))
        else:
            g.draw(DECK[seat], HAND[seat], 1)
            sink(g, seat)


def mill(g: Fight, seat: Seat, count: int) -> None:
    """Ledger 2.4, mill: from the top of the deck, face up; it stops when the deck is empty (SJT-R82)."""
    for _ in range(min(count, len(g.places[DECK[seat]]))):
        _take_top(g, seat, DISCARD[seat])


def lose_card(g: Fight, seat: Seat) -> None:
    """SJT-132: the top card of the deck, face down and unseen; from an empty deck nothing (SJT-R81)."""
    if g.places[DECK[seat]]:
        _take_top(g, seat, LOST[seat])


def _take_top(g: Fight, seat: Seat, goal: int) -> None:
    """SJT-R84: a poison is removed, openly."""
    face = g.face(DECK[seat], -1)
    if is_poison(g, face):
        g.move(DECK[seat], -1, REMOVED)
        sink(g, seat, is_found=True)
        g.tell(PoisonGone(seat, g.table.box.ability_of[face]))
    else:
        g.move(DECK[seat], -1, goal)
        sink(g, seat)


def is_poison(g: Fight, face: Face) -> bool:
    return face in g.table.box.poison_faces


def sink(g: Fight, seat: Seat, is_found: bool = False) -> None:
    """A card has left the top of the deck: poisons in it lie one higher; or it was one of them.

    SJT-270: of several nobody can tell by its depth which it was. The smallest is forgotten, for whatever is
    left lies within the others: had a deeper one come up, the shallow one lies within its depth all the more.
    """
    venom = list(g.table.fighters[seat].venom)
    if venom:
        if is_found:
            venom.remove(min(venom))
        g.table.change(seat, venom=tuple([depth - 1 for depth in venom]))


def shuffle_deck(g: Fight, seat: Seat) -> None:
    """SJT-191: nobody knows any more where anything lies."""
    g.shuffle("deck", DECK[seat])
    venom = g.table.fighters[seat].venom
    if venom:
        g.table.change(seat, venom=(len(g.places[DECK[seat]]),) * len(venom))
