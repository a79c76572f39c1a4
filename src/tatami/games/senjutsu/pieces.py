"""Where the cards of Senjutsu lie (ledger 7), and the constants of its rules (ledger 2.2)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.places import MIXED, Layout, Place
from tatami.kernel.seats import EVERYBODY, NOBODY, letter, mask_of

from .box import Box

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
COUNTS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)

MOST_FOCUS: Final = 3
LIMP_TURNS: Final = 4
"""SJT-184: a limp card goes with its fourth quarter turn."""
FAR: Final = 6
"""SJT-271: whoever begins a turn farther away than this from all opponents may run."""

STEPS: Final = ("setup", "start", "draw", "choose", "reveal", "resolve", "discard")
"""SJT-70, and what comes before."""

SIDES: Final = ("each", "pairs", "one")
"""SJT-R150: each for himself, two pairs, one against all others."""
SIDES_FOR: Final = {2: SIDES[:1], 3: ("each", "one"), 4: SIDES}
"""By the number of players the sides that are possible."""

POISONS, REMOVED, STIRRED = range(3)
"""Poison cards that no character uses, cards out of the game, and cards of a deck among which a poison is
mixed."""

_FIRST: Final = 3
_PER_SEAT: Final = 9
(BOX, HAND, DECK, DISCARD, LOST, PLAY, SHOWN, POISON, SICK) = (
    tuple(_FIRST + _PER_SEAT * seat + k for seat in range(MOST_SEATS)) for k in range(_PER_SEAT)
)
"""By seat: the cards that are not in the deck, hand, deck, discard pile, what was discarded face down, cards
in play, cards that are searched, the poison deck, and a poison that was drawn (SJT-R85)."""


def personal(seats: int, character: int) -> int:
    """The place of a character's personal cards, as long as nobody has taken it."""
    return _FIRST + _PER_SEAT * seats + character


def tokens(seats: int, box: Box, seat: int) -> int:
    """SJT-R99: the place of a player's tokens with a hidden face, in the order in which they were put."""
    return personal(seats, len(box.heroes)) + seat


def sprung(seats: int, box: Box) -> int:
    """Where tokens lie that somebody has entered."""
    return tokens(seats, box, seats)


def layout(seats: int, box: Box) -> Layout:
    """A stock of basic cards for each seat, one of personal cards for each character, and the poisons.

    Every card is there as often as a deck may hold it: so what is not in a deck lies somewhere too, and
    nothing can be counted that nobody may know.
    """
    poison_stock = seats + len(box.heroes)
    places = [Place("poisons", EVERYBODY, stock=poison_stock), Place("removed", EVERYBODY, stock=MIXED)]
    places.append(Place("stirred", NOBODY, forgets=True, stock=MIXED))
    for seat in range(seats):
        name, mine = letter(seat), mask_of(seat)
        places += [
            Place(f"box.{name}", mine, bag=True, forgets=True, stock=MIXED),
            Place(f"hand.{name}", mine, bag=True, stock=MIXED),
            Place(f"deck.{name}", NOBODY, forgets=True, stock=MIXED),
            Place(f"discard.{name}", EVERYBODY, stock=MIXED),
            Place(f"lost.{name}", NOBODY, stock=MIXED),
            Place(f"play.{name}", EVERYBODY, stock=MIXED),
            Place(f"shown.{name}", mine, bag=True, stock=MIXED),
            Place(f"poison.{name}", EVERYBODY, stock=poison_stock),
            Place(f"sick.{name}", EVERYBODY, stock=poison_stock),
        ]
    places += [
        Place(f"personal.{hero.name}", EVERYBODY, stock=seats + k) for k, hero in enumerate(box.heroes)
    ]
    if box.tokens:
        places += [Place(f"tokens.{letter(seat)}", mask_of(seat), stock=MIXED) for seat in range(seats)]
        places.append(Place("sprung", EVERYBODY, stock=MIXED))
    stocks = [box.basic_stock(seat) for seat in range(seats)]
    stocks += [box.personal_stock(hero.number) for hero in box.heroes]
    stocks.append([face for face in box.poison_faces for _ in range(seats)])
    rest = [*BOX[:seats], *[personal(seats, k) for k in range(len(box.heroes))], POISONS]
    return Layout(places, stocks, rest, len(box.faces))
