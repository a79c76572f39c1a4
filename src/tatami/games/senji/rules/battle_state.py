"""The battle that is being fought, as everybody sees it."""

from __future__ import annotations

from typing import Final

from ..board import commander
from ..table import SenjiTable
from ..warfare import NO_SAMURAI as NO_SAMURAI
from ..warfare import NOBODY_YET as NOBODY_YET
from ..warfare import Battle as Battle
from ..warfare import Cards as Cards

ATTACKER, DEFENDER = range(2)
SIDES: Final = (ATTACKER, DEFENDER)


def battle_on(table: SenjiTable) -> Battle:
    """The battle that is being fought; what changes in it is laid on the table anew."""
    assert table.battle, "no battle is being fought"
    return table.battle


def seat_of_side(table: SenjiTable, battle: Battle, side: int) -> int:
    """SEN-223: who decides for that side."""
    return commander(table, battle.parties[side])


def side_of(table: SenjiTable, battle: Battle, seat: int) -> int:
    """The side that this player decides for, or -1."""
    for side in SIDES:
        if seat_of_side(table, battle, side) == seat:
            return side
    return -1


def with_side(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """The same pair with another value for that side."""
    return (value, pair[DEFENDER]) if side == ATTACKER else (pair[ATTACKER], value)
