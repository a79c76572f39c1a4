"""What the engine can say: every key it may ask for, and the variables the text will be given."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, get_args

from tatami.formats.facts import shapes_of
from tatami.formats.names import kinds_of_event
from tatami.games.manifest import manifest_of
from tatami.games.senjutsu.decks import REFUSALS as DECK_REFUSALS
from tatami.hall.table.reasons import HALL_REFUSALS
from tatami.hall.telling.messages import Phrase
from tatami.hooks.grounds import SHARED, Argument
from tatami.hooks.laboratory import laboratory_of
from tatami.hooks.leaving import HOUSE_ENDINGS, HOUSE_EVENTS, CalledOff, Resigned
from tatami.hooks.naming import Called, naming_of
from tatami.hooks.retelling import retelling_of
from tatami.hooks.shapes import Bits, Coded, Keyed, Listed, Named, Parts, Shape
from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.events import (
    Event,
    Gathered,
    Glimpsed,
    HeldOut,
    Laid,
    Moved,
    Rewritten,
    Sealed,
    Shuffled,
    TakenBack,
    TimeUp,
    Turned,
    Whispered,
)
from tatami.kernel.questions import Question
from tatami.kernel.reasons import KERNEL_REFUSALS
from tatami.kernel.rules import Rules
from tatami.words.catalogue import sources
from tatami.words.naming import face_keys, kebab, spot, variable
from tatami.words.phrases import CASES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tatami"
TOLD_BY_KERNEL = (Sealed, TakenBack, TimeUp, Resigned, CalledOff, Glimpsed)
PHYSICAL = (
    Moved,
    Laid,
    Turned,
    Shuffled,
    HeldOut,
    Gathered,
    Whispered,
    Rewritten,
)
assert set(HOUSE_EVENTS) == {*TOLD_BY_KERNEL, *PHYSICAL}


class Want(NamedTuple):
    """One text the engine can ask for: the first of `keys` that exists is taken, at least one must."""

    keys: tuple[str, ...]
    variables: frozenset[str] = frozenset()
    optional: bool = False


def forms(name: str) -> set[str]:
    return {name, *(f"{name}_{case}" for case in CASES)}


def variables_of(kinds: Mapping[str, str]) -> frozenset[str]:
    """The variables that parts of these kinds become."""
    found: set[str] = set()
    for part, kind in kinds.items():
        name = variable(part)
        if kind == "seat":
            found |= {name, f"{name}_you"}
        elif kind == "pages":
            found.add(f"{name}_count")
        elif kind in ("number", "text", "slot", "truth"):
            found.add(name)
        elif kind == "face":
            found |= {*forms(name), f"{name}_known", f"{name}_is"}
        elif kind == "place":
            found |= {f"{name}_owner", f"{name}_slot", f"{name}_you", *forms(f"{name}_card")}
            found |= {f"{name}_other", f"{name}_other_you"}
        elif kind == "seats":
            found |= {name, f"{name}_you", f"{name}_count"}
        elif kind in ("slots", "numbers", "fill"):
            found |= {name, f"{name}_count"}
        elif kind == "pages":
            found.add(f"{name}_count")
        elif kind == "faces" or kind.endswith("s"):
            found |= {*forms(name), f"{name}_count"}
        else:
            found |= {*forms(name), f"{name}_is", f"{name}_you"}
    return frozenset(found)


def answers_of(rules: Rules[Any]) -> list[type[Answer]]:
    """The classes of a game's answers, by convention all in its `answers.py`, or in a folder of that name.

    What others derive from is a shape and no answer.
    """
    module = importlib.import_module(f"{type(rules).__module__}.answers")
    chapters = pkgutil.iter_modules(getattr(module, "__path__", ()), f"{module.__name__}.")
    modules = [module, *(importlib.import_module(chapter.name) for chapter in chapters)]
    classes = [value for module in modules for value in vars(module).values() if isinstance(value, type)]
    found = [cls for cls in classes if issubclass(cls, Answer) and cls not in (Answer, Attempt)]
    return [cls for cls in dict.fromkeys(found) if not cls.__subclasses__()]  # nobody says a base


def place_kinds(rules: Rules[Any]) -> list[str]:
    """The kinds of places that exist at any table of this game."""
    kinds: dict[str, None] = {}
    for option in (None, *rules.options):
        for value in (option.choices or (option.low, option.high)) if option else (None,):
            chosen = rules.read_options({option.name: value} if option else {})
            for seats in rules.seat_counts:
                kinds |= {spot(place.name).kind: None for place in rules.layout(seats, chosen).places}
    return list(kinds)


def own_kinds(rules: Rules[Any]) -> set[str]:
    """The kinds of parts that only this game has, like "colour"."""
    kinds: set[str] = set()
    for answer in answers_of(rules):
        kinds |= set(answer.KINDS.values())
    for refusal in rules.refusals.values():
        kinds |= set(refusal.kinds.values())
    for event in rules.events.values():
        kinds |= set(kinds_of_event(event).values())
    for question in rules.questions.values():
        kinds |= set(question.KINDS.values())
    kinds -= COMMON
    singular = {kind if is_own(rules, kind) else kind.removesuffix("s") for kind in kinds}
    return {"kind" if kind == "fill" else kind for kind in singular} - COMMON | set(
        naming_of(rules).vocabulary
    )


COMMON = {"seat", "face", "slot", "number", "text", "truth", "place", "seats", "slots", "numbers", "pages"}


def is_own(rules: Rules[Any], kind: str) -> bool:
    """Whether the game has names of that kind; of "regions" it has none, of "region" it has."""
    try:
        return bool(naming_of(rules).names(kind))
    except (AttributeError, KeyError):
        return False


def question_variables(cls: type[Question[Any]]) -> frozenset[str]:
    found: set[str] = set()
    for name in cls.FIELDS:
        if name in cls.KINDS:
            found |= variables_of({name: cls.KINDS[name]})
        else:
            found |= {name, f"{name}_you", f"{name}_count"} if name in cls.SEATS else {name, f"{name}_slot"}
    return frozenset(found)


def called_wants(rules: Rules[Any], called: Called) -> Iterator[Want]:
    """The name of a thing, and what may be said about it. A seat is called by its player's name."""
    if called.key:
        key = f"{rules.name}-{kebab(called.key)}"
        yield Want((key,), part_variables(called))
        yield Want((f"{rules.name}-{kebab(called.about or called.key)}.about",), optional=not called.about)


def part_variables(called: Called) -> frozenset[str]:
    """A part of a composed name comes in its cases, and nothing else is known of it."""
    numbers = {name for name, kind, _ in called.parts if kind == "number"}
    if called.seat >= 0:
        numbers.add("seat")
    return frozenset(numbers.union(*(forms(name) for name, kind, _ in called.parts if kind != "number")))


def name_wants(rules: Rules[Any]) -> Iterator[Want]:
    """The name of every face and of every kind of thing that only this game has."""
    for face, name in enumerate(rules.faces):
        called = naming_of(rules).face_as(face)
        if called is not None and called.seat >= 0:
            yield Want((f"{rules.name}-{kebab(called.key)}",), variables_of({"seat": "seat"}))
        elif called is not None:
            yield from called_wants(rules, called)
        else:
            keys = face_keys(rules, name)
            yield Want(keys)
            yield Want(tuple(f"{key}.about" for key in keys), optional=True)
        shared = naming_of(rules).about_as(face)
        if shared is not None:
            yield Want((f"{rules.name}-{kebab(shared.key)}",), part_variables(shared))
    for kind in sorted(own_kinds(rules)):
        for name in naming_of(rules).names(kind):
            yield from called_wants(rules, naming_of(rules).called(kind, name))


@cache
def game_wants(rules: Rules[Any]) -> tuple[Want, ...]:
    """Every text of one game."""
    game = rules.name
    said = ("title", "name", "name.tag", "blurb", "credits", "credits.house")
    wants = [Want((f"{game}-{end}",)) for end in said]
    wants += dict.fromkeys(name_wants(rules))
    spot_variables = frozenset({"owner", "slot", "you", "other", "other_you", *forms("card")})
    wants += [Want((f"{game}-place-{kind}",), spot_variables) for kind in place_kinds(rules)]
    wants += [*fact_wants(rules)]
    wants += [*option_wants(rules), *question_and_answer_wants(rules), *event_wants(rules)]
    for code, refusal in rules.refusals.items():
        keys = (
            (f"{game}-why-{code}", f"kernel-why-{code}")
            if refusal in KERNEL_REFUSALS
            else (f"{game}-why-{code}",)
        )
        wants.append(Want(keys, variables_of(refusal.kinds)))
    wants += [*ground_wants(rules)]
    return (*wants, *outcome_wants(rules), *trait_wants(rules), *retold_wants(rules))


def retold_wants(rules: Rules[Any]) -> Iterator[Want]:
    """The story of a finished game: what is counted along the way, and every kind of episode."""
    retold = retelling_of(rules).retold
    if retold:
        yield Want((f"{rules.name}-retold-counted",))
    for name, kinds in retold.items():
        yield Want((f"{rules.name}-retold-{kebab(name)}",), variables_of(kinds))


def ground_wants(rules: Rules[Any]) -> Iterator[Want]:
    """What the bot of a game can give as its grounds: all that `grounds.py` beside its rules declares."""
    package = type(rules).__module__
    if not pkgutil.resolve_name(package).__spec__.submodule_search_locations:
        package = package.rpartition(".")[0]
    try:
        declared = vars(importlib.import_module(f"{package}.grounds"))
    except ModuleNotFoundError:
        return
    for argument in declared.values():
        if isinstance(argument, Argument):
            yield Want((f"{rules.name}-ground-{argument.code}",), variables_of(argument.kinds))


def fact_wants(rules: Rules[Any]) -> Iterator[Want]:
    """The open facts; needed where the game is played on the generic board, which tells them all."""
    manifest = manifest_of(rules.name)
    has_boards = manifest is None or bool(manifest.terminal and manifest.browser.board)
    for field, shape in shapes_of(rules.table).items():
        yield Want((f"{rules.name}-fact-{kebab(field)}",), fact_variables(shape), optional=has_boards)


def fact_variables(shape: Shape) -> frozenset[str]:
    """A fact made of parts is told with all of them, any other as `$value`."""
    while isinstance(shape, Keyed | Listed):
        shape = shape.item
    if not isinstance(shape, Parts):
        return frozenset({"value"})
    found: set[str] = set()
    for name, part in shape.parts.items():
        if isinstance(part, Named):
            found |= variables_of({name: part.kind})
        elif isinstance(part, Bits) and part.kind not in ("", "seat"):
            found |= variables_of({name: f"{part.kind}s"})
        else:
            found |= {f"{name}_count"} if isinstance(part, Listed | Bits | Coded) else {name}
    return frozenset(found)


def option_wants(rules: Rules[Any]) -> Iterator[Want]:
    for option in rules.options:
        key = f"{rules.name}-option-{kebab(option.name)}"
        yield Want((key,))
        yield Want((f"{key}.help",))
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            yield Want((f"{key}.value",), frozenset({"value"}), optional=True)
        for choice in option.choices:
            if isinstance(choice, str) and len(choice) > 1:
                called = naming_of(rules).option_called(option.name, choice)
                yield Want((f"{rules.name}-{kebab(called.key)}",), part_variables(called))


def question_and_answer_wants(rules: Rules[Any]) -> Iterator[Want]:
    asked = {"seats", "seats_count", "you", "ways"}
    for name, question in rules.questions.items():
        yield Want((f"{rules.name}-ask-{kebab(name)}",), question_variables(question) | asked)
    for answer in answers_of(rules):
        key = f"{rules.name}-answer-{kebab(answer.__name__)}"
        yield Want((key,), variables_of(answer.KINDS))
        for name, question in rules.questions.items():
            both = variables_of(answer.KINDS) | question_variables(question)
            yield Want((f"{key}-{kebab(name)}",), both, optional=True)
        if "fill" in answer.KINDS.values():
            yield Want((f"{rules.name}-fill",), frozenset({"slot", *forms("card")}))


def event_wants(rules: Rules[Any]) -> Iterator[Want]:
    """A game's own events, its own words for the kernel's, and the movements it may tell."""
    game, places = rules.name, place_kinds(rules)
    told = [(f"{game}-event-{kebab(name)}", event, False) for name, event in rules.events.items()]
    told += [(f"{game}-event-{kebab(event.__name__)}", event, True) for event in TOLD_BY_KERNEL]
    told += [
        (f"{game}-{kebab(cls.__name__)}-{source}-{goal}", cls, True)
        for cls in (Moved,)
        for source, goal in product(places, places)
    ]
    told += [
        (f"{game}-{kebab(cls.__name__)}-{kind}", cls, True)
        for cls in (Laid, Turned, Shuffled, HeldOut, Rewritten)
        for kind in places
    ]
    told += [(f"{game}-event-whispered", Whispered, True)]
    for key, event, optional in told:
        variables = event_variables(event)
        yield Want((key,), variables, optional)
        yield Want((f"{key}-open",), variables, optional=True)
        if event in (Moved, Turned):
            together = variables | forms("cards") | {"cards_count"}
            yield Want((f"{key}-together",), together, optional=True)


def event_variables(event: type[Event]) -> frozenset[str]:
    seats = [name for name, kind in kinds_of_event(event).items() if kind == "seat"]
    return variables_of(kinds_of_event(event)) | {"you", *(f"{name}_own" for name in seats[1:])}


def outcome_wants(rules: Rules[Any]) -> Iterator[Want]:
    """The manners in which a game can end are the words in its calls of `Outcome`."""
    who = frozenset({"winners", "others", "others_count", "you"})
    folder = Path(importlib.import_module(type(rules).__module__).__file__ or "").parent
    for call in calls_in(folder.rglob("*.py"), {"Outcome"}):
        parts = [*call.args, *(keyword.value for keyword in call.keywords)]
        for node in ast.walk(parts[1]):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield Want((f"{rules.name}-outcome-{kebab(node.value)}",), who)
                yield Want((f"{rules.name}-ending-{kebab(node.value)}",))
        score = frozenset({"score", "seat", "seat_you"})
        if len(parts) > 2:
            together = frozenset({"seats", "seats_you", "seats_count"})
            yield Want((f"{rules.name}-score", f"{rules.name}-score-together"), score | together)
        if len(parts) > 3:
            yield Want((f"{rules.name}-score-tie",), score | {"tiebreak"})


def trait_wants(rules: Rules[Any]) -> Iterator[Want]:
    """What a seat may be in a game, and what is counted of it; a number needs no name, nor does what brings
    its own along."""
    counted = laboratory_of(rules)
    for measure, parts in counted.measures.items():
        yield Want((f"lab-measure-{kebab(measure)}",))
        yield from (Want((f"{rules.name}-{kebab(measure)}-{kebab(part)}",)) for part in parts)
    for trait, values in counted.traits.items():
        yield Want((f"lab-trait-{kebab(trait)}",))
        kind = counted.trait_kinds.get(trait)
        for value in values:
            is_named = kind is not None and bool(naming_of(rules).called(kind, value).own)
            if not value.isdecimal() and not is_named:
                yield Want((f"{rules.name}-{kebab(trait)}-{kebab(value)}",))
    if counted.cards:
        yield Want(("lab-trait-card",))
    for how in counted.more_endings:
        yield Want((f"{rules.name}-ending-{kebab(how)}",))


def calls_in(files: Iterable[Path], names: set[str]) -> Iterator[ast.Call]:
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


@cache
def kernel_wants() -> tuple[Want, ...]:
    """The kernel's own refusals and events, and everything that cannot be read."""
    wants = [Want((f"kernel-why-{r.code}",), variables_of(r.kinds)) for r in KERNEL_REFUSALS]
    wants += [Want((f"kernel-ground-{each.code}",), variables_of(each.kinds)) for each in SHARED]
    for event in TOLD_BY_KERNEL:
        variables = event_variables(event)
        key = f"kernel-event-{kebab(event.__name__)}"
        wants += [Want((key,), variables), Want((f"{key}-open",), variables, optional=True)]
    who = frozenset({"winners", "others", "others_count", "you"})
    wants += [Want((f"kernel-outcome-{how}",), who) for how in HOUSE_ENDINGS]
    points = {"seat": "seat", "points": "number"}
    wants += [Want(("kernel-retold-lead",), variables_of({**points, "second": "number"}))]
    wants += [Want(("kernel-retold-moved",), variables_of({**points, "change": "number"}))]
    return (
        *wants,
        *(Want((f"error-{code}",), facts) for code, facts in sorted(error_codes().items())),
    )


@cache
def hall_wants() -> tuple[Want, ...]:
    """The refusals of the house, the quick phrases of its talk, and what may be wrong with a deck."""
    whys = (Want((f"hall-why-{r.code}",), variables_of(r.kinds)) for r in HALL_REFUSALS)
    decks = (Want((f"senjutsu-why-{r.code}",), frozenset(r.kinds)) for r in DECK_REFUSALS)
    return (*whys, *decks, *(Want((f"hall-phrase-{phrase}",)) for phrase in get_args(Phrase)))


@cache
def error_codes() -> dict[str, frozenset[str]]:
    """Every code of an error in the sources, with the facts that it always has.

    A room above the games brings its own catalogue (`lab.ftl`), and its errors are wanted with it;
    the web shares that of the hall.
    """
    codes: dict[str, frozenset[str]] = {}
    errors = error_classes()
    rooms = {
        "kernel",
        "hooks",
        "formats",
        "games",
        "words",
        "players",
        "web",
        *(name.removesuffix(".ftl") for name in sources("en")),
    }
    for file in sorted(SOURCE.rglob("*.py")):
        if file.relative_to(SOURCE).parts[0].removesuffix(".py") not in rooms:
            continue
        if not any(name in file.read_text(encoding="utf-8") for name in (*errors, "super().__init__")):
            continue  # reading is quick, looking at every call is not
        for node in _calls_of(_tree(file), errors):
            if _is_error(node, errors) and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
                    codes[code.value] = codes.get(code.value, facts) & facts
    return codes


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def error_classes() -> set[str]:
    """The names of the errors made with a code: TatamiError and its subclasses without an `__init__`."""
    trees = [_tree(file) for file in sorted(SOURCE.rglob("*.py"))]
    classes = [node for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    found = {"TatamiError"}
    size = 0
    while len(found) > size:
        size = len(found)
        found |= {cls.name for cls in classes if found & {ast.unparse(base) for base in cls.bases}}
    own = {cls.name for cls in classes if any(getattr(node, "name", "") == "__init__" for node in cls.body)}
    return (found - own) | {"TatamiError"}


def _calls_of(tree: ast.AST, errors: set[str]) -> Iterator[ast.Call]:
    """All calls; but what a class that is no error says to its base is no code."""
    bases = {"Exception", *errors, *NAMED_ERRORS}
    others = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and not bases & {ast.unparse(base) for base in node.bases}
    ]
    inside = {id(node) for cls in others for node in ast.walk(cls)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and not (id(node) in inside and isinstance(node.func, ast.Attribute)):
            yield node


NAMED_ERRORS = {"TatamiError", "NotUnderstood", "Contradiction", "Refused"}
"""Errors that others derive from, also those that make their codes themselves."""


def _is_error(call: ast.Call, errors: set[str]) -> bool:
    """`NotUnderstood(...)`, or `super().__init__("code", ...)` of an error's own class."""
    if isinstance(call.func, ast.Name):
        return call.func.id in errors
    return isinstance(call.func, ast.Attribute) and ast.unparse(call.func) == "super().__init__"
