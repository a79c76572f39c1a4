from __future__ import annotations

from typing import Any

import pytest

from tatami.formats.expectations import Difference
from tatami.formats.scenarios import Scenario
from tatami.games import game_called
from tatami.kernel.reasons import TatamiError

ROWS = {
    "row.A.1": "peasant_3",
    "row.A.2": "peasant_1",
    "row.A.3": "shogun",
    "row.B.1": "peasant_2",
    "row.B.2": "peasant_3",
    "row.B.3": "peasant_1",
}


def scenario(**changes: Any) -> Scenario:
    given: dict[str, Any] = {
        "scenario": "the attacker wins",
        "game": "tenno",
        "clauses": ["TEN-25"],
        "start": {"seats": 2, "places": ROWS, "table": {"turn": "A"}},
        "moves": [
            {"expect": {"asked": {"A": "FirstAttack"}, "legal": {"A": 6}, "outcome": None}},
            {"A": "attack 1 > B.1"},
            {"expect": {"asked": {"B": "MonkToShow"}, "legal": {"B": ["keep"]}, "may": {"B": "keep"}}},
            {"refused": {"seat": "B", "answer": "monk", "reason": "no-monk-in-row", "clause": "TEN-77"}},
            {"expect": {"sees": {"spectator": {"row.A.1": "peasant_3!", "row.A.2": ["?"]}}}},
            {"B": "keep"},
        ],
        "expect": {
            "places": {"prison.A": ["B.peasant_2"], "row.A.1": "peasant_3", "row.B.1": []},
            "counts": {"hand.B": 8},
            "table": {"turn": "A", "lost": 0},
            "sees": {"A": {"prison.A": ["?"]}},
        },
    }
    return Scenario(given | changes, game_called)


def test_a_scenario_that_is_true_passes() -> None:
    scenario().run()


def test_a_scenario_may_begin_with_a_seed() -> None:
    Scenario(
        {
            "game": "tenno",
            "start": {"seats": 2, "seed": 7, "options": {"first_player": "B"}},
            "moves": [
                {"A": "arrange 3 1 2"},
                {"take_back": "A"},
                {"A": "arrange 1 2 3"},
                {"B": "arrange 1 2 3"},
            ],
            "expect": {"asked": {"B": "FirstAttack"}, "places": {"row.A.1": "peasant_1"}},
        },
        game_called,
    ).run()


@pytest.mark.parametrize(
    ("expect", "where"),
    [
        ({"asked": {"A": "FirstAttack"}}, "expect.asked"),
        ({"legal": {"B": 1}}, "expect.legal.B"),
        ({"legal": {"B": ["refill 1 ninja"]}}, "expect.legal.B"),
        ({"may": {"A": "attack 1 > B.1"}}, "expect.may.A: attack 1 > B.1"),
        ({"refused": {"seat": "B", "answer": "refill 1 ninja"}}, "expect.refused: refill 1 ninja"),
        ({"refused": {"seat": "B", "answer": "pass", "reason": "no-peek"}}, "expect.refused.reason"),
        ({"refused": {"seat": "B", "answer": "pass", "clause": "TEN-1"}}, "expect.refused.clause"),
        ({"places": {"prison.A": []}}, "expect.places.prison.A"),
        ({"places": {"row.A.1": "peasant_3!"}}, "expect.places.row.A.1"),
        ({"counts": {"hand.B": 3}}, "expect.counts.hand.B"),
        ({"table": {"turn": "B"}}, "expect.table.turn"),
        ({"sees": {"B": {"row.A.1": "peasant_3"}}}, "expect.sees.B.row.A.1"),
        ({"outcome": {"winners": ["A"]}}, "expect.outcome.winners"),
    ],
)
def test_the_first_difference_is_named(expect: dict[str, Any], where: str) -> None:
    with pytest.raises(Difference) as difference:
        scenario(expect=expect).run()
    assert difference.value.facts["where"] == where
    assert difference.value.facts["expected"] != difference.value.facts["found"]


def test_an_illegal_move_in_a_scenario_is_a_difference() -> None:
    with pytest.raises(Difference) as difference:
        scenario(moves=[{"A": "attack 3 > B.1"}]).run()
    assert "shogun-may-not-attack" in str(difference.value.facts["found"])


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "ludo"}, "no-game"),
        ({"moon": 1}, "unknown-field"),
        ({"moves": 7}, "not-a-list"),
        ({"moves": ["attack"]}, "not-a-move"),
        ({"moves": [{"A": "x", "B": "y"}]}, "not-a-move"),
        ({"moves": [{"Q": "x"}]}, "not-a-move"),
        ({"moves": [{"A": "fly"}]}, "not-an-answer"),
        ({"moves": [], "expect": {}}, "scenario-expects-nothing"),
        ({"expect": {"weather": "fine"}}, "unknown-field"),
        ({"expect": []}, "not-a-mapping"),
        ({"expect": {"places": {"moon": []}}}, "no-such-place"),
        ({"expect": {"table": {"moon": 1}}}, "unknown-field"),
        ({"start": []}, "not-a-mapping"),
        ({"start": {"seats": "two"}}, "bad-value"),
        ({"start": {"moon": 1}}, "unknown-field"),
    ],
)
def test_a_malformed_scenario_says_what_is_wrong(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(TatamiError) as error:
        scenario(**changes).run()
    assert error.value.code == code


def test_pending_frames_that_do_not_fit_are_an_error_not_a_crash() -> None:
    start = {
        "seats": 2,
        "places": ROWS,
        "pending": [
            {"compare": ["x", None, 3, 4, 5]},
            {"MonkToShow": {"target": "A", "aim": 0, "by": "B", "slot": 2}},
        ],
    }
    with pytest.raises(TatamiError) as error:
        scenario(start=start, moves=[{"A": "keep"}], expect={}).run()
    assert error.value.code == "pending-does-not-fit"
