"""If a card is played and nobody moves: the way by which it strikes, whom, and whether it must be gone.

It goes through the parts of the card as the rules do: every line by the ways of `assault.ways_from`, and of
these, by mandatory assault (SJT-125, SJT-R50), only such as lead to the attack of the part if any does.
Focus is paid where nothing else leads to the attack; cards are never burned (SJT-R51).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tatami.kernel.seats import Seat

from .assault import can_strike, code_of, focus_after, mod_holds, starts, ways_from, would_hold
from .box import Ability
from .effects.striking import legal_aims, marked_cells, reaches
from .facts import PLAYED, Act, Hit
from .pieces import MOST_FOCUS
from .programs import (
    BURN,
    CHANGE_KAMAE,
    CHOOSE,
    ENTER_ANY,
    ENTER_KAMAE,
    GAIN_FOCUS,
    HEAD,
    HEAVY,
    JUMP,
    MOVE,
    PAY,
    REST,
    STRIKE,
    WOUNDS,
    Blow,
    Harm,
    Op,
)
from .projecting import first_value
from .table import SenjutsuTable
from .trees import NEUTRAL, RESOLVE


class Pose(NamedTuple):
    """How a fighter would stand, look and hold himself, and the focus that he would have left."""

    cell: int
    facing: int
    focus: int
    kamae: int


class Course(NamedTuple):
    """Where its owner would strike from, which cells, and whom. `part` is the part of the card that does."""

    pose: Pose
    part: int
    cells: tuple[tuple[int, Harm], ...] = ()
    hits: tuple[Hit, ...] = ()
    is_way: bool = False
    """Whether a line of movement leads there."""
    is_forced: bool = False
    is_unblockable: bool = False


STAGES: Final = (HEAD, REST)
"""What is resolved without anything having succeeded."""


def course_of(table: SenjutsuTable, seat: Seat, ability: Ability) -> Course | None:
    """The first part that can strike an opponent, by the best of its ways; else what is struck from where its
    owner stands. None for a card without an attack."""
    parts = [(p, stage) for p in ability.programs for stage in STAGES if p.codes[stage]]
    if not any(program.last_strikes[stage] >= 0 for program, stage in parts):
        return None
    me = table.fighters[seat]
    here = Pose(me.cell, me.facing, max(0, me.focus - ability.cost), me.kamae)  # SJT-77: it is paid before
    poses = {here: None}
    for program, stage in parts:
        value = first_value(ability, program)
        act = Act(seat, ability.number, program.number, stage, PLAYED, value, value)
        found = [course for pose in poses for course in _courses(table, act, 0, pose)]
        striking = [course for course in found if course.hits]
        if striking:
            best = max(striking, key=lambda course: _worth(table, seat, course))
            return best._replace(is_forced=best.is_way and len(poses) == 1)
        poses = dict.fromkeys([course.pose for course in found])
    return _from_here(table, seat, ability, here)


def _worth(table: SenjutsuTable, seat: Seat, course: Course) -> int:
    """The more it wounds opponents and the less its own side, the better; of equal ways the first."""
    side, worth = table.fighters[seat].side, 0
    for hit in course.hits:
        much = 2 * (hit.harm[WOUNDS] + hit.harm[HEAVY]) + 1
        worth += -much if table.fighters[hit.seat].side == side else much
    return worth


def _from_here(table: SenjutsuTable, seat: Seat, ability: Ability, here: Pose) -> Course:
    """No opponent can be struck: but a friend who stands in the way of a card that strikes from there."""
    program = next(p for p in ability.programs if any(last >= 0 for last in p.last_strikes))
    value = first_value(ability, program)
    act = Act(seat, ability.number, program.number, HEAD, PLAYED, value, value)
    for op in program.codes[HEAD]:
        if op.word == MOVE:
            break
        if op.word == STRIKE and op.blow is not None and not op.blow.mode:
            return _struck(table, act, op.blow, here, False)
    return Course(here, program.number)


def moved(table: SenjutsuTable, seat: Seat, pose: Pose) -> SenjutsuTable:
    """The same table with that fighter standing so."""
    twin = table.clone()
    cell, facing, focus, kamae = pose
    twin.change(seat, cell=cell, facing=facing, focus=focus, kamae=kamae)
    return twin


def _courses(table: SenjutsuTable, act: Act, at: int, pose: Pose, is_way: bool = False) -> Iterator[Course]:
    """Every way to go on with a part from there: as it strikes an opponent, or as it ends without."""
    code, kamae = code_of(table, act), pose.kamae
    while at < len(code):
        op = code[at]
        word = op.word
        if word == STRIKE:
            course = _blow(table, act, op, pose, is_way)
            if course is not None:
                yield course
                return
        elif word in (MOVE, PAY, CHOOSE, CHANGE_KAMAE, ENTER_ANY):
            for start, further in _assaulting(table, act, _branches(table, act, at, op, pose)):
                yield from _courses(table, act, start, further, is_way or word == MOVE)
            return
        elif word == ENTER_KAMAE:
            pose, kamae = pose._replace(kamae=op.amount), op.amount
        elif word == GAIN_FOCUS:
            pose = pose._replace(focus=min(MOST_FOCUS, pose.focus + op.amount))
        elif word == JUMP or (word <= BURN and not would_hold(table, act, op, kamae)):
            at = op.skip
            continue
        at += 1
    yield Course(pose, act.part, is_way=is_way)


Branch = tuple[int, Pose]


def _assaulting(table: SenjutsuTable, act: Act, branches: list[Branch]) -> list[Branch]:
    """SJT-125, SJT-R50: those that lead to an attack of the part, if any does."""
    striking = [(at, pose) for at, pose in branches if can_strike(table, act, at, *pose)]
    return striking or branches


def _branches(table: SenjutsuTable, act: Act, at: int, op: Op, pose: Pose) -> list[Branch]:
    """Where one can go on, and how one would stand there."""
    if op.word == MOVE:
        assert op.line is not None
        ways = ways_from(table, act, op.line, pose.cell, pose.facing)
        left = [focus_after(table, way, pose.cell, pose.focus) for way in ways]
        walked = zip(ways, left, strict=True)
        return [(at + 1, Pose(way.cell, way.facing, focus, pose.kamae)) for way, focus in walked]
    if op.word == PAY:
        unpaid = (op.skip, pose)
        if pose.focus < op.amount:
            return [unpaid]
        return [unpaid, (at + 1, pose._replace(focus=pose.focus - op.amount))]
    if op.word == CHOOSE:
        return [(start, pose) for start in starts(op, pose.kamae)]
    if op.word == ENTER_ANY:
        return [(at + 1, pose._replace(kamae=kamae)) for kamae in range(NEUTRAL + 1, RESOLVE + 1)]
    endings = table.hero(act.seat).tree.endings(pose.kamae, op.amount)
    return [
        (at + 1, pose._replace(focus=min(MOST_FOCUS, pose.focus + end.by_focus), kamae=end.kamae))
        for end in endings
    ]


def _blow(table: SenjutsuTable, act: Act, op: Op, pose: Pose, is_way: bool) -> Course | None:
    """What an attack effect does from there, with the extras that it takes to reach an opponent."""
    blow = op.blow
    assert blow is not None
    twin = moved(table, act.seat, pose)
    if blow.mode:
        opponents = [other for other in legal_aims(twin, act, blow) if other in table.opponents(act.seat)]
        if not opponents:
            return None
        hit = Hit(opponents[0], blow.hit)
        struck = ((table.fighters[hit.seat].cell, blow.hit),)
        return Course(pose, act.part, struck, (hit,), is_way, False, blow.is_unblockable)
    paid = _least_paid(twin, act, blow, 0, pose.focus)
    return None if paid is None else _struck(twin, act._replace(paid=paid), blow, pose, is_way)


def _least_paid(table: SenjutsuTable, act: Act, blow: Blow, further: int, focus: int) -> int | None:
    """The extras that are paid for, as few as reach an opponent (as `striking.can_still_reach`)."""
    if reaches(table, act, blow):
        return act.paid
    kamae = table.fighters[act.seat].kamae
    for k, mod in enumerate(blow.mods[further:], further):
        if mod.pay and not mod.burn and mod.pay <= focus and mod_holds(table, act, mod, kamae):
            more = act._replace(paid=act.paid | 1 << k)
            found = _least_paid(table, more, blow, k + 1, focus - mod.pay)
            if found is not None:
                return found
    return None


def _struck(table: SenjutsuTable, act: Act, blow: Blow, pose: Pose, is_way: bool) -> Course:
    """SJT-122: everybody on a marked cell, friends too."""
    cells = marked_cells(table, act, blow)
    hits = [Hit(table.on(cell), harm) for cell, harm in cells if table.on(cell) >= 0]
    return Course(pose, act.part, tuple(cells), tuple(hits), is_way, False, blow.is_unblockable)
