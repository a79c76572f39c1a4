"""Which blocks somebody could have raised against a blow, as far as everybody knows: his cards of the turn by
`public_cards.may_lay`, never his hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tatami.kernel.seats import Seat

from .assault import ways_from
from .box import Ability
from .effects.guarding import guarded, is_shut
from .facts import PLAYED, Act
from .programs import GUARD, MOVE, Program
from .projecting import first_value, values_of
from .table import SenjutsuTable
from .windows import effective


class Wall(NamedTuple):
    """A block that somebody might raise: from when he stands there, these cells, against this initiative."""

    now: int
    cell: int
    cells: int


def walls_of(table: SenjutsuTable, seat: Seat, cards: tuple[int, ...]) -> frozenset[Wall]:
    """Every block that one of these cards could raise from where he stands, or from where it moves him
    first."""
    abilities = [table.box.abilities[number] for number in cards]
    return frozenset(
        [wall for each in abilities for part in each.programs for wall in _walls(table, seat, each, part)]
    )


def _walls(table: SenjutsuTable, seat: Seat, ability: Ability, program: Program) -> Iterator[Wall]:
    if not program.has_block:
        return
    fighter = table.fighters[seat]
    value = first_value(ability, program)
    act = Act(seat, ability.number, program.number, 0, PLAYED, value, value)
    poses = {(fighter.cell, fighter.facing): None}
    for op in (op for code in program.codes for op in code):
        if op.word == MOVE and op.line is not None:
            ways = [way for pose in poses for way in ways_from(table, act, op.line, *pose)]
            poses |= dict.fromkeys([(way.cell, way.facing) for way in ways])
        elif op.word == GUARD and op.guard is not None:
            for printed in values_of(ability, program):
                for cell, facing in poses:
                    cells = guarded(table, op.guard, cell, facing, printed)
                    yield Wall(effective(fighter, printed), cell, cells)


def meeting(table: SenjutsuTable, walls: frozenset[Wall], attacker: int, at: tuple[int, ...]) -> list[int]:
    """SJT-143 to SJT-146: at which of these initiatives some such block would stop a blow from that cell."""
    return sorted(
        {
            wall.now
            for wall in walls
            if wall.now in at and wall.cells and is_shut(table, attacker, wall.cell, wall.cells)
        },
        reverse=True,
    )
