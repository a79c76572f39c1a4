"""The turn (SHI-15 to SHI-19) and the last round (SHI-61 to SHI-63)."""

from __future__ import annotations

from tatami.games.shinobi.events import OrderSkipped, TurnBegan
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.scenes import asked, legal, may, play, refusal, size, told
from tests.games.shinobi.scenes import army, scene


@clause("SHI-15", "SHI-16")
def test_a_turn_is_first_order_second_order_attack() -> None:
    g = scene({"A": "takeda*3", "B": "uesugi"}, {"A": "oda*4"})
    assert asked(g) == "A FirstOrder"
    play(g, "place oda > C")
    assert asked(g) == "A SecondOrder"
    play(g, "home oda")
    assert asked(g) == "A ArmyToAttack"
    play(g, "attack takeda > B.uesugi")
    assert asked(g) == "B FirstOrder"


@clause("SHI-16", "SHI-EX1")
def test_an_attack_before_a_placement_or_a_placement_before_its_order_is_refused() -> None:
    g = scene({"A": "takeda*3", "B": "uesugi"}, {"A": "oda*4"})
    assert refusal(g, "A", "attack takeda > B.uesugi").code == "attack-comes-last"
    assert refusal(g, "A", "home oda").code == "second-order-comes-later"
    assert refusal(g, "A", "move uesugi B > C").code == "second-order-comes-later"
    play(g, "place oda > C")
    assert "SHI-16" in refusal(g, "A", "attack takeda > B.uesugi").clauses


@clause("SHI-16")
def test_after_the_second_order_nothing_can_be_placed_or_moved() -> None:
    g = scene({"A": "takeda*3", "B": "uesugi"}, {"A": "oda*4"})
    play(g, "place oda > C", "home oda")
    for text in ("place oda > B", "home oda", "move uesugi B > C"):
        assert "SHI-16" in refusal(g, "A", text).clauses


@clause("SHI-17")
def test_an_order_that_can_be_given_must_be_given() -> None:
    g = scene({"A": "takeda*3", "B": "uesugi"}, {"A": "oda*4"})
    for text in ("place oda > C", "home oda", "attack takeda > B.uesugi"):
        assert "skip" not in legal(g)
        assert "SHI-17" in refusal(g, "A", "skip").clauses
        play(g, text)


@clause("SHI-18")
def test_an_order_that_everybody_sees_is_impossible_is_skipped_unasked() -> None:
    g = scene({"A": "takeda"}, {"A": "mori", "B": "", "C": ""}, deck="", turns_left=2, clans="hojo mori oda")
    play(g, "place mori > B", "move mori B > A")
    # A's armies are too weak to attack; B has no cards to place, and none abroad he could move but A's.
    assert told(g, OrderSkipped) == [OrderSkipped(0, 3), OrderSkipped(1, 1)]
    assert asked(g) == "B SecondOrder"
    assert legal(g) == {f"move {c} A > {p}" for c in ("mori", "takeda") for p in "BC"}


@clause("SHI-18", "SHI-R4")
def test_with_neither_cards_nor_troops_abroad_a_whole_turn_is_skipped_unasked() -> None:
    g = scene({}, {"A": "", "B": "", "C": "oda"}, deck="", turn="A", turns_left=2)
    assert legal(g) == {"skip"}
    play(g, "skip")
    skipped = [OrderSkipped(0, 1), OrderSkipped(0, 2), OrderSkipped(0, 3)]
    assert told(g, OrderSkipped) == skipped + [OrderSkipped(1, order) for order in (1, 2, 3)]
    assert asked(g) == "C FirstOrder"


@clause("SHI-19")
def test_after_the_third_order_the_hand_is_refilled_and_the_player_to_the_left_is_next() -> None:
    g = scene({}, clans="hojo mori oda takeda uesugi", turn="D")
    for name, left in ("DE", "EA", "AB", "BC", "CD"):
        assert asked(g) == f"{name} FirstOrder"
        play(g, f"place oda > {left}", f"move oda {left} > {name}")
        if asked(g) == f"{name} ArmyToAttack":
            play(g, min(legal(g)))
        assert size(g, f"hand.{name}") == 4
    assert asked(g) == "D FirstOrder"
    assert [letter(event.seat) for event in told(g, TurnBegan)] == list("EABCD")


@clause("SHI-3", "SHI-71")
def test_every_player_gives_orders_to_troops_of_every_clan_served_or_neutral() -> None:
    # A serves Hojo; Takeda and Uesugi are neutral.
    g = scene({"A": "takeda*3", "B": "uesugi mori*2"}, {"A": "mori oda uesugi hojo"})
    assert all(may(g, f"place {clan} > B") for clan in ("mori", "oda", "uesugi", "hojo"))
    play(g, "place oda > C")
    assert all(may(g, f"home {clan}") for clan in ("mori", "uesugi", "hojo"))
    assert all(may(g, f"move {clan} B > C") for clan in ("uesugi", "mori"))
    play(g, "home hojo")
    assert legal(g) == {"attack takeda > B.uesugi", "attack takeda > B.mori"}


@clause("SHI-61", "SHI-62", "SHI-EX3")
def test_when_b_draws_the_last_card_c_a_and_b_have_one_more_turn_each() -> None:
    g = scene({}, {"A": "oda*4", "B": "oda*4", "C": "mori*4"}, deck="hojo", turn="B")
    play(g, "place oda > C", "move oda C > A")
    assert g.table.turns_left == 2
    for name, card, goal in (("C", "mori", "A"), ("A", "oda", "B"), ("B", "oda", "C")):
        assert asked(g) == f"{name} FirstOrder"
        play(g, f"place {card} > {goal}", f"home {card}")
        if asked(g) == f"{name} ArmyToAttack":
            play(g, min(legal(g)))
    assert asked(g) == ""
    assert g.outcome is not None
    assert g.table.turns_left == 0


@clause("SHI-63", "SHI-59", "SHI-R27")
def test_in_the_last_round_orders_are_compulsory_and_nobody_draws() -> None:
    g = scene({"A": "takeda*2", "B": "uesugi"}, {"A": "oda*3"}, deck="", turns_left=1)
    assert "SHI-17" in refusal(g, "A", "skip").clauses
    play(g, "place oda > C", "home oda")
    assert "SHI-35" in refusal(g, "A", "skip").clauses
    play(g, "attack takeda > B.uesugi")
    assert size(g, "hand.A") == 1
    assert army(g, "B.uesugi") == 0
