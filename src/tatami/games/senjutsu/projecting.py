"""What a card would strike or block from where its owner stands now, worked out by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tatami.kernel.seats import Seat

from .box import Ability
from .effects.guarding import guarded
from .effects.striking import marked_cells, possible_aims
from .facts import PLAYED, REVEALED, Act
from .field import cells_of
from .programs import GUARD, IF_MASKED, IN_KAMAE, STRIKE, Harm, Op, Program
from .table import SenjutsuTable


class Projection(NamedTuple):
    """By cell: what the card would do there."""

    strikes: dict[int, Harm]
    blocks: dict[int, tuple[int, ...]]
    """The printed values at which it would be blocked, falling."""


NOTHING = Projection({}, {})


def project(table: SenjutsuTable, seat: Seat, ability: Ability) -> Projection:
    """As the fighter stands, looks and holds himself now; without what changes an attack for a price."""
    fighter = table.fighters[seat]
    if fighter.cell < 0 or fighter.is_out:
        return NOTHING
    strikes: dict[int, Harm] = {}
    blocks: dict[int, set[int]] = {}
    is_revealed = fighter.card == ability.number
    for program in ability.programs:
        role, value = (REVEALED, fighter.value) if is_revealed else (PLAYED, first_value(ability, program))
        for stage, op in _steps(table, seat, program):
            if op.word == STRIKE:
                act = Act(seat, ability.number, program.number, stage, role, value, value)
                strikes.update(_struck(table, act, op))
            elif op.guard is not None:
                for held in values_of(ability, program):
                    for cell in cells_of(guarded(table, op.guard, fighter.cell, fighter.facing, held)):
                        blocks.setdefault(cell, set()).add(held)
    told = {cell: tuple(sorted(values, reverse=True)) for cell, values in blocks.items()}
    return Projection(strikes, told)


def first_value(ability: Ability, program: Program) -> int:
    """SJT-84: with which printed value a part acts as long as nobody has chosen another one."""
    return program.value if program.value >= 0 else max(ability.values, default=0)


def values_of(ability: Ability, program: Program) -> tuple[int, ...]:
    """SJT-84, SJT-88: the printed values at which a part can act: its own below a dividing line."""
    return (program.value,) if program.value >= 0 else ability.values


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
            if op.word in (STRIKE, GUARD):
                yield stage, op
            at += 1


def _struck(table: SenjutsuTable, act: Act, op: Op) -> dict[int, Harm]:
    blow = op.blow
    assert blow is not None
    if blow.mode:
        return {table.fighters[other].cell: blow.hit for other in possible_aims(table, act, blow)}
    return dict(marked_cells(table, act, blow))
