"""The file format of a data pack: what the box holds that the rulebook does not print (ledger 2).

Here stands what the parts of a file look like; whether they make sense together says `pack_checks`.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from tatami.kernel.reasons import NotUnderstood

from .spelling import printable

Point = tuple[float, float]

FORMAT: Final = 1
LARGEST: Final = 1 << 20
"""Bytes of a file: the house's own needs a thirtieth of it."""

MARK: Final = b"\xef\xbb\xbf"
"""Some editors write it before the first letter of a text (a byte order mark)."""

_MESSAGE: Final = re.compile(r"(.*?)(?: - at `(?:key in )?\$\.?(.*)`)?", re.DOTALL)
_FIELD: Final = re.compile(r"Object (missing required|contains unknown) field `(.*)`")
_TYPE: Final = re.compile(r"Expected `(\w+).*`, got `(\w+).*`")
_LENGTH: Final = re.compile(r"Expected `array` of length (\d+).*")
_BYTE: Final = re.compile(r".*\(byte (\d+)\)")


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
    title: dict[str, str] = {}
    """What people call it, by language; else they read its name."""


def read_pack(raw: bytes) -> Pack:
    """The pack that a file holds; NotUnderstood says what is wrong with the file, and where."""
    if len(raw) > LARGEST:
        raise NotUnderstood("pack-too-big", limit=LARGEST >> 10)
    text = raw.removeprefix(MARK)
    if not text.strip():
        raise NotUnderstood("pack-empty")
    try:
        text.decode()
        return msgspec.json.decode(text, type=Pack)
    except msgspec.ValidationError as error:
        raise _misfit(str(error)) from None
    except UnicodeDecodeError as error:
        raise _at("pack-not-utf8", text, error.start) from None
    except msgspec.DecodeError as error:
        found = _BYTE.fullmatch(str(error))
        raise _at("pack-not-json", text, int(found[1]) if found else len(text)) from None


def _at(code: str, text: bytes, byte: int) -> NotUnderstood:
    """A fault at that byte, told as editors count: by line and column."""
    lines = text[:byte].decode(errors="replace").split("\n")
    return NotUnderstood(code, line=len(lines), column=len(lines[-1]) + 1)


def _misfit(message: str) -> NotUnderstood:
    """What msgspec says of a part that does not fit, as code and facts."""
    found = _MESSAGE.fullmatch(message)
    what, path = (found[1], found[2] or "pack") if found else (message, "pack")
    path = printable(path, 80)
    if field := _FIELD.fullmatch(what):
        code = "pack-unknown" if field[1] == "contains unknown" else "pack-missing"
        return NotUnderstood(code, path=path, field=printable(field[2]))
    if kind := _TYPE.fullmatch(what):
        return NotUnderstood("pack-type", path=path, wanted=kind[1], given=kind[2])
    if length := _LENGTH.fullmatch(what):
        return NotUnderstood("pack-length", path=path, wanted=int(length[1]))
    return NotUnderstood("pack-misfit", path=path)
