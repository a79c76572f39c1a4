"""A refusal says what is true for the very player who hears it, at that moment, and by the right clause."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tatami.games.tenno import RULES
from tatami.games.tenno import answers as say
from tatami.games.tenno.pieces import HANDS, KIND, ROWS
from tatami.games.tenno.table import Tenno
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Reason
from tests.clauses import clause
from tests.games.scenes import code, play, refusal
from tests.games.tenno.random_play import WITH_EVERYTHING, random_game
from tests.games.tenno.scenes import asked, faces, options_of, question, scene


def two_gaps(prisons: dict[str, str] | None = None) -> Tenno:
    """A has lost his ronin and the card after it; slots 1 and 2 are empty."""
    g = scene(rows={"A": "6 3 2", "B": "7 8 3", "C": "1 2 3"}, prisons=prisons)
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > B.2", "B: keep")
    assert (question(g), faces(g, "row.A")) == ("CardsForTheGaps", "- - 2")
    return g


def empty_handed(row: str = "3 1 2") -> Tenno:
    """A is on turn without a card in hand."""
    return scene(rows={"A": row, "B": "2 3 1", "C": "1 2 3"}, hands={"A": ""})


# --- refilling ------------------------------------------------------------------------------------


@clause("TEN-33", "TEN-34")
def test_one_card_cannot_fill_two_gaps() -> None:
    reason = refusal(two_gaps(), "A", "refill 1 monk, 2 monk")
    assert reason.code == "card-fills-one-gap"
    assert reason.facts == {"kind": 4}
    assert set(reason.clauses) == {"TEN-33", "TEN-34"}


@clause("TEN-35")
def test_a_card_that_is_not_in_hand_fills_no_gap_however_often_it_is_named() -> None:
    assert code(two_gaps({"C": "A.5"}), "A", "refill 1 monk, 2 monk") == "not-in-hand"


@clause("TEN-34")
def test_gaps_may_be_named_in_any_order() -> None:
    g = two_gaps()
    play(g, "A: refill 2 shogun, 1 monk")
    assert faces(g, "row.A") == "5 10 2"


# --- attacks that are over, or never were -----------------------------------------------------------


@clause("TEN-83")
def test_the_second_attack_is_declined_by_stopping_not_by_passing() -> None:
    g = scene(rows={"A": "6 10 3", "B": "7 5 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    reason = refusal(g, "A", "pass")
    assert (reason.code, reason.clauses) == ("stop-renounces", ("TEN-83",))
    play(g, "A: stop")


@clause("TEN-83", "TEN-87")
def test_an_attacker_with_gaps_is_not_told_that_he_could_attack_once_they_are_filled() -> None:
    third = two_gaps()
    second = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(second, "A: attack 2 > B.1", "B: keep")
    for g in (third, second):
        reason = refusal(g, "A", "attack 3 > B.3")
        assert (reason.code, reason.clauses) == ("no-second-attack", ("TEN-83", "TEN-87"))


@clause("TEN-12")
def test_a_defender_with_gaps_is_told_whose_turn_it_is_when_he_wants_to_attack() -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"})
    play(g, "A: attack 1 > B.1", "B: keep")
    assert asked(g) == "B"
    reason = refusal(g, "B", "attack 2 > A.1")
    assert (reason.code, reason.facts) == ("not-your-turn", {"turn": 0})


# --- the order of the row, and the bonus of an empty hand ---------------------------------------------


@clause("TEN-57")
@pytest.mark.parametrize("attempt", ["reorder row", "arrange 2 1 3"])
def test_whoever_may_exchange_two_cards_hears_that_the_third_stays(attempt: str) -> None:
    g = empty_handed()
    play(g, "A: attack 1 > B.1", "B: keep", "B: refill 1 ninja")
    assert question(g) == "ExchangeBonus"
    reason = refusal(g, "A", attempt)
    assert (reason.code, reason.clauses) == ("third-card-stays", ("TEN-57", "TEN-54"))
    assert code(g, "B", attempt) == "order-never-changes"


@clause("TEN-14")
@pytest.mark.parametrize("attempt", ["exchange 1 2", "reorder row", "swap 1 peasant_2"])
def test_an_attacker_with_an_empty_hand_waits_for_his_bonus(attempt: str) -> None:
    g = empty_handed()
    for moves in ((), ("A: attack 1 > B.1",), ("B: keep",)):
        play(g, *moves)
        reason = refusal(g, "A", attempt)
        assert reason.code == "no-swap-now"
        assert "TEN-14" in reason.clauses
    assert (question(g), asked(g)) == ("CardsForTheGaps", "B")


@clause("TEN-39", "TEN-40")
@pytest.mark.parametrize("attempt", ["exchange 2 3", "reorder row", "swap 2 peasant_3"])
def test_an_attacker_who_has_lost_a_card_is_not_told_to_wait_for_a_bonus(attempt: str) -> None:
    between = empty_handed("6 3 2")
    play(between, "A: attack 1 > B.2", "B: keep", "A: attack 2 > B.1")  # the ronin won
    assert code(between, "A", attempt) == "no-swap-now"
    lost = scene(rows={"A": "6 3 2", "B": "7 3 1", "C": "1 2 3"}, hands={"A": ""})
    play(lost, "A: attack 1 > B.1", "B: keep")
    assert question(lost) == "SecondAttack"
    assert code(lost, "A", attempt) == "no-swap"
    play(lost, "A: attack 2 > C.1")
    assert code(lost, "A", attempt) == "no-swap"


@clause("TEN-39", "TEN-40")
@pytest.mark.parametrize("attempt", ["exchange 1 2", "reorder row"])
def test_an_attacker_who_has_laid_his_last_card_into_a_gap_has_no_bonus(attempt: str) -> None:
    g = scene(rows={"A": "3 1 2", "B": "2 3 1"}, hands={"A": "9"})
    play(g, "A: attack 2 > B.1", "B: keep", "A: refill 2 daimyo")
    assert (question(g), faces(g, "hand.A")) == ("PeekBonus", "")
    assert code(g, "A", attempt) == "no-swap"


@clause("TEN-5")
def test_before_the_peasants_lie_there_no_order_can_be_said_to_stay() -> None:
    g = RULES.new(2)
    assert question(g) == "OrderOfPeasants"
    assert code(g, "A", "reorder row") == "peasants-first"


# --- peeking ----------------------------------------------------------------------------------------


def two_victories() -> Tenno:
    """A has lost two fights, against B and then against C, and filled his gaps."""
    g = scene(rows={"A": "6 3 2", "B": "7 2 3", "C": "8 2 3"})
    play(g, "A: attack 1 > B.1", "B: keep", "A: attack 2 > C.1", "C: keep")
    play(g, "A: refill 1 ninja, 2 monk")
    assert (question(g), asked(g)) == ("PeekBonus", "B")
    return g


@clause("TEN-48")
def test_of_two_who_won_the_second_hears_who_looks_first() -> None:
    g = two_victories()
    reason = refusal(g, "C", "peek 1")
    assert (reason.code, reason.facts) == ("peek-in-order", {"first": 1})
    assert "TEN-48" in reason.clauses
    assert code(g, "A", "peek 1") == "no-peek"


@clause("TEN-44", "TEN-48")
@pytest.mark.parametrize("used", ["peek 2", "pass"])
def test_of_two_who_won_the_first_hears_that_his_peek_is_over(used: str) -> None:
    g = two_victories()
    play(g, f"B: {used}")
    assert asked(g) == "C"
    assert code(g, "B", "peek 1") == "peek-is-over"
    assert options_of(g, "C") == ["pass", "peek 1", "peek 2", "peek 3"]


# --- in every position of many games ------------------------------------------------------------------


def _gaps(g: Tenno, seat: int) -> int:
    return sum(not g.places[place] for place in ROWS[seat])


def _holds(g: Tenno, seat: int, kind: object) -> bool:
    return any(KIND[p & FACE] == kind for p in g.places[HANDS[seat]])


def _is_asked(g: Tenno, seat: int, *names: str) -> bool:
    return seat in g.asked() and question(g) in names


def _may_hope_to_exchange(g: Tenno, seat: int) -> bool:
    return seat == g.table.turn and not g.places[HANDS[seat]]


TRIED = (
    *(say.STOP, say.SHOW_MONK, say.KEEP_COVERED, say.DECLINE, say.REORDER_ROW),
    *(
        say.ARRANGE[2],
        say.EXCHANGE[0],
        say.EXCHANGE[5],
        say.PEEK[0],
        say.ATTACK[0][0][1],
        say.ATTACK[2][1][0],
    ),
    *(swap for swaps in say.SWAP for swap in swaps[::4]),
    *(say.refill(((0, kind), (slot, kind))) for kind in range(0, 11, 3) for slot in (1, 2)),
    *(say.REFILL_ONE[slot][kind] for slot in range(3) for kind in (3, 9)),
)

HOLDS: dict[str, Callable[[Tenno, int, Reason], bool]] = {
    "not-in-hand": lambda g, seat, why: not _holds(g, seat, why.facts["kind"]),
    "card-fills-one-gap": lambda g, seat, why: _holds(g, seat, why.facts["kind"]) and _gaps(g, seat) == 2,
    "must-refill": lambda g, seat, _: _gaps(g, seat) > 0,
    "no-gaps": lambda g, seat, _: _gaps(g, seat) == 0,
    "not-your-turn": lambda g, seat, why: seat != g.table.turn == why.facts["turn"],
    "no-second-attack": lambda g, seat, _: seat == g.table.turn or _is_asked(g, seat, "PeekBonus"),
    "nothing-to-stop": lambda g, seat, _: _is_asked(g, seat, "FirstAttack"),
    "stop-renounces": lambda g, seat, _: _is_asked(g, seat, "SecondAttack"),
    "no-swap": lambda g, seat, _: seat != g.table.turn or g.table.lost > 0,
    "no-swap-now": lambda g, seat, _: g.table.lost == 0 and not _is_asked(g, seat, "SwapBonus"),
    "swap-needs-a-hand": lambda g, seat, _: _is_asked(g, seat, "ExchangeBonus"),
    "third-card-stays": lambda g, seat, _: _is_asked(g, seat, "ExchangeBonus"),
    "order-never-changes": lambda g, seat, _: not _may_hope_to_exchange(g, seat),
    "no-peek": lambda g, seat, _: seat not in g.table.victories,
    "peek-later": lambda g, seat, _: (
        question(g) != "PeekBonus" and (seat in g.table.victories or _is_asked(g, seat, "MonkToShow"))
    ),
    "peek-in-order": lambda g, seat, why: seat == g.table.victories[1] != g.asked()[0] == why.facts["first"],
    "peek-is-over": lambda g, seat, _: seat == g.table.victories[0] != g.asked()[0],
    "nothing-to-decline": lambda g, seat, _: seat not in g.asked(),
    "peasants-first": lambda g, _, __: g.table.turn_number == 0,
}
"""By code: what must be so wherever this is said."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_refusal_says_is_so_wherever_it_is_said(seats: int) -> None:
    said: set[str] = set()
    for seed in range(6):
        for g in random_game(seats, seed, WITH_EVERYTHING):
            for seat, answer in product(range(seats if g.outcome is None else 0), TRIED):
                why = g.why_not(seat, answer)
                if why is not None and why.code in HOLDS:
                    said.add(why.code)
                    assert HOLDS[why.code](g, seat, why), (question(g), seat, answer, why)
    rare = {"peek-in-order", "peek-is-over", "third-card-stays", "swap-needs-a-hand", "card-fills-one-gap"}
    assert said >= HOLDS.keys() - rare
