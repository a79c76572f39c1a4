"""End of the turn and of the game (SEN-177 to SEN-183, SEN-234)."""

from __future__ import annotations

from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import FACE
from tatami.kernel.seats import Seat

from ..board import leaders, provinces_of, send_home, still_in
from ..events.end import Eliminated, LastOneLeft, LastYearEnded, ShogunDisputed, ShogunNamed, YearEnded
from ..pieces import (
    BIDS,
    DISCARD,
    DISPLAY,
    DUMMY,
    HANAFUDA,
    HAND,
    KAMI,
    LOWEST_HONOUR,
    MERCENARY_UNIT,
    OFF_BOARD,
    REMOVED,
    SAMURAI_DISCARD,
    TARGET,
)
from ..table import Senji, SenjiTable
from .promises import judge_promises


def end_of_the_year(g: Senji) -> None:
    """SEN-177: first who can play no more is eliminated; SEN-179: then the honour is checked."""
    g.then(judge_promises)
    g.then(eliminate)
    g.then(check_honour)


def eliminate(g: Senji) -> None:
    """SEN-177, SEN-R69. All are out before the first card is returned: none goes home to another of them."""
    table = g.table
    lost = tuple(seat for seat in still_in(table) if _is_lost(table, seat))
    table.out = (*table.out, *lost)
    for seat in lost:
        g.tell(Eliminated(seat, table.honour[seat]))
        _clear_up(g, seat)
    left = still_in(table)
    if len(left) == 1:
        g.tell(LastOneLeft(left[0]))
        g.finish(Outcome(left, "last", table.honour))


def _is_lost(table: SenjiTable, seat: Seat) -> bool:
    """No province, no piece on the board, and too little honour to hire a unit."""
    return (
        table.honour[seat] - MERCENARY_UNIT < LOWEST_HONOUR
        and not provinces_of(table, seat)
        and not any(table.units[seat])
        and not any(
            of == seat and at != OFF_BOARD for of, at in zip(table.samurai_of, table.samurai_at, strict=True)
        )
    )


def _clear_up(g: Senji, seat: Seat) -> None:
    """SEN-178. SEN-R120: of a lot that he shared only his bid goes."""
    table = g.table
    for card in _sorted(g, HANAFUDA[seat]):
        g.move_face(HANAFUDA[seat], card, DISCARD)
    for place in (HAND[seat], DISPLAY[seat]):
        for card in _sorted(g, place):
            send_home(g, place, card)
    g.draw(KAMI[seat], SAMURAI_DISCARD, len(g.places[KAMI[seat]]))
    for place in (BIDS[seat], DUMMY[seat]):
        g.draw(place, REMOVED, len(g.places[place]))
    table.bids = (*table.bids[:seat], (), *table.bids[seat + 1 :])


def _sorted(g: Senji, place: int) -> list[int]:
    """What lies there in order of faces: the order of a hand must show nowhere."""
    return sorted(p & FACE for p in g.places[place])


def check_honour(g: Senji) -> None:
    """SEN-180 to SEN-183: a single leader with 60 or more is shogun; a tie there means one more turn.

    Where the table has agreed on a last year, the most honour wins after it; a tie is shared.
    """
    table = g.table
    first = leaders(table)
    most = table.honour[first[0]]
    if most >= TARGET and len(first) == 1:
        g.tell(ShogunNamed(first[0], most))
        g.finish(Outcome(first, "shogun", table.honour))
    elif table.years and table.year >= table.years:
        g.tell(LastYearEnded(table.year, first, most))
        g.finish(Outcome(first, "years", table.honour))
    elif most < TARGET:
        g.tell(YearEnded(table.year, most))
    else:
        g.tell(ShogunDisputed(first, most))
