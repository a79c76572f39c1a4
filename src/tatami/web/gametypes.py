"""The types of every game for the browser client: `client/src/generated/<game>.ts`, and `kernel.ts`.

Made of what the engine itself is made of: the shapes of open facts and questions (`hooks.shapes`), the
annotations of events, the typed dictionaries of aids, the classes of answers. No board needs to guess, and
none can go on believing in a field that is gone.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tatami.formats.facts import shapes_of
from tatami.formats.names import kinds_of_event
from tatami.games import EVERY_GAME
from tatami.hooks.hosting import hosting_of
from tatami.hooks.leaving import HOUSE_EVENTS
from tatami.hooks.naming import naming_of
from tatami.hooks.packs import Packs
from tatami.hooks.shapes import (
    NUMBER,
    TEXT,
    TRUTH,
    Bits,
    Coded,
    Depending,
    Keyed,
    Listed,
    Named,
    Parts,
    Shape,
    Word,
    names_of,
)
from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.events import Event
from tatami.kernel.rules import Rules
from tatami.words.naming import kebab

_PLAIN: Final = {
    **dict.fromkeys(("number", "slot"), "number"),
    **dict.fromkeys(("face", "place", "text"), "string"),
    "truth": "boolean",
    "seat": "Seat",
    "mask": "Seat[]",
    "pages": "[string, string[]][]",
}
"""What every game has."""
SHARED: Final = 'import type { KernelEvents, Seat } from "./kernel";\n'
_SPARED: Final = frozenset({"before", "after"})


class Writer:
    """Writes the types of one game; what has a name is declared once and used by it."""

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules: Final = rules
        self._declared: Final[dict[str, str]] = {}
        self._things: Final[set[str]] = set()
        """What is made of parts; a kind that is called like one (terrain) gets another name."""
        self._of_a_pack: Final = rules.pack_kinds if isinstance(rules, Packs) else frozenset()

    def text(self) -> str:
        """The whole file, without its head."""
        title = "".join(word.capitalize() for word in self._rules.name.split("-"))
        body = [
            self._holder("Table", "The open facts of the game.", shapes_of(self._rules.table)),
            self._aids(),
            self._questions(),
            self._events(),
            self._answers(),
            f"export interface {title} {{\n  table: Table;\n  aids: Aids;\n  questions: Questions;\n"
            "  events: Events;\n  answers: AnswerKind;\n}\n",
        ]
        return "\n".join([SHARED, *self._declared.values(), *body])

    # --- facts and questions --------------------------------------------------------------------

    def _holder(self, name: str, about: str, shapes: Mapping[str, Shape]) -> str:
        lines = [f"  {field}: {self._shape(shape)};" for field, shape in shapes.items()]
        return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}\n"])

    def _questions(self) -> str:
        """By name what a question says of itself."""
        lines = ["/** By name: what a question says of itself. */", "export interface Questions {"]
        every: dict[str, Any] = dict(self._rules.questions)
        for name, cls in every.items():
            parts = [f"{field}: {self._shape(shape)}" for field, shape in shapes_of(cls).items()]
            lines.append(f"  {name}: {{ {'; '.join(parts)} }};")
        return "\n".join([*lines, "}\n"])

    def _shape(self, shape: Shape) -> str:
        if shape in (NUMBER, TEXT, TRUTH):
            return {NUMBER: "number", TEXT: "string", TRUTH: "boolean"}[shape]
        if isinstance(shape, Word):
            return " | ".join(map(json.dumps, shape.words))
        if isinstance(shape, Named):
            return f"{self._kind(shape.kind)} | null" if shape.may_lack else self._kind(shape.kind)
        if isinstance(shape, Bits):
            return f"{self._kind(shape.kind)}[]" if shape.kind else "number[]"
        if isinstance(shape, Listed):
            return _many(self._shape(shape.item))
        if isinstance(shape, Keyed):
            return self._keyed(shape)
        if isinstance(shape, Parts):
            self._declare_parts(shape)
            return f"{shape.name} | null" if shape.may_lack else shape.name
        if isinstance(shape, Coded):
            return self._shape(shape.shape)
        if isinstance(shape, Depending):
            return " | ".join(dict.fromkeys(map(self._shape, (*shape.shapes.values(), shape.otherwise))))
        raise TypeError(f"no TypeScript for {shape}")

    def _keyed(self, shape: Keyed) -> str:
        key, item = self._kind(shape.kind), self._shape(shape.item)
        if not shape.is_complete:
            return f"Partial<Record<{key}, {item}>>"
        return f"Record<{key}, {item}>"

    def _declare_parts(self, shape: Parts) -> None:
        if shape.name not in self._declared:
            self._things.add(shape.name)
            about = " ".join(inspect.cleandoc(shape.of.__doc__ or "").split())
            self._declared[shape.name] = ""  # its place in the file
            self._declared[shape.name] = self._holder(shape.name, about, shape.parts)

    def _kind(self, kind: str) -> str:
        """The type of the names of a kind."""
        if kind in ("seat", "face"):
            return "Seat" if kind == "seat" else "string"
        name = "".join(word.capitalize() for word in kind.split("_"))
        if name in self._things:
            name += "Kind"
        if name not in self._declared:
            names = () if kind in self._of_a_pack else names_of(self._rules, kind)
            union = " | ".join(map(json.dumps, dict.fromkeys(names)))
            self._declared[name] = f"export type {name} = {union or 'string'};\n"
        return name

    # --- events and answers ---------------------------------------------------------------------

    def _events(self) -> str:
        return _told(
            "By name: what an event tells.", "Events extends KernelEvents", self._rules.events, self._part
        )

    def _part(self, kind: str) -> str:
        if kind in _PLAIN:
            return _PLAIN[kind]
        if kind.endswith("s") and kind not in self._kinds_of_the_game():
            return _many(self._part(kind[:-1]))
        name = self._kind(kind)
        return name if kind in self._of_a_pack else f'{name} | ""'

    def _kinds_of_the_game(self) -> tuple[str, ...]:
        return naming_of(self._rules).vocabulary

    def _answers(self) -> str:
        kinds = sorted({kebab(cls.__name__) for cls in answers_of(self._rules)})
        return (
            "/** What an offer says it is. */\nexport type AnswerKind =\n"
            + "".join(f"  | {json.dumps(kind)}\n" for kind in kinds)
            + "  ;\n"
        )

    # --- aids -----------------------------------------------------------------------------------

    def _aids(self) -> str:
        """What the game says that its aids are; one without any tells an empty object."""
        aids = hosting_of(self._rules).aid_types
        if aids is None:
            return "export type Aids = Record<string, never>;\n"
        found: dict[str, str] = {}
        self._typed(aids, found)
        return "\n".join(found.values())

    def _typed(self, cls: Any, found: dict[str, str]) -> None:
        """A typed dictionary as an interface, those that it is made of before it."""
        if cls.__name__ in found:
            return
        lines = [f"export interface {cls.__name__} {{"]
        doc = inspect.cleandoc(cls.__doc__ or "")
        if doc and not doc.startswith("dict("):
            lines.insert(0, f"/** {' '.join(doc.split())} */")
        for name, hint in get_type_hints(cls, include_extras=True).items():
            is_not_required = get_origin(hint) is NotRequired
            may_lack = is_not_required or name in cls.__optional_keys__
            kind = get_args(hint)[0] if is_not_required else hint
            lines.append(f"  {name}{'?' if may_lack else ''}: {self._hint(kind, found)};")
        found[cls.__name__] = "\n".join([*lines, "}\n"])

    def _hint(self, hint: Any, found: dict[str, str]) -> str:
        if is_typeddict(hint):
            self._typed(hint, found)
            name: str = hint.__name__
            return name
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._kind(parts[1])
        if origin is list:
            return _many(self._hint(parts[0], found))
        if origin is Literal:
            return " | ".join(map(json.dumps, parts))
        if origin is dict:
            return f"Record<string, {self._hint(parts[1], found)}>"
        return {int: "number", float: "number", str: "string", bool: "boolean"}[hint]


def _told(about: str, name: str, events: Mapping[str, type[Event]], part_of: Callable[[str], str]) -> str:
    lines = [f"/** {about} */", f"export interface {name} {{"]
    for event, cls in events.items():
        parts = [f"{part}: {part_of(kind)}" for part, kind in _kinds(cls).items()]
        lines.append(f"  {event}: {{ {'; '.join(parts)} }};" if parts else f"  {event}: object;")
    return "\n".join([*lines, "}\n"])


def _plain_part(kind: str) -> str:
    """Of what every game has, one or several."""
    return _PLAIN[kind] if kind in _PLAIN else _many(_PLAIN[kind.removesuffix("s")])


def kernel_types() -> str:
    """`kernel.ts`: what all games have in common."""
    events = {cls.__name__: cls for cls in HOUSE_EVENTS}
    told = _told("By name: what an event tells that any game may have.", "KernelEvents", events, _plain_part)
    return f"// What is the same in every game.\n\nexport type Seat = string;\n\n{told}"


def _many(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith(("Record<", "Partial<")) else f"{item}[]"


def _kinds(cls: type[Event]) -> dict[str, str]:
    return {name: kind for name, kind in kinds_of_event(cls).items() if name not in _SPARED}


def answers_of(rules: Rules[Any]) -> Iterator[type[Answer]]:
    """The kinds of answers of a game: those of its package, without what nobody is ever offered."""
    package = type(rules).__module__
    for module in _modules_of(package):
        for value in vars(module).values():
            is_answer = isinstance(value, type) and issubclass(value, Answer)
            is_of_the_house = is_answer and value.__module__ == module.__name__
            if is_of_the_house and not issubclass(value, Attempt) and not value.__subclasses__():
                yield value


def _modules_of(package: str) -> list[ModuleType]:
    return [module for name, module in sorted(sys.modules.items()) if name.startswith(package)]


def note_readings(rules: Rules[Any]) -> str:
    """`<game>-notes.ts`: by the pattern of a note, under which key it reads and what the text is told.

    A game without notes has no such text."""
    found: dict[str, str] = {}
    for face, name in enumerate(rules.faces):
        sort, _, rest = name.partition(":")
        called = naming_of(rules).face_as(face)
        if not rest or called is None or called.seat >= 0 or not called.key.startswith("note-"):
            continue
        tokens, parts = rest.split("."), []
        for part, kind, value in called.parts:
            if kind == "face":
                break  # cards are drawn, not told
            at = tokens.index(str(value))
            tokens[at] = "*"
            parts.append(f"{{ name: {json.dumps(part)}, kind: {json.dumps(kind)}, at: {at} }}")
        else:
            reading = f"{{ key: {json.dumps(kebab(called.key))}, parts: [{', '.join(parts)}] }}"
            found.setdefault(f"{sort}:{'.'.join(tokens)}", reading)
    if not found:
        return ""
    folder = rules.name.replace("-", "_")
    head = (
        f"// How the notes of letters read (games/{folder}/naming.py): by pattern, a star for what is said."
        "\n\n"
        "export interface NoteReading {\n  key: string;\n"
        "  parts: readonly { name: string; kind: string; at: number }[];\n}\n\n"
        "export const NOTES: Readonly<Record<string, NoteReading>> = {\n"
    )
    return head + "".join(f"  {json.dumps(pattern)}: {told},\n" for pattern, told in found.items()) + "};\n"


def game_types() -> dict[str, str]:
    """File name -> text: what all games share, and every game that has rules."""
    about = "// The open facts, aids, questions, events and answers of {}.\n"
    types = {"kernel.ts": kernel_types()}
    for name, rules in EVERY_GAME.items():
        types[f"{name}.ts"] = f"{about.format(name)}\n{Writer(rules).text()}"
        if notes := note_readings(rules):
            types[f"{name}-notes.ts"] = notes
    return types
