"""Senjutsu: a duel of samurai on a field of hexes, with secret cards, stances and initiative.

Designed by Paul D. Allen and James Faulkner; the rules here are those of the ledger (see README.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from tatami.hooks.naming import Naming
from tatami.hooks.worlds import MixedPlaces
from tatami.kernel.answers import Answer
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.pieces import Face
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NotUnderstood, Reason
from tatami.kernel.rules import Option, Rules
from tatami.kernel.views import View

from . import events, out_of_turn, pieces, reasons
from .answers import Sayings
from .box import WINDOWS, Box, house_box
from .effects import cards, guarding, moving, shoving, spirit, statuses, striking
from .facts import Fighter, Terrain
from .pack import KAMAE
from .rules import (
    asking,
    decks,
    defeat,
    instants,
    order,
    piles,
    preparing,
    resolving,
    reveal,
    suffering,
    turn,
)
from .table import Me, SenjutsuTable
from .worlds import deal_hidden_cards

FIXED, KIT, WHOLE_BOX = TERRAIN_MODES = ("fixed", "kit", "box")
FACINGS: Final = tuple(str(facing) for facing in range(6))


class SenjutsuRules(Rules[SenjutsuTable], Naming, MixedPlaces[SenjutsuTable]):
    """The rules of Senjutsu with one box; another data pack makes another instance."""

    name = "senjutsu"
    prefix = "SJT"
    version = 1
    seat_counts = pieces.COUNTS
    default_seats = 2
    table = SenjutsuTable
    modules = (
        reasons,
        events,
        asking,
        defeat,
        piles,
        decks,
        preparing,
        turn,
        reveal,
        order,
        resolving,
        instants,
        suffering,
        moving,
        spirit,
        guarding,
        shoving,
        striking,
        cards,
        statuses,
    )
    game_is_over = reasons.GAME_IS_OVER
    endings = ("last", "turns")
    options: ClassVar[tuple[Option, ...]] = ()

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        box.say = Sayings(box)
        self.faces = box.faces  # type: ignore[misc]  # an instance's own, see Rules.faces
        self.options = (  # type: ignore[misc]  # as for `faces`
            Option("field", box.field_names[0], "SJT-54", box.field_names),
            Option("terrain", FIXED, "SJT-55", TERRAIN_MODES),
            Option("characters", "chosen", "SJT-R125", ("chosen", "dealt")),
            Option("sides", "each", "SJT-R150", pieces.SIDES),
            Option("lists", "secret", "SJT-17", ("secret", "open")),
            Option("play", "free", "SJT-251", ("free", "matched")),
            Option("turns", 0, "SJT-2", low=0, high=200, some=(0, 30, 40, 60), unattended=100),
        )
        super().__init__()

    def make_layout(self, seats: int, options: Options) -> Layout:
        return pieces.layout(seats, self.box)

    def fresh_table(self, seats: int, options: Options) -> SenjutsuTable:
        sides = sides_of(seats, str(options["sides"]))
        field = self.box.field_names.index(str(options["field"]))
        kinds, mode = self.box.terrain_names, options["terrain"]
        fixed = self.box.field(field).terrain if mode == FIXED else ()
        table = self.make_table(
            [
                0,
                "setup",
                field,
                tuple(Fighter(side) for side in sides),
                tuple(range(seats)),
                tuple(Terrain(kinds.index(kind), cell) for kind, cell in fixed),
                self._kit(field, str(mode)),
                (),
                (),
                (),
                (),
                (),
                options["play"] == "matched",
                int(options["turns"]),
            ]
        )
        return table

    def _kit(self, field: int, mode: str) -> tuple[int, ...]:
        """SJT-55: what the players place, if they do: the kit of the field, or all that is in the box."""
        box = self.box
        if mode == FIXED:
            return ()
        if mode == KIT:
            counts = dict(box.sheets[field].kit)
        else:
            whole = [kind for kind in box.terrain if kind.base_game and kind.id != preparing.PILLAR]
            counts = {kind.id: kind.components for kind in whole}
        return tuple(box.terrain_names.index(kind) for kind, count in counts.items() for _ in range(count))

    def make_table(self, values: list[Any]) -> SenjutsuTable:
        table = SenjutsuTable(*values)
        table.box = self.box
        return table

    def set_up(self, g: Game[SenjutsuTable]) -> None:
        preparing.prepare(g)

    def opening(self, table: SenjutsuTable) -> list[Frame]:
        """A turn begins: a hand-written position that says nothing else is one between two turns."""
        return [(turn.turn, ())]

    def parse(self, text: str) -> Answer:
        return self.box.say.parse(text)

    def why_not_asked(self, me: Me, question: Question[SenjutsuTable], answer: Answer) -> Reason:
        return out_of_turn.why_not_asked(me, answer)

    def names(self, kind: str) -> tuple[str, ...]:
        box = self.box
        names: dict[str, tuple[str, ...]] = {
            "ability": box.slugs,
            "character": box.hero_names,
            "cell": box.cell_names,
            "kamae": KAMAE,
            "terrain": box.terrain_names,
            "battlefield": box.field_names,
            "school": box.schools,
            "deck": tuple(box.decks),
            "window": WINDOWS,
            "facing": FACINGS,
        }
        return names[kind]

    def deal_mixed(
        self,
        view: View[SenjutsuTable],
        places: list[list[int]],
        unknown: list[list[Face]],
        pick: Callable[[int], int],
    ) -> None:
        deal_hidden_cards(view, places, unknown, pick)


def sides_of(seats: int, agreed: str) -> tuple[int, ...]:
    """SJT-R150: by seat the side it fights on; pairs sit across from each other."""
    if agreed == "pairs":
        if seats != pieces.MOST_SEATS:
            raise NotUnderstood("sides-do-not-fit", sides=agreed, seats=seats)
        return (0, 1, 0, 1)
    if agreed == "one":
        if seats == pieces.FEWEST_SEATS:
            raise NotUnderstood("sides-do-not-fit", sides=agreed, seats=seats)
        return (0, *[1] * (seats - 1))
    return tuple(range(seats))


RULES: Final = SenjutsuRules(house_box())
