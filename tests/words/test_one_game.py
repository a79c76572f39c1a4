"""Whoever writes a game is told which of its words are missing, without those of all the others."""

from __future__ import annotations

import pytest

from tests.words import checks
from tests.words.__main__ import main, problems_of

TEXTS = checks.real_texts()


def without(key: str, file: str) -> checks.Texts:
    """The catalogues as they are, without one line of the Ukrainian."""
    lines = [line for line in TEXTS["uk"][file].splitlines() if not line.startswith(f"{key} =")]
    return {**TEXTS, "uk": {**TEXTS["uk"], file: "\n".join(lines)}}


def test_a_game_with_all_its_words_has_no_problems(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["template"]) == 0
    assert capsys.readouterr().out == "Nothing is missing, and nothing is there in vain.\n"


@pytest.mark.parametrize(
    "key", ["template-option-wins", "template-answer-lay", "template-why-not-in-hand", "template-place-deck"]
)
def test_a_text_that_is_missing_in_one_language_is_named(key: str) -> None:
    assert f"uk: {key} is missing" in [*problems_of("template", without(key, "template.ftl"))]


def test_a_text_that_was_left_over_is_named() -> None:
    files = TEXTS["en"]
    left_over = {
        **TEXTS,
        "en": {**files, "template.ftl": files["template.ftl"] + "\ntemplate-fact-moons = Moons\n"},
    }
    assert "en/template.ftl: nobody asks for template-fact-moons" in [*problems_of("template", left_over)]


def test_a_clause_that_is_missing_is_named() -> None:
    assert "uk: TPL-2 is missing" in [*problems_of("template", without("TPL-2", "rules-template.ftl"))]


def test_what_another_game_lacks_is_not_its_affair() -> None:
    lacking = without("tenno-option-first-player-random", "tenno.ftl")
    assert lacking["uk"]["tenno.ftl"] != TEXTS["uk"]["tenno.ftl"]
    assert not [*problems_of("template", lacking)]


def test_without_a_game_it_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "template" in capsys.readouterr().out
