"""How a data pack of Senjutsu is read: entry by entry, so that one card that does not fit hides no other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from tatami.formats.pack_reading import inside, misfit, plain
from tatami.formats.spelling import check_game, printable
from tatami.kernel.reasons import NotUnderstood

from .card_checks import check_card
from .faults import Faults
from .pack import GAME, Battlefield, Card, Character, DeckList, Pack, School, Status, TerrainType
from .pack_checks import check_pack

SECTIONS: Final[dict[str, type[msgspec.Struct]]] = {
    "cards": Card,
    "statuses": Status,
    "characters": Character,
    "schools": School,
    "terrain": TerrainType,
    "battlefields": Battlefield,
    "decks": DeckList,
}
"""The lists of a pack; whatever stands in one has a slug or an id, by which faults name it."""

_STEPS: Final = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")
_TRIES: Final = 20


def read_pack(raw: bytes) -> Pack:
    """The pack that a file holds, in order; else PackFaulty names everything that is wrong with it."""
    tree = plain(raw)
    faults = Faults()
    if not isinstance(tree, dict):
        faults.add(NotUnderstood("pack-type", path="pack", wanted="object", given=_kind(tree)))
    elif isinstance(tree.get("game"), str):
        faults.note(check_game, "game", tree["game"], GAME)
    faults.tell()
    entries = {section: list(_entries(faults, tree, section)) for section in SECTIONS}
    shell = tree | {section: [] for section in SECTIONS if isinstance(tree.get(section), list)}
    read: Pack | None = _fitted(faults, shell, Pack, "")
    for path, card in entries["cards"]:
        check_card(faults, card, path)
    if read is not None and _is_whole(tree, entries):
        pack = msgspec.structs.replace(
            read, **{name: tuple(e for _, e in found) for name, found in entries.items()}
        )
        check_pack(faults, pack)
        faults.tell()
        return pack
    faults.tell()
    raise AssertionError("what could not be read left no fault")


@cache
def house_pack() -> Pack:
    """The cards of the house (ledger: [house])."""
    return read_pack(house_file())


def house_file() -> bytes:
    return files(__package__).joinpath("data/house.json").read_bytes()


def _is_whole(tree: dict[str, Any], entries: dict[str, list[tuple[str, Any]]]) -> bool:
    return all(len(tree.get(section, ())) == len(found) for section, found in entries.items())


def _entries(faults: Faults, tree: dict[str, Any], section: str) -> Iterator[tuple[str, Any]]:
    """What stands in that list and fits, with the path by which faults name it."""
    given = tree.get(section)
    for k, entry in enumerate(given if isinstance(given, list) else ()):
        path = f"{section}[{k}]"
        if isinstance(entry, dict):
            name = entry.get("slug", entry.get("id"))
            path = f"{section}.{printable(name)}" if name and isinstance(name, str) else path
        fitted = _fitted(faults, entry, SECTIONS[section], path)
        if fitted is not None:
            yield path, fitted


def _fitted(faults: Faults, value: Any, kind: type[Any], path: str) -> Any:
    """The value as that type, or None; while what is wrong can be left out, the next fault is told, too."""
    left_out: set[str] = set()
    for _ in range(_TRIES):
        try:
            fitted = msgspec.convert(value, kind)
            return None if left_out else fitted
        except msgspec.ValidationError as error:
            fault = misfit(str(error), path)
            where = inside(str(fault.facts["path"]), str(fault.facts.get("field", "")))
            where = where.removeprefix(f"{path or 'pack'}.")
            if where in left_out:  # it was there, and is told already
                return None
            faults.add(fault)
            left_out.add(where)
            value = _without(value, where)
            if value is None:
                return None
        except RecursionError:
            faults.add(NotUnderstood("pack-deep"))
            return None
    return None


def _without(value: Any, path: str) -> Any:
    """A copy without the field at that path, or None; entries of a list stay, or the others would move up."""
    steps = [int(found[2]) if found[2] else found[1] for found in _STEPS.finditer(path)]
    if not steps or not isinstance(steps[-1], str):
        return None
    copy = msgspec.json.decode(msgspec.json.encode(value))
    inner = copy
    try:
        for step in steps[:-1]:
            inner = inner[step]
        del inner[steps[-1]]
    except (KeyError, IndexError, TypeError):
        return None
    return copy


def _kind(value: object) -> str:
    """What a value is called in a file."""
    names = {list: "array", str: "str", int: "int", float: "float", bool: "bool", type(None): "null"}
    return names.get(type(value), "object")
