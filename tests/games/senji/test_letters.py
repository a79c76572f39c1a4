"""Winter: letters, exchanges and gifts (SEN-40 to SEN-53, SEN-60, SEN-240, SEN-241 and their rulings)."""

from __future__ import annotations

import pytest

from tatami.games.senji.events.winter import CardsPicked, Exchanged, LetterPassed, LetterSent, WishAnswered
from tatami.kernel.events import Moved, Whispered
from tatami.kernel.pieces import HIDDEN
from tests.clauses import clause
from tests.games.senji.scenes_winter import (
    all_ready,
    asks,
    begins,
    can_add,
    do,
    hand,
    lying,
    may,
    refused,
    refused_part,
    say,
    sees,
    told,
    winter,
)


@clause("SEN-41", "SEN-42", "SEN-52", "SEN-50", "SEN-EX11")
def test_the_grandfather_is_given_for_support_and_passed_on() -> None:
    g = winter()
    say(g, "C", "letter A: ask green_member_grandfather, give black_support_1")
    do(g, "A: accept C")
    assert "green_member_grandfather" in hand(g, "C")
    assert "black_support_1" in hand(g, "A")
    assert "black_support_1" not in hand(g, "C")
    say(g, "C", "letter D: give green_member_grandfather")
    do(g, "D: accept C")
    assert "green_member_grandfather" in hand(g, "D")
    assert "green_member_grandfather" not in hand(g, "C")


@clause("SEN-44", "SEN-60", "SEN-R117", "SEN-EX12")
def test_an_offer_to_all_is_taken_up_by_whoever_picks_a_card_for_it() -> None:
    g = winter()
    say(g, "A", "letter all: give green_support_2, want any.trade.any")
    assert sees(g, "spectator", "words.A") == ["give:green_support_2", "want:any.trade.any"]
    assert refused(g, "B", "fit A aloud: yellow_member_heir").code == "does-not-fit"
    do(g, "B: fit A aloud: yellow_trade_2")
    assert sees(g, "A", "words.A.B")[-1] == "fit:yellow_trade_2"
    assert sees(g, "C", "words.A.B") == []
    assert refused(g, "B", "accept A").clauses == ("SEN-R117",)
    assert "yellow_trade_2" in hand(g, "B")
    do(g, "A: confirm B")
    assert "yellow_trade_2" in hand(g, "A")
    assert hand(g, "B").count("green_support_2") == 1
    assert lying(g, "words.A.B") == []


@clause("SEN-R117", "SEN-241")
def test_the_writer_may_take_his_wish_back_after_seeing_the_card() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1, want yellow.member.any, want any.support.any")
    assert refused(g, "B", "accept A").code == "pick-cards-first"
    assert refused(g, "A", "confirm B").code == "nothing-to-confirm"
    say(g, "B", "fit A: yellow_member_heir, yellow_support_1")
    assert told(g, "A", CardsPicked)[0].cards == 2
    assert told(g, "C", CardsPicked) == []
    assert len(told(g, "C", WishAnswered)) == 1, "in one act, whatever the letter says"
    assert refused(g, "B", "fit A: yellow_support_1").code == "nothing-to-pick"
    do(g, "A: withdraw B")
    assert "green_trade_1" in hand(g, "A")
    assert refused(g, "A", "confirm B").code == "nothing-to-confirm"


@clause("SEN-R117")
def test_one_card_is_picked_for_one_wish_only() -> None:
    g = winter()
    say(g, "A", "letter B: ask yellow_trade_1, want any.trade.any, want any.trade.any")
    assert refused_part(g, "B", "fit A: yellow_trade_1") == ("not-in-your-hand", 0)
    assert refused_part(g, "B", "fit A: yellow_trade_2, yellow_trade_2") == ("not-in-your-hand", 1)
    assert can_add(g, "B", "fit A: yellow_trade_2") == ["yellow_trade_3"]


@clause("SEN-R117")
def test_every_wish_has_its_card_or_none_has() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1, want any.trade.any, want yellow.any.4")
    assert refused_part(g, "B", "fit A: yellow_trade_1") == ("wish-is-open", -1)
    assert refused_part(g, "B", "fit A: yellow_trade_1, yellow_trade_2") == ("does-not-fit", 1)
    one_more = "fit A: yellow_trade_1, yellow_member_heir, yellow_trade_2"
    assert refused_part(g, "B", one_more) == ("nothing-to-pick", 2)
    assert refused_part(g, "B", "fit A: ready") == ("not-a-part-here", 0)
    say(g, "B", "fit A: yellow_trade_1, yellow_member_heir")
    assert sees(g, "A", "words.A.B")[-2:] == ["fit:yellow_trade_1", "fit:yellow_member_heir"]


@clause("SEN-R117")
def test_a_card_that_a_later_wish_needs_is_not_spent_on_an_earlier_one() -> None:
    g = winter(hands={"C": "yellow_trade_2 yellow_trade_3"})
    wishes = "want yellow.any.any, want yellow.trade.any, want any.trade.any"
    say(g, "A", f"letter B: give green_trade_1, {wishes}")
    assert "fit A" not in may(g, "B"), "one trade card for two wishes"
    assert refused(g, "B", "fit A: yellow_member_heir").code == "wishes-cannot-be-met"
    say(g, "A", "letter B: give green_trade_1, want yellow.any.any, want yellow.trade.any")
    assert refused_part(g, "B", "fit A: yellow_trade_1") == ("needed-for-a-wish", 0)
    assert "yellow_trade_1" not in can_add(g, "B", "fit A:")
    assert can_add(g, "B", "fit A: yellow_member_heir") == ["yellow_trade_1"]


@clause("SEN-R117")
def test_a_wish_to_all_waits_for_the_letter_between_the_two() -> None:
    g = say(winter(), "A", "letter all: want any.trade.any", "letter B: give green_trade_1")
    assert refused(g, "B", "fit A aloud: yellow_trade_1").code == "another-letter-first"
    do(g, "B: accept A", "B: fit A aloud: yellow_trade_1", "A: confirm B")
    assert "yellow_trade_1" in hand(g, "A")


@clause("SEN-R12", "SEN-41")
def test_a_gift_needs_no_return_but_it_needs_consent() -> None:
    g = winter()
    say(g, "A", "letter B: give green_member_heir")
    assert "green_member_heir" in hand(g, "A")
    do(g, "B: accept A")
    assert "green_member_heir" in hand(g, "B")
    assert told(g, "C", Exchanged)[0].given == 1
    assert told(g, "C", Exchanged)[0].received == 0


@clause("SEN-R11", "SEN-44", "SEN-29")
def test_outsiders_see_how_many_cards_went_over_and_not_which() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1, give green_trade_2, ask yellow_trade_3")
    since = len(g.events)
    do(g, "B: accept A")
    moves = [e.for_viewer(2) for e in g.events[since:]]
    assert [e.face for e in moves if isinstance(e, Moved)] == [HIDDEN] * 3
    partner = [e.for_viewer(0) for e in g.events[since:]]
    assert HIDDEN not in [e.face for e in partner if isinstance(e, Moved)]
    assert sees(g, "C", "hand.B") == ["?"] * 12


@clause("SEN-44")
def test_an_open_exchange_shows_everybody_the_cards() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1, ask yellow_trade_3, openly")
    since = len(g.events)
    do(g, "B: accept A")
    shown = [e.for_viewer(7) for e in g.events[since:]]
    faces = [g.rules.face_name(e.face) for e in shown if isinstance(e, Moved)]
    assert faces == ["green_trade_1", "yellow_trade_3"]
    assert sees(g, "C", "hand.B") == ["?"] * 11


@clause("SEN-241")
def test_an_offer_is_void_as_soon_as_its_card_has_left_the_hand() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1", "letter C: give green_trade_1")
    say(g, "A", "letter all: give green_trade_1")
    do(g, "B: accept A")
    assert lying(g, "words.A.C") == []
    assert lying(g, "words.A") == []
    assert refused(g, "C", "accept A").code == "no-such-letter"
    assert told(g, "C", Exchanged)[0].pages


@clause("SEN-241")
def test_a_second_copy_keeps_an_offer_alive() -> None:
    g = winter()
    say(g, "A", "letter B: give green_support_2", "letter C: give green_support_2")
    do(g, "B: accept A", "C: accept A")
    assert "green_support_2" not in hand(g, "A")
    assert refused(g, "A", "letter D: give green_trade_1, give green_trade_1").clauses == ("SEN-41", "SEN-42")


@clause("SEN-241", "SEN-R118")
def test_who_asks_never_learns_whether_the_card_is_still_there() -> None:
    g = winter(hands={"B": "black_trade_1"})
    say(g, "A", "letter B: ask black_trade_1, give green_trade_1")
    before = sees(g, "A", "words.A.B")
    say(g, "B", "letter D: give black_trade_1")
    do(g, "D: accept B")
    assert sees(g, "A", "words.A.B") == before
    reason = refused(g, "B", "accept A")
    assert (reason.code, reason.clauses) == ("asked-card-is-gone", ("SEN-241",))
    assert "green_trade_1" in hand(g, "A")


@clause("SEN-241", "SEN-44")
def test_a_card_that_is_seen_to_leave_voids_the_letters_that_ask_for_it() -> None:
    """C saw the card go from B to D, so his offer for it is void, also when it comes back."""
    g = winter(hands={"B": "black_trade_1"})
    say(g, "C", "letter B: ask black_trade_1, give black_trade_2")
    say(g, "A", "letter D: ask black_trade_1")
    say(g, "B", "letter D: give black_trade_1, openly")
    do(g, "D: accept B")
    assert lying(g, "words.C.B") == []
    assert told(g, "C", Exchanged)[-1].pages
    assert lying(g, "words.A.D") == ["ask:black_trade_1"], "D has it only now"
    say(g, "D", "letter B: give black_trade_1, openly")
    do(g, "B: accept D")
    assert refused(g, "B", "accept C").code == "no-such-letter"
    assert lying(g, "words.A.D") == []


@clause("SEN-241")
def test_who_gets_the_card_otherwise_has_asked_for_it_in_vain_and_others_learn_nothing() -> None:
    g = winter(hands={"B": "black_trade_1"})
    for writer in ("A", "C", "D"):
        say(g, writer, "letter B: ask black_trade_1")
    say(g, "B", "letter C: give black_trade_1")
    do(g, "C: accept B")
    assert lying(g, "words.C.B") == [], "he saw it leave B's hand, and come back"
    assert lying(g, "words.A.B") == lying(g, "words.D.B") == ["ask:black_trade_1"]
    assert not told(g, "A", Exchanged)[-1].pages
    assert refused(g, "B", "accept A").code == "asked-card-is-gone"
    say(g, "C", "letter B: give black_trade_1")
    do(g, "B: accept C", "B: accept A")
    assert "black_trade_1" in hand(g, "A"), "A never saw it leave: it was there when B agreed"


@clause("SEN-241", "SEN-209")
def test_what_a_kami_takes_voids_the_letter_of_its_player_only() -> None:
    g = winter(kami={"A": "akashi"}, hands={"B": "black_trade_1"})
    for writer in ("A", "D"):
        say(g, writer, "letter B: ask black_trade_1")
    do(g, "A: kami akashi > B", "A: take black_trade_1")
    assert lying(g, "words.A.B") == []
    assert lying(g, "words.D.B") == ["ask:black_trade_1"]


@clause("SEN-R118", "SEN-241")
def test_the_first_to_accept_gets_the_card_and_the_second_nothing() -> None:
    g = winter()
    say(g, "A", "letter all: give green_member_heir")
    do(g, "C: accept A aloud")
    assert "green_member_heir" in hand(g, "C")
    assert refused(g, "B", "accept A aloud").code == "no-such-letter"


@pytest.mark.parametrize(
    ("note", "gone"),
    [("give green_trade_1", "yellow_trade_1"), ("ask yellow_member_heir", "yellow_member_heir")],
    ids=["the card that was picked", "one that the letter asks for besides"],
)
@clause("SEN-241")
def test_a_card_of_the_reader_that_leaves_his_hand_voids_the_letter(note: str, gone: str) -> None:
    g = winter()
    say(g, "A", f"letter B: {note}, want any.trade.any")
    say(g, "B", "fit A: yellow_trade_1", f"letter C: give {gone}")
    do(g, "C: accept B")
    assert lying(g, "words.A.B") == []
    assert refused(g, "A", "confirm B").code == "nothing-to-confirm"


@clause("SEN-39", "SEN-R10", "SEN-EX15")
def test_when_time_is_up_nothing_that_hangs_is_exchanged() -> None:
    g = winter()
    say(g, "A", "letter D: give green_support_1, ask blue_support_1")
    say(g, "D", "letter all: ask green_member_heir")
    g.time_up()
    assert asks(g) != "Winter"
    assert lying(g, "words.A.D") == lying(g, "words.D") == []
    assert "green_support_1" in hand(g, "A")
    assert refused(g, "D", "accept A").code != "no-such-letter"


@clause("SEN-40")
def test_a_letter_is_declined_countered_and_withdrawn() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1, ask yellow_trade_1, vow peace, plea mercy")
    begun = "counter A: give yellow_trade_1, ask green_trade_1, vow mercy, plea peace"
    assert begins(g, "B", "counter A") == begun
    say(g, "B", begun.replace("ask green_trade_1", "ask green_trade_3"), "decline A")
    assert lying(g, "words.B.A") == ["give:yellow_trade_1", "ask:green_trade_3", "vow:mercy", "plea:peace"]
    assert refused(g, "B", "decline A").code == "no-such-letter"
    assert refused(g, "A", "withdraw B").code == "no-letter-of-yours"
    do(g, "B: withdraw A")
    assert refused(g, "A", "accept B").code == "no-such-letter"


@clause("SEN-40")
def test_a_question_is_answered_yes_no_or_with_silence() -> None:
    g = winter()
    say(g, "A", "letter B: wonder attack_me, wonder hold.black.member")
    assert refused(g, "B", "accept A").code == "nothing-to-accept"
    say(g, "B", "reply A no", "reply A silent")
    assert sees(g, "A", "words.A.B")[-2:] == ["reply:no", "reply:silent"]
    assert refused(g, "B", "reply A yes").code == "no-question-asked"
    assert refused_part(g, "A", "letter all: vow peace, wonder attack_me") == ("ask-somebody", 1)
    assert not any(part.startswith("wonder") for part in can_add(g, "A", "letter all:"))


@clause("SEN-40")
def test_a_letter_is_one_act_and_replaces_the_one_before() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1")
    assert g.acts == 1
    assert lying(g, "words.A.B") == ["give:green_trade_1"]
    say(g, "A", "letter B: give green_trade_2, openly")
    assert lying(g, "words.A.B") == ["give:green_trade_2", "mode:open"]


@clause("SEN-40")
def test_nobody_writes_to_himself_to_the_absent_or_to_the_eliminated() -> None:
    g = winter(out="D")
    assert refused(g, "A", "letter A: vow peace").code == "not-to-oneself"
    assert refused(g, "A", "letter F: vow peace").code == "no-such-player"
    assert refused(g, "A", "letter D: vow peace").clauses == ("SEN-178",)
    assert "letter D" not in may(g, "A")


@clause("SEN-43", "SEN-46", "SEN-168", "SEN-41", "SEN-36", "SEN-39", "SEN-45", "SEN-57")
@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("give dummy", ("SEN-43",)),
        ("give hanafuda", ("SEN-46",)),
        ("give displayed", ("SEN-168",)),
        ("take without consent", ("SEN-41",)),
        ("stop the glass", ("SEN-36", "SEN-39")),
        ("demand a promise", ("SEN-45",)),
        ("look at a bid", ("SEN-64", "SEN-66")),
        ("bid dummy", ("SEN-65",)),
    ],
)
def test_what_no_rule_allows_is_refused_with_its_clause(text: str, clauses: tuple[str, ...]) -> None:
    assert refused(winter(), "B", text).clauses == clauses


@clause("SEN-240", "SEN-241")
def test_bidding_a_card_voids_the_letter_that_gives_it() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1", "bids: 1 green_trade_1")
    assert refused(g, "B", "accept A").code == "no-such-letter"


@clause("SEN-R117")
def test_a_wish_that_names_one_card_is_asked_for_instead() -> None:
    g = winter()
    assert refused(g, "A", "letter B: want yellow.trade.1").clauses == ("SEN-R117",)
    offered = set(can_add(g, "A", "letter B:"))
    assert {"want any.trade.any", "want yellow.any.any", "want any.member.4"} <= offered
    assert "want yellow.trade.1" not in offered


@clause("SEN-R117")
@pytest.mark.parametrize(
    ("wish", "fits"),
    [
        ("any.any.4", {"yellow_member_heir"}),
        ("yellow.any.1", {"yellow_member_grandmother", "yellow_support_1", "yellow_trade_1"}),
    ],
)
def test_a_wish_may_name_a_value_or_a_family_and_a_value(wish: str, fits: set[str]) -> None:
    g = say(winter(hands={"B": "black_trade_1"}), "A", f"letter B: give green_trade_1, want {wish}")
    assert set(can_add(g, "B", "fit A:")) == fits
    assert refused(g, "B", "fit A: black_trade_1").code == "does-not-fit"


@clause("SEN-53")
def test_ones_own_member_can_be_asked_back() -> None:
    g = winter(hands={"B": "green_member_wife"})
    say(g, "A", "letter B: ask green_member_wife, give green_trade_1")
    do(g, "B: accept A")
    assert "green_member_wife" in hand(g, "A")


@clause("SEN-40")
def test_others_notice_only_that_somebody_writes() -> None:
    g = winter()
    say(g, "A", "letter B: give green_trade_1")
    assert told(g, "C", LetterPassed) == [LetterPassed(0)]
    assert not told(g, "C", LetterSent)
    assert not told(g, "B", LetterPassed)
    assert told(g, "B", LetterSent)[0].to == 1
    assert sees(g, "C", "words.A.B") == []
    do(g, "B: decline A")
    assert told(g, "C", Whispered) == [Whispered(1)]


@clause("SEN-47")
def test_outside_winter_no_card_is_given() -> None:
    g = all_ready(winter())
    assert asks(g) != "Winter"
    assert refused(g, "A", "letter B: give green_trade_1").clauses[0] == "SEN-47"
    assert refused(g, "A", "counter B: give green_trade_1").clauses[0] == "SEN-47"
    assert refused(g, "A", "bids: 1 green_trade_1").clauses == ("SEN-64",)


@clause("SEN-R13")
def test_a_card_may_be_shown_without_being_given() -> None:
    g = winter()
    say(g, "A", "letter B: reveal green_member_heir")
    assert sees(g, "B", "words.A.B") == ["show:green_member_heir"]
    assert sees(g, "C", "words.A.B") == []
    assert refused(g, "B", "accept A").code == "nothing-to-accept"
    assert "green_member_heir" in hand(g, "A")
    assert refused_part(g, "A", "letter B: reveal yellow_member_heir") == ("not-in-your-hand", 0)
