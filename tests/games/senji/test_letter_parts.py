"""Winter: what a letter and a counter-offer are made of, and the part that cannot be (SEN-39 to SEN-45)."""

from __future__ import annotations

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.rules.composing import MOST_LETTERS, MOST_NOTES
from tatami.kernel.reasons import NotUnderstood
from tests.clauses import clause
from tests.games.senji.scenes_winter import (
    all_ready,
    asks,
    begins,
    can_add,
    do,
    lying,
    may,
    refused,
    refused_part,
    say,
    sees,
    winter,
)


@clause("SEN-40")
@pytest.mark.parametrize("text", ["letter B:", "letter all:", "letter B: openly", "counter B: openly"])
def test_a_letter_says_something(text: str) -> None:
    g = say(winter(), "B", "letter A: give yellow_trade_1")
    assert refused_part(g, "A", text) == ("letter-says-nothing", -1)


@clause("SEN-40")
def test_the_note_that_cannot_stand_there_is_named() -> None:
    g = winter()
    assert refused_part(g, "A", "letter B: vow peace, plea mercy, vow peace") == (
        "already-written",
        2,
    )
    assert refused_part(g, "A", "letter B: openly, vow peace, openly") == ("already-written", 2)
    assert refused_part(g, "A", "letter B: give green_trade_1, give green_trade_1") == ("not-in-your-hand", 1)
    say(g, "A", "letter B: give green_support_2, give green_support_2, reveal green_support_2, vow peace")
    assert can_add(g, "A", "letter B: give green_support_2, vow peace").count("give green_support_2") == 1
    assert "vow peace" not in can_add(g, "A", "letter B: give green_support_2, vow peace")
    words = g.table.box.say.winter
    reason = g.why_not(0, words.letter[1].of([words.part[g.table.box.notes.open], words.bid[0][0]]))
    assert reason is not None
    assert (reason.code, reason.part) == ("not-a-part-here", 1)


@clause("SEN-41", "SEN-241")
def test_a_counter_offer_begins_with_what_its_writer_can_say_of_it() -> None:
    """B holds no green card, is no host, and the yellow one is given twice as often as he has it."""
    g = winter(host="C")
    say(g, "A", "letter all: give green_trade_1, ask yellow_trade_1, ask black_trade_1, vow peace, openly")
    assert begins(g, "B", "counter A aloud") == (
        "counter A aloud: give yellow_trade_1, ask green_trade_1, plea peace, openly"
    )
    do(g, "B: counter A aloud: give yellow_trade_1, ask green_trade_1, plea peace, openly")
    assert lying(g, "words.B") == []
    assert sees(g, "A", "words.B.A") == [
        "give:yellow_trade_1",
        "ask:green_trade_1",
        "plea:peace",
        "mode:open",
    ]
    assert sees(g, "C", "words.B.A") == []
    assert g.table.letters == (1, 1, 0, 0)
    assert refused(g, "B", "counter A: vow peace").code == "no-such-letter"
    say(g, "A", "letter B: wonder attack_me")
    assert refused(g, "B", "counter A: vow peace").code == "nothing-to-accept"


@clause("SEN-R117")
def test_a_counter_offer_turns_the_cards_round_that_were_picked_for_wishes() -> None:
    g = say(winter(), "A", "letter B: want any.trade.any, reveal green_trade_1")
    do(g, "B: fit A: yellow_trade_3")
    assert begins(g, "B", "counter A") == "counter A: give yellow_trade_3"


@clause("SEN-241")
def test_a_counter_offer_counts_only_while_the_letter_is_the_same() -> None:
    g = say(winter(), "A", "letter B: give green_trade_1, ask yellow_trade_1")
    answer = RULES.parse("counter A: give yellow_trade_2, ask green_trade_1")
    meant = RULES.meant_by(g.seen(1), answer)
    assert meant
    say(g, "A", "letter B: give green_trade_2")
    assert RULES.meant_by(g.seen(1), answer) not in (None, meant)
    assert RULES.meant_by(g.seen(1), RULES.parse("letter A: vow peace")) is None


@clause("SEN-40")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("write B", "not-an-answer"),
        ("send", "not-an-answer"),
        ("give green_trade_1", "not-an-answer"),
        ("strike give:green_trade_1", "not-an-answer"),
        ("bids 1 green_trade_1", "not-an-answer"),
        ("accept B: vow peace", "not-an-answer"),
        ("letter B: give dragon_9", "no-such-part"),
        ("letter B: vow peace,", "no-such-part"),
        ("letter B: green_trade_1", "no-such-part"),
        ("bids: 1 give green_trade_1", "no-such-part"),
        ("letter B: " + "vow peace, " * 10_000 + "vow mercy", "too-many-parts"),
    ],
    ids=lambda text: text[:30],
)
def test_what_is_no_letter_is_not_understood(text: str, code: str) -> None:
    with pytest.raises(NotUnderstood, match=code):
        RULES.parse(text)


def test_a_letter_is_read_however_it_is_spaced() -> None:
    assert RULES.parse(" letter  B :give  green_trade_1,vow peace ").text == (
        "letter B: give green_trade_1, vow peace"
    )


@clause("SEN-39")
def test_letters_and_notes_are_limited() -> None:
    g = winter()
    full = "letter B: ask yellow_trade_1" + ", want any.trade.any" * (MOST_NOTES - 1)
    assert refused_part(g, "A", f"{full}, ask yellow_support_1") == ("letter-is-full", MOST_NOTES)
    assert can_add(g, "A", full) == []
    say(g, "A", full)
    for _ in range(MOST_LETTERS - 1):
        say(g, "A", "letter B: vow peace")
    reason = refused(g, "A", "letter B: vow peace")
    assert (reason.code, reason.facts) == ("enough-letters", {"limit": MOST_LETTERS})
    assert not [text for text in may(g, "A") if text.startswith(("letter", "counter"))]
    all_ready(g)
    g.time_up()  # Spring
    assert asks(g) == "Winter"
    assert "letter B" in may(g, "A"), "every Winter has its own letters"


@clause("SEN-168", "SEN-240", "SEN-42", "SEN-48")
def test_only_cards_in_hand_are_given() -> None:
    g = winter(displays={"A": "yellow_member_heir"})
    say(g, "A", "bids: 1 green_trade_1")
    assert refused(g, "A", "letter B: give yellow_member_heir").clauses == ("SEN-168",)
    assert refused(g, "A", "letter B: give green_trade_1").clauses == ("SEN-240",)
    assert refused(g, "A", "letter B: reveal green_trade_1").clauses == ("SEN-240",)
    assert refused(g, "A", "letter B: give black_trade_1").clauses == ("SEN-41", "SEN-42")
    assert refused(g, "A", "letter B: ask yellow_member_heir").code == "card-is-not-to-be-had"
    twice = "letter B: vow peace, ask yellow_trade_1, ask yellow_trade_1"
    assert refused_part(g, "A", twice) == ("card-is-not-to-be-had", 2)
