"""Names of Senjutsu: those of the house in all cases, those of a pack as it calls them, and no two answers
alike."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games.senjutsu import RULES, SenjutsuRules
from tatami.games.senjutsu.box import Box
from tatami.games.senjutsu.events import AlternativeChosen
from tatami.games.senjutsu.pack_reading import house_file, read_pack
from tatami.kernel.answers import Form
from tatami.kernel.views import View
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.facts import open_facts
from tatami.words.telling import Teller
from tests.games.senjutsu.duels import clash, idle, ready
from tests.games.senjutsu.fights import answer, change
from tests.games.senjutsu.packs import rules_with
from tests.games.senjutsu.test_cards_of_other_packs import STEADY

NAMES = ("Akira", "Botan")
PAYMENT = "A EffectToPay"
BLOW = {"F": {"w": 1}}
PRICED = rules_with(
    {
        "second_wave": {
            **STEADY,
            "parts": [{"effects": [{"kamae": "neutral", "pay": 1, "attack": {"cells": BLOW}}]}],
        },
        "two_prices": {
            **STEADY,
            "parts": [
                {
                    "effects": [
                        {
                            "attack": {
                                "cells": BLOW,
                                "mods": [
                                    {"kamae": "aggression", "pay": 1, "add": BLOW},
                                    {"pay": 1, "add": {"F": {"push": 1}}},
                                ],
                            }
                        }
                    ]
                }
            ],
        },
        "dear_blow": {
            **STEADY,
            "parts": [
                {"effects": [{"attack": {"cells": BLOW, "mods": [{"pay": 1, "burn": 2, "add": BLOW}]}}]}
            ],
        },
        "two_tolls": {
            **STEADY,
            "types": ["meditation"],
            "parts": [{"effects": [{"pay": 1, "burn": 2, "advantage": True}]}],
        },
    }
)
"""Cards of another pack, with prices of all kinds."""


def teller(lang: str, rules: SenjutsuRules = RULES) -> Teller:
    return Teller(Words(lang), rules, NAMES, 0)


def test_what_the_house_calls_by_name_has_cases() -> None:
    told = teller("uk")
    assert told.named("character", "student", "acc") == "Учня"
    assert told.named("terrain", "sakura", "acc") == "сакуру"
    assert told.named("kamae", "balance", "gen") == "камае Рівноваги"


def test_cards_are_called_as_they_are_printed_in_every_case() -> None:
    told = teller("ru")
    assert told.named("ability", "plain_cut") == told.named("ability", "plain_cut", "acc") == "Простой разрез"
    assert told.face(RULES.box.face_of[1][RULES.box.by_slug["plain_cut"]]) == "Простой разрез"


def test_a_pack_brings_its_own_names() -> None:
    raw = house_file().replace('"Простий розріз"'.encode(), '"Чистий зріз"'.encode())
    raw = raw.replace('"Учень"'.encode(), '"Новачок"'.encode()).replace(b'"name": "house"', b'"name": "mine"')
    told = teller("uk", SenjutsuRules(Box(read_pack(raw), raw)))
    assert told.named("ability", "plain_cut") == "Чистий зріз"
    assert told.named("character", "student", "acc") == "Новачок"
    assert told.named("character", "master", "acc") == "Майстра"


def test_two_boards_side_by_side_are_called_by_both() -> None:
    assert (
        teller("en").option_value("field", "frozen_lake+burning_village") == "Frozen Lake and Burning Village"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_answers_to_a_question_read_alike(lang: str) -> None:
    """On a field with corpses and spikes, ways that end alike may differ in what they lead over."""
    for seed in range(3):
        g, rng = RULES.new(2, {"turns": 20, "terrain": "box"}, seed=seed), Random(seed)
        while g.outcome is None:
            seat = g.asked()[0]
            told = Teller(Words(lang), RULES, NAMES, seat, g.options)
            legal = [answer for answer in g.legal(seat) if not isinstance(answer, Form)]
            texts = [told.answer(answer, g.question) for answer in legal]
            assert len(set(texts)) == len(texts), texts
            g.act(seat, rng.choice([answer for answer in legal if answer.text != "give up"]))


def test_everybody_can_read_where_a_fighter_stands() -> None:
    g = RULES.new(2, {}, seed=1)
    for hero in ("student", "master"):
        g.act(g.asked()[0], RULES.parse(f"take {hero}"))
    cell = RULES.box.cell_numbers["0,-1"]
    g.table.change(0, cell=cell, facing=1, focus=2, wounds=1, limp=(0, 2))
    assert open_facts(teller("en"), View(g, 0)).seats[0] == [
        "Student, on cell 0,-1, facing north-east, Neutral, 2 focus tokens, 1 wound, 2 limp cards"
    ]
    assert "2 жетони зосередження, 1 поранення" in open_facts(teller("uk"), View(g, 0)).seats[0][0]


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "Change your kamae by up to 1 branch.", "You may step forward or back and turn by one side"),
        ("uk", "Змініть камае на відстані до 1 гілки.", "Можете в довільному порядку зробити крок"),
        ("ru", "Смените камаэ на расстоянии до 1 ветви.", "Можете в любом порядке сделать шаг"),
    ],
)
def test_whoever_chooses_between_effects_reads_what_they_do(lang: str, first: str, second: str) -> None:
    """SJT-160: not “the first” and “the second”; and the log tells what was chosen."""
    g = clash(ready("student", "master"), A="clear_head")
    buttons = [teller(lang).answer(each, g.question) for each in g.legal(0)]
    assert buttons[0] == first
    assert buttons[1].startswith(second)
    answer(g, "choose 1")
    told = teller(lang).event(next(each for each in g.events if isinstance(each, AlternativeChosen)))
    assert first in told


@pytest.mark.parametrize(
    ("lang", "to_me", "to_others"),
    [
        (
            "en",
            "You may pay 1 focus to attack the cell in front: 1 wound. Will you?",
            "Akira is deciding whether to pay: “You may pay 1 focus to attack the cell in front: 1 wound.”",
        ),
        (
            "uk",
            "Можете заплатити 1 жетон зосередження, щоб атакувати клітинку перед собою: 1 поранення. "
            "Скористаєтеся цим?",
            "Гравець Akira вирішує, чи платити: «Можете заплатити 1 жетон зосередження, щоб атакувати "
            "клітинку перед собою: 1 поранення.»",
        ),
        (
            "ru",
            "Можете заплатить 1 жетон концентрации, чтобы атаковать клетку перед собой: 1 ранение. "
            "Воспользуетесь этим?",
            "Игрок Akira решает, платить ли: «Можете заплатить 1 жетон концентрации, чтобы атаковать "
            "клетку перед собой: 1 ранение.»",
        ),
    ],
)
def test_whoever_may_pay_for_an_effect_reads_what_it_brings(lang: str, to_me: str, to_others: str) -> None:
    """SJT-50: not “an additional effect”; and so do those who wait."""
    g = idle(clash(change(ready("student", "master", rules=PRICED), "A", focus=1), A="second_wave"), PAYMENT)
    assert g.question is not None
    assert teller(lang, PRICED).question(g.question) == to_me
    assert Teller(Words(lang), PRICED, NAMES, 1).question(g.question) == to_others


@pytest.mark.parametrize(
    ("lang", "first", "second"),
    [
        ("en", "to deal 1 wound more", "to also push the target 1 cell"),
        ("uk", "щоб завдати ще 1 поранення", "щоб ще й відштовхнути ціль на 1 клітинку"),
        ("ru", "чтобы нанести ещё 1 ранение", "чтобы вдобавок оттолкнуть цель на 1 клетку"),
    ],
)
def test_of_several_extras_each_is_told_when_it_is_asked_for(lang: str, first: str, second: str) -> None:
    """SJT-224: in the kamae in which it is asked for, which is not told again."""
    g = change(ready("student", "master", rules=PRICED), "A", focus=3, kamae="aggression")
    g = idle(clash(g, A="two_prices"), "ExtraToPay")
    told = teller(lang, PRICED)
    assert g.question is not None
    assert first in told.question(g.question)
    answer(g, "pay")
    assert second in told.question(g.question)


@pytest.mark.parametrize(
    ("lang", "both"),
    [
        ("en", "Pay 1 focus token and discard 2 cards from the top of the deck"),
        ("uk", "Заплатити 1 жетон зосередження і скинути 2 карти з верху колоди"),
        ("ru", "Заплатить 1 жетон концентрации и сбросить 2 карты с верха колоды"),
    ],
)
def test_a_price_of_focus_and_cards_is_told_whole(lang: str, both: str) -> None:
    g = change(ready("student", "master", rules=PRICED), "A", focus=1)
    g = idle(clash(g, A="dear_blow"), "ExtraToPay")
    assert teller(lang, PRICED).answer(g.legal(0)[0], g.question) == both


def test_what_remains_to_be_paid_is_told_alone() -> None:
    """Focus first, then cards: whoever has paid is not told of it again."""
    g = idle(clash(change(ready("student", "master", rules=PRICED), "A", focus=1), A="two_tolls"), PAYMENT)
    assert g.question is not None
    whole = "You may pay 1 focus and discard the top two cards of your deck to gain the advantage. Will you?"
    assert teller("en", PRICED).question(g.question) == whole
    answer(g, "pay")
    rest = "You may discard the top two cards of your deck to gain the advantage. Will you?"
    assert teller("en", PRICED).question(g.question) == rest


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_payment_of_the_house_has_its_words(lang: str) -> None:
    told = teller(lang)
    for payment in RULES.box.payments:
        text = told.named("payment", payment.name)
        assert text[0].isupper()
        assert text.endswith(".")
