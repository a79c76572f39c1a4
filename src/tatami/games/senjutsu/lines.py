"""Printed lines of movement (ledger 3.14): steps and turns that may be carried out in any order.

A line is made ready once: as a tree of all orders in which it can be carried out (`Line.root`). Where a way
leads is then a walk in that tree over the cells of a field; nothing is enumerated twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

from .pack import DIRECTIONS, Atom

SIDES: Final = 6
NOWHERE: Final = -1
MOST_ORDERS: Final = 5000
"""The richest line of the house has 185."""


class Way(NamedTuple):
    """How a line is carried out: where the figure ends, and which cells with an effect it crosses before.

    `into` is the cell that it runs into, if every way does (SJT-113); then nothing more of it happens.
    """

    cell: int
    facing: int
    over: tuple[int, ...] = ()
    into: int = NOWHERE


class Choice(NamedTuple):
    """One atom as it is carried out: a step of so many cells in a relative direction, or a turn by so many
    sides clockwise (+1) or the other way (-1)."""

    is_step: bool
    along: int
    units: int


class Node:
    """A moment of a line: by which turn it may end here, and in which directions it goes on.

    Directions are counted from the facing before the line (SJT-108: a step after a turn goes elsewhere).
    """

    __slots__ = ("ends", "steps")

    def __init__(self) -> None:
        self.ends: tuple[int, ...] = ()
        self.steps: tuple[tuple[int, Node], ...] = ()


def choices(atom: Atom) -> list[Choice | None]:
    """SJT-103 to SJT-105, SJT-109: the ways to carry out one atom; None is to leave it.

    SJT-R35: a white arrow is carried out in full, unless it says up to.
    """
    most = atom.step or atom.turn
    found: list[Choice | None] = [] if atom.must and not atom.up_to else [None]
    least = 1 if atom.up_to else most
    for units in range(least, most + 1):
        if atom.step:
            found += [Choice(True, DIRECTIONS.index(d), units) for d in atom.dirs]
        else:
            found += [Choice(False, side, units) for side in (1, -1)]
    return found


def _plans(atoms: Sequence[Atom]) -> list[tuple[Choice, ...]]:
    """Every choice of what to carry out of a line (SJT-110)."""
    plans: list[tuple[Choice, ...]] = [()]
    for atom in atoms:
        plans = [(*plan, choice) if choice else plan for plan in plans for choice in choices(atom)]
    return plans


def orders_at_most(atoms: Sequence[Atom]) -> int:
    """In how many orders a line can be carried out, those that come to the same counted each: it is counted
    without making them, for nobody can wait for all orders of a line that a pack made too rich."""
    found = {0: 1}
    for atom in atoms:
        longer: dict[int, int] = {}
        for choice in choices(atom):
            units = choice.units if choice else 0
            for done, count in found.items():
                more = count * comb(done + units, units)
                longer[done + units] = longer.get(done + units, 0) + more
        found = longer
    return sum(found.values())


def orders(plan: tuple[Choice, ...]) -> list[tuple[tuple[bool, int], ...]]:
    """SJT-R36: all orders of the single cells and sides of a plan, as steps (relative) and turns (+1, -1)."""
    found: set[tuple[tuple[bool, int], ...]] = set()
    _interleave(plan, (), found)
    return sorted(found)


def _interleave(
    left: tuple[Choice, ...], done: tuple[tuple[bool, int], ...], found: set[tuple[tuple[bool, int], ...]]
) -> None:
    if not left:
        found.add(done)
    for k, choice in enumerate(left):
        rest = (choice._replace(units=choice.units - 1),) if choice.units > 1 else ()
        _interleave((*left[:k], *rest, *left[k + 1 :]), (*done, (choice.is_step, choice.along)), found)


class Line:
    """One line of movement, ready to be walked."""

    __slots__ = ("atoms", "is_forced", "number", "root", "runs")

    def __init__(self, number: int, atoms: tuple[Atom, ...]) -> None:
        self.number: Final = number
        self.atoms: Final = atoms
        self.runs: Final = tuple(dict.fromkeys(run for plan in _plans(atoms) for run in orders(plan)))
        """Every order of single steps and turns that carries the line out."""
        self.is_forced: Final = any(atom.must and atom.step for atom in atoms)
        self.root: Final = _tree(self.runs)


def _tree(runs: Sequence[tuple[tuple[bool, int], ...]]) -> Node:
    ends: dict[tuple[int, ...], set[int]] = {}
    for run in runs:
        path, turned = _as_path(run)
        ends.setdefault(path, set()).add(turned % SIDES)
    return _grown((), ends, {path[:k] for path in ends for k in range(len(path) + 1)})


def _as_path(run: tuple[tuple[bool, int], ...]) -> tuple[tuple[int, ...], int]:
    """The directions of its steps, counted from the facing before it, and by how much it turns in all."""
    path: list[int] = []
    turned = 0
    for is_step, along in run:
        if is_step:
            path.append((turned + along) % SIDES)
        else:
            turned += along
    return tuple(path), turned


def _grown(path: tuple[int, ...], ends: dict[tuple[int, ...], set[int]], known: set[tuple[int, ...]]) -> Node:
    node = Node()
    node.ends = tuple(sorted(ends.get(path, ())))
    further = [d for d in range(SIDES) if (*path, d) in known]
    node.steps = tuple((d, _grown((*path, d), ends, known)) for d in further)
    return node


def free_ways(
    line: Line, step: Sequence[Sequence[int]], cell: int, facing: int, free: int, telling: int
) -> list[Way]:
    """All ways of carrying out a line without running into anything (SJT-112), each once.

    `free` are the cells that can be entered; `telling` those of them on which something happens.
    """
    found: dict[Way, None] = {}
    _walk(line.root, step, cell, facing, free, telling, (), found)
    return list(found)


def far_ways(
    line: Line, step: Sequence[Sequence[int]], cell: int, facing: int, free: int, telling: int, near: int
) -> list[Way]:
    """SJT-271, SJT-R104: the same with up to three cells, each in any printed direction, for its step.

    SJT-272: it stops where a step ends within the cells of `near`; turns stay as they are printed.
    """
    dirs = sorted({DIRECTIONS.index(d) for atom in line.atoms if atom.step for d in atom.dirs})
    turns = [atom for atom in line.atoms if atom.turn]
    found: dict[Way, None] = {}
    for plan in _plans(turns):
        _roam(plan, dirs, MOST_FAR_STEPS, step, cell, facing, free, telling, near, (), False, found)
    return list(found)


MOST_FAR_STEPS: Final = 3


def _roam(
    turns: tuple[Choice, ...],
    dirs: Sequence[int],
    steps: int,
    step: Sequence[Sequence[int]],
    cell: int,
    facing: int,
    free: int,
    telling: int,
    near: int,
    over: tuple[int, ...],
    is_entered: bool,
    found: dict[Way, None],
) -> None:
    if not turns:
        found[Way(cell, facing, over)] = None
    for k, turn in enumerate(turns):
        rest = (turn._replace(units=turn.units - 1),) if turn.units > 1 else ()
        left = (*turns[:k], *rest, *turns[k + 1 :])
        side = (facing + turn.along) % SIDES
        _roam(left, dirs, steps, step, cell, side, free, telling, near, over, is_entered, found)
    if not steps:
        return
    passed = (*over, cell) if is_entered and telling >> cell & 1 else over
    for along in dirs:
        goal = step[cell][(facing + along) % SIDES]
        if goal >= 0 and free >> goal & 1:
            more = 0 if near >> goal & 1 else steps - 1
            _roam(turns, dirs, more, step, goal, facing, free, telling, near, passed, True, found)


def _walk(
    node: Node,
    step: Sequence[Sequence[int]],
    cell: int,
    facing: int,
    free: int,
    telling: int,
    over: tuple[int, ...],
    found: dict[Way, None],
    is_entered: bool = False,
) -> None:
    for turned in node.ends:
        found[Way(cell, (facing + turned) % SIDES, over)] = None
    if not node.steps:
        return
    if is_entered and telling >> cell & 1:
        over = (*over, cell)
    near = step[cell]
    for d, child in node.steps:
        goal = near[(d + facing) % SIDES]
        if goal >= 0 and free >> goal & 1:
            _walk(child, step, goal, facing, free, telling, over, found, True)


def collisions(
    line: Line, step: Sequence[Sequence[int]], cell: int, facing: int, free: int, telling: int
) -> list[Way]:
    """SJT-113: what can happen if every way of carrying out a line runs into something (SJT-R38)."""
    return list(dict.fromkeys(_until_stopped(run, step, cell, facing, free, telling) for run in line.runs))


def _until_stopped(
    run: tuple[tuple[bool, int], ...],
    step: Sequence[Sequence[int]],
    cell: int,
    facing: int,
    free: int,
    telling: int,
) -> Way:
    over: list[int] = []
    is_entered = False
    for is_step, along in run:
        if not is_step:
            facing = (facing + along) % SIDES
            continue
        goal = step[cell][(facing + along) % SIDES]
        if goal < 0 or not free >> goal & 1:
            return Way(cell, facing, tuple(over), goal)
        if is_entered and telling >> cell & 1:
            over.append(cell)
        cell, is_entered = goal, True
    return Way(cell, facing, tuple(over))
