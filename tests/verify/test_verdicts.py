"""The verdicts that the browser's verifier is held against are those of tatami-verify today."""

from __future__ import annotations

import json

from tests.verify.verdicts import MADE, written


def test_the_verdicts_that_the_browser_must_agree_with_are_up_to_date() -> None:
    """Made by `python -m tests.verify.verdicts`."""
    assert MADE.read_text(encoding="utf-8") == written()


def test_they_hold_good_records_and_many_kinds_of_bad_ones() -> None:
    told = [case["verdict"] for case in json.loads(MADE.read_text(encoding="utf-8"))["cases"]]
    assert sum(verdict["holds"] is True for verdict in told) > 20
    assert {"secret", "seed", "entropies", "commitment", "draw", "bad-line", "not-a-record", "old"} <= {
        verdict.get("what") for verdict in told
    }
