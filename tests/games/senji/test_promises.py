"""Promises (SEN-45, SEN-37): how they come to stand, and what is said of them at the end of the year."""

from __future__ import annotations

import pytest

from tatami.games.senji.board import remember
from tatami.games.senji.events.winter import Agreed, Exchanged, PromisesJudged
from tatami.games.senji.letters import VERDICTS
from tatami.games.senji.rules.promises import BROKEN, KEPT, OVERTAKEN, judge_promises
from tatami.games.senji.rules.winter import end_of_winter
from tatami.games.senji.table import Senji
from tatami.kernel.seats import seat_of
from tests.clauses import clause
from tests.games.senji.scenes_winter import (
    all_ready,
    can_add,
    do,
    hand,
    lying,
    refused,
    refused_part,
    say,
    sees,
    told,
    winter,
)

Deeds = list[tuple[str, str, str, str]]


def sworn(promise: str, host: str = "A", to: str = "B") -> Senji:
    """A has promised that, and Winter is over."""
    g = winter(host=host)
    say(g, "A", f"letter {to}: vow {promise}")
    return all_ready(g)


def judged(g: Senji, deeds: Deeds) -> int:
    """The verdict on the one promise, after these deeds (what, by, whom, where)."""
    for what, by, whom, where in deeds:
        remember(g, what, seat_of(by), seat_of(whom), g.table.box.region[where] if where else -1)
    judge_promises(g)
    event = g.events[-1]
    assert isinstance(event, PromisesJudged)
    (verdict,) = event.verdicts
    return verdict


@clause("SEN-45")
def test_a_mere_promise_stands_at_once_and_binds_to_nothing() -> None:
    g = winter()
    say(g, "A", "letter B: vow peace, vow no_trade")
    assert sees(g, "B", "words.A.B") == ["sworn:peace", "sworn:no_trade"]
    assert sees(g, "C", "words.A.B") == []
    assert refused(g, "B", "demand a promise").clauses == ("SEN-45",)
    all_ready(g)
    assert lying(g, "words.A.B") == ["sworn:peace", "sworn:no_trade"]


@clause("SEN-45", "SEN-37", "SEN-EX14")
def test_a_card_for_a_promise() -> None:
    g = winter(host="B")
    say(g, "D", "letter B: give blue_trade_2, plea last.echizen, vow mercy")
    assert lying(g, "words.B.D") == []
    do(g, "B: accept D")
    assert "blue_trade_2" in hand(g, "B")
    assert lying(g, "words.B.D") == ["sworn:last.echizen"]
    assert lying(g, "words.D.B") == ["sworn:mercy"]
    assert told(g, "A", Exchanged)[0].given == 1


@clause("SEN-45", "SEN-40")
def test_a_pact_of_promises_moves_no_card_and_nobody_else_hears_of_it() -> None:
    g = winter()
    say(g, "A", "letter B: vow peace, plea peace")
    do(g, "B: accept A")
    assert lying(g, "words.A.B") == lying(g, "words.B.A") == ["sworn:peace"]
    assert told(g, "B", Agreed)
    assert not told(g, "C", Agreed)
    assert not told(g, "C", Exchanged)


@clause("SEN-45")
def test_a_promise_survives_a_new_letter_and_is_not_made_twice() -> None:
    g = winter()
    say(g, "A", "letter B: vow peace", "letter B: give green_trade_1, vow peace")
    assert lying(g, "words.A.B") == ["sworn:peace", "give:green_trade_1", "vow:peace"]
    do(g, "B: accept A")
    assert lying(g, "words.A.B") == ["sworn:peace"]


@clause("SEN-37", "SEN-146", "SEN-40")
def test_only_promises_that_mean_something_are_offered() -> None:
    g = winter(host="A")
    offered = set(can_add(g, "A", "letter B:"))
    assert {"vow first.nagato", "vow autumn_last", "vow attack.black", "vow strike.dewa"} <= offered
    assert refused(g, "A", "letter B: vow first.dewa").clauses == ("SEN-146",)
    assert refused(g, "A", "letter B: plea first.owari").clauses == ("SEN-37",)
    assert refused(g, "A", "letter B: vow attack.yellow").code == "not-against-them"
    assert refused(g, "A", "letter B: vow attack.red").code == "not-against-them"
    assert refused(g, "A", "letter B: vow strike.owari").code == "not-against-them"
    assert refused(g, "A", "letter B: wonder attack.green").code == "not-against-them"
    assert refused_part(g, "A", "letter B: vow peace, vow peace") == ("already-written", 1)


ATTACK: Deeds = [("attack", "A", "B", "nagato")]
ELSEWHERE: Deeds = [("attack", "A", "C", "dewa"), ("attack", "B", "A", "owari")]


@clause("SEN-45")
@pytest.mark.parametrize(
    ("promise", "deeds", "verdict"),
    [
        ("peace", ATTACK, BROKEN),
        ("peace", ELSEWHERE, KEPT),
        ("mercy", [("killed", "A", "B", "")], BROKEN),
        ("mercy", [("killed", "A", "C", "")], KEPT),
        ("no_trade", [("traded", "A", "B", "")], BROKEN),
        ("no_trade", [("traded", "B", "A", "")], KEPT),
        ("attack.black", ELSEWHERE, KEPT),
        ("attack.black", ATTACK, BROKEN),
        ("strike.dewa", ELSEWHERE, KEPT),
        ("strike.mutsu", ELSEWHERE, BROKEN),
        ("first.nagato", [("named", "A", "B", "nagato"), ("named", "A", "C", "dewa")], KEPT),
        ("first.nagato", [("named", "A", "C", "dewa"), ("named", "A", "B", "nagato")], BROKEN),
        ("last.nagato", [("named", "A", "C", "dewa"), ("named", "A", "B", "nagato")], KEPT),
        ("last.nagato", [("named", "A", "B", "nagato"), ("named", "A", "C", "dewa")], BROKEN),
        ("last.nagato", [("named", "A", "C", "dewa")], OVERTAKEN),
        ("autumn_first", [("called", "A", "B", ""), ("called", "A", "A", "")], KEPT),
        ("autumn_first", [("called", "A", "A", ""), ("called", "A", "B", "")], BROKEN),
        ("autumn_last", [("called", "A", "A", ""), ("called", "A", "B", "")], KEPT),
        ("autumn_last", [], OVERTAKEN),
    ],
)
def test_a_promise_is_judged_by_deeds(promise: str, deeds: Deeds, verdict: int) -> None:
    g = sworn(promise)
    assert judged(g, deeds) == verdict
    assert lying(g, "words.A.B") == [f"{VERDICTS[verdict]}:{promise}"]


@clause("SEN-45")
def test_what_became_of_promises_stays_written_down_through_the_next_winter() -> None:
    g = sworn("peace")
    judged(g, [])
    judge_promises(g)
    assert isinstance(g.events[-1], PromisesJudged)
    assert g.events[-1].verdicts == ()
    end_of_winter(g)
    assert lying(g, "words.A.B") == ["kept:peace"]


@clause("SEN-45", "SEN-177")
def test_what_can_no_longer_be_kept_or_broken_is_overtaken() -> None:
    g = sworn("peace")
    g.table.out = (1,)
    assert judged(g, []) == OVERTAKEN
    g = sworn("peace")
    g.table.out = (1,)
    assert judged(g, ATTACK) == BROKEN
    g = sworn("attack.black")
    g.table.out = (2,)
    assert judged(g, []) == OVERTAKEN
    g = sworn("strike.dewa")
    g.table.fortress = tuple(
        1 if k == g.table.box.region["dewa"] else f for k, f in enumerate(g.table.fortress)
    )
    assert judged(g, []) == OVERTAKEN
    g = sworn("autumn_first")
    g.table.host = 2
    assert judged(g, [("called", "C", "B", "")]) == OVERTAKEN


@clause("SEN-45")
def test_a_promise_to_all_is_broken_against_anybody() -> None:
    assert judged(sworn("peace", to="all"), [("attack", "A", "D", "echizen")]) == BROKEN
    assert judged(sworn("peace", to="all"), [("attack", "B", "D", "echizen")]) == KEPT
    g = sworn("peace", to="all")
    judge_promises(g)
    assert told(g, "spectator", PromisesJudged)[0].kept == 1


@clause("SEN-45")
def test_the_parties_learn_what_became_of_a_promise_and_nobody_else() -> None:
    g = sworn("peace")
    judged(g, ATTACK)
    assert told(g, "B", PromisesJudged)[0].broken == 1
    assert told(g, "A", PromisesJudged)[0].broken == 1
    outside = told(g, "C", PromisesJudged)[0]
    assert (outside.pages, outside.makers, outside.broken) == ((), (), 0)
    quiet = winter()
    judge_promises(quiet)
    assert told(quiet, "C", PromisesJudged) == [outside]
