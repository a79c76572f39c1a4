"""What the browser client is built on, made from the structs of the wire and the engine's own tables.

    python -m tatami.web.typescript client/src/generated

writes `wire.ts` (every struct of `hall.telling` and `web.shapes` under its name), `cards.ts` (what is printed
on the cards), `games.ts` and `spoken.ts` (the shelf), `<game>-pack.ts` (the data pack of a game that has one)
and `<game>.ts` (`web.gametypes`: the facts, aids, questions, events and answers of each game; `kernel.ts`:
what all share);
a test compares them with what is committed.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo

from tatami.games import EVERY_GAME
from tatami.hall.table import entries
from tatami.hall.telling import befriending, daily, hinting, messages, noting, renown, wants
from tatami.hooks.packs import Packs

from . import afterwards, deck_shapes, shapes
from .cards import printed_cards
from .describing import field_notes
from .gametypes import game_types
from .shelf import games, spoken

MADE: Final = "// Made by `python -m tatami.web.typescript client/src/generated`: not to be edited.\n"
PLAIN: Final = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
SENT: Final = (messages.Want, shapes.Body)
"""Bases of what clients send: there a field with a default may be left out."""

Struct = type[msgspec.Struct]


# --- the types ----------------------------------------------------------------------------------


def wire() -> str:
    """`wire.ts`: the aliases, the structs and the two unions."""
    names = aliases()
    parts = [MADE, "// What goes over the socket (docs/api/asyncapi.json) and over HTTP (openapi.json).\n"]
    parts += [f"export type {name} = {_inside(kind, names)};\n" for name, kind in names.items()]
    parts += [interface(kind, names) for kind in structs()]
    parts += [_union(name, getattr(messages, name)) for name in ("AnyWant", "AnyTell")]
    return "\n".join(parts)


def pack_types() -> dict[str, str]:
    """`<game>-pack.ts`: what `GET /api/games/<game>/data/{name}` answers."""
    formats = {name: rules.pack_format for name, rules in EVERY_GAME.items() if isinstance(rules, Packs)}
    return {
        f"{name}-pack.ts": "\n".join(
            [MADE, f"// {_first_line(module)}\n", *map(_pack_interface, filter(_is_told, _of_module(module)))]
        )
        for name, module in formats.items()
    }


def _first_line(module: ModuleType) -> str:
    return inspect.cleandoc(module.__doc__ or "").partition("\n")[0]


def _pack_interface(kind: Struct) -> str:
    return interface(kind, {})


def _is_told(kind: Struct) -> bool:
    """Bases without a field have nothing to tell."""
    return bool(msgspec.structs.fields(kind))


def structs() -> list[Struct]:
    """Everything that is sent or told, in the order of the sources; bases have no part in it."""
    found: list[Struct] = [
        entries.Clock,
        entries.Origin,
        *_of_module(wants),
        *_of_module(messages),
        *_of_module(hinting),
        *_of_module(noting),
        *_of_module(befriending),
        *_of_module(daily),
        *_of_module(renown),
        *_of_module(afterwards),
        *_of_module(shapes),
        *_of_module(deck_shapes),
    ]
    return [kind for kind in found if kind not in (*SENT, messages.Tell)]


def _of_module(module: ModuleType) -> Iterator[Struct]:
    for value in vars(module).values():
        is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
        if is_struct and value.__module__ == module.__name__:
            yield value


def aliases() -> dict[str, Any]:
    """The named types that are no structs, such as `Phrase` and `SeatLetter`; of two alike the first."""
    found: dict[str, Any] = {}
    for module in (wants, messages, befriending, daily, renown, afterwards, shapes, deck_shapes):
        for name, value in vars(module).items():
            is_kind = get_origin(value) in (Literal, Annotated, dict)
            if name[0].isupper() and is_kind and value not in found.values():
                found[name] = value
    return found


def interface(kind: Struct, names: Mapping[str, Any]) -> str:
    """One struct; what stands below it and its fields in the sources becomes comments."""
    config, is_sent = kind.__struct_config__, issubclass(kind, SENT)
    lines = [*_comment(inspect.cleandoc(kind.__doc__ or ""), ""), f"export interface {kind.__name__} {{"]
    if config.tag_field:
        lines.append(f"  {config.tag_field}: {json.dumps(config.tag)};")
    notes = field_notes(kind)
    for field in msgspec.structs.fields(kind):
        may_lack = (is_sent or config.omit_defaults) and not field.required
        lines += _comment(_note(field, notes.get(field.name, ""), may_lack), "  ")
        mark, text = "?" if may_lack else "", written(field.type, names)
        if is_sent and _is_all_optional(field.type):
            text = f"Partial<{text}>"
        lines.append(f"  {_key(field.encode_name)}{mark}: {text};")
    return "\n".join([*lines, "}\n"])


def written(kind: Any, names: Mapping[str, Any]) -> str:
    """A type in TypeScript, by its name where it has one."""
    for name, known in names.items():
        if known == kind:
            return name
    return _inside(kind, names)


def _inside(kind: Any, names: Mapping[str, Any]) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return written(parts[0], names)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in parts)
    if origin in (Union, UnionType):
        return " | ".join(written(part, names) for part in parts if part is not msgspec.UnsetType)
    if origin is tuple and Ellipsis not in parts:
        return f"[{', '.join(written(part, names) for part in parts)}]"
    if origin in (list, tuple):
        item = written(parts[0], names)
        return f"({item})[]" if " " in item and not item.startswith("Record<") else f"{item}[]"
    if origin is dict:
        return f"Record<{written(parts[0], names)}, {written(parts[1], names)}>"
    raise TypeError(f"no TypeScript for {kind}")


def _union(name: str, kinds: Any) -> str:
    return f"export type {name} =\n" + "".join(f"  | {kind.__name__}\n" for kind in get_args(kinds)) + "  ;\n"


def _is_all_optional(kind: Any) -> bool:
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_struct and not any(field.required for field in msgspec.structs.fields(kind))


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _note(field: FieldInfo, note: str, may_lack: bool) -> str:
    """Where a field may be missing, what it means if it is."""
    if not may_lack:
        return note
    default = field.default_factory() if field.default is NODEFAULT else field.default
    if default is msgspec.UNSET:
        return note
    return f"{note}\nDefault: {json.dumps(msgspec.to_builtins(default))}.".strip()


def _comment(text: str, indent: str) -> Iterator[str]:
    if not text:
        return
    lines = [line.strip() for line in text.splitlines()]
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}".rstrip() for line in lines)
    yield f"{indent} */"


# --- the cards ----------------------------------------------------------------------------------


def cards() -> str:
    """`cards.ts`: one constant for each game."""
    parts = [MADE, "// What is printed on the cards of each game, from the engine's own tables.\n"]
    parts += [_constant(name, value) for name, value in printed_cards().items()]
    return "\n".join(parts)


def _constant(name: str, value: Any) -> str:
    return f"export const {name} = {_laid_out(value, '')} as const;\n"


def _laid_out(value: Any, indent: str) -> str:
    """A mapping of mappings over several lines, everything else on one."""
    if not isinstance(value, dict) or not any(isinstance(inner, dict) for inner in value.values()):
        return json.dumps(value, ensure_ascii=False)
    deeper = indent + "  "
    inside = [f"{deeper}{json.dumps(key)}: {_laid_out(inner, deeper)},\n" for key, inner in value.items()]
    return "{\n" + "".join(inside) + indent + "}"


def files() -> dict[str, str]:
    """File name -> text."""
    about = "// The games of the house, from their manifests (docs/adding-a-game.md).\n"
    told = "// How the words of the games are loaded, from their manifests; only the build reads it.\n"
    shelf = {
        "games.ts": "\n".join([MADE, about, games()]),
        "spoken.ts": "\n".join([MADE, told, spoken()]),
    }
    types = {name: f"{MADE}{text}" for name, text in game_types().items()}
    return {"wire.ts": wire(), **pack_types(), "cards.ts": cards(), **shelf, **types}


def write_files(folder: Path, made: Iterable[tuple[str, str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in made:
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_files(Path(sys.argv[1]), files().items())
