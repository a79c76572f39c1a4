"""Autumn: seppuku and kami (SEN-207 to SEN-216), Tachibana (SEN-202) and Umeko (SEN-203)."""

from __future__ import annotations

from tatami.games.senji.events.autumn import CardsSwapped, DiscardTaken
from tatami.games.senji.pieces import HANAFUDA
from tatami.games.senji.reasons.autumn import explain_autumn
from tatami.kernel.events import Moved
from tests.clauses import clause
from tests.games.scenes import asked, sees, told
from tests.games.senji.scenes_autumn import BOX, acting, heard, honour, legal, lying, play, whole_autumn, why

# --- seppuku ------------------------------------------------------------------------------------


@clause("SEN-216", "SEN-207", "SEN-142", "SEN-R83")
def test_seppuku_makes_a_kami_that_can_help_at_once() -> None:
    g = acting("A", samurai={"A": "daisuke oda@north_sea"}, honour={"A": 3}, deck="plum_5 iris_1")
    assert legal(g, begin="seppuku") == ["seppuku daisuke", "seppuku oda"]
    play(g, "seppuku daisuke")
    assert (lying(g, "samurai.A"), lying(g, "kami.A")) == (["samurai:oda"], ["samurai:daisuke"])
    assert g.table.samurai_at[BOX.samurai.index("daisuke")] == -1
    assert honour(g)[0] == 3
    play(g, "seppuku oda", "kami daisuke", "take iris_1")
    assert lying(g, "hanafuda.A") == ["iris_1"]


@clause("SEN-216", "SEN-238")
def test_neither_anothers_nor_the_emperors_samurai_commits_seppuku() -> None:
    g = acting("A", seats=3, host="A", samurai={"emperor": "mori", "B": "oda"})
    assert why(g, "A", "seppuku mori") == ("emperors-samurai", {"SEN-238"})
    assert why(g, "A", "seppuku oda") == ("not-your-samurai", {"SEN-216"})
    assert why(g, "A", "seppuku naoe") == ("not-your-samurai", {"SEN-216"})


@clause("SEN-216", "SEN-R108")
def test_seppuku_belongs_to_ones_own_actions() -> None:
    g = whole_autumn(samurai={"B": "oda"}, host="B")
    assert why(g, "B", "seppuku oda") == ("seppuku-in-own-autumn", {"SEN-216", "SEN-R108"})
    play(g, "call A")
    reason = explain_autumn(g.seen(1), BOX.say.parse("seppuku oda"))
    assert reason is not None
    assert reason.code == "seppuku-in-own-autumn"
    g.table.phase = "summer"
    reason = explain_autumn(g.seen(1), BOX.say.parse("seppuku oda"))
    assert reason is not None
    assert reason.code == "seppuku-in-own-autumn"


@clause("SEN-R75")
def test_a_table_without_kami_knows_no_seppuku() -> None:
    g = acting("A", samurai={"A": "oda"}, options={"kami": False})
    assert why(g, "A", "seppuku oda") == ("kami-are-off", {"SEN-R75"})
    assert why(g, "A", "kami oda")[0] == why(g, "A", "kami naoe > B")[0] == "kami-are-off"
    assert legal(g, begin="seppuku") == []


# --- kami ---------------------------------------------------------------------------------------


@clause("SEN-211", "SEN-212", "SEN-215", "SEN-207")
def test_an_economist_kami_searches_the_deck_which_is_then_shuffled() -> None:
    g = acting("A", kami={"A": "kuroda"}, deck="plum_5 iris_1 plum_5 kiku_3")
    play(g, "kami kuroda")
    assert asked(g) == "A CardToFind"
    assert legal(g) == ["take plum_5", "take iris_1", "take kiku_3"]
    assert sees(g, "B", "shown") == sees(g, "spectator", "shown") == ["?"] * 4
    assert why(g, "A", "take plum_6") == ("not-found", {"SEN-211"})
    assert why(g, "A", "take nothing")[0] == "kami-takes-one"
    play(g, "take kiku_3")
    assert sees(g, "A", "deck") == ["?"] * 3
    assert sees(g, "B", "hanafuda.A") == ["?"], "the taken card stays hidden"
    assert lying(g, "samurai_discard") == ["samurai:kuroda"]
    assert why(g, "A", "kami kuroda") == ("no-kami-of-yours", {"SEN-207"})
    moved = [e for e in heard(g, "C") if isinstance(e, Moved) and e.goal == HANAFUDA[0]]
    assert [(e.at, e.face) for e in moved] == [(-1, -1)], "nobody learns where in the deck it lay"


@clause("SEN-211")
def test_an_empty_deck_is_made_anew_before_the_search_and_without_cards_there_is_none() -> None:
    g = play(
        acting("A", kami={"A": "kuroda"}, deck="", discard="plum_5 iris_1"), "kami kuroda", "take iris_1"
    )
    assert (lying(g, "deck"), lying(g, "discard")) == (["plum_5"], [])
    g = play(acting("A", kami={"A": "kuroda"}, deck="kiku_3", discard="plum_5"), "kami kuroda")
    assert (legal(g), lying(g, "discard")) == (["take kiku_3"], ["plum_5"]), "else the discards stay"
    g = acting("A", kami={"A": "kuroda"}, deck="")
    assert why(g, "A", "kami kuroda") == ("no-hanafuda-to-search", {"SEN-211"})


@clause("SEN-208", "SEN-191")
def test_a_kami_has_the_power_of_its_own_kind_only() -> None:
    g = acting("A", kami={"A": "oda naoe daisuke"}, hands={"B": "green_trade_1"})
    assert legal(g, begin="kami") == ["kami daisuke", "kami naoe > B"]
    assert why(g, "A", "kami oda") == ("military-kami-fights", {"SEN-213", "SEN-208"})
    assert why(g, "A", "kami naoe") == ("diplomat-kami-names", {"SEN-209", "SEN-208"})
    assert why(g, "A", "kami daisuke > B") == ("kami-of-another-kind", {"SEN-208"})
    assert why(g, "A", "kami oda > B") == ("kami-of-another-kind", {"SEN-208"})


@clause("SEN-209", "SEN-210", "SEN-R79")
def test_a_diplomat_kami_names_another_player_who_holds_a_card() -> None:
    g = acting("A", kami={"A": "naoe"}, hands={"B": "green_trade_1"}, out="D")
    assert why(g, "A", "kami naoe > C") == (
        "no-card-to-give-up",
        {"SEN-209", "SEN-203", "SEN-R79", "SEN-R82"},
    )
    assert why(g, "A", "kami naoe > A") == ("another-player", {"SEN-209", "SEN-203"})
    assert why(g, "A", "kami naoe > D")[0] == "not-in-the-game"
    assert why(g, "A", "kami naoe > E")[0] == why(g, "A", "kami naoe > F")[0] == "no-such-player"


@clause("SEN-212", "SEN-210", "SEN-R107")
def test_kami_have_their_seasons() -> None:
    g = acting("A", kami={"A": "kuroda naoe"})
    g.table.phase = "summer"
    for text, code in (
        ("kami kuroda", "economist-kami-in-autumn"),
        ("kami naoe > B", "diplomat-kami-in-season"),
    ):
        reason = explain_autumn(g.seen(0), BOX.say.parse(text))
        assert reason is not None
        assert reason.code == code
    fights = explain_autumn(g.seen(0), BOX.say.parse("kami oda"))
    assert fights is not None
    assert fights.code == "military-kami-fights"
    g.table.phase, g.table.named = "autumn", ()
    reason = explain_autumn(g.seen(0), BOX.say.parse("kami kuroda"))
    assert reason is not None
    assert reason.code == "not-called-yet"


# --- Tachibana ----------------------------------------------------------------------------------


@clause("SEN-202", "SEN-R74")
def test_tachibana_takes_the_top_of_the_discard_pile_even_what_was_just_discarded() -> None:
    g = acting("A", samurai={"A": "tachibana"}, hanafuda={"A": "pine_7 plum_7 kiku_7"}, discard="iris_1")
    assert "take discard" in legal(g)
    play(g, "combine trio: pine_7, plum_7, kiku_7", "take discard")
    assert "take discard" not in legal(g)
    assert (lying(g, "hanafuda.A"), lying(g, "discard")) == (["kiku_7"], ["iris_1", "pine_7", "plum_7"])
    assert told(g, DiscardTaken)[0].card == BOX.face["kiku_7"]
    assert why(g, "A", "take discard") == ("once-an-autumn", {"SEN-202", "SEN-203", "SEN-238"})


@clause("SEN-202")
def test_without_her_or_without_a_card_nothing_is_taken() -> None:
    g = acting("A", samurai={"B": "tachibana"}, discard="iris_1")
    assert why(g, "A", "take discard") == ("no-taking-the-discard", {"SEN-202"})
    g = acting("A", samurai={"A": "tachibana"})
    assert why(g, "A", "take discard") == ("discard-is-empty", {"SEN-202"})
    assert "take discard" not in legal(g)


@clause("SEN-238")
def test_the_imperial_tachibana_serves_the_host_once() -> None:
    facts = {"seats": 3, "host": "B", "samurai": {"emperor": "tachibana"}, "discard": "iris_1 iris_2"}
    g = acting("B", **facts)
    play(g, "take discard")
    assert why(g, "B", "take discard")[0] == "once-an-autumn"
    g = acting("A", **facts)
    assert why(g, "A", "take discard")[0] == "no-taking-the-discard"


# --- Umeko --------------------------------------------------------------------------------------


@clause("SEN-203", "SEN-R80", "SEN-R81")
def test_umeko_forces_an_exchange_of_one_card_each_face_down() -> None:
    hands = {"A": "green_trade_1 yellow_trade_1", "B": "blue_member_heir green_support_1"}
    g = acting("A", samurai={"A": "umeko"}, hands=hands, display={"B": "black_member_wife"})
    assert legal(g, begin="force") == ["force swap B"], "the others hold nothing"
    play(g, "force swap B")
    assert asked(g) == "AB CardsToSwap"
    assert legal(g, "A") == ["swap yellow_trade_1", "swap green_trade_1"]
    assert legal(g, "B") == ["swap green_support_1", "swap blue_member_heir"]
    assert why(g, "B", "swap dummy") == ("dummy-is-not-swapped", {"SEN-203", "SEN-43"})
    assert why(g, "B", "swap black_member_wife") == ("displayed-is-locked", {"SEN-168", "SEN-R63"})
    assert why(g, "B", "swap plum_5") == ("not-for-swapping", {"SEN-203", "SEN-R80"})
    assert why(g, "B", "swap red_trade_2")[0] == "card-not-held"
    play(g, "B: swap blue_member_heir", "A: swap green_trade_1")
    assert lying(g, "hand.A") == ["blue_member_heir", "yellow_trade_1"]
    assert lying(g, "hand.B") == ["green_support_1", "green_trade_1"]
    assert sees(g, "C", "hand.A") == sees(g, "C", "hand.B") == ["?", "?"]
    faces = [e.face for e in heard(g, "C") if isinstance(e, Moved)]
    assert faces == [-1, -1]
    assert told(g, CardsSwapped) == [CardsSwapped(0, 1)]
    assert why(g, "A", "force swap B")[0] == "once-an-autumn"


@clause("SEN-203", "SEN-R82")
def test_both_must_hold_a_card_other_than_the_dummy() -> None:
    g = acting("A", samurai={"A": "umeko"}, hands={"A": "green_trade_1"}, out="D")
    assert why(g, "A", "force swap B")[0] == "no-card-to-give-up"
    assert why(g, "A", "force swap A") == ("another-player", {"SEN-209", "SEN-203"})
    assert why(g, "A", "force swap D")[0] == "not-in-the-game"
    assert why(g, "A", "force swap E")[0] == "no-such-player"
    g = acting("A", samurai={"A": "umeko"}, hands={"B": "green_trade_1"})
    assert why(g, "A", "force swap B") == ("no-card-to-swap", {"SEN-203"})
    g = acting("A", hands={"A": "blue_trade_2", "B": "green_trade_1"})
    assert why(g, "A", "force swap B") == ("no-forced-swap", {"SEN-203"})


@clause("SEN-R80")
def test_as_printed_she_exchanges_hanafuda() -> None:
    facts = {"hands": {"A": "green_trade_1"}, "hanafuda": {"A": "plum_5 pine_4 pine_8 iris_2", "B": "kiku_1"}}
    g = acting("A", samurai={"A": "umeko"}, options={"umeko": "hanafuda"}, **facts)
    play(g, "force swap B", "A: swap plum_5", "B: swap kiku_1")
    assert lying(g, "hanafuda.B") == ["plum_5"]
    assert lying(g, "hanafuda.A") == ["iris_2", "kiku_1", "pine_4", "pine_8"]


@clause("SEN-203")
def test_when_time_is_up_whoever_chose_nothing_gives_his_first_card() -> None:
    hands = {"A": "green_trade_1 yellow_trade_1", "B": "blue_member_heir"}
    g = play(acting("A", samurai={"A": "umeko"}, hands=hands), "force swap B", "A: swap green_trade_1")
    g.time_up()
    assert lying(g, "hand.A") == ["blue_member_heir", "yellow_trade_1"]
    g.time_up()
    assert asked(g) == "A TheEnd", "and an action not taken is none"


@clause("SEN-R122", "SEN-203")
def test_umeko_hired_by_another_in_the_same_autumn_can_be_used_again() -> None:
    """A has used her; she dies and, as a kami, goes the way of all cards; B hires her."""
    hands = {"A": "green_trade_1 black_trade_1", "B": "yellow_trade_1 blue_trade_2", "C": "yellow_trade_2"}
    g = whole_autumn(
        samurai={"A": "umeko"}, hands=hands, honour={"B": 20}, samurai_deck="", samurai_discard="oda"
    )
    play(g, "call A", "force swap B", "A: swap green_trade_1", "B: swap yellow_trade_1")
    assert why(g, "A", "force swap B") == ("once-an-autumn", {"SEN-202", "SEN-203", "SEN-238"})
    play(g, "seppuku umeko", "kami umeko > C", "take yellow_trade_2", "done")
    assert lying(g, "samurai_discard") == ["samurai:oda", "samurai:umeko"]
    play(g, "call B", "hire samurai", "keep umeko", "post north_sea")
    assert "force swap A" in legal(g, begin="force")


@clause("SEN-R122", "SEN-203")
def test_who_has_used_umeko_cannot_use_her_again_that_autumn_though_he_hires_her_anew() -> None:
    hands = {"A": "green_trade_1 black_trade_1", "B": "yellow_trade_1 blue_trade_2", "C": "yellow_trade_2"}
    g = whole_autumn(
        samurai={"A": "umeko"}, hands=hands, honour={"A": 20}, samurai_deck="", samurai_discard="oda"
    )
    play(g, "call A", "force swap B", "A: swap green_trade_1", "B: swap yellow_trade_1")
    play(g, "seppuku umeko", "kami umeko > C", "take yellow_trade_2")
    play(g, "hire samurai", "keep umeko", "post north_sea")
    assert why(g, "A", "force swap B")[0] == "once-an-autumn"


@clause("SEN-R122", "SEN-238")
def test_a_living_samurai_is_not_made_fresh_by_the_next_call() -> None:
    g = whole_autumn(samurai={"A": "umeko"}, hands={"A": "green_trade_1", "B": "yellow_trade_1"})
    play(g, "call A", "force swap B", "A: swap green_trade_1", "B: swap yellow_trade_1", "done", "call B")
    assert g.table.spent == ("umeko",)
