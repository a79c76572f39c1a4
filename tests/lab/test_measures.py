"""What is counted of every seat in a finished game: means over all seats and over the winners."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games import EVERY_GAME, senji
from tatami.hooks.laboratory import laboratory_of
from tatami.kernel.outcome import Outcome
from tatami.kernel.rules import Rules
from tatami.lab.page import page
from tatami.lab.simulate import simulate
from tatami.lab.survey import Survey
from tatami.lab.tally import Tally
from tatami.lab.wording import decimal
from tatami.players.match import play_match
from tatami.players.player import RandomPlayer
from tatami.words.catalogue import LANGUAGES, Words


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_every_game_counts_what_it_announced(rules: Rules[Any]) -> None:
    seats = rules.seat_counts[0]
    options = {"years": 2} if rules.name == "senji" else None
    g = play_match(rules, seats, options, [RandomPlayer(s, seats, s) for s in range(seats)], 3).game
    counted = laboratory_of(rules)
    found = counted.measures_of(g, counted.notebook())
    assert set(found) == set(laboratory_of(rules).measures)
    for measure, by_seat in found.items():
        assert [len(numbers) for numbers in by_seat] == [len(counted.measures[measure])] * seats
    assert counted.per_turn | counted.rare <= set(counted.measures)
    assert set(counted.against) <= set(counted.traits)
    uses = counted.cards_of(g, counted.notebook())
    assert len(uses) == (seats if counted.cards else 0)
    assert {use.card for cards in uses for use in cards} <= set(counted.cards)
    assert g.outcome is not None
    assert counted.ended_by(g) in {*rules.endings, *counted.more_endings}


def test_means_are_over_all_seats_and_over_the_winners() -> None:
    tally = Tally(2)
    tally.count_measures(
        Outcome((1,), "shogun"), {"source": ("battle", "display")}, {"source": [(1, 0), (5, 2)]}
    )
    tally.count_measures(
        Outcome((0,), "shogun"), {"source": ("battle", "display")}, {"source": [(3, 0), (1, 4)]}
    )
    assert tally.measured["source", "battle", False] == 10
    assert tally.measured["source", "battle", True] == 8
    assert tally.measured["source", "display", True] == 2
    assert tally.winners == 2


def test_honour_by_source_adds_up_to_the_score() -> None:
    found = simulate(senji.RULES, ["sensible"] * 3, 2, seed=1)
    assert found.mean_scores is not None
    total = sum(part.mean for part in found.measures["source"].values())
    assert total == pytest.approx(sum(found.mean_scores) / 3)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_what_was_counted(lang: str) -> None:
    found = simulate(senji.RULES, ["sensible"] * 3, 1, seed=1)
    words = Words(lang)
    text = page(Survey("senji", 1, 1, "1", {}, {"sensible": {"3": found}}), words)
    for part in senji.RULES.measures["deed"]:
        assert f"| {words.text(f'senji-deed-{part}')} | " in text


def test_numbers_below_zero_keep_their_sign() -> None:
    words = Words("en")
    assert decimal(words, -0.5) == "−0.5"
    assert decimal(words, -12.04) == "−12.0"
    assert decimal(words, -0.04) == "0.0"
