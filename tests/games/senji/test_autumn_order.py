"""Autumn: who acts when (SEN-149, SEN-150), and trade (SEN-151 to SEN-155, SEN-196)."""

from __future__ import annotations

from tatami.games.senji.events.autumn import (
    ActionsEnded,
    AutumnBegan,
    AutumnEnded,
    CardsShown,
    CardTaken,
    FamilyCalled,
    TradeUsed,
)
from tatami.kernel.events import Moved, Shuffled
from tatami.kernel.pieces import HIDDEN
from tests.clauses import clause
from tests.games.senji.saying import parts
from tests.games.senji.scenes_autumn import (
    BOX,
    acting,
    another_autumn,
    asked,
    family,
    heard,
    honour,
    legal,
    lying,
    play,
    sees,
    told,
    whole_autumn,
    why,
)


@clause("SEN-149", "SEN-37")
def test_the_host_calls_each_family_once_and_the_last_without_a_question() -> None:
    g = whole_autumn(seats=4, host="C")
    assert (asked(g), legal(g)) == ("C FamilyToCall", ["call A", "call B", "call C", "call D"])
    assert g.question is not None
    assert len(g.question.candidates(g.seen(2))) == 4, "nobody else is thought of"
    play(g, "call B")
    assert asked(g) == "B AutumnActions"
    play(g, "done")
    assert legal(g) == ["call A", "call C", "call D"]
    assert why(g, "C", "call B") == ("called-before", {"SEN-149"})
    play(g, "call C", "done", "call D", "done")
    assert asked(g) == "A AutumnActions", "the last one is called without a question"
    play(g, "done")
    assert asked(g) == "A TheEnd"
    assert [event.seat for event in told(g, FamilyCalled)] == [1, 2, 3, 0]
    assert told(g, ActionsEnded) == [ActionsEnded(seat) for seat in (1, 2, 3, 0)]
    assert g.events[0] == AutumnBegan(2)
    assert g.events[-1] == AutumnEnded()
    assert [(d[0], d[1], d[2]) for d in g.table.deeds] == [("called", 2, s) for s in (1, 2, 3, 0)]


@clause("SEN-149", "SEN-171", "SEN-172", "SEN-202")
def test_in_the_next_autumn_everybody_is_called_again_and_has_used_nothing() -> None:
    g = whole_autumn(
        samurai={"D": "tachibana"},
        discard="plum_5 iris_1",
        honour={"D": 60},
        samurai_deck="naoe mori baba oda",
    )
    everything = ["take discard", "hire 6 north_sea", "hire samurai", "keep oda", "post south_sea", "done"]
    play(g, "call A", "done", "call B", "done", "call C", "done", *everything)
    assert (g.table.named, g.table.spent, g.table.hired) == ((), (), 0), "nothing is kept of it"
    g.table.phase, g.table.spent = "summer", ("tachibana",)
    g.table.units = ((0,) * len(BOX.regions),) * len(g.table.units)
    another_autumn(g)
    assert g.table.phase == "autumn"
    assert legal(g) == ["call A", "call B", "call C", "call D"]
    play(g, "call D")
    assert {"take discard", "hire 6 north_sea", "hire samurai"} <= set(legal(g))
    assert len(told(g, AutumnBegan)) == 2


@clause("SEN-149")
def test_an_eliminated_family_is_not_called() -> None:
    g = whole_autumn(out="B")
    assert legal(g) == ["call A", "call C", "call D"]
    assert why(g, "A", "call B") == ("not-in-the-game", {"SEN-149", "SEN-178"})
    assert why(g, "A", "call E")[0] == why(g, "A", "call F")[0] == "no-such-player"


@clause("SEN-149", "SEN-150", "SEN-37")
def test_nobody_acts_before_he_is_called_or_after_he_is_done() -> None:
    g = whole_autumn(
        host="A", hands={"A": "green_member_heir", "B": "blue_member_wife"}, kami={"B": "daisuke akashi"}
    )
    assert why(g, "A", "display green_member_heir") == ("not-called-yet", {"SEN-149"})
    assert why(g, "B", "display blue_member_wife") == ("not-called-now", {"SEN-149", "SEN-150"})
    assert why(g, "B", "call C") == ("host-calls", {"SEN-149", "SEN-37"})
    play(g, "call B")
    assert why(g, "B", "call C") == ("host-calls", {"SEN-149", "SEN-37"})
    assert why(g, "A", "call C") == ("another-family-acts", {"SEN-149"})
    assert why(g, "A", "display green_member_heir")[0] == "not-called-now"
    play(g, "done")
    for text in ("display blue_member_wife", "kami daisuke", "kami akashi > A"):
        assert why(g, "B", text) == ("has-acted", {"SEN-149"}), text
    play(g, "call A", "done")
    assert why(g, "A", "display green_member_heir") == ("has-acted", {"SEN-149"})
    assert why(g, "A", "order nagato march")[0] == "orders-are-laid", "which is no action of Autumn"
    play(g, "call C")
    assert why(g, "B", "display blue_member_wife") == ("has-acted", {"SEN-149"})


@clause("SEN-149", "SEN-151", "SEN-216")
def test_who_acts_waits_while_another_shows_his_cards() -> None:
    hands = {"A": "green_trade_2 blue_member_wife"}
    g = acting("A", hands=hands, hanafuda={"B": "plum_5 iris_1 kiku_2"}, samurai={"A": "oda"})
    play(g, "trade green_trade_2")
    for text in ("display blue_member_wife", "seppuku oda", "done"):
        assert why(g, "A", text) == ("first-things-first", {"SEN-149", "SEN-150"}), text
    assert why(g, "C", "show: plum_5") == ("nothing-is-asked-of-you", {"SEN-151"})
    assert why(g, "B", "done") == ("not-called-yet", {"SEN-149"})
    assert why(g, "C", "kami oda") == ("military-kami-fights", {"SEN-213", "SEN-208"})
    g.table.named = (1, 0)
    assert why(g, "B", "done") == ("has-acted", {"SEN-149"})
    play(g, "show: plum_5, iris_1")
    assert why(g, "A", "done") == ("first-things-first", {"SEN-149", "SEN-150"})


@clause("SEN-150", "SEN-R57")
def test_a_player_may_do_nothing_or_the_same_thing_several_times() -> None:
    cards = {"A": "green_trade_1 green_trade_2 blue_member_wife"}
    g = acting("A", hands=cards, hanafuda={"B": "plum_5 iris_1 kiku_2"})
    assert "done" in legal(g)
    play(g, "trade green_trade_1", "B: show: plum_5", "display blue_member_wife")
    play(g, "trade green_trade_2", "take iris_1", "done")
    assert asked(g) == "A TheEnd"
    assert lying(g, "hanafuda.A") == ["iris_1", "plum_5"]


# --- trade --------------------------------------------------------------------------------------


@clause("SEN-151", "SEN-59", "SEN-155", "SEN-R58")
def test_the_owner_chooses_what_he_shows_and_only_the_other_sees_it() -> None:
    g = acting("A", hands={"A": "green_trade_2"}, hanafuda={"B": "plum_5 iris_1 kiku_2 kiku_2"})
    play(g, "trade green_trade_2")
    assert lying(g, "hand.B") == ["green_trade_2"], "it goes home at once"
    assert asked(g) == "B CardsToShow"
    assert legal(g) == ["show"]
    assert parts(g, "show") == ["plum_5", "iris_1", "kiku_2"]
    assert parts(g, "show", "kiku_2") == ["plum_5", "iris_1", "kiku_2"], "there are two of them"
    assert parts(g, "show", "plum_5") == ["iris_1", "kiku_2"]
    assert parts(g, "show", "kiku_2", "plum_5") == []
    play(g, "show: kiku_2, plum_5")
    assert asked(g) == "A CardToTrade"
    assert sees(g, "A", "shown") == ["plum_5", "kiku_2"]
    assert sees(g, "C", "shown") == sees(g, "spectator", "shown") == ["?", "?"]
    assert legal(g) == ["take plum_5", "take kiku_2"]
    assert why(g, "A", "take iris_1") == ("not-shown-to-you", {"SEN-151", "SEN-154"})
    play(g, "take plum_5")
    assert (lying(g, "hanafuda.A"), lying(g, "hanafuda.B")) == (["plum_5"], ["iris_1", "kiku_2", "kiku_2"])
    assert (lying(g, "shown"), asked(g)) == ([], "A AutumnActions")
    assert told(g, TradeUsed) == [TradeUsed(0, family("green"), BOX.face["green_trade_2"], 2)]
    assert told(g, CardsShown) == [CardsShown(0, 2)]
    assert told(g, CardTaken) == [CardTaken(0, family("green"))]
    assert ("traded", 0, 1, -1) in g.table.deeds


@clause("SEN-151", "SEN-152", "SEN-153")
def test_a_trade_card_goes_home_to_the_first_seat_as_to_any_other() -> None:
    g = acting(
        "B", hands={"B": "yellow_trade_1 yellow_trade_2 yellow_trade_3"}, hanafuda={"A": "plum_5 iris_1"}
    )
    play(g, "trade yellow_trade_1")
    assert asked(g) == "A CardsToShow"
    play(g, "show: plum_5")
    assert (lying(g, "hanafuda.A"), lying(g, "hanafuda.B")) == (["iris_1"], ["plum_5"])
    assert lying(g, "hand.A") == ["yellow_trade_1"]
    play(g, "trade yellow_trade_2")
    assert (lying(g, "hanafuda.A"), lying(g, "hanafuda.B")) == ([], ["iris_1", "plum_5"])
    assert why(g, "B", "trade yellow_trade_3") == ("owner-has-no-hanafuda", {"SEN-153", "SEN-R59"})


@clause("SEN-155")
def test_a_third_player_hears_of_no_hanafuda_face_in_a_trade() -> None:
    g = acting("A", hands={"A": "green_trade_2"}, hanafuda={"B": "plum_5 iris_1 kiku_2"})
    play(g, "trade green_trade_2", "show: iris_1, kiku_2", "take kiku_2")
    moved = [e for e in heard(g, "C") if isinstance(e, Moved) and e.face >= BOX.first_hanafuda]
    assert moved == []
    hidden = [e for e in heard(g, "C") if isinstance(e, Moved) and e.face == HIDDEN]
    assert all(event.at == -1 for event in hidden), "not even which of the shown cards it was"


@clause("SEN-152", "SEN-R58")
def test_who_has_no_more_than_asked_shows_all_without_a_choice() -> None:
    """SEN-EX23: two cards for a trade card worth 3."""
    g = acting(
        "A", hands={"A": "green_trade_3"}, hanafuda={"A": "pine_4 pine_8 iris_2", "B": "plum_5 kiku_1"}
    )
    play(g, "trade green_trade_3")
    assert asked(g) == "A CardToTrade"
    play(g, "take plum_5")
    assert lying(g, "hanafuda.B") == ["kiku_1"]
    play(g, "combine animals: pine_4, pine_8, iris_2, plum_5")
    assert honour(g) == [8, 0, 0, 0]


@clause("SEN-151", "SEN-152")
def test_a_single_card_is_taken_without_a_choice() -> None:
    g = acting("A", hands={"A": "green_trade_1"}, hanafuda={"B": "plum_5"})
    play(g, "trade green_trade_1")
    assert (asked(g), lying(g, "hanafuda.A")) == ("A AutumnActions", ["plum_5"])


@clause("SEN-153", "SEN-R59")
def test_a_trade_card_is_of_no_use_while_its_owner_has_no_hanafuda() -> None:
    g = acting("A", hands={"A": "green_trade_2"})
    assert legal(g, begin="trade") == []
    assert why(g, "A", "trade green_trade_2") == ("owner-has-no-hanafuda", {"SEN-153", "SEN-R59"})


@clause("SEN-151")
def test_ones_own_trade_card_and_one_that_is_not_in_hand_cannot_be_used() -> None:
    g = acting("A", hands={"A": "yellow_trade_2"}, hanafuda={"A": "plum_5", "B": "iris_1"})
    assert why(g, "A", "trade yellow_trade_2") == ("own-trade-card", {"SEN-151"})
    assert why(g, "A", "trade green_trade_2")[0] == "card-not-held"


@clause("SEN-151", "SEN-152")
def test_nobody_refuses_to_show_shows_fewer_or_takes_nothing() -> None:
    g = acting("A", hands={"A": "green_trade_2"}, hanafuda={"B": "plum_5 iris_1 kiku_2"})
    assert why(g, "A", "show:") == ("nothing-is-asked-of-you", {"SEN-151"})
    play(g, "trade green_trade_2")
    assert why(g, "B", "show:") == ("must-show", {"SEN-151", "SEN-152"})
    assert why(g, "B", "show: plum_5") == ("must-show", {"SEN-151", "SEN-152"})
    assert why(g, "B", "show: plum_5, plum_5") == ("shown-twice", {"SEN-151"})
    assert why(g, "B", "show: plum_5, pine_1") == ("not-to-be-shown", {"SEN-151"})
    assert why(g, "B", "show: plum_5, iris_1, kiku_2") == ("shows-enough", {"SEN-151"})
    assert why(g, "B", "show: plum_5, wild iris_1")[0] == "not-a-part-here"
    play(g, "show: plum_5, iris_1")
    assert why(g, "A", "take nothing") == ("must-take-one", {"SEN-151", "SEN-154"})


@clause("SEN-151", "SEN-R58")
def test_who_does_not_say_in_time_what_he_shows_shows_his_first_cards() -> None:
    g = acting("A", hands={"A": "green_trade_2"}, hanafuda={"B": "kiku_2 plum_5 iris_1"})
    play(g, "trade green_trade_2").time_up()
    assert sees(g, "A", "shown") == ["plum_5", "iris_1"]


@clause("SEN-154", "SEN-R60", "SEN-72", "SEN-49")
def test_a_trade_card_of_an_absent_family_looks_at_the_top_of_the_deck() -> None:
    g = acting("A", hands={"A": "red_trade_2"}, deck="iris_1 kiku_1 plum_5 pine_4")
    play(g, "trade red_trade_2")
    assert asked(g) == "A CardToTrade"
    assert sees(g, "A", "shown") == ["pine_4", "plum_5"]
    assert sees(g, "B", "shown") == ["?", "?"]
    assert "red_trade_2" in lying(g, "auction.red")
    assert [event.place for event in told(g, Shuffled)] == [g.layout.by_name["auction.red"]], "SEN-49"
    play(g, "take plum_5")
    assert sorted(lying(g, "deck")) == ["iris_1", "kiku_1", "pine_4"]
    assert sees(g, "A", "deck") == ["?"] * 3, "shuffled back"
    assert g.table.deeds == ()


@clause("SEN-154", "SEN-87", "SEN-R70")
def test_a_deck_that_is_too_small_goes_on_with_the_discard_pile() -> None:
    g = acting("A", hands={"A": "red_trade_3"}, deck="iris_1", discard="kiku_1")
    play(g, "trade red_trade_3")
    assert legal(g) == ["take iris_1", "take kiku_1"], "as many as there are"
    play(g, "take kiku_1")
    assert (lying(g, "deck"), lying(g, "discard")) == (["iris_1"], [])


@clause("SEN-154")
def test_without_a_card_in_deck_and_discard_pile_it_cannot_be_used() -> None:
    g = acting("A", hands={"A": "red_trade_3"}, deck="")
    assert why(g, "A", "trade red_trade_3") == ("no-hanafuda-for-trade", {"SEN-154"})


@clause("SEN-R61", "SEN-178")
def test_the_trade_card_of_an_eliminated_family_looks_at_the_deck_and_leaves_the_game() -> None:
    g = acting("A", hands={"A": "green_trade_1"}, out="B", deck="iris_1 plum_5")
    play(g, "trade green_trade_1")
    assert lying(g, "hanafuda.A") == ["plum_5"]
    assert "green_trade_1" in lying(g, "removed")


@clause("SEN-196")
def test_ishida_makes_the_owner_and_the_deck_show_one_card_more() -> None:
    cards = {"A": "green_trade_1 red_trade_2"}
    hanafuda = {"B": "plum_5 iris_1 kiku_2"}
    g = acting(
        "A", hands=cards, hanafuda=hanafuda, samurai={"A": "ishida"}, deck="plum_1 plum_2 plum_3 plum_4"
    )
    play(g, "trade green_trade_1")
    assert why(g, "B", "show: plum_5")[0] == "must-show"
    play(g, "show: plum_5, iris_1", "take iris_1", "trade red_trade_2")
    assert legal(g) == ["take plum_2", "take plum_3", "take plum_4"]


@clause("SEN-196")
def test_ishida_serves_his_own_player_only() -> None:
    g = acting("A", hands={"A": "green_trade_1"}, hanafuda={"B": "plum_5 iris_1"}, samurai={"B": "ishida"})
    play(g, "trade green_trade_1", "show: plum_5")
    assert asked(g) == "A AutumnActions"
