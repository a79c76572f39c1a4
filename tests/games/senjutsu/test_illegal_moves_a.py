"""Rows of the ledger's illegal moves (section 6): a position, an attempt, and the clause against it.

A row names what is tried and the clauses that forbid it; whatever is tried of it is refused by one of those,
and nothing changes.
"""

from __future__ import annotations

import pytest

from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.scenes import refusal, who_says
from tests.games.senjutsu.illegal_moves_a import NOT_ASKED, ROWS, Position

ATTEMPTS = [
    pytest.param(position, text, set(clauses.split()), id=f"{tried} {k + 1}")
    for tried, clauses, attempts in ROWS
    for k, (position, text) in enumerate(attempts)
]


@clause(*sorted({each for rule in ROWS for each in rule.clauses.split()}))
@pytest.mark.parametrize(("position", "text", "clauses"), ATTEMPTS)
def test_what_is_not_allowed_is_refused_by_its_clause(
    position: Position, text: str, clauses: set[str]
) -> None:
    g = position()
    seat, what = who_says(g, text)
    reason = refusal(g, letter(seat), what)
    assert clauses & set(reason.clauses), f"{reason.code} of {', '.join(reason.clauses)}"


@clause("SJT-73", "SJT-76", "SJT-80", "SJT-85", "SJT-92")
@pytest.mark.parametrize(("position", "text"), [pytest.param(*each[1:], id=each[0]) for each in NOT_ASKED])
def test_who_is_not_asked_decides_nothing(position: Position, text: str) -> None:
    g = position()
    seat, what = who_says(g, text)
    assert seat not in g.asked()
    assert refusal(g, letter(seat), what).code in ("not-asked", "already-answered")
