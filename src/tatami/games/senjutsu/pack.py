"""The grammar of a Senjutsu data pack: cards, characters, fields and decks as types (ledger 2.4 to 2.8).

Here stands what the parts of a file look like; whether they make sense together says `pack_checks`. An
effect is one word with its gates beside it; a rule never asks which card it is, only for words and gates.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, get_args

import msgspec

FORMAT: Final = 1
GAME: Final = "senjutsu"
SOLO: Final = "solo"
"""The field of a pack that holds its solo half, if it brings one (`solo_pack`)."""

Direction = Literal["F", "FR", "BR", "B", "BL", "FL"]
Kamae = Literal["neutral", "aggression", "balance", "resolve"]
Node = Literal["neutral", "aggression", "balance", "resolve", "focus"]
Pool = Literal["basic", "personal", "core_ability", "core_weapon", "sample"]
Type = Literal["attack", "defence", "meditation", "core"]
Rank = Literal["wood", "steel", "gold", "jade", "core"]
Keyword = Literal["prepared", "instant", "instant_additional", "instant_replacement"]
Timing = Literal[
    "attack_success",
    "block_success",
    "after_card",
    "start_of_turn",
    "after_draw",
    "after_reveal",
    "would_suffer",
    "end_of_turn",
]
Who = Literal["attacker", "hit", "marked", "chosen"]
StatusKind = Literal["wound", "heavy_wound", "stun", "limp", "poison"]
Amount = int | Literal["all"]
Names = dict[str, str]
"""A text by language: en, uk, ru."""
Point = tuple[int, int]
"""A cell of a field: axial (q, r)."""

DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
KAMAE: Final[tuple[Kamae, ...]] = get_args(Kamae)
RANKS: Final[tuple[Rank, ...]] = get_args(Rank)
TIMINGS: Final[tuple[Timing, ...]] = get_args(Timing)
PAYLOAD: Final = ("defeat", "w", "heavy", "stun", "limp", "poison", "pull", "push", "rotate", "mark")
"""The words of a payload in the order in which they act (SJT-R49); a mark does nothing by itself."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Base of everything in a pack: a field that is not known is an error, not a surprise."""


# --- effects ----------------------------------------------------------------------------------------


class Payload(Entry, frozen=True, kw_only=True):
    """What a marked cell does to whoever stands on it."""

    defeat: bool = False
    w: int = 0
    heavy: int = 0
    stun: int = 0
    limp: int = 0
    poison: int = 0
    pull: int = 0
    push: int = 0
    rotate: int = 0
    mark: bool = False


class Atom(Entry, frozen=True, kw_only=True):
    """A part of a printed line of movement: a step in one of some directions, or a turn by some sides."""

    step: int = 0
    dirs: tuple[Direction, ...] = ()
    turn: int = 0
    must: bool = False
    up_to: bool = False


class Gates(Entry, frozen=True, kw_only=True):
    """What must hold, or be paid, for that which stands beside it."""

    kamae: Kamae | None = None
    pay: int = 0
    burn: int = 0
    masked: bool = False
    init: tuple[int, ...] = ()


class Mod(Gates, frozen=True, kw_only=True):
    """A change of an attack under its gates: `add` sums and may open a cell, `set` replaces."""

    add: dict[str, Payload] = {}
    set: dict[str, Payload] = {}


class Attack(Entry, frozen=True, kw_only=True):
    """One attack effect: by cells of a diagram, or by a mode against somebody in range."""

    cells: dict[str, Payload] = {}
    mode: Literal["slower", "aimed"] | None = None
    hit: Payload | None = None
    mods: tuple[Mod, ...] = ()
    unblockable: bool = False


class Block(Entry, frozen=True, kw_only=True):
    """Cells with the values at which they are blocked, and the values that allow a counterattack."""

    cells: dict[str, Literal["all"] | tuple[int, ...]]
    counter: tuple[int, ...] = ()


class Filter(Entry, frozen=True, kw_only=True):
    """Cards that meet every key; a key with several words is met by any of them."""

    types: tuple[Type, ...] = ()
    owner: str | None = None
    ranks: tuple[Rank, ...] = ()
    ids: tuple[str, ...] = ()


class Search(Entry, frozen=True, kw_only=True):
    n: int
    filter: Filter | None = None


class Heal(Entry, frozen=True, kw_only=True):
    wound: Amount = 0
    heavy_to_wound: Amount = 0
    limp: Amount = 0
    stun: Amount = 0


class Foe(Payload, frozen=True, kw_only=True):
    """What somebody else suffers besides an attack: the payload first, then these words in this order."""

    who: Who
    lose_focus: int = 0
    enter_kamae: Kamae | None = None
    discard: int = 0
    discard_by_you: int = 0
    mill: int = 0
    draw: int = 0


class Place(Entry, frozen=True, kw_only=True):
    """Markers that may be put on cells of a diagram."""

    what: Literal["spikes", "trap"]
    n: int
    cells: tuple[str, ...]


class Effect(Gates, frozen=True, kw_only=True, rename={"if_": "if", "or_": "or"}):
    """One word under its gates; `pack_checks` sees to it that it is exactly one."""

    if_: Literal["success"] | None = None
    move: tuple[Atom, ...] = ()
    attack: Attack | None = None
    block: Block | None = None
    gain_focus: int = 0
    change_kamae: int = 0
    enter_kamae: Kamae | Literal["any"] | None = None
    draw: int = 0
    discard: int = 0
    mill: int = 0
    search: Search | None = None
    recycle: int = 0
    look_hand: int = 0
    advantage: bool = False
    heal: Heal | None = None
    suffer: Payload | None = None
    prevent: int = 0
    foe: Foe | None = None
    enter_mask: bool = False
    place: Place | None = None
    do: tuple[Effect, ...] = ()
    or_: tuple[tuple[Effect, ...], ...] = ()
    escape: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words that are set, by their name in a file: one, in a pack that is in order."""
        return tuple(word for field, word in _WORDS if getattr(self, field))

    @property
    def word(self) -> str:
        return self.words[0]


GATES: Final = ("kamae", "pay", "burn", "masked", "init", "if")
_WORDS: Final = tuple(
    (field.name, field.encode_name)
    for field in msgspec.structs.fields(Effect)
    if field.encode_name not in GATES
)
WORDS: Final = tuple(word for _, word in _WORDS)
"""Every word of the grammar, by its name in a file."""


class Part(Entry, frozen=True, kw_only=True):
    """What a card does at one initiative value; the first part has that of the card."""

    effects: tuple[Effect, ...]
    initiative: int | None = None


# --- cards ------------------------------------------------------------------------------------------


HIGHEST: Final = 9
"""The highest initiative that a card can have; the lowest is 0."""


class Variable(Entry, frozen=True, kw_only=True):
    """An initiative to choose: one of some falling values, or any from high to low."""

    choose: tuple[int, ...] = ()
    range: tuple[int, int] | None = None

    @property
    def values(self) -> tuple[int, ...]:
        """All of them, falling."""
        high, low = self.range or (-1, 0)
        return self.choose or tuple(range(min(high, HIGHEST), max(low, 0) - 1, -1))


def printed_values(initiative: int | Variable | None) -> tuple[int, ...]:
    """The values of an initiative as it is printed."""
    if isinstance(initiative, Variable):
        return initiative.values
    return () if initiative is None else (initiative,)


class Alternative(Entry, frozen=True, kw_only=True):
    """An additional initiative value that can be bought (SJT-78)."""

    value: int
    pay: int


class Requirement(Entry, frozen=True, kw_only=True):
    """What must hold to choose or play a card (SJT-34)."""

    kamae: Kamae | None = None
    masked: bool = False


class Card(Entry, frozen=True, kw_only=True):
    id: str
    slug: str
    name: Names
    kanji: str = ""
    pool: Pool
    owner: str | None = None
    weapon: str | None = None
    types: tuple[Type, ...]
    rank: Rank
    school: str | None = None
    keywords: tuple[Keyword, ...] = ()
    copies: int
    cost: int = 0
    requires: Requirement | None = None
    initiative: int | Variable | None
    alt_initiative: Alternative | None = None
    range: int = 0
    timing: Timing | None = None
    parts: tuple[Part, ...]

    @property
    def values(self) -> tuple[int, ...]:
        """The printed initiative values of its first part, falling; none of a card that is never chosen."""
        return printed_values(self.initiative)


class Status(Entry, frozen=True, kw_only=True):
    """A wound or status card. What each kind does is a rule, and so are most of its numbers: a pack may
    repeat these (`RULED`) for those who read it, but not say others."""

    id: str
    slug: str
    name: Names
    kind: StatusKind
    copies: int = 0
    initiative: int | None = None
    """Of one that can, or must, be laid (SJT-R27)."""
    mill: int | None = None
    """Cards that its owner discards at the start of a turn (SJT-132), face down."""
    slower: int | None = None
    """Taken from every initiative of its owner, but never below `least` (SJT-182)."""
    least: int | None = None
    quarters: int | None = None
    """It lasts for so many ends of turn (SJT-184)."""
    shuffled_into: int = 5
    """With so many cards on top of the deck a poison is shuffled (SJT-187): each kind says it of itself."""


RULED: Final[Mapping[StatusKind, Mapping[str, int]]] = {
    "wound": {},
    "heavy_wound": {"mill": 1},
    "stun": {"initiative": 0},
    "limp": {"slower": 1, "least": 1, "quarters": 4},
    "poison": {"initiative": 0},
}
"""By kind of status card the numbers that clauses of the rules fix."""


# --- characters -------------------------------------------------------------------------------------


class Branch(Entry, frozen=True, kw_only=True):
    """It runs both ways, unless it is `one_way`: from a to b."""

    a: Node
    b: Node
    one_way: bool = False


class Tree(Entry, frozen=True, kw_only=True):
    """The kamae tree; `focus` is a position that nobody rests on."""

    start: Node
    nodes: tuple[Node, ...]
    branches: tuple[Branch, ...]


class Character(Entry, frozen=True, kw_only=True):
    id: str
    name: Names
    epithet: Names
    symbol: str
    advantage: int
    hand_limit: int
    wound_limit: int
    weapons: tuple[str, ...]
    default_weapon: str
    """The slug of a core weapon card."""
    core_ability: str
    """The slug of its core ability card."""
    favourite_kamae: Kamae
    kamae_tree: Tree


# --- battlefields -----------------------------------------------------------------------------------


class Harm(Payload, frozen=True, kw_only=True):
    """What terrain does to whoever comes onto it."""

    lose_focus: Amount = 0


class Blessing(Entry, frozen=True, kw_only=True):
    """What terrain gives to whoever stands beside it when the turn ends."""

    gain_focus: int = 0


DECOY: Final = "decoy"
"""The face of a token that does nothing."""


class TerrainType(Entry, frozen=True, kw_only=True):
    id: str
    name: Names
    obstacle: bool
    """Nobody enters it, no line of sight crosses it, and its cell is blocked at every value."""
    forced_entry: Harm | None = None
    """What somebody forced onto it suffers before going back."""
    on_enter: Harm | None = None
    end_of_turn_adjacent: Blessing | None = None
    removed_when: tuple[Literal["entered", "attacked_with_wounds"], ...] = ()
    adds_cell: bool = False
    """It stands off the battlefield and makes a cell of it."""
    hidden_face: bool = False
    """SJT-R99: whoever puts it chooses in secret which of its `faces` it has: other terrain, or a decoy."""
    faces: tuple[str, ...] = ()
    base_game: bool = True
    components: int


class Standing(Entry, frozen=True, kw_only=True):
    """A piece of terrain where it stands."""

    type: str
    at: Point


class Starts(Entry, frozen=True, kw_only=True):
    """Where figures begin, by edge; the extra cells are for the second member of a team on."""

    west: tuple[Point, ...]
    east: tuple[Point, ...]
    west_extra: tuple[Point, ...] = ()
    east_extra: tuple[Point, ...] = ()


class HordePost(Entry, frozen=True, kw_only=True):
    at: Point
    manner: Literal["left", "middle", "right"]


class HordePlayer(Entry, frozen=True, kw_only=True):
    at: Point
    facing: int


class Horde(Entry, frozen=True, kw_only=True):
    """Where the horde is fought on this field: the player, the posts of the others, the noble's corpse."""

    player: HordePlayer
    posts: dict[Literal["A", "B", "C", "D"], HordePost]
    corpse: Point


class Battlefield(Entry, frozen=True, kw_only=True):
    id: str
    name: Names
    board: str
    """Sheet and side of it."""
    cells: tuple[Point, ...]
    start_cells: Starts
    terrain_kit: dict[str, int]
    default_terrain: tuple[Standing, ...]
    horde: Horde | None = None


class Joined(Entry, frozen=True, kw_only=True):
    """How two battlefields make a large one: one of either sheet, the eastern one shifted."""

    offset: Point
    sheets: dict[str, tuple[str, ...]]
    start_cells: Starts


# --- decks and the whole ----------------------------------------------------------------------------


class School(Entry, frozen=True, kw_only=True):
    """A school; which cards are of it they say themselves (SJT-256)."""

    id: str
    name: Names


class DeckList(Entry, frozen=True, kw_only=True):
    """A preconstructed deck: cards by slug."""

    id: str
    name: Names
    plan: Names
    """How it means to win, in a sentence or two."""
    character: str
    weapon: str
    """The slug of a core weapon card."""
    cards: dict[str, int]


class Pack(Entry, frozen=True, kw_only=True):
    """Everything that a table of Senjutsu is played with."""

    format: int
    game: Literal["senjutsu"]
    name: str
    title: Names = {}
    """What people call it; else they read its name."""
    version: int
    turns: int | None = None
    """The last turn, for packs whose games might not end by themselves."""
    cards: tuple[Card, ...]
    statuses: tuple[Status, ...]
    characters: tuple[Character, ...]
    schools: tuple[School, ...] = ()
    terrain: tuple[TerrainType, ...]
    battlefields: tuple[Battlefield, ...]
    joined: Joined | None = None
    decks: tuple[DeckList, ...]


def every_effect(effects: tuple[Effect, ...], path: str) -> Iterator[tuple[str, Effect]]:
    """All effects with where they stand, groups and alternatives included, in the order of print."""
    for k, effect in enumerate(effects):
        here = f"{path}[{k}]"
        yield here, effect
        yield from every_effect(effect.do, f"{here}.do")
        for option, members in enumerate(effect.or_):
            yield from every_effect(members, f"{here}.or[{option}]")
