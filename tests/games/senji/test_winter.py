"""Winter itself: the glass, readiness, rounds; Naoe and the diplomat kami (SEN-39, SEN-199, SEN-209)."""

from __future__ import annotations

import pytest

from tatami.games.senji.events.winter import HandLookedAt, KamiTook, RoundBegan, WinterEnded
from tatami.games.senji.rules.winter import MOST_ACTS, MOST_ACTS_IN_A_TURN
from tatami.kernel.events import Glimpsed
from tatami.kernel.seats import letter
from tests.clauses import clause
from tests.games.scenes import lying, sees
from tests.games.senji.scenes_winter import THREE, asks, bid, do, hand, may, refused, say, told, winter

ROUNDS = {"winter": "rounds", "rounds": 2}


def speakers(families: str = "green yellow black blue", **more: object) -> list[str]:
    """Who speaks in turn where everybody at once says `ready`."""
    g, heard = winter(families, options=ROUNDS, **more), []
    while asks(g) == "Winter":
        heard.append(letter(g.asked()[0]))
        say(g, heard[-1], "ready")
    return heard


@clause("SEN-39", "SEN-R10")
def test_winter_lasts_as_long_as_the_glass() -> None:
    g = winter()
    assert g.question is not None
    assert g.question.lasts(g.table) == ("winter 1", 240)
    assert g.asked() == (0, 1, 2, 3)
    g.time_up()
    assert asks(g) != "Winter"
    assert told(g, "A", WinterEnded)


@clause("SEN-R10")
def test_winter_ends_early_only_if_everybody_is_ready() -> None:
    g = winter()
    do(g, "A: ready", "B: ready", "D: ready")
    assert g.asked() == (2,)
    assert refused(g, "A", "ready").code == "said-ready"
    assert refused(g, "C", "wait").code == "not-ready-yet"
    do(g, "A: wait")
    assert g.asked() == (0, 2)
    do(g, "A: ready", "C: ready")
    assert asks(g) != "Winter"


@clause("SEN-R10", "SEN-40")
def test_a_letter_wakes_everybody_and_a_bid_nobody() -> None:
    g = winter()
    do(g, "B: ready", "C: ready", "C: bids: 1 black_trade_1")
    assert g.asked() == (0, 3)
    do(g, "D: ready", "C: letter B: vow peace")
    assert g.asked() == (0, 1, 2, 3)
    do(g, "B: ready", "A: letter B: give green_trade_1", "C: ready", "B: ready", "B: counter A: vow peace")
    assert g.asked() == (0, 1, 2, 3)


@clause("SEN-R10", "SEN-R117")
def test_a_card_picked_for_a_wish_wakes_everybody_too() -> None:
    g = say(winter(), "A", "letter B: want any.trade.any")
    do(g, "A: ready", "C: ready", "D: ready", "B: fit A: yellow_trade_1")
    assert g.asked() == (0, 1, 2, 3)


@clause("SEN-39")
def test_who_has_done_all_that_a_winter_allows_can_still_be_ready() -> None:
    g = winter()
    for _ in range(MOST_ACTS // 2):
        say(g, "A", "bids: 1 green_trade_1", "bids:")
    assert refused(g, "A", "bids: 1 green_trade_1").code == "enough-for-this-winter"
    assert refused(g, "A", "letter B: vow peace").code == "enough-for-this-winter"
    assert may(g, "A") == ["ready"]


@clause("SEN-40")
def test_without_a_glass_the_host_speaks_first_and_then_the_others() -> None:
    assert speakers(host="C") == ["C", "D", "A", "B"]
    assert speakers(host="C", out="A") == ["C", "D", "B"]


@clause("SEN-40")
def test_a_second_round_is_spoken_if_something_happened_in_the_first() -> None:
    g = winter(THREE, options=ROUNDS)
    say(g, "A", "letter B: give yellow_trade_1", "ready")
    assert g.asked() == (1,)
    assert refused(g, "A", "withdraw B").clauses == ("SEN-40",)
    say(g, "B", "accept A", "ready")
    say(g, "C", "ready")
    assert len(told(g, "A", RoundBegan)) == 2
    for name in "ABC":
        say(g, name, "ready")
    assert asks(g) != "Winter"


@clause("SEN-40")
def test_whose_turn_it_is_not_hears_that_whatever_he_would_do() -> None:
    g = winter(THREE, options=ROUNDS, samurai={"B": "naoe"}, kami={"B": "umeko gamo"})
    for text in ("ready", "wait", "look C", "kami umeko > C", "bids: 1 green_trade_1", "letter A: vow peace"):
        assert refused(g, "B", text).code == "others-speak-now"
    assert refused(g, "B", "kami gamo > C").clauses[0] == "SEN-212"


@clause("SEN-40")
def test_a_turn_to_speak_is_limited_and_ends_when_time_is_up() -> None:
    g = winter(THREE, options=ROUNDS)
    say(g, "A", *["bids: 1 yellow_trade_1", "bids:"] * (MOST_ACTS_IN_A_TURN // 2))
    assert g.asked() == (1,)
    g.time_up()
    assert g.asked() == (2,)
    assert g.question is not None
    assert g.question.lasts(g.table) is None
    assert asks(winter(THREE, options={"winter": "rounds", "rounds": 0})) != "Winter"


@clause("SEN-199", "SEN-240")
def test_naoe_lets_his_player_see_a_hand_once_in_a_winter() -> None:
    g = winter(samurai={"A": "naoe"})
    do(g, "B: bids: 1 yellow_trade_1", "A: look B")
    seen = [g.rules.face_name(e.face) for e in told(g, "A", Glimpsed)]
    assert seen == sorted(seen, key=g.table.box.face.__getitem__)
    assert sorted(seen) == hand(g, "B")
    assert "yellow_trade_1" not in seen
    assert {e.face for e in told(g, "C", Glimpsed)} == {-1}
    assert told(g, "C", HandLookedAt)[0].target == 1
    assert sees(g, "A", "hand.B") == ["?"] * 10
    assert refused(g, "A", "look C").code == "has-looked"
    assert not any(text.startswith("look") for text in may(g, "A"))


@clause("SEN-199", "SEN-225", "SEN-238")
def test_without_naoe_on_the_board_nobody_looks() -> None:
    g = winter(THREE, samurai={"emperor": "naoe"}, host="B")
    assert refused(g, "A", "look B").clauses == ("SEN-199",)
    assert "look A" in may(g, "B")
    assert refused(g, "B", "look B").code == "not-to-oneself"
    do(g, "B: look A")
    assert refused(g, "B", "look C").code == "has-looked"


@clause("SEN-199")
def test_where_a_pack_has_two_who_see_a_hand_each_looks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    g = winter(samurai={"A": "naoe daisuke", "B": "oda"})
    both = tuple(g.table.box.samurai.index(who) for who in ("naoe", "daisuke"))
    monkeypatch.setitem(g.table.box.with_ability, "sees_a_hand", both)
    do(g, "A: look B", "A: look C")
    assert g.table.spent == ("naoe", "daisuke")
    assert refused(g, "A", "look D").code == "has-looked"
    assert refused(g, "B", "look A").code == "nobody-sees-hands"


@clause("SEN-199")
def test_an_empty_hand_is_not_looked_at() -> None:
    g = winter(samurai={"A": "naoe"}, kami={"A": "umeko"})
    say(g, "B", bid(1, *hand(g, "B")))
    assert refused(g, "A", "look B").code == "hand-is-empty"
    assert refused(g, "A", "kami umeko > B").clauses == ("SEN-209", "SEN-R79")
    offered = [text for text in may(g, "A") if text.startswith(("kami", "look"))]
    assert not [text for text in offered if text.endswith("B")], "nobody is sent to an empty hand"
    assert offered


@clause("SEN-209", "SEN-210", "SEN-215", "SEN-R78", "SEN-241")
def test_a_diplomat_kami_takes_any_card_but_the_dummy() -> None:
    g = winter(kami={"A": "umeko"}, hands={"B": "green_member_heir"})
    say(g, "B", "letter C: give green_member_heir")
    do(g, "A: kami umeko > B")
    assert asks(g) == "CardToTake"
    assert sorted(sees(g, "A", "hand.B")) == hand(g, "B")
    assert sees(g, "C", "hand.B") == ["?"] * 12
    assert refused(g, "A", "take yellow_dummy").clauses == ("SEN-209", "SEN-43")
    assert refused(g, "A", "take black_trade_1").code == "not-among-the-cards"
    do(g, "A: take green_member_heir")
    assert "green_member_heir" in hand(g, "A")
    assert sees(g, "A", "hand.B") == ["?"] * 11
    assert lying(g, "samurai_discard") == ["samurai:umeko"]
    assert lying(g, "words.B.C") == []
    assert told(g, "C", KamiTook)[0].target == 1
    assert refused(g, "A", "kami umeko > B").clauses == ("SEN-207",)
    assert asks(g) == "Winter"


@clause("SEN-207", "SEN-208", "SEN-R79")
def test_a_kami_of_another_kind_or_of_somebody_else_sees_no_hand() -> None:
    g = winter(kami={"A": "oda umeko", "B": "naoe"})
    assert refused(g, "A", "kami oda > B").clauses == ("SEN-208", "SEN-209")
    assert refused(g, "A", "kami naoe > B").clauses == ("SEN-207",)
    assert refused(g, "A", "kami umeko > A").code == "not-on-oneself"
    offered = [text for text in may(g, "A") if text.startswith("kami")]
    assert offered == ["kami umeko > B", "kami umeko > C", "kami umeko > D"]


@clause("SEN-R10", "SEN-39", "SEN-40")
def test_whoever_calls_a_kami_does_not_take_the_winter_from_the_others() -> None:
    g = winter(kami={"A": "umeko"})
    do(g, "A: kami umeko > B")
    assert refused(g, "C", "letter D: vow peace").code == "others-speak-now"
    assert g.question is not None
    assert g.question.lasts(g.table) == ("kami 1 A B", 30), "another limit: the glass stands still"
    g.time_up()
    assert len(hand(g, "A")) == 12
    assert g.question.lasts(g.table) == ("winter 1", 240)
    g.time_up()
    assert asks(g) != "Winter"
