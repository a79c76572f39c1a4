"""The odds of battles: by hand, against a million rolls, and of the battle on the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from timeit import timeit

import numpy as np
import pytest

from tatami.games.senji.box import house_box
from tatami.games.senji.odds import (
    Side,
    battle_odds,
    differences,
    expected_honour,
    net_support,
    odds_of,
    round_odds,
    support_in,
)
from tatami.games.senji.rules.battle_state import battle_on
from tests.clauses import clause
from tests.games.senji.scenes_summer import march_to, scene

BOX = house_box()


@clause("SEN-123", "SEN-124")
def test_one_die_helps_either_side_once_in_six() -> None:
    assert differences(1, ()) == (1, 4, 1)
    assert differences(2, ()) == (1, 8, 18, 8, 1)
    assert sum(differences(9, (1, -2))) == 6**9


@clause("SEN-128")
def test_a_support_card_counts_up_to_its_value() -> None:
    assert differences(1, (3,)) == (1, 3, 2)
    assert differences(2, (1,))[-1] == 3  # two own symbols, or one and the card's
    assert differences(2, (2,))[-1] == 4


@pytest.mark.parametrize("support", [(), (1,), (2,), (-2,), (1, -2), (1, 2, -1), (3, 3)])
@clause("SEN-128", "SEN-188")
def test_the_sums_are_those_of_all_rolls(support: tuple[int, ...]) -> None:
    for rolled in range(5):
        counted = [0] * (2 * rolled + 1)
        for dice in product(range(6), repeat=rolled):
            counted[rolled + _difference(dice, support)] += 1
        assert differences(rolled, support) == tuple(counted)


def _difference(dice: Sequence[int], support: tuple[int, ...]) -> int:
    """Family 0 attacks, 1 defends, 2 and more support."""
    total = dice.count(0) - dice.count(1)
    for family, cap in enumerate(support, 2):
        total += min(dice.count(family), cap) if cap > 0 else -min(dice.count(family), -cap)
    return total


@clause("SEN-129", "SEN-R26", "SEN-R31", "SEN-R32")
def test_one_family_supports_only_the_higher_side() -> None:
    assert net_support(((4, 2),), ((4, 3),)) == (-3,)
    assert net_support(((4, 2),), ((4, 2),)) == ()
    assert net_support(((4, 1), (4, 2)), ((4, 2),)) == (3,)
    assert net_support(((4, 1), (5, 2)), ((4, 2),)) == (-2, 2)


def _simulated(attacker: Side, defender: Side, rolls: int = 1_000_000) -> tuple[float, float, float]:
    """A million rounds; families: 0 the attacker's, 1 the defender's, the others support."""
    rng = np.random.default_rng(2006)
    second = min(9, defender.dice)
    first = min(9 - second, attacker.dice)
    dice = rng.integers(0, 6, size=(rolls, 9 - first - second), dtype=np.int8)
    shown = [(dice == family).sum(axis=1) for family in range(6)]
    one, two = attacker.units + first + shown[0], defender.units + second + shown[1]
    for family in range(2, 6):
        mine = sum(value for f, value in attacker.support if f == family)
        theirs = sum(value for f, value in defender.support if f == family)
        if mine > theirs:
            one = one + np.minimum(shown[family], mine)
        elif theirs > mine:
            two = two + np.minimum(shown[family], theirs)
    return float((one > two).mean()), float((one < two).mean()), float((one == two).mean())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        (Side(4), Side(4)),
        (Side(4, 1, ((5, 1),)), Side(5)),
        (Side(3, 2, ((2, 3),)), Side(5, 1, ((2, 2),))),
        (Side(2, 0, ((2, 2), (3, 1))), Side(3, 1, ((4, 3),))),
        (Side(1, 3), Side(0, 5)),
    ],
)
@clause("SEN-120", "SEN-121", "SEN-122", "SEN-123", "SEN-124", "SEN-128", "SEN-129")
def test_a_million_rolls_agree(attacker: Side, defender: Side) -> None:
    exact, counted = round_odds(attacker, defender), _simulated(attacker, defender)
    for one, two in zip(exact, counted, strict=True):
        assert abs(one - two) < 5 * (max(one * (1 - one), 1e-6) / 1_000_000) ** 0.5


@clause("SEN-131", "SEN-132")
def test_an_edge_of_one_two_and_three_wins_as_often_as_the_ledger_says() -> None:
    for edge, won in ((0, 0.50), (1, 0.76), (2, 0.92), (3, 0.98)):
        assert round(battle_odds(Side(4 + edge), Side(4)).attacker, 2) == won


@clause("SEN-195", "SEN-232")
def test_ties_that_are_victories() -> None:
    even = round_odds(Side(4), Side(4))
    assert round_odds(Side(4, wins_ties=True), Side(4)).attacker == pytest.approx(even.attacker + even.tie)
    assert round_odds(Side(4), Side(4, wins_ties=True)).defender == pytest.approx(even.defender + even.tie)
    assert round_odds(Side(3, 5), Side(4, 4)) == (0.0, 1.0, 0.0)
    assert round_odds(Side(3, 5, wins_ties=True), Side(4, 4)) == (1.0, 0.0, 0.0)


@clause("SEN-132")
def test_after_a_tie_the_cards_are_gone() -> None:
    once = round_odds(Side(4, 0, ((2, 3),)), Side(4))
    later = round_odds(Side(4), Side(4))
    whole = battle_odds(Side(4, 0, ((2, 3),)), Side(4))
    share = later.attacker / (later.attacker + later.defender)
    assert whole.attacker == pytest.approx(once.attacker + once.tie * share)
    assert whole.attacker + whole.defender == pytest.approx(1)


@clause("SEN-140", "SEN-141", "SEN-139")
def test_four_against_four_is_worth_sixteen_or_eight() -> None:
    mine, theirs = expected_honour(Side(4), Side(4))
    assert mine == pytest.approx(8)
    assert theirs == pytest.approx(4)
    assert expected_honour(Side(3), Side(0))[0] == 0
    assert expected_honour(Side(0, 1), Side(2))[1] == 0  # no unit of the attacker can be lost


@clause("SEN-57", "SEN-188")
def test_cards_become_families_and_values() -> None:
    one, two = BOX.face["black_support_1"], BOX.face["black_support_2"]
    assert support_in(BOX, (one, two, BOX.face["green_dummy"])) == ((5, 3),)


@clause("SEN-200", "SEN-195")
def test_the_odds_of_the_battle_on_the_table() -> None:
    g = scene(
        4,
        units={"B": "owari*4", "C": "echizen*4"},
        samurai={"oda": "B owari", "hosokawa": "C echizen"},
        orders="owari=march nagato=production",
    )
    march_to(g, "owari", "land", "to echizen 4", "oda to echizen")
    battle = battle_on(g.table)
    assert odds_of(g.table, battle) == battle_odds(Side(4, 2), Side(4, 1, wins_ties=True))
    card = BOX.face["black_support_2"]
    better = odds_of(g.table, battle, (card,))
    assert better.attacker > odds_of(g.table, battle).attacker


def test_what_was_asked_once_is_known() -> None:
    attacker, defender = Side(4, 1, ((5, 1),)), Side(5, 1)
    battle_odds(attacker, defender)
    assert timeit(lambda: battle_odds(attacker, defender), number=2000) / 2000 < 100e-6
