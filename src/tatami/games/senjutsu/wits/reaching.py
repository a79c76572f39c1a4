"""Where a card can strike: from a cell of the field, or in the open as a figure sees it. All of it public."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Final, TypeVar

from ..assault import starts
from ..box import Ability
from ..field import Field
from ..ground import Ground
from ..hexes import DIRECTIONS, FACINGS, Vector, distance, minus, plus, turned
from ..lines import Line, Way, free_ways
from ..programs import (
    AT_VALUE,
    BURN,
    CHOOSE,
    DEFEAT,
    ENTER_KAMAE,
    GAIN_FOCUS,
    GATES,
    HEAD,
    HEAVY,
    IN_KAMAE,
    JUMP,
    LIMP,
    MOVE,
    PAY,
    POISON,
    PULL,
    PUSH,
    ROTATE,
    STRIKE,
    STUN,
    WOUNDS,
    Blow,
    Code,
    Guard,
    Harm,
    Modifier,
    Op,
    Program,
    added,
)
from . import weights

Marks = dict[Vector, tuple[Harm, float]]
"""By cell as the attacker sees it: what happens there, and what that is worth to him."""
Reach = dict[int, dict[int, float]]
"""By target cell and cell that it can be struck from: what that is worth."""
Stand = tuple[int, int]
"""Cell and facing."""
Pose = tuple[Vector, int]
"""The same in the open, from where a figure began."""

S = TypeVar("S")

_NO_WAYS: Final[tuple[Way, ...]] = ()


@lru_cache(maxsize=1024)
def seen_from(field: Field, cell: int, facing: int) -> tuple[Vector, ...]:
    """By cell: where it lies as a figure sees it that stands and looks so."""
    spots = field.spots
    return tuple([turned(minus(spot, spots[cell]), -facing) for spot in spots])


@lru_cache(maxsize=4096)
def ways(ground: Ground, line: Line, cell: int, facing: int, closed: int) -> tuple[Way, ...]:
    """The ways of a line without a collision; `closed` are the cells of others."""
    free = ground.standing & ~ground.obstacles & ~closed
    found = free_ways(line, ground.field.step, cell, facing, free, ground.telling)
    return tuple(found) if found else _NO_WAYS


@lru_cache(maxsize=1024)
def worth_of(harm: Harm) -> float:
    """What a payload is worth to whoever strikes with it."""
    return (
        weights.HIT_DEFEAT * harm[DEFEAT]
        + weights.HIT_WOUND * harm[WOUNDS]
        + weights.HIT_HEAVY * harm[HEAVY]
        + weights.HIT_STUN * harm[STUN]
        + weights.HIT_LIMP * harm[LIMP]
        + weights.POISON * harm[POISON]
        + weights.HIT_PUSH * harm[PUSH]
        + weights.HIT_PULL * harm[PULL]
        + weights.HIT_ROTATE * harm[ROTATE]
    )


# --- diagrams -----------------------------------------------------------------------------------


def applies(mod: Modifier, kamae: int, value: int) -> bool:
    return mod.kamae in (-1, kamae) and not mod.masked and (not mod.values or value in mod.values)


@lru_cache(maxsize=4096)
def marks(blow: Blow, kamae: int, value: int, paid: int) -> Marks:
    """The diagram of an attack with its mods; `paid` are the bits of those that were paid for."""
    cells = dict(blow.cells)
    for k, mod in enumerate(blow.mods):
        if not applies(mod, kamae, value) or ((mod.pay or mod.burn) and not paid >> k & 1):
            continue
        for vector, harm in mod.add:
            cells[vector] = added(cells[vector], harm) if vector in cells else harm
        cells.update(mod.put)
    return {vector: (harm, worth_of(harm)) for vector, harm in cells.items()}


def affordable(blow: Blow, focus: int) -> int:
    """The bits of the mods that so much focus can pay for, each taken alone."""
    paid = 0
    for k, mod in enumerate(blow.mods):
        if mod.pay and mod.pay <= focus:
            paid |= 1 << k
    return paid


@lru_cache(maxsize=4096)
def guarded(field: Field, guard: Guard, cell: int, facing: int, value: int) -> int:
    """The cells that a block covers from there."""
    cells = 0
    for vector, values in guard.cells:
        goal = field.offset(cell, vector, facing)
        if goal >= 0 and (values < 0 or values >> value & 1):
            cells |= 1 << goal
    return cells


def is_shut(field: Field, attacker: int, target: int, cells: int) -> bool:
    """SJT-144 to SJT-146."""
    return bool(cells >> target & 1 or cells >> attacker & 1) or field.shut(attacker, target, cells)


# --- where a part strikes -----------------------------------------------------------------------


def blows_ahead(
    code: Code,
    at: int,
    start: S,
    go: Callable[[Line, S], Iterable[S]],
    kamae: int,
    focus: int,
    value: int,
) -> Iterator[tuple[Blow, Iterable[S], int, int]]:
    """Each attack effect of a part from there on, with all stands that its movement leads to."""
    stands: Iterable[S] = (start,)
    while at < len(code):
        op = code[at]
        word = op.word
        if word == MOVE and op.line is not None:
            line = op.line
            stands = dict.fromkeys(end for stand in stands for end in go(line, stand))
        elif word == STRIKE and op.blow is not None:
            yield op.blow, stands, kamae, focus
        elif word == PAY and focus >= op.amount:
            focus -= op.amount
        elif word == CHOOSE:
            at = starts(op, kamae)[0]
            continue
        elif word == ENTER_KAMAE:
            kamae = op.amount
        elif word == GAIN_FOCUS:
            focus += op.amount
        elif word == JUMP or (word in GATES and not gate_holds(op, kamae, value)):
            at = op.skip
            continue
        at += 1


def gate_holds(op: Op, kamae: int, value: int) -> bool:
    """Of a gate in advance: cards may be burned, success and masks are not counted on."""
    if op.word == IN_KAMAE:
        return op.amount == kamae
    if op.word == AT_VALUE:
        return bool(op.values >> value & 1)
    return op.word == BURN


@lru_cache(maxsize=2048)
def reach(
    ground: Ground,
    program: Program,
    at: int,
    cell: int,
    facing: int,
    kamae: int,
    focus: int,
    value: int,
    closed: int,
) -> Reach:
    """What a part can strike from there, over all its ways."""

    def go(line: Line, stand: Stand) -> Iterator[Stand]:
        for way in ways(ground, line, stand[0], stand[1], closed):
            yield way.cell, way.facing

    field, found = ground.field, Reach()
    code = program.codes[HEAD]
    for blow, stands, held, left in blows_ahead(code, at, (cell, facing), go, kamae, focus, value):
        marked = marks(blow, held, value, affordable(blow, left))
        for stand in stands:
            for target, worth in _struck(ground, field, blow, marked, stand):
                best = found.setdefault(target, {})
                best[stand[0]] = max(worth, best.get(stand[0], 0.0))
    return found


def _struck(
    ground: Ground, field: Field, blow: Blow, marked: Marks, stand: Stand
) -> Iterator[tuple[int, float]]:
    cell, facing = stand
    if blow.mode:
        worth = worth_of(blow.hit)
        for target, steps in enumerate(field.apart[cell]):
            if 0 < steps <= blow.range and field.sees(cell, facing, target, ground.obstacles):
                yield target, worth
        return
    for vector, (_, worth) in marked.items():
        target = field.offset(cell, vector, facing)
        if target >= 0 and (not blow.range or field.sees(cell, facing, target, ground.obstacles)):
            yield target, worth


# --- in the open --------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def ends_of(line: Line) -> tuple[Pose, ...]:
    """Where a line leads to when nothing is in the way."""
    found: dict[Pose, None] = {}
    for run in line.runs:
        at, facing = (0, 0), 0
        for is_step, along in run:
            if is_step:
                at = plus(at, DIRECTIONS[(facing + along) % FACINGS])
            else:
                facing = (facing + along) % FACINGS
        found[at, facing] = None
    return tuple(found)


def _roam(line: Line, pose: Pose) -> Iterator[Pose]:
    at, facing = pose
    for further, turn in ends_of(line):
        yield plus(at, turned(further, facing)), (facing + turn) % FACINGS


@lru_cache(maxsize=1024)
def open_reach(ability: Ability, kamae: int, focus: int) -> dict[Vector, float]:
    """By place as the figure sees it: what the card threatens there, quick parts more than slow ones."""
    is_ready = ability.cost <= focus and ability.kamae in (-1, kamae)
    scale = 1.0 if is_ready else weights.UNREADY
    found: dict[Vector, float] = {}
    for program in ability.programs:
        value = ability.values[0] if program.number == 0 and ability.values else program.value
        quick = scale * (weights.SLOW + weights.QUICK * value)
        left = max(0, focus - ability.cost)
        for blow, poses, held, has in blows_ahead(
            program.codes[HEAD], 0, ((0, 0), 0), _roam, kamae, left, value
        ):
            for place, worth in _threatened(blow, poses, marks(blow, held, value, affordable(blow, has))):
                found[place] = max(found.get(place, 0.0), quick * worth)
    return found


def _threatened(blow: Blow, poses: Iterable[Pose], marked: Marks) -> Iterator[tuple[Vector, float]]:
    for at, facing in poses:
        for vector, (_, worth) in marked.items():
            place = plus(at, turned(vector, facing))
            if distance(place) > 0:
                yield place, worth
