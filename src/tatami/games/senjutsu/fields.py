"""The battlefields of a pack (ledger 2.6): sheets, single and joined, on one numbered grid for all of
them."""

from __future__ import annotations

from .hexes import DIRECTIONS, Vector, plus
from .pack import Battlefield, Pack
from .sheets import FieldSheet, Terrain, joined


def sheets_of(pack: Pack) -> tuple[FieldSheet, ...]:
    """SJT-54: all battlefields, then all pairs of one sheet with another, either of them in the west."""
    single = tuple(_sheet(each) for each in pack.battlefields)
    if pack.joined is None:
        return single
    named = {sheet.name: sheet for sheet in single}
    groups = [[named[name] for name in names] for names in pack.joined.sheets.values()]
    pairs = [(west, east) for a in groups for b in groups if a is not b for west in a for east in b]
    return (*single, *[joined(west, east, pack.joined.offset) for west, east in pairs])


def _sheet(field: Battlefield) -> FieldSheet:
    starts = field.start_cells
    return FieldSheet(
        field.id,
        field.board[:1],
        field.cells,
        starts.west,
        starts.east,
        starts.west_extra,
        starts.east_extra,
        tuple(field.terrain_kit.items()),
        tuple(Terrain(piece.type, piece.at) for piece in field.default_terrain),
    )


def grid_of(sheets: tuple[FieldSheet, ...]) -> tuple[Vector, ...]:
    """Every cell of every battlefield with two rings around it: whoever stands on a boat has neighbours too.

    One numbering for all fields, so that a cell has one name and one number wherever the pack is played.
    """
    cells = {cell for sheet in sheets for cell in sheet.cells}
    for _ in range(2):
        cells |= {plus(cell, d) for cell in cells for d in DIRECTIONS}
    return tuple(sorted(cells))
