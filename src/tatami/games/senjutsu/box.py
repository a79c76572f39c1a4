"""A data pack made ready to be played with: abilities as programs, heroes, faces, fields."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from tatami.kernel.pieces import Face
from tatami.kernel.seats import Seat, letter

from .decks import COPIES
from .facts import NO_CARD
from .field import Field
from .fields import grid_of, sheets_of
from .lines import Line
from .pack import (
    KAMAE,
    RANKS,
    TIMINGS,
    Attack,
    Card,
    Character,
    Effect,
    Mod,
    Pack,
    Status,
    Variable,
    every_effect,
)
from .pack_reading import house_file, read_pack
from .programs import BURN, CHOOSE, PAY, POISON, STRIKE, Modifier, Op, Program
from .trees import KamaeTree

if TYPE_CHECKING:
    from .answers import Sayings

MOST_SEATS: Final = 4

DEFENCE, ATTACK, MEDITATION, CORE, STATUS = range(5)
"""SJT-89: the order in which types resolve; a status card is none of them."""
TYPES: Final = ("defence", "attack", "meditation", "core", "status")

NO_KEYWORD, INSTANT, ADDITIONAL, REPLACEMENT = range(4)
_KEYWORDS: Final = {"instant": INSTANT, "instant_additional": ADDITIONAL, "instant_replacement": REPLACEMENT}
WINDOWS: Final = (*TIMINGS, "replacement", "counter")
(ATTACK_SUCCESS, BLOCK_SUCCESS, AFTER_CARD, START_OF_TURN, AFTER_DRAW, AFTER_REVEAL, WOULD_SUFFER,
 END_OF_TURN, TO_REPLACE, TO_COUNTER) = range(len(WINDOWS))  # fmt: skip


class Ability:
    """One card of the pack as the rules read it (SJT-23); core and status cards are among them."""

    __slots__ = (
        "bought",
        "card",
        "cost",
        "is_core",
        "is_prepared",
        "is_variable",
        "kamae",
        "keyword",
        "kind",
        "masked",
        "most",
        "number",
        "owner",
        "price",
        "programs",
        "range",
        "rank",
        "school",
        "slug",
        "timing",
        "values",
    )

    def __init__(
        self, number: int, slug: str, kind: int, values: tuple[int, ...], card: Card | None = None
    ) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.kind: Final = kind
        self.values: Final = values
        """Printed initiative values; none: it is never the card of a turn (SJT-R15)."""
        self.card: Final = card
        self.cost: Final = card.cost if card else 0
        needs = card.requires if card else None
        self.kamae: Final = KAMAE.index(needs.kamae) if needs and needs.kamae else -1
        self.masked: Final = needs is not None and needs.masked
        self.is_core: Final = card is not None and "core" in card.types
        self.is_variable: Final = card is not None and isinstance(card.initiative, Variable)
        self.bought: Final = card.alt_initiative.value if card and card.alt_initiative else -1
        self.price: Final = card.alt_initiative.pay if card and card.alt_initiative else 0
        self.range: Final = card.range if card else 0
        self.school = -1
        self.rank: Final = RANKS.index(card.rank) if card else -1
        self.most: Final = COPIES.get(card.rank, 0) if card else 0
        self.keyword: Final = next((_KEYWORDS[k] for k in card.keywords if k in _KEYWORDS), 0) if card else 0
        self.is_prepared: Final = card is not None and "prepared" in card.keywords
        self.timing: Final = TIMINGS.index(card.timing) if card and card.timing else -1
        self.owner = -1
        self.programs: tuple[Program, ...] = ()


class Choosable(NamedTuple):
    """One of the effects of a card between which OR stands (SJT-160)."""

    name: str
    card: Card
    effects: tuple[Effect, ...]


class Payable(NamedTuple):
    """What can be paid for as a card is resolved: an effect (SJT-50) or a change of an attack (SJT-224)."""

    name: str
    card: Card
    source: Effect | Mod
    attack: Attack | None = None
    """The attack that is changed."""


class Hero:
    """A character (SJT-5, SJT-6)."""

    __slots__ = (
        "advantage",
        "character",
        "core",
        "hand_limit",
        "name",
        "number",
        "tree",
        "weapons",
        "wound_limit",
    )

    def __init__(self, number: int, character: Character, core: int, weapons: tuple[int, ...]) -> None:
        self.number: Final = number
        self.name: Final = character.id
        self.character: Final = character
        self.advantage: Final = character.advantage
        self.hand_limit: Final = character.hand_limit
        self.wound_limit: Final = character.wound_limit
        self.tree: Final = KamaeTree(character.kamae_tree)
        self.core: Final = core
        """The number of its core ability."""
        self.weapons: Final = weapons
        """The numbers of the core weapon cards it may take, its usual one first."""


class Box:
    """What a table is played with. The same for all tables of a pack, and never changed."""

    def __init__(self, pack: Pack, raw: bytes) -> None:
        self.pack: Final = pack
        self.raw: Final = raw
        self.name: Final = pack.name
        self.digest: Final = sha256(raw).hexdigest()
        self.say: Sayings
        """The answers that can be given with it; whoever makes rules of a box sets them."""
        self.lines: Final[dict[tuple[object, ...], Line]] = {}
        self.abilities: Final[list[Ability]] = []
        self.choices: Final[list[Choosable]] = []
        self.payments: Final[list[Payable]] = []
        for card in pack.cards:
            self._add_card(card)
        self.by_slug: Final = {ability.slug: ability.number for ability in self.abilities}
        poisons = [status for status in pack.statuses if status.kind == "poison"]
        self.stirred: Final = {self._add_status(status): status.shuffled_into for status in poisons}
        """By poison: with how many cards on top of a deck it is shuffled."""
        self.poisons: Final = tuple(self.stirred)
        self.stun: Final = self._add_status(next(s for s in pack.statuses if s.kind == "stun"))
        self.heroes: Final = tuple(self._hero(k, each) for k, each in enumerate(pack.characters))
        self._own()
        self.basics: Final = tuple(a.number for a in self.abilities if a.card and a.card.pool == "basic")
        self.terrain: Final = tuple(pack.terrain)
        self.terrain_names: Final = tuple(kind.id for kind in pack.terrain)
        self._make_faces()
        self._make_grid()
        self.decks: Final = {deck.id: deck for deck in pack.decks}
        self.schools: Final = tuple(school.id for school in pack.schools)
        self.slugs: Final = tuple(ability.slug for ability in self.abilities)
        self.hero_names: Final = tuple(hero.name for hero in self.heroes)
        cards = sorted((*self.basics, *self.personals))
        self._pools: Final = tuple(
            tuple(n for n in cards if self.abilities[n].owner in (-1, hero.number)) for hero in self.heroes
        )
        self.fits: Final = tuple(self._by_window(hero) for hero in self.heroes)
        self.alike: Final = self._partners()
        """By card the first one with which the same cards can be played (SJT-168); the last is no card."""
        """By character and window: the cards that might be played in it (SJT-R151)."""
        self.poisoners: Final = frozenset(hero.number for hero in self.heroes if self._can_poison(hero))

    def _add_card(self, card: Card) -> None:
        kind = TYPES.index(next((each for each in card.types if each != "core"), "core"))
        ability = Ability(len(self.abilities), card.slug, kind, card.values, card)
        ability.programs = tuple(Program(k, part, card, self.lines) for k, part in enumerate(card.parts))
        self.abilities.append(ability)
        ops = [op for program in ability.programs for code in program.codes for op in code]
        self._note_choices(ops, card)
        self._note_payments(ops, card)

    def _note_choices(self, ops: Sequence[Op], card: Card) -> None:
        """SJT-160: each `CHOOSE` knows by its amount where its effects stand among all that can be chosen."""
        found = 0
        for op in ops:
            if op.word == CHOOSE:
                op.amount = len(self.choices)
                for option in op.source.or_:
                    found += 1
                    self.choices.append(Choosable(f"{card.slug}.{found}", card, option))

    def _note_payments(self, ops: Sequence[Op], card: Card) -> None:
        """SJT-50, SJT-224: each price knows where what it buys stands among all that can be paid for."""
        first = len(self.payments)
        for op in ops:
            priced: list[tuple[Op | Modifier, Effect | Mod]] = []
            if op.word == PAY:
                priced.append((op, op.source))
            elif op.word == BURN:
                priced.append((op, replace(op.source, pay=0)))  # asked for by itself, when that is paid
            elif op.blow is not None:
                priced += [(mod, mod.source) for mod in op.blow.mods if mod.pay or mod.burn]
            for each, source in priced:
                each.what = len(self.payments)
                attack = op.source.attack if isinstance(source, Mod) else None
                name = f"{card.slug}.{each.what - first + 1}"
                self.payments.append(Payable(name, card, source, attack))

    def _add_status(self, status: Status) -> int:
        number = len(self.abilities)
        self.abilities.append(Ability(number, status.slug, STATUS, (0,)))
        self.by_slug[status.slug] = number
        return number

    def _hero(self, number: int, character: Character) -> Hero:
        usual = self.by_slug[character.default_weapon]
        cards = [a for a in self.abilities if a.card and a.card.weapon in character.weapons]
        weapons = (usual, *[a.number for a in cards if a.number != usual])
        return Hero(number, character, self.by_slug[character.core_ability], weapons)

    def _own(self) -> None:
        names = {hero.name: hero.number for hero in self.heroes}
        schools = [school.id for school in self.pack.schools]
        for ability in self.abilities:
            if ability.card and ability.card.owner:
                ability.owner = names.get(ability.card.owner, -1)
            if ability.card and ability.card.school:
                ability.school = schools.index(ability.card.school)

    def _make_faces(self) -> None:
        """A face of its seat for every basic card, one for every personal card, and the poisons."""
        faces: list[str] = []
        of: list[int] = []
        self.face_of: list[dict[int, Face]] = [{} for _ in range(MOST_SEATS)]
        for seat in range(MOST_SEATS):
            for number in self.basics:
                self.face_of[seat][number] = len(faces)
                faces.append(f"{letter(seat)}.{self.abilities[number].slug}")
                of.append(number)
        own = [a.number for a in self.abilities if a.owner >= 0 and not a.is_core]
        for number in (*own, *self.poisons):
            for seat in range(MOST_SEATS):
                self.face_of[seat][number] = len(faces)
            faces.append(self.abilities[number].slug)
            of.append(number)
        self.tokens = hidden_faces(self.pack)
        """SJT-R99: what tokens that cards put on the field may hide; the house has no such card."""
        self.token_faces = tuple(range(len(faces), len(faces) + len(self.tokens)))
        faces += [f"token.{name}" for name in self.tokens]
        self.faces = tuple(faces)
        self.ability_of = tuple(of)
        """By face of a card: the number of its ability."""
        self.personals = tuple(own)
        self.poison_faces = tuple(self.face_of[0][number] for number in self.poisons)

    def _make_grid(self) -> None:
        self.sheets = sheets_of(self.pack)
        self.field_names = tuple(sheet.name for sheet in self.sheets)
        self.grid = grid_of(self.sheets)
        self.cell_names = tuple(f"{q},{r}" for q, r in self.grid)
        self.cell_numbers = {name: k for k, name in enumerate(self.cell_names)}
        self._fields: dict[int, Field] = {}

    def token_called(self, face: Face) -> str:
        """What a token with this face is."""
        return self.tokens[face - self.token_faces[0]]

    def basic_stock(self, seat: Seat) -> list[Face]:
        """Ledger 2.7: every basic card as often as a deck may hold it."""
        return [self.face_of[seat][n] for n in self.basics for _ in range(self.abilities[n].most)]

    def personal_stock(self, hero: int) -> list[Face]:
        return [
            self.face_of[0][n]
            for n in self.personals
            if self.abilities[n].owner == hero
            for _ in range(self.abilities[n].most)
        ]

    def pool(self, hero: int) -> tuple[int, ...]:
        """SJT-244, SJT-245: the cards that a deck of this character may hold."""
        return self._pools[hero]

    def _partners(self) -> tuple[int, ...]:
        first: dict[tuple[int, bool], int] = {}
        return (*[first.setdefault((a.kind, a.is_core), a.number) for a in self.abilities], NO_CARD)

    def _by_window(self, hero: Hero) -> tuple[tuple[int, ...], ...]:
        pool = [self.abilities[n] for n in self.pool(hero.number)]
        found = [tuple(a.number for a in pool if a.timing == k) for k in range(len(TIMINGS))]
        found.append(tuple(a.number for a in pool if a.keyword == REPLACEMENT))
        found.append(tuple(a.number for a in pool if a.kind == ATTACK and a.values))
        return tuple(found)

    def _can_poison(self, hero: Hero) -> bool:
        pool = [self.abilities[n] for n in (*self.pool(hero.number), *hero.weapons)]
        return any(_poisons(program) for ability in pool for program in ability.programs)

    def field(self, number: int) -> Field:
        """A battlefield by its number; its tables are made when it is first wanted."""
        field = self._fields.get(number)
        if field is None:
            field = self._fields[number] = Field(self.sheets[number], self.grid)
        return field


def _poisons(program: Program) -> bool:
    for code in program.codes:
        for op in code:
            if op.harm[POISON]:
                return True
            blow = op.blow
            if op.word == STRIKE and blow is not None:
                harms = [blow.hit, *[harm for _, harm in blow.cells]]
                harms += [harm for mod in blow.mods for _, harm in (*mod.add, *mod.put)]
                if any(harm[POISON] for harm in harms):
                    return True
    return False


def hidden_faces(pack: Pack) -> tuple[str, ...]:
    """The faces of all tokens that cards of this pack put on the field: kinds of terrain, or a decoy."""
    parts = [part for card in pack.cards for part in card.parts]
    placed = {
        effect.place.what for part in parts for _, effect in every_effect(part.effects, "") if effect.place
    }
    hidden = [kind.faces for kind in pack.terrain if kind.hidden_face and kind.id in placed]
    return tuple(dict.fromkeys(face for faces in hidden for face in faces))


@lru_cache(maxsize=32)
def open_box(raw: bytes) -> Box:
    """The box of a pack; the same bytes give the same box."""
    return Box(read_pack(raw), raw)


def house_box() -> Box:
    return open_box(house_file())
