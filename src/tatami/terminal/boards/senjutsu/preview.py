"""What a card would strike or block from where its owner stands now, worked out by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tatami.games.senjutsu.box import Ability
from tatami.games.senjutsu.effects.striking import marked_cells, possible_aims
from tatami.games.senjutsu.facts import REVEALED, Act
from tatami.games.senjutsu.field import cells_of
from tatami.games.senjutsu.programs import (
    GUARD,
    HEAVY,
    IF_MASKED,
    IN_KAMAE,
    STRIKE,
    WOUNDS,
    Harm,
    Op,
    Program,
)
from tatami.games.senjutsu.table import SenjutsuTable
from tatami.kernel.seats import Seat

from .facts import SHIELD, values_in_short
from .facts import STRIKE as STRIKES


class Preview(NamedTuple):
    """By cell: what the card would do there."""

    strikes: dict[int, Harm]
    blocks: dict[int, str]
    """The values at which it would be blocked: `6`, `7/5`."""

    def sign(self, cell: int) -> str:
        """`╳2`, `盾6`, or nothing."""
        harm = self.strikes.get(cell)
        if harm is not None:
            return f"{STRIKES}{harm[WOUNDS] + harm[HEAVY] or ''}"
        return f"{SHIELD}{self.blocks[cell]}" if cell in self.blocks else ""


NOTHING = Preview({}, {})


def preview(table: SenjutsuTable, seat: Seat, ability: Ability) -> Preview:
    """As the fighter stands, looks and holds himself now; without what has to be paid for."""
    fighter = table.fighters[seat]
    if fighter.cell < 0 or fighter.is_out:
        return NOTHING
    strikes: dict[int, Harm] = {}
    blocks: dict[int, set[int]] = {}
    for program in ability.programs:
        value = program.value if program.value >= 0 else max(ability.values, default=0)
        for stage, op in _steps(table, seat, program):
            act = Act(seat, ability.number, program.number, stage, REVEALED, value, value)
            if op.word == STRIKE:
                strikes.update(_struck(table, act, op))
            elif op.word == GUARD:
                values = (program.value,) if program.value >= 0 else ability.values
                for cell, against in _guarded(table, seat, op, values):
                    blocks.setdefault(cell, set()).update(against)
    told = {cell: values_in_short(sorted(values, reverse=True)) for cell, values in blocks.items()}
    return Preview(strikes, told)


def _steps(table: SenjutsuTable, seat: Seat, program: Program) -> Iterator[tuple[int, Op]]:
    """The steps of a part with its stage; what another kamae or a mask is needed for is left out."""
    fighter = table.fighters[seat]
    for stage, code in enumerate(program.codes):
        at = 0
        while at < len(code):
            op = code[at]
            shut = op.word == IN_KAMAE and op.amount != fighter.kamae
            if shut or (op.word == IF_MASKED and not fighter.is_masked):
                at = op.skip
                continue
            yield stage, op
            at += 1


def _struck(table: SenjutsuTable, act: Act, op: Op) -> dict[int, Harm]:
    blow = op.blow
    assert blow is not None
    if blow.mode:
        return {table.fighters[other].cell: blow.hit for other in possible_aims(table, act, blow)}
    return dict(marked_cells(table, act, blow))


def _guarded(
    table: SenjutsuTable, seat: Seat, op: Op, values: tuple[int, ...]
) -> Iterator[tuple[int, list[int]]]:
    """SJT-R147: no place off the battlefield is ever blocked."""
    fighter, guard = table.fighters[seat], op.guard
    assert guard is not None
    for vector, against in guard.cells:
        cell = table.plan.offset(fighter.cell, vector, fighter.facing)
        held = [value for value in values if against < 0 or against >> value & 1]
        if cell >= 0 and table.ground.standing >> cell & 1 and held:
            yield cell, held


def blocked_there(table: SenjutsuTable, cell: int) -> list[tuple[int, Seat]]:
    """(value, seat): the blocks that lie on a cell now."""
    return [(block.value, block.seat) for block in table.blocks if block.cells >> cell & 1]


def blocked_cells(mask: int) -> list[int]:
    return list(cells_of(mask))
