"""What is printed on the cards of Senjutsu: made of their effects, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from tatami.games.senjutsu.pack import PAYLOAD, WORDS, TerrainType, every_effect
from tatami.games.senjutsu.pack_reading import house_pack
from tatami.games.senjutsu.printed.names import PackNames
from tatami.words import senjutsu_cards
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.phrases import Phrases
from tatami.words.senjutsu_cards import CardSet, CardWords, card_set, card_text, card_words, terrain_words
from tests.games.senjutsu.card_texts import (
    COUNTS,
    card,
    grammar,
    grammar_page,
    grammar_path,
    house,
    house_page,
    house_path,
    trials,
)
from tests.games.senjutsu.random_cards import cards as random_cards
from tests.games.senjutsu.text_flaws import CODE, PLURALS, flaws
from tests.words import checks


@cache
def by_chance(lang: str) -> tuple[tuple[str, CardWords], ...]:
    told = CardSet(house_pack(), lang)
    return tuple((f"by chance {k}", told.tell(one)) for k, one in enumerate(random_cards(120)))


def everything(lang: str) -> Iterator[tuple[str, CardWords]]:
    yield from house(lang)
    yield from trials(lang)
    yield from by_chance(lang)


# --- golden files -----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_house_is_told_as_it_was_read_by_a_human_eye(lang: str) -> None:
    assert house_page(lang) == house_path(lang).read_text(encoding="utf-8")
    assert len(house(lang)) == 110


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_grammar_is_told_as_it_was_read_by_a_human_eye(lang: str) -> None:
    assert grammar_page(lang) == grammar_path(lang).read_text(encoding="utf-8")


def test_every_word_of_the_grammar_is_told_with_one_two_and_five() -> None:
    told: dict[str, set[int]] = {}
    for _, one in grammar():
        for _, effect in (found for part in one.parts for found in every_effect(part.effects, "")):
            number = getattr(effect, effect.word, None)
            told.setdefault(effect.word, set()).add(number if type(number) is int else 0)
    assert told.keys() == {*WORDS} - {"escape"}  # what words cannot say brings its own text along
    counted = {word for word, numbers in told.items() if numbers >= set(COUNTS)}
    assert counted == {"gain_focus", "change_kamae", "draw", "discard", "mill", "recycle", "prevent"}
    labels = {what for what, _ in grammar()}
    for n in COUNTS:
        assert {f"attack {word} {n}" for word in PAYLOAD if word not in ("defeat", "mark")} <= labels
        assert {
            f"{what} {n}" for what in ("move", "search", "place spikes", "heal wound", "foe draw")
        } <= labels


# --- what no text may hold --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_holds_what_none_may_hold(lang: str) -> None:
    for what, words in everything(lang):
        assert [*flaws(lang, words)] == [], what


def test_the_search_for_wrong_forms_finds_them() -> None:
    for lang, wrong in (
        ("en", "Deal 1 wounds."),
        ("en", "Push the target 2 cell."),
        ("uk", "Завдайте 1 поранень."),
        ("uk", "Отримайте 5 жетони зосередження."),
        ("ru", "Нанесите 1 ранений."),
        ("ru", "Получите 5 жетона концентрации."),
    ):
        assert PLURALS[lang].search(wrong), wrong
    assert CODE.search("Attack F+FR.")
    assert CODE.search("Атакуйте F2.")


# --- what the same effects say ----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_cards_with_the_same_effects_have_the_same_text(lang: str) -> None:
    texts = dict(house(lang))
    assert texts["CW-02"].text == texts["B01"].text
    told: dict[object, set[str]] = {}
    for one in house_pack().cards:
        told.setdefault((repr(one.parts), one.timing, one.range, one.owner), set()).add(texts[one.id].text)
    assert all(len(alike) == 1 for alike in told.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_with_other_effects_have_other_texts(lang: str) -> None:
    texts = dict(house(lang))
    told: dict[str, set[str]] = {}
    for one in house_pack().cards:
        told.setdefault(texts[one.id].text, set()).add(repr((one.parts, one.timing)))
    assert all(len(different) == 1 for different in told.values())


@pytest.mark.parametrize(
    ("one", "other"), [("F+FR", "FR+F"), ("F", "FL+FR"), ("F2+FL", "FL+F2"), ("F", "F1")]
)
def test_the_way_in_which_a_cell_is_written_makes_no_difference(one: str, other: str) -> None:
    told = CardSet(house_pack(), "en")
    texts = [told.tell(card({"attack": {"cells": {cell: {"w": 1}}}})).text for cell in (one, other)]
    assert texts[0] == texts[1]


def test_a_text_is_asked_for_by_pack_card_and_language() -> None:
    pack = house_pack()
    plain_cut = next(one for one in pack.cards if one.slug == "plain_cut")
    assert card_text(pack, plain_cut, "uk") == dict(house("uk"))["B01"].text


# --- the samples of the design ----------------------------------------------------------------------

SAMPLES: dict[str, dict[str, str]] = msgspec.json.decode(
    Path(__file__).with_name("text_samples.json").read_bytes()
)


@pytest.mark.parametrize("id_", SAMPLES)
def test_the_samples_of_the_design_are_told_so(id_: str) -> None:
    assert {lang: dict(house(lang))[id_].text for lang in LANGUAGES} == SAMPLES[id_]


def test_the_frame_says_what_a_card_is_and_when_it_acts() -> None:
    texts = dict(house("en"))
    assert texts["105"].frame == (
        "Attack, steel",
        "School of the Jade River",
        "Initiative 6, or 7 if you pay 1 focus",
    )
    assert texts["B31"].frame == (
        "Defence, jade",
        "Initiative 3 to 8, as you choose",
        "Costs 1 focus",
        "Prepared card",
    )
    assert texts["S09"].frame[1:] == (
        "Personal card: Student",
        "Initiative 9",
        "Costs 1 focus",
        "Only in Aggression",
        "Instant replacement card",
    )
    assert texts["M06"].frame[-1] == "Instant additional card"
    assert texts["B17"].frame[-1] == "Ranged, up to 4 cells"
    assert texts["CA-STU"].frame == ("Core ability", "Student", "Initiative 0")
    assert dict(house("uk"))["B29"].frame == (
        "Медитація, нефрит",
        "Ініціатива 2",
        "Коштує 2 жетони зосередження",
    )


@pytest.mark.parametrize(
    ("kind", "name", "uk"),
    [
        ("card", "plain_cut", "Простий розріз"),
        ("card", "B01", "Простий розріз"),
        ("status", "heavy_wound", "Важке поранення"),
        ("character", "ronin", "Ронін"),
        ("school", "jade_river", "Школа Нефритової річки"),
        ("terrain", "sakura", "Сакура"),
        ("field", "ice_bridge", "Крижаний міст"),
        ("deck", "student_signature", "Учень: Стежка тигра"),
        ("character", "ninja", "ninja"),
    ],
)
def test_whatever_has_a_name_is_called_as_the_pack_says(kind: str, name: str, uk: str) -> None:
    called = PackNames(house_pack()).called(kind, name)
    assert Phrases(Words("uk"), "senjutsu").text(called) == uk


# --- filled in once ---------------------------------------------------------------------------------


def test_a_card_is_put_into_words_once_for_each_pack_and_language() -> None:
    pack = house_pack()
    one = pack.cards[0]
    assert card_words(pack, one, "uk") is card_words(pack, one, "uk")
    assert card_words(pack, one, "uk") is not card_words(pack, one, "ru")


def test_no_more_packs_are_kept_at_hand_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senjutsu_cards, "MOST_SETS", 4)
    monkeypatch.setattr(senjutsu_cards, "_KEPT", {})
    raw = house_pack()
    packs = [type(raw)(**{field: getattr(raw, field) for field in raw.__struct_fields__}) for _ in range(6)]
    for pack in packs:
        card_set(pack, "en")
    kept = senjutsu_cards._KEPT
    assert [id(each.pack) for each in kept.values()] == [id(pack) for pack in packs[2:]]


# --- the catalogue ----------------------------------------------------------------------------------


def bare_terrain() -> tuple[TerrainType, ...]:
    """Terrain that takes some focus, and terrain that does nothing to whoever comes onto it."""
    shared = {"id": "bare", "name": {"en": "Bare"}, "obstacle": False, "components": 1}
    return tuple(
        msgspec.convert(shared | {"on_enter": harm}, TerrainType) for harm in ({"lose_focus": 2}, {})
    )


def test_terrain_may_take_some_focus_only_or_nothing_at_all() -> None:
    assert [terrain_words(each, "en") for each in bare_terrain()] == [
        "Whoever comes onto it loses 2 focus.",
        "Whoever comes onto it suffers nothing.",
    ]


def test_no_text_of_the_cards_is_there_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    real = Phrases._key

    def asking(self: Phrases, end: str) -> str:
        asked.add(key := real(self, end))
        return key

    monkeypatch.setattr(Phrases, "_key", asking)
    told = CardSet(house_pack(), "en")
    for one in (*house_pack().cards, *(one for _, one in grammar())):
        told.tell(one)
    for terrain in (*house_pack().terrain, *bare_terrain()):
        terrain_words(terrain, "en")
    files = {"senjutsu-cards.ftl": checks.real_texts()["en"]["senjutsu-cards.ftl"]}
    here = checks.entries(files)
    spoken = {name.partition(".")[0] for entry in here.values() for name in checks.spoken_of(entry.pattern)}
    assert {key.partition(".")[0] for key in here} - asked - spoken == set()
