"""Autumn: combinations (SEN-158 to SEN-160, SEN-194, SEN-239), the diplomatic action (SEN-156, SEN-157)."""

from __future__ import annotations

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.events.autumn import CombinationMade, EnvoysSent, WildCardUsed
from tatami.games.senji.pieces import FROM_COMBINATION, FROM_DIPLOMACY
from tatami.kernel.reasons import NotUnderstood
from tests.clauses import clause
from tests.games.senji.saying import parts
from tests.games.senji.scenes_autumn import (
    BOX,
    acting,
    asked,
    family,
    heard,
    honour,
    legal,
    lying,
    play,
    refusal,
    sees,
    told,
    why,
)

ANIMALS = "pine_4 pine_8 iris_2 plum_5"
ANIMALS_SORTED = ["pine_4", "pine_8", "plum_5", "iris_2"]
OTHERS = "green_support_1 blue_trade_2 black_member_wife red_trade_3 violet_support_3"
"""One card of each family but A's."""


def listed(cards: str) -> str:
    """As the parts of an answer."""
    return ", ".join(cards.split())


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
    assert f"combine {name}" in legal(g)
    play(g, f"combine {name}: {listed(cards)}")
    assert honour(g) == [gained, 0, 0, 0]
    assert g.table.honour_from[0][FROM_COMBINATION] == gained
    assert lying(g, "hanafuda.A") == ["plum_12"]
    assert told(g, CombinationMade) == [CombinationMade(0, [of.id for of in BOX.combinations].index(name))]
    assert asked(g) == "A AutumnActions"


@clause("SEN-239", "SEN-159")
def test_cards_are_discarded_openly_in_the_order_in_which_they_are_told_the_last_on_top() -> None:
    g = acting("A", hanafuda={"A": ANIMALS}, discard="kiku_1")
    play(g, "combine animals: plum_5, iris_2, pine_8, pine_4")
    assert lying(g, "discard") == ["kiku_1", "plum_5", "iris_2", "pine_8", "pine_4"]
    assert sees(g, "spectator", "discard") == lying(g, "discard")


@clause("SEN-239", "SEN-194")
def test_a_wild_card_lies_where_it_was_told() -> None:
    g = acting("A", hanafuda={"A": "pine_7 plum_7 kiku_1"}, samurai={"A": "gamo"})
    play(g, "combine trio: wild kiku_1, plum_7, pine_7")
    assert lying(g, "discard") == ["kiku_1", "plum_7", "pine_7"]


@clause("SEN-160")
def test_several_combinations_may_be_discarded_and_a_complete_one_kept() -> None:
    g = acting("A", hanafuda={"A": ANIMALS + " pine_7 plum_7 kiku_7 pine_1 plum_1 iris_1"})
    play(g, f"combine animals: {listed(ANIMALS)}", "combine trio: pine_7, plum_7, kiku_7", "done")
    assert (honour(g)[0], lying(g, "hanafuda.A")) == (12, ["iris_1", "pine_1", "plum_1"])


@clause("SEN-158", "SEN-R73")
def test_a_set_is_offered_only_if_the_hand_can_complete_it_and_a_card_only_if_it_leads_there() -> None:
    g = acting("A", hanafuda={"A": "pine_7 pine_7 plum_7 kiku_7 kiku_8 plum_11 plum_12 plum_1 plum_2"})
    assert legal(g, begin="combine") == ["combine trio"]
    reason = refusal(g, "A", "combine path4: plum_11, plum_12, plum_1, plum_2")
    assert (reason.code, set(reason.clauses)) == ("no-such-set-in-hand", {"SEN-158", "SEN-R73"})
    assert reason.facts["lacking"] == 2, "a path never turns the corner"
    assert parts(g, "combine trio") == ["pine_7", "plum_7", "kiku_7"]
    for card in ("kiku_8", "plum_12", "plum_1"):
        assert why(g, "A", f"combine trio: {card}") == ("leads-to-no-set", {"SEN-158", "SEN-R73"})
    assert why(g, "A", "combine trio: pine_7, pine_7")[0] == "leads-to-no-set", "a trio has three colours"
    assert why(g, "A", "combine trio: pine_7, iris_7")[0] == "card-not-held"
    assert parts(g, "combine trio", "pine_7") == ["plum_7", "kiku_7"]
    assert why(g, "A", "combine trio: pine_7, plum_7, plum_7") == ("picked-already", {"SEN-159"})
    assert refusal(g, "A", "combine trio: pine_7, plum_7, plum_7").part == 2


@clause("SEN-158")
def test_no_card_too_many_none_too_few_and_none_of_another_kind() -> None:
    g = acting("A", hands={"A": "green_trade_1"}, hanafuda={"A": "pine_7 plum_7 kiku_7 iris_7"})
    assert refusal(g, "A", "combine trio").code == "unfinished"
    assert why(g, "A", "combine trio:") == ("set-lacks-cards", {"SEN-158"})
    assert why(g, "A", "combine trio: pine_7, plum_7") == ("set-lacks-cards", {"SEN-158"})
    assert why(g, "A", "combine trio: pine_7, plum_7, kiku_7, iris_7") == ("set-has-too-many", {"SEN-158"})
    assert why(g, "A", "combine trio: pine_7, green_trade_1") == ("sets-are-hanafuda", {"SEN-158"})
    assert why(g, "A", "combine animals: pine_7, plum_7, kiku_7, iris_7")[0] == "no-such-set-in-hand"
    assert why(g, "A", "combine trio: pine_7, to nagato 1")[0] == "not-a-part-here"
    assert legal(g, begin="combine") == ["combine trio", "combine quartet"]


@clause("SEN-159")
def test_one_card_serves_one_combination() -> None:
    g = acting("A", hanafuda={"A": "pine_7 plum_7 kiku_7 kiku_8 kiku_9 kiku_10"})
    assert legal(g, begin="combine") == ["combine trio", "combine path4"]
    play(g, "combine trio: pine_7, plum_7, kiku_7")
    assert legal(g, begin="combine") == []
    assert why(g, "A", "combine path4: kiku_7, kiku_8, kiku_9, kiku_10")[0] == "no-such-set-in-hand"


@clause("SEN-158", "SEN-29")
def test_of_a_set_others_hear_nothing_before_it_is_there() -> None:
    g = acting("A", hanafuda={"A": ANIMALS})
    since = g.sequence
    refusal(g, "A", "combine animals: plum_5, pine_4")
    assert heard(g, "B", since) == heard(g, "spectator", since) == []


def test_two_of_a_kind_are_two_cards() -> None:
    g = acting("A", hanafuda={"A": "plum_5*2 pine_4 iris_2"})
    play(g, "combine animals: plum_5, pine_4, iris_2, plum_5")
    assert honour(g)[0] == 8


@pytest.mark.parametrize("old", ["pick plum_5", "put back plum_5", "plum_5", "combine animals wild plum_5"])
def test_what_was_said_card_by_card_once_is_told_how_it_is_said_today(old: str) -> None:
    with pytest.raises(NotUnderstood, match="not-an-answer") as error:
        RULES.parse(old)
    assert "land: to owari 3" in str(error.value.facts["usage"])


# --- the wild card ------------------------------------------------------------------------------


@clause("SEN-194", "SEN-R72")
def test_gamo_makes_one_card_count_as_any_other_once_an_autumn() -> None:
    cards = {"A": "plum_4 plum_5 plum_7 kiku_1 pine_4 pine_8 iris_2 iris_1"}
    g = acting("A", hanafuda=cards, samurai={"A": "gamo"})
    assert {"combine path4", "combine animals"} <= set(legal(g))
    assert why(g, "A", "combine path4: plum_4, plum_5, wild kiku_1, wild iris_1")[0] == "one-card-is-wild"
    assert why(g, "A", "combine path4: plum_4, plum_5, kiku_1") == ("leads-to-no-set", {"SEN-158", "SEN-R73"})
    assert why(g, "A", "combine path4: plum_4, wild plum_5, kiku_1")[0] == "leads-to-no-set"
    assert parts(g, "combine path4", "wild kiku_1") == ["plum_4", "plum_5", "plum_7"]
    play(g, "combine path4: plum_4, plum_5, wild kiku_1, plum_7")
    assert honour(g)[0] == 10
    gamo = BOX.samurai.index("gamo")
    assert told(g, WildCardUsed) == [WildCardUsed(0, gamo, BOX.face["kiku_1"])]
    assert legal(g, begin="combine") == [], "three animals and nothing wild any more"
    assert why(g, "A", "combine animals")[0] == "no-such-set-in-hand"


@clause("SEN-194", "SEN-R72")
def test_a_second_wild_card_in_the_same_autumn_is_told_that_it_is_spent() -> None:
    cards = {"A": f"plum_7 pine_7 kiku_1 {ANIMALS}"}
    g = acting("A", hanafuda=cards, samurai={"A": "gamo"})
    play(g, "combine trio: plum_7, pine_7, wild kiku_1")
    assert why(g, "A", "combine animals: wild plum_5") == ("wild-card-is-spent", {"SEN-194", "SEN-R72"})
    play(g, f"combine animals: {listed(ANIMALS)}")


@clause("SEN-R72")
def test_the_wild_card_may_be_a_second_copy_of_a_card_of_the_set() -> None:
    g = acting("A", hanafuda={"A": "plum_4 plum_5*2 plum_7"}, samurai={"A": "gamo"})
    play(g, "combine path4: plum_4, plum_5, wild plum_5, plum_7")
    assert honour(g)[0] == 10


@clause("SEN-194")
def test_without_gamo_on_the_board_nothing_is_wild_and_where_it_is_not_needed_neither() -> None:
    g = acting("A", hanafuda={"A": ANIMALS}, kami={"A": "gamo"})
    assert why(g, "A", "combine animals: wild plum_5") == ("no-wild-card", {"SEN-194"})
    g = acting("A", hanafuda={"A": ANIMALS}, samurai={"A": "gamo"})
    assert why(g, "A", "combine animals: wild plum_5") == ("wild-is-not-needed", {"SEN-194"})
    assert parts(g, "combine animals") == ANIMALS_SORTED
    g = acting("A", hanafuda={"A": "pine_7 plum_7 kiku_7 iris_7"}, samurai={"A": "gamo"})
    assert why(g, "A", "combine trio: wild pine_7")[0] == "wild-is-not-needed"
    g = acting("A", hanafuda={"A": "pine_7 plum_7 kiku_7 iris_1"}, samurai={"A": "gamo"})
    assert "wild pine_7" not in parts(g, "combine trio", "plum_7")
    assert "wild iris_1" in parts(g, "combine trio", "plum_7"), "who wants to may spare a card"
    assert why(g, "A", "combine trio: wild pine_7, plum_7, kiku_7")[0] == "wild-is-not-needed"


@clause("SEN-194", "SEN-187", "SEN-216")
def test_who_dies_in_the_middle_of_it_helps_no_more() -> None:
    g = acting("A", hanafuda={"A": "pine_4 pine_8 iris_2 pine_1"}, samurai={"A": "gamo"})
    assert legal(g, begin="combine") == ["combine animals"]
    play(g, "seppuku gamo")
    assert legal(g, begin="combine") == []
    assert why(g, "A", "combine animals: wild pine_1")[0] == "no-such-set-in-hand"
    four = " ".join(OTHERS.split()[:4])
    g = acting("A", hands={"A": four}, samurai={"A": "akashi"})
    assert legal(g, begin="envoys") == ["envoys"]
    play(g, "seppuku akashi")
    assert legal(g, begin="envoys") == []
    assert why(g, "A", f"envoys: {listed(four)}") == ("too-few-families", {"SEN-156", "SEN-187"})


@clause("SEN-194", "SEN-238", "SEN-225")
def test_the_imperial_gamo_serves_the_host_and_nobody_else() -> None:
    cards = {"A": "pine_7 plum_7 kiku_1", "B": "pine_8 plum_8 kiku_2"}
    g = acting("A", seats=3, host="A", hanafuda=cards, samurai={"emperor": "gamo"})
    play(g, "combine trio: pine_7, plum_7, wild kiku_1")
    assert honour(g, "ABC") == [4, 0, 0]
    g = acting("B", seats=3, host="A", hanafuda=cards, samurai={"emperor": "gamo"})
    assert legal(g, begin="combine") == []


# --- the diplomatic action ----------------------------------------------------------------------


@clause("SEN-156", "SEN-157", "SEN-72", "SEN-EX24")
def test_five_cards_of_five_other_families_go_home_for_ten_honour() -> None:
    g = acting("A", hands={"A": OTHERS + " yellow_trade_1 green_trade_1"}, honour={"C": -9})
    assert "yellow_trade_1" not in parts(g, "envoys")
    assert parts(g, "envoys", *OTHERS.split()) == []
    play(g, f"envoys: {listed(OTHERS)}")
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
    g = play(acting("B", hands={"B": cards}), f"envoys: {listed(cards)}")
    assert honour(g) == [-1, 10, -1, -1]


@clause("SEN-156", "SEN-168")
def test_a_hostage_that_is_displayed_goes_home_no_more() -> None:
    g = acting("A", hands={"A": f"{OTHERS} black_trade_1"})
    play(g, "display black_member_wife")
    reason = refusal(g, "A", f"envoys: {listed(OTHERS)}")
    assert (reason.code, reason.part) == ("displayed-is-locked", OTHERS.split().index("black_member_wife"))


@clause("SEN-156")
def test_envoys_carry_neither_two_cards_of_a_family_nor_ones_own() -> None:
    g = acting("A", hands={"A": OTHERS + " yellow_trade_1 green_trade_1"}, hanafuda={"A": ANIMALS})
    one = "envoys: green_support_1"
    assert why(g, "A", f"{one}, green_trade_1") == ("family-picked-already", {"SEN-156"})
    assert why(g, "A", f"{one}, green_support_1") == ("family-picked-already", {"SEN-156"})
    assert why(g, "A", f"{one}, yellow_trade_1") == ("own-card-picked", {"SEN-156"})
    assert why(g, "A", f"{one}, plum_5") == ("envoys-carry-diplomacy", {"SEN-156"})
    assert why(g, "A", f"{one}, wild plum_5") == ("envoys-carry-diplomacy", {"SEN-156"})
    assert why(g, "A", f"{one}, blue_support_1")[0] == "card-not-held"
    assert why(g, "A", f"{one}, done")[0] == "not-a-part-here"
    assert why(g, "A", one) == ("envoys-need-families", {"SEN-156", "SEN-187"})
    assert why(g, "A", "envoys:") == ("envoys-need-families", {"SEN-156", "SEN-187"})


@clause("SEN-156")
def test_four_families_are_too_few() -> None:
    four = " ".join(OTHERS.split()[:4])
    g = acting("A", hands={"A": four})
    assert legal(g, begin="envoys") == []
    assert why(g, "A", f"envoys: {listed(four)}") == ("too-few-families", {"SEN-156", "SEN-187"})
    assert why(g, "A", "envoys") == ("too-few-families", {"SEN-156", "SEN-187"})


@clause("SEN-187", "SEN-R121")
def test_with_akashi_four_families_are_enough_and_five_are_allowed() -> None:
    four = " ".join(OTHERS.split()[:4])
    g = acting("A", hands={"A": four}, samurai={"A": "akashi"})
    play(g, f"envoys: {listed(four)}")
    assert honour(g) == [10, -1, -1, -1]
    g = acting("A", hands={"A": OTHERS}, samurai={"A": "akashi"})
    assert parts(g, "envoys", *four.split()) == ["violet_support_3"]
    play(g, f"envoys: {listed(OTHERS)}")
    assert honour(g) == [10, -1, -1, -1]


@clause("SEN-R62")
def test_the_diplomatic_action_may_be_repeated() -> None:
    more = "green_support_2 blue_support_1 black_support_1 red_support_1 violet_trade_1"
    g = acting("A", hands={"A": f"{OTHERS} {more}"})
    play(g, f"envoys: {listed(OTHERS)}", f"envoys: {listed(more)}")
    assert honour(g) == [20, -2, -2, -2]


@clause("SEN-R63", "SEN-168")
def test_a_displayed_hostage_is_sent_home_only_after_it_was_taken_back() -> None:
    rest = "green_support_1 blue_trade_2 red_trade_3 violet_support_3"
    g = acting("A", hands={"A": rest}, display={"A": "black_member_wife"}, honour={"A": 5})
    assert why(g, "A", f"envoys: {listed(OTHERS)}")[0] == "too-few-families"
    play(g, "take back black_member_wife", f"envoys: {listed(OTHERS)}")
    assert honour(g) == [12, -1, -1, -1]


@clause("SEN-R64", "SEN-178")
def test_a_card_of_an_eliminated_family_leaves_the_game_and_costs_nobody_anything() -> None:
    g = acting("A", hands={"A": OTHERS}, out="B")
    play(g, f"envoys: {listed(OTHERS)}")
    assert honour(g) == [10, 0, -1, -1]
    assert "green_support_1" in lying(g, "removed")


@clause("SEN-156")
def test_a_card_that_is_used_otherwise_goes_with_no_envoys() -> None:
    g = acting("A", hands={"A": OTHERS}, hanafuda={"C": "plum_5"})
    assert legal(g, begin="envoys") == ["envoys"]
    play(g, "trade blue_trade_2")
    assert legal(g, begin="envoys") == []
