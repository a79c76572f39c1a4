"""What the tests of the browser client are given is what the engine tells today."""

from __future__ import annotations

import json

import pytest

from tools import moments, senjutsu_moments


def test_the_moments_of_senji_are_told_by_the_engine_of_today() -> None:
    for file, told in moments.files().items():
        assert file.read_text("utf-8") == told, f"run `python -m tools.moments` ({file.name})"


@pytest.mark.parametrize("name", ["watcher", "AutumnActions"])
def test_a_moment_that_older_rules_told_is_found(name: str) -> None:
    told = json.loads((moments.BOARD / "moments.json").read_text("utf-8"))[name]
    told["question"]["name"] = "SomethingElse"
    seen = moments.game_seen(told["view"])
    assert moments.retold(seen, told, moments.in_full)["question"]["name"] != "SomethingElse"


def test_the_moments_of_senjutsu_are_told_by_the_engine_of_today() -> None:
    """Where they were told: each fight is fought again up to there, which takes a second or so."""
    told = json.loads(senjutsu_moments.FILE.read_text("utf-8"))
    for name, moment in senjutsu_moments.again(told):
        assert told[name] == moment, f"run `python -m tools.senjutsu_moments` ({name})"
