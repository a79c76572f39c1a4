"""Defeat (SAM-98 to SAM-102)."""

from __future__ import annotations

import pytest

from tatami.games.samurai_sword.events import Defeated, HonorGiven
from tests.clauses import clause
from tests.games.samurai_sword.scenes import honor, resilience, scene
from tests.games.scenes import asked, may, play, refusal, told

COUNTS = (3, 4, 5, 6, 7)
CRIES = ("battle_cry", "jujutsu")


@clause("SAM-98", "SAM-99")
@pytest.mark.parametrize("seats", COUNTS)
def test_whoever_loses_the_last_resilience_gives_one_honor_to_the_one_who_did_it(seats: int) -> None:
    g = scene(seats, hands={"A": "bokken"}, resilience={"B": 1})
    before = g.table.honor
    play(g, "attack bokken > B", "endure")
    assert told(g, Defeated) == [Defeated(1, 0)]
    assert told(g, HonorGiven) == [HonorGiven(1, 0)]
    assert g.table.honor == (before[0] + 1, before[1] - 1, *before[2:])


@clause("SAM-98")
@pytest.mark.parametrize("answer", ["endure", "parry"])
def test_nobody_is_defeated_who_keeps_a_token(answer: str) -> None:
    g = scene(4, hands={"A": "bokken"}, resilience={"B": 2 if answer == "endure" else 1})
    play(g, "attack bokken > B", answer)
    assert resilience(g, "B") == 1
    assert told(g, Defeated) == []
    assert honor(g, "A") == 5


@clause("SAM-99")
def test_the_token_is_neither_kept_nor_given_to_another() -> None:
    g = scene(4, hands={"A": "katana"}, resilience={"B": 1})
    play(g, "attack katana > B")
    for text in ("keep honor", "give honor elsewhere"):
        assert refusal(g, "B", text).clauses == ("SAM-99",)
    play(g, "endure")
    assert asked(g) == "A PlayPhase"  # nothing was asked about it
    assert (honor(g, "A"), honor(g, "B")) == (6, 2)


@clause("SAM-99", "SAM-60", "SAM-R93")
def test_the_token_is_given_within_a_team_too() -> None:
    g = scene(4, hands={"A": "katana"}, resilience={"C": 1})  # the Samurai, two steps away
    play(g, "attack katana > C", "endure")
    assert (honor(g, "A"), honor(g, "C")) == (6, 2)
    assert g.outcome is None


@clause("SAM-100", "SAM-R8")
@pytest.mark.parametrize("cry", CRIES)
def test_battle_cry_and_jujutsu_defeat_for_the_player_of_the_card(cry: str) -> None:
    g = scene(5, hands={"C": cry}, resilience={"A": 1, "E": 1}, turn="C")
    play(g, f"play {cry}")
    assert asked(g).startswith("D ")
    play(g, *["endure"] * 4)
    assert told(g, Defeated) == [Defeated(4, 2), Defeated(0, 2)]
    assert g.table.honor == (4, 3, 5, 3, 2)


@clause("SAM-100")
@pytest.mark.parametrize("cry", CRIES)
def test_the_next_to_answer_does_not_pay_for_the_one_before(cry: str) -> None:
    g = scene(4, hands={"A": cry}, resilience={"B": 1})
    play(g, f"play {cry}", "endure")
    assert (honor(g, "A"), honor(g, "B")) == (6, 2)
    play(g, "endure", "endure")
    assert g.table.honor == (6, 2, 3, 3)


@clause("SAM-101", "SAM-106", "SAM-R89")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_game_ends_when_a_defeated_player_has_given_the_last_honor(seats: int) -> None:
    g = scene(seats, hands={"A": "katana"}, resilience={"B": 1}, honor={"B": 1})
    before = honor(g, "A")
    play(g, "attack katana > B", "endure")
    assert g.outcome is not None
    assert asked(g) == ""
    assert (honor(g, "A"), honor(g, "B")) == (before + 1, 0)


@clause("SAM-101", "SAM-R9", "SAM-106")
@pytest.mark.parametrize("cry", CRIES)
def test_the_end_comes_in_the_middle_of_a_cry(cry: str) -> None:
    g = scene(5, hands={"A": cry}, resilience={"B": 1, "C": 1}, honor={"B": 1, "C": 1})
    play(g, f"play {cry}", "endure")
    assert g.outcome is not None
    assert told(g, Defeated) == [Defeated(1, 0)]
    assert (resilience(g, "C"), honor(g, "C")) == (1, 1)


@clause("SAM-101")
def test_the_game_goes_on_while_every_player_has_honor() -> None:
    g = scene(4, hands={"A": "katana"}, resilience={"B": 1}, honor={"B": 2})
    play(g, "attack katana > B", "endure")
    assert g.outcome is None
    assert honor(g, "B") == 1


@clause("SAM-102", "SAM-53", "SAM-45")
def test_a_defeated_player_stays_harmless_until_his_own_next_turn() -> None:
    g = scene(4, hands={"A": "katana parry", "B": "bokken", "C": "parry bokken"}, resilience={"C": 1})
    play(g, "attack katana > C", "endure", "end")
    assert refusal(g, "B", "attack bokken > C").code == "harmless-without-resilience"
    play(g, "end")
    assert asked(g) == "C PlayPhase"
    assert resilience(g, "C") == 5
    play(g, "end", "draw deck", "end", "end")  # D is Ieyasu
    assert asked(g) == "B PlayPhase"
    assert may(g, "attack bokken > C")


@clause("SAM-102", "SAM-44")
def test_with_an_empty_hand_a_player_is_harmless_even_after_recovering() -> None:
    g = scene(
        4, hands={"A": "katana", "B": "focus", "C": "bokken"}, resilience={"B": 1}, deck="focus*5 armor*2"
    )
    play(g, "attack katana > B", "endure", "end")
    assert resilience(g, "B") == 5
    play(g, "play focus", "play armor", "play armor", "end")
    assert asked(g) == "C PlayPhase"
    assert refusal(g, "C", "attack bokken > B").code == "harmless-without-cards"
