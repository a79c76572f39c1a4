"""The box of Tenno: seven sets of eleven characters (ledger 2.1 to 2.4), as a table of data."""

from __future__ import annotations

from typing import Final

from tatami.kernel.places import MIXED, Layout, Place, Spots
from tatami.kernel.seats import EVERYBODY, MAX_SEATS, NOBODY, Seat, letter, mask_of

PEASANT_1, PEASANT_2, PEASANT_3, NINJA, MONK, RONIN, SAMURAI_7, SAMURAI_8, DAIMYO, SHOGUN, GEISHA = range(11)

SET: Final = 11
"""Cards in one player's set."""

NO_KIND: Final = SET
"""The kind of a card whose face is not seen."""

# kind: printed value (the tie-break's and the prison's), strength in attack, strength in defence.
# The geisha's strength depends on the opposing card: powers.py.
CHARACTERS: Final[tuple[tuple[str, int, int, int], ...]] = (
    ("peasant_1", 1, 1, 1),
    ("peasant_2", 2, 2, 2),
    ("peasant_3", 3, 3, 3),
    ("ninja", 4, 8, 4),
    ("monk", 5, 5, 5),
    ("ronin", 6, 6, 6),
    ("samurai_7", 7, 7, 7),
    ("samurai_8", 8, 8, 8),
    ("daimyo", 9, 9, 9),
    ("shogun", 10, 0, 10),
    ("geisha", 0, 0, 0),
)
KINDS: Final = tuple(name for name, _, _, _ in CHARACTERS)
WORTHS: Final = KINDS
"""The same, each called together with its value: where cards are counted."""
VALUE: Final = tuple(value for _, value, _, _ in CHARACTERS)
PEASANTS: Final = (PEASANT_1, PEASANT_2, PEASANT_3)

MARKS: Final = ("seen", "handled", "refilled")
"""What has become of a slot since somebody saw a card there."""

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "violet", "black")

SLOTS: Final = 3
"""Cards in a row; slots are numbered 1 to 3 from the owner's left (0 to 2 inside)."""

_PER_SEAT: Final = 5
HAND: Final = 3
PRISON: Final = 4

FACES: Final = tuple(f"{letter(s)}.{kind}" for s in range(MAX_SEATS) for kind in KINDS) + tuple(
    f"note:{letter(s)}.{kind}" for s in range(MAX_SEATS) for kind in KINDS
)
NOTE: Final = MAX_SEATS * SET
"""Added to a card's face: a private note of having seen it (memory aid, TEN-R42)."""


def card(owner: Seat, kind: int) -> int:
    """The face of a character of that player's set."""
    return owner * SET + kind


def kind_of(face: int) -> int:
    return face % SET


def owner_of(face: int) -> Seat:
    return face % NOTE // SET


# What the rules look up all the time, as tables: an index costs a third of a call.

ROWS: Final = tuple(tuple(s * _PER_SEAT + slot for slot in range(SLOTS)) for s in range(MAX_SEATS))
"""The places of every row, slot by slot."""

WHOLE_ROW: Final = tuple(Spots(places) for places in ROWS)
HANDS: Final = tuple(s * _PER_SEAT + HAND for s in range(MAX_SEATS))
PRISONS: Final = tuple(s * _PER_SEAT + PRISON for s in range(MAX_SEATS))
KIND: Final = (*(face % SET for face in range(len(FACES))), NO_KIND)
"""The kind of every face; of HIDDEN (-1), NO_KIND."""


def row(seat: Seat, slot: int) -> int:
    """The place of one slot of a player's row."""
    return seat * _PER_SEAT + slot


def hand(seat: Seat) -> int:
    return seat * _PER_SEAT + HAND


def prison(seat: Seat) -> int:
    return seat * _PER_SEAT + PRISON


def discard(seats: int) -> int:
    return seats * _PER_SEAT


def notes(seats: int, seat: Seat) -> int:
    """A player's private notes of what he saw in a peek; only there with the memory aid."""
    return seats * _PER_SEAT + 1 + seat


def layout(seats: int, memory_aid: bool) -> Layout:
    """Rows and hands are seen by their owner, prisons by nobody (TEN-27), the discard by all."""
    places: list[Place] = []
    for s in range(seats):
        name, mine = letter(s), mask_of(s)
        places += [Place(f"row.{name}.{slot + 1}", mine, forgets=True, stock=s) for slot in range(SLOTS)]
        places.append(Place(f"hand.{name}", mine, bag=True, forgets=True, stock=s))
        places.append(Place(f"prison.{name}", NOBODY, forgets=True, bag=True, stock=MIXED))
    places.append(Place("discard", EVERYBODY))
    if memory_aid:
        places.extend(Place(f"notes.{letter(s)}", mask_of(s), stock=MIXED) for s in range(seats))
    stocks = [[card(s, kind) for kind in range(SET)] for s in range(seats)]
    return Layout(places, stocks, [hand(s) for s in range(seats)], len(FACES))
