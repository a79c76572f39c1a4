"""A match: whom it asks, what it tells the players, and that it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from tatami.games import EVERY_GAME, template, tenno
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.reasons import TatamiError
from tatami.kernel.rules import Rules
from tatami.kernel.views import View, events_for
from tatami.players import Player, RandomPlayer, play_match
from tests.hall.market import MARKET
from tests.kernel.toys import BELL, WHISPER


class Watcher:
    """Takes the first answer and keeps what it was shown."""

    wants_view: ClassVar[bool] = True

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.views: list[View[Any]] = []

    def observe(self, events: Sequence[Event]) -> None:
        self.events += events

    def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
        self.views.append(view)
        return legal[0]


def dice(seats: int, seed: int = 1) -> list[Player]:
    return [RandomPlayer(seat, seats, seed + seat) for seat in range(seats)]


@pytest.mark.parametrize("rules", EVERY_GAME.values(), ids=EVERY_GAME)
def test_random_players_finish_every_game_and_every_answer_is_kept(rules: Rules[Any]) -> None:
    for seats in rules.seat_counts:
        match = play_match(rules, seats, None, dice(seats), seed=5)
        assert match.game.outcome is not None
        assert len(match.acts) == match.game.acts
        again = rules.new(seats, match.game.options, 5)
        for seat, answer in match.acts:
            again.act(seat, answer)
        assert again.outcome == match.game.outcome


def test_the_same_seed_and_players_give_the_same_match() -> None:
    first = play_match(tenno.RULES, 4, None, dice(4), seed="a")
    second = play_match(tenno.RULES, 4, None, dice(4), seed="a")
    other = play_match(tenno.RULES, 4, None, dice(4), seed="b")
    assert first.acts == second.acts
    assert first.acts != other.acts


def test_a_player_is_told_everything_it_may_know_before_it_chooses() -> None:
    watcher = Watcher()
    match = play_match(tenno.RULES, 3, None, [watcher, *dice(3)[1:]], seed=3)
    last = watcher.views[-1]
    assert last.seat == 0
    assert all(view.asked()[0] == 0 for view in watcher.views)
    assert len(watcher.events) == last.sequence
    assert watcher.events == events_for(match.game, 0)[: last.sequence]


def test_a_player_that_wants_no_view_gets_none_and_no_events() -> None:
    class Blind(Watcher):
        wants_view = False

    blind = Blind()
    play_match(tenno.RULES, 2, None, [blind, *dice(2)[1:]], seed=3)
    assert blind.events == []
    assert set(blind.views) == {None}


def test_sealed_questions_are_asked_of_each_seat_in_turn() -> None:
    match = play_match(template.RULES, 3, None, dice(3), seed=1)
    assert [seat for seat, _ in match.acts[:6]] == [0, 1, 2, 0, 1, 2]


def test_where_the_first_answer_counts_for_all_no_chair_is_always_the_quickest() -> None:
    first = {play_match(BELL, 3, None, dice(3), seed).acts[0][0] for seed in range(30)}
    assert first == {0, 1, 2}


def test_a_match_that_goes_round_in_circles_is_stopped_with_an_error() -> None:
    class Whisperer(RandomPlayer):
        def choose(self, view: View[Any], legal: Sequence[Answer]) -> Answer:
            return WHISPER

    with pytest.raises(TatamiError) as stopped:
        play_match(BELL, 2, None, [Whisperer(0, 2, 1), Whisperer(1, 2, 1)], seed=9, most_acts=50)
    assert stopped.value.code == "match-without-end"
    assert stopped.value.facts == {"game": "bell", "acts": 50, "seed": "9"}


def test_where_nobody_keeps_a_clock_options_have_the_values_for_that_unless_they_are_given() -> None:
    assert MARKET.new(3).options["glass"] == 60
    assert play_match(MARKET, 3, None, dice(3), seed=1).game.options["glass"] == 0
    assert play_match(MARKET, 3, {"glass": 30}, dice(3), seed=1).game.options["glass"] == 30
