"""The charger, the plain opponent by which the sensible player is measured: what it does and nothing more."""

from __future__ import annotations

import pytest

from tatami.games.senjutsu import RULES
from tatami.games.senjutsu.charger import Charger
from tatami.games.senjutsu.table import Fight
from tatami.kernel.seats import letter
from tatami.players import RandomPlayer, play_match
from tests.games.senjutsu.fights import answer, change, fight, hold, lay, passing, stand
from tests.games.senjutsu.sitters import answer_of, answers_of


def facing(apart: int) -> Fight:
    g = fight("student", "master")
    stand(g, "A", "0,1", 0)
    return stand(g, "B", f"0,{1 - apart}", 3)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"sides": "pairs"})])
def test_chargers_finish_and_play_alike_from_the_same_seed(seats: int, options: dict[str, object]) -> None:
    def said() -> list[str]:
        players = [Charger(seat, seats, seat) for seat in range(seats)]
        match = play_match(RULES, seats, options, players, "chargers")
        return [f"{letter(seat)}: {answer.text}" for seat, answer in match.acts]

    assert said() == said()


def test_a_charger_beats_random_play() -> None:
    wins = 0
    for game in range(12):
        chair = game % 2
        players = [Charger(s, 2, game) if s == chair else RandomPlayer(s, 2, game) for s in range(2)]
        outcome = play_match(RULES, 2, {"characters": "dealt"}, players, f"charger {game}").game.outcome
        assert outcome is not None
        wins += chair in outcome.winners
    assert wins >= 9


def test_it_lays_what_strikes_hardest_where_the_foe_stands_now() -> None:
    g = change(hold(facing(1), "A", "plain_cut", "severing_cut", "plain_guard"), "A", focus=1)
    assert set(answers_of(g, "A", player=Charger)) == {"lay severing_cut"}


def test_it_steps_nearer_where_nothing_strikes() -> None:
    g = hold(hold(facing(4), "A", "horizontal_cut", "deep_breath"), "B", "plain_guard")
    assert set(answers_of(g, "A", player=Charger)) == {"lay light_feet"}
    g = answer(lay(g, B="plain_guard"), "B: value 2", "B: go 0,-3 3")
    g = passing(g, "WayToGo")
    assert answer_of(g, "A", Charger) == "go 0,0 0"


def test_it_guards_at_the_value_at_which_it_was_last_hit() -> None:
    g = hold(hold(facing(1), "A", "deep_breath", "steel_guard"), "B", "plain_cut")
    g = passing(lay(g, A="deep_breath", B="plain_cut"), "WayToGo", "KamaeToChange")
    while g.table.turn == 1:
        seat = g.asked()[0]
        g.act(seat, next((a for a in g.legal(seat) if a.text == "pass"), g.legal(seat)[0]))
    assert g.table.fighters[0].wounds == 1
    hold(stand(g, "B", "0,-2", 3), "A", "steel_guard")
    assert "lay steel_guard" in answers_of(g, "A", player=Charger)
    g = passing(answer(g, "A: lay steel_guard", "B: lay centre_of_the_circle"), "InitiativeToChoose")
    assert answer_of(g, "A", Charger) == "value 5"
