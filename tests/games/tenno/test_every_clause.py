"""Every clause, ruling and example of the ledger is shown by some test."""

from __future__ import annotations

import ast
from pathlib import Path

from tatami.games.tenno.not_enforceable import NOT_ENFORCEABLE

LEDGER = {
    *(f"TEN-{k}" for k in range(1, 99)),
    *(f"TEN-R{k}" for k in range(1, 44)),
    *(f"TEN-EX{k}" for k in range(1, 13)),
}


def cited() -> set[str]:
    """The ids in the `@clause(...)` decorators of this folder."""
    found: set[str] = set()
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "clause":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_clause_is_cited_by_a_test_or_cannot_be_enforced() -> None:
    assert LEDGER - cited() == set(NOT_ENFORCEABLE)


def test_no_test_cites_a_clause_that_does_not_exist() -> None:
    assert cited() <= LEDGER
