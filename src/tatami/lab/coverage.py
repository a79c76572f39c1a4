"""Which clauses of a rulebook are shown by a test or a scenario, and which are not."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.words.rulebook import clauses

from .plain_yaml import read_yaml
from .reading import read_text

_CITES: Final = "clause"
"""The name of the mark: `@clause("TEN-31")` or `pytest.mark.clause("TEN-31")`."""

_EXAMPLE: Final = "EX"
"""Ids of the ledger's worked examples, which are no clauses but may be cited: TEN-EX1."""


class Coverage:
    """How much of one game's rulebook is shown. What no program can enforce does not count."""

    def __init__(self, rules: Rules[Any], cited: set[str]) -> None:
        every = [clause for chapter in clauses(rules.prefix) for clause in chapter.clauses]
        self.rules: Final = rules
        self.excused: Final = [clause for clause in every if clause in rules.not_enforceable]
        counted = [clause for clause in every if clause not in rules.not_enforceable]
        self.clauses: Final = len(counted)
        self.missing: Final = [clause for clause in counted if clause not in cited]
        self.unknown: Final = sorted(
            clause
            for clause in cited
            if clause.startswith(f"{rules.prefix}-")
            and not clause.startswith(f"{rules.prefix}-{_EXAMPLE}")
            and clause not in every
        )

    @property
    def covered(self) -> int:
        return self.clauses - len(self.missing)

    @property
    def percent(self) -> float:
        """Rounded down, so that 100 means all."""
        return int(1000 * self.covered / self.clauses) / 10 if self.clauses else 100.0


def cited_clauses(root: Path) -> set[str]:
    """All clause ids that the tests and scenarios of a source tree cite."""
    tests, scenarios = root / "tests", root / "scenarios"
    if not tests.is_dir():
        raise NotUnderstood("no-tests", folder=str(root))
    cited: set[str] = set()
    for path in sorted(tests.rglob("test_*.py")):
        cited.update(_cited_by_test(path))
    for path in sorted(scenarios.rglob("*.yaml")):
        cited.update(_cited_by_scenario(path))
    return cited


def _cited_by_test(path: Path) -> Iterator[str]:
    """Marks on test functions and test classes only: a helper that is never run shows nothing."""
    try:
        tree = ast.parse(read_text(path))
    except SyntaxError as error:
        raise NotUnderstood("bad-python", file=str(path), line=error.lineno or 0) from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith("test"):
            yield from _marks(node.decorator_list)
        elif isinstance(node, ast.Call) and _named(node.func, "param"):
            yield from _marks([keyword.value for keyword in node.keywords if keyword.arg == "marks"])


def _marks(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Call) and _named(node.func, _CITES):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _named(function: ast.expr, name: str) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == name
    return isinstance(function, ast.Name) and function.id == name


def _cited_by_scenario(path: Path) -> Iterator[str]:
    given = read_yaml(path)
    cited = given.get("clauses", []) if isinstance(given, dict) else []
    if isinstance(cited, list):
        yield from (str(clause) for clause in cited)
