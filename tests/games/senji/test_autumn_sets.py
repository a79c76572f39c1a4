"""Autumn: combinations (SEN-158 to SEN-160, SEN-194, SEN-239), the diplomatic action (SEN-156, SEN-157)."""

from __future__ import annotations

import pytest

from tatami.games.senji.events.autumn import CombinationMade, EnvoysSent, WildCardUsed
from tatami.games.senji.pieces import FROM_COMBINATION, FROM_DIPLOMACY
from tests.clauses import clause
from tests.games.scenes import asked, sees, told
from tests.games.senji.scenes_autumn import BOX, acting, family, honour, legal, lying, play, why

ANIMALS = "pine_4 pine_8 iris_2 plum_5"
OTHERS = "green_support_1 blue_trade_2 black_member_wife red_trade_3 violet_support_3"
"""One card of each family but A's."""


def picks(cards: str) -> list[str]:
    return [f"pick {card}" for card in cards.split()]


# --- combinations -------------------------------------------------------------------------------


@clause("SEN-158", "SEN-26", "SEN-EX9")
@pytest.mark.parametrize(
    ("name", "cards", "gained"),
    [
        ("animals", ANIMALS, 8),
        ("suns", "pine_6 pine_12 plum_3 kiku_9", 12),
        ("trio", "pine_7 plum_7 kiku_7", 4),
        ("quartet", "pine_7 plum_7 kiku_7 iris_7", 10),
        ("path4", "kiku_3 kiku_5 kiku_4 kiku_6", 10),
        ("path6", "iris_7 iris_8 iris_9 iris_10 iris_11 iris_12", 24),
    ],
)
def test_a_combination_gives_its_honour(name: str, cards: str, gained: int) -> None:
    g = acting("A", hanafuda={"A": cards + " plum_12"})
    play(g, *picks(cards))
    assert f"combine {name}" in legal(g)
    play(g, f"combine {name}")
    assert honour(g) == [gained, 0, 0, 0]
    assert g.table.honour_from[0][FROM_COMBINATION] == gained
    assert lying(g, "hanafuda.A") == ["plum_12"]
    assert told(g, CombinationMade) == [CombinationMade(0, [of.id for of in BOX.combinations].index(name))]
    assert asked(g) == "A AutumnActions"


@clause("SEN-239", "SEN-159")
def test_cards_are_discarded_openly_in_the_order_of_picking_the_last_on_top() -> None:
    g = acting("A", hanafuda={"A": ANIMALS}, discard="kiku_1")
    play(g, "pick plum_5", "pick iris_2", "pick pine_8", "pick pine_4", "combine animals")
    assert lying(g, "discard") == ["kiku_1", "plum_5", "iris_2", "pine_8", "pine_4"]
    assert sees(g, "spectator", "discard") == lying(g, "discard")


@clause("SEN-160")
def test_several_combinations_may_be_discarded_and_a_complete_one_kept() -> None:
    g = acting("A", hanafuda={"A": ANIMALS + " pine_7 plum_7 kiku_7 pine_1 plum_1 iris_1"})
    play(g, *picks(ANIMALS), "combine animals", *picks("pine_7 plum_7 kiku_7"), "combine trio", "done")
    assert (honour(g)[0], lying(g, "hanafuda.A")) == (12, ["iris_1", "pine_1", "plum_1"])


@clause("SEN-158", "SEN-R73")
def test_a_pick_must_still_lead_to_a_set_that_the_hand_can_complete() -> None:
    g = acting("A", hanafuda={"A": "pine_7 pine_7 plum_7 kiku_7 kiku_8 plum_11 plum_12 plum_1 plum_2"})
    assert legal(g, begin="pick") == ["pick pine_7", "pick plum_7", "pick kiku_7"]
    for card in ("kiku_8", "plum_12", "plum_1"):
        assert why(g, "A", f"pick {card}") == ("leads-to-no-set", {"SEN-158", "SEN-R73"})
    play(g, "pick pine_7")
    assert why(g, "A", "pick pine_7")[0] == "leads-to-no-set", "a trio has three colours"
    assert why(g, "A", "pick iris_7")[0] == "card-not-held"
    play(g, "pick plum_7")
    assert why(g, "A", "pick plum_7") == ("picked-already", {"SEN-159"})


@clause("SEN-158")
def test_no_card_too_many_none_too_few_and_none_of_another_kind() -> None:
    g = acting("A", hanafuda={"A": "pine_7 plum_7 kiku_7 iris_7"})
    assert why(g, "A", "combine trio") == ("set-lacks-cards", {"SEN-158"})
    play(g, "pick pine_7", "pick plum_7")
    assert why(g, "A", "combine trio") == ("set-lacks-cards", {"SEN-158"})
    play(g, "pick kiku_7", "pick iris_7")
    assert why(g, "A", "combine trio") == ("set-has-too-many", {"SEN-158"})
    assert why(g, "A", "combine animals") == ("not-that-set", {"SEN-158", "SEN-R73"})
    assert why(g, "A", "envoys") == ("envoys-carry-diplomacy", {"SEN-156"})
    assert legal(g, begin="combine") == ["combine quartet"]


@clause("SEN-159")
def test_one_card_serves_one_combination() -> None:
    g = acting("A", hanafuda={"A": "pine_7 plum_7 kiku_7 kiku_8 kiku_9 kiku_10"})
    play(g, *picks("pine_7 plum_7 kiku_7"), "combine trio")
    assert why(g, "A", "pick kiku_7")[0] == "card-not-held"
    assert legal(g, begin="pick") == []


@clause("SEN-158")
def test_picks_are_private_and_free_to_take_back() -> None:
    g = acting("A", hanafuda={"A": ANIMALS})
    since = g.sequence
    play(g, "pick plum_5", "pick pine_4", "put back plum_5")
    assert sees(g, "A", "draft.A") == ["pick:pine_4"]
    assert sees(g, "B", "draft.A") == sees(g, "spectator", "draft.A") == []
    assert g.revealed(since) == 0, "so it can be undone"
    assert why(g, "A", "put back plum_5") == ("not-picked", {"SEN-158", "SEN-156"})
    play(g, "done")
    assert lying(g, "draft.A") == []


def test_two_of_a_kind_are_put_back_one_by_one() -> None:
    g = acting("A", hanafuda={"A": "plum_5*2 pine_4 iris_2"})
    play(g, "pick plum_5", "pick pine_4", "pick plum_5", "put back plum_5")
    assert sees(g, "A", "draft.A") == ["pick:plum_5", "pick:pine_4"]
    play(g, "pick iris_2", "pick plum_5", "combine animals")
    assert honour(g)[0] == 8


# --- the wild card ------------------------------------------------------------------------------


@clause("SEN-194", "SEN-R72")
def test_gamo_makes_one_card_count_as_any_other_once_an_autumn() -> None:
    cards = {"A": "plum_4 plum_5 plum_7 kiku_1 pine_4 pine_8 iris_2 iris_1"}
    g = acting("A", hanafuda=cards, samurai={"A": "gamo"})
    play(g, "pick plum_4", "pick plum_5", "pick kiku_1", "pick plum_7")
    assert legal(g, begin="combine") == ["combine path4 wild kiku_1"]
    assert why(g, "A", "combine path4") == ("not-that-set", {"SEN-158", "SEN-R73"})
    assert why(g, "A", "combine path4 wild plum_5") == ("not-that-set", {"SEN-158", "SEN-R73"})
    assert why(g, "A", "combine path4 wild pine_4") == ("wild-is-not-picked", {"SEN-194", "SEN-158"})
    play(g, "combine path4 wild kiku_1")
    assert honour(g)[0] == 10
    gamo = BOX.samurai.index("gamo")
    assert told(g, WildCardUsed) == [WildCardUsed(0, gamo, BOX.face["kiku_1"])]
    assert legal(g, begin="pick") == [], "three animals and nothing wild any more"
    assert why(g, "A", "combine animals wild iris_1") == ("wild-card-is-spent", {"SEN-194", "SEN-R72"})


@clause("SEN-R72")
def test_the_wild_card_may_be_a_second_copy_of_a_card_of_the_set() -> None:
    g = acting("A", hanafuda={"A": "plum_4 plum_5*2 plum_7"}, samurai={"A": "gamo"})
    play(g, *picks("plum_4 plum_5 plum_5 plum_7"), "combine path4 wild plum_5")
    assert honour(g)[0] == 10


@clause("SEN-194")
def test_without_gamo_on_the_board_nothing_is_wild_and_where_it_is_not_needed_neither() -> None:
    g = acting("A", hanafuda={"A": ANIMALS}, kami={"A": "gamo"})
    play(g, *picks(ANIMALS))
    assert why(g, "A", "combine animals wild plum_5") == ("no-wild-card", {"SEN-194"})
    g = acting("A", hanafuda={"A": ANIMALS}, samurai={"A": "gamo"})
    play(g, *picks(ANIMALS))
    assert why(g, "A", "combine animals wild plum_5") == ("wild-is-not-needed", {"SEN-194"})
    assert legal(g, begin="combine") == ["combine animals"]


@clause("SEN-194", "SEN-187", "SEN-216")
def test_who_dies_in_the_middle_of_it_helps_no_more() -> None:
    g = acting("A", hanafuda={"A": "pine_4 pine_8 iris_2 pine_1"}, samurai={"A": "gamo"})
    play(g, *picks("pine_4 pine_8 iris_2 pine_1"))
    assert legal(g, begin="combine") == ["combine animals wild pine_1"]
    play(g, "seppuku gamo")
    assert legal(g, begin="combine") == []
    assert why(g, "A", "combine animals wild pine_1") == ("no-wild-card", {"SEN-194"})
    four = " ".join(OTHERS.split()[:4])
    g = play(acting("A", hands={"A": four}, samurai={"A": "akashi"}), *picks(four))
    assert legal(g, begin="envoys") == ["envoys"]
    play(g, "seppuku akashi")
    assert legal(g, begin="envoys") == []


@clause("SEN-194", "SEN-238", "SEN-225")
def test_the_imperial_gamo_serves_the_host_and_nobody_else() -> None:
    cards = {"A": "pine_7 plum_7 kiku_1", "B": "pine_8 plum_8 kiku_2"}
    g = acting("A", seats=3, host="A", hanafuda=cards, samurai={"emperor": "gamo"})
    play(g, *picks("pine_7 plum_7 kiku_1"), "combine trio wild kiku_1")
    assert honour(g, "ABC") == [4, 0, 0]
    g = acting("B", seats=3, host="A", hanafuda=cards, samurai={"emperor": "gamo"})
    assert legal(g, begin="pick") == []


# --- the diplomatic action ----------------------------------------------------------------------


@clause("SEN-156", "SEN-157", "SEN-72", "SEN-EX24")
def test_five_cards_of_five_other_families_go_home_for_ten_honour() -> None:
    g = acting("A", hands={"A": OTHERS + " yellow_trade_1 green_trade_1"}, honour={"C": -9})
    assert "pick yellow_trade_1" not in legal(g)
    play(g, *picks(OTHERS))
    assert legal(g, begin="pick") == []
    play(g, "envoys")
    assert honour(g) == [10, -1, -9, -1], "absent families lose nothing, and nobody falls below -9"
    assert g.table.honour_from[0][FROM_DIPLOMACY] == 10
    assert lying(g, "hand.A") == ["green_trade_1", "yellow_trade_1"]
    assert [lying(g, f"hand.{s}") for s in "BCD"] == [
        ["green_support_1"],
        ["blue_trade_2"],
        ["black_member_wife"],
    ]
    assert "red_trade_3" in lying(g, "auction.red")
    assert "violet_support_3" in lying(g, "auction.violet")
    names = ("green", "blue", "black", "red", "violet")
    assert told(g, EnvoysSent) == [EnvoysSent(0, tuple(family(name) for name in names))]


@clause("SEN-157")
def test_whoever_gets_a_card_back_loses_one_honour_wherever_he_sits() -> None:
    cards = "yellow_trade_1 blue_trade_2 black_member_wife red_trade_3 violet_support_3"
    g = play(acting("B", hands={"B": cards}), *picks(cards), "envoys")
    assert honour(g) == [-1, 10, -1, -1]


@clause("SEN-156", "SEN-168")
def test_a_picked_hostage_that_is_displayed_is_picked_no_more() -> None:
    g = play(acting("A", hands={"A": OTHERS}), *picks(OTHERS), "display black_member_wife")
    assert (lying(g, "draft.A"), lying(g, "display.A")) == ([], ["black_member_wife"])
    assert why(g, "A", "envoys")[0] == "envoys-need-families"


@clause("SEN-156")
def test_envoys_carry_neither_two_cards_of_a_family_nor_ones_own() -> None:
    g = acting("A", hands={"A": OTHERS + " yellow_trade_1 green_trade_1"}, hanafuda={"A": ANIMALS})
    play(g, "pick green_support_1")
    assert why(g, "A", "pick green_trade_1") == ("family-picked-already", {"SEN-156"})
    assert why(g, "A", "pick yellow_trade_1") == ("own-card-picked", {"SEN-156"})
    assert why(g, "A", "pick plum_5") == ("cards-of-one-kind", {"SEN-156", "SEN-158"})
    assert why(g, "A", "envoys") == ("envoys-need-families", {"SEN-156", "SEN-187"})
    assert why(g, "A", "combine animals") == ("sets-are-hanafuda", {"SEN-158"})


@clause("SEN-156")
def test_four_families_are_too_few() -> None:
    four = " ".join(OTHERS.split()[:4])
    g = acting("A", hands={"A": four})
    assert legal(g, begin="pick") == []
    assert why(g, "A", "pick green_support_1") == ("too-few-families", {"SEN-156", "SEN-187"})
    assert why(g, "A", "envoys") == ("envoys-need-families", {"SEN-156", "SEN-187"})


@clause("SEN-187", "SEN-R121")
def test_with_akashi_four_families_are_enough_and_five_are_allowed() -> None:
    four = " ".join(OTHERS.split()[:4])
    g = acting("A", hands={"A": four}, samurai={"A": "akashi"})
    play(g, *picks(four), "envoys")
    assert honour(g) == [10, -1, -1, -1]
    g = acting("A", hands={"A": OTHERS}, samurai={"A": "akashi"})
    play(g, *picks(four))
    assert {"envoys", "pick violet_support_3"} <= set(legal(g))
    play(g, "pick violet_support_3", "envoys")
    assert honour(g) == [10, -1, -1, -1]


@clause("SEN-R62")
def test_the_diplomatic_action_may_be_repeated() -> None:
    more = "green_support_2 blue_support_1 black_support_1 red_support_1 violet_trade_1"
    g = acting("A", hands={"A": f"{OTHERS} {more}"})
    play(g, *picks(OTHERS), "envoys", *picks(more), "envoys")
    assert honour(g) == [20, -2, -2, -2]


@clause("SEN-R63", "SEN-168")
def test_a_displayed_hostage_is_sent_home_only_after_it_was_taken_back() -> None:
    rest = "green_support_1 blue_trade_2 red_trade_3 violet_support_3"
    g = acting("A", hands={"A": rest}, display={"A": "black_member_wife"}, honour={"A": 5})
    assert why(g, "A", "pick black_member_wife") == ("displayed-is-locked", {"SEN-168", "SEN-R63"})
    play(g, "take back black_member_wife", *picks(OTHERS), "envoys")
    assert honour(g) == [12, -1, -1, -1]


@clause("SEN-R64", "SEN-178")
def test_a_card_of_an_eliminated_family_leaves_the_game_and_costs_nobody_anything() -> None:
    g = acting("A", hands={"A": OTHERS}, out="B")
    play(g, *picks(OTHERS), "envoys")
    assert honour(g) == [10, 0, -1, -1]
    assert "green_support_1" in lying(g, "removed")


@clause("SEN-156")
def test_a_card_that_is_used_otherwise_is_not_picked_any_more() -> None:
    g = acting("A", hands={"A": OTHERS}, hanafuda={"C": "plum_5"})
    play(g, "pick blue_trade_2", "pick red_trade_3", "trade blue_trade_2")
    assert lying(g, "draft.A") == []
    assert legal(g, begin="pick") == []
