"""Japanese names are written in Ukrainian by one system everywhere (docs/words.md)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import tatami
from tatami.games.senjutsu.pack_reading import house_pack
from tatami.words.catalogue import Words

LOCALES: Final = Path(tatami.__file__).parent / "locales"
GAMES: Final = Path(tatami.__file__).parent / "games"
ROMAJI: Final = re.compile(
    r"(?:(?:[kgszjtdnhbpmrwyf]|sh|ch|ts|[kgnhbpmr]y)?[aiueo]|n(?![aiueo])|t(?=ch)|[kst](?=[kst]))+", re.I
)
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) = ([A-ZĀĒĪŌŪ][a-zāēīōū]+)$", re.M)
NAMED: Final = re.compile(r"-(?:kind|character|region|samurai|role)-|^[a-z]+-(?:name|title)$")
"""Whose names are Japanese where they look so."""
LONG: Final = str.maketrans("āēīōū", "aeiou")
SYLLABLES: Final = {
    "shi": "сі", "sha": "ся", "shu": "сю", "sho": "сьо", "chi": "ті", "cha": "тя", "chu": "тю",
    "cho": "тьо", "tch": "т", "tsu": "цу", "ji": "дзі", "ja": "дзя", "ju": "дзю", "jo": "дзьо",
    "ya": "я", "yu": "ю", "yo": "йо",
    **{f"{one}y{v}": f"{uk}{soft}" for one, uk in zip("kgnhbpmr", "кґнхбпмр", strict=True)
       for v, soft in (("a", "я"), ("u", "ю"), ("o", "ьо"))},
    **dict(zip("kgsztdnhbpmrwf", ("к", "ґ", "с", "дз", *"тднхбпмрвф"), strict=True)),
    **dict(zip("aiueo", "аіуео", strict=True)),
}  # fmt: skip
SETTLED: Final = {"Geisha": "Гейша", "Senji": "Сенджі", "Senjutsu": "Сенджюцу"}
"""Words that Ukrainian took over long ago, and titles that the ledgers of the rules give."""


def in_ukrainian(name: str) -> str:
    rest, told = name.translate(LONG).lower(), ""
    while rest:
        part = next(rest[:n] for n in (3, 2, 1) if rest[:n] in SYLLABLES)
        sound = SYLLABLES[part]
        if sound == "і" and told[-1:] in tuple("аоуе"):
            sound = "й"
        elif sound == "е" and told.endswith("і"):
            sound = "є"
        told, rest = told + sound, rest[1 if part == "tch" else len(part) :]
    return told.capitalize()


def japanese_names() -> dict[str, str]:
    """Messages that are one Japanese word, by key; headings of a page speak of many."""
    return {
        key: text
        for file in LOCALES.joinpath("en").glob("*.ftl")
        for key, text in MESSAGE.findall(file.read_text("utf-8"))
        if NAMED.search(key)
        and not key.startswith("client-glance-")
        and ROMAJI.fullmatch(text.translate(LONG))
    }


def test_every_japanese_name_is_written_by_one_system() -> None:
    words, names = Words("uk"), japanese_names()
    assert {"Chiyome", "Hitachi", "Shinano", "Wakizashi", "Shogun", "Ninja", "Hōjō"} <= set(names.values())
    otherwise = {
        key: (name, words.text(key))
        for key, name in names.items()
        if words.text(key) != SETTLED.get(name, in_ukrainian(name))
    }
    assert otherwise == {}


def test_no_other_spelling_of_them_is_left_in_any_sentence() -> None:
    other = re.compile(
        r"шьоґун|нінджя|буші|вакідзаш|нодач|\bтачі|шікомі|танеґаш|мусаш|ушівак|йоші\b|чійо|коджі|хітачі", re.I
    )
    files = [*LOCALES.joinpath("uk").glob("*.ftl"), *GAMES.glob("*/data/*.json")]
    found = {f"{file.name}: {hit}" for file in files for hit in other.findall(file.read_text("utf-8"))}
    assert found == set()


def test_weapons_of_senjutsu_are_written_by_it_too() -> None:
    """What is before the colon of a core weapon card: “Tachi: Sweep”."""
    weapons = [card.name for card in house_pack().cards if card.pool == "core_weapon"]
    written = {name["en"].partition(":")[0]: name["uk"].partition(":")[0] for name in weapons}
    assert len(written) == 9
    assert written == {name: in_ukrainian(name) for name in written}


def test_clans_are_called_the_same_in_all_languages() -> None:
    """English says Hōjō, so nobody else says Go-Hōjō."""
    told = {lang: Words(lang).text("shinobi-kind-hojo") for lang in ("en", "uk", "ru")}
    assert told == {"en": "Hōjō", "uk": "Ходзьо", "ru": "Ходзё"}


def test_cards_of_tenno_are_common_nouns_within_a_sentence() -> None:
    for lang, inside in (("uk", "селян"), ("ru", "крестьян")):
        asked = Words(lang).text("tenno-answer-arrange", order="1 2 3")
        assert inside in asked, asked
