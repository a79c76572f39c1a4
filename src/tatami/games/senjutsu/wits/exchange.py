"""A turn thought through: two revealed cards against each other, from high to low initiative (ledger 3.11).

This is no second engine: it knows two fighters, takes the likely choice at once and forgets what hardly
matters. It uses the compiled cards, the tables of the field and public facts, nothing else.
"""

from __future__ import annotations

from typing import Final

from ..box import CORE, Ability
from ..ground import Ground
from ..programs import HEAD, ON_SUCCESS, REST, Program
from . import weights
from .body import Body
from .reaching import seen_from

Part = tuple[int, Program, int, int]
"""Whose (0 or 1), which, at what initiative, and what of it."""
Block = tuple[int, int, int, int, Program | None]
"""Whose, at what initiative, which cells, at which values it counters, of which part."""

_AFTER_ATTACKS: Final = 4


class Doing:
    """A part of a card while it is resolved."""

    __slots__ = ("ability", "attacked", "now", "program", "side", "stage", "succeeded", "value")

    def __init__(
        self, side: int, ability: Ability, program: Program, stage: int, now: int, value: int
    ) -> None:
        self.side: Final = side
        self.ability: Final = ability
        self.program: Final = program
        self.stage: Final = stage
        self.now: Final = now
        self.value: Final = value
        self.succeeded = False
        self.attacked = False
        """Whether the last attack effect found somebody unblocked."""


class Exchange:
    """Both fighters, what still waits, and the blocks that stand."""

    __slots__ = (
        "blocks",
        "bodies",
        "closed",
        "credit",
        "friends",
        "ground",
        "reached",
        "spent",
        "top",
        "waiting",
    )

    def __init__(self, ground: Ground, me: Body, foe: Body, top: int, closed: int, friends: int) -> None:
        self.ground = ground
        self.bodies = (me, foe)
        self.top = top
        """Which of the two is higher on the advantage track."""
        self.closed = closed
        """Cells of all others, and `friends` those of them that one must not strike."""
        self.friends = friends
        self.waiting: list[Part] = []
        self.blocks: list[Block] = []
        self.spent: list[Program] = []
        self.credit = 0.0
        """What does not show in the two fighters: blows at nobody, at friends, counterattacks."""
        self.reached = False
        """Whether a blow of the first found the other, blocked or not."""

    def clone(self) -> Exchange:
        twin = Exchange.__new__(Exchange)
        me, foe = self.bodies
        twin.ground, twin.bodies, twin.top = self.ground, (me.clone(), foe.clone()), self.top
        twin.closed, twin.friends = self.closed, self.friends
        twin.waiting, twin.blocks, twin.spent = [*self.waiting], [*self.blocks], [*self.spent]
        twin.credit, twin.reached = self.credit, self.reached
        return twin

    # --- order ----------------------------------------------------------------------------------

    def line_up(self) -> None:
        """SJT-88: every part with the initiative at which it acts; values are chosen by then."""
        self.waiting = []
        for side, body in enumerate(self.bodies):
            ability = body.ability
            if ability is None or body.out:
                continue
            body.now = body.effective(body.value)
            for program in ability.programs:
                value = body.value if program.number == 0 else program.value
                self.waiting.append((side, program, body.effective(value), HEAD))

    def take_next(self) -> Part:
        """What is resolved next."""
        part = min(self.waiting, key=self._order) if len(self.waiting) > 1 else self.waiting[0]
        self.waiting.remove(part)
        return part

    def _order(self, part: Part) -> tuple[int, int, bool, int]:
        """SJT-86 to SJT-92; whoever has the advantage goes first."""
        side, program, now, stage = part
        return -now, self.rank(side, stage), side != self.top, program.number

    def rank(self, side: int, stage: int) -> int:
        if stage == REST:
            return _AFTER_ATTACKS
        ability = self.bodies[side].ability
        assert ability is not None
        place = 2 * ability.kind + (ability.is_core and ability.kind != CORE)
        return place if place < _AFTER_ATTACKS else place + 1

    def end_turn(self, side: int) -> None:
        """SJT-118."""
        self.bodies[side].ended = True
        self.waiting[:] = [part for part in self.waiting if part[0] != side]

    # --- values ---------------------------------------------------------------------------------

    def balance(self) -> float:
        me, foe = self.bodies
        found = me.worth() - foe.worth() + self.credit
        if not me.out and not foe.out:
            found += self.place(0, me.cell, me.facing)
            found += weights.ADVANTAGE if self.top == 0 else -weights.ADVANTAGE
        return found

    def place(self, side: int, cell: int, facing: int) -> float:
        """What it is worth to one of them to end the turn there."""
        ground, mine, other = self.ground, self.bodies[side], self.bodies[1 - side]
        field = ground.field
        gives = mine.means.threat.get(seen_from(field, cell, facing)[other.cell], 0.0)
        takes = other.means.threat.get(seen_from(field, other.cell, other.facing)[cell], 0.0)
        far = field.apart[cell][other.cell] - weights.CLOSE
        open_cells = (field.near[cell] & ground.standing & ~ground.obstacles).bit_count()
        cramped = weights.CRAMPED * (6 - open_cells)
        return weights.THREAT * (gives - takes) - cramped - (weights.FAR * far if far > 0 else 0.0)

    def stops(self, side: int, now: int) -> int:
        """The cells that stop attacks of one of them at this initiative: obstacles and the other's blocks."""
        cells = self.ground.obstacles
        for whose, value, blocked, _, _ in self.blocks:
            if whose != side and value == now:
                cells |= blocked
        return cells

    def success(self, side: int, program: Program, now: int) -> Doing | None:
        """SJT-237: what is printed for a successful block, once a turn."""
        body = self.bodies[side]
        if body.ability is None or program in self.spent or not program.codes[ON_SUCCESS]:
            return None
        self.spent.append(program)
        value = body.value if program.number == 0 else program.value
        doing = Doing(side, body.ability, program, ON_SUCCESS, now, value)
        doing.succeeded = doing.attacked = True
        return doing
