"""What the open facts of a fight are made of, by the rulebook's words, and how people read them."""

from __future__ import annotations

from typing import Final, NamedTuple

from tatami.hooks.shapes import NUMBER, TRUTH, Bits, Coded, Listed, Named, Parts, Word
from tatami.kernel.seats import Seat

NOWHERE: Final = -1
NO_CARD: Final = -1
NOT_YET: Final = -1
"""In place of a character or a weapon that is not chosen."""

SEAT: Final = Named("seat")
SEAT_OR_NOBODY: Final = Named("seat", may_lack=True)
CARD: Final = Named("ability")
CARD_OR_NONE: Final = Named("ability", may_lack=True)
CELL: Final = Named("cell")
CELL_OR_NONE: Final = Named("cell", may_lack=True)
CELLS: Final = Bits("cell")
KAMAE: Final = Named("kamae")
VALUES: Final = Coded(
    Listed(NUMBER),
    lambda bits: [k for k in range(bits.bit_length()) if bits >> k & 1],
    lambda values: sum({1 << value for value in values}),
)
"""Initiative values, kept as bits."""


class Fighter(NamedTuple):
    """A character on the field (SJT-1): what it is, where it stands, what it has suffered, and its turn."""

    side: int
    """Who fights together has the same."""
    hero: int = NOT_YET
    weapon: int = NOT_YET
    cell: int = NOWHERE
    facing: int = 0
    kamae: int = 0
    focus: int = 0
    wounds: int = 0
    """Plain ones; heavy wounds count beside them (SJT-131)."""
    heavy: int = 0
    stun: int = 0
    """SJT-177: stun cards in hand."""
    limp: tuple[int, ...] = ()
    """SJT-184: by limp card its quarter turns so far."""
    is_masked: bool = False
    is_out: bool = False
    card: int = NO_CARD
    """The card of this turn, once it is revealed."""
    value: int = 0
    """Its printed initiative, chosen or bought."""
    now: int = 0
    """SJT-182: the same after limp."""
    slower: int = 0
    """SJT-R79: by how much limp cards slowed it when the cards were revealed."""
    paid: int = 0
    """SJT-83: the focus that was paid for it."""
    has_played: bool = False
    """SJT-166: the one instant card of the turn."""
    is_ended: bool = False
    """SJT-118: its turn ended by a collision."""
    is_far: bool = False
    """SJT-271: it began the turn far from all opponents."""
    venom: tuple[int, ...] = ()
    """By poison card in the deck: among how many cards from the top it lies."""
    tokens: tuple[int, ...] = ()
    """SJT-R99: by token of its own with a hidden face the cell on which it lies, as they lie in its place."""


FIGHTER: Final = Parts(
    Fighter,
    {
        "side": NUMBER,
        "hero": Named("character", may_lack=True),
        "weapon": CARD_OR_NONE,
        "cell": CELL_OR_NONE,
        "facing": NUMBER,
        "kamae": KAMAE,
        "focus": NUMBER,
        "wounds": NUMBER,
        "heavy": NUMBER,
        "stun": NUMBER,
        "limp": Listed(NUMBER),
        "is_masked": TRUTH,
        "is_out": TRUTH,
        "card": CARD_OR_NONE,
        "value": NUMBER,
        "now": NUMBER,
        "slower": NUMBER,
        "paid": NUMBER,
        "has_played": TRUTH,
        "is_ended": TRUTH,
        "is_far": TRUTH,
        "venom": Listed(NUMBER),
        "tokens": Listed(CELL),
    },
    may_omit=True,
)


class Terrain(NamedTuple):
    """A piece of terrain on a cell (SJT-201); a torii stands on three."""

    kind: int
    cell: int


TERRAIN: Final = Parts(Terrain, {"kind": Named("terrain"), "cell": CELL})


class Blocked(NamedTuple):
    """SJT-142, SJT-R55: cells that a fighter blocks until the turn ends, against attacks of one
    initiative."""

    seat: Seat
    part: int
    value: int
    cells: int
    counter: int
    """SJT-151: at which values of a stopped attack he may strike back."""


BLOCKED: Final = Parts(
    Blocked, {"seat": SEAT, "part": NUMBER, "value": NUMBER, "cells": CELLS, "counter": VALUES}
)


class Waiting(NamedTuple):
    """A part of a revealed card that is still to be resolved (SJT-86): when, and what of it."""

    seat: Seat
    part: int
    now: int
    stage: int
    """`programs.HEAD`, or `REST` of a defence card."""


WAITING: Final = Parts(Waiting, {"seat": SEAT, "part": NUMBER, "now": NUMBER, "stage": NUMBER})

REVEALED, ADDED, COUNTERED, PLAYED = ROLES = ("revealed", "additional", "counterattack", "instant")
"""How a card came to be resolved."""


class Hit(NamedTuple):
    """Somebody on a marked cell (SJT-122), and what it does there (by word of the payload)."""

    seat: Seat
    harm: tuple[int, ...]


class Act(NamedTuple):
    """A part of a card while it is resolved. Counterattacks and instants lie above what they interrupt."""

    seat: Seat
    card: int
    part: int
    stage: int
    role: str
    value: int
    """The printed value that counts for it, and `now` the initiative at which it acts."""
    now: int
    succeeded: bool = False
    """SJT-158: whether the last attack or block above succeeded."""
    hits: tuple[Hit, ...] = ()
    """Whom the attack effect that is being resolved strikes, unblocked."""
    struck: int = 0
    """Bits of those against whom the last attack effect succeeded (SJT-R128)."""
    marked: int = 0
    """SJT-123: bits of those on unblocked cells with the target symbol."""
    guards: int = 0
    """Bits of those whose block stopped the last attack effect."""
    attacker: Seat = NOWHERE
    """Whose attack was just blocked, for what follows a successful block."""
    chosen: Seat = NOWHERE
    """SJT-124: whom its player chose to look at."""
    paid: int = 0
    """Bits of the mods that were paid for, of the attack effect that is being resolved."""
    asked: int = 0
    """Of how many mods it is decided."""
    prevented: int = 0
    """How many wounds an instant took away (`would_suffer`)."""
    is_stopped: bool = False
    """SJT-118: a collision ended it."""


HIT: Final = Parts(Hit, {"seat": SEAT, "harm": Listed(NUMBER)})
SEATS: Final = Bits("seat")
ACT: Final = Parts(
    Act,
    {
        "seat": SEAT,
        "card": CARD,
        "part": NUMBER,
        "stage": NUMBER,
        "role": Word(*ROLES),
        "value": NUMBER,
        "now": NUMBER,
        "succeeded": TRUTH,
        "hits": Listed(HIT),
        "struck": SEATS,
        "marked": SEATS,
        "guards": SEATS,
        "attacker": SEAT_OR_NOBODY,
        "chosen": SEAT_OR_NOBODY,
        "paid": Bits(),
        "asked": NUMBER,
        "prevented": NUMBER,
        "is_stopped": TRUTH,
    },
    may_omit=True,
)


class Copies(NamedTuple):
    """So many of a card in a list that lies open."""

    card: int
    copies: int


LIST: Final = Listed(Parts(Copies, {"card": CARD, "copies": NUMBER}))
