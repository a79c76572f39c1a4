from __future__ import annotations

from collections import Counter
from statistics import mean, quantiles

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.lab.statistics import Ratio, ratio_of, spread_of, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I: method 3, the score interval.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_agree_with_published_ones(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.rate == wins / games
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_an_interval_of_certainty_touches_its_end() -> None:
    assert wilson(0, 7).low == 0.0
    assert wilson(7, 7).high == 1.0


@given(st.integers(1, 1000).flatmap(lambda n: st.tuples(st.floats(0, n), st.just(n))))
def test_an_interval_holds_its_rate_and_stays_between_0_and_1(sample: tuple[float, int]) -> None:
    found = wilson(*sample)
    assert 0 <= found.low <= found.rate <= found.high <= 1


@given(st.lists(st.integers(0, 50), min_size=2, max_size=40))
def test_quartiles_from_counts_are_those_of_the_plain_list(values: list[int]) -> None:
    found = spread_of(Counter(values))
    assert [found.q1, found.median, found.q3] == pytest.approx(quantiles(values, n=4, method="inclusive"))
    assert (found.min, found.max) == (min(values), max(values))
    assert found.mean == pytest.approx(mean(values))


@given(st.lists(st.integers(0, 50), min_size=2, max_size=40))
def test_nine_values_of_ten_lie_between_the_outer_quantiles(values: list[int]) -> None:
    found = spread_of(Counter(values))
    low, *_, high = quantiles(values, n=20, method="inclusive")
    assert [found.p5, found.p95] == pytest.approx([low, high])


def test_the_interval_of_a_ratio_agrees_with_a_published_one() -> None:
    """The Physicians' Health Study (1989): 104 heart attacks of 11037 with aspirin, 189 of 11034 without."""
    found = ratio_of(189 / 11034, 11034, 104 / 11037, 11037)
    assert found is not None
    assert found.ratio == pytest.approx(1.82, abs=0.005)
    assert (found.low, found.high) == pytest.approx((1.43, 2.31), abs=0.005)


def test_a_rate_is_once_itself_and_certainty_has_no_spread() -> None:
    assert ratio_of(1, 9, 1, 9) == Ratio(1, 1, 1)
    found = ratio_of(0.4, 50, 0.4, 50)
    assert found is not None
    assert found.ratio == 1
    assert found.low == pytest.approx(1 / found.high)


def test_what_never_happened_has_no_ratio() -> None:
    assert ratio_of(0, 9, 0.5, 9) is None
    assert ratio_of(0.5, 9, 0, 0) is None
