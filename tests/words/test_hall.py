"""What the hall says: every refusal and phrase in every language, with a table behind it and without."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from tatami.games import GAMES
from tatami.hall.db.rows import TalkRow
from tatami.hall.table import reasons
from tatami.hall.table.reasons import HALL_REFUSALS
from tatami.hall.telling.chat import told
from tatami.hall.telling.messages import Phrase
from tatami.hall.telling.wire import reason_info, reason_info_plain
from tatami.kernel.reasons import KERNEL_REFUSALS, Fact, Reason, Refusal, Refused, TatamiError
from tatami.web.app import OPERATIONS
from tatami.web.problems import STATUS, problem_of, status_of
from tatami.words.away import tell_reason
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import Teller, tell_error
from tests.words.wanted import SOURCE, error_codes

TENNO = GAMES["tenno"]
NAMES = ("Akira", "Botan", "", "Daichi")
FACTS: dict[str, Fact] = {"seat": 1, "number": 3, "text": "Expected `int`"}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_refusal = pytest.mark.parametrize("refusal", HALL_REFUSALS, ids=lambda refusal: refusal.code)


def case_of(refusal: Refusal) -> Reason:
    return refusal(**{name: FACTS[kind] for name, kind in refusal.kinds.items()})


def is_a_sentence(text: str) -> bool:
    return text[0].isupper() and text[-1] == "." and "{" not in text and "$" not in text


@every_language
@every_refusal
def test_a_refusal_at_a_table_is_a_sentence_with_the_names_of_its_players(
    refusal: Refusal, lang: str
) -> None:
    for viewer in (0, 1):
        text = reason_info(case_of(refusal), Teller(Words(lang), TENNO, NAMES, viewer), TENNO).text
        assert is_a_sentence(text)
        assert ("Botan" in text) == ("seat" in refusal.kinds.values())


@every_language
@every_refusal
def test_the_same_refusal_away_from_any_table_is_a_sentence_with_letters(refusal: Refusal, lang: str) -> None:
    reason = case_of(refusal)
    told_plainly = reason_info_plain(reason, lang)
    assert is_a_sentence(told_plainly.text)
    assert bool(re.search(r"\bB\b", told_plainly.text)) == ("seat" in refusal.kinds.values())
    problem = problem_of(Refused(reason), Words(lang))
    assert (problem.title, problem.facts) == (told_plainly.text, told_plainly.facts)


@every_language
@every_refusal
def test_a_refusal_tells_its_facts(refusal: Refusal, lang: str) -> None:
    text = tell_reason(Words(lang), case_of(refusal))
    for kind, shown in (("number", "3"), ("text", "Expected `int`")):
        assert (shown in text) == (kind in refusal.kinds.values())


def test_whoever_reads_no_language_gets_the_code_alone() -> None:
    told_plainly = reason_info_plain(reasons.SEAT_IS_TAKEN(seat=1), "")
    assert (told_plainly.code, told_plainly.text, told_plainly.facts) == ("seat-is-taken", "", {"seat": "B"})


def test_a_free_cushion_at_a_table_goes_by_its_letter() -> None:
    teller = Teller(Words("en"), TENNO, NAMES)
    assert teller.reason(reasons.SEAT_IS_FREE(seat=2)) == "Nobody sits there: C."


def test_a_reason_of_a_game_away_from_its_table_is_told_by_its_code() -> None:
    refusal = next(r for code, r in TENNO.refusals.items() if r not in KERNEL_REFUSALS)
    assert reason_info_plain(refusal(), "en").text == refusal.code
    assert reason_info_plain(KERNEL_REFUSALS[0](), "en").text == "You are not being asked now."


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_no_reason_of_a_game_goes_by_the_name_of_one_of_the_house(rules: object) -> None:
    """Else the teller would tell the one in the words of the other."""
    codes = {refusal.code for refusal in HALL_REFUSALS}
    assert len(codes) == len(HALL_REFUSALS)
    assert not codes & {refusal.code for refusal in KERNEL_REFUSALS}
    assert not codes & set(rules.refusals)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "name", [name for name, value in vars(reasons).items() if isinstance(value, Refusal)]
)
def test_every_refusal_of_the_house_is_given_somewhere(name: str) -> None:
    files = [*(SOURCE / "hall").rglob("*.py"), *(SOURCE / "web").rglob("*.py")]
    assert any(re.search(rf"\bwhy\.{name}\b", file.read_text(encoding="utf-8")) for file in files)


@every_language
@pytest.mark.parametrize("phrase", get_args(Phrase))
def test_a_quick_phrase_is_short_and_in_the_language_of_whoever_reads_it(phrase: str, lang: str) -> None:
    said = told(TalkRow("t", 0, 1, "", phrase, None), lang)
    assert said.text == Words(lang).text(f"hall-phrase-{phrase}")
    assert 2 <= len(said.text) <= 30
    assert said.text[-1] in ".!?"


@every_language
def test_no_two_quick_phrases_are_the_same(lang: str) -> None:
    texts = [Words(lang).text(f"hall-phrase-{phrase}") for phrase in get_args(Phrase)]
    assert len(set(texts)) == len(texts)


@every_language
@pytest.mark.parametrize("code", sorted(error_codes()))
def test_every_error_is_told_with_the_facts_that_it_always_has(code: str, lang: str) -> None:
    facts: dict[str, Fact] = {
        name: 3 if name in ("bytes", "seconds") else "x" for name in error_codes()[code]
    }
    assert tell_error(Words(lang), TatamiError(code, **facts))


# --- codes over HTTP ------------------------------------------------------------------------------


def known_codes() -> set[str]:
    refusals = [*HALL_REFUSALS, *KERNEL_REFUSALS]
    return {*error_codes(), *(refusal.code for refusal in refusals)}


def test_every_code_with_a_status_of_its_own_can_happen() -> None:
    assert set(STATUS) <= known_codes()


def test_every_refusal_that_an_operation_announces_can_happen() -> None:
    announced = {code for operation in OPERATIONS for code in operation.refusals}
    assert len(announced) > 20
    assert announced - known_codes() <= {"webhook-refused"}


def test_a_hall_that_closes_or_cannot_write_is_no_fault_of_the_caller() -> None:
    for refusal in (reasons.HALL_IS_CLOSING, reasons.STORAGE_TROUBLE):
        assert status_of(Refused(refusal())) == 503
    for code in ("hall-is-closed", "database-trouble"):
        assert status_of(TatamiError(code)) == 503
