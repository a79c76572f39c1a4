"""Screens as pictures: what must be readable is there, and nothing that is hidden."""

from __future__ import annotations

import re
from html import unescape

import pytest

from tatami.kernel.pieces import HIDDEN
from tatami.terminal.host import LocalTable
from tests.terminal.pilots import LARGE, SMALL, Hand, on_the_mat
from tests.terminal.tables import a_table

BEGIN = {"first_player": "A"}
FIRST: dict[str, dict[str, object]] = {"tenno": {**BEGIN}, "shinobi": {**BEGIN}, "samurai-sword": {}}
"""How the viewer comes to be asked first; at Samurai Sword the Shogun begins, who is A with this seed."""
ESSENTIAL = {
    ("tenno", "en"): ("Botan", "Chie", "Daiki", "hand", "prison", "discard", "Your attack", "F1", "turn 1"),
    ("tenno", "uk"): ("Ботан", "Тіе", "Дайкі", "рука", "в’язниця", "скид", "Ваш напад", "F1", "хід 1"),
    ("tenno", "ru"): ("Ботан", "Тиэ", "Дайки", "рука", "тюрьма", "сброс", "Ваше нападение", "F1", "ход 1"),
    ("shinobi", "en"): ("Botan", "Chie", "Daiki", "Deck", "Discard", "First order", "Takeda", "F1", "turn 1"),
    ("shinobi", "uk"): ("Ботан", "Тіе", "Дайкі", "Колода", "Скид", "Перший наказ", "Такеда", "F1", "хід 1"),
    ("samurai-sword", "en"): (
        *("Botan", "Chie", "Daiki", "Emi", "Hanzō", "Goemon", "Shogun", "4/4", "Difficulty 2", "Your turn"),
        *("Deck 62", "Discard 0", "Weapons 0/1", "Play phase", "reach 2, 2 wounds", "F1", "turn 1"),
    ),
    ("samurai-sword", "uk"): (
        *("Ботан", "Тіе", "Дайкі", "Емі", "Хандзо", "Ґоемон", "Сьоґун", "4/4", "складність 2", "Ваш хід"),
        *("Колода 62", "Скид 0", "Зброя 0/1", "Фаза розіграшу", "сягає до 2, 2 рани", "F1", "хід 1"),
    ),
    ("samurai-sword", "ru"): (
        *("Ботан", "Тиэ", "Дайки", "Эми", "Хандзо", "Гоэмон", "Сёгун", "4/4", "сложность 2", "Ваш ход"),
        *("Колода 62", "Сброс 0", "Оружие 0/1", "Фаза розыгрыша", "бьёт до 2, 2 раны", "F1", "ход 1"),
    ),
    ("shinobi", "ru"): ("Ботан", "Тиэ", "Дайки", "Колода", "Сброс", "Первый приказ", "Такэда", "F1", "ход 1"),
}


def texts_of(svg: str) -> str:
    """Everything that is written in an SVG."""
    return unescape(re.sub(r"<[^>]+>", "", svg.partition("</style>")[2])).replace("\xa0", " ")


def picture_of(table: LocalTable, size: tuple[int, int]) -> str:
    """The screen at the first question that is asked in turn."""
    pictures: list[str] = []

    async def script(hand: Hand) -> None:
        if table.rules.name == "tenno":
            await hand.press("1")
            await hand.settle()
        pictures.append(texts_of(hand.screenshot()))

    on_the_mat(table, script, size)
    return pictures[0]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("game", "lang"), ESSENTIAL)
def test_what_is_essential_can_be_read_at_once(game: str, lang: str, size: tuple[int, int]) -> None:
    text = picture_of(a_table(game, lang=lang, options=FIRST[game]), size)
    assert [word for word in ESSENTIAL[game, lang] if word not in text] == []
    assert "…" not in text.replace(" …", ""), "nothing essential is cut off"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_screenshot_of_tenno_shows_nobody_elses_cards(size: tuple[int, int]) -> None:
    table = a_table("tenno", options=BEGIN)
    text = picture_of(table, size)
    kanji = {"農": 3, "忍": 1, "僧": 1, "浪": 1, "侍": 2, "大": 1, "将": 1, "芸": 1}
    assert {sign: text.count(sign) for sign in kanji} == kanji, "one set of eleven cards: the viewer's"


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_screenshot_of_shinobi_shows_nobody_elses_cards(size: tuple[int, int]) -> None:
    table = a_table("shinobi", options=BEGIN)
    text = picture_of(table, size)
    view = table.view(0)
    hidden = [place.name for at, place in enumerate(view.layout.places) if HIDDEN in view.faces(at)]
    assert {"hand.B", "hand.C", "hand.D", "clan.B", "clan.C", "clan.D", "deck", "box"} == set(hidden)
    ninja = view.faces(view.layout.by_name["hand.A"]).count(5)
    assert text.count("忍") == ninja
    assert text.count(" ? ") == 4, "three clan cards lie face down, and one key is for help"


def test_seven_players_fit_into_the_smallest_terminal() -> None:
    table = a_table("tenno", "you,bot,bot,bot,bot,bot,bot", lang="ru", options=BEGIN)
    text = picture_of(table, SMALL)
    for name in table.names:
        assert name in text
    for sign in "忍僧浪侍大将芸":
        assert sign in text


def test_five_provinces_fit_into_the_smallest_terminal() -> None:
    table = a_table("shinobi", "you,bot,bot,bot,bot", lang="uk", options=BEGIN)
    text = picture_of(table, SMALL)
    for name in table.names:
        assert name in text
    assert text.count("北") >= 6, "five provinces and the tally"
