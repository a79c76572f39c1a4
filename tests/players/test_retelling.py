"""Finished games told once more: every game of the corpus has a story, and it is true."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tatami.formats.all_eyes import open_json, open_view
from tatami.formats.plain_yaml import parse_yaml
from tatami.formats.records import Record, read_record
from tatami.formats.scenarios import Scenario
from tatami.formats.scene_writing import scenario_text
from tatami.games import game_called
from tatami.hooks.retelling import retelling_of
from tatami.kernel.game import Game
from tatami.players.retelling import MOST_LINES, Retold, retell
from tatami.words.catalogue import LANGUAGES, Words
from tatami.words.telling import Teller

CORPUS = Path(__file__).parents[1] / "corpus"
RECORDS = sorted(CORPUS.glob("*.jsonl"))
NAMES = ("Aki", "Botan", "Chie", "Daichi", "Emi", "Fumi", "Goro")


def record_called(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8").splitlines(), game_called)


def moments(record: Record) -> Iterator[Game[Any]]:
    for _, game, _ in record.replay():
        yield game


def told(path: Path, lang: str = "en") -> tuple[Retold, Game[Any]]:
    record = record_called(path)
    *_, (_, game, _) = record.replay()
    teller = Teller(Words(lang), record.rules, NAMES[: game.seats], options=game.options)
    return retell(teller, moments(record)), game


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_finished_game_has_a_story_that_ends_with_its_outcome(path: Path) -> None:
    found, game = told(path)
    assert game.outcome is not None
    assert 1 <= len(found.story) <= MOST_LINES
    teller = Teller(Words("en"), game.rules, NAMES[: game.seats], options=game.options)
    assert found.story[-1].text == teller.outcome(game.outcome)[0]
    acts = [line.act for line in found.story]
    assert acts == sorted(acts)
    assert found.counted
    assert len(found.turns) <= 5
    for line in (*found.story, *found.turns, *found.letters):
        assert "{" not in line.text
        assert "$" not in line.text


@pytest.mark.parametrize("stem", ["tenno-1-4-sensible", "shinobi-1-4-sensible", "senji-3-4-sensible"])
def test_the_course_ends_with_the_scores(stem: str) -> None:
    found, game = told(CORPUS / f"{stem}.jsonl")
    assert game.outcome is not None
    assert found.course[-1].points == game.outcome.scores


def test_honor_is_followed_along_and_a_defeat_names_the_roles() -> None:
    found, game = told(CORPUS / "samurai-sword-1-5-sensible.jsonl")
    assert found.course[-1].points == game.table.honor
    assert "Daichi, Ninja (2 stars), defeats Chie, Samurai, who keeps 1 Honour." in [
        line.text for line in found.story
    ]
    assert not any("))" in line.text for line in found.story), "brackets within brackets"


def test_who_falls_in_a_duel_turns_it() -> None:
    found, _ = told(CORPUS / "senjutsu-1-2-sensible.jsonl")
    assert found.turns[-1].text == "Aki is defeated."
    assert found.course[-1].points == (0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_was_hidden_is_told(lang: str) -> None:
    found, _ = told(CORPUS / "shinobi-1-4-sensible.jsonl", lang)
    teller = Teller(Words(lang), game_called("shinobi"), NAMES[:4])
    served = [
        held
        for held in found.hidden
        if held.place.lower() == teller.place(f"clan.{'ABCD'[held.seat]}").lower()
    ]
    assert [held.seat for held in served] == [0, 1, 2, 3]
    assert all(len(held.cards) == 1 for held in served)


def test_letters_are_read_out_when_the_game_is_over() -> None:
    found, _ = told(CORPUS / "senji-3-4-sensible.jsonl")
    assert found.letters
    assert len({line.text for line in found.letters}) == len(found.letters)
    assert found.letters[0].text.startswith("Words of Aki to Botan: ")


def test_every_kind_of_episode_that_is_told_is_announced() -> None:
    for path in RECORDS:
        record = record_called(path)
        telling, seen = retelling_of(record.rules), 0
        for game in moments(record):
            events, seen = game.events[max(0, seen - game.told) :], game.sequence
            if telling.standing(game) is not None:
                for episode in telling.episodes(game, events):
                    assert telling.retold[episode.name].keys() == episode.facts.keys()


@pytest.mark.parametrize("path", RECORDS[::5], ids=lambda path: path.stem)
def test_all_cards_are_open_to_all_eyes_and_the_game_stays_as_it_is(path: Path) -> None:
    for at, game in enumerate(moments(record_called(path))):
        if at % 20:
            continue
        before = [list(pieces) for pieces in game.places]
        shown = open_json(game)
        assert "?" not in [token for tokens in shown["places"].values() for token in tokens]
        view = open_view(game)
        assert [len(pieces) for pieces in view.places] == [len(pieces) for pieces in game.places]
        assert [list(pieces) for pieces in game.places] == before


@pytest.mark.parametrize("path", RECORDS[::7], ids=lambda path: path.stem)
def test_any_position_of_a_game_is_a_scenario_that_holds(path: Path) -> None:
    for at, game in enumerate(moments(record_called(path))):
        if at % 45 == 3 or game.outcome is not None:
            text = scenario_text(game, "as it stood")
            again = Scenario(parse_yaml(text), game_called).run()
            assert again.asked() == game.asked()
            assert again.outcome == game.outcome
