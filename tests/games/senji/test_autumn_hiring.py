"""Autumn: hiring (SEN-161 to SEN-164, SEN-171 to SEN-176) and displayed hostages (SEN-165 to SEN-170)."""

from __future__ import annotations

from tatami.games.senji.events.autumn import MercenariesHired, SamuraiHired
from tatami.games.senji.pieces import FROM_DISPLAY, FROM_MERCENARIES, FROM_SAMURAI
from tatami.games.senji.table import Senji
from tests.clauses import clause
from tests.games.scenes import asked, sees, told
from tests.games.senji.scenes_autumn import BOX, acting, honour, legal, lying, play, whole_autumn, why

FIVE = "pine_2 pine_5 pine_9 plum_2 plum_6"
EIGHT = f"{FIVE} plum_11 iris_3 iris_8"


def combining(cards: str) -> str:
    return f"combine tanzaku{len(cards.split())}: {', '.join(cards.split())}"


def stands(g: Senji, samurai: str) -> str:
    where = g.table.samurai_at[BOX.samurai.index(samurai)]
    return BOX.regions[where] if where >= 0 else ""


# --- samurai by combination ---------------------------------------------------------------------


@clause("SEN-161", "SEN-162", "SEN-163", "SEN-EX9")
def test_five_tanzaku_hire_one_of_three_samurai_and_give_his_honour() -> None:
    g = acting("A", hanafuda={"A": FIVE}, samurai_deck="baba oda mori hosokawa")
    assert legal(g, begin="combine tanzaku") == ["combine tanzaku5"]
    play(g, combining(FIVE))
    assert asked(g) == "A SamuraiToHire"
    assert legal(g) == ["keep hosokawa", "keep mori", "keep oda"]
    assert sees(g, "B", "drawn.A") == sees(g, "spectator", "drawn.A") == ["?"] * 3
    assert why(g, "A", "keep baba") == ("not-drawn", {"SEN-161", "SEN-172"})
    assert why(g, "A", "keep no samurai") == ("must-keep", {"SEN-161", "SEN-172"})
    play(g, "keep mori")
    assert (honour(g)[0], g.table.honour_from[0][FROM_SAMURAI]) == (4, 4)
    assert sees(g, "spectator", "samurai.A") == ["samurai:mori"]
    assert sorted(lying(g, "samurai_deck")) == ["samurai:baba", "samurai:hosokawa", "samurai:oda"]
    assert sees(g, "A", "samurai_deck") == ["?"] * 3, "shuffled"
    assert asked(g) == "A SamuraiPost"
    assert legal(g) == ["post nagato", "post izumo", "post bizen"]
    assert why(g, "A", "post echizen") == ("not-your-province", {"SEN-162"})
    assert why(g, "A", "post north_sea") == ("not-at-sea", {"SEN-162"})
    play(g, "post izumo")
    assert (stands(g, "mori"), asked(g)) == ("izumo", "A AutumnActions")
    assert told(g, SamuraiHired) == [SamuraiHired(0, BOX.samurai.index("mori"))]


@clause("SEN-161", "SEN-163")
def test_eight_tanzaku_hire_two_of_six() -> None:
    g = acting("A", hanafuda={"A": EIGHT}, samurai_deck="baba oda mori hosokawa naoe daisuke ekei")
    play(g, combining(EIGHT))
    assert len(legal(g)) == 6
    play(g, "keep daisuke", "post nagato")
    assert asked(g) == "A SamuraiToHire"
    assert "keep daisuke" not in legal(g)
    play(g, "keep oda", "post bizen")
    assert honour(g)[0] == 9
    assert (stands(g, "daisuke"), stands(g, "oda")) == ("nagato", "bizen")
    assert (len(lying(g, "samurai_deck")), lying(g, "drawn.A")) == (5, [])


@clause("SEN-194", "SEN-161")
def test_a_set_with_a_wild_card_hires_too() -> None:
    wild = FIVE.replace("plum_6", "plum_5")
    g = acting("A", hanafuda={"A": wild}, samurai_deck="baba oda mori", samurai={"A": "gamo"})
    assert legal(g, begin="combine tanzaku") == ["combine tanzaku5"]
    play(g, combining(wild.replace("plum_5", "wild@plum_5")).replace("@", " "))
    assert (asked(g), len(lying(g, "discard"))) == ("A SamuraiToHire", 5)


@clause("SEN-162", "SEN-R65")
def test_without_a_province_the_samurai_goes_to_a_sea_zone() -> None:
    g = acting("A", hanafuda={"A": FIVE}, provinces={"A": ""}, samurai_deck="baba oda mori")
    play(g, combining(FIVE), "keep oda")
    assert legal(g) == ["post north_sea", "post south_sea"]
    play(g, "post south_sea")
    assert stands(g, "oda") == "south_sea"


@clause("SEN-162")
def test_with_a_single_province_there_is_nothing_to_choose() -> None:
    g = acting("A", hanafuda={"A": FIVE}, provinces={"A": "bizen"}, samurai_deck="baba oda mori")
    play(g, combining(FIVE), "keep oda")
    assert (stands(g, "oda"), asked(g)) == ("bizen", "A AutumnActions")


@clause("SEN-164")
def test_too_few_samurai_first_the_discard_pile_is_shuffled_in() -> None:
    g = acting("A", hanafuda={"A": FIVE}, samurai_deck="baba oda", samurai_discard="mori naoe")
    play(g, combining(FIVE))
    assert (len(legal(g)), lying(g, "samurai_discard")) == (3, [])
    g = acting("A", hanafuda={"A": FIVE}, samurai_deck="baba oda mori", samurai_discard="naoe")
    play(g, combining(FIVE))
    assert lying(g, "samurai_discard") == ["samurai:naoe"], "three are enough"
    g = acting("A", honour={"A": 9}, samurai_deck="", samurai_discard="naoe")
    play(g, "hire samurai")
    assert lying(g, "samurai.A") == ["samurai:naoe"]


@clause("SEN-164")
def test_if_there_are_still_too_few_he_keeps_of_those_there_are() -> None:
    g = acting("A", hanafuda={"A": EIGHT}, samurai_deck="baba oda", samurai_discard="mori")
    play(g, combining(EIGHT))
    assert len(legal(g)) == 3
    g = acting("A", hanafuda={"A": EIGHT}, samurai_deck="mori", samurai_discard="")
    play(g, combining(EIGHT))
    assert asked(g) == "A SamuraiPost", "one alone is kept without a choice"
    assert honour(g)[0] == 4
    g = acting("A", hanafuda={"A": EIGHT}, samurai_deck="mori oda")
    play(g, combining(EIGHT), "post izumo", "post bizen")
    assert (asked(g), honour(g)[0]) == ("A AutumnActions", 5), "and so are two of two"
    assert {stands(g, "mori"), stands(g, "oda")} == {"izumo", "bizen"}


@clause("SEN-R71")
def test_where_no_samurai_is_left_nobody_is_hired() -> None:
    g = acting("A", hanafuda={"A": FIVE}, samurai_deck="", honour={"A": 20})
    assert why(g, "A", combining(FIVE)) == ("no-samurai-left", {"SEN-R71", "SEN-164"})
    assert why(g, "A", "combine tanzaku5") == ("no-samurai-left", {"SEN-R71", "SEN-164"})
    assert why(g, "A", "hire samurai") == ("no-samurai-left", {"SEN-R71", "SEN-164"})
    assert legal(g, begin="combine") == legal(g, begin="hire s") == []
    wild = FIVE.replace("plum_6", "plum_5")
    g = acting("A", hanafuda={"A": wild}, samurai_deck="", samurai={"A": "gamo"})
    assert why(g, "A", "combine tanzaku5") == ("no-samurai-left", {"SEN-R71", "SEN-164"})
    assert legal(g, begin="combine tanzaku") == []


# --- mercenaries --------------------------------------------------------------------------------


@clause("SEN-171", "SEN-173", "SEN-R67", "SEN-R116", "SEN-27")
def test_mercenaries_cost_three_honour_each_and_come_to_either_sea() -> None:
    g = acting("A", honour={"A": 20})
    play(g, "hire 2 north_sea", "hire 3 south_sea")
    assert (honour(g)[0], g.table.honour_from[0][FROM_MERCENARIES]) == (5, -15)
    units = g.table.units[0]
    assert (units[BOX.region["north_sea"]], units[BOX.region["south_sea"]]) == (2, 3)
    assert told(g, MercenariesHired)[0] == MercenariesHired(0, 2, BOX.region["north_sea"])
    assert legal(g, begin="hire")[:2] == ["hire 1 north_sea", "hire 1 south_sea"]
    assert why(g, "A", "hire 2 north_sea") == ("too-many-mercenaries", {"SEN-171"})


@clause("SEN-171")
def test_not_more_than_six_in_one_autumn() -> None:
    g = acting("A", honour={"A": 40})
    assert why(g, "A", "hire 7 north_sea") == ("too-many-mercenaries", {"SEN-171"})
    play(g, "hire 6 north_sea")
    assert legal(g, begin="hire ") == ["hire samurai"]


@clause("SEN-171", "SEN-172")
def test_the_next_family_counts_its_own_mercenaries() -> None:
    g = whole_autumn(host="A", honour={"A": 40, "B": 40}, samurai_deck="baba oda mori naoe")
    play(g, "call A", "hire 6 north_sea", "hire samurai", "keep oda", "post north_sea", "done")
    play(g, "call B", "hire 6 north_sea")
    assert why(g, "B", "hire 1 south_sea") == ("too-many-mercenaries", {"SEN-171"})
    play(g, "hire samurai")
    assert asked(g) == "B SamuraiToHire"


@clause("SEN-173")
def test_mercenaries_never_come_to_a_province() -> None:
    g = acting("A", honour={"A": 40}, samurai_deck="baba oda mori")
    assert why(g, "A", "hire 1 nagato") == ("mercenaries-come-by-sea", {"SEN-173"})
    play(g, "hire samurai", "keep oda")
    assert legal(g) == ["post north_sea", "post south_sea"]
    assert why(g, "A", "post nagato") == ("mercenaries-come-by-sea", {"SEN-173"})


@clause("SEN-174", "SEN-R68")
def test_one_may_pay_into_the_negative_but_not_below_minus_nine() -> None:
    g = acting("A", honour={"A": -3})
    assert legal(g, begin="hire") == [f"hire {n} {s}" for s in ("north_sea", "south_sea") for n in (1, 2)] + [
        "hire samurai"
    ]
    assert why(g, "A", "hire 3 north_sea") == ("cannot-pay", {"SEN-174", "SEN-R68"})
    play(g, "hire 2 north_sea")
    assert honour(g)[0] == -9
    assert why(g, "A", "hire 1 north_sea")[0] == why(g, "A", "hire samurai")[0] == "cannot-pay"


@clause("SEN-175", "SEN-89", "SEN-90")
def test_the_limits_of_units_hold_for_mercenaries() -> None:
    g = acting("A", honour={"A": 40}, units={"A": {"north_sea": 4, "nagato": 5}})
    assert why(g, "A", "hire 3 north_sea") == ("sea-is-full", {"SEN-175", "SEN-89"})
    assert why(g, "A", "hire 4 south_sea") == ("no-units-left", {"SEN-175", "SEN-90"})
    assert legal(g, begin="hire")[:5] == [
        "hire 1 north_sea",
        "hire 2 north_sea",
        "hire 1 south_sea",
        "hire 2 south_sea",
        "hire 3 south_sea",
    ]


@clause("SEN-172", "SEN-R66")
def test_a_mercenary_samurai_costs_six_gives_no_honour_and_comes_once() -> None:
    g = acting("A", honour={"A": 20}, samurai_deck="daisuke oda mori naoe")
    play(g, "hire samurai", "keep naoe", "post south_sea")
    assert (honour(g)[0], stands(g, "naoe")) == (14, "south_sea")
    assert why(g, "A", "hire samurai") == ("one-mercenary-samurai", {"SEN-172"})


@clause("SEN-176")
def test_a_player_without_provinces_comes_back_with_mercenaries() -> None:
    g = acting("A", provinces={"A": ""}, honour={"A": 0})
    play(g, "hire 3 south_sea")
    assert g.table.units[0][BOX.region["south_sea"]] == 3


# --- displayed hostages -------------------------------------------------------------------------


@clause("SEN-165", "SEN-167", "SEN-R14", "SEN-51", "SEN-EX10", "SEN-EX22")
def test_a_displayed_hostage_gives_its_value_once() -> None:
    g = whole_autumn(hands={"A": "green_member_wife"})
    play(g, "call A", "display green_member_wife")
    assert (honour(g)[0], g.table.honour_from[0][FROM_DISPLAY]) == (3, 3)
    assert sees(g, "spectator", "display.A") == ["green_member_wife"]
    g.table.named = ()
    play(g, "done", "call A", "done")
    assert honour(g)[0] == 3, "not again in the next year"


@clause("SEN-R106", "SEN-165")
def test_a_member_of_an_absent_family_may_be_displayed() -> None:
    g = play(acting("A", hands={"A": "red_member_heir"}), "display red_member_heir")
    assert honour(g)[0] == 4


@clause("SEN-165", "SEN-166")
def test_neither_ones_own_member_nor_a_second_of_a_family_is_displayed() -> None:
    hands = {"A": "yellow_member_heir green_member_heir"}
    g = acting("A", hands=hands, display={"A": "green_member_wife"})
    assert why(g, "A", "display yellow_member_heir") == ("own-member", {"SEN-165"})
    assert why(g, "A", "display green_member_heir") == ("family-is-displayed", {"SEN-166"})
    assert why(g, "A", "display blue_member_heir") == ("card-not-held", {"SEN-150"})
    assert legal(g, begin="display") == []


@clause("SEN-169", "SEN-170")
def test_a_low_member_is_taken_back_and_replaced_by_a_higher_one() -> None:
    g = acting("A", hands={"A": "green_member_heir"}, display={"A": "green_member_grandmother"})
    play(g, "take back green_member_grandmother", "display green_member_heir")
    assert (honour(g)[0], lying(g, "hand.A")) == (3, ["green_member_grandmother"])
    assert sees(g, "B", "hand.A") == ["?"]
    assert why(g, "A", "take back green_member_wife") == ("not-displayed", {"SEN-169"})


@clause("SEN-169", "SEN-R113")
def test_nothing_is_taken_back_if_honour_would_fall_below_minus_nine() -> None:
    g = acting("A", display={"A": "green_member_heir"}, honour={"A": -6})
    assert why(g, "A", "take back green_member_heir") == (
        "taking-back-costs-too-much",
        {"SEN-169", "SEN-R113"},
    )
    assert legal(g, begin="take") == []
    g = acting("A", display={"A": "green_member_heir"}, honour={"A": -5})
    assert honour(play(g, "take back green_member_heir"))[0] == -9
