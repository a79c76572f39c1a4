"""Blocks (ledger 3.19) and what follows a successful one (3.20, 3.27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.seats import Seat

from ..box import BLOCK_SUCCESS
from ..events import CellsBlocked
from ..facts import REVEALED, Act, Blocked
from ..programs import GUARD, ON_SUCCESS, Guard, Op
from ..rules.instants import offer, offer_counter
from ..rules.resolving import WORDS, begin
from ..rules.suffering import unmask
from ..table import Fight, SenjutsuTable

MOST_PARTS: Final = 16
"""No card has more: its values would not suffice."""


def part_key(seat: Seat, part: int) -> int:
    """A number for each seat and part (as in `table.spent`)."""
    return seat * MOST_PARTS + part


def _guard(g: Fight, op: Op, at: int) -> bool:
    """SJT-141, SJT-142: cells marked for the chosen value are blocked, against attacks of its initiative; all
    block effects of a part form one block. SJT-R55: they stay where they are until the turn ends. SJT-R147: a
    place off the battlefield is never blocked."""
    table = g.table
    act, printed = table.act, op.guard
    assert printed is not None
    me = table.fighters[act.seat]
    cells = guarded(table, printed, me.cell, me.facing, act.value)
    mine = [b for b in table.blocks if b.seat == act.seat and b.part == act.part and b.value == act.now]
    known = mine[0] if mine else Blocked(act.seat, act.part, act.now, 0, 0)
    block = known._replace(cells=known.cells | cells, counter=known.counter | printed.counter)
    table.blocks = (*[b for b in table.blocks if b not in mine], block)
    g.tell(CellsBlocked(act.seat, act.now))
    return True


def guarded(table: SenjutsuTable, guard: Guard, cell: int, facing: int, value: int) -> int:
    """SJT-R147: the cells that are blocked at this value by whoever stands and looks so; no place off the
    battlefield."""
    cells, field = 0, table.plan
    for vector, values in guard.cells:
        at = field.offset(cell, vector, facing)
        if at >= 0 and (values < 0 or values >> value & 1):
            cells |= 1 << at
    return cells & table.ground.standing


def stopped_by(
    table: SenjutsuTable, act: Act, target: Seat, is_unblockable: bool
) -> tuple[bool, tuple[int, ...]]:
    """SJT-143: whether an attack on somebody is stopped, and by which of that character's own blocks: the
    parts that they belong to.

    SJT-R56: never by the attacker's own blocks. SJT-R61: the own blocks must have sufficed without anything
    else. SJT-157: of several each that sufficed alone has succeeded; if none did, all did together.
    """
    if is_unblockable:
        return False, ()
    me, cell = table.fighters[act.seat].cell, table.fighters[target].cell
    every, own = table.ground.obstacles, []
    for block in table.blocks:
        if block.value == act.now and block.seat != act.seat:
            every |= block.cells
            if block.seat == target:
                own.append(block)
    parts = [block.part for block in own if block.cells and is_shut(table, me, cell, block.cells)]
    if not parts and len(own) > 1 and is_shut(table, me, cell, own_cells(own)):
        parts = [block.part for block in own]
    return bool(parts) or (every != 0 and is_shut(table, me, cell, every)), tuple(sorted(parts))


def own_cells(blocks: Sequence[Blocked]) -> int:
    """What several blocks cover together."""
    cells = 0
    for block in blocks:
        cells |= block.cells
    return cells


def is_shut(table: SenjutsuTable, attacker: int, target: int, cells: int) -> bool:
    """SJT-144 to SJT-146: the target cell, the attacker's cell, or a cell of every path is blocked."""
    return bool(cells >> target & 1 or cells >> attacker & 1) or table.plan.shut(attacker, target, cells)


def block_succeeded(g: Fight, seat: Seat, parts: tuple[int, ...]) -> None:
    """SJT-234 to SJT-237: a counterattack, then masking ends, additional cards, and what is printed.

    Limp may bring several parts to one initiative, each with a block of its own: one counterattack for the
    attack effect (SJT-R67) if one of them allows it, then what each of them says, the upper one first."""
    table = g.table
    act, fighter = table.act, table.fighters[seat]
    if fighter.is_out or fighter.is_ended:
        return  # SJT-R42
    mine = [each for each in table.blocks if each.seat == seat and each.value == act.now]
    if any(block.counter >> act.now & 1 for block in mine if block.part in parts):
        g.then(offer_counter, seat, act.now)
    g.then(block_unmasks, seat)
    g.then(offer, seat, BLOCK_SUCCESS)
    for part in parts:
        g.then(resolve_success, seat, part)


def block_unmasks(g: Fight, seat: Seat) -> None:
    """SJT-235, SJT-266."""
    unmask(g, seat)


def resolve_success(g: Fight, seat: Seat, part: int) -> None:
    """SJT-237, SJT-R140: the printed "if success" effects, once a turn."""
    table = g.table
    fighter, ability = table.fighters[seat], table.card(seat)
    key = part_key(seat, part)
    if fighter.is_out or fighter.is_ended or ability is None or key in table.spent:
        return
    if not ability.programs[part].codes[ON_SUCCESS]:
        return
    table.spent = (*table.spent, key)
    value = fighter.value if part == 0 else ability.programs[part].value
    now, attacker = table.act.now, table.act.seat
    begin(g, seat, ability.number, part, ON_SUCCESS, REVEALED, value, now, attacker)


WORDS[GUARD] = _guard
