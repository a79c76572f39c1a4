"""What is printed on solo cards: made of their effects, in three languages, as what somebody else does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tatami.games.senjutsu.pack_reading import read_pack
from tatami.games.senjutsu.solo_pack import SOLO_WORDS, PackWithSolo
from tatami.games.senjutsu.solo_reading import house_solo
from tatami.words.catalogue import LANGUAGES
from tatami.words.phrases import Phrases
from tatami.words.senjutsu_cards import CardWords
from tatami.words.senjutsu_solo import solo_words
from tests.games.senjutsu.card_texts import page
from tests.games.senjutsu.packs import raw
from tests.games.senjutsu.solo_packs import enemy, whole
from tests.games.senjutsu.solo_packs import solo_card as card_of
from tests.games.senjutsu.solo_texts import (
    grammar,
    grammar_page,
    grammar_path,
    house_path,
    solo_house,
    solo_trials,
)
from tests.games.senjutsu.text_flaws import flaws
from tests.words import checks

SAMPLE = {
    "en": "It may go up to two cells and attacks the cell in front: 1 wound, from behind 2. "
    "If it cannot, it goes up to two cells.",
    "uk": "Може пройти щонайбільше дві клітинки й атакує клітинку перед собою: 1 поранення, зі спини — 2. "
    "Якщо не може, проходить щонайбільше дві клітинки.",
    "ru": "Может пройти не более двух клеток и атакует клетку перед собой: 1 ранение, со спины — 2. "
    "Если не может, проходит не более двух клеток.",
}


def everything(lang: str) -> Iterator[tuple[str, CardWords]]:
    yield from solo_house(lang)
    yield from solo_trials(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_solo_card_of_the_house_is_told_as_it_was_read_by_a_human_eye(lang: str) -> None:
    assert page(solo_house(lang)) == house_path(lang).read_text(encoding="utf-8")
    assert len(solo_house(lang)) == 66


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_solo_grammar_is_told_as_it_was_read_by_a_human_eye(lang: str) -> None:
    assert grammar_page(lang) == grammar_path(lang).read_text(encoding="utf-8")


def test_every_word_of_the_solo_grammar_is_told() -> None:
    told = {what.split()[0] for what, _ in grammar()}
    assert {*SOLO_WORDS, "attack", "block", "steps", "parts", "counter"} <= told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_holds_what_none_may_hold(lang: str) -> None:
    for what, words in everything(lang):
        assert [*flaws(lang, words)] == [], what


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sample_of_the_design_is_told_so(lang: str) -> None:
    assert dict(solo_house(lang))["021"].text == SAMPLE[lang]


def test_nobody_is_told_to_do_what_an_enemy_does() -> None:
    for what, words in everything("en"):
        assert " you" not in f" {words.text}".lower(), what
        assert words.text.startswith("It "), what


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_solo_cards_have_the_same_text_if_and_only_if_they_do_the_same(lang: str) -> None:
    texts = dict(solo_house(lang))
    told: dict[str, set[str]] = {}
    done: dict[str, set[str]] = {}
    for card in house_solo().cards:
        does = repr([getattr(card, field, None) for field in FIELDS])
        told.setdefault(texts[card.id].text, set()).add(does)
        done.setdefault(does, set()).add(texts[card.id].text)
    assert all(len(alike) == 1 for alike in (*told.values(), *done.values()))


FIELDS = ("attack", "otherwise", "parts", "block", "move", "order", "effects", "counter", "range")


def test_the_frame_says_where_a_solo_card_belongs_and_when_it_acts() -> None:
    texts = dict(solo_house("en"))
    assert texts["021"].frame == ("Attack", "Pick deck 4: Melee attacks", "Initiative 6")
    assert texts["036"].frame[-1] == "Ranged, up to 8 cells"
    assert texts["MAS-N"].frame == (
        "Defence",
        "Personal solo card: Master",
        "Nightmare card",
        "Initiative 2 to 9, to match the player’s attack",
    )
    assert dict(solo_house("uk"))["RON-4"].frame == (
        "Медитація",
        "Особиста соло-карта: Ронін",
        "Ініціатива 6",
    )


def test_a_card_of_a_character_that_is_an_enemy_only_names_it_as_the_solo_half_does() -> None:
    tree = whole()
    card_of(tree, "growl")["owner"] = "ninja"
    enemy(tree, "ninja")["name"] = {"en": "Night Crow"}
    pack = read_pack(raw(tree))
    assert isinstance(pack, PackWithSolo)
    growl = next(card for card in pack.solo.cards if card.slug == "growl")
    assert solo_words(pack, pack.solo, growl, "en").frame[1] == "Personal solo card: Night Crow"


def test_no_text_of_the_solo_cards_is_there_in_vain(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    real = Phrases._key

    def asking(self: Phrases, end: str) -> str:
        asked.add(key := real(self, end))
        return key

    monkeypatch.setattr(Phrases, "_key", asking)
    pack = read_pack(raw(whole()))
    assert isinstance(pack, PackWithSolo)
    for card in (*pack.solo.cards, *(one for _, one in grammar())):
        solo_words(pack, pack.solo, card, "en")
    files = {"senjutsu-solo.ftl": checks.real_texts()["en"]["senjutsu-solo.ftl"]}
    here = checks.entries(files)
    spoken = {name.partition(".")[0] for entry in here.values() for name in checks.spoken_of(entry.pattern)}
    assert {key.partition(".")[0] for key in here} - asked - spoken == set()
