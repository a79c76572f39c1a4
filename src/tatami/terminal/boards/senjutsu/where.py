"""Where somebody or something is, as a person on the field would say it: ahead, behind, to the right."""

from __future__ import annotations

from typing import Final

from tatami.games.senjutsu.hexes import FACINGS, legs, minus, turned
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.telling import Teller

from .facts import Table

AHEAD, BEHIND = 0, 3
TOLD_BY_WORDS: Final = 6


def stands(view: Table) -> bool:
    """Whether the viewer has a figure on the field to speak from."""
    return view.seat != SPECTATOR and view.table.fighters[view.seat].cell >= 0


def where(view: Table, teller: Teller, cell: int) -> str:
    """`two cells ahead of you`; who has no figure is told the name of the cell."""
    text = teller.words.text
    if not stands(view):
        return text("terminal-senjutsu-on-cell", cell=teller.named("cell", cell))
    me = view.table.fighters[view.seat]
    spots = view.table.plan.spots
    way, steps, more = legs(turned(minus(spots[cell], spots[me.cell]), -me.facing))
    if not steps:
        return text("terminal-senjutsu-here")
    first = text("terminal-senjutsu-away", count=steps, size=_size(steps), way=way)
    if not more:
        return first
    then = text("terminal-senjutsu-further", count=more, size=_size(more), way=(way + 1) % FACINGS)
    return text("terminal-senjutsu-away-and-further", first=first, then=then)


def _size(count: int) -> str:
    """A number that is told by a word, or `more`."""
    return f"n{count}" if count <= TOLD_BY_WORDS else "more"


def is_bent(view: Table, cell: int) -> bool:
    """Whether it takes two words to say where that is."""
    if not stands(view):
        return False
    spots = view.table.plan.spots
    return bool(legs(minus(spots[cell], spots[view.table.fighters[view.seat].cell]))[2])


def look(view: Table, teller: Teller, seat: Seat) -> str:
    """`faces you`, `has his back to you`, or where he looks as the viewer would say it."""
    text, table = teller.words.text, view.table
    other = table.fighters[seat]
    if not stands(view):
        return text("terminal-senjutsu-faces", facing=teller.named("facing", other.facing, "acc"))
    me, spots = table.fighters[view.seat], table.plan.spots
    way, steps, more = legs(turned(minus(spots[me.cell], spots[other.cell]), -other.facing))
    if steps and not more and way in (AHEAD, BEHIND):
        return text("terminal-senjutsu-looks", way="you" if way == AHEAD else "away")
    return text("terminal-senjutsu-looks", way=(other.facing - me.facing) % FACINGS)
