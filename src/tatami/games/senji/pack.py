"""The file format of a data pack: what the box holds that the rulebook does not print (ledger 2).

Here stands what the parts of a file look like; whether they make sense together says `pack_checks`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tatami.formats.pack_reading import decoded

Point = tuple[float, float]

FORMAT: Final = 1
GAME: Final = "senji"


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in a pack: a field that is not known is an error, not a surprise."""


class Family(Part, frozen=True):
    id: str
    crest: str


class SetUp(Part, frozen=True):
    """Who plays with so many players, what is closed to all, and where the emperor's army stands."""

    families: tuple[str, ...]
    neutral: tuple[str, ...] = ()
    emperor: str | None = None


class Deck(Part, frozen=True):
    """Eleven valued diplomacy cards of a family; its dummy goes without saying."""

    members: dict[str, int]
    support: tuple[int, ...]
    trade: tuple[int, ...]


class Hanafuda(Part, frozen=True):
    colour: str
    value: int
    copies: int
    symbol: str
    animal: str = ""


class Combination(Part, frozen=True):
    """So many cards of one symbol, or `alike`: of one value in different colours, or a path in one colour."""

    id: str
    cards: int
    symbol: str = ""
    alike: str = ""
    honour: int = 0
    samurai: int = 0


class Samurai(Part, frozen=True):
    id: str
    initial: str
    honour: int
    kami: str
    ability: str
    name: dict[str, str] = {}


class Province(Part, frozen=True):
    id: str
    family: str
    island: str
    region: str
    name: dict[str, str]
    centre: Point
    inner_radius: float
    land: tuple[str, ...]
    crossings: tuple[str, ...]
    seas: tuple[str, ...]
    polygon: tuple[Point, ...]


class Sea(Part, frozen=True):
    id: str
    name: dict[str, str]
    label: Point
    coast: tuple[str, ...]
    adjacent_seas: tuple[str, ...]
    polygon: tuple[Point, ...]
    holes: tuple[tuple[Point, ...], ...] = ()


class Link(Part, frozen=True):
    a: str
    b: str
    line: tuple[Point, ...]
    name: str = ""


class Decor(Part, frozen=True):
    """Islands and lakes that mean nothing to the rules."""

    id: str
    kind: str
    polygon: tuple[Point, ...]


class Chart(Part, frozen=True):
    """The map."""

    size: tuple[int, int]
    provinces: tuple[Province, ...]
    seas: tuple[Sea, ...]
    land_links: tuple[Link, ...] = ()
    crossings: tuple[Link, ...] = ()
    sea_boundary: tuple[tuple[Point, ...], ...] = ()
    decor: tuple[Decor, ...] = ()


class Pack(Part, frozen=True):
    """A whole box of Senji."""

    format: int
    name: str
    families: tuple[Family, ...]
    setups: dict[str, SetUp]
    decks: dict[str, Deck]
    hanafuda: tuple[Hanafuda, ...]
    combinations: tuple[Combination, ...]
    samurai: tuple[Samurai, ...]
    map: Chart
    game: str = GAME
    """Which game it is of; a pack that does not say is of this one."""
    title: dict[str, str] = {}
    """What people call it, by language; else they read its name."""


def read_pack(raw: bytes) -> Pack:
    """The pack that a file holds; NotUnderstood says what is wrong with the file, and where."""
    return decoded(raw, Pack)
