"""SEN-R13: cards of one's hand may be shown to one or to all, whatever is being asked."""

from __future__ import annotations

import pytest

from tatami.formats.codec import canonical, encode, state_hash
from tatami.games.senji import RULES
from tatami.games.senji.events.common import HandCardShown, HandCardShownToAll
from tatami.games.senji.table import Senji
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, seat_of
from tatami.kernel.views import events_for
from tests.clauses import clause
from tests.games import scenes
from tests.games.scenes import lying, sees
from tests.games.senji import scenes_autumn, scenes_summer
from tests.games.senji.scenes_winter import all_ready, do, hand, may, refused, say, told, winter

HEIR = RULES.box.face["green_member_heir"]


def asides(g: Senji, name: str) -> list[str]:
    return [answer.text for answer in RULES.asides(g.seen(seat_of(name)))]


def orders() -> Senji:
    g = all_ready(winter())
    assert type(g.question).__name__ == "Orders"
    return g


@clause("SEN-R13")
def test_in_spring_a_card_is_shown_to_one_who_alone_sees_which() -> None:
    g = orders()
    do(g, "A: show green_member_heir > B")
    assert told(g, "B", HandCardShown) == [HandCardShown(0, 1, HEIR)]
    assert told(g, "A", HandCardShown) == [HandCardShown(0, 1, HEIR)]
    for name in ("C", "spectator"):
        assert told(g, name, HandCardShown) == [HandCardShown(0, 1, HIDDEN)]
    assert "green_member_heir" in hand(g, "A"), "it is not given"
    assert sees(g, "B", "hand.A").count("?") == len(hand(g, "A")), "the table shows it no more"


@clause("SEN-R13")
def test_a_card_may_be_shown_to_all() -> None:
    g = orders()
    do(g, "A: show green_member_heir > all")
    for name in ("A", "B", "C", "spectator"):
        assert told(g, name, HandCardShownToAll) == [HandCardShownToAll(0, HEIR)]


@clause("SEN-R13")
def test_showing_changes_nothing_but_cannot_be_undone() -> None:
    g = orders()
    question, stack, acts = g.question, list(g.stack), g.acts
    before = [pieces[:] for pieces in g.places]
    since = g.sequence
    do(g, "A: show green_member_heir > B")
    assert (g.question, g.stack, g.places) == (question, stack, before)
    assert g.acts == acts + 1
    assert g.revealed(since) == 1 << 1
    since = g.sequence
    do(g, "A: show green_member_heir > all")
    assert g.revealed(since) == 0xFF & ~1


@clause("SEN-R13")
def test_in_a_battle_and_in_autumn_both_hands_may_be_shown() -> None:
    g = scenes_summer.scene(
        4,
        units={"B": "owari*4", "C": "echizen*4"},
        orders="owari=march",
        hands={"B": "black_support_1", "C": "yellow_trade_1"},
    )
    scenes_summer.to_support(scenes_summer.march_to(g, "owari", "land", "to echizen 4"))
    scenes.play(g, "C: support dummy", "B: show black_support_1 > C")
    assert g.sealed.keys() == {2}, "a sealed answer stays sealed"
    assert scenes_summer.why(g, "C: show yellow_trade_1 > B")[0] == "already-answered"
    scenes.play(g, "B: support black_support_1")
    autumn = scenes_autumn.acting(
        "A", hands={"A": "green_trade_2"}, hanafuda={"A": "plum_5*2", "B": "iris_1 kiku_1 pine_1"}
    )
    scenes_autumn.play(autumn, "show plum_5 > C", "trade green_trade_2", "B: show iris_1 > all")
    assert scenes_autumn.why(autumn, "B", "show plum_5 > A") == ("not-yours-to-show", {"SEN-R13"})


@clause("SEN-R13")
def test_what_may_be_shown_are_the_cards_of_both_hands_each_once() -> None:
    g = scenes_autumn.acting("A", hands={"A": "green_trade_2"}, hanafuda={"A": "plum_5*2"}, out="D")
    cards = ("green_trade_2", "plum_5")
    assert asides(g, "A") == [f"show {card} > {whom}" for card in cards for whom in ("B", "C", "all")]


@clause("SEN-R13", "SEN-240", "SEN-178")
def test_only_cards_in_hand_are_shown_and_only_to_others_in_the_game() -> None:
    g = winter(decks={"red": "red_trade_2 red_trade_3"})
    do(g, "A: bids: 1 green_trade_2")
    assert refused(g, "A", "show green_trade_2 > B").code == "bid-is-not-shown"
    assert refused(g, "A", "show yellow_trade_1 > B").code == "not-yours-to-show"
    assert refused(g, "A", "show green_trade_1 > A").code == "shown-to-others"
    assert refused(g, "A", "show green_trade_1 > F").code == "no-such-player"
    out = winter(out="D")
    assert refused(out, "A", "show green_trade_1 > D").clauses == ("SEN-178", "SEN-R13")
    assert refused(out, "D", "show green_trade_1 > A").code == "you-are-out"


@clause("SEN-R13", "SEN-47")
def test_outside_winter_a_letter_shows_nothing_and_is_told_how_it_is_done() -> None:
    g = orders()
    assert refused(g, "A", "letter B: vow peace, reveal green_member_heir").clauses == ("SEN-R13",)
    assert refused(g, "A", "letter B: give green_member_heir").clauses[0] == "SEN-47"


@clause("SEN-R13")
def test_in_winter_one_shows_without_a_letter_too_and_nobody_wakes() -> None:
    g = winter()
    say(g, "B", "ready")
    say(g, "A", "show green_member_heir > C")
    assert g.asked() == (0, 2, 3)
    assert lying(g, "words.A.C") == []
    assert not any(text.startswith("show ") for text in may(g, "A")), "no answer, so nobody has to weigh it"


@clause("SEN-R13")
def test_who_is_asked_nothing_shows_nothing_now() -> None:
    g = scenes_autumn.acting("A", hands={"A": "green_trade_2", "B": "green_trade_1"})
    assert scenes_autumn.why(g, "B", "show green_trade_1 > A") == ("shown-when-asked", {"SEN-R13"})


@clause("SEN-R13")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_shown_card_tells_third_parties_nothing(viewer: int) -> None:
    """The same is told of either card to all but the one who sees it."""
    one, two = orders(), orders()
    assert state_hash(one) == state_hash(two)
    do(one, "A: show green_member_heir > B")
    do(two, "A: show green_trade_1 > B")
    alike = events_for(one, viewer) == events_for(two, viewer)
    assert alike == (viewer not in (0, 1))
    assert canonical(encode(one)) == canonical(encode(two))
