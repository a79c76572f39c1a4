"""Names of Senjutsu: those of the house in all cases, those of a pack as it calls them, and no two answers
alike."""

from __future__ import annotations

from random import Random

import pytest

from tatami.games.senjutsu import RULES, SenjutsuRules
from tatami.games.senjutsu.box import Box
from tatami.games.senjutsu.pack_reading import house_file, read_pack
from tatami.kernel.answers import Form
from tatami.kernel.views import View
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.facts import open_facts
from tatami.words.telling import Teller

NAMES = ("Akira", "Botan")


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
