"""Why a line of movement does not lead there like that (ledger 3.14, section 6).

The line is tried again without one of its rules: if it leads there then, that rule is what bars it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from tatami.kernel.reasons import Reason

from ..answers import Go
from ..assault import code_of, is_running
from ..lines import Line, Way, far_ways, free_ways
from ..pack import Atom
from ..programs import MOVE
from ..reasons import (
    CELL_CLOSED,
    FREE_WAY_EXISTS,
    MUST_MOVE,
    NOT_A_WAY,
    NOT_FAR_ENOUGH,
    ONE_DIRECTION,
    PRINTED_ORDER,
    RUN_IS_OVER,
    WAY_IS_CLOSED,
    WHOLE_STEP,
)
from ..table import SenjutsuTable

ANYWHERE = -1
"""All cells, as bits: nothing is in the way."""


def why_no_way(table: SenjutsuTable, at: int, answer: Go) -> Reason:
    """Why this is none of the ways of the line at that place of the part."""
    act, ground = table.act, table.ground
    line, me = code_of(table, act)[at].line, table.fighters[act.seat]
    assert line is not None
    free = table.free_for(act.seat) | 1 << me.cell
    if answer.into >= 0:
        return FREE_WAY_EXISTS(cell=answer.into)
    if not free >> answer.cell & 1:
        return CELL_CLOSED(cell=answer.cell)
    step = ground.field.step
    if leads_there(answer, free_ways(line, step, me.cell, me.facing, ANYWHERE, 0)):
        return WAY_IS_CLOSED(cell=answer.cell)
    if act.card == table.hero(act.seat).core and leads_there(
        answer, far_ways(line, step, me.cell, me.facing, free, 0, 0)
    ):
        return RUN_IS_OVER() if is_running(table, act) else NOT_FAR_ENOUGH()
    below = ((other, PRINTED_ORDER()) for other in lines_below(table, at))
    for other, reason in chain(loosened(line), below):
        if leads_there(answer, free_ways(other, step, me.cell, me.facing, free, 0)):
            return reason
    return NOT_A_WAY(cell=answer.cell)


def leads_there(answer: Go, ways: list[Way]) -> bool:
    return any(way.cell == answer.cell and way.facing == answer.facing for way in ways)


def lines_below(table: SenjutsuTable, at: int) -> Iterator[Line]:
    """SJT-111: those that are joined to this one by "then"."""
    for op in code_of(table, table.act)[at + 1 :]:
        if op.word != MOVE:
            return
        assert op.line is not None
        yield op.line


def loosened(line: Line) -> Iterator[tuple[Line, Reason]]:
    """The line without one of its rules, and what to say if it leads there then.

    SJT-104: what must be done is done in full; SJT-105, SJT-R35: so is what may be done, or not at all;
    SJT-109: in one direction.
    """
    may = tuple(replace(atom, must=False, up_to=True) if atom.must else atom for atom in line.atoms)
    yield Line(line.number, may), MUST_MOVE()
    in_part = tuple(replace(atom, up_to=True) for atom in line.atoms)
    yield Line(line.number, in_part), WHOLE_STEP()
    yield Line(line.number, tuple(one for atom in line.atoms for one in cell_by_cell(atom))), ONE_DIRECTION()


def cell_by_cell(atom: Atom) -> tuple[Atom, ...]:
    """A step of several cells as steps of one, each in any of its directions."""
    return (replace(atom, step=1),) * atom.step if atom.step else (atom,)
