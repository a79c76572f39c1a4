"""Attack effects (ledger 3.16, 3.27): extras are paid, blocks are judged for all targets at once, then
everything strikes in a fixed order, and whoever blocked or hit goes on (SJT-R129)."""

from __future__ import annotations

from functools import lru_cache

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers import PAY
from ..assault import code_of, is_aim, is_in_range, is_slower, mod_holds
from ..box import ATTACK_SUCCESS, WOULD_SUFFER
from ..events import AttackBlocked, AttackStopped, Missed, WoundsPrevented
from ..facts import REVEALED, Act, Hit
from ..hexes import Vector, ring_order
from ..pieces import DECK
from ..programs import (
    DEFEAT,
    HEAVY,
    LIMP,
    MARK,
    POISON,
    PREVENT,
    PULL,
    PUSH,
    ROTATE,
    SLOWER,
    STRIKE,
    STUN,
    WOUNDS,
    Blow,
    Harm,
    Modifier,
    Op,
    added,
)
from ..reasons import MUST_ASSAULT, NOT_A_TARGET, NOT_IN_RANGE, NOT_IN_SIGHT, NOT_SLOWER
from ..rules.asking import ChoiceOfOpponent, Payment
from ..rules.defeat import settle
from ..rules.instants import offer
from ..rules.piles import mill
from ..rules.resolving import WORDS, pay
from ..rules.suffering import limp, remove_terrain, stun, take_wounds, unmask
from ..table import Fight, Me, SenjutsuTable
from .guarding import MOST_PARTS, block_succeeded, part_key, stopped_by
from .shoving import poison, rotate, shove


def _strike(g: Fight, op: Op, at: int) -> bool:
    """SJT-223: an attack effect begins."""
    g.table.note(hits=(), struck=0, marked=0, guards=0, paid=0, asked=0, succeeded=False)
    g.then(settle_extras, at)
    return False


def blow_at(table: SenjutsuTable, at: int) -> Blow:
    blow = code_of(table, table.act)[at].blow
    assert blow is not None
    return blow


# --- extras -------------------------------------------------------------------------------------


def settle_extras(g: Fight, at: int) -> None:
    """SJT-224: what can be paid for is offered, one after another; the rest applies by itself."""
    table = g.table
    act, blow = table.act, blow_at(table, at)
    for k in range(act.asked, len(blow.mods)):
        mod = blow.mods[k]
        if (mod.pay or mod.burn) and is_affordable(g, act, mod):
            table.note(asked=k)
            g.ask(ExtraToPay(act.seat, at, mod.pay, mod.burn, mod.what))
            return
    g.then(aim, at)


def is_affordable(g: Fight, act: Act, mod: Modifier) -> bool:
    fighter = g.table.fighters[act.seat]
    return (
        mod_holds(g.table, act, mod, fighter.kamae)
        and mod.pay <= fighter.focus
        and mod.burn <= len(g.places[DECK[act.seat]])
    )


class ExtraToPay(Payment):
    """SJT-224: an additional effect that belongs to the attack."""

    __slots__ = ()

    def leads(self, table: SenjutsuTable, is_paid: bool) -> bool:
        act, focus, blow = table.act, table.fighters[self.by].focus, blow_at(table, self.at)
        if is_paid:
            act, focus = act._replace(paid=act.paid | 1 << act.asked), focus - self.focus
        return can_still_reach(table, act, blow, act.asked + 1, focus)

    def carry_out(self, g: Fight, answer: Answer) -> None:
        act = g.table.act
        k = act.asked
        if answer == PAY:
            pay(g, self.by, self.focus)
            mill(g, self.by, self.cards)
            g.table.note(paid=act.paid | 1 << k)
        g.table.note(asked=k + 1)
        g.then(settle_extras, self.at)


def can_still_reach(table: SenjutsuTable, act: Act, blow: Blow, further: int, focus: int) -> bool:
    """Whether an opponent is covered by what is paid, or by more of the extras from that one on. Cards are
    never burnt for it."""
    if reaches(table, act, blow):
        return True
    kamae = table.fighters[act.seat].kamae
    return any(
        can_still_reach(table, act._replace(paid=act.paid | 1 << k), blow, k + 1, focus - mod.pay)
        for k, mod in enumerate(blow.mods[further:], further)
        if mod.pay and not mod.burn and mod.pay <= focus and mod_holds(table, act, mod, kamae)
    )


def reaches(table: SenjutsuTable, act: Act, blow: Blow) -> bool:
    """Whether an opponent is covered with what has been paid for so far."""
    theirs = {table.fighters[other].cell for other in table.opponents(act.seat)}
    return any(cell in theirs for cell, _ in marked_cells(table, act, blow))


def marked(table: SenjutsuTable, act: Act, blow: Blow) -> dict[Vector, Harm]:
    """The diagram with its mods, in print order: `add` sums, `set` replaces (ledger 2.4)."""
    cells = dict(blow.cells)
    kamae = table.fighters[act.seat].kamae
    for k, mod in enumerate(blow.mods):
        if not mod_holds(table, act, mod, kamae) or ((mod.pay or mod.burn) and not act.paid >> k & 1):
            continue
        for vector, harm in mod.add:
            cells[vector] = added(cells[vector], harm) if vector in cells else harm
        cells.update(mod.put)
    return cells


def marked_cells(table: SenjutsuTable, act: Act, blow: Blow) -> list[tuple[int, Harm]]:
    """SJT-223, SJT-R89: the target cells that lie on the battlefield, in range and sight; farthest first,
    equal ones clockwise from F (SJT-R129)."""
    me, field, ground = table.fighters[act.seat], table.plan, table.ground
    found = []
    cells = marked(table, act, blow)
    for vector in sorted(cells, key=farthest_first):
        cell = field.offset(me.cell, vector, me.facing)
        if cell >= 0 and ground.standing >> cell & 1 and is_in_range(table, blow, me.cell, me.facing, cell):
            found.append((cell, cells[vector]))
    return found


@lru_cache(maxsize=256)
def farthest_first(vector: Vector) -> tuple[int, int]:
    """Where a cell of a diagram comes in the order of SJT-R129."""
    q, r = vector
    return -(abs(q) + abs(r) + abs(q + r)) // 2, ring_order(vector)


# --- aiming -------------------------------------------------------------------------------------


def aim(g: Fight, at: int) -> None:
    """SJT-122, SJT-124: everybody on a marked cell; without a diagram one whom the attacker chooses."""
    table = g.table
    act, blow = table.act, blow_at(table, at)
    if not blow.mode:
        targets = [(cell, harm) for cell, harm in marked_cells(table, act, blow) if table.on(cell) >= 0]
        judge(g, at, [Hit(table.on(cell), harm) for cell, harm in targets])
        return
    aims = possible_aims(table, act, blow)
    if len(aims) > 1:
        g.ask(TargetToAim(act.seat, at))
    else:
        judge(g, at, [Hit(target, blow.hit) for target in aims])


def possible_aims(table: SenjutsuTable, act: Act, blow: Blow) -> list[Seat]:
    """SJT-257: an opponent in range and sight with a lower initiative; or any character in range and
    sight."""
    me = table.fighters[act.seat]
    others = table.opponents(act.seat) if blow.mode == SLOWER else [s for s in table.track if s != act.seat]
    return [other for other in sorted(others) if is_aim(table, act, blow, other, me.cell, me.facing)]


class TargetToAim(ChoiceOfOpponent):
    """SJT-124, SJT-R91: whom the attack is aimed at."""

    __slots__ = ()

    def why_not_at(self, me: Me, target: Seat) -> Reason | None:
        table = me.table
        blow = blow_at(table, self.at)
        if target in legal_aims(table, table.act, blow):
            return None
        if target in range(me.seats) and blow.mode == SLOWER and not is_slower(table, table.act, target):
            return NOT_SLOWER(target=target)
        return why_no_aim(table, self.by, blow, target)

    def choose(self, g: Fight, target: Seat) -> None:
        judge(g, self.at, [Hit(target, blow_at(g.table, self.at).hit)])


def why_no_aim(table: SenjutsuTable, seat: Seat, blow: Blow, target: Seat) -> Reason:
    """SJT-193, SJT-194: too far, or out of sight; whoever is neither is none that it can be aimed at now."""
    if target not in table.track or target == seat:
        return NOT_A_TARGET(target=target)
    me, cell, field = table.fighters[seat], table.fighters[target].cell, table.plan
    if field.apart[me.cell][cell] > blow.range:
        return NOT_IN_RANGE(target=target, range=blow.range)
    if not field.sees(me.cell, me.facing, cell, table.ground.obstacles):
        return NOT_IN_SIGHT(target=target)
    return MUST_ASSAULT() if target not in table.opponents(seat) else NOT_A_TARGET(target=target)


def legal_aims(table: SenjutsuTable, act: Act, blow: Blow) -> list[Seat]:
    """SJT-R50: an opponent, if one can be aimed at; team-mates do not count as aims."""
    aims = possible_aims(table, act, blow)
    opponents = table.opponents(act.seat)
    return [seat for seat in aims if seat in opponents] or aims


# --- judging and striking -----------------------------------------------------------------------


def judge(g: Fight, at: int, targets: list[Hit]) -> None:
    """SJT-143 to SJT-149: blocks are judged for each target, all at once."""
    table = g.table
    act, blow = table.act, blow_at(table, at)
    hits, guards, marks = [], 0, 0
    blocked: list[int] = []
    for hit in targets:
        stopped, parts = stopped_by(table, act, hit.seat, blow.is_unblockable)
        if parts:
            guards |= 1 << hit.seat
            blocked += [part_key(hit.seat, part) for part in parts]
            g.tell(AttackBlocked(hit.seat, act.seat))
        elif stopped:
            g.tell(AttackStopped(act.seat, hit.seat))
        if not stopped:
            hits.append(hit)
            if hit.harm[MARK]:
                marks |= 1 << hit.seat
    if not targets:
        g.tell(Missed(act.seat))
    table.note(hits=tuple(hits), guards=guards, marked=marks)
    for k, hit in enumerate(hits):
        if hit.harm[WOUNDS] or hit.harm[HEAVY] or hit.harm[DEFEAT]:
            g.then(land_wounds, k)
    g.then(land_statuses)
    for hit in hits:
        if hit.harm[POISON]:
            g.then(poison, hit.seat, act.seat, True)
    for hit in reversed(hits):
        if hit.harm[PULL]:
            g.then(shove, hit.seat, act.seat, hit.harm[PULL], True, True)
    for hit in hits:
        if hit.harm[PUSH]:
            g.then(shove, hit.seat, act.seat, hit.harm[PUSH], False, True)
    for hit in hits:
        if hit.harm[ROTATE]:
            g.then(rotate, hit.seat, act.seat, hit.harm[ROTATE], True)
    g.then(after_blow, at, tuple(blocked))


def land_wounds(g: Fight, at: int) -> None:
    """SJT-134, SJT-135: defeat is no wound and is not prevented. SJT-169: before wounds a preventing
    instant."""
    table = g.table
    hit = table.act.hits[at]
    if hit.harm[DEFEAT]:
        table.change(hit.seat, is_out=True)
        table.note(struck=table.act.struck | 1 << hit.seat)
        return
    table.note(prevented=0)
    g.then(offer, hit.seat, WOULD_SUFFER)
    g.then(suffer_wounds, at)


def suffer_wounds(g: Fight, at: int) -> None:
    """SJT-R75: plain wounds are prevented before heavy ones."""
    table = g.table
    act = table.act
    hit, prevented = act.hits[at], act.prevented
    wounds, heavy = hit.harm[WOUNDS], hit.harm[HEAVY]
    if prevented:
        g.tell(WoundsPrevented(hit.seat, min(prevented, wounds + heavy)))
    heavy = max(0, heavy - max(0, prevented - wounds))
    wounds = max(0, wounds - prevented)
    if not table.fighters[hit.seat].is_out and take_wounds(g, hit.seat, wounds, heavy):
        table.note(struck=table.act.struck | 1 << hit.seat)


def _prevent(g: Fight, op: Op, at: int) -> bool:
    """Ledger 2.4, prevent: of the wounds that the attack below is about to give."""
    acts = g.table.acts
    if len(acts) > 1:
        under = acts[-2]._replace(prevented=acts[-2].prevented + op.amount)
        g.table.acts = (*acts[:-2], under, acts[-1])
    return True


def land_statuses(g: Fight) -> None:
    """SJT-R49: stun, then limp, for each target."""
    table = g.table
    for hit in table.act.hits:
        if stun(g, hit.seat, hit.harm[STUN]):
            table.note(struck=table.act.struck | 1 << hit.seat)
    for hit in table.act.hits:
        if limp(g, hit.seat, hit.harm[LIMP]):
            table.note(struck=table.act.struck | 1 << hit.seat)


def after_blow(g: Fight, at: int, blocked: tuple[int, ...]) -> None:
    """SJT-R129: bamboo falls, defeat is checked; then the blockers from the bottom of the track, then the
    attacker. `blocked` are the parts whose blocks stopped the attack, a number for each seat and part."""
    table = g.table
    act = table.act
    if not table.fighters[act.seat].is_out:
        cut_bamboo(g, at)
    settle(g)
    if g.outcome is not None:
        return
    for seat in table.from_bottom():
        parts = tuple([key - part_key(seat, 0) for key in blocked if key // MOST_PARTS == seat])
        if parts:
            g.then(block_succeeded, seat, parts)
    g.then(attack_succeeded)


def cut_bamboo(g: Fight, at: int) -> None:
    """SJT-209, SJT-R94: bamboo on a target cell with at least one wound symbol, if nothing else was in the
    way."""
    table = g.table
    act, blow = table.act, blow_at(table, at)
    me, ground = table.fighters[act.seat], table.ground
    if blow.mode or not ground.brittle:
        return
    for cell, harm in marked_cells(table, act, blow):
        if not ground.brittle >> cell & 1 or not harm[WOUNDS]:
            continue
        others = ground.obstacles & ~(1 << cell)
        for block in table.blocks:
            if block.value == act.now and block.seat != act.seat:
                others |= block.cells
        is_stopped = others >> cell & 1 or others >> me.cell & 1 or ground.field.shut(me.cell, cell, others)
        if blow.is_unblockable or not is_stopped:
            remove_terrain(g, cell)


def attack_succeeded(g: Fight) -> None:
    """SJT-227, SJT-228: masking ends, additional cards follow; not for a counterattack or an additional
    card."""
    table = g.table
    act = table.act
    fighter = table.fighters[act.seat]
    if not act.struck or fighter.is_out or act.is_stopped:
        return
    table.note(succeeded=True)
    unmask(g, act.seat)
    if act.role == REVEALED:
        g.then(offer, act.seat, ATTACK_SUCCESS)


WORDS[STRIKE] = _strike
WORDS[PREVENT] = _prevent
