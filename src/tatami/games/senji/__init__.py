"""Senji: families of the warring states, secret orders, dice, hanafuda and four minutes of diplomacy a year.

Designed by Serge Laget and Bruno Cathala; the rules here are those of the ledger (see README.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Final

import msgspec

from tatami.hooks.glance import AnyView
from tatami.hooks.hosting import Hosting
from tatami.hooks.laboratory import Laboratory, Notebook
from tatami.hooks.leaving import Leaving, Meaning
from tatami.hooks.marking import Markable, Marking
from tatami.hooks.naming import Called, Naming
from tatami.hooks.packs import Pack, Packs
from tatami.hooks.positions import Arguments, RestPlaces
from tatami.hooks.retelling import Episode, Retelling
from tatami.hooks.worlds import MixedPlaces
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.pieces import Face
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NotUnderstood, Reason
from tatami.kernel.rules import Option, Rules
from tatami.kernel.seats import PLACES_IN_TURN, Seat
from tatami.kernel.seen import Seen
from tatami.kernel.views import View

from . import aid_shapes, aids, pieces, retelling, vocabulary
from . import pack as pack_file
from .answers import Sayings
from .box import FAMILIES, Box, house_box, open_box
from .events import autumn as autumn_events
from .events import battle as battle_events
from .events import common as common_events
from .events import end as end_events
from .events import preparation as preparation_events
from .events import spring as spring_events
from .events import summer as summer_events
from .events import winter as winter_events
from .events.winter import WinterBegan
from .measures import MEASURES, measures_of
from .naming import VOCABULARY, Names
from .out_of_turn import why_not_asked
from .position import check, rest_place
from .reasons import autumn as why_autumn
from .reasons import battle as why_battle
from .reasons import common as why_common
from .reasons import out_of_turn as why_out_of_turn
from .reasons import preparation as why_preparation
from .reasons import showing as why_showing
from .reasons import spring as why_spring
from .reasons import summer as why_summer
from .reasons import winter as why_winter
from .rules import (
    army,
    arrival,
    autumn,
    battle,
    battle_result,
    battle_round,
    combining,
    displaying,
    economist_kami,
    emperor,
    end,
    envoys,
    fleets,
    hanafuda_deck,
    hiring,
    homes,
    kami,
    march,
    once_an_autumn,
    preparation,
    promises,
    spring,
    summer,
    support,
    trade,
    winter,
    year,
)
from .rules.dealing import letter_meant_by
from .rules.showing import show, showings, why_not_show
from .table import SenjiTable, fresh
from .worlds import deal_hidden_cards

YEARS: Final = (0, 4, 6, 8, 10, 12, 15, 20, 30)
GLASSES: Final = (60, 120, 180, 240, 300, 420, 600, 900, 1800, 3600, 86_400, 259_200)
"""Seconds of a Winter that choosers offer: up to an hour at the table, days by correspondence."""


class SenjiRules(
    Rules[SenjiTable],
    Naming,
    Packs,
    Laboratory[SenjiTable],
    Hosting[SenjiTable],
    Leaving[SenjiTable],
    Retelling[SenjiTable],
    RestPlaces[SenjiTable],
    MixedPlaces[SenjiTable],
    Marking,
    Arguments,
):
    """The rules of Senji with one box; another data pack makes another instance."""

    name = "senji"
    prefix = "SEN"
    version = 3
    seat_counts = pieces.COUNTS
    default_seats = 4
    table = SenjiTable
    modules = (
        why_common,
        why_out_of_turn,
        why_preparation,
        why_showing,
        why_winter,
        why_spring,
        why_summer,
        why_battle,
        why_autumn,
        common_events,
        preparation_events,
        winter_events,
        spring_events,
        summer_events,
        battle_events,
        autumn_events,
        end_events,
        preparation,
        homes,
        emperor,
        winter,
        kami,
        spring,
        summer,
        hanafuda_deck,
        march,
        fleets,
        arrival,
        battle,
        battle_round,
        support,
        battle_result,
        army,
        autumn,
        promises,
        combining,
        envoys,
        trade,
        displaying,
        hiring,
        economist_kami,
        once_an_autumn,
        end,
        year,
    )
    game_is_over = why_common.GAME_IS_OVER
    not_enforceable = frozenset({"SEN-R4"})  # what a word of the kit list means
    endings = ("shogun", "last", "years")
    traits = {"family": FAMILIES, "order": PLACES_IN_TURN}
    measures = MEASURES
    vocabulary = VOCABULARY
    aid_types = aid_shapes.Aids
    argument_kinds: ClassVar[Mapping[str, str]] = {"origin": "region", "loser": "party"}
    pack_format: ClassVar[ModuleType] = pack_file
    pack_kinds = frozenset({"region", "province", "samurai", "combination", "party"})
    options: ClassVar[tuple[Option, ...]] = (
        Option("families", "chosen", "SEN-3", ("chosen", "dealt")),
        Option("winter", "glass", "SEN-39", ("glass", "rounds"), unattended="rounds"),
        Option("glass", 240, "SEN-R10", low=10, high=604_800, some=GLASSES, slow=86_400),
        Option("rounds", 2, "SEN-40", low=0, high=10),
        Option("kami", True, "SEN-R75", (True, False)),
        Option("umeko", "diplomacy", "SEN-R80", ("diplomacy", "hanafuda")),
        Option("years", 0, "SEN-32", low=0, high=99, some=YEARS, unattended=30),
    )

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self._pack: Final = Pack(box.name, box.digest, box.raw)
        box.say = Sayings(box)
        self.faces = box.faces  # type: ignore[misc]  # an instance's own, see Rules.faces
        self._names: Final = Names(box)
        super().__init__()

    retold = retelling.RETOLD

    def standing(self, g: Game[SenjiTable]) -> tuple[int, ...] | None:
        return retelling.standing(g)

    def episodes(self, g: Game[SenjiTable], events: Sequence[Event]) -> Sequence[Episode]:
        return retelling.episodes(g, events)

    def resigning(self, g: Game[SenjiTable], seat: Seat) -> Meaning:
        """SEN-177: who is out plays no part any more; everybody else's family is needed by the others."""
        return "nothing" if seat in g.table.out else "bot"

    def make_layout(self, seats: int, options: Options) -> Layout:
        return pieces.layout(seats, self.box)

    def fresh_table(self, seats: int, options: Options) -> SenjiTable:
        in_rounds = options["winter"] == "rounds"
        return fresh(
            self.box,
            seats,
            0 if in_rounds else int(options["glass"]),
            int(options["rounds"]) if in_rounds else 0,
            options["kami"] is True,
            str(options["umeko"]),
            int(options["years"]),
        )

    def make_table(self, values: list[Any]) -> SenjiTable:
        table = SenjiTable(*values)
        table.box = self.box
        return table

    def set_up(self, g: Game[SenjiTable]) -> None:
        preparation.prepare(g)

    def opening(self, table: SenjiTable) -> list[Frame]:
        """A year begins: a hand-written position that says nothing else is one between two years."""
        return [(year.year, ())]

    def parse(self, text: str) -> Answer:
        return self.box.say.parse(text)

    def why_not_asked(self, me: Seen[SenjiTable], question: Question[SenjiTable], answer: Answer) -> Reason:
        return why_not_asked(me, question, answer)

    def asides(self, me: Seen[SenjiTable]) -> Sequence[Answer]:
        """SEN-R13: cards of one's hand may be shown whatever is asked."""
        return showings(me)

    def why_not_aside(self, me: Seen[SenjiTable], answer: Answer) -> Reason | None:
        return why_not_show(me, answer)

    def do_aside(self, g: Game[SenjiTable], seat: Seat, answer: Answer) -> None:
        show(g, seat, answer)

    def rest_place(self, g: Game[SenjiTable], face: Face) -> int | None:
        return rest_place(g, face)

    def meant_by(self, me: Seen[SenjiTable], answer: Answer) -> object | None:
        """SEN-241: a letter as it was read."""
        return letter_meant_by(me, answer)

    def check(self, g: Game[SenjiTable]) -> None:
        check(g)

    def traits_of(self, g: Game[SenjiTable]) -> Mapping[str, tuple[str, ...]]:
        return {
            "family": tuple(FAMILIES[family] for family in g.table.families),
            "order": PLACES_IN_TURN[: g.seats],
        }

    def recalls_since(self, g: Game[SenjiTable]) -> int:
        """What was exchanged in this Winter, and until Summer what its auction brought."""
        if g.table.phase not in ("winter", "spring"):
            return g.sequence
        winters = (k for k in reversed(range(len(g.events))) if isinstance(g.events[k], WinterBegan))
        return g.told + next(winters, 0)

    def aids(self, view: AnyView[SenjiTable], known: object = None) -> Mapping[str, Any]:
        return aids.aids(view)

    def measures_of(
        self, g: Game[SenjiTable], notes: Notebook[SenjiTable] | None = None
    ) -> Mapping[str, tuple[tuple[int, ...], ...]]:
        return measures_of(g)

    def turns(self, g: Game[SenjiTable]) -> int:
        return g.table.year

    def variant(self, options: Mapping[str, object] | None) -> SenjiRules:
        if not options or DATA not in options:
            return self
        wanted = str(options[DATA]).lower()
        if wanted not in SHELF:
            raise NotUnderstood("no-pack", game=self.name, name=wanted[:40], known=", ".join(SHELF))
        return SHELF[wanted]

    def pack(self) -> Pack:
        return self._pack

    def pack_json(self) -> bytes:
        """With what a file may leave out."""
        return msgspec.json.encode(self.box.pack)

    def offer(self, raw: bytes) -> SenjiRules:
        box = open_box(raw)
        known = SHELF.get(box.name)
        if known is None:
            return put_on_shelf(SenjiRules(box))
        if known.box is not box:
            raise NotUnderstood("pack-name-taken", name=box.name, digest=known.box.digest[:12])
        return known

    def names(self, kind: str) -> tuple[str, ...]:
        return self._names.of(kind)

    def called(self, kind: str, name: str) -> Called:
        return self._names.called(kind, name)

    def option_called(self, option: str, value: str) -> Called:
        """A data pack brings its title along; without one people read its name."""
        own = {}
        if option == DATA and value != HOUSE:
            own = dict(SHELF[value].box.pack.title) or {"en": value}
        return Called(f"option-{option}-{value}", own=own)

    def face_as(self, face: Face) -> Called | None:
        return self._names.face(face)

    def spot_as(self, place: str, word: str) -> Called | None:
        return self._names.spot(place, word)

    def deal_mixed(
        self,
        view: View[SenjiTable],
        places: list[list[int]],
        unknown: list[list[Face]],
        pick: Callable[[int], int],
    ) -> None:
        deal_hidden_cards(view, places, unknown, pick)

    def place_marks(self, layout: Layout, seat: Seat) -> list[Markable]:
        """The order that may lie covered in a province."""
        orders = tuple(f"senji-order-{order}" for order in vocabulary.ORDERS)
        return [Markable(place.name, orders) for place in layout.places if place.name.startswith("order.")]


DATA: Final = "data"
"""The option that names the data pack."""
HOUSE: Final = "house"

SHELF: Final[dict[str, SenjiRules]] = {}
"""The rules for every data pack that is known, by its name."""


def put_on_shelf(rules: SenjiRules) -> SenjiRules:
    """Makes a pack known: all tables may choose it, whichever pack's rules they ask."""
    SHELF[rules.box.name] = rules
    for each in SHELF.values():
        choice = Option(DATA, each.box.name, "SEN-4", tuple(SHELF))
        each.options = (*SenjiRules.options, choice)  # type: ignore[misc]  # as for `faces`
    return rules


RULES: Final = put_on_shelf(SenjiRules(house_box()))
