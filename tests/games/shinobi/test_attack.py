"""Third order: attack (SHI-35 to SHI-48)."""

from __future__ import annotations

import pytest

from tatami.games.shinobi.events import Attacked, OrderSkipped
from tatami.games.shinobi.pieces import TAKEDA, UESUGI
from tatami.games.shinobi.table import Shinobi
from tests.clauses import clause
from tests.games.scenes import asked, legal, may, play, refusal, size, told
from tests.games.shinobi.scenes import Cards, army, lying, scene


def third(
    provinces: Cards, *orders: str, hand: str = "hojo*2 oda*2", clans: str = "hojo mori oda"
) -> Shinobi:
    """The third order of A, who has given these two (or Hojo abroad into C and at home)."""
    g = scene(provinces, {"A": hand}, clans=clans)
    return play(g, *(orders or ("place hojo > C", "home hojo")))


@clause("SHI-35", "SHI-36", "SHI-37", "SHI-38", "SHI-39", "SHI-45", "SHI-46", "SHI-EX4")
def test_the_only_legal_attack_of_the_example() -> None:
    g = scene({"A": "takeda*3 mori", "B": "uesugi*2 takeda", "C": "oda*3"}, {"A": "hojo*4"})
    play(g, "place hojo > C", "move hojo C > A")
    assert legal(g) == {"attack takeda > B.uesugi"}
    play(g, "attack takeda > B.uesugi")
    assert army(g, "B.uesugi") == 1
    assert army(g, "A.takeda") == 3


@clause("SHI-35")
def test_if_no_attack_exists_the_order_is_skipped_unasked() -> None:
    g = third({"A": "takeda", "B": "uesugi"})
    assert told(g, OrderSkipped) == [OrderSkipped(0, 3)]
    assert asked(g) == "B FirstOrder"


@clause("SHI-35")
def test_exactly_one_attack_is_made() -> None:
    g = third({"A": "takeda*3", "B": "uesugi*2 mori"})
    reason = refusal(g, "A", "skip")
    assert reason.code == "must-attack"
    play(g, "attack takeda > B.uesugi")
    assert asked(g) == "B FirstOrder"
    assert "SHI-35" in refusal(g, "A", "attack takeda > B.mori").clauses


@clause("SHI-36")
def test_the_attacking_army_must_stand_in_ones_own_province_and_may_be_of_any_clan() -> None:
    g = third({"A": "takeda*3 oda*2", "B": "uesugi", "C": "mori*4"})
    assert legal(g) == {"attack takeda > B.uesugi", "attack oda > B.uesugi"}
    reason = refusal(g, "A", "attack mori > B.uesugi")
    assert reason.code == "no-army-at-home"
    assert "SHI-36" in reason.clauses


@clause("SHI-37", "SHI-R19")
def test_an_army_in_ones_own_province_is_no_target() -> None:
    g = third({"A": "takeda*3 oda", "B": "uesugi"})
    reason = refusal(g, "A", "attack takeda > A.oda")
    assert reason.code == "target-at-home"
    assert {"SHI-37", "SHI-R19"} <= set(reason.clauses)
    assert refusal(g, "A", "attack takeda > B.mori").code == "no-such-target"


@clause("SHI-38", "SHI-R18")
@pytest.mark.parametrize(("theirs", "legal_there"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_target_must_have_fewer_cards(theirs: int, legal_there: bool) -> None:
    g = third({"A": "takeda*3", "B": f"uesugi*{theirs} mori"})
    assert may(g, "attack takeda > B.uesugi") == legal_there
    if not legal_there:
        reason = refusal(g, "A", "attack takeda > B.uesugi")
        assert (reason.code, reason.facts) == ("not-weaker", {"mine": 3, "theirs": theirs})
        assert "SHI-38" in reason.clauses


@clause("SHI-38")
def test_strength_counts_at_the_moment_of_the_attack() -> None:
    before = third({"A": "takeda*3 oda", "B": "uesugi*3 mori"})
    assert not may(before, "attack takeda > B.uesugi")
    weakened = third({"A": "takeda*3 oda", "B": "uesugi*3 mori"}, "place hojo > C", "move uesugi B > C")
    assert may(weakened, "attack takeda > B.uesugi")


@clause("SHI-R17")
def test_an_army_of_one_card_never_attacks() -> None:
    g = third({"A": "takeda*2 mori", "B": "uesugi"})
    assert legal(g) == {"attack takeda > B.uesugi"}
    assert "SHI-R17" in refusal(g, "A", "attack mori > B.uesugi").clauses


@clause("SHI-39")
def test_an_army_may_not_attack_its_own_clan() -> None:
    g = third({"A": "takeda*3", "B": "takeda uesugi"})
    reason = refusal(g, "A", "attack takeda > B.takeda")
    assert (reason.code, reason.facts) == ("same-clan", {"clan": TAKEDA})
    g = third({"A": "takeda*3", "B": "takeda"})
    assert told(g, OrderSkipped) == [OrderSkipped(0, 3)]


@clause("SHI-40", "SHI-EX5")
def test_an_army_that_received_a_card_by_the_first_order_may_not_be_attacked() -> None:
    g = scene({"A": "takeda*3", "B": "uesugi", "C": "mori"}, {"A": "uesugi hojo*3"})
    play(g, "place uesugi > B", "home hojo")
    assert army(g, "B.uesugi") == 2
    assert legal(g) == {"attack takeda > C.mori"}
    assert refusal(g, "A", "attack takeda > B.uesugi").code == "reinforced-this-turn"
    assert g.table.protected == (("B.uesugi", "placed"),)


@clause("SHI-40")
def test_an_army_into_which_a_card_was_moved_may_not_be_attacked() -> None:
    g = third({"A": "takeda*4", "B": "uesugi*2", "C": "uesugi"}, "place hojo > C", "move uesugi B > C")
    assert refusal(g, "A", "attack takeda > C.uesugi").code == "reinforced-this-turn"
    assert may(g, "attack takeda > B.uesugi")


@clause("SHI-40", "SHI-54")
def test_an_army_hit_by_a_ninja_may_not_be_attacked() -> None:
    g = third({"A": "takeda*4", "B": "uesugi*2 mori"}, "ninja > B.uesugi", "home hojo", hand="ninja hojo*3")
    reason = refusal(g, "A", "attack takeda > B.uesugi")
    assert reason.code == "hit-by-the-ninja"
    assert {"SHI-40", "SHI-54"} <= set(reason.clauses)


@clause("SHI-41", "SHI-R6")
def test_when_a_placed_card_is_moved_on_both_armies_stay_protected() -> None:
    g = scene({"A": "takeda*4", "B": "oda", "C": "oda mori"}, {"A": "oda hojo*3"})
    play(g, "place oda > B", "move oda B > C")
    assert g.table.protected == (("B.oda", "moved on"), ("C.oda", "moved in"))
    assert refusal(g, "A", "attack takeda > B.oda").code == "still-protected"
    assert refusal(g, "A", "attack takeda > C.oda").code == "reinforced-this-turn"
    assert legal(g) == {"attack takeda > C.mori"}


@clause("SHI-41", "SHI-R40")
def test_the_ban_ends_with_the_turn() -> None:
    g = scene({"A": "takeda", "B": "takeda*3 oda"}, {"A": "hojo mori*3", "B": "uesugi*4"})
    play(g, "place hojo > C", "home mori")
    assert g.table.protected == ()
    play(g, "place uesugi > C", "home uesugi")
    assert {"attack takeda > C.hojo", "attack takeda > A.mori"} <= legal(g)


@clause("SHI-42", "SHI-R7")
def test_an_army_from_which_a_card_was_moved_away_may_be_attacked() -> None:
    g = third({"A": "takeda*3", "B": "uesugi*3"}, "place hojo > C", "move uesugi B > A")
    assert legal(g) == {"attack takeda > B.uesugi"}


@clause("SHI-43", "SHI-R23")
@pytest.mark.parametrize("order", ["home takeda", "move takeda C > A"])
def test_an_army_strengthened_this_turn_may_attack(order: str) -> None:
    g = scene({"A": "takeda", "B": "uesugi", "C": "takeda"}, {"A": "hojo takeda*3"})
    play(g, "place hojo > C", order)
    assert may(g, "attack takeda > B.uesugi")


@clause("SHI-44")
def test_attacker_and_target_are_chosen_among_the_legal_pairs_and_announced() -> None:
    g = third({"A": "takeda*3 oda*2", "B": "uesugi*2 mori", "C": "uesugi"})
    assert legal(g) == {
        "attack takeda > B.uesugi",
        "attack takeda > B.mori",
        "attack takeda > C.uesugi",
        "attack oda > B.mori",
        "attack oda > C.uesugi",
    }
    play(g, "attack takeda > C.uesugi")
    assert told(g, Attacked) == [Attacked(0, TAKEDA, UESUGI, 2)]


@clause("SHI-45")
def test_an_army_that_loses_its_last_card_no_longer_exists() -> None:
    g = third({"A": "takeda*2", "B": "uesugi"})
    play(g, "attack takeda > B.uesugi")
    assert army(g, "B.uesugi") == 0
    assert lying(g, "discard") == ["uesugi"]


@clause("SHI-46", "SHI-R20")
def test_the_attacking_army_loses_nothing_and_stays() -> None:
    g = third({"A": "takeda*2", "B": "uesugi"})
    play(g, "attack takeda > B.uesugi")
    assert army(g, "A.takeda") == 2


@clause("SHI-47", "SHI-R21")
def test_the_duty_to_attack_holds_even_against_ones_own_clan() -> None:
    g = third({"A": "takeda*2", "B": "uesugi"}, clans="uesugi mori oda")
    assert legal(g) == {"attack takeda > B.uesugi"}
    reason = refusal(g, "A", "skip")
    assert reason.code == "must-attack-own-clan"
    assert {"SHI-47", "SHI-R21"} <= set(reason.clauses)
    play(g, "attack takeda > B.uesugi")
    assert army(g, "B.uesugi") == 0
    g = third({"A": "takeda*2", "B": "uesugi mori"}, clans="uesugi mori oda")
    assert refusal(g, "A", "skip").code == "must-attack"


@clause("SHI-R22")
def test_a_player_may_arrange_his_orders_so_that_no_attack_is_possible() -> None:
    g = scene({"A": "takeda*2", "B": "uesugi"}, {"A": "uesugi hojo*3"})
    play(g, "place uesugi > B", "home hojo")
    assert told(g, OrderSkipped) == [OrderSkipped(0, 3)]


@clause("SHI-R39")
def test_in_the_first_turn_of_the_game_there_is_no_attack() -> None:
    for second in ("home mori", "move hojo B > A", "move hojo B > C"):
        g = scene({}, {"A": "hojo mori*3"}, turn_number=1)
        play(g, "place hojo > B", second)
        assert told(g, OrderSkipped) == [OrderSkipped(0, 3)]


@clause("SHI-48", "SHI-R8")
def test_discarded_cards_do_not_come_back_even_when_the_deck_is_empty() -> None:
    g = scene({"A": "takeda*2", "B": "uesugi"}, {"A": "hojo*4"}, deck="oda oda")
    lost = size(g, "discard")
    play(g, "place hojo > C", "home hojo", "attack takeda > B.uesugi")
    assert size(g, "deck") == 0
    assert size(g, "discard") == lost + 1
    play(g, "place hojo > C", "home mori")
    assert size(g, "hand.B") == 2
    assert "SHI-48" in refusal(g, "C", "reshuffle discard").clauses
