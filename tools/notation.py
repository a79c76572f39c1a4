"""Writes the part of docs/notation.md that names, game by game, everything a scene can name.

Made from the code, so that it is true: `python -m tools.notation` writes it, `--check` says whether it is so.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Final

from tatami.formats.names import kinds_of_event
from tatami.games import EVERY_GAME
from tatami.kernel.answers import Answer, Aside, Attempt, Form
from tatami.kernel.questions import Question
from tatami.kernel.rules import Option, Rules

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "notation.md"
MARK: Final = "<!-- From here on this page is made from the code by `python -m tools.notation`. -->\n"
_TEXTS: Final = re.compile(r"((?:`[^`]+`(?:, | / | and | or )?)+):? ?(.*)", re.DOTALL)
_SEAT: Final = re.compile(r"(?<=\.)[A-G](?=\.|$)")
_NUMBER: Final = re.compile(r"(?<=\.)\d+(?=\.|$)")


def page() -> str:
    """The whole page: what was written by hand, and what is made."""
    by_hand = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return by_hand + MARK + "\n" + "\n".join(map(chapter, EVERY_GAME.values()))


def chapter(rules: Rules[Any]) -> str:
    """Everything a scene of that game can name."""
    answers = sorted(_answers(rules), key=lambda cls: (cls.__module__, cls.__qualname__))
    said = [cls for cls in answers if not issubclass(cls, Attempt)]
    sections = [
        f"## {rules.name}: everything a scene can name\n",
        _table("Answers", ("text", "kind", "touches", "means"), map(_answer, said)),
        _list("Attempts, always refused", sorted({f"`{text}`" for text in _attempts(rules)})),
        _table("Options", ("option", "values", "usual"), map(_option, rules.options)),
        _table("Open facts", ("fact", "means"), _facts(rules)),
        _list("Pieces", _pieces(rules)),
        _list("Places", _places(rules)),
        _table("Questions", ("question", "facts", "asks"), map(_question, _sorted(rules.questions))),
        _table("Steps that can be pending", ("step", "does"), map(_step, _steps(rules))),
        _table("Refusals", ("reason", "clauses", "facts"), map(_refusal, _sorted(rules.refusals))),
        _table("Events", ("event", "parts", "tells"), map(_event, _sorted(rules.events))),
        _list("Endings", [f"`{ending}`" for ending in rules.endings]),
    ]
    return "\n".join(section for section in sections if section)


# --- rows ---------------------------------------------------------------------------------------


def _answer(cls: type[Answer]) -> tuple[str, ...]:
    texts, meaning = _texts_of(cls)
    kind = "of parts" if issubclass(cls, Form) else "aside" if issubclass(cls, Aside) else ""
    touches = ", ".join(f"`{name}` ({what})" for name, what in _touched(cls).items())
    return texts, " ".join(filter(None, [_kebab(cls), f"({kind})" if kind else ""])), touches, meaning


def _touched(cls: type[Answer]) -> dict[str, str]:
    """What one can point at, where that is not all that its words tell."""
    touched: dict[str, str] = getattr(cls, "TOUCHED", cls.KINDS)
    return touched


def _texts_of(cls: type[Answer]) -> tuple[str, str]:
    """What stands in front of the colon of its docstring, and behind it."""
    told = _TEXTS.match(_doc(cls))
    return (told.group(1).strip(", "), told.group(2)) if told else ("", _doc(cls))


def _option(option: Option) -> tuple[str, ...]:
    values = option.choices or (f"{option.low} to {option.high}",)
    return f"`{option.name}`", ", ".join(f"`{_plain(v)}`" for v in values), f"`{_plain(option.default)}`"


def _question(cls: type[Question[Any]]) -> tuple[str, ...]:
    return f"`{cls.__name__}`", ", ".join(f"`{name}`" for name in cls.FIELDS), _doc(cls)


def _steps(rules: Rules[Any]) -> list[Any]:
    """What does something to a game, and is not only asked something by the rules around it."""
    found = []
    for step in _sorted(rules.steps):
        signature = inspect.signature(step)
        if next(iter(signature.parameters), "") == "g" and signature.return_annotation in (None, "None"):
            found.append(step)
    return found


def _step(step: Any) -> tuple[str, ...]:
    names = list(inspect.signature(step).parameters)[1:]
    return f"`{step.__name__}: {{{', '.join(names)}}}`", _doc(step)


def _refusal(refusal: Any) -> tuple[str, ...]:
    facts = ", ".join(f"`{name}` ({kind})" for name, kind in refusal.kinds.items())
    return f"`{refusal.code}`", ", ".join(refusal.clauses), facts


def _event(cls: Any) -> tuple[str, ...]:
    parts = ", ".join(f"`{name}` ({kind})" for name, kind in kinds_of_event(cls).items())
    return f"`{cls.__name__}`", parts, _doc(cls)


def _facts(rules: Rules[Any]) -> Iterator[tuple[str, ...]]:
    """The fields of the table; what they are stands below them, or in the docstring of the class."""
    told = _attribute_docs(rules.table)
    for name in rules.table.FIELDS:  # type: ignore[attr-defined]
        yield f"`{name}`", told.get(name, "")


def _attribute_docs(cls: type) -> dict[str, str]:
    """The strings that stand below the attributes of a class, as editors read them."""
    source = inspect.getsource(cls)
    found = re.findall(r"^    (\w+): [^\n]*\n    \"\"\"(.*?)\"\"\"", source, re.MULTILINE | re.DOTALL)
    return {name: " ".join(text.split()) for name, text in found}


# --- where it stands ----------------------------------------------------------------------------


def _answers(rules: Rules[Any]) -> set[type[Answer]]:
    """The kinds of answers that the game's own modules define and say in so many words."""
    package = import_module(type(rules).__module__)
    for module in walk_packages(getattr(package, "__path__", []), f"{package.__name__}."):
        import_module(module.name)
    return {
        cls
        for cls in _subclasses(Answer)
        if cls.__module__.startswith(package.__name__) and _TEXTS.match(_doc(cls))
    }


def _subclasses(cls: type[Any]) -> Iterator[type[Any]]:
    for sub in cls.__subclasses__():
        yield sub
        yield from _subclasses(sub)


def _attempts(rules: Rules[Any]) -> Iterator[str]:
    """The texts that are understood only to be refused: wherever the game's modules keep them at hand."""
    home = type(rules).__module__
    modules = [module for name, module in sys.modules.items() if name.startswith(home)]
    seen, left = set[int](), [value for module in modules for value in vars(module).values()]
    while left:
        value = left.pop()
        if id(value) in seen:
            continue
        seen.add(id(value))
        if isinstance(value, Attempt):
            yield value.text
        elif isinstance(value, tuple | list):
            left += value
        elif isinstance(value, dict):
            left += value.values()
        elif type(value).__module__.startswith(home) and not isinstance(value, type):
            left += [getattr(value, name) for name in getattr(value, "__dict__", ())]


def _pieces(rules: Rules[Any]) -> list[str]:
    """What lies in a box of the game; notes, which are in none, stand with the answers that write them."""
    layout = rules.layout(rules.default_seats, rules.read_options(None))
    faces = (face for face, copies in enumerate(layout.copies) if copies)
    return [f"`{name}`" for name in dict.fromkeys(rules.face_name(face).rpartition(":")[2] for face in faces)]


def _places(rules: Rules[Any]) -> list[str]:
    """Their names at the usual table, with A for any seat and 1 for any number."""
    layout = rules.layout(rules.default_seats, rules.read_options(None))
    names = (_NUMBER.sub("1", _SEAT.sub("A", place.name, count=1)) for place in layout.places)
    return [f"`{name}`" for name in dict.fromkeys(names)]


# --- how it is written --------------------------------------------------------------------------


def _sorted(named: dict[str, Any]) -> list[Any]:
    return [thing for _, thing in sorted(named.items())]


def _doc(thing: Any) -> str:
    """The first paragraph of its own docstring, on one line."""
    inherited = isinstance(thing, type) and thing.__doc__ is None
    text = "" if inherited else (thing.__doc__ or "")
    return " ".join(inspect.cleandoc(text).split("\n\n")[0].split())


def _kebab(cls: type) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", cls.__name__).lower()


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _table(title: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows]
    if not lines:
        return ""
    return "\n".join([f"### {title}\n", f"| {' | '.join(heads)} |", "|---" * len(heads) + "|", *lines, ""])


def _list(title: str, items: list[str]) -> str:
    return f"### {title}\n\n{', '.join(items)}\n" if items else ""


def main() -> int:
    made = page()
    if "--check" in sys.argv:
        return int(PAGE.read_text(encoding="utf-8") != made)
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
