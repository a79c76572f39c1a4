"""Geometry of the endless grid (ledger 2.3): distances, turns, diagrams, paths, pushes."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.games.senjutsu.hexes import (
    DIRECTIONS,
    FACINGS,
    RELATIVE,
    Vector,
    away,
    diagram_cell,
    diagram_text,
    distance,
    minus,
    paths,
    plus,
    ring_order,
    times,
    towards,
    turned,
)
from tests.clauses import clause

RADIUS = 6


def beside(v: Vector) -> list[Vector]:
    return [plus(v, d) for d in DIRECTIONS]


def rings(radius: int) -> list[set[Vector]]:
    """By number of steps: where one can be after so many and no fewer, found by walking."""
    found: list[set[Vector]] = [{(0, 0)}]
    seen = {(0, 0)}
    for _ in range(radius):
        found.append({w for v in found[-1] for w in beside(v)} - seen)
        seen |= found[-1]
    return found


RINGS = rings(RADIUS)
DISC = sorted(set().union(*RINGS))
ELSEWHERE = [v for v in DISC if v != (0, 0)]
vectors = st.sampled_from(ELSEWHERE)


def test_the_distance_is_the_number_of_steps_of_a_walk() -> None:
    assert all(distance(v) == steps for steps, ring in enumerate(RINGS) for v in ring)
    assert [len(ring) for ring in RINGS] == [1, 6, 12, 18, 24, 30, 36]


def test_a_turn_takes_every_direction_to_the_next_one_clockwise() -> None:
    for facing, d in enumerate(DIRECTIONS):
        assert turned(d, 1) == DIRECTIONS[(facing + 1) % FACINGS]
        assert turned(DIRECTIONS[0], facing) == d


@given(vectors, vectors, st.integers(-6, 12), st.integers(-6, 12))
def test_turns_add_up_and_keep_sums_and_distances(v: Vector, w: Vector, n: int, m: int) -> None:
    assert turned(turned(v, n), m) == turned(v, n + m) == turned(v, (n + m) % FACINGS)
    assert turned(plus(v, w), n) == plus(turned(v, n), turned(w, n))
    assert distance(turned(v, n)) == distance(v)


# --- diagrams -----------------------------------------------------------------------------------


@clause("SJT-119", "SJT-EX8")
def test_a_cell_of_a_diagram_is_a_sum_of_directions_turned_with_the_figure() -> None:
    assert diagram_cell("F+FR") == (1, -2)
    assert plus((1, -1), turned(diagram_cell("F+FR"), 2)) == (2, 0)


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(1, 12)), min_size=1, max_size=4))
def test_a_diagram_cell_is_the_sum_of_its_terms(terms: list[tuple[int, int]]) -> None:
    text = "+".join(f"{RELATIVE[d]}{n}" for d, n in terms)
    total: Vector = (0, 0)
    for d, n in terms:
        total = plus(total, times(n, DIRECTIONS[d]))
    if total == (0, 0):
        with pytest.raises(ValueError, match="own cell"):
            diagram_cell(text)
    else:
        assert diagram_cell(text) == total


def test_every_cell_has_one_text_that_reads_back() -> None:
    texts = {diagram_text(v) for v in ELSEWHERE}
    assert len(texts) == len(ELSEWHERE)
    assert all(diagram_cell(diagram_text(v)) == v for v in ELSEWHERE)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("F", "F"),
        ("F1", "F"),
        ("F+F", "F2"),
        ("FR+F", "F+FR"),
        ("F2+FL", "F2+FL"),
        ("FL+F2", "F2+FL"),
        ("FL+FR", "F"),
        ("B+BR", "BR+B"),
        ("B2+BL", "BL+B2"),
        ("BL+FL", "FL+BL"),
        ("BR+FR3", "FR3+BR"),
        ("F3+BR", "F2+FR"),
    ],
)
def test_the_text_of_a_cell_says_the_straight_way_or_both_directions_the_front_one_first(
    text: str, canonical: str
) -> None:
    assert diagram_text(diagram_cell(text)) == canonical


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "a cell of a diagram is empty"),
        ("F+", r"'F\+': a direction is missing beside a '\+'"),
        ("+F", "a direction is missing"),
        ("F++FR", "a direction is missing"),
        ("F0", "'F0': '0' is no number of steps from 1 to 99"),
        ("FR01", "'01' is no number of steps"),
        ("F100", "'100' is no number of steps"),
        ("X", "'X': 'X' is none of the directions F FR BR B BL FL"),
        ("f", "'f' is none of the directions"),
        ("RF", "'RF' is none of the directions"),
        ("2F", "'2F' is none of the directions"),
        ("F-1", "'F-' is none of the directions"),
        ("F + FR", "'F ' is none of the directions"),
        ("F\n", "is none of the directions"),
        ("F\u0662", "is none of the directions"),
        ("F+B", r"'F\+B' is the figure's own cell"),
        ("F+BR+BL", "is the figure's own cell"),
    ],
)
def test_a_text_that_is_no_cell_is_refused_with_its_fault(text: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        diagram_cell(text)


def test_the_own_cell_has_no_text() -> None:
    with pytest.raises(ValueError, match="own cell"):
        diagram_text((0, 0))


def clockwise_from_north(v: Vector) -> float:
    q, r = v
    return math.atan2(1.5 * q, -math.sqrt(3) * (r + q / 2)) % math.tau


@clause("SJT-R129")
def test_cells_equally_far_come_clockwise_from_f() -> None:
    for ring in RINGS[1:]:
        ordered = sorted(ring, key=ring_order)
        assert ordered == sorted(ring, key=clockwise_from_north)
        assert [ring_order(v) for v in ordered] == list(range(len(ring)))
    assert ring_order((0, 0)) == 0


# --- paths --------------------------------------------------------------------------------------


def walks(v: Vector) -> set[tuple[Vector, ...]]:
    """Every sequence of adjacent cells from (0, 0) to v of the fewest steps, without the ends, by trying."""
    ways: list[tuple[Vector, ...]] = [((0, 0),)]
    while not any(way[-1] == v for way in ways):
        ways = [(*way, w) for way in ways for w in beside(way[-1])]
    return {way[1:-1] for way in ways if way[-1] == v}


@clause("SJT-147", "SJT-148", "SJT-R147")
def test_the_paths_are_all_shortest_walks() -> None:
    for v in set().union(*RINGS[2:6]):
        found = paths(v)
        assert len(set(found)) == len(found)
        if v[0] >= 0 and v[1] <= 0:  # the other thirds of the grid are the same, turned: see below
            assert set(found) == walks(v)


@given(vectors, st.integers(0, 5))
def test_paths_turn_with_the_grid(v: Vector, facing: int) -> None:
    there = {tuple(turned(cell, facing) for cell in path) for path in paths(v)}
    assert set(paths(turned(v, facing))) == there


@clause("SJT-147")
def test_neighbours_have_no_path_and_a_straight_line_has_one() -> None:
    assert all(paths(v) == () for v in RINGS[0] | RINGS[1])
    assert paths(diagram_cell("F2")) == (((0, -1),),)
    assert paths(diagram_cell("B4")) == (((0, 1), (0, 2), (0, 3)),)
    assert set(paths(diagram_cell("F+FR"))) == {((0, -1),), ((1, -1),)}
    assert len(paths(diagram_cell("F3+FR3"))) == 20


# --- push and pull ------------------------------------------------------------------------------


@clause("SJT-136", "SJT-139")
def test_a_push_goes_where_one_step_leads_away_and_the_opposite_step_leads_back() -> None:
    for v in ELSEWHERE:
        on = [
            facing
            for facing, d in enumerate(DIRECTIONS)
            if distance(plus(v, d)) > distance(v) > distance(minus(v, d))
        ]
        assert sorted(away(v)) == on
        assert len(on) == (1 if 0 in (*v, sum(v)) else 2)
    assert away((0, 0)) == ()


@clause("SJT-137", "SJT-139")
def test_a_pull_goes_against_the_directions_of_a_push() -> None:
    for v in ELSEWHERE:
        assert towards(v) == tuple((facing + 3) % FACINGS for facing in away(v))
        assert all(distance(plus(v, DIRECTIONS[facing])) == distance(v) - 1 for facing in towards(v))


@clause("SJT-136", "SJT-R46")
def test_a_push_that_keeps_its_direction_leads_farther_away_with_every_cell() -> None:
    for v in ELSEWHERE:
        for facing in away(v):
            line = [plus(v, times(n, DIRECTIONS[facing])) for n in range(5)]
            assert [distance(cell) for cell in line] == [distance(v) + n for n in range(5)]
