"""Loading the catalogues, picking a language, and the rulebook."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tatami.games import EVERY_GAME
from tatami.hooks.laboratory import laboratory_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.words.catalogue import LANGUAGES, Catalogue, Words, bundle_of, pick_language, sources
from tatami.words.naming import kebab, spot
from tatami.words.rulebook import clause_text, clauses


def test_a_missing_key_names_key_and_language() -> None:
    with pytest.raises(KeyError, match=r"tenno-nonsense.*uk"):
        Words("uk").text("tenno-nonsense")
    with pytest.raises(KeyError, match=r"tenno-kind-monk\.voc.*en"):
        Words("en").text("tenno-kind-monk.voc")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_that_are_read_one_by_one_are_those_of_the_files(lang: str) -> None:
    texts = sources(lang)
    whole, catalogue = bundle_of(lang, texts), Catalogue(lang, texts)
    for name, message in whole._messages.items():
        assert catalogue.has(name)
        assert catalogue.bundle._messages[name].equals(message, ["span", "comment"]), name
    assert catalogue.bundle._messages.keys() == whole._messages.keys()
    assert catalogue.bundle._terms.keys() == whole._terms.keys()


def test_a_message_brings_along_what_it_speaks_of_be_it_in_a_circle() -> None:
    ring = 'one = { two } { -mat(case: "gen") }\n# A remark.\ntwo = { one.end }\n    .end = x\nthree = 3\n'
    catalogue = Catalogue("en", {"a.ftl": ring, "b.ftl": "-mat = tatami\nthree = later\n"})
    assert catalogue.bundle._messages == {}
    assert catalogue.has("one")
    assert (set(catalogue.bundle._messages), set(catalogue.bundle._terms)) == ({"one", "two"}, {"mat"})
    assert catalogue.has("three")
    assert catalogue.bundle.format_pattern(catalogue.bundle.get_message("three").value)[0] == "3"
    assert not catalogue.has("mat")


def test_many_readers_at_once_all_find_it() -> None:
    for _ in range(20):
        catalogue = Catalogue("uk", sources("uk"))
        with ThreadPoolExecutor(8) as pool:
            assert all(pool.map(catalogue.has, ["tenno-kind-monk", "tenno-title"] * 8))


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"tenno-why-not-your-turn.*turn"):
        Words("ru").text("tenno-why-not-your-turn")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("number", "written"),
    [
        (10**15 - 1, None),
        (10**15, "1" + "0" * 15),
        (-(10**33), "−1" + "0" * 33),
        (10**40, "10^40"),
        (-(10**5000), "−10^5000"),
    ],
    ids=["grouped", "plain", "below nothing", "too long", "too long for the interpreter"],
)
def test_any_number_can_be_written(lang: str, number: int, written: str | None) -> None:
    text = Words(lang).text("lab-number", number=number)
    assert text == written if written else len(text) > len(str(number))
    assert Words(lang).text("cli-replay-verified", acts=number)


def test_a_language_we_do_not_speak_is_not_understood() -> None:
    with pytest.raises(NotUnderstood) as caught:
        Words("de")
    assert caught.value.code == "no-language"


def test_keys_of_messages_and_attributes() -> None:
    words = Words("uk")
    assert words.has("tenno-kind-monk")
    assert words.has("tenno-kind-monk.acc")
    assert not words.has("tenno-kind-monk.voc")
    assert not words.has("tenno-kind")
    assert words.text("tenno-kind-monk.acc") == "монаха"
    assert words.text("tenno-kind-monk.acc") == "монаха"
    assert words.forms("tenno-kind-geisha") == {
        "": "Гейша",
        "acc": "гейшу",
        "gen": "гейші",
        "dat": "гейші",
        "ins": "гейшею",
    }


@pytest.mark.parametrize(
    ("preferred", "environ", "lang"),
    [
        ("uk", {"LANG": "ru_RU.UTF-8"}, "uk"),
        ("UK-ua", {}, "uk"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LC_ALL": "uk_UA", "LANG": "ru_RU.UTF-8"}, "uk"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru@cyr", "LANG": "uk"}, "ru"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        ("", {}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_picked(preferred: str | None, environ: dict[str, str], lang: str) -> None:
    assert pick_language(preferred, environ) == lang


def test_a_wish_for_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(NotUnderstood):
        pick_language("de", {"LANG": "uk"})


def test_names_become_keys() -> None:
    assert kebab("AttackerWon") == kebab("attacker_won") == "attacker-won"
    assert kebab("peasant_1") == "peasant-1"
    assert spot("row.B.2") == ("row", 1, 2, "", -1)
    assert spot("province.C.oda") == ("province", 2, 0, "oda", -1)
    assert spot("discard") == ("discard", -1, 0, "", -1)
    assert spot("words.A.C") == ("words-to", 0, 0, "", 2)


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_the_rulebook_has_chapters_and_clauses_in_every_language(rules: Rules[Any]) -> None:
    prefix = rules.prefix
    chapters = clauses(prefix)
    assert chapters[0].clauses[0] == f"{prefix}-1"
    assert chapters[-1].key == f"{prefix}-chapter-rulings"
    ids = [clause for chapter in chapters for clause in chapter.clauses]
    numbered = [clause for clause in ids if "-R" not in clause]
    assert numbered == [f"{prefix}-{k}" for k in range(1, len(numbered) + 1)]
    for lang in LANGUAGES:
        for chapter in chapters:
            assert clause_text(chapter.key, lang)
            assert all(clause_text(clause, lang) for clause in chapter.clauses)


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_a_game_lists_the_manners_in_which_it_ends_and_has_words_for_each(rules: Rules[Any]) -> None:
    start = f"{rules.name}-ending-"
    texts = "\n".join(sources("en").values()).splitlines()
    told = {line.split(" ")[0] for line in texts if line.startswith(start)}
    ways = (*rules.endings, *laboratory_of(rules).more_endings)
    assert told == {start + kebab(how) for how in ways}
    assert all(Words("en").has(f"{rules.name}-outcome-{how}") for how in rules.endings)


def test_an_unknown_clause_is_a_key_error() -> None:
    assert clauses("XYZ") == ()
    with pytest.raises(KeyError, match="TEN-999"):
        clause_text("TEN-999", "en")
