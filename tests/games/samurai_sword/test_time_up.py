"""What a patient host does for a player who does not answer (the defaults of ledger 8)."""

from __future__ import annotations

from tests.games.samurai_sword.scenes import honor, resilience, scene, turn_of
from tests.games.scenes import asked, lying, play, size


def test_in_the_play_phase_the_turn_goes_on_without_a_card() -> None:
    g = scene(hands={"A": "bokken armor"})
    g.time_up()
    assert (asked(g), size(g, "hand.A")) == ("B PlayPhase", 2)


def test_who_does_not_parry_or_answer_a_cry_suffers_the_wounds() -> None:
    g = play(scene(hands={"A": "bokken battle_cry jujutsu", "B": "parry bo"}), "attack bokken > B")
    g.time_up()
    play(g, "play battle_cry")
    g.time_up()
    play(g, *["endure"] * 3, "play jujutsu")
    g.time_up()
    assert (resilience(g, "B"), size(g, "hand.B")) == (2, 2)


def test_bushido_takes_the_lowest_weapon_and_honor_only_where_there_is_none() -> None:
    for hand, tokens, given in (("nodachi bokken", 3, "bokken"), ("parry", 2, "bushido")):
        g = turn_of(scene(hands={"B": hand}, play={"B": "bushido"}, deck="parry*4 katana"), "B")
        g.time_up()
        assert (honor(g, "B"), lying(g, "discard")[-1]) == (tokens, given)


def test_ieyasu_draws_from_the_deck() -> None:
    g = turn_of(scene(deck="parry*3 bo kiseru", discard="katana"), "D")
    g.time_up()
    assert lying(g, "hand.D") == ["parry", "kiseru", "bo"]


def test_in_the_discard_phase_the_lowest_card_goes() -> None:
    g = play(scene(hands={"A": "katana bokken parry*7"}), "end")
    g.time_up()
    g.time_up()
    assert (asked(g), lying(g, "discard")) == ("B PlayPhase", ["bokken", "katana"])
