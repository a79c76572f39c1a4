"""The auction in Winter (SEN-61 to SEN-72, SEN-R84 to SEN-R88, SEN-R120)."""

from __future__ import annotations

from tatami.games.senji.events.winter import (
    BidLaid,
    BidsLaidAnew,
    BidTakenBack,
    LotHandedHome,
    LotTied,
    LotUnsold,
    LotWon,
)
from tatami.games.senji.pieces import AUCTION
from tatami.kernel.events import Moved, Shuffled
from tatami.kernel.seats import SPECTATOR
from tatami.kernel.views import events_for
from tests.clauses import clause
from tests.games.scenes import lying, sees
from tests.games.senji.scenes_winter import (
    FIVE,
    SIX,
    THREE,
    all_ready,
    before_winter,
    begins,
    bid,
    bring,
    can_add,
    do,
    hand,
    lock,
    may,
    refused,
    refused_part,
    say,
    told,
    winter,
)

RED = {"red": "red_support_1 red_trade_2", "violet": "violet_trade_1 violet_member_heir"}


@clause("SEN-61", "SEN-24")
def test_two_cards_of_each_absent_family_lie_face_up() -> None:
    g = winter(decks=RED)
    assert sorted(lying(g, "lots")) == sorted((RED["red"] + " " + RED["violet"]).split())
    assert sees(g, "spectator", "lots") == lying(g, "lots")
    assert len(winter(THREE).table.lots) == 6
    assert len(winter(FIVE).table.lots) == 2
    assert winter(SIX).table.lots == ()
    assert refused(winter(SIX), "A", "bids: 1 violet_trade_1").clauses == ("SEN-61",)
    assert "bids" not in may(winter(SIX), "A")


@clause("SEN-62")
def test_a_drawn_card_of_a_family_in_play_goes_home_and_is_not_replaced() -> None:
    g = winter(decks={"red": "green_member_heir red_trade_2"})
    assert "green_member_heir" in hand(g, "A")
    assert g.table.lots.count(1) == 1
    assert told(g, "spectator", LotHandedHome)[0].seat == 0


@clause("SEN-63")
def test_a_deck_of_one_card_gives_one_lot() -> None:
    g = before_winter()
    deck, box = g.places[AUCTION[1]], g.layout.by_name["removed"]
    g.places[box] += deck[1:]
    del deck[1:]
    g.run()
    assert g.table.lots.count(1) == 1
    assert lying(g, "auction.red") == []


@clause("SEN-R88", "SEN-178")
def test_a_drawn_card_of_an_eliminated_family_leaves_the_game() -> None:
    g = winter(out="D", decks={"red": "blue_member_heir red_trade_2"})
    assert "blue_member_heir" in lying(g, "removed")
    assert g.table.lots.count(1) == 1


@clause("SEN-64", "SEN-66", "SEN-67", "SEN-69", "SEN-EX2", "SEN-EX13")
def test_the_higher_sum_wins_and_pays_and_the_other_bid_comes_back() -> None:
    g = winter(decks=RED)
    lot = lying(g, "lots").index("red_support_1") + 1
    say(g, "A", f"bids: {lot} green_member_grandmother, {lot} green_member_wife")
    say(g, "B", f"bids: {lot} yellow_member_grandmother, {lot} yellow_support_1, {lot} yellow_trade_1")
    assert sees(g, "C", "bids.A") == ["?", "?"]
    assert sees(g, "A", "bids.A") == ["green_member_grandmother", "green_member_wife"]
    all_ready(g)
    won = told(g, "spectator", LotWon)
    assert [(e.seat, e.value) for e in won] == [(0, 4)]
    assert "red_support_1" in hand(g, "A")
    assert {"yellow_member_grandmother", "yellow_support_1", "yellow_trade_1"} <= set(hand(g, "B"))
    assert {"green_member_grandmother", "green_member_wife"} <= set(lying(g, "auction.red"))
    assert lying(g, "lots") == lying(g, "bids.A") == lying(g, "bids.B") == []


@clause("SEN-68", "SEN-70", "SEN-EX16", "SEN-71", "SEN-R86")
def test_a_tie_keeps_lot_and_bids_until_the_next_winter() -> None:
    g = winter(decks=RED)
    first, second = lying(g, "lots").index("red_support_1") + 1, lying(g, "lots").index("red_trade_2") + 1
    violet = lying(g, "lots").index("violet_trade_1") + 1
    say(g, "B", f"bids: {first} yellow_trade_1, {violet} yellow_trade_2")
    say(g, "C", f"bids: {second} black_trade_2")
    say(g, "D", f"bids: {second} blue_trade_2")
    all_ready(g)
    assert {"red_support_1", "violet_trade_1"} <= set(hand(g, "B"))
    assert "yellow_trade_1" in lying(g, "auction.red")
    assert "yellow_trade_2" in lying(g, "auction.violet")
    assert lying(g, "lots") == ["red_trade_2"]
    assert g.table.lots == (1,)
    assert g.table.bids == ((), (), (~0,), (~0,))
    assert sees(g, "spectator", "bids.C") == ["black_trade_2"]
    assert told(g, "A", LotTied)[0].seats == (2, 3)
    assert len(told(g, "A", LotUnsold)) == 1
    assert "violet_member_heir" in lying(g, "auction.violet")


@clause("SEN-68", "SEN-69")
def test_who_bid_less_than_those_who_tie_takes_his_bid_back() -> None:
    g = winter(decks=RED)
    do(g, "A: bids: 1 green_trade_1", "B: bids: 1 yellow_trade_2", "C: bids: 1 black_trade_2")
    all_ready(g)
    assert g.table.bids == ((), (~0,), (~0,), ())
    assert "green_trade_1" in hand(g, "A")
    assert "yellow_trade_2" not in hand(g, "B")


@clause("SEN-68", "SEN-70")
def test_a_lot_sold_between_two_tied_ones_leaves_each_bid_under_its_own() -> None:
    g = winter(decks=RED)
    first, _, third, _ = lying(g, "lots")
    do(g, "A: bids: 1 green_trade_1, 2 green_trade_2", "B: bids: 3 yellow_trade_2, 1 yellow_trade_1")
    do(g, "C: bids: 3 black_trade_2", "D: bids: 3 blue_trade_2")
    all_ready(g)
    assert lying(g, "lots") == [first, third]
    assert g.table.bids == ((~0,), (~0, ~1), (~1,), (~1,))
    assert lying(g, "bids.B") == ["yellow_trade_1", "yellow_trade_2"]


@clause("SEN-68", "SEN-70")
def test_a_tie_may_tie_again_and_locked_cards_may_be_outbid() -> None:
    g = before_winter(decks=RED)
    for card in ("red_trade_3", "red_member_heir"):
        bring(g, card, g.layout.by_name["lots"])
    g.table.lots = (1, 1)
    for seat, card, lot in (("C", "black_trade_2", 1), ("D", "blue_trade_2", 1), ("C", "black_trade_1", 2)):
        lock(g, seat, card, lot)
    lock(g, "B", "yellow_trade_1", 2)
    g.run()
    do(g, "A: bids: 1 green_trade_2, 2 green_trade_3")
    all_ready(g)
    assert lying(g, "lots") == ["red_trade_3"]
    assert g.table.bids == ((~0,), (), (~0,), (~0,))
    assert "red_member_heir" in hand(g, "A")
    assert "green_trade_3" in lying(g, "auction.red")
    assert "black_trade_1" in hand(g, "C")
    assert "yellow_trade_1" in hand(g, "B")


@clause("SEN-67", "SEN-71")
def test_a_deck_is_shuffled_whenever_a_bid_or_a_lot_goes_into_it() -> None:
    g = winter(decks=RED)
    lots = lying(g, "lots")
    say(g, "A", bid(lots.index("red_trade_2") + 1, "green_trade_1"))
    all_ready(g)
    for deck, back in (("red", "green_trade_1"), ("violet", "violet_member_heir")):
        place = g.layout.by_name[f"auction.{deck}"]
        events = events_for(g, SPECTATOR)
        last = max(k for k, e in enumerate(events) if isinstance(e, Moved) and e.goal == place)
        assert back in lying(g, f"auction.{deck}")
        assert Shuffled(place) in events[last:]


@clause("SEN-70", "SEN-R87")
def test_locked_cards_count_again_and_may_be_added_to_but_not_taken_back() -> None:
    g = before_winter(decks=RED)
    bring(g, "red_trade_3", g.layout.by_name["lots"])
    g.table.lots = (1,)
    lock(g, "C", "black_trade_2", 1)
    lock(g, "D", "blue_trade_2", 1)
    g.run()
    assert len(g.table.lots) == 5
    reason = refused(g, "C", "bids:")
    assert (reason.code, reason.clauses) == ("bids-are-locked", ("SEN-70",))
    assert refused(g, "C", "take back a locked bid").clauses == ("SEN-70",)
    assert begins(g, "C", "bids") == "bids:", "what is locked is no part of it"
    say(g, "C", "bids: 1 black_trade_1")
    say(g, "C", "bids:")
    assert lying(g, "bids.C") == ["black_trade_2"], "the locked card stays where it lies"
    say(g, "C", "bids: 1 black_trade_1")
    say(g, "A", "bids: 1 green_trade_1")
    all_ready(g)
    assert "red_trade_3" in hand(g, "C")
    assert {"black_trade_1", "black_trade_2"} <= set(lying(g, "auction.red"))
    assert "blue_trade_2" in hand(g, "D")
    assert "green_trade_1" in hand(g, "A")


@clause("SEN-R120", "SEN-178")
def test_the_locked_bid_of_an_eliminated_player_no_longer_counts() -> None:
    g = before_winter(out="D")
    bring(g, "red_trade_3", g.layout.by_name["lots"])
    g.table.lots = (1,)
    lock(g, "C", "black_trade_2", 1)
    g.run()
    all_ready(g)
    assert "red_trade_3" in hand(g, "C")


@clause("SEN-64", "SEN-R84", "SEN-65")
def test_only_valued_cards_of_ones_own_family_are_bid() -> None:
    g = winter(hands={"A": "black_trade_1"})
    assert refused(g, "A", "bids: 1 black_trade_1").clauses == ("SEN-64", "SEN-R84")
    assert refused(g, "A", "bid dummy").clauses == ("SEN-65",)
    assert refused(g, "A", "bids: 9 green_trade_1").clauses == ("SEN-61", "SEN-64")
    assert not any("black" in card for card in can_add(g, "A", "bids:"))
    assert refused_part(g, "A", "bids: 1 green_trade_1, 1 black_trade_1") == ("only-own-cards-are-bid", 1)
    assert refused(g, "A", "bids: 1 green_trade_1, 2 green_trade_1").clauses == ("SEN-64",)


@clause("SEN-R85", "SEN-64")
def test_bids_say_all_that_one_bids_and_may_be_said_anew_until_winter_ends() -> None:
    g = winter()
    assert begins(g, "A", "bids") == "bids:"
    say(g, "A", "bids: 2 green_trade_3, 1 green_trade_1, 1 green_trade_2")
    assert begins(g, "A", "bids") == "bids: 1 green_trade_1, 1 green_trade_2, 2 green_trade_3"
    say(g, "A", "bids: 1 green_trade_2, 1 green_member_heir, 3 green_trade_3, 3 green_support_1")
    assert lying(g, "bids.A") == ["green_member_heir", "green_trade_2", "green_support_1", "green_trade_3"]
    assert g.table.bids[0] == (0, 0, 2, 2)
    assert "green_trade_1" in hand(g, "A")


@clause("SEN-64", "SEN-R85")
def test_others_are_told_of_the_lots_under_which_more_or_fewer_cards_lie() -> None:
    g = winter()
    say(g, "A", "bids: 1 green_trade_1, 1 green_trade_2, 2 green_trade_3")
    assert [(e.lot, e.cards) for e in told(g, "C", BidLaid)] == [(1, 2), (2, 1)]
    say(g, "A", "bids: 1 green_trade_2, 1 green_member_heir, 3 green_trade_3")
    assert [(e.lot, e.cards) for e in told(g, "C", BidLaid)[2:]] == [(3, 1)]
    assert [e.lot for e in told(g, "C", BidTakenBack)] == [2]
    assert told(g, "C", BidsLaidAnew) == []
    say(g, "A", "bids: 1 green_trade_1, 1 green_support_1, 3 green_trade_2")
    assert len(told(g, "C", BidsLaidAnew)) == 1, "as many everywhere: no word of which"
    assert len(told(g, "C", BidLaid)) == 3


@clause("SEN-R85")
def test_whoever_bids_nothing_takes_everything_back() -> None:
    g = winter()
    assert refused_part(g, "A", "bids:") == ("nothing-is-bid", -1)
    say(g, "A", "bids: 1 green_trade_1, 2 green_trade_3", "bids:")
    assert lying(g, "bids.A") == []
    assert g.table.bids[0] == ()
    assert {"green_trade_1", "green_trade_3"} <= set(hand(g, "A"))
    assert [e.lot for e in told(g, "C", BidTakenBack)] == [1, 2]
    assert refused(g, "A", "bids:").clauses == ("SEN-64", "SEN-R85")


@clause("SEN-64", "SEN-70")
def test_the_part_of_a_bid_that_cannot_be_is_named() -> None:
    g = before_winter(hands={"A": "black_trade_1"})
    bring(g, "red_trade_3", g.layout.by_name["lots"])
    g.table.lots = (1,)
    lock(g, "A", "green_member_heir", 1)
    g.run()
    say(g, "A", "bids: 2 green_trade_3")
    assert refused_part(g, "A", "bids: 2 green_trade_3, 2 green_trade_1, 2 black_trade_1")[1] == 2
    assert refused_part(g, "A", "bids: 1 green_member_heir") == ("bid-is-locked", 0)
    assert refused_part(g, "A", "bids: 1 green_trade_1, 3 green_trade_1") == ("bid-already", 1)
    assert refused_part(g, "A", "bids: 1 green_support_2, 2 green_support_2, 1 green_support_2")[1] == 2
    assert refused_part(g, "A", "bids: 1 yellow_trade_1") == ("only-own-cards-are-bid", 0)
    assert refused_part(g, "A", "bids: 1 green_trade_1, 9 green_trade_2") == ("no-such-lot", 1)
    assert refused_part(g, "A", "bids: 1 green_trade_1, ready") == ("not-a-part-here", 1)
    do(g, "A: letter B: give green_trade_2", "B: accept A")
    assert refused_part(g, "A", "bids: 1 green_trade_2") == ("not-in-your-hand", 0)


@clause("SEN-64")
def test_who_holds_no_card_of_his_own_bids_nothing_but_what_he_has_bid() -> None:
    g = winter()
    cards = hand(g, "B")
    say(g, "B", bid(1, *cards), bid(2, *cards))
    assert set(g.table.bids[1]) == {1}
    assert lying(g, "hand.B") == []
    g = winter(hands={"A": " ".join(cards)})
    assert refused(g, "B", "bids: 2 yellow_trade_1").code == "nothing-to-bid"
    assert "bids" not in may(g, "B")


@clause("SEN-240", "SEN-241")
def test_only_what_a_bid_takes_out_of_the_hand_voids_letters() -> None:
    g = winter()
    say(g, "A", "bids: 1 green_trade_1", "letter B: give green_trade_2", "letter C: give green_trade_3")
    say(g, "A", "bids: 1 green_trade_2")
    assert lying(g, "words.A.B") == []
    assert lying(g, "words.A.C") == ["give:green_trade_3"]


@clause("SEN-72", "SEN-49", "SEN-67")
def test_what_is_won_is_known_and_then_hidden_in_the_hand() -> None:
    g = winter(decks=RED)
    do(g, "B: bids: 1 yellow_trade_1")
    all_ready(g)
    assert sees(g, "spectator", "hand.B") == ["?"] * 11
    assert set(sees(g, "spectator", "auction.red")) == {"?"}
    assert not any(p >> 12 + SPECTATOR & 1 for p in g.places[AUCTION[1]])
