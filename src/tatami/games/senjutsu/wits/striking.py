"""Attacks as they are thought through: diagram, blocks, what it does, and where figures are pushed to."""

from __future__ import annotations

from typing import Final

from ..box import Ability
from ..field import cells_of
from ..lines import SIDES
from ..programs import (
    DEFEAT,
    HEAVY,
    LIMP,
    POISON,
    PULL,
    PUSH,
    ROTATE,
    SLOWER,
    STUN,
    WOUNDS,
    Blow,
    Harm,
    Program,
)
from . import weights
from .body import Body
from .exchange import Doing, Exchange
from .reaching import applies, is_shut, marks, reach, seen_from

UNDECIDED: Final = -1
"""In place of the extras that were paid for: whatever pays."""


def strike(ex: Exchange, doing: Doing, blow: Blow, paid: int) -> Doing | None:
    """SJT-223: `paid` are the extras that were paid for. What follows is what a successful block does."""
    me, other = ex.bodies[doing.side], ex.bodies[1 - doing.side]
    doing.succeeded = doing.attacked = False
    field = ex.ground.field
    place = seen_from(field, me.cell, me.facing)[other.cell]
    stops = ex.stops(doing.side, doing.now)
    is_stopped = not blow.is_unblockable and is_shut(field, me.cell, other.cell, stops)
    if blow.mode:
        harm = blow.hit if is_aim(ex, doing, blow) else None
    else:
        if paid == UNDECIDED:
            paid = pay_extras(me, blow, place, doing.value, is_stopped)
        marked = marks(blow, me.kamae, doing.value, paid)
        found = marked.get(place)
        harm = found[0] if found and in_range(ex, blow, me, other.cell) else None
        if ex.friends:
            spare_friends(ex, doing, blow, paid)
    if doing.side == 0:
        ex.reached = ex.reached or harm is not None
        ex.credit -= weights.EMPTY if harm is None else 0.0
    if harm is None:
        return None
    if is_stopped:
        return block(ex, doing)
    land(ex, doing, harm)
    return None


def hits_now(ex: Exchange, doing: Doing, blow: Blow) -> bool:
    """Whether an attack effect strikes the other from here, unblocked."""
    me, other = ex.bodies[doing.side], ex.bodies[1 - doing.side]
    field = ex.ground.field
    place = seen_from(field, me.cell, me.facing)[other.cell]
    if blow.mode:
        return is_aim(ex, doing, blow)
    if place not in marks(blow, me.kamae, doing.value, 0) or not in_range(ex, blow, me, other.cell):
        return False
    return not is_shut(field, me.cell, other.cell, ex.stops(doing.side, doing.now))


def is_aim(ex: Exchange, doing: Doing, blow: Blow) -> bool:
    me, other = ex.bodies[doing.side], ex.bodies[1 - doing.side]
    if blow.mode == SLOWER and other.now >= doing.now:
        return False
    return in_range(ex, blow, me, other.cell)


def in_range(ex: Exchange, blow: Blow, me: Body, target: int) -> bool:
    if not blow.range:
        return True
    field = ex.ground.field
    return field.apart[me.cell][target] <= blow.range and field.sees(
        me.cell, me.facing, target, ex.ground.obstacles
    )


def pay_extras(me: Body, blow: Blow, place: tuple[int, int], value: int, is_stopped: bool) -> int:
    """Extras that reach the other are paid for as long as there is something to pay with."""
    paid = 0
    for k, mod in enumerate(blow.mods):
        if not (mod.pay or mod.burn) or is_stopped or not applies(mod, me.kamae, value):
            continue
        touched = [harm for vector, harm in (*mod.add, *mod.put) if vector == place]
        if not touched or mod.pay > me.focus:
            continue
        if mod.burn and (me.means.deck - me.burnt < mod.burn + weights.DECK_LOW or not touched[0][WOUNDS]):
            continue
        me.focus -= mod.pay
        me.burn(mod.burn)
        paid |= 1 << k
    return paid


def spare_friends(ex: Exchange, doing: Doing, blow: Blow, paid: int) -> None:
    """SJT-122: everybody on a marked cell is struck."""
    me = ex.bodies[doing.side]
    if doing.side:
        return
    seen = seen_from(ex.ground.field, me.cell, me.facing)
    marked = marks(blow, me.kamae, doing.value, paid)
    for cell in cells_of(ex.friends):
        found = marked.get(seen[cell])
        if found:
            ex.credit -= weights.ALLY * found[1]


def block(ex: Exchange, doing: Doing) -> Doing | None:
    """SJT-143: whose block it was goes on; a rock does nothing."""
    side, other = 1 - doing.side, ex.bodies[1 - doing.side]
    if other.ended:
        return None
    for whose, value, _, counter, program in [*ex.blocks]:
        if whose == side and value == doing.now:
            if counter >> doing.now & 1:
                worth = countered(ex, side, doing.now)
                ex.credit += worth if side == 0 else -worth
            return ex.success(side, program, doing.now) if program is not None else None
    return None


def countered(ex: Exchange, side: int, limit: int) -> float:
    """What a counterattack may be worth: the best of a hand that is known, else a guess."""
    body, other = ex.bodies[side], ex.bodies[1 - side]
    if side:
        return weights.COUNTER
    best = 0.0
    for ability in body.means.counters:
        if ability.cost <= body.focus and body.effective(min(ability.values)) <= limit:
            best = max(best, _reached(ex, body, ability, ability.programs[0], other.cell))
    return weights.COUNTERED * best


def _reached(ex: Exchange, body: Body, ability: Ability, program: Program, target: int) -> float:
    found = reach(
        ex.ground, program, 0, body.cell, body.facing, body.kamae, body.focus, ability.values[0], ex.closed
    ).get(target)
    return max(found.values()) if found else 0.0


# --- what it does -------------------------------------------------------------------------------


def land(ex: Exchange, doing: Doing, harm: Harm) -> None:
    """The payload in its fixed order (SJT-R49)."""
    other = ex.bodies[1 - doing.side]
    doing.attacked = True
    if harm[DEFEAT]:
        other.out = True
        return
    other.suffer(harm[WOUNDS], harm[HEAVY], harm[STUN], harm[LIMP])
    if harm[WOUNDS] or harm[HEAVY] or harm[STUN] or harm[LIMP] or harm[POISON]:
        doing.succeeded = True
    if harm[POISON]:
        other.cards -= weights.POISON / weights.CARD
    if other.out:
        return
    if harm[PULL]:
        shove(ex, doing.side, harm[PULL], True)
        doing.succeeded = True
    if harm[PUSH]:
        shove(ex, doing.side, harm[PUSH], False)
        doing.succeeded = True
    if harm[ROTATE] and not other.out:
        turn_away(ex, doing.side, harm[ROTATE])
        doing.succeeded = True


def shove(ex: Exchange, side: int, cells: int, is_pull: bool) -> None:
    """SJT-139: with two directions the one that ends worse for who is pushed."""
    me, other = ex.bodies[side], ex.bodies[1 - side]
    field = ex.ground.field
    if is_pull and field.apart[me.cell][other.cell] < 2:
        return
    away = field.away(me.cell, other.cell)
    ways = [(d + SIDES // 2) % SIDES for d in away] if is_pull else away
    crashing = [d for d in ways if is_crash(ex, side, d, cells)]
    slide(ex, side, crashing[0] if crashing and not is_pull else ways[0], cells, is_pull)


def is_crash(ex: Exchange, side: int, way: int, cells: int) -> bool:
    cell, free = ex.bodies[1 - side].cell, free_cells(ex, side)
    for _ in range(cells):
        cell = ex.ground.field.step[cell][way]
        if cell < 0 or not free >> cell & 1:
            return True
    return False


def free_cells(ex: Exchange, side: int) -> int:
    """Where the other figure can be pushed to."""
    ground = ex.ground
    return ground.standing & ~ground.obstacles & ~ex.closed & ~(1 << ex.bodies[side].cell)


def slide(ex: Exchange, side: int, way: int, cells: int, is_pull: bool) -> None:
    me, other = ex.bodies[side], ex.bodies[1 - side]
    field, free = ex.ground.field, free_cells(ex, side)
    for _ in range(cells):
        goal = field.step[other.cell][way]
        if is_pull and not 0 < field.apart[me.cell][goal] < field.apart[me.cell][other.cell]:
            return
        if goal < 0 or not free >> goal & 1:
            if any(part[0] != side for part in ex.waiting):
                ex.end_turn(1 - side)
            collide(ex, other, goal)
            return
        other.cell = goal


def collide(ex: Exchange, body: Body, into: int) -> None:
    """SJT-115 to SJT-117."""
    kind = ex.ground.pieces.get(into)
    if kind is not None and kind.obstacle and kind.forced_entry is not None:
        entry = kind.forced_entry
        body.suffer(entry.w, entry.heavy, entry.stun, entry.limp)
    else:
        body.suffer(0, 0, 1, 0)
    if any(each.cell == into for each in ex.bodies):
        body.cards -= 1.0
        for each in ex.bodies:
            if each.cell == into:
                each.suffer(0, 0, 1, 0)


def turn_away(ex: Exchange, side: int, sides: int) -> None:
    """SJT-140: so that he threatens less."""
    other = ex.bodies[1 - side]
    turns = [(other.facing + sides) % SIDES, (other.facing - sides) % SIDES]
    other.facing = min(turns, key=lambda facing: ex.place(1 - side, other.cell, facing))
