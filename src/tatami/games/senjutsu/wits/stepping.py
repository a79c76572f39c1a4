"""Movement as it is thought through: to where the blow strikes, away from what is still to come, to a good
place."""

from __future__ import annotations

from ..lines import Way, collisions
from ..programs import GUARD, HEAD, MOVE, STRIKE, Blow, Guard
from .body import Body
from .exchange import Doing, Exchange
from .reaching import Reach, affordable, guarded, is_shut, marks, reach, seen_from, ways
from .striking import collide

Danger = list[tuple[int, Reach, int]]
"""Parts of the other that still wait: their initiative, what they reach, and what stops them."""


def step(ex: Exchange, doing: Doing, at: int) -> None:
    """A line of movement by the best way; where every way collides, the first."""
    body, other = ex.bodies[doing.side], ex.bodies[1 - doing.side]
    line = doing.program.codes[doing.stage][at].line
    assert line is not None
    closed = ex.closed | 1 << other.cell
    found = ways(ex.ground, line, body.cell, body.facing, closed)
    if not found:
        free = ex.ground.standing & ~ex.ground.obstacles & ~closed
        go(ex, doing.side, collisions(line, ex.ground.field.step, body.cell, body.facing, free, 0)[0])
    elif len(found) == 1:
        go(ex, doing.side, found[0])
    else:
        go(ex, doing.side, best_way(ex, doing, at, found))


def go(ex: Exchange, side: int, way: Way) -> None:
    body = ex.bodies[side]
    for cell in (*way.over, way.cell) if way.cell != body.cell else way.over:
        kind = ex.ground.pieces.get(cell)
        if kind is not None and kind.on_enter is not None:
            entry = kind.on_enter
            body.suffer(entry.w, entry.heavy, entry.stun, entry.limp)
            if entry.lose_focus:
                body.focus = 0
    body.cell, body.facing = way.cell, way.facing
    if way.into >= 0:
        ex.end_turn(side)
        collide(ex, body, way.into)


def best_way(ex: Exchange, doing: Doing, at: int, found: tuple[Way, ...]) -> Way:
    side = doing.side
    field = ex.ground.field
    guard = next_guard(doing, at)
    dangers = dangers_to(ex, side)
    strikes = Strikes(ex, doing, at)
    best, chosen, covering = -1e9, found[0], False
    for way in found:
        covers, gain = strikes.worth(way) if strikes.any else (False, 0.0)
        if covering and not covers:
            continue
        worth = gain + ex.place(side, way.cell, way.facing)
        if ex.ground.telling and way.over:
            worth -= 4.0
        for now, reached, stops in dangers:
            attackers = reached.get(way.cell)
            if attackers:
                if guard is not None and now == doing.now:
                    stops |= guarded(field, guard, way.cell, way.facing, doing.value)
                worth -= worst(ex, attackers, way.cell, stops)
        if covers and not covering:
            covering, best = True, -1e9  # SJT-125: what strikes comes first
        if worth > best:
            best, chosen = worth, way
    return chosen


def worst(ex: Exchange, attackers: dict[int, float], cell: int, stops: int) -> float:
    """The most that some attacker's cell promises him, unblocked."""
    field = ex.ground.field
    most = 0.0
    for attacker, worth in attackers.items():
        if worth > most and not is_shut(field, attacker, cell, stops):
            most = worth
    return most


def dangers_to(ex: Exchange, side: int) -> Danger:
    """What the other may still strike this turn."""
    other = ex.bodies[1 - side]
    found: Danger = []
    for whose, program, now, stage in ex.waiting:
        if whose != side and stage == HEAD and program.has_attack:
            value = other.value if program.number == 0 else program.value
            reached = reach(
                ex.ground, program, 0, other.cell, other.facing, other.kamae, other.focus, value, ex.closed
            )
            found.append((now, reached, ex.stops(1 - side, now)))
    return found


def next_guard(doing: Doing, at: int) -> Guard | None:
    code = doing.program.codes[doing.stage]
    for op in code[at + 1 :]:
        if op.word == GUARD:
            return op.guard
    return None


class Strikes:
    """What the attack of the same part does from the end of a way."""

    __slots__ = ("_at", "_blow", "_body", "_doing", "_ex", "_is_far", "_stops", "_target", "any")

    def __init__(self, ex: Exchange, doing: Doing, at: int) -> None:
        self._ex, self._doing, self._at = ex, doing, at + 1
        self._body: Body = ex.bodies[doing.side]
        self._target = ex.bodies[1 - doing.side].cell
        self._blow: Blow | None = None
        self._is_far = False
        """Whether more movement lies between."""
        for op in doing.program.codes[doing.stage][at + 1 :]:
            if op.word == MOVE and self._blow is None:
                self._is_far = True
            elif op.word == STRIKE and self._blow is None:
                self._blow = op.blow
        self.any = self._blow is not None and doing.stage == HEAD
        self._stops = ex.stops(doing.side, doing.now) if self.any else 0

    def worth(self, way: Way) -> tuple[bool, float]:
        """Whether it covers the other, and what it is worth if no block stops it."""
        ex, body, blow = self._ex, self._body, self._blow
        assert blow is not None
        field = ex.ground.field
        if self._is_far or blow.mode or blow.range:
            found = reach(
                ex.ground,
                self._doing.program,
                self._at,
                way.cell,
                way.facing,
                body.kamae,
                body.focus,
                self._doing.value,
                ex.closed | 1 << self._target,
            ).get(self._target)
            return (True, worst(ex, found, self._target, self._stops)) if found else (False, 0.0)
        marked = marks(blow, body.kamae, self._doing.value, affordable(blow, body.focus))
        hit = marked.get(seen_from(field, way.cell, way.facing)[self._target])
        if hit is None:
            return False, 0.0
        return True, 0.0 if is_shut(field, way.cell, self._target, self._stops) else hit[1]
