"""Every clause and ruling of the ledger is shown by a test, or named as not enforceable."""

from __future__ import annotations

import re
from pathlib import Path

from tatami.games.shinobi.not_enforceable import NOT_ENFORCEABLE

CLAUSES = {f"SHI-{number}" for number in range(1, 72)}
RULINGS = {f"SHI-R{number}" for number in range(1, 42)}
EXAMPLES = {f"SHI-EX{number}" for number in range(1, 9)}


def cited() -> set[str]:
    """The ids in `@clause(...)` and in the rows of the illegal moves."""
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        text = file.read_text(encoding="utf-8")
        for citation in re.findall(r"@clause\(([^)]*)\)", text):
            found |= set(re.findall(r"SHI-\w+", citation))
    return found


def test_every_clause_ruling_and_example_is_cited_by_a_scene() -> None:
    assert cited() | set(NOT_ENFORCEABLE) == CLAUSES | RULINGS | EXAMPLES


def test_nothing_is_both_shown_and_called_not_enforceable() -> None:
    assert not cited() & set(NOT_ENFORCEABLE)
