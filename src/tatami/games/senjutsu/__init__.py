"""Senjutsu: a duel of samurai on a field of hexes, with secret cards, stances and initiative.

Designed by Paul D. Allen and James Faulkner; the rules here are those of the ledger (see README.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Final

import msgspec

from tatami.hooks.glance import AnyView
from tatami.hooks.hosting import Hosting
from tatami.hooks.laboratory import CardUse, Laboratory, Notebook
from tatami.hooks.leaving import Leaving, Meaning
from tatami.hooks.naming import Called, Naming
from tatami.hooks.packs import Pack, Packs
from tatami.hooks.positions import Arguments
from tatami.hooks.reading import Writings
from tatami.hooks.retelling import Episode, Retelling
from tatami.hooks.tables import Tables
from tatami.hooks.worlds import MixedPlaces
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.pieces import Face
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NotUnderstood, Reason
from tatami.kernel.rules import Option, Rules
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from . import (
    aid_shapes,
    aids,
    deck_texts,
    events,
    leaving,
    out_of_turn,
    pieces,
    position,
    reasons,
    retelling,
)
from . import pack as pack_file
from .answers import GIVE_UP, Sayings
from .box import Box, house_box, open_box
from .card_uses import OWN, cards_of, deck_called, uses_of
from .effects import cards, guarding, markers, moving, shoving, spirit, statuses, striking
from .facts import Fighter, Terrain
from .measures import MEASURES, MORE_ENDINGS, PER_TURN, RARE, ended_by, measures_of
from .naming import VOCABULARY, Names
from .notes import FightNotes
from .rules import (
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


class SenjutsuRules(
    Rules[SenjutsuTable],
    Naming,
    Packs,
    Laboratory[SenjutsuTable],
    Hosting[SenjutsuTable],
    Leaving[SenjutsuTable],
    Retelling[SenjutsuTable],
    MixedPlaces[SenjutsuTable],
    Tables,
    Writings,
    Arguments,
):
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
        markers,
    )
    # Where wound cards and tokens lie within reach, and which edition the ledger follows.
    not_enforceable = frozenset({"SJT-57", "SJT-R2"})
    game_is_over = reasons.GAME_IS_OVER
    endings = ("last", "turns")
    vocabulary = VOCABULARY
    options: ClassVar[tuple[Option, ...]] = ()
    teams = True
    measures = MEASURES
    per_turn = PER_TURN
    rare = RARE
    survey_weights: ClassVar[Mapping[int, int]] = {2: 5}  # decks are made for duels, and these are short
    more_endings = MORE_ENDINGS
    against = ("character", "deck")
    trait_kinds: ClassVar[Mapping[str, str]] = {
        "character": "character",
        "deck": "deck",
        "weapon": "ability",
        "card": "ability",
    }
    parting_answer = GIVE_UP.text
    open_kinds = frozenset({"cell", "facing", "kamae", "terrain", "character"})
    aid_types = aid_shapes.Aids
    argument_kinds: ClassVar[Mapping[str, str]] = {"tied": "seats", "places": "seats"}
    pack_format: ClassVar[ModuleType] = pack_file
    pack_kinds = frozenset(
        {"ability", "character", "deck", "battlefield", "terrain", "school", "cell", "token"}
        | {"payment", "effect"}
    )

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        box.say = Sayings(box)
        self._names: Final = Names(box)
        self.faces = box.faces  # type: ignore[misc]  # an instance's own, see Rules.faces
        self._pack: Final = Pack(box.name, box.digest, box.raw)
        self._own_options: Final = (
            Option("field", box.field_names[0], "SJT-54", box.field_names),
            Option("terrain", FIXED, "SJT-55", TERRAIN_MODES),
            Option("characters", "chosen", "SJT-R125", ("chosen", "dealt")),
            Option("sides", "each", "SJT-R150", pieces.SIDES),
            Option("lists", "secret", "SJT-17", ("secret", "open")),
            Option("play", "free", "SJT-251", ("free", "matched")),
            Option("turns", 0, "SJT-2", low=0, high=200, some=(0, 30, 40, 60, 100), unattended=100),
        )
        weapons = dict.fromkeys(box.slugs[number] for hero in box.heroes for number in hero.weapons)
        self.traits = {  # type: ignore[misc]
            "character": box.hero_names,
            "deck": (*box.decks, OWN),
            "weapon": tuple(weapons),
        }
        self.cards = cards_of(box)  # type: ignore[misc]
        self.know((box.name,))
        super().__init__()

    def tables(self, seats: int) -> Sequence[Mapping[str, object]]:
        """Every field, every way of terrain, every side, secret and open lists: each at least once."""
        return kinds_of_tables(self.box, seats)

    def fits(self, seats: int, option: str, value: object) -> bool:
        return option != "sides" or value in pieces.SIDES_FOR[seats]

    def know(self, packs: tuple[str, ...]) -> None:
        """All packs that tables may choose, whichever pack's rules they ask."""
        self.options = (*self._own_options, Option(DATA, self.box.name, "SJT-18", packs))  # type: ignore[misc]

    def variant(self, options: Mapping[str, object] | None) -> SenjutsuRules:
        if not options or DATA not in options:
            return self
        wanted = str(options[DATA]).lower()
        if wanted == self.box.name:
            return self
        if wanted not in SHELF:
            raise NotUnderstood("no-pack", game=self.name, name=wanted[:40], known=", ".join(SHELF))
        return SHELF[wanted]

    def pack(self) -> Pack:
        return self._pack

    def pack_json(self) -> bytes:
        return msgspec.json.encode(self.box.pack)

    def offer(self, raw: bytes) -> SenjutsuRules:
        box = open_box(raw)
        known = SHELF.get(box.name)
        if known is None:
            return put_on_shelf(SenjutsuRules(box))
        if known.box is not box:
            raise NotUnderstood("pack-name-taken", name=box.name, digest=known.box.digest[:12])
        return known

    retold = retelling.RETOLD
    unspoken = frozenset({"box", "tokens", "sprung"})

    def standing(self, g: Game[SenjutsuTable]) -> tuple[int, ...] | None:
        return retelling.standing(g)

    def episodes(self, g: Game[SenjutsuTable], events: Sequence[Event]) -> Sequence[Episode]:
        return retelling.episodes(g, events)

    def resigning(self, g: Game[SenjutsuTable], seat: Seat) -> Meaning:
        return leaving.resigning(g, seat)

    def end_by_resigning(self, g: Game[SenjutsuTable], seat: Seat) -> None:
        leaving.end_by_resigning(g, seat)

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

    def check(self, g: Game[SenjutsuTable]) -> None:
        position.check(g)

    def face_called(self, name: str, place: str = "") -> Face:
        long = position.long_name(name, place)
        return super().face_called(long if long in self.box.faces else name, place)

    def short_name(self, face: Face, place: str) -> str:
        return position.short_name(self.faces[face], place)

    def open_facts(self, view: AnyView[SenjutsuTable]) -> aids.Open:
        return aids.open_facts(view)

    def aids(self, view: AnyView[SenjutsuTable], known: aids.Open | None = None) -> Mapping[str, Any]:
        return aids.aids(view, known)

    def recalls_since(self, g: Game[SenjutsuTable]) -> int:
        return retelling.turn_began(g)

    def sides_of(self, g: Game[SenjutsuTable]) -> Sequence[int]:
        return [fighter.side for fighter in g.table.fighters]

    def traits_of(self, g: Game[SenjutsuTable]) -> Mapping[str, tuple[str, ...]]:
        box = self.box
        return {
            "character": tuple(box.hero_names[fighter.hero] for fighter in g.table.fighters),
            "deck": tuple(deck_called(g, seat) for seat in range(g.seats)),
            "weapon": tuple(box.slugs[fighter.weapon] for fighter in g.table.fighters),
        }

    def notebook(self) -> FightNotes:
        return FightNotes()

    def surveyed(self, seats: int) -> Sequence[Mapping[str, str]]:
        """Each for himself, and four in pairs too."""
        return ({}, {"sides": "pairs"}) if seats == pieces.MOST_SEATS else ({},)

    def measures_of(
        self, g: Game[SenjutsuTable], notes: Notebook[SenjutsuTable] | None = None
    ) -> Mapping[str, tuple[tuple[int, ...], ...]]:
        return measures_of(g, notes if isinstance(notes, FightNotes) else FightNotes())

    def cards_of(
        self, g: Game[SenjutsuTable], notes: Notebook[SenjutsuTable] | None = None
    ) -> Sequence[Sequence[CardUse]]:
        return uses_of(g, notes if isinstance(notes, FightNotes) else FightNotes())

    def ended_by(self, g: Game[SenjutsuTable]) -> str:
        return ended_by(g)

    def turns(self, g: Game[SenjutsuTable]) -> int:
        return g.table.turn

    def parse(self, text: str) -> Answer:
        return self.box.say.parse(text)

    def as_answer(self, text: str) -> str | None:
        return deck_texts.as_answer(self.box.pack, text)

    def why_not_asked(self, me: Me, question: Question[SenjutsuTable], answer: Answer) -> Reason:
        return out_of_turn.why_not_asked(me, question, answer)

    def why_not_again(self, question: Question[SenjutsuTable], answer: Answer) -> Reason:
        return out_of_turn.why_not_again(question, answer)

    def names(self, kind: str) -> tuple[str, ...]:
        return self._names.of(kind)

    def called(self, kind: str, name: str) -> Called:
        return self._names.called(kind, name)

    def option_called(self, option: str, value: str) -> Called:
        """A data pack brings its title along; without one people read its name."""
        if option == DATA and value != HOUSE:
            return Called("", own=dict(SHELF[value].box.pack.title) or {"en": value})
        return self._names.option(option, value)

    def face_as(self, face: Face) -> Called | None:
        return self._names.face(face)

    def spot_as(self, place: str, word: str) -> Called | None:
        return self._names.called("character", word)

    def deal_mixed(
        self,
        view: View[SenjutsuTable],
        places: list[list[int]],
        unknown: list[list[Face]],
        pick: Callable[[int], int],
    ) -> None:
        deal_hidden_cards(view, places, unknown, pick)


def kinds_of_tables(box: Box, seats: int) -> list[Mapping[str, object]]:
    """Tables that differ in what is played: the usual one, then each sides option that fits this number on a
    field of its own, with another way of terrain."""
    fits = pieces.SIDES_FOR[seats] if seats > pieces.FEWEST_SEATS else ("each",) * 3
    kinds: list[Mapping[str, object]] = [{}]
    for k, sides in enumerate(fits):
        at = (seats - pieces.FEWEST_SEATS) * len(fits) + k + 1
        kinds.append(
            {
                "sides": sides,
                "field": box.field_names[at % len(box.field_names)],
                "terrain": TERRAIN_MODES[(k + 1) % len(TERRAIN_MODES)],
                "characters": ("dealt", "chosen")[k % 2],
                "lists": ("open", "secret")[k % 2],
                "play": ("matched", "free")[k % 2],
            }
        )
    return kinds


def sides_of(seats: int, agreed: str) -> tuple[int, ...]:
    """SJT-R150: by seat the side it fights on; pairs sit across from each other."""
    if agreed not in pieces.SIDES_FOR[seats]:
        raise NotUnderstood("sides-do-not-fit", sides=agreed, seats=seats)
    if agreed == "pairs":
        return (0, 1, 0, 1)
    if agreed == "one":
        return (0, *[1] * (seats - 1))
    return tuple(range(seats))


DATA: Final = "data"
"""The option that names the data pack."""
HOUSE: Final = "house"

SHELF: Final[dict[str, SenjutsuRules]] = {}
"""The rules for every data pack that is known, by its name."""


def put_on_shelf(rules: SenjutsuRules) -> SenjutsuRules:
    """Makes a pack known: all tables may choose it, whichever pack's rules they ask."""
    SHELF[rules.box.name] = rules
    for each in SHELF.values():
        each.know(tuple(SHELF))
    return rules


RULES: Final = put_on_shelf(SenjutsuRules(house_box()))
