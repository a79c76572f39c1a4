"""How the mat of the terminal writes what a card would do from here: the rules work it out."""

from __future__ import annotations

from tatami.games.senjutsu.field import cells_of
from tatami.games.senjutsu.programs import HEAVY, WOUNDS
from tatami.games.senjutsu.projecting import Projection
from tatami.games.senjutsu.table import SenjutsuTable
from tatami.kernel.seats import Seat

from .facts import SHIELD, STRIKE, values_in_short


def marked_by(aim: Projection, cell: int) -> str:
    """`╳2`, `盾6`, or nothing."""
    harm = aim.strikes.get(cell)
    if harm is not None:
        return f"{STRIKE}{harm[WOUNDS] + harm[HEAVY] or ''}"
    return f"{SHIELD}{values_in_short(aim.blocks[cell])}" if cell in aim.blocks else ""


def blocked_there(table: SenjutsuTable, cell: int) -> list[tuple[int, Seat]]:
    """(value, seat): the blocks that lie on a cell now."""
    return [(block.value, block.seat) for block in table.blocks if block.cells >> cell & 1]


def blocked_cells(mask: int) -> list[int]:
    return list(cells_of(mask))
