"""The open facts of a game of Senjutsu (ledger 7: field, figures, trees, track and the like are public)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tatami.hooks.shapes import MANY_SEATS, NUMBER, TRUTH, Keyed, Listed, Named, Word
from tatami.kernel.game import Game
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

from .box import Ability, Box, Hero
from .facts import (
    ACT,
    BLOCKED,
    FIGHTER,
    LIST,
    NO_CARD,
    TERRAIN,
    WAITING,
    Act,
    Blocked,
    Copies,
    Fighter,
    Terrain,
    Waiting,
)
from .field import Field
from .ground import Ground, ground_of
from .pieces import STEPS

_OF_FIGHTER: Final = {name: k for k, name in enumerate(Fighter._fields)}
_OF_ACT: Final = {name: k for k, name in enumerate(Act._fields)}


class SenjutsuTable(Table):
    """`box` and `ground` are what the game is played with and on; they are no facts of this game.

    By seat: `fighters`, and `lists` where players agreed to show their decks. `track` is the advantage track,
    the first is on top (SJT-14). `kit` are the pieces of terrain that are still to be placed. `spent` are the
    parts whose "if success" has been resolved this turn (SJT-R140), a number for each seat and part.
    """

    FIELDS = (
        "turn",
        "step",
        "field",
        "fighters",
        "track",
        "terrain",
        "kit",
        "blocks",
        "waiting",
        "acts",
        "spent",
        "lists",
        "is_matched",
        "turns",
    )
    __slots__ = (*FIELDS, "_ground", "_seen", "box")
    SHAPES: ClassVar[Mapping[str, Any]] = {
        "turn": NUMBER,
        "step": Word(*STEPS),
        "field": Named("battlefield"),
        "fighters": Keyed("seat", FIGHTER),
        "track": MANY_SEATS,
        "terrain": Listed(TERRAIN),
        "kit": Listed(Named("terrain")),
        "blocks": Listed(BLOCKED),
        "waiting": Listed(WAITING),
        "acts": Listed(ACT),
        "spent": Listed(NUMBER),
        "lists": Keyed("seat", LIST),
        "is_matched": TRUTH,
        "turns": NUMBER,
    }
    box: Box

    def __init__(
        self,
        turn: int,
        step: str,
        field: int,
        fighters: tuple[Fighter, ...],
        track: tuple[Seat, ...],
        terrain: tuple[Terrain, ...],
        kit: tuple[int, ...],
        blocks: tuple[Blocked, ...],
        waiting: tuple[Waiting, ...],
        acts: tuple[Act, ...],
        spent: tuple[int, ...],
        lists: tuple[tuple[Copies, ...], ...],
        is_matched: bool,
        turns: int,
    ) -> None:
        self.turn = turn
        self.step = step
        self.field = field
        self.fighters = fighters
        self.track = track
        self.terrain = terrain
        self.kit = kit
        self.blocks = blocks
        self.waiting = waiting
        self.acts = acts
        self.spent = spent
        self.lists = lists
        self.is_matched = is_matched
        self.turns = turns
        self._ground: Ground | None = None
        self._seen: tuple[Terrain, ...] = ()

    def clone(self) -> SenjutsuTable:
        twin = SenjutsuTable(
            self.turn,
            self.step,
            self.field,
            self.fighters,
            self.track,
            self.terrain,
            self.kit,
            self.blocks,
            self.waiting,
            self.acts,
            self.spent,
            self.lists,
            self.is_matched,
            self.turns,
        )
        twin.box = self.box
        return twin

    # --- the ground -----------------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        """The field with the terrain that stands on it now."""
        ground = self._ground
        if ground is None or self._seen is not self.terrain:
            ground = self._ground = ground_of(self.box, self.field, self.terrain)
            self._seen = self.terrain
        return ground

    @property
    def plan(self) -> Field:
        return self.ground.field

    # --- fighters -------------------------------------------------------------------------------

    def change(self, seat: Seat, **facts: Any) -> None:
        """Something of a fighter is different now. (By index: `_replace` looks every field up by name.)"""
        fighters = list(self.fighters)
        fighter = list(fighters[seat])
        for name, fact in facts.items():
            fighter[_OF_FIGHTER[name]] = fact
        fighters[seat] = tuple.__new__(Fighter, fighter)
        self.fighters = tuple(fighters)

    def hero(self, seat: Seat) -> Hero:
        return self.box.heroes[self.fighters[seat].hero]

    def card(self, seat: Seat) -> Ability | None:
        """The card of this turn that a fighter has revealed."""
        number = self.fighters[seat].card
        return None if number == NO_CARD else self.box.abilities[number]

    def from_bottom(self) -> tuple[Seat, ...]:
        """SJT-79: those in play, from the bottom of the advantage track up."""
        return self.track[::-1]

    def opponents(self, seat: Seat) -> list[Seat]:
        side = self.fighters[seat].side
        return [other for other in self.track if self.fighters[other].side != side]

    def figures(self, besides: Seat = -1) -> int:
        """The cells on which figures stand."""
        cells = 0
        for seat in self.track:
            if seat != besides and self.fighters[seat].cell >= 0:
                cells |= 1 << self.fighters[seat].cell
        return cells

    def on(self, cell: int) -> Seat:
        """Whose figure stands there; -1: nobody's."""
        for seat in self.track:
            if self.fighters[seat].cell == cell:
                return seat
        return -1

    def free_for(self, seat: Seat) -> int:
        """SJT-112: the cells that this figure may enter."""
        ground = self.ground
        return ground.standing & ~ground.obstacles & ~self.figures(seat)

    # --- acts -----------------------------------------------------------------------------------

    @property
    def act(self) -> Act:
        """What is being resolved."""
        return self.acts[-1]

    def note(self, **facts: Any) -> Act:
        """Something of what is being resolved is different now."""
        values = list(self.acts[-1])
        for name, fact in facts.items():
            values[_OF_ACT[name]] = fact
        act = tuple.__new__(Act, values)
        self.acts = (*self.acts[:-1], act)
        return act


Fight = Game[SenjutsuTable]
Me = Seen[SenjutsuTable]
