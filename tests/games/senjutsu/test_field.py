"""Battlefields with numbered cells (ledger 2.6): what lies where, and what is next to what."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tatami.games.senjutsu.field import NEAR, NOWHERE, Field, FieldSheet, cells_of, joined, least, mask_of
from tatami.games.senjutsu.hexes import DIRECTIONS, FACINGS, away, diagram_cell, distance, minus, plus, turned
from tests.clauses import clause
from tests.games.senjutsu.fields import (
    FROZEN_LAKE,
    HEXAGON,
    ICE,
    ICE_BRIDGE,
    LARGE,
    SHEETS,
    SNOW,
    SNOWY,
    VILLAGE,
    WATER,
    WIDE,
    mask,
)

FIELDS = (SNOW, ICE, WATER, WIDE)


def texts(field: Field, cells: int) -> set[str]:
    return {field.text(cell) for cell in cells_of(cells)}


# --- numbers ------------------------------------------------------------------------------------


@clause("SJT-54")
def test_the_four_battlefields_have_37_37_36_and_25_cells() -> None:
    assert [Field(sheet).ground.bit_count() for sheet in SHEETS] == [37, 37, 36, 25]


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.sheet.name)
def test_battlefield_cells_have_the_first_numbers_and_the_places_beside_them_the_others(field: Field) -> None:
    own = set(field.sheet.cells)
    first = field.spots[: len(own)]
    rest = field.spots[len(own) :]
    assert set(first) == own == {field.spots[cell] for cell in cells_of(field.ground)}
    assert set(rest) == {plus(v, d) for v in own for d in DIRECTIONS} - own
    assert (list(first), list(rest)) == (sorted(first), sorted(rest))
    assert all(field.number[spot] == k for k, spot in enumerate(field.spots))


def test_the_order_in_which_cells_are_written_down_does_not_change_their_numbers() -> None:
    shuffled = list(HEXAGON)
    Random(5).shuffle(shuffled)
    assert Field(SNOWY._replace(cells=tuple(shuffled))).spots == SNOW.spots


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.sheet.name)
def test_steps_neighbours_and_distances_are_those_of_the_grid(field: Field) -> None:
    for a, spot in enumerate(field.spots):
        assert field.step[a] == tuple(field.number.get(plus(spot, d), NOWHERE) for d in DIRECTIONS)
        assert set(cells_of(field.near[a])) == {b for b in range(field.size) if field.apart[a][b] == 1}
        assert field.apart[a] == tuple(distance(minus(other, spot)) for other in field.spots)
    assert all(NOWHERE not in field.step[cell] for cell in cells_of(field.ground))
    assert field.diameter == max(map(max, field.apart))


@clause("SJT-213", "SJT-R11")
def test_places_for_boats_have_numbers_and_are_no_battlefield() -> None:
    boats = mask_of(cell for kind, cell in WATER.terrain if kind == "boat")
    assert texts(WATER, boats) == {"0,-2", "0,2"}
    assert not boats & WATER.ground
    assert not mask(ICE, "0,0") & ICE.ground  # the hole
    assert mask(ICE, "4,-4", "4,0", "0,-4")  # around the rim


def test_a_cell_is_written_as_the_ledger_writes_it_and_reads_back() -> None:
    assert SNOW.text(SNOW.number[(-3, 1)]) == "-3,1"
    for field in FIELDS:
        assert all(field.read(field.text(cell)) == cell for cell in range(field.size))


@pytest.mark.parametrize("text", ["", "0", "0,0,0", "0, 0", "-0,0", "00,0", "9,9", "a,b", "+1,0", "0;0"])
def test_what_is_no_cell_of_the_field_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="is no cell of snowy_battlefield"):
        SNOW.read(text)


# --- diagrams -----------------------------------------------------------------------------------


@clause("SJT-119", "SJT-EX8")
def test_a_diagram_is_laid_from_the_cell_and_the_facing_of_its_figure() -> None:
    assert SNOW.text(SNOW.offset(SNOW.read("1,-1"), diagram_cell("F+FR"), 2)) == "2,0"


@pytest.mark.parametrize("field", [SNOW, WATER], ids=lambda field: field.sheet.name)
def test_offsets_are_sums_on_the_grid_and_nowhere_outside(field: Field) -> None:
    for text, facing in product(("F", "F+FR", "BL2", "F2+FL"), range(FACINGS)):
        vector = diagram_cell(text)
        for cell, spot in enumerate(field.spots):
            there = field.number.get(plus(spot, turned(vector, facing)), -1)
            assert field.offset(cell, vector, facing) == there == field.offsets(vector)[facing][cell]


def test_a_vector_that_leads_out_from_everywhere_is_answered_and_not_kept() -> None:
    field = Field(SNOWY)
    for n in range(1, 100):
        leads_out = all(field.offset(cell, (0, -n), 0) == -1 for cell in range(field.size))
        assert leads_out is (n > field.diameter)
    assert len(field._offsets) == field.diameter


# --- start cells, terrain, torii ----------------------------------------------------------------


@clause("SJT-64", "SJT-65")
def test_start_cells_lie_at_opposite_edges() -> None:
    for sheet in SHEETS:
        field = Field(sheet)
        assert [field.text(cell) for cell in field.west + field.west_extra] == [
            "-3,1",
            "-3,2",
            "-3,0",
            "-3,3",
        ]
        assert [field.text(cell) for cell in field.east + field.east_extra] == ["3,-2", "3,-1", "3,-3", "3,0"]
        assert field.starts.bit_count() == 8
        assert field.starts & field.ground == field.starts


@clause("SJT-201", "SJT-R11")
def test_default_terrain_is_the_kit_and_lies_on_no_start_cell() -> None:
    for sheet in (*SHEETS, *LARGE):
        field = Field(sheet)
        kinds = [kind for kind, _ in field.terrain]
        assert {kind: kinds.count(kind) for kind in kinds} == dict(field.kit)
        cells = mask_of(cell for _, cell in field.terrain)
        assert cells.bit_count() == len(kinds)
        assert not cells & field.starts


def test_a_start_cell_off_the_battlefield_is_refused() -> None:
    with pytest.raises(ValueError, match="off the battlefield"):
        Field(SNOWY._replace(west=((-4, 1),)))
    with pytest.raises(ValueError, match="9,9 is neither a cell nor beside one"):
        Field(SNOWY._replace(east=((9, 9),)))


@pytest.mark.parametrize("cells", [(), ((0, 0), (0, 0))])
def test_a_battlefield_has_cells_and_each_of_them_once(cells: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match="each of them once"):
        Field(FieldSheet("nothing", "A", cells, (), ()))


@clause("SJT-R98", "SJT-R11")
def test_a_torii_stands_on_three_free_cells_in_a_line() -> None:
    for field in FIELDS:
        free = {field.spots[cell] for cell in cells_of(field.ground & ~field.starts)}
        in_line = {
            frozenset((minus(v, d), v, plus(v, d)))
            for v in free
            for d in DIRECTIONS
            if {minus(v, d), plus(v, d)} <= free
        }
        assert {frozenset(field.spots[cell] for cell in gate) for gate in field.torii} == in_line
        assert len(field.torii) == len(in_line)
        assert all(
            field.apart[left][gate] == field.apart[gate][right] == 1 for left, gate, right in field.torii
        )
        assert all(field.apart[left][right] == 2 for left, _, right in field.torii)


# --- joined -------------------------------------------------------------------------------------


@clause("SJT-54")
def test_joined_battlefields_have_64_to_73_cells_with_the_boats() -> None:
    sizes = []
    for sheet in LARGE:
        field = Field(sheet)
        boats = mask_of(cell for kind, cell in field.terrain if kind == "boat")
        assert boats.bit_count() == dict(field.kit).get("boat", 0)
        sizes.append((field.ground | boats).bit_count())
    assert len(LARGE) == 8
    assert sorted(sizes) == [64] * 4 + [73] * 4


@clause("SJT-54")
def test_the_eastern_board_is_shifted_and_brings_its_start_cells_and_terrain() -> None:
    field = Field(joined(FROZEN_LAKE, VILLAGE))
    assert field.sheet.name == "frozen_lake+burning_village"
    assert [field.text(cell) for cell in field.west + field.west_extra] == ["-3,1", "-3,2", "-3,0", "-3,3"]
    assert [field.text(cell) for cell in field.east + field.east_extra] == [
        "10,-5",
        "10,-4",
        "10,-6",
        "10,-3",
    ]
    assert dict(field.kit) == {"rock": 2, "sakura": 1, "shrine": 1, "burning_cart": 2, "corpse": 2}
    assert [(kind, field.text(cell)) for kind, cell in field.terrain] == [
        ("rock", "-1,2"),
        ("rock", "1,-2"),
        ("sakura", "0,3"),
        ("shrine", "0,-3"),
        ("burning_cart", "7,-5"),
        ("burning_cart", "7,-1"),
        ("corpse", "8,-4"),
        ("corpse", "6,-2"),
    ]
    assert dict(Field(joined(SNOWY, FROZEN_LAKE)).kit)["rock"] == 4


def test_a_horde_is_fought_on_one_board() -> None:
    assert joined(SNOWY._replace(horde=(("X", (0, 0)),)), FROZEN_LAKE).horde == ()


@clause("SJT-54")
def test_one_can_walk_from_one_board_to_the_other() -> None:
    for sheet in LARGE:
        field = Field(sheet)
        assert field.connected(field.ground, field.starts)


@clause("SJT-54")
def test_two_sides_of_one_sheet_are_not_joined() -> None:
    for west, east in ((SNOWY, VILLAGE), (ICE_BRIDGE, FROZEN_LAKE), (SNOWY, SNOWY), (LARGE[0], VILLAGE)):
        with pytest.raises(ValueError, match="same sheet"):
            joined(west, east)


def test_boards_that_would_lie_on_each_other_are_not_joined() -> None:
    with pytest.raises(ValueError, match="would lie on"):
        joined(SNOWY, FROZEN_LAKE, (6, -3))


# --- ways ---------------------------------------------------------------------------------------


@clause("SJT-R11")
def test_terrain_that_would_cut_start_cells_off_is_noticed() -> None:
    assert WATER.connected(WATER.ground, WATER.starts)
    assert not WATER.connected(WATER.ground & ~mask(WATER, "0,-1", "0,0", "0,1"), WATER.starts)
    assert WATER.connected(WATER.ground & ~mask(WATER, "0,-1", "0,0"), WATER.starts)
    corner = SNOW.ground & ~mask(SNOW, "-2,-1", "-2,0", "-3,1")
    assert not SNOW.connected(corner, SNOW.starts & ~mask(SNOW, "-3,1"))  # -3,0 is alone
    assert not SNOW.connected(corner, SNOW.starts)  # one of them is not free at all


@clause("SJT-R11", "SJT-213")
def test_a_boat_can_join_what_was_cut() -> None:
    bank = WATER.ground & ~mask(WATER, "-1,0", "-1,1", "0,0")
    assert not WATER.connected(bank, WATER.starts)
    assert WATER.connected(bank | mask(WATER, "-1,-1"), WATER.starts)


@given(st.sets(st.integers(0, 36)), st.sets(st.integers(0, 36), min_size=1))
def test_connected_means_that_each_start_is_reached_from_each_other(
    closed: set[int], starts: set[int]
) -> None:
    free = set(range(37)) - closed
    reached, edge = set(), {min(starts)} & free
    while edge:
        reached |= edge
        edge = {b for a in edge for b in free if SNOW.apart[a][b] == 1} - reached
    assert SNOW.connected(mask_of(free), mask_of(starts)) is (starts <= reached)


@clause("SJT-136", "SJT-EX2")
def test_a_push_of_two_moves_the_target_two_cells_on() -> None:
    attacker, target = SNOW.read("0,0"), SNOW.read("0,-1")
    (direction,) = SNOW.away(attacker, target)
    first = SNOW.step[target][direction]
    assert (SNOW.text(first), SNOW.text(SNOW.step[first][direction])) == ("0,-2", "0,-3")


@clause("SJT-136", "SJT-139")
def test_every_two_cells_have_the_directions_of_their_difference() -> None:
    for a, b in product(range(WATER.size), repeat=2):
        there = away(minus(WATER.spots[b], WATER.spots[a]))
        assert WATER.away(a, b) == there == WATER.away(a, b)


@clause("SJT-137", "SJT-EX3")
def test_a_pull_moves_the_target_nearer() -> None:
    attacker, target = SNOW.read("0,0"), SNOW.read("0,-2")
    (direction,) = SNOW.away(attacker, target)
    assert SNOW.text(SNOW.step[target][(direction + 3) % FACINGS]) == "0,-1"


# --- attack paths -------------------------------------------------------------------------------


@clause("SJT-146", "SJT-148", "SJT-EX11")
def test_a_block_on_the_only_path_stops_an_attack_and_one_on_one_of_two_does_not() -> None:
    attacker, block = SNOW.read("0,0"), mask(SNOW, "0,-1")
    assert SNOW.between(attacker, SNOW.read("0,-2")) == (block,)
    assert SNOW.shut(attacker, SNOW.read("0,-2"), block)
    aslant = SNOW.read("1,-2")
    assert set(SNOW.between(attacker, aslant)) == {block, mask(SNOW, "1,-1")}
    assert not SNOW.shut(attacker, aslant, block)
    assert SNOW.shut(attacker, aslant, block | mask(SNOW, "1,-1"))


@clause("SJT-146")
def test_between_neighbours_nothing_can_be_blocked() -> None:
    for a, b in product(range(SNOW.size), repeat=2):
        if SNOW.apart[a][b] <= 1:
            assert SNOW.between(a, b) == ()
            assert not SNOW.shut(a, b, -1)


@clause("SJT-R147")
def test_a_path_over_a_place_without_a_number_stays_open() -> None:
    a, b = WATER.read("-2,-1"), WATER.read("2,-3")  # from bank to bank over open water
    everything = (1 << WATER.size) - 1
    assert not WATER.shut(a, b, WATER.ground)
    assert 0 not in WATER.between(a, b)  # each path touches the water beside a bank
    assert WATER.shut(a, b, everything)  # which the rules never block
    hole = mask(ICE, "0,0")
    assert ICE.between(ICE.read("0,1"), ICE.read("0,-1")) == (hole,)
    assert not ICE.shut(ICE.read("0,1"), ICE.read("0,-1"), ICE.ground)


@clause("SJT-147", "SJT-148", "SJT-R147")
@pytest.mark.parametrize("field", [ICE, WATER, WIDE], ids=lambda field: field.sheet.name)
def test_an_attack_is_shut_off_exactly_if_no_shortest_walk_avoids_the_blocks(field: Field) -> None:
    chance = Random(11)
    told = set()
    for _ in range(600):
        a, b = chance.randrange(field.size), chance.randrange(field.size)
        blocked = mask_of(chance.sample(range(field.size), chance.randrange(field.size // 2)))
        edge = {field.spots[a]}
        for left in range(field.apart[a][b] - 1, 0, -1):
            steps = {plus(v, d) for v in edge for d in DIRECTIONS}
            edge = {
                v
                for v in steps
                if distance(minus(v, field.spots[b])) == left
                and not (v in field.number and blocked >> field.number[v] & 1)
            }
        assert field.shut(a, b, blocked) is (not edge)
        told.add((field.shut(a, b, blocked), field.apart[a][b] > NEAR))
    assert len(told) == (4 if field is WIDE else 2 + (field.diameter > NEAR))


def test_paths_are_remembered_near_by_and_made_anew_far_away() -> None:
    field = Field(WIDE.sheet)
    a, b = field.read("0,0"), field.read("8,-4")
    far = field.read("9,-5")
    assert field.between(a, b) is field.between(a, b)
    assert len(field.between(a, b)) == 70
    assert (field.apart[a][far], len(field.between(a, far))) == (NEAR + 1, 126)
    assert len(field._between) == 1
    for closed in field.between(a, far)[:20]:
        assert field.shut(a, far, closed) is all(way & closed for way in field.between(a, far))


@given(st.lists(st.integers(0, 255), max_size=8))
def test_of_masks_those_are_kept_that_hold_no_other(masks: list[int]) -> None:
    kept = least(masks)
    assert len(set(kept)) == len(kept)
    for obstacles in range(256):
        assert any(not mask & obstacles for mask in kept) is any(not mask & obstacles for mask in masks)
    assert not any(a & b == a for a, b in product(kept, kept) if a != b)
