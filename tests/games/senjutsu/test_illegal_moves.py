"""The ledger's illegal moves (section 6), row by row: whatever is tried is refused by the row's clause.

What cannot even be said, because nobody is asked for it, is shown by the tests that are named here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.scenes import refusal, who_says
from tests.games.senjutsu import test_assault, test_blocks, test_focus, test_terrain, test_turn, test_wounds
from tests.games.senjutsu.illegal_moves import LEDGER, Attempt
from tests.games.senjutsu.illegal_moves_a import FIRST
from tests.games.senjutsu.illegal_moves_b import SECOND

ATTEMPTS = (*FIRST, *SECOND)

SHOWN: dict[str, Callable[..., None]] = {
    "hold a fourth focus token": test_focus.test_nobody_holds_more_than_three_focus_tokens,
    "spare a team-mate standing on a marked cell": (
        test_assault.test_everybody_on_a_marked_cell_is_struck_friend_or_foe
    ),
    "block an attack of another initiative value": (
        test_blocks.test_a_block_at_another_initiative_does_not_stop_it
    ),
    "claim a block on a cell that does not belong to the chosen value": (
        test_blocks.test_a_cell_of_another_value_is_not_blocked_although_it_is_printed
    ),
    "claim a successful block for an attack that a rock stopped": (
        test_terrain.test_an_attack_that_terrain_stopped_is_no_successful_block_of_the_defender
    ),
    "claim a block although only one of two attack paths is blocked": (
        test_blocks.test_of_two_paths_both_must_be_blocked
    ),
    "reduce a defeat effect with wound prevention": (
        test_wounds.test_wound_prevention_has_no_influence_on_a_defeat_effect
    ),
    "reshuffle the discard pile when the deck is empty": (
        test_turn.test_the_discard_pile_is_not_touched_when_the_deck_runs_out
    ),
}


def barring(attempt: Attempt) -> set[str]:
    """The clauses by which an attempt is to be refused."""
    return set((attempt.clauses or LEDGER[attempt.tried]).split())


def cited(test: Any) -> set[str]:
    """The clauses that a test is marked with."""
    return {each for mark in test.pytestmark if mark.name == "clause" for each in mark.args}


@clause(*sorted({each for clauses in LEDGER.values() for each in clauses.split()}))
@pytest.mark.parametrize(
    "attempt", [pytest.param(each, id=f"{k} {each.tried}") for k, each in enumerate(ATTEMPTS)]
)
def test_what_is_not_allowed_is_refused_by_its_clause(attempt: Attempt) -> None:
    g = attempt.position()
    seat, what = who_says(g, attempt.said)
    reason = refusal(g, letter(seat), what)
    assert barring(attempt) <= set(reason.clauses), reason


def test_every_row_of_the_ledger_is_tried_with_every_clause_of_it() -> None:
    assert len(LEDGER) == 65
    for tried, clauses in LEDGER.items():
        by = set().union(*[barring(each) for each in ATTEMPTS if each.tried == tried])
        shown = cited(SHOWN[tried]) if tried in SHOWN else set()
        assert set(clauses.split()) <= by | shown, tried
