"""The catalogues are complete, alike in all languages, and hold nothing that nobody asks for."""

from __future__ import annotations

from tatami.games import EVERY_GAME
from tests.words import checks

TEXTS = checks.real_texts()
ALL_GAMES = tuple(EVERY_GAME.values())


def test_every_line_of_every_catalogue_can_be_read() -> None:
    assert checks.junk(TEXTS) == []


def test_the_three_languages_have_the_same_keys_in_the_same_files_and_order() -> None:
    assert checks.different_keys(TEXTS) == []


def test_whatever_the_engine_can_say_has_a_text() -> None:
    assert checks.missing(TEXTS, ALL_GAMES) == []


def test_whatever_clause_is_cited_stands_in_the_rulebook() -> None:
    assert checks.missing_clauses(TEXTS, ALL_GAMES) == []


def test_no_text_is_there_in_vain() -> None:
    assert checks.unused(TEXTS, ALL_GAMES) == []


def test_the_three_languages_use_the_same_variables() -> None:
    assert checks.different_variables(TEXTS) == []


def test_no_text_wants_a_variable_that_it_is_not_given() -> None:
    assert checks.unknown_variables(TEXTS, ALL_GAMES) == []


def test_no_letter_comes_from_another_language() -> None:
    assert checks.foreign_letters(TEXTS) == []


def test_quotes_and_dots_are_typographic_and_no_text_names_a_clause() -> None:
    assert checks.bad_typography(TEXTS) == []


def test_every_plural_is_right_for_1_2_5_and_21() -> None:
    assert checks.plural_problems(TEXTS) == []


def test_the_checks_see_enough_texts() -> None:
    for lang in TEXTS:
        found = checks.entries(TEXTS[lang])
        assert len(found) > 500
        plurals = [
            key
            for key, e in found.items()
            if any(v & checks.PLURALS for v in checks.selectors(e.pattern).values())
        ]
        assert len(plurals) >= 7


def test_no_text_of_the_browser_is_missing() -> None:
    assert not checks.missing_in_client(checks.real_texts())
