"""A trait against a trait: who beats whom, with any number of players, in teams and alone."""

from __future__ import annotations

import pytest

from tatami.games import samurai_sword, senjutsu
from tatami.kernel.outcome import Outcome
from tatami.lab.pairings import Pairing, from_one_side, grids_of, pairings_of
from tatami.lab.simulate import simulate
from tatami.lab.statistics import wilson
from tatami.lab.tally import WHOLE_WIN, Experiment, Tally, play_some

ROLES = {"role": ("ninja", "shogun", "ninja", "ronin")}


def met(tally: Tally, *meeting: str) -> tuple[int, int, float]:
    """How often they met, in how many games, and how often the first has won."""
    value, kind, other, other_kind = meeting
    key = ("role", value, kind, other, other_kind)
    return tally.met[key], tally.met_in_games[key], tally.beat[key] / WHOLE_WIN


def counted(winners: tuple[int, ...], kinds: list[str] | None = None, teams: bool = True) -> Tally:
    tally = Tally(4, teams)
    tally.count_meetings(Outcome(winners, "honor"), ROLES, kinds or ["random"] * 4)
    return tally


def test_who_wins_has_beaten_everybody_who_has_not() -> None:
    tally = counted((1,))
    assert met(tally, "shogun", "random", "ninja", "random") == (2, 1, 2)
    assert met(tally, "ninja", "random", "shogun", "random") == (2, 1, 0)
    assert met(tally, "shogun", "random", "ronin", "random") == (1, 1, 1)


def test_two_who_have_lost_say_nothing_of_each_other() -> None:
    assert met(counted((1,)), "ninja", "random", "ronin", "random") == (0, 0, 0)


def test_who_has_won_as_a_team_was_no_foe() -> None:
    tally = counted((0, 1))
    assert met(tally, "ninja", "random", "shogun", "random") == (1, 1, 0), "the other Ninja has lost"
    assert met(tally, "shogun", "random", "ninja", "random") == (1, 1, 1)
    assert met(tally, "ninja", "random", "ronin", "random") == (1, 1, 1)


def test_who_shares_a_victory_has_half_beaten_the_other() -> None:
    tally = counted((1, 3), teams=False)
    assert met(tally, "shogun", "random", "ronin", "random") == (1, 1, 0.5)
    assert met(tally, "ronin", "random", "shogun", "random") == (1, 1, 0.5)
    assert met(tally, "shogun", "random", "ninja", "random") == (2, 1, 2)


def test_who_is_the_same_does_not_meet_itself_unless_another_kind_plays_it() -> None:
    assert met(counted((0,)), "ninja", "random", "ninja", "random") == (0, 0, 0)
    mixed = counted((0,), ["sensible", "random", "random", "random"])
    assert met(mixed, "ninja", "sensible", "ninja", "random") == (1, 1, 1)
    assert met(mixed, "ninja", "random", "ninja", "sensible") == (1, 1, 0)


def test_meetings_add_up_in_any_order() -> None:
    experiment = Experiment("senjutsu", ("random",) * 3, {}, "5")
    parts = Tally(3, teams=True)
    for matches in (range(2, 4), range(2)):
        parts.add(play_some(experiment, matches))
    whole = play_some(experiment, range(4))
    parts.seconds = whole.seconds
    assert vars(parts) == vars(whole)
    assert whole.met
    assert whole.dealt


# --- results ------------------------------------------------------------------------------------


def test_the_pairings_of_a_duel_are_seen_from_both_sides() -> None:
    result = simulate(senjutsu.RULES, ["random"] * 2, 12, seed=1)
    found = {(each.value, each.other): each for each in result.pairings["character"]}
    assert sum(each.games for each in found.values()) == 2 * 12
    for (value, other), each in found.items():
        back = found[other, value]
        assert (each.times, each.wins + back.wins) == (back.times, each.times)
        assert each.win_rate.low <= each.win_rate.rate <= each.win_rate.high
    assert list(result.pairings) == ["character", "deck"]
    one_side = from_one_side(result.pairings["character"])
    assert sum(each.games for each in one_side) == 12
    order = list(senjutsu.RULES.traits["character"])
    assert all(order.index(each.value) < order.index(each.other) for each in one_side)


def test_with_two_kinds_of_bots_the_first_one_is_told_of() -> None:
    result = simulate(senjutsu.RULES, ["sensible", "random"], 8, seed=2)
    one_side = from_one_side(result.pairings["character"])
    assert {(each.kind, each.other_kind) for each in one_side} == {("sensible", "random")}
    assert sum(each.wins for each in one_side) == pytest.approx(result.by_kind["sensible"].wins)
    (grid,) = grids_of(result.pairings["character"])
    assert (grid.kind, grid.other_kind) == ("sensible", "random")
    assert set(grid.cells) == {(each.value, each.other) for each in one_side}


def test_any_trait_of_any_game_can_be_told_so() -> None:
    result = simulate(samurai_sword.RULES, ["random"] * 5, 10, seed=3, against=["role"])
    found = {(each.value, each.other): each for each in result.pairings["role"]}
    assert ("shogun", "samurai") not in found, "they win together, or not at all"
    shogun, ninja = found["shogun", "ninja"], found["ninja", "shogun"]
    assert shogun.times == ninja.times == 2 * shogun.games
    assert shogun.wins + ninja.wins == shogun.times
    assert simulate(samurai_sword.RULES, ["random"] * 5, 1, seed=3).pairings == {}


def test_rows_and_columns_of_a_grid_keep_their_order() -> None:
    pairings = [
        Pairing(value, "random", other, "random", 1, 1, 0.5, wilson(0.5, 1))
        for value in "abc"
        for other in "abc"
        if value != other
    ]
    (grid,) = grids_of(pairings)
    assert (grid.rows, grid.columns) == (("a", "b", "c"), ("a", "b", "c"))
    assert pairings_of("role", ("ninja",), ("random",), Tally(2)) == ()
