"""Mandatory assault (SJT-125, SJT-R50): whether some way to go on with a part strikes an opponent.

It looks ahead over the whole part: movement, alternatives, changes of kamae and the focus that can be paid.
Blocks and counterattacks do not matter; burning cards is never forced (SJT-R51).
"""

from __future__ import annotations

from tatami.kernel.seats import Seat

from .facts import REVEALED, Act
from .lines import Line, Way, collisions, far_ways, free_ways
from .pieces import FAR, MOST_FOCUS
from .programs import (
    AT_VALUE,
    BURN,
    CHANGE_KAMAE,
    CHOOSE,
    ENTER_ANY,
    ENTER_KAMAE,
    GAIN_FOCUS,
    IF_MASKED,
    IF_SUCCESS,
    IN_KAMAE,
    JUMP,
    MOVE,
    PAY,
    SLOWER,
    STRIKE,
    Blow,
    Code,
    Modifier,
    Op,
)
from .table import SenjutsuTable
from .trees import NEUTRAL, RESOLVE


def code_of(table: SenjutsuTable, act: Act) -> Code:
    """The program that an act is in."""
    return table.box.abilities[act.card].programs[act.part].codes[act.stage]


def chosen_value(table: SenjutsuTable, act: Act) -> int:
    """SJT-84: the printed value that was chosen for the card: below a dividing line, too, it is not that of
    the part."""
    return table.fighters[act.seat].value if act.role == REVEALED else act.value


def is_ahead(table: SenjutsuTable, act: Act, at: int) -> bool:
    """Whether an attack effect still lies ahead in this part."""
    return at <= table.box.abilities[act.card].programs[act.part].last_strikes[act.stage]


def can_strike(
    table: SenjutsuTable, act: Act, at: int, cell: int, facing: int, focus: int, kamae: int
) -> bool:
    """Whether going on from there, standing and holding so, some way covers an opponent."""
    code = code_of(table, act)
    while at < len(code):
        op = code[at]
        word = op.word
        if word == STRIKE:
            assert op.blow is not None
            if covers(table, act, op.blow, cell, facing, focus, kamae):
                return True
        elif word == MOVE:
            assert op.line is not None
            return any(
                can_strike(
                    table, act, at + 1, way.cell, way.facing, focus_after(table, way, cell, focus), kamae
                )
                for way in ways_from(table, act, op.line, cell, facing)
            )
        elif word == PAY:
            if focus >= op.amount and can_strike(table, act, at + 1, cell, facing, focus - op.amount, kamae):
                return True
            at = op.skip
            continue
        elif word == CHOOSE:
            return any(
                can_strike(table, act, start, cell, facing, focus, kamae) for start in starts(op, kamae)
            )
        elif word == CHANGE_KAMAE:
            return any(
                can_strike(table, act, at + 1, cell, facing, min(MOST_FOCUS, focus + end.by_focus), end.kamae)
                for end in table.hero(act.seat).tree.endings(kamae, op.amount)
            )
        elif word == ENTER_ANY:
            return any(
                can_strike(table, act, at + 1, cell, facing, focus, k)
                for k in range(NEUTRAL + 1, RESOLVE + 1)
            )
        elif word == ENTER_KAMAE:
            kamae = op.amount
        elif word == GAIN_FOCUS:
            focus = min(MOST_FOCUS, focus + op.amount)
        elif word == JUMP or (word <= BURN and not would_hold(table, act, op, kamae)):
            at = op.skip
            continue
        at += 1
    return False


def would_hold(table: SenjutsuTable, act: Act, op: Op, kamae: int) -> bool:
    """Whether a gate would hold; cards are never burned for it (SJT-R51)."""
    if op.word == IN_KAMAE:
        return kamae == op.amount
    if op.word == AT_VALUE:
        return bool(op.values >> chosen_value(table, act) & 1)
    if op.word == IF_MASKED:
        return table.fighters[act.seat].is_masked
    return op.word == IF_SUCCESS and act.succeeded


def alternatives(options: tuple[tuple[int, int], ...], kamae: int) -> list[int]:
    """SJT-161, SJT-R142: that of the own kamae alone, if there is one; else those of no kamae."""
    own = [k for k, (_, needs) in enumerate(options) if needs == kamae]
    return own or [k for k, (_, needs) in enumerate(options) if needs < 0]


def starts(op: Op, kamae: int) -> list[int]:
    """Where a part goes on at OR: with each effect that can be chosen, or behind them if none can be."""
    return [op.options[k][0] for k in alternatives(op.options, kamae)] or [op.skip]


def focus_after(table: SenjutsuTable, way: Way, start: int, focus: int) -> int:
    """SJT-216: what a way over corpses leaves of the focus."""
    ground = table.ground
    entered = (*way.over, way.cell) if way.cell != start else way.over
    for cell in entered:
        kind = ground.pieces.get(cell)
        if kind is not None and kind.on_enter is not None and kind.on_enter.lose_focus:
            lost = kind.on_enter.lose_focus
            focus = 0 if lost == "all" else max(0, focus - lost)
    return focus


# --- ways ---------------------------------------------------------------------------------------


def ways_from(table: SenjutsuTable, act: Act, line: Line, cell: int, facing: int) -> list[Way]:
    """SJT-112, SJT-R37: the ways of a line without a collision from there, as if the figure stood there."""
    ground, seat = table.ground, act.seat
    free = table.free_for(seat)
    if is_running(table, act):
        return far_ways(
            line, ground.field.step, cell, facing, free, ground.telling, near_opponents(table, seat)
        )
    return free_ways(line, ground.field.step, cell, facing, free, ground.telling)


def colliding_ways(table: SenjutsuTable, act: Act, line: Line, cell: int, facing: int) -> list[Way]:
    """SJT-113: what is left if every way collides."""
    ground = table.ground
    return collisions(line, ground.field.step, cell, facing, table.free_for(act.seat), ground.telling)


def is_running(table: SenjutsuTable, act: Act) -> bool:
    """SJT-271: the core ability of a fighter who began the turn far away."""
    fighter = table.fighters[act.seat]
    return fighter.is_far and act.card == table.hero(act.seat).core


def near_opponents(table: SenjutsuTable, seat: Seat) -> int:
    """SJT-272: the cells fewer than six cells away from some opponent."""
    field, near = table.plan, 0
    for other in table.opponents(seat):
        apart = field.apart[table.fighters[other].cell]
        for cell in range(field.size):
            if apart[cell] < FAR:
                near |= 1 << cell
    return near


# --- attacks ------------------------------------------------------------------------------------


def covers(
    table: SenjutsuTable, act: Act, blow: Blow, cell: int, facing: int, focus: int, kamae: int
) -> bool:
    """Whether an attack effect reaches an opponent from there, with what can be paid for."""
    opponents = table.opponents(act.seat)
    if blow.mode:
        return any(is_aim(table, act, blow, other, cell, facing) for other in opponents)
    marked = [vector for vector, _ in blow.cells]
    for mod in blow.mods:
        if not mod.burn and mod.pay <= focus and mod_holds(table, act, mod, kamae):
            marked += [vector for vector, _ in mod.add]
    field = table.plan
    theirs = {table.fighters[other].cell for other in opponents}
    for vector in marked:
        target = field.offset(cell, vector, facing)
        if target in theirs and is_in_range(table, blow, cell, facing, target):
            return True
    return False


def mod_holds(table: SenjutsuTable, act: Act, mod: Modifier, kamae: int) -> bool:
    """Whether a change of an attack applies, or could be paid for: kamae, mask and chosen value."""
    return (
        mod.kamae in (-1, kamae)
        and (not mod.masked or table.fighters[act.seat].is_masked)
        and (not mod.values or chosen_value(table, act) in mod.values)
    )


def is_in_range(table: SenjutsuTable, blow: Blow, cell: int, facing: int, target: int) -> bool:
    """SJT-193, SJT-194, SJT-R89: a ranged card needs the distance and a line of sight."""
    if not blow.range:
        return True
    field = table.plan
    return field.apart[cell][target] <= blow.range and field.sees(
        cell, facing, target, table.ground.obstacles
    )


def is_aim(table: SenjutsuTable, act: Act, blow: Blow, target: Seat, cell: int, facing: int) -> bool:
    """SJT-257, SJT-R91: somebody in range and sight, for some cards only with a lower initiative."""
    other = table.fighters[target]
    if blow.mode == SLOWER and not is_slower(table, act, target):
        return False
    return is_in_range(table, blow, cell, facing, other.cell)


def is_slower(table: SenjutsuTable, act: Act, target: Seat) -> bool:
    """SJT-260, SJT-R92: the lowest value of the other card counts, limp and a bought value too."""
    revealed, other = table.card(target), table.fighters[target]
    if revealed is None:
        return False
    lowest = min(revealed.values) if revealed.is_variable else other.value
    return (max(1, lowest - other.slower) if lowest else 0) < act.now
