"""End of the game and scoring (TEN-60 to TEN-69)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import MAX_SEATS, Seat

from ..events import EndReached, PrisonCounted, TieBroken
from ..pieces import HANDS, ROWS, SLOTS, VALUE, hand, kind_of, prison
from ..table import Tenno

_ROWS: Final = tuple(tuple(enumerate(ROWS[:seats])) for seats in range(MAX_SEATS + 1))
"""By number of players: every seat with the places of its row."""


def who_has_gaps(g: Tenno) -> list[Seat]:
    """Everybody with an empty slot."""
    p = g.places
    return [s for s, (one, two, three) in _ROWS[g.seats] if not (p[one] and p[two] and p[three])]


def who_cannot_refill(g: Tenno, short: list[Seat]) -> Seat:
    """TEN-60: a player with more empty slots than hand cards, or -1. TEN-64: it does not matter who."""
    for seat in short:
        in_hand = len(g.places[HANDS[seat]])
        if in_hand < SLOTS and sum(1 for place in ROWS[seat] if not g.places[place]) > in_hand:
            return seat
    return -1


def end_of_game(g: Tenno, stuck: Seat) -> None:
    """TEN-65: all prisons are turned up and counted; TEN-67: the highest total wins."""
    g.tell(EndReached(stuck))
    for seat in range(g.seats):
        for at in range(len(g.places[prison(seat)])):
            g.turn_up(prison(seat), at)
    prisons = [_kinds(g, [prison(seat)]) for seat in range(g.seats)]
    scores = tuple(_value(kinds) for kinds in prisons)
    for seat in range(g.seats):
        g.tell(PrisonCounted(seat, scores[seat], prisons[seat]))
    best = max(scores)
    first = tuple(seat for seat in range(g.seats) if scores[seat] == best)
    if len(first) == 1:
        _reveal_everything(g)
        g.finish(Outcome(first, "prison", scores))
    else:
        break_the_tie(g, scores, first)


def break_the_tie(g: Tenno, scores: tuple[int, ...], tied: tuple[Seat, ...]) -> None:
    """TEN-68: the tied add hand and row; TEN-69: who is tied even then wins together."""
    _reveal_everything(g)
    left = {seat: _kinds(g, [hand(seat), *ROWS[seat]]) for seat in tied}
    rest = tuple(_value(left[seat]) if seat in tied else 0 for seat in range(g.seats))
    for seat in tied:
        g.tell(TieBroken(seat, rest[seat], left[seat]))
    best = max(rest[seat] for seat in tied)
    winners = tuple(seat for seat in tied if rest[seat] == best)
    g.finish(Outcome(winners, "tie-break" if len(winners) == 1 else "shared", scores, rest))


def _kinds(g: Tenno, places: list[int]) -> tuple[int, ...]:
    """What lies there, the lowest first: so that whoever is told a sum can check it."""
    return tuple(sorted(kind_of(p & FACE) for place in places for p in g.places[place]))


def _value(kinds: tuple[int, ...]) -> int:
    """TEN-66: printed values; abilities do not count, the geisha is 0 (TEN-R10)."""
    return sum(VALUE[kind] for kind in kinds)


def _reveal_everything(g: Tenno) -> None:
    """TEN-R36: after the result nothing is hidden any more."""
    for seat in range(g.seats):
        for place in (hand(seat), *ROWS[seat]):
            for at in range(len(g.places[place])):
                g.turn_up(place, at)
