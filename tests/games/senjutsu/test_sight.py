"""Lines of sight (ledger 2.3), beside a second geometry that shares nothing with the first but the ledger.

`python -m tests.games.senjutsu.test_sight 100000` compares them as often as one likes.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from functools import lru_cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.games.senjutsu.field import Field, cells_of, mask_of
from tatami.games.senjutsu.hexes import DIRECTIONS, FACINGS, Vector, diagram_cell, distance, minus, turned
from tatami.games.senjutsu.sight import sight_lines
from tests.clauses import clause
from tests.games.senjutsu.fields import ICE, SNOW, WATER, WIDE, mask

CASES = 10_000


# --- the second geometry ------------------------------------------------------------------------

Place = tuple[int, int]
"""A point, q and r, in thirds of a step: a cell is what is no nearer to any other centre than to its own."""


def corner(cell: Vector, k: int) -> Place:
    """Corner k lies between sides k - 1 and k: in the middle of the cell and its two neighbours there."""
    (q, r), (left_q, left_r), (right_q, right_r) = cell, DIRECTIONS[k - 1], DIRECTIONS[k % FACINGS]
    return 3 * q + left_q + right_q, 3 * r + left_r + right_r


def widths(q: int, r: int) -> tuple[int, int, int]:
    """How far a point lies off the centre of (0, 0) across its three pairs of sides: up to 3 it is inside."""
    return q - r, 2 * q + r, q + 2 * r


@lru_cache(maxsize=1 << 19)
def shared(start: Place, end: Place) -> tuple[Fraction, Fraction] | None:
    """From when to when, of 0 to 1, the way from start to end is in the closed hexagon of (0, 0)."""
    since, until = Fraction(0), Fraction(1)
    for at, then in zip(widths(*start), widths(*end), strict=True):
        if at == then:
            if abs(at) > 3:
                return None
            continue
        enters, leaves = sorted((Fraction(-3 - at, then - at), Fraction(3 - at, then - at)))
        since, until = max(since, enters), min(until, leaves)
    return (since, until) if since <= until else None


def goes_through(start: Place, end: Place) -> bool:
    """Whether the way leads through the inside of (0, 0), not only along its edge."""
    span = shared(start, end)
    if span is None:
        return False
    half = (span[0] + span[1]) / 2
    ways = zip(widths(*start), widths(*end), strict=True)
    return all(abs(at + half * (then - at)) < 3 for at, then in ways)


def touches(start: Place, end: Place, cell: Vector) -> bool:
    q, r = 3 * cell[0], 3 * cell[1]
    return shared((start[0] - q, start[1] - r), (end[0] - q, end[1] - r)) is not None


@lru_cache(maxsize=1 << 14)
def lines(facing: int, target: Vector) -> tuple[tuple[Place, Place], ...]:
    """From (0, 0): those of the twelve lines that do not lead through the own cell."""
    ways = [(corner((0, 0), facing + k), corner(target, end)) for k in (0, 1) for end in range(FACINGS)]
    return tuple(way for way in ways if not goes_through(*way))


def visible(a: Vector, facing: int, b: Vector, obstacles: list[Vector]) -> bool:
    """As the ledger says it, word for word."""
    others = [minus(cell, a) for cell in obstacles if cell not in (a, b)]
    return any(
        not any(touches(start, end, cell) for cell in others) for start, end in lines(facing, minus(b, a))
    )


def compare(cases: int, seed: int) -> list[bool]:
    """What both geometries say of random cases; fails at the first that they see differently."""
    chance = Random(seed)
    fields = (SNOW, SNOW, SNOW, ICE, WATER, WIDE)
    said = []
    for _ in range(cases):
        field = chance.choice(fields)
        a, b, facing = chance.randrange(field.size), chance.randrange(field.size), chance.randrange(FACINGS)
        obstacles = chance.sample(range(field.size), chance.randrange(10))
        sees = field.sees(a, facing, b, mask_of(obstacles))
        spots = field.spots
        assert sees is visible(spots[a], facing, spots[b], [spots[cell] for cell in obstacles]), (
            *(spots[a], facing, spots[b]),
            [spots[cell] for cell in obstacles],
        )
        said.append(sees)
    return said


@clause("SJT-195", "SJT-196", "SJT-R86")
def test_both_geometries_see_the_same() -> None:
    said = compare(CASES, seed=2026)
    assert 0.2 * CASES < sum(said) < 0.8 * CASES


@clause("SJT-195")
def test_the_cells_of_each_line_are_those_that_the_second_geometry_touches() -> None:
    """Not only whether, but also why: the same sets of cells, the larger ones left out."""
    disc = [v for v in SNOW.spots if distance(v) <= 3]
    for target in disc:
        cells = [cell for cell in SNOW.spots if cell not in ((0, 0), target)]
        sets = {frozenset(c for c in cells if touches(*line, c)) for line in lines(0, target)}
        assert set(sight_lines(target)) == {s for s in sets if not any(other < s for other in sets)}


# --- examples -----------------------------------------------------------------------------------


def sees(a: str, facing: int, b: str, *rocks: str, field: Field = SNOW) -> bool:
    return field.sees(field.read(a), facing, field.read(b), mask(field, *rocks))


@clause("SJT-195", "SJT-196", "SJT-EX12")
def test_a_rock_straight_ahead_breaks_the_line_and_one_beside_a_front_corner_leaves_the_other() -> None:
    assert sees("0,0", 0, "0,-3")
    assert not sees("0,0", 0, "0,-3", "0,-1")
    assert not sees("0,0", 0, "0,-3", "0,-2")
    assert sees("0,0", 0, "0,-3", "-1,0")


@clause("SJT-196")
def test_a_line_that_touches_a_corner_is_broken() -> None:
    """Both front corners are corners of a rock: no line can even begin."""
    assert not sees("0,0", 0, "0,-3", "-1,0", "1,-1")
    assert not sees("0,0", 0, "2,-3", "0,-1")


@clause("SJT-195", "SJT-R86")
def test_nobody_sees_what_lies_straight_behind_and_everybody_what_is_beside() -> None:
    unseen = [v for v in SNOW.spots if not sight_lines(v)]
    assert sorted(unseen, key=lambda v: (distance(v), v)) == [
        *(diagram_cell(text) for text in ("B", "B2", "BL+B2", "B3", "BR+B2", "BL+B3", "B4", "BR+B3")),
    ]
    for facing in range(FACINGS):
        cell = SNOW.read("0,0")
        behind = SNOW.step[cell][(facing + 3) % FACINGS]
        assert [SNOW.sees(cell, facing, b, 0) for b in SNOW.step[cell]] == [
            b != behind for b in SNOW.step[cell]
        ]


@clause("SJT-195", "SJT-196")
def test_a_line_along_the_own_edge_is_fine_as_long_as_nothing_lies_there() -> None:
    assert sees("0,0", 0, "1,0")  # BR: along the side of FR
    assert not sees("0,0", 0, "1,0", "1,-1")
    assert sees("0,0", 0, "1,-1", "1,0", "2,-1", "2,-2", "1,-2")


@clause("SJT-194", "SJT-R87")
def test_terrain_in_the_target_cell_or_in_the_own_does_not_count() -> None:
    assert sees("0,0", 0, "0,-3", "0,-3", "0,0")


@clause("SJT-195")
def test_sight_is_not_mutual_even_between_two_who_look_at_each_other() -> None:
    rocks = ("-1,-1", "1,-2")  # both beside the front corners of whoever stands on 0,-2
    assert sees("0,0", 0, "0,-2", *rocks)
    assert not sees("0,-2", 3, "0,0", *rocks)


@clause("SJT-195")
def test_sight_leads_over_holes_and_water() -> None:
    assert sees("0,1", 0, "0,-1", field=ICE)
    assert sees("-2,-1", 1, "2,-3", field=WATER)


# --- properties ---------------------------------------------------------------------------------

cells = st.integers(0, SNOW.size - 1)
facings = st.integers(0, FACINGS - 1)
terrain = st.sets(cells, max_size=12)


def moved(v: Vector, turns: int, mirror: bool) -> Vector:
    """One of the twelve ways in which the grid is like itself; a mirror stands along the column of (0, 0)."""
    q, r = v
    return turned((-q, q + r) if mirror else v, turns)


def moved_facing(facing: int, turns: int, mirror: bool) -> int:
    return ((-facing if mirror else facing) + turns) % FACINGS


def test_a_mirror_takes_facings_to_facings() -> None:
    for facing, turns, mirror in ((f, t, m) for f in range(6) for t in range(6) for m in (False, True)):
        there = moved(DIRECTIONS[facing], turns, mirror)
        assert there == DIRECTIONS[moved_facing(facing, turns, mirror)]


@clause("SJT-195")
@given(cells, facings, cells, terrain)
def test_sight_stays_the_same_when_the_grid_is_turned_or_mirrored(
    a: int, facing: int, b: int, obstacles: set[int]
) -> None:
    seen = SNOW.sees(a, facing, b, mask_of(obstacles))
    for turns, mirror in ((turns, mirror) for turns in range(FACINGS) for mirror in (False, True)):
        there = [SNOW.number[moved(spot, turns, mirror)] for spot in SNOW.spots]
        rocks = mask_of(there[cell] for cell in obstacles)
        assert SNOW.sees(there[a], moved_facing(facing, turns, mirror), there[b], rocks) is seen


@clause("SJT-196")
@given(cells, facings, cells, terrain)
def test_sight_is_never_lost_by_taking_terrain_away(a: int, facing: int, b: int, obstacles: set[int]) -> None:
    seen = SNOW.sees(a, facing, b, mask_of(obstacles))
    for cell in obstacles:
        assert SNOW.sees(a, facing, b, mask_of(obstacles - {cell})) >= seen


@given(cells, facings, cells)
def test_neither_the_own_cell_nor_the_target_stands_in_the_way(a: int, facing: int, b: int) -> None:
    assert not any({a, b} & set(cells_of(line)) for line in SNOW.sight(a, facing, b))
    assert SNOW.sight(a, facing, b) is SNOW.sight(a, facing, b)


@pytest.mark.parametrize("field", [SNOW, WIDE], ids=lambda field: field.sheet.name)
def test_sight_depends_on_the_difference_of_the_cells_only(field: Field) -> None:
    """Where both lie in the middle of the field, what is met is the same, shifted."""
    inner = [cell for cell in range(field.size) if distance(field.spots[cell]) <= 1]
    for a, facing, b in ((a, f, b) for a in inner for f in range(FACINGS) for b in inner):
        met = {
            frozenset(minus(field.spots[c], field.spots[a]) for c in cells_of(m))
            for m in field.sight(a, facing, b)
        }
        shift = turned(minus(field.spots[b], field.spots[a]), -facing)
        assert met == {frozenset(turned(c, facing) for c in line) for line in sight_lines(shift)}


if __name__ == "__main__":
    cases = int(sys.argv[1])
    print(f"{cases} cases alike, {sum(compare(cases, seed=cases))} of them in sight")
