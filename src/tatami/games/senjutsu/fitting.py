"""How the parts of a file are fitted to their types: entry by entry, so that one that does not fit hides no
other, and every fault is told with where it stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import msgspec

from tatami.formats.pack_reading import inside, misfit
from tatami.formats.spelling import printable
from tatami.kernel.reasons import NotUnderstood

from .faults import Faults

_STEPS: Final = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")
_TRIES: Final = 20

Sections = Mapping[str, Any]
"""By list of a part the type of what stands in it: a struct, or a union of some."""


class Fitted(NamedTuple):
    """A part of a file, as far as it fits."""

    entries: dict[str, list[tuple[str, Any]]]
    """By list what stands in it and fits, each with the path by which faults name it."""
    whole: Any
    """The part with its lists, or None if something of it does not fit."""


def fit(
    faults: Faults, tree: dict[str, Any], kind: type[Any], sections: Sections, within: str = ""
) -> Fitted:
    """That part as its type, its lists entry by entry; whatever stands in one has a slug or an id."""
    entries = {name: list(_entries(faults, tree, name, sections[name], within)) for name in sections}
    shell = tree | {name: [] for name in sections if isinstance(tree.get(name), list)}
    read = fitted(faults, shell, kind, within)
    if read is None or any(len(tree.get(name, ())) != len(found) for name, found in entries.items()):
        return Fitted(entries, None)
    lists = {name: tuple(entry for _, entry in found) for name, found in entries.items()}
    return Fitted(entries, msgspec.structs.replace(read, **lists))


def check_object(faults: Faults, value: Any, path: str) -> bool:
    """Whether it is a mapping; else that is a fault."""
    if not isinstance(value, dict):
        faults.add(NotUnderstood("pack-type", path=path, wanted="object", given=_kind(value)))
    return isinstance(value, dict)


def _entries(
    faults: Faults, tree: dict[str, Any], section: str, kind: Any, within: str
) -> Iterator[tuple[str, Any]]:
    """What stands in that list and fits, with the path by which faults name it."""
    given = tree.get(section)
    for k, entry in enumerate(given if isinstance(given, list) else ()):
        path = inside(within, f"{section}[{k}]")
        if isinstance(entry, dict):
            name = entry.get("slug", entry.get("id"))
            path = inside(within, f"{section}.{printable(name)}") if name and isinstance(name, str) else path
        found = fitted(faults, entry, kind, path)
        if found is not None:
            yield path, found


def fitted(faults: Faults, value: Any, kind: Any, path: str) -> Any:
    """The value as that type, or None; while what is wrong can be left out, the next fault is told, too."""
    left_out: set[str] = set()
    for _ in range(_TRIES):
        try:
            found = msgspec.convert(value, kind)
            return None if left_out else found
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
