"""The end of a turn and of the game (SEN-177 to SEN-183, SEN-234)."""

from __future__ import annotations

from typing import Any

import pytest

from tatami.games.senji import RULES
from tatami.games.senji.board import send_home
from tatami.games.senji.events.end import (
    Eliminated,
    LastOneLeft,
    LastYearEnded,
    ShogunDisputed,
    ShogunNamed,
    YearEnded,
)
from tatami.games.senji.pieces import HAND
from tatami.games.senji.rules.emperor import emperors_visit
from tatami.games.senji.rules.end import end_of_the_year
from tatami.games.senji.rules.spring import spring
from tatami.games.senji.table import Senji
from tatami.kernel.outcome import Outcome
from tatami.kernel.reasons import Refused
from tests.clauses import clause
from tests.games.scenes import asked, lying, refusal, sees, size, told
from tests.games.senji.conserved import conserved
from tests.games.senji.scenes_year import scene

END = (end_of_the_year, ())
LANDLESS = {"B": "nagato izumo bizen"}
"""A has lost everything to B."""


def year_ends(seats: int = 4, **position: Any) -> Senji:
    return scene(seats, END, phase="autumn", **position)


# --- shogun -------------------------------------------------------------------------------------


@clause("SEN-180", "SEN-25", "SEN-179")
def test_who_alone_has_the_most_and_at_least_sixty_is_shogun() -> None:
    g = year_ends(honour={"B": 60, "C": 59})
    assert g.outcome == Outcome((1,), "shogun", (5, 60, 59, 5))
    assert told(g, ShogunNamed) == [ShogunNamed(1, 60)]
    with pytest.raises(Refused) as caught:
        g.act(0, RULES.parse("ready"))
    assert caught.value.reason.clauses == ("SEN-179", "SEN-180")


@clause("SEN-182", "SEN-R89")
def test_of_several_beyond_sixty_the_one_with_the_most_wins() -> None:
    g = year_ends(honour={"A": 61, "B": 64, "C": 60})
    assert g.outcome is not None
    assert g.outcome.winners == (1,)


@clause("SEN-181", "SEN-R18")
def test_below_sixty_a_new_turn_begins() -> None:
    g = year_ends(honour={"B": 59, "C": 59})
    assert g.outcome is None
    assert asked(g) == "A Rest"
    assert told(g, YearEnded) == [YearEnded(3, 59)]


@clause("SEN-183", "SEN-R90")
def test_a_tie_at_the_top_beyond_sixty_means_one_more_turn() -> None:
    g = year_ends(honour={"A": 60, "B": 65, "C": 65})
    assert g.outcome is None
    assert told(g, ShogunDisputed) == [ShogunDisputed((1, 2), 65)]
    g.table.honour = (58, 57, 58, 5)
    g.stack.append(END)
    g.run()
    assert g.outcome is None, "everybody has fallen below 60: play goes on"
    g = year_ends(honour={"B": 60, "C": 60})
    assert told(g, ShogunDisputed) == [ShogunDisputed((1, 2), 60)]
    assert told(g, YearEnded) == []


def test_where_a_last_year_was_agreed_the_most_honour_wins_after_it_and_a_tie_is_shared() -> None:
    last = {"years": 3}
    g = year_ends(honour={"B": 20, "C": 20}, options=last)
    assert g.outcome == Outcome((1, 2), "years", (5, 20, 20, 5))
    assert told(g, LastYearEnded) == [LastYearEnded(3, (1, 2), 20)]
    assert year_ends(honour={"B": 20}, year=2, options=last).outcome is None
    g = year_ends(honour={"B": 61, "C": 60}, options=last)
    assert g.outcome == Outcome((1,), "shogun", (5, 61, 60, 5))


@clause("SEN-179", "SEN-181", "SEN-R18")
@pytest.mark.parametrize("phase", ["winter", "spring", "summer", "autumn"])
def test_nobody_wins_in_the_middle_of_a_turn(phase: str) -> None:
    g = scene(4, honour={"A": 75}, phase=phase)
    for seat in "AB":
        assert refusal(g, seat, "claim victory").clauses == ("SEN-179", "SEN-181")


# --- elimination --------------------------------------------------------------------------------


@clause("SEN-177", "SEN-R69")
@pytest.mark.parametrize(("honour", "out"), [(-6, ()), (-7, (0,)), (-9, (0,))])
def test_without_province_piece_or_honour_for_a_unit_a_player_is_eliminated(
    honour: int, out: tuple[int, ...]
) -> None:
    g = year_ends(provinces=LANDLESS, honour={"A": honour}, samurai={"B": "oda owari"})
    assert g.table.out == out
    assert told(g, Eliminated) == [Eliminated(seat, honour) for seat in out]
    conserved(g)


@clause("SEN-177", "SEN-176", "SEN-77")
@pytest.mark.parametrize(
    "left",
    [
        {"provinces": {"B": "nagato izumo"}},
        {"provinces": LANDLESS, "units": {"A": "north_sea 1"}},
        {"provinces": LANDLESS, "samurai": {"A": "oda south_sea"}},
    ],
)
def test_a_province_a_unit_or_a_samurai_keeps_a_player_in_the_game(left: dict[str, Any]) -> None:
    assert year_ends(**left, honour={"A": -9}).table.out == ()


@clause("SEN-178")
def test_an_eliminated_players_cards_leave_or_go_home() -> None:
    g = year_ends(
        provinces=LANDLESS,
        honour={"A": -9},
        places={
            "hand.A": ["green_support_1", "red_trade_3"],
            "display.A": ["blue_member_wife", "violet_member_heir"],
            "kami.A": ["samurai:oda"],
            "hanafuda.A": ["plum_5", "iris_2*2"],
            "hand.C": ["yellow_trade_1"],
        },
    )
    assert g.table.out == (0,)
    assert all(size(g, f"{place}.A") == 0 for place in ("hand", "display", "kami", "hanafuda", "dummy"))
    assert "green_support_1" in lying(g, "hand.B")
    assert "blue_member_wife" in lying(g, "hand.C")
    assert "red_trade_3" in lying(g, "auction.red")
    assert "violet_member_heir" in lying(g, "auction.violet")
    assert sorted(lying(g, "discard")) == ["iris_2", "iris_2", "plum_5"]
    assert lying(g, "samurai_discard") == ["samurai:oda"]
    assert len(lying(g, "removed")) == 11, "ten of his hand and the dummy"
    assert "yellow_trade_1" in lying(g, "hand.C"), "his cards elsewhere stay usable"
    assert set(sees(g, "A", "auction.red")) == {"?"}
    conserved(g)


@clause("SEN-178", "SEN-R64", "SEN-R61")
def test_cards_of_an_eliminated_family_leave_the_game_when_they_would_go_home() -> None:
    g = year_ends(provinces=LANDLESS, honour={"A": -9}, places={"hand.C": ["yellow_trade_1"]})
    card = RULES.box.face["yellow_trade_1"]
    send_home(g, HAND[2], card)
    assert "yellow_trade_1" in lying(g, "removed")
    assert "yellow_trade_1" not in lying(g, "hand.C")


@clause("SEN-178", "SEN-R120")
def test_of_a_tied_lot_only_the_eliminated_players_bid_goes() -> None:
    g = year_ends(
        provinces=LANDLESS,
        honour={"A": -9},
        lots=[1],
        bids=[[0, 0], [0], [], []],
        places={
            "lots": ["red_trade_3"],
            "bids.A": ["yellow_trade_2!", "yellow_support_1!"],
            "bids.B": ["green_trade_3!"],
        },
    )
    assert size(g, "bids.A") == 0
    assert g.table.bids == ((), (0,), (), ())
    assert lying(g, "bids.B") == ["green_trade_3"]
    assert lying(g, "lots") == ["red_trade_3"]
    assert {"yellow_trade_2", "yellow_support_1"} <= set(lying(g, "removed"))
    conserved(g)


@clause("SEN-177", "SEN-178")
def test_two_who_fall_together_send_nothing_home_to_each_other() -> None:
    g = year_ends(
        provinces={"C": "nagato izumo bizen", "D": "owari shinano sagami"},
        honour={"A": -9, "B": -8},
        places={"hand.A": ["green_trade_1"], "hand.B": ["yellow_trade_1"]},
    )
    assert g.table.out == (0, 1)
    assert {"green_trade_1", "yellow_trade_1"} <= set(lying(g, "removed"))
    conserved(g)


@clause("SEN-234")
def test_the_last_one_left_is_shogun_at_once() -> None:
    g = year_ends(
        3,
        provinces={"A": "owari shinano sagami", "emperor": "echizen etchu echigo"},
        units={"emperor": "yamashiro 3"},
        honour={"A": -9, "B": -9, "C": -9},
    )
    assert g.outcome == Outcome((0,), "last", (-9, -9, -9))
    assert told(g, LastOneLeft) == [LastOneLeft(0)]


@clause("SEN-177", "SEN-179")
def test_elimination_comes_before_the_honour_is_checked() -> None:
    g = year_ends(provinces=LANDLESS, honour={"A": -9, "B": 60})
    assert [type(e) for e in g.events if isinstance(e, Eliminated | ShogunNamed)] == [Eliminated, ShogunNamed]


@clause("SEN-177", "SEN-R8", "SEN-77")
def test_the_year_goes_on_without_an_eliminated_host() -> None:
    g = scene(
        4,
        (spring, ()),
        (emperors_visit, ()),
        END,
        provinces=LANDLESS,
        honour={"A": -9, "B": 4, "C": 9},
        phase="autumn",
    )
    assert g.table.host == 2
    assert asked(g) == "BCD Orders"
    assert refusal(g, "A", "order nagato march").clauses == ("SEN-177", "SEN-178")
