"""The cards of Lone Star and where they lie. A real game lists its box here, and nothing but data."""

from __future__ import annotations

from typing import Final

from tatami.kernel.places import Layout, Place
from tatami.kernel.seats import EVERYBODY, NOBODY, Seat, letter, mask_of

NUMBERS: Final = 7
FACES: Final = tuple(str(number + 1) for number in range(NUMBERS))
"""The card of face 0 is a 1."""

LAST_PRIZE: Final = 3

DECK: Final = 0
PLAYED: Final = 1


def hand(seat: Seat) -> int:
    return 2 * seat + 2


def laid(seat: Seat) -> int:
    return 2 * seat + 3


def prize_of(round: int, rounds: int) -> int:
    """TPL-5: a round is worth one star, the last one three."""
    return LAST_PRIZE if round == rounds else 1


def layout(seats: int) -> Layout:
    """TPL-4: each number as often as there are players; what nobody was dealt stays in the deck."""
    places = [Place("deck", NOBODY), Place("played", EVERYBODY, bag=True)]
    for seat in range(seats):
        places.append(Place(f"hand.{letter(seat)}", mask_of(seat), bag=True))
        places.append(Place(f"laid.{letter(seat)}", mask_of(seat)))
    every_card = [card for card in range(NUMBERS) for _ in range(seats)]
    return Layout(places, [every_card], [DECK], len(FACES))
