"""Kernel and rules stay clean for mypyc; `tests/compiled` compiles them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.compile import hot_modules, left_out

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tatami"
HOT = hot_modules(PACKAGE)
COLD = {file.stem for file in PACKAGE.rglob("*.py")} - {file.stem for file in HOT}


def classes_in(files: Iterable[Path]) -> Iterator[ast.ClassDef]:
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node


def bases_of(node: ast.ClassDef) -> set[str]:
    """The names of the bases: `Question` for `Question[T]` and for `questions.Question`."""
    plain = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return {base.attr if isinstance(base, ast.Attribute) else ast.unparse(base) for base in plain}


def foreign_bases(file: Path) -> set[str]:
    """What a file subclasses and does not define itself; two rooms may call a class alike."""
    own, bases = set(), set()
    for node in classes_in([file]):
        own.add(node.name)
        bases |= bases_of(node)
    imported = {
        alias.name
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] in COLD
        for alias in node.names
    }
    return bases - own - imported


def errors_among(classes: list[ast.ClassDef]) -> set[str]:
    """Errors need no leave: what derives from a built-in class can be derived from everywhere."""
    found = {"Exception"}
    while more := {node.name for node in classes if bases_of(node) & found} - found:
        found |= more
    return found


def test_what_interpreted_code_subclasses_gives_leave_to_do_so() -> None:
    """Otherwise the subclass would break, but only where the kernel is compiled."""
    hot = list(classes_in(HOT))
    interpreted = {*PACKAGE.rglob("*.py"), *(ROOT / "tests").rglob("*.py")} - set(HOT)
    subclassed = {base for file in interpreted for base in foreign_bases(file)}
    leave = "mypyc_attr(allow_interpreted_subclasses=True)"
    giving = {node.name for node in hot if leave in map(ast.unparse, node.decorator_list)}
    assert {"Rules", "Question", "Answer", "Table"} <= subclassed
    assert subclassed & {node.name for node in hot} - errors_among(hot) <= giving


def test_every_game_with_rules_is_hot_and_nothing_else_of_the_house() -> None:
    names = {file.relative_to(PACKAGE).as_posix() for file in HOT}
    assert {"kernel/game.py", "kernel/views.py", "formats/worlds.py", "formats/codec.py"} <= names
    for rules in PACKAGE.glob("games/*/rules"):
        if rules.parent.name in left_out(PACKAGE):
            continue
        assert {f"games/{rules.parent.name}/rules/{file.name}" for file in rules.glob("[!_]*.py")} <= names
    assert {name.split("/")[0] for name in names} == {"kernel", "formats", "games"}


def test_structs_live_only_where_nothing_is_compiled() -> None:
    for file in HOT:
        assert "msgspec.Struct" not in file.read_text(encoding="utf-8"), file
