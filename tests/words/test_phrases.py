"""What is called may be made of others: parts that are called themselves, and several told as one."""

from __future__ import annotations

import pytest

from tatami.games import GAMES
from tatami.hooks.naming import Called, Joined, Joint
from tatami.words.catalogue import Words
from tatami.words.composing import Composer
from tatami.words.phrases import Phrases

FORWARD = Called("text-direction-f")
LEFT = Called("text-direction-fl")
RIGHT = Called("text-direction-fr")


def cards(n: int) -> Called:
    return Called("text-draw", (("n", "number", n),))


def told(lang: str, what: Called | Joined) -> str:
    return Phrases(Words(lang), "senjutsu").text(what)


@pytest.mark.parametrize(
    ("joint", "en", "uk", "ru"),
    [
        ("and", "draw a card and draw two cards", "візьміть карту та візьміть дві карти", "возьмите карту и"),
        ("or", "draw a card or draw two cards", "візьміть карту або візьміть", "возьмите карту или"),
        ("then", "draw a card, then draw two cards", "візьміть карту, потім", "возьмите карту, затем"),
        ("either", "draw a card OR draw two cards", "візьміть карту АБО", "возьмите карту ИЛИ"),
        ("comma", "draw a card, draw two cards", "візьміть карту, візьміть", "возьмите карту, возьмите"),
        ("besides", "draw a card; draw two cards", "візьміть карту; візьміть", "возьмите карту; возьмите"),
        ("sentence", "Draw a card. Draw two cards.", "Візьміть карту. Візьміть", "Возьмите карту. Возьмите"),
    ],
)
def test_two_are_joined_as_the_language_does_it(joint: Joint, en: str, uk: str, ru: str) -> None:
    both = Joined(joint, (cards(1), cards(2)))
    assert told("en", both) == en
    assert told("uk", both).startswith(uk)
    assert told("ru", both).startswith(ru)


def test_of_several_only_the_last_is_joined_by_the_word() -> None:
    three = (cards(1), cards(2), cards(3))
    assert told("en", Joined("then", three)) == "draw a card, draw two cards, then draw three cards"
    assert told("ru", Joined("or", three)) == "возьмите карту, возьмите две карты или возьмите три карты"
    assert told("en", Joined("either", three)) == "draw a card OR draw two cards OR draw three cards"


def test_one_alone_is_itself() -> None:
    assert told("en", Joined("and", (cards(1),))) == "draw a card"
    assert told("en", Joined("sentence", (cards(1),))) == "Draw a card."


def test_a_part_is_told_in_the_form_that_the_text_asks_for() -> None:
    both = Joined("and", (cards(1), cards(2)))
    assert (
        told("uk", Called("text-may", (("what", "called", both),))) == "можете узяти карту та узяти дві карти"
    )
    assert told("en", Called("text-may", (("what", "called", cards(5)),))) == "you may draw five cards"


def test_what_follows_a_vowel_is_told_softly_wherever_it_stands() -> None:
    """«крок уперед», but «два кроки вперед» and «або вперед праворуч»."""
    where = Joined("or", (FORWARD, LEFT, RIGHT))
    steps = [
        Called("text-step", (("n", "number", n), ("upto", "word", "no"), ("where", "called", where)))
        for n in (1, 2)
    ]
    assert told("uk", steps[0]) == "зробіть крок уперед, уперед ліворуч або вперед праворуч"
    assert told("uk", steps[1]) == "зробіть два кроки вперед, уперед ліворуч або вперед праворуч"


def test_a_joined_list_may_hold_another() -> None:
    inner = Joined("or", (FORWARD, LEFT))
    assert told("ru", Joined("and", (inner, RIGHT))) == "вперёд или вперёд влево и вперёд вправо"


def test_a_name_that_is_brought_along_stands_in_a_text() -> None:
    own = Called("character-hero", own={"en": "Hero", "uk": "Герой"})
    quoted = Called("text-quoted", (("name", "called", own),))
    assert [told(lang, quoted) for lang in ("en", "uk", "ru")] == ["“Hero”", "«Герой»", "«Hero»"]


def test_names_of_a_game_may_be_made_of_others_too() -> None:
    composer = Composer(Words("uk"), GAMES["tenno"])
    both = Joined("and", (Called("kind-monk"), Called("kind-geisha")))
    assert composer.forms(both)["acc"] == "монаха та гейшу"


def test_a_kind_that_only_rules_know_cannot_be_told_without_them() -> None:
    with pytest.raises(NotImplementedError):
        told("en", Called("text-quoted", (("name", "colour", "red"),)))
