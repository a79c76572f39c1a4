"""What is counted of a finished fight, seat by seat, for the page of statistics; and how it came to its end.

Blunders are what a thinking player does not do: to collide by his own movement, to strike at nobody, to
choose for a guard a value that no revealed attack of an opponent has although another would have fitted, and
to keep a stun card when nobody can be struck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from tatami.kernel.events import Event
from tatami.kernel.seats import Seat

from .box import Box
from .events import (
    AttackBlocked,
    CardReplaced,
    CardRevealed,
    CouldNotDraw,
    Counterattacked,
    Defeated,
    GaveUp,
    InstantPlayed,
    Missed,
    PartBegan,
    Passed,
    RanIntoFigure,
    RanIntoTerrain,
    RanOff,
    Stunned,
    TurnBegan,
    Wounded,
)
from .notes import ASKED, FightNotes
from .programs import MOVE
from .table import Fight

Rows = tuple[tuple[int, ...], ...]

DEEDS: Final = (
    "wounded",
    "heavy",
    "stunned",
    "blocks",
    "counterattacks",
    "instants",
    "passed",
    "misses",
    "collisions",
    "empty",
)
(_WOUNDED, _HEAVY, _STUNNED, _BLOCKS, _COUNTERS, _INSTANTS, _PASSED, _MISSES, _COLLISIONS, _EMPTY) = range(10)

BLUNDERS: Final = ("collision", "miss", "guard", "stun")

MEASURES: Final[Mapping[str, tuple[str, ...]]] = {"deed": DEEDS, "blunder": BLUNDERS, "asked": ASKED}
PER_TURN: Final = frozenset({"asked"})
RARE: Final = frozenset({"blunder", "asked"})

EMPTY_DECK, GAVE_UP = MORE_ENDINGS = ("empty_deck", "gave_up")

_COUNTED: Final = {
    Stunned: _STUNNED,
    AttackBlocked: _BLOCKS,
    Counterattacked: _COUNTERS,
    InstantPlayed: _INSTANTS,
    Passed: _PASSED,
    Missed: _MISSES,
    RanOff: _COLLISIONS,
    RanIntoFigure: _COLLISIONS,
    RanIntoTerrain: _COLLISIONS,
    CouldNotDraw: _EMPTY,
}


# What the log is looked through for: most of it is cards that move.
_OF_COLLISIONS: Final = frozenset(
    {TurnBegan, InstantPlayed, Counterattacked, PartBegan, RanOff, RanIntoTerrain, RanIntoFigure}
)
_OF_ATTACKS: Final = frozenset({TurnBegan, CardRevealed, CardReplaced, PartBegan})


def measures_of(g: Fight, notes: FightNotes) -> Mapping[str, Rows]:
    asked = tuple([tuple([notes.asked[seat, part] for part in ASKED]) for seat in range(g.seats)])
    return {"deed": deeds_of(g), "blunder": blunders_of(g, notes), "asked": asked}


def deeds_of(g: Fight) -> Rows:
    """Wounds and stun cards taken, what was done, and what went wrong, as the log tells."""
    counts = [[0] * len(DEEDS) for _ in range(g.seats)]
    for event in g.events:
        if isinstance(event, Wounded):
            counts[event.seat][_WOUNDED] += event.wounds
            counts[event.seat][_HEAVY] += event.heavy
            continue
        deed = _COUNTED.get(type(event))
        if deed is not None:
            counts[event.seat][deed] += 1  # type: ignore[attr-defined]  # all of these say whose
    return tuple([tuple(count) for count in counts])


# --- blunders -----------------------------------------------------------------------------------


def blunders_of(g: Fight, notes: FightNotes) -> Rows:
    own, missed = own_collisions(g), [0] * g.seats
    for event in g.events:
        if type(event) is Missed:
            missed[event.seat] += 1
    wrong = wrong_guards(g, notes)
    return tuple([(own[s], missed[s], wrong[s], notes.stun_kept[s]) for s in range(g.seats)])


def own_collisions(g: Fight) -> list[int]:
    """Collisions by the own movement: whoever is pushed collides while somebody else's card is resolved.

    A card that is played into another one and does not move its owner changes nothing in whose movement it
    is: after it the other goes on.
    """
    found, box = [0] * g.seats, g.table.box
    mover: Seat = -1
    nested = (-1, -1)
    for event in [event for event in g.events if type(event) in _OF_COLLISIONS]:
        if isinstance(event, TurnBegan):
            mover, nested = -1, (-1, -1)
        elif isinstance(event, InstantPlayed | Counterattacked):
            nested = (event.seat, event.card)
        elif isinstance(event, PartBegan):
            if event.card in _moving(box):
                mover = event.seat
            elif (event.seat, event.card) != nested:
                mover = -1
        elif isinstance(event, RanOff | RanIntoTerrain | RanIntoFigure):
            found[event.seat] += event.seat == mover
    return found


@lru_cache(maxsize=32)
def _moving(box: Box) -> frozenset[int]:
    """The cards that move whoever plays them."""
    return frozenset(
        [
            ability.number
            for ability in box.abilities
            if any(op.word == MOVE for program in ability.programs for code in program.codes for op in code)
        ]
    )


def wrong_guards(g: Fight, notes: FightNotes) -> list[int]:
    """Guards at a value of no attack that an opponent revealed, though another of the card's values had
    fitted."""
    found, attacks = [0] * g.seats, attacks_of(g)
    for guard in notes.guards:
        side = g.table.fighters[guard.seat].side
        theirs = {value for seat, value in attacks.get(guard.turn, ()) if g.table.fighters[seat].side != side}
        found[guard.seat] += guard.chosen not in theirs and bool(theirs & guard.offered)
    return found


def attacks_of(g: Fight) -> dict[int, set[tuple[Seat, int]]]:
    """By turn: at which initiative whose revealed card attacked."""
    found: dict[int, set[tuple[Seat, int]]] = {}
    cards: dict[Seat, int] = {}
    turn, abilities = 0, g.table.box.abilities
    for event in [event for event in g.events if type(event) in _OF_ATTACKS]:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, CardRevealed | CardReplaced):
            cards[event.seat] = event.card
        elif (
            isinstance(event, PartBegan)
            and cards.get(event.seat) == event.card
            and any(program.has_attack for program in abilities[event.card].programs)
        ):
            found.setdefault(turn, set()).add((event.seat, event.initiative))
    return found


# --- endings ------------------------------------------------------------------------------------


def last_turn(g: Fight) -> Sequence[Event]:
    """What happened since the last turn began, or since the beginning if none has."""
    at = len(g.events)
    while at and type(g.events[at - 1]) is not TurnBegan:
        at -= 1
    return g.events[at:]


def ended_by(g: Fight) -> str:
    """The manner of the outcome; but by an empty deck if the last to fall did so by a card that he could not
    draw (SJT-72), and by giving up if he gave up."""
    assert g.outcome is not None
    if g.outcome.how != "last":
        return g.outcome.how
    cause: dict[Seat, str] = {}
    ended = g.outcome.how
    for event in last_turn(g):
        if isinstance(event, CardRevealed | PartBegan):
            cause = {seat: how for seat, how in cause.items() if how == GAVE_UP}
        elif isinstance(event, CouldNotDraw):
            cause[event.seat] = EMPTY_DECK
        elif isinstance(event, GaveUp):
            cause[event.seat] = GAVE_UP
        elif isinstance(event, Defeated):
            ended = cause.get(event.seat, g.outcome.how)
    return ended
