"""Ninja (SHI-49 to SHI-55)."""

from __future__ import annotations

from tatami.games.shinobi.events import NinjaPlayed
from tatami.games.shinobi.pieces import MORI
from tests.clauses import clause
from tests.games.scenes import asked, legal, may, play, refusal, size, told
from tests.games.shinobi.scenes import army, lying, scene


@clause("SHI-50", "SHI-51", "SHI-54", "SHI-EX6")
def test_a_ninja_costs_an_army_one_card_and_the_second_order_follows() -> None:
    g = scene({"A": "takeda*9", "B": "oda", "C": "mori*4"}, {"A": "ninja hojo*3"})
    play(g, "ninja > C.mori")
    assert army(g, "C.mori") == 3
    assert lying(g, "discard") == ["mori", "ninja"]
    assert told(g, NinjaPlayed) == [NinjaPlayed(0, MORI, 2)]
    assert asked(g) == "A SecondOrder"
    play(g, "home hojo")
    assert legal(g) == {"attack takeda > B.oda"}
    assert "SHI-54" in refusal(g, "A", "attack takeda > C.mori").clauses


@clause("SHI-49", "SHI-R12")
def test_a_ninja_is_played_from_the_hand_in_place_of_the_first_order_only() -> None:
    g = scene({"A": "takeda*2", "B": "oda"}, {"A": "hojo*4"})
    assert refusal(g, "A", "ninja > B.oda").code == "no-ninja-in-hand"
    g = scene({"A": "takeda*2", "B": "oda"}, {"A": "ninja hojo*3"})
    play(g, "place hojo > C")
    reason = refusal(g, "A", "ninja > B.oda")
    assert reason.code == "ninja-is-a-first-order"
    assert {"SHI-49", "SHI-22", "SHI-R12"} <= set(reason.clauses)
    play(g, "home hojo")
    assert refusal(g, "A", "ninja > B.oda").code == "ninja-is-a-first-order"


@clause("SHI-50", "SHI-R14")
def test_any_army_abroad_may_be_hit_whatever_its_strength_and_clan() -> None:
    g = scene({"A": "mori", "B": "oda*6 hojo", "C": "oda"}, {"A": "ninja*2 hojo*2"})
    assert {text for text in legal(g) if text.startswith("ninja")} == {
        "ninja > B.oda",
        "ninja > B.hojo",
        "ninja > C.oda",
    }
    reason = refusal(g, "A", "ninja > C.mori")
    assert (reason.code, reason.facts) == ("no-army-to-strike", {"province": 2, "clan": MORI})


@clause("SHI-52", "SHI-R19")
def test_a_ninja_may_not_be_played_against_ones_own_province() -> None:
    g = scene({"A": "mori*3", "B": "oda"}, {"A": "ninja hojo*3"})
    reason = refusal(g, "A", "ninja > A.mori")
    assert reason.code == "ninja-not-at-home"
    assert {"SHI-52", "SHI-R19"} <= set(reason.clauses)


@clause("SHI-53")
def test_a_ninja_needs_an_army_abroad() -> None:
    g = scene({"A": "mori*3"}, {"A": "ninja hojo*3"})
    assert all(text.startswith("place") for text in legal(g))
    assert refusal(g, "A", "ninja > B.oda").code == "no-army-abroad"


@clause("SHI-55")
def test_at_most_one_ninja_is_played_in_a_turn() -> None:
    g = scene({"A": "takeda*3", "B": "oda*3 mori"}, {"A": "ninja*2 hojo*2"})
    play(g, "ninja > B.oda")
    assert refusal(g, "A", "ninja > B.oda").code == "one-ninja-a-turn"
    play(g, "home hojo")
    assert refusal(g, "A", "ninja > B.mori").code == "one-ninja-a-turn"


@clause("SHI-R13")
def test_after_a_ninja_nothing_is_placed_abroad() -> None:
    g = play(scene({"B": "oda*3"}, {"A": "ninja hojo*3"}), "ninja > B.oda")
    reason = refusal(g, "A", "place hojo > B")
    assert reason.code == "not-after-a-ninja"
    assert "SHI-R13" in reason.clauses


@clause("SHI-R15")
def test_an_army_wiped_out_by_a_ninja_and_formed_anew_by_a_move_may_not_be_attacked() -> None:
    g = scene({"A": "takeda*3", "B": "oda mori", "C": "oda*2"}, {"A": "ninja hojo*3"})
    play(g, "ninja > B.oda", "move oda C > B")
    assert army(g, "B.oda") == 1
    assert refusal(g, "A", "attack takeda > B.oda").code == "reinforced-this-turn"
    assert may(g, "attack takeda > C.oda")


@clause("SHI-R16")
def test_the_second_order_may_move_a_card_out_of_the_army_that_was_hit() -> None:
    g = scene({"A": "takeda*3", "B": "oda*3 mori"}, {"A": "ninja hojo*3"})
    play(g, "ninja > B.oda", "move oda B > A")
    assert (army(g, "B.oda"), army(g, "A.oda")) == (1, 1)
    assert refusal(g, "A", "attack takeda > B.oda").code == "hit-by-the-ninja"


@clause("SHI-51")
def test_a_ninja_may_destroy_an_army() -> None:
    g = play(scene({"B": "oda"}, {"A": "ninja hojo*3"}), "ninja > B.oda")
    assert army(g, "B.oda") == 0
    assert size(g, "discard") == 2
