"""The names of Senji: composed of parts, in all cases, in three languages, and brought along by a pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.pieces import EMPEROR
from tatami.hooks.naming import Called
from tatami.kernel.pieces import HIDDEN
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.composing import Composer
from tatami.words.naming import kebab
from tatami.words.phrases import CASES
from tatami.words.telling import Teller
from tests.words import checks
from tests.words.wanted import Want, game_wants, name_wants, option_wants, place_kinds

TEXTS = {lang: {"senji.ftl": files["senji.ftl"]} for lang, files in checks.real_texts().items()}
NAMES = ("Akira", "Botan", "Chie", "Daichi")


def teller(lang: str, viewer: int = 0) -> Teller:
    return Teller(Words(lang), RULES, NAMES, viewer)


def face(lang: str, name: str, case: str = "nom") -> str:
    return teller(lang).face(RULES.face_called(name), case)


def wants() -> Iterator[Want]:
    yield from (Want(("senji-title",)), Want(("senji-blurb",)))
    yield from name_wants(RULES)
    yield from option_wants(RULES)
    yield from (
        Want((f"senji-{measure}-{kebab(name)}",))
        for measure in RULES.measures
        for name in RULES.measures[measure]
    )
    yield from (
        Want((f"senji-place-{kind}",), frozenset({"owner", "slot", "you", "card", "card_gen", "other"}))
        for kind in place_kinds(RULES)
    )


def test_every_name_has_a_text_and_every_text_is_a_name() -> None:
    wanted = {key for want in wants() for key in want.keys if not want.optional}
    possible = {key for want in (*wants(), *game_wants(RULES)) for key in want.keys}
    possible |= checks.keys_in_sources()[0]
    for lang in LANGUAGES:
        here = set(checks.entries(TEXTS[lang]))
        assert wanted - set(checks.entries(checks.real_texts()[lang])) == set()  # chapters bring some along
        cases = {f"{key}.{case}" for key in possible for case in CASES}
        assert here - possible - cases == set()


def test_a_name_has_only_the_variables_of_its_parts() -> None:
    given = {key: want.variables for want in name_wants(RULES) for key in want.keys}
    for lang in LANGUAGES:
        for key, entry in checks.entries(TEXTS[lang]).items():
            name = key.partition(".")[0]
            if name in given:
                assert checks.variables(entry.pattern) <= given[name], (lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_faces_and_kinds_can_be_told_in_all_cases(lang: str) -> None:
    told = teller(lang)
    faces = range(len(RULES.faces))
    for case in ("nom", *CASES):
        names = [told.face(each, case) for each in faces]
        assert all(names)
        if case == "nom":
            assert len(set(names)) == len(names), "two faces are called alike"
        for kind in RULES.vocabulary:
            assert all(told.named(kind, name, case) for name in RULES.names(kind))
    for name in RULES.box.samurai:
        assert told.explain_named("samurai", name)
    assert told.explain(RULES.face_called("samurai:oda")) == told.explain_named("ability", "two_dice")
    assert told.explain(HIDDEN) is None


def test_cards_are_composed_in_every_language_and_case() -> None:
    assert face("en", "green_member_grandfather") == "grandfather of the green family (2)"
    assert face("uk", "green_member_grandfather", "acc") == "дідуся зеленої родини (2)"
    assert face("ru", "blue_member_wife", "ins") == "женой синей семьи (3)"
    assert face("uk", "black_trade_3", "gen") == "карти торгівлі чорної родини (3)"
    assert face("ru", "red_dummy", "acc") == "пустышку красной семьи"
    assert face("en", "plum_5") == "plum 5 (boar)"
    assert face("uk", "plum_5", "acc") == "сливу 5 (вепр)"
    assert face("ru", "pine_2") == "сосна 2 (танзаку)"
    assert face("uk", "samurai:hosokawa", "gen") == "Хосокави"
    assert face("uk", "order:march", "ins") == "наказом походу"


def test_notes_are_short_phrases() -> None:
    assert face("en", "give:yellow_support_2") == "I give a support card of the yellow family (2)"
    assert face("uk", "want:blue.trade.any") == "Прошу будь-яку карту торгівлі (синя родина)"
    assert face("uk", "want:blue.member.any") == "Прошу будь-яку карту члена родини (синя родина)"
    assert face("ru", "wonder:hold.blue.member") == "Есть ли у вас карта члена семьи (синяя семья)?"
    assert face("uk", "want:any.member.any") == "Прошу будь-яку карту члена родини"
    assert face("ru", "want:any.any.3") == "Прошу любую карту со значением 3"
    assert face("en", "vow:peace") == "I promise not to attack you this year"
    assert face("ru", "plea:strike.awa") == "Пообещайте напасть в этом году на Аву"
    assert face("uk", "sworn:attack.black") == "Обіцяно: напасти цього року на чорну родину"
    assert face("en", "wonder:hold.red.member") == "Do you hold a member card of the red family?"


def test_a_party_is_a_player_or_the_emperor() -> None:
    told = teller("uk", viewer=1)
    facts: dict[str, Any] = {}
    told._put(facts, "party", "party", 1)
    assert (facts["party"], facts["party_you"], facts["party_gen"]) == ("Botan", "yes", "Botan")
    told._put(facts, "party", "party", EMPEROR)
    assert (facts["party"], facts["party_is"]) == ("Військо імператора", "emperor")
    assert (facts["party_you"], facts["party_ins"]) == ("no", "військом імператора")
    told._put(facts, "party", "party", -1)
    assert (facts["party"], facts["party_is"]) == ("ніхто", "none")


def test_several_regions_are_a_list_in_every_case() -> None:
    facts: dict[str, Any] = {}
    at = [RULES.box.region[name] for name in ("awa", "north_sea")]
    teller("uk")._put(facts, "goals", "regions", tuple(at))
    assert facts["goals"] == "Ава й Північне море" or facts["goals"] == "Ава та Північне море"
    assert facts["goals_gen"].endswith("Північного моря")
    assert facts["goals_count"] == 2


def test_places_are_called_by_what_they_are_for() -> None:
    told = teller("en", viewer=1)
    assert told.place("order.echizen") == "order: Echizen"
    assert told.place("auction.violet") == "auction deck of the violet family"
    assert told.place("samurai.emperor") == "samurai: Emperor’s army"
    assert told.place("samurai.B") == "your samurai"
    assert told.place("words.A.B") == "words of Akira to you"
    assert told.place("words.A") == "words of Akira to all"


def test_a_combination_is_called_by_its_shape() -> None:
    assert teller("en").named("combination", "animals") == "4 animals"
    assert teller("uk").named("combination", "quartet") == "4 карти одного значення"
    assert teller("ru").named("combination", "path6") == "путь из 6 карт"


@pytest.mark.parametrize(
    ("own", "lang", "told"),
    [
        ({"en": "Awa", "uk": "Ава", "ru": "Ава"}, "uk", {"": "Ава", "acc": "Аву"}),  # the house's own name
        ({"en": "Awaji", "uk": "Авадзі"}, "uk", {"": "Авадзі"}),
        ({"en": "Awaji", "uk": "Авадзі"}, "ru", {"": "Awaji"}),
        ({"en": "Awa"}, "ru", {"": "Ава", "acc": "Аву"}),
        ({}, "en", {"": "Awa", "acc": "Awa"}),
    ],
)
def test_a_name_that_a_pack_brings_along_wins(own: dict[str, str], lang: str, told: dict[str, str]) -> None:
    forms = Composer(Words(lang), RULES).forms(Called("region-awa", own=own))
    assert {case: forms[case] for case in told} == told
    assert set(forms) == {""} or len(told) > 1
