"""The checks find what they are for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tatami.games import EVERY_GAME, GAMES
from tatami.kernel.reasons import Refusal
from tests.words import checks
from tests.words.wanted import game_wants

TENNO = GAMES["tenno"]
REAL = checks.real_texts()


def planted(lang: str, old: str, new: str, file: str = "tenno.ftl") -> checks.Texts:
    """The real catalogues but for one change."""
    assert old in REAL[lang][file]
    return {**REAL, lang: {**REAL[lang], file: REAL[lang][file].replace(old, new, 1)}}


def missing(texts: checks.Texts) -> list[str]:
    return checks.missing(texts, [TENNO])


def unused(texts: checks.Texts) -> list[str]:
    return checks.unused(texts, EVERY_GAME.values())


def unknown(texts: checks.Texts) -> list[str]:
    return checks.unknown_variables(texts, [TENNO])


FAULTS: list[tuple[Callable[[checks.Texts], list[str]], str, str, str, str]] = [
    (checks.junk, "en", "tenno-title = Tenno", "tenno title = Tenno", "en/tenno.ftl: cannot be read"),
    (
        checks.junk,
        "uk",
        "tenno-answer-stop =",
        "tenno-title =",
        "uk/tenno.ftl: tenno-title is already in tenno.ftl",
    ),
    (checks.different_keys, "ru", "tenno-title =", "tenno-call =", "ru: tenno-call is not in en"),
    (checks.different_keys, "uk", "    .dat = гейші\n", "", "uk: tenno-kind-geisha.dat is missing"),
    (missing, "ru", "tenno-title =", "tenno-name =", "ru: tenno-title is missing"),
    (missing, "en", "tenno-why-own-row =", "tenno-why-own =", "en: tenno-why-own-row is missing"),
    (missing, "uk", "tenno-event-monk-shown =", "x =", "uk: tenno-event-monk-shown is missing"),
    (missing, "uk", "tenno-ask-peek-bonus =", "x =", "uk: tenno-ask-peek-bonus is missing"),
    (missing, "uk", "tenno-answer-peek =", "x =", "uk: tenno-answer-peek is missing"),
    (missing, "uk", "tenno-fill =", "x =", "uk: tenno-fill is missing"),
    (missing, "uk", "tenno-kind-monk =", "x =", "uk: tenno-kind-monk is missing"),
    (missing, "uk", "tenno-colour-blue =", "x =", "uk: tenno-colour-blue is missing"),
    (missing, "uk", "tenno-place-notes =", "x =", "uk: tenno-place-notes is missing"),
    (missing, "uk", "tenno-outcome-shared =", "x =", "uk: tenno-outcome-shared is missing"),
    (missing, "uk", "tenno-score-tie =", "x =", "uk: tenno-score-tie is missing"),
    (missing, "uk", "tenno-option-colours-seats =", "x =", "uk: tenno-option-colours-seats is missing"),
    (missing, "uk", "    .help = Хто", "    .aid = Хто", "uk: tenno-option-first-player.help is missing"),
    (unused, "en", "tenno-title =", "tenno-heading =", "en/tenno.ftl: nobody asks for tenno-heading"),
    (
        unused,
        "en",
        "    .ins = the geisha",
        "    .voc = O geisha",
        "en/tenno.ftl: nobody asks for tenno-kind-geisha.voc",
    ),
    (
        checks.different_variables,
        "uk",
        "{ $turn }",
        "Akira",
        "uk: tenno-why-not-your-turn and en differ in turn",
    ),
    (unknown, "ru", "{ $turn }", "{ $seat }", "ru: tenno-why-not-your-turn knows no $seat"),
    (checks.foreign_letters, "uk", "Напасти з", "Напасть сзыди", "uk: tenno-answer-attack has 'ы'"),
    (
        checks.foreign_letters,
        "ru",
        "Показать монаха",
        "Показать Манатків",
        "ru: tenno-answer-show-monk has 'і'",
    ),
    (checks.foreign_letters, "en", "Show the monk", "Show the мonk", "en: tenno-answer-show-monk has 'м'"),
    (
        checks.foreign_letters,
        "uk",
        "Показати монаха",
        "Показати Mонаха",
        "uk: tenno-answer-show-monk has 'Mо'",
    ),
    (checks.bad_typography, "uk", "пам’ять при", "пам'ять при", """uk: tenno-blurb has '"""),
    (
        checks.bad_typography,
        "en",
        "not yours",
        "not yours (TEN-12)",
        "en: tenno-why-not-your-turn names a clause",
    ),
    (
        checks.plural_problems,
        "uk",
        "[few] { $gaps } пропуски",
        "[two] x",
        "uk: tenno-event-gaps-filled has no form [few]",
    ),
    (
        checks.plural_problems,
        "ru",
        "[few] { $gaps } пустых места.\n       *[many] { $gaps } пустых мест.",
        "[few] { $gaps } пустое место.\n       *[many] { $gaps } пустое место.",
        "ru: tenno-event-gaps-filled: 1, 2 and 5 are not told apart",
    ),
    (
        checks.plural_problems,
        "uk",
        "[one] { $gaps } пропуск",
        "[1] { $gaps } пропуск",
        "uk: tenno-event-gaps-filled",
    ),
]


@pytest.mark.parametrize(("check", "lang", "old", "new", "problem"), FAULTS)
def test_a_planted_fault_is_found(
    check: Callable[[checks.Texts], list[str]], lang: str, old: str, new: str, problem: str
) -> None:
    found = check(planted(lang, old, new))
    assert any(one.startswith(problem) for one in found), found


def test_a_refusal_without_a_text_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TENNO.refusals, "too-loud", Refusal("too-loud", "TEN-999", volume="number"))
    game_wants.cache_clear()
    try:
        found = checks.missing(REAL, [TENNO])
        assert found == [f"{lang}: tenno-why-too-loud is missing" for lang in ("en", "ru", "uk")]
        assert "uk: TEN-999 is missing" in checks.missing_clauses(REAL, [TENNO])
    finally:
        game_wants.cache_clear()


def test_an_error_without_a_text_is_found() -> None:
    texts = planted("uk", "error-bad-token =", "x =", "kernel.ftl")
    assert checks.missing(texts, []) == ["uk: error-bad-token is missing"]


def test_a_refusal_or_a_phrase_of_the_hall_without_a_text_is_found() -> None:
    for key in ("hall-why-time-is-up", "hall-phrase-oops", "error-link-is-dead"):
        assert checks.missing(planted("ru", f"{key} =", "x =", "hall.ftl"), []) == [f"ru: {key} is missing"]


def test_a_refusal_or_a_phrase_that_the_hall_no_longer_has_is_found() -> None:
    for key in ("hall-why-too-shy", "hall-phrase-bye"):
        found = unused(
            planted("uk", "hall-why-time-is-up =", f"{key} = х\nhall-why-time-is-up =", "hall.ftl")
        )
        assert found == [f"uk/hall.ftl: nobody asks for {key}"]


def test_a_refusal_of_the_hall_with_a_fact_that_it_has_not_is_found() -> None:
    old, new = "hall-why-too-late = ", "hall-why-too-late = { $seat } "
    assert unknown(planted("en", old, new, "hall.ftl")) == ["en: hall-why-too-late knows no $seat"]


def test_a_key_that_stands_in_the_sources_is_not_unused() -> None:
    texts = planted("en", "tenno-title = Tenno", "tenno-title = Tenno\ncli-greeting = Welcome")
    assert checks.unused(texts, EVERY_GAME.values()) != []
    source = 'words.text("cli-greeting"); "tenno-foresee-fight" "tenno-foresee-monk"'
    assert not any("cli-greeting" in problem for problem in checks.unused(texts, EVERY_GAME.values(), source))


def test_a_text_that_another_speaks_of_is_not_unused() -> None:
    alone = planted("en", "tenno-title = Tenno", "tenno-title = Tenno\ntenno-part = Ten\n    .more = no")
    assert unused(alone) == [
        "en/tenno.ftl: nobody asks for tenno-part",
        "en/tenno.ftl: nobody asks for tenno-part.more",
    ]
    spoken = "tenno-title = { tenno-part }\ntenno-part = Ten\n    .more = no"
    assert unused(planted("en", "tenno-title = Tenno", spoken)) == [
        "en/tenno.ftl: nobody asks for tenno-part.more"
    ]


def test_a_wrong_plural_is_found_where_it_stands_and_a_variable_in_what_is_spoken_of_is_none() -> None:
    spoken = "tenno-title = { tenno-part }\ntenno-part = { $n ->\n [one] { $n } gap\n *[other] { $n } gap\n }"
    found = checks.plural_problems(planted("en", "tenno-title = Tenno", spoken))
    assert found == ["en: tenno-part: singular and plural are not told apart"]


def test_explanations_and_sentences_of_several_cards_are_checked_too() -> None:
    file = "samurai-sword.ftl"
    name = "samurai-sword-character-benkei = Benkei\n    "
    found = unused(planted("en", f"{name}.about", f"{name}.rumour", file))
    assert found == ["en/samurai-sword.ftl: nobody asks for samurai-sword-character-benkei.rumour"]
    found = checks.unknown_variables(
        planted("en", f"{name}.about = ", f"{name}.about = {{ $seat }}", file), GAMES.values()
    )
    assert found == ["en: samurai-sword-character-benkei.about knows no $seat"]
    found = checks.unknown_variables(
        planted("en", "You draw { $cards_acc }", "{ $turn }", file), GAMES.values()
    )
    assert found == ["en: samurai-sword-moved-deck-hand-together knows no $turn"]


def test_a_text_that_the_browser_asks_for_and_that_is_not_there_is_found() -> None:
    source = "t('client-no-such-key'); t(`client-no-such-${kind}`); t('client-you')"
    found = checks.missing_in_client({"en": REAL["en"]}, [source])
    assert found == ["en: client-no-such-key is missing", "en: nothing is called client\\-no\\-such\\-.+"]


def test_a_text_that_the_browser_no_longer_asks_for_is_found() -> None:
    found = unused(planted("en", "client-you =", "client-nobody-wants = x\nclient-you =", "client-table.ftl"))
    assert found == ["en/client-table.ftl: nobody asks for client-nobody-wants"]
