"""The constants of Senji (ledger 2.10), its places, and how the box is laid out on the table."""

from __future__ import annotations

from typing import Final

from tatami.kernel.places import MIXED, Layout, Place, Spots
from tatami.kernel.seats import EVERYBODY, NOBODY, letter, mask_of

from .box import FAMILIES, FAMILY_COUNT, PROVINCES, Box

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 6
COUNTS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)

# --- parties ------------------------------------------------------------------------------------

EMPEROR: Final = 6
"""SEN-217: the party of the emperor's army; all other parties are seats."""
PARTIES: Final = 7
NOBODY_THERE: Final = -1
"""In place of a party: no fortress stands there."""
OFF_BOARD: Final = -1
"""In place of a region: the samurai does not stand on the board."""

# --- constants ----------------------------------------------------------------------------------

STARTING_HANAFUDA: Final = 4
STARTING_SAMURAI: Final = 3
STARTING_UNITS: Final = 3
MOST_UNITS: Final = 12
MOST_UNITS_IN_REGION: Final = 6
MOST_PROVINCES: Final = 6
IMPERIAL_UNITS: Final = 3
PRODUCTION_CARDS: Final = 2
RECRUITS: Final = 2
DICE: Final = 9
LOWEST_HONOUR: Final = -9
TARGET: Final = 60
DIPLOMATIC_HONOUR: Final = 10
DIPLOMATIC_FAMILIES: Final = 5
MERCENARY_UNIT: Final = 3
MERCENARY_SAMURAI: Final = 6
MOST_MERCENARIES: Final = 6
LOTS_PER_DECK: Final = 2

SOURCES: Final = (
    "samurai",
    "battle",
    "hostage",
    "ransom",
    "display",
    "diplomacy",
    "combination",
    "mercenaries",
)
"""SEN-26, SEN-27: where honour comes from and goes. `hostage`: killed ones; `ransom`: own members killed."""
(FROM_SAMURAI, FROM_BATTLE, FROM_HOSTAGE, FROM_RANSOM, FROM_DISPLAY, FROM_DIPLOMACY, FROM_COMBINATION,
 FROM_MERCENARIES) = range(len(SOURCES))  # fmt: skip

PHASES: Final = ("preparation", "emperor", "winter", "spring", "summer", "autumn")

# --- places -------------------------------------------------------------------------------------

(DIPLOMACY_STOCK, HANAFUDA_STOCK, SAMURAI_STOCK, TOKEN_STOCK) = range(4)

(DECK, DISCARD, SAMURAI_DECK, SAMURAI_DISCARD, REMOVED, TOKENS, LOTS, SHOWN, COMMITTED, IMPERIAL) = range(10)
"""Hanafuda deck and discard pile, samurai deck and discard pile, cards out of the game (SEN-133), order
tokens (SEN-12), auction lots, hanafuda shown to a trade card (SEN-151), support cards revealed in battle, and
the card of the imperial samurai."""

AUCTION: Final = tuple(range(10, 10 + FAMILY_COUNT))
"""By family: its auction deck (SEN-24); empty for a family in play."""

ORDER: Final = tuple(range(AUCTION[-1] + 1, AUCTION[-1] + 1 + PROVINCES))
"""By province: where its order token lies (SEN-73), seen by whoever laid it."""

ORDERS_LAID: Final = Spots(ORDER)

_FIRST: Final = ORDER[-1] + 1
_PER_SEAT: Final = 9
(HAND, HANAFUDA, SAMURAI, KAMI, DISPLAY, DUMMY, BIDS, DRAWN, WORDS) = (
    tuple(_FIRST + _PER_SEAT * seat + k for seat in range(MOST_SEATS)) for k in range(_PER_SEAT)
)
"""By seat: diplomacy hand (without the dummy), hanafuda hand, samurai, kami, displayed hostages, dummy, bids,
samurai cards to choose from, and what he says to all."""


def words_to(seats: int, by: int, to: int) -> int:
    """The place of what one player says to another in private: letters and promises."""
    return _FIRST + _PER_SEAT * seats + by * (seats - 1) + (to if to < by else to - 1)


def layout(seats: int, box: Box) -> Layout:
    """Ledger 7."""
    places = [
        Place("deck", NOBODY, forgets=True, stock=HANAFUDA_STOCK),
        Place("discard", EVERYBODY, stock=HANAFUDA_STOCK),
        Place("samurai_deck", NOBODY, forgets=True, stock=SAMURAI_STOCK),
        Place("samurai_discard", EVERYBODY, stock=SAMURAI_STOCK),
        Place("removed", EVERYBODY, stock=MIXED),
        Place("tokens", NOBODY, bag=True, forgets=True, stock=TOKEN_STOCK),
        Place("lots", EVERYBODY, stock=MIXED),
        Place("shown", NOBODY, bag=True, stock=HANAFUDA_STOCK),
        Place("committed", EVERYBODY, stock=MIXED),
        Place("samurai.emperor", EVERYBODY, stock=SAMURAI_STOCK),
    ]
    places += [Place(f"auction.{family}", NOBODY, forgets=True, stock=MIXED) for family in FAMILIES]
    places += [Place(f"order.{region}", NOBODY, stock=TOKEN_STOCK) for region in box.regions[:PROVINCES]]
    for seat in range(seats):
        name, mine = letter(seat), mask_of(seat)
        places += [
            Place(f"hand.{name}", mine, bag=True, forgets=True, stock=MIXED),
            Place(f"hanafuda.{name}", mine, bag=True, forgets=True, stock=HANAFUDA_STOCK),
            Place(f"samurai.{name}", EVERYBODY, stock=SAMURAI_STOCK),
            Place(f"kami.{name}", EVERYBODY, stock=SAMURAI_STOCK),
            Place(f"display.{name}", EVERYBODY, stock=MIXED),
            Place(f"dummy.{name}", EVERYBODY, stock=MIXED),
            Place(f"bids.{name}", mine, stock=MIXED),
            Place(f"drawn.{name}", mine, stock=SAMURAI_STOCK),
            Place(f"words.{name}", EVERYBODY, stock=MIXED),
        ]
    places += [
        Place(f"words.{letter(by)}.{letter(to)}", mask_of(by) | mask_of(to), private=True, stock=MIXED)
        for by in range(seats)
        for to in range(seats)
        if by != to
    ]
    stocks = [
        box.diplomacy_cards(seats),
        box.hanafuda_cards(),
        [*range(box.first_samurai, box.first_samurai + box.samurai_count)],
        [token for token in box.tokens for _ in range(PROVINCES)],
    ]
    return Layout(places, stocks, [None, DECK, SAMURAI_DECK, TOKENS], len(box.faces))
