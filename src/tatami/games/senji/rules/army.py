"""The emperor's army (SEN-226): it never dies out."""

from __future__ import annotations

from ..board import add_units
from ..events.summer import ImperialUnitsCame
from ..pieces import EMPEROR, IMPERIAL_UNITS
from ..table import Senji


def raise_the_army_again(g: Senji) -> None:
    """SEN-226: when no imperial unit is left, also none on its way, three new ones stand in yamashiro."""
    table = g.table
    home = table.box.emperors[g.seats]
    if home < 0 or any(table.units[EMPEROR]):
        return
    if table.origin.party == EMPEROR and any(group.units for group in table.groups):
        return
    add_units(g, EMPEROR, home, IMPERIAL_UNITS)
    g.tell(ImperialUnitsCame(home, IMPERIAL_UNITS))
