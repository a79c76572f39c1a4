"""First order: place troops abroad (SHI-20 to SHI-22)."""

from __future__ import annotations

from tatami.games.shinobi.events import OrderSkipped, PlacedAbroad
from tatami.games.shinobi.pieces import ARMY, ODA
from tatami.kernel.seats import EVERYBODY
from tests.clauses import clause
from tests.games.scenes import asked, legal, play, refusal, seen_by, told
from tests.games.shinobi.scenes import army, lying, scene


@clause("SHI-20")
def test_a_troop_card_from_the_hand_goes_face_up_into_another_province() -> None:
    g = scene({}, {"A": "oda mori*3"})
    play(g, "place oda > B")
    assert lying(g, "hand.A") == ["mori", "mori", "mori"]
    (card,) = g.places[ARMY[1][ODA]]
    assert seen_by(card) == EVERYBODY
    assert told(g, PlacedAbroad) == [PlacedAbroad(0, ODA, 1)]


@clause("SHI-20", "SHI-21")
def test_the_card_may_be_of_any_clan_and_go_into_any_province_but_ones_own() -> None:
    g = scene({}, {"B": "hojo oda takeda uesugi"}, turn="B", clans="hojo mori oda takeda")
    assert legal(g) == {f"place {clan} > {p}" for clan in ("hojo", "oda", "takeda", "uesugi") for p in "ACD"}
    assert refusal(g, "B", "place oda > B").code == "own-province"


@clause("SHI-20")
def test_one_cannot_place_a_card_that_one_does_not_hold() -> None:
    g = scene({}, {"A": "oda mori*3"})
    reason = refusal(g, "A", "place takeda > B")
    assert (reason.code, reason.facts) == ("not-in-hand", {"card": 3})


@clause("SHI-22")
def test_instead_of_placing_one_may_play_a_ninja_but_not_both() -> None:
    g = scene({"B": "oda*2"}, {"A": "ninja hojo*3"})
    assert legal(g) == {"place hojo > B", "place hojo > C", "ninja > B.oda"}
    play(g, "ninja > B.oda")
    assert asked(g) == "A SecondOrder"
    assert "SHI-22" in refusal(g, "A", "place hojo > B").clauses
    g = scene({"B": "oda*2"}, {"A": "ninja hojo*3"})
    play(g, "place hojo > B")
    assert "SHI-22" in refusal(g, "A", "ninja > B.oda").clauses


@clause("SHI-R10")
def test_the_first_order_is_compulsory_although_a_ninja_is_held() -> None:
    g = scene({"B": "oda*2"}, {"A": "ninja hojo*3"})
    assert "SHI-R10" in refusal(g, "A", "skip").clauses


@clause("SHI-R2", "SHI-18")
def test_a_hand_of_ninja_without_an_army_abroad_skips_the_first_order_but_is_asked() -> None:
    g = scene({"A": "oda*2"}, {"A": "ninja*3"}, deck="", turns_left=2)
    assert asked(g) == "A FirstOrder"
    assert legal(g) == {"skip"}
    play(g, "skip")
    assert told(g, OrderSkipped) == [OrderSkipped(0, 1)]
    assert asked(g) == "A SecondOrder"


@clause("SHI-R3")
def test_a_hand_of_ninja_must_be_used_if_an_army_stands_abroad() -> None:
    g = scene({"C": "oda"}, {"A": "ninja*3"}, deck="", turns_left=2)
    assert legal(g) == {"ninja > C.oda"}
    reason = refusal(g, "A", "skip")
    assert reason.code == "must-play-a-ninja"
    assert {"SHI-17", "SHI-R3"} <= set(reason.clauses)
    play(g, "ninja > C.oda")
    assert army(g, "C.oda") == 0
