"""The four battlefields of the house (ledger 2.6), as plain values: what a pack will hand over."""

from __future__ import annotations

from itertools import product

from tatami.games.senjutsu.field import Field, FieldSheet, Terrain, joined
from tatami.games.senjutsu.hexes import Vector

Cells = tuple[Vector, ...]


def column(q: int, first: int, last: int) -> Cells:
    return tuple((q, r) for r in range(first, last + 1))


HEXAGON: Cells = (
    *column(-3, 0, 3),
    *column(-2, -1, 3),
    *column(-1, -2, 3),
    *column(0, -3, 3),
    *column(1, -3, 2),
    *column(2, -3, 1),
    *column(3, -3, 0),
)
LAKE: Cells = tuple(cell for cell in HEXAGON if cell != (0, 0))
BRIDGE: Cells = (
    *column(-3, 0, 3),
    *column(-2, -1, 3),
    *column(-1, 0, 1),
    *column(0, -1, 1),
    *column(1, -1, 0),
    *column(2, -3, 1),
    *column(3, -3, 0),
)
WEST: Cells = ((-3, 1), (-3, 2))
EAST: Cells = ((3, -2), (3, -1))
WEST_EXTRA: Cells = ((-3, 0), (-3, 3))
EAST_EXTRA: Cells = ((3, -3), (3, 0))


def sheet(name: str, board: str, cells: Cells, kit: dict[str, int], *terrain: Terrain) -> FieldSheet:
    return FieldSheet(
        name, board, cells, WEST, EAST, WEST_EXTRA, EAST_EXTRA, tuple(kit.items()), tuple(terrain)
    )


SNOWY = sheet(
    "snowy_battlefield",
    "A",
    HEXAGON,
    {"rock": 2, "bamboo": 2},
    Terrain("rock", (-1, -1)),
    Terrain("rock", (1, 1)),
    Terrain("bamboo", (1, -2)),
    Terrain("bamboo", (-1, 2)),
)
VILLAGE = sheet(
    "burning_village",
    "A",
    HEXAGON,
    {"burning_cart": 2, "corpse": 2},
    Terrain("burning_cart", (0, -2)),
    Terrain("burning_cart", (0, 2)),
    Terrain("corpse", (1, -1)),
    Terrain("corpse", (-1, 1)),
)
FROZEN_LAKE = sheet(
    "frozen_lake",
    "B",
    LAKE,
    {"rock": 2, "sakura": 1, "shrine": 1},
    Terrain("rock", (-1, 2)),
    Terrain("rock", (1, -2)),
    Terrain("sakura", (0, 3)),
    Terrain("shrine", (0, -3)),
)
ICE_BRIDGE = sheet(
    "ice_bridge",
    "B",
    BRIDGE,
    {"boat": 2, "rock": 2},
    Terrain("boat", (0, -2)),
    Terrain("boat", (0, 2)),
    Terrain("rock", (-2, 2)),
    Terrain("rock", (2, -2)),
)

SHEETS = (SNOWY, VILLAGE, FROZEN_LAKE, ICE_BRIDGE)
LARGE = tuple(
    joined(west, east) for west, east in product(SHEETS, SHEETS) if {west.sheet, east.sheet} == {"A", "B"}
)

SNOW = Field(SNOWY)
ICE = Field(FROZEN_LAKE)
WATER = Field(ICE_BRIDGE)
WIDE = Field(joined(SNOWY, ICE_BRIDGE))


def mask(field: Field, *cells: str) -> int:
    """`mask(SNOW, "0,-1", "1,0")`: the cells as a bit mask."""
    found = 0
    for cell in cells:
        found |= 1 << field.read(cell)
    return found
