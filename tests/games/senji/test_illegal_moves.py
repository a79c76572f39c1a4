"""Every row of the ledger's illegal moves (section 6): a position, an attempt, and the clause against it.

A row names what is tried and the clauses that forbid it; whatever is tried of it is refused by one of those,
and nothing changes. In Winter scenes A leads green, B yellow, C black and D blue, elsewhere A yellow,
B green, C blue and D black.
"""

from __future__ import annotations

import pytest

from tatami.formats.codec import canonical, encode
from tatami.games.senji import RULES
from tatami.kernel.reasons import Refused
from tests.clauses import clause
from tests.games.senji.illegal_from_battle import FROM_BATTLE
from tests.games.senji.illegal_positions import Position
from tests.games.senji.illegal_until_summer import UNTIL_SUMMER
from tests.games.senji.saying import said

ROWS = (*UNTIL_SUMMER, *FROM_BATTLE)
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
    if text.startswith("not asked: "):
        seat = next(each for each in range(g.seats) if each not in g.asked())
        what = text.partition(": ")[2]
    else:
        seat, what = said(g, text)
    before, told = canonical(encode(g)), len(g.events)
    with pytest.raises(Refused) as refused:
        g.act(seat, RULES.parse(what))
    reason = refused.value.reason
    assert clauses & set(reason.clauses), f"{reason.code} of {', '.join(reason.clauses)}"
    assert set(reason.facts) == set(reason.refusal.kinds)
    assert canonical(encode(g)) == before, "a refusal changed the game"
    assert len(g.events) == told


def test_all_rows_of_the_ledger_are_here() -> None:
    assert len(ROWS) == 87
    assert len({each.tried for each in ROWS}) == len(ROWS)
