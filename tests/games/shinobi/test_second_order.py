"""Second order: place at home or move (SHI-23 to SHI-30)."""

from __future__ import annotations

from tatami.games.shinobi.events import OrderSkipped, PlacedAtHome, TroopsMoved
from tatami.games.shinobi.pieces import ARMY, MORI, ODA
from tatami.games.shinobi.table import Shinobi
from tatami.kernel.seats import EVERYBODY
from tests.clauses import clause
from tests.games.scenes import asked, legal, may, play, refusal, seen_by, told
from tests.games.shinobi.scenes import Cards, army, lying, scene


def second(provinces: Cards, hand: str = "hojo mori oda takeda") -> Shinobi:
    """A has placed Hojo into C's province, and his second order comes."""
    return play(scene(provinces, {"A": hand}), "place hojo > C")


@clause("SHI-23", "SHI-24")
def test_a_troop_card_of_any_clan_may_be_placed_at_home_face_up() -> None:
    g = scene({}, {"A": "hojo mori oda takeda"}, deck="", turns_left=1)
    play(g, "place hojo > C")
    assert {text for text in legal(g) if text.startswith("home")} == {"home mori", "home oda", "home takeda"}
    play(g, "home oda")
    assert lying(g, "hand.A") == ["mori", "takeda"]
    (card,) = g.places[ARMY[0][ODA]]
    assert seen_by(card) == EVERYBODY
    assert told(g, PlacedAtHome) == [PlacedAtHome(0, ODA)]


@clause("SHI-23")
def test_after_placing_at_home_nothing_can_be_moved_and_after_moving_nothing_placed() -> None:
    for text in ("home oda", "move uesugi B > A"):
        g = play(second({"A": "takeda*3", "B": "uesugi*2"}), text)
        assert asked(g) == "A ArmyToAttack"
        for other in ("home mori", "move uesugi B > C"):
            assert "SHI-23" in refusal(g, "A", other).clauses


@clause("SHI-24")
def test_the_second_order_places_nothing_abroad() -> None:
    reason = refusal(second({}), "A", "place oda > B")
    assert reason.code == "placing-abroad-came-first"
    assert "SHI-24" in reason.clauses


@clause("SHI-25", "SHI-27")
def test_a_card_may_be_moved_home_or_from_one_foreign_province_to_another() -> None:
    g = second({"A": "oda", "B": "mori*2"})
    assert {text for text in legal(g) if text.startswith("move")} == {
        "move mori B > A",
        "move mori B > C",
        "move hojo C > A",
        "move hojo C > B",
    }
    play(g, "move mori B > C")
    assert (army(g, "B.mori"), army(g, "C.mori")) == (1, 1)
    assert told(g, TroopsMoved) == [TroopsMoved(0, MORI, 1, 2)]
    g = play(second({"A": "oda", "B": "mori*2"}), "move mori B > A")
    assert (army(g, "B.mori"), army(g, "A.mori")) == (1, 1)


@clause("SHI-25", "SHI-R41")
def test_source_and_destination_must_differ() -> None:
    g = second({"B": "mori*2"})
    assert refusal(g, "A", "move mori B > B").code == "same-province"
    assert refusal(g, "A", "move hojo C > C").code == "same-province"


@clause("SHI-R41")
def test_only_one_move_is_made_so_a_card_cannot_be_moved_there_and_back() -> None:
    g = play(second({"A": "takeda*3", "B": "mori*2"}), "move hojo C > B")
    assert asked(g) == "A ArmyToAttack"
    assert refusal(g, "A", "move hojo B > C").code == "second-order-is-given"


@clause("SHI-25")
def test_where_no_such_troops_stand_none_can_be_moved() -> None:
    reason = refusal(second({"B": "mori"}), "A", "move oda B > C")
    assert (reason.code, reason.facts) == ("no-troops-to-move", {"province": 1, "clan": ODA})


@clause("SHI-26")
def test_troops_may_not_be_moved_out_of_ones_own_province() -> None:
    reason = refusal(second({"A": "mori*2"}), "A", "move mori A > B")
    assert reason.code == "not-out-of-own-province"
    assert "SHI-26" in reason.clauses


@clause("SHI-28")
def test_exactly_one_card_is_moved_and_it_may_be_the_last_of_its_army() -> None:
    g = play(second({"B": "mori*3 oda"}), "move mori B > C")
    assert (army(g, "B.mori"), army(g, "C.mori")) == (2, 1)
    g = play(second({"B": "mori*3 oda"}), "move oda B > C")
    assert (army(g, "B.oda"), army(g, "C.oda")) == (0, 1)


@clause("SHI-29", "SHI-R5")
def test_the_card_just_placed_may_be_moved_on_even_home() -> None:
    for goal in "AB":
        g = play(second({}), f"move hojo C > {goal}")
        assert (army(g, "C.hojo"), army(g, f"{goal}.hojo")) == (0, 1)


@clause("SHI-30", "SHI-R12")
def test_a_ninja_is_never_laid_into_a_province() -> None:
    g = scene({"B": "mori"}, {"A": "ninja*2 hojo oda"})
    assert "place ninja > B" not in legal(g)
    assert refusal(g, "A", "place ninja > B").code == "ninja-is-no-troop"
    play(g, "place hojo > C")
    assert "home ninja" not in legal(g)
    assert refusal(g, "A", "home ninja").code == "ninja-is-no-troop"


@clause("SHI-R4")
def test_without_troop_cards_a_move_is_compulsory_and_without_troops_abroad_a_placement() -> None:
    g = play(scene({"B": "mori"}, {"A": "oda ninja*2"}, deck="", turns_left=1), "place oda > B")
    assert all(text.startswith("move") for text in legal(g))
    assert refusal(g, "A", "skip").code == "must-move"
    g = play(scene({"B": "mori"}, {"A": "oda*2 ninja"}, deck="", turns_left=1), "ninja > B.mori")
    assert legal(g) == {"home oda"}
    assert refusal(g, "A", "skip").code == "must-place-at-home"


@clause("SHI-R4", "SHI-18")
def test_with_only_ninja_left_and_no_troops_abroad_the_second_order_is_skipped_but_asked() -> None:
    g = play(scene({"B": "mori"}, {"A": "ninja*3"}, deck="", turns_left=1), "ninja > B.mori")
    assert asked(g) == "A SecondOrder"
    assert legal(g) == {"skip"}
    play(g, "skip")
    assert told(g, OrderSkipped)[:2] == [OrderSkipped(0, 2), OrderSkipped(0, 3)]


@clause("SHI-R11")
def test_the_second_order_is_compulsory() -> None:
    g = second({"B": "mori"})
    assert "skip" not in legal(g)
    assert "SHI-R11" in refusal(g, "A", "skip").clauses
    assert may(g, "home oda")
