"""Leaving a fight (SJT-R145): whoever gives up is defeated, as soon as the fight can go on without him."""

from __future__ import annotations

from tatami.hooks.leaving import Meaning
from tatami.kernel.seats import Seat

from .rules.asking import fall
from .rules.defeat import finish, settle
from .table import Fight


def resigning(g: Fight, seat: Seat) -> Meaning:
    """Where one side is left the fight is over. Otherwise the seat gives up when it is asked next: what is
    asked of others now may be about this very figure."""
    if g.table.fighters[seat].is_out:
        return "nothing"
    return "ends" if len(_sides_without(g, seat)) == 1 else "out"


def end_by_resigning(g: Fight, seat: Seat) -> None:
    side = _sides_without(g, seat).pop()
    fall(g, seat)
    settle(g)
    if g.outcome is None:  # before the figures stand on the field there is nobody to carry away
        finish(g, side)


def _sides_without(g: Fight, seat: Seat) -> set[int]:
    fighters = g.table.fighters
    return {one.side for at, one in enumerate(fighters) if at != seat and not one.is_out}
