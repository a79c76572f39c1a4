"""Errors travel between processes, whether the kernel is compiled or not."""

from __future__ import annotations

import pickle

import pytest

from tatami.formats.expectations import Difference
from tatami.kernel.reasons import Contradiction, NotUnderstood, Refusal, Refused, TatamiError

OUT_OF_REACH = Refusal("out-of-reach", "SAM-1", "SAM-2", target="seat", distance="number")


@pytest.mark.parametrize(
    "error",
    [
        TatamiError("worker-died"),
        NotUnderstood("no-game", name="go", known="tenno"),
        Contradiction("one-too-many", place="deck", piece="ninja"),
        Difference("moves[1]", {"asked": "A"}, "nobody"),
        Refused(OUT_OF_REACH(target=2, distance=3)),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_survives_a_journey_between_processes(error: TatamiError) -> None:
    home = pickle.loads(pickle.dumps(error))
    assert type(home) is type(error)
    assert (home.code, home.facts, home.args, str(home)) == (error.code, error.facts, error.args, str(error))


def test_a_refusal_that_has_travelled_still_names_its_clauses_and_facts() -> None:
    reason = OUT_OF_REACH(target=2, distance=3)
    home = pickle.loads(pickle.dumps(Refused(reason))).reason
    assert home == reason
    assert (home.clauses, home.refusal.kinds) == (reason.clauses, reason.refusal.kinds)
