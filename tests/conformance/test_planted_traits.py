"""The conformance kit notices a game that does not say of its seats what it announced."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tatami.conformance.suite import Walk
from tatami.games import tenno
from tatami.kernel.game import Game


@pytest.mark.parametrize(
    ("found", "fault"),
    [
        ({}, "announced"),
        ({"order": ("1", "2"), "mood": ("good", "bad")}, "announced"),
        ({"order": ("1",)}, "at a table for 2"),
        ({"order": ("1", "first")}, "were not announced"),
    ],
)
def test_a_planted_trait_that_was_not_announced_is_found(
    monkeypatch: pytest.MonkeyPatch, found: Mapping[str, tuple[str, ...]], fault: str
) -> None:
    def traits_of(g: Game[Any]) -> Mapping[str, tuple[str, ...]]:
        return found

    monkeypatch.setattr(tenno.RULES, "traits_of", traits_of)
    with pytest.raises(AssertionError, match=fault):
        Walk(tenno.RULES, 2, 1).play(thorough=0)
