"""The battlefield as boards draw it: its cells, what lies beside them, boards and start cells."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tatami.kernel.seats import letter

from .aid_shapes import Board, Plan, Spot
from .box import Box
from .field import Field, cells_of
from .hexes import plus
from .rules.preparing import why_not_start
from .sheets import AND, EAST
from .table import SenjutsuTable

MOST_KEPT: Final = 64
EDGES: Final = ("west", "east", "west_extra", "east_extra")

Starts = tuple[tuple[str, tuple[int, ...]], ...]


def plan_of(table: SenjutsuTable) -> Plan:
    return _plan(table.box, table.field, _starts(table) if table.step == "setup" else ())


def _starts(table: SenjutsuTable) -> Starts:
    """SJT-64 to SJT-66: where each figure that still has to be placed could stand."""
    waiting = [seat for seat in sorted(table.track) if table.fighters[seat].cell < 0]
    cells = [*cells_of(table.plan.starts)]
    return tuple(
        [(letter(s), tuple([c for c in cells if why_not_start(table, s, c) is None])) for s in waiting]
    )


@lru_cache(maxsize=MOST_KEPT)
def _plan(box: Box, number: int, starts: Starts) -> Plan:
    field, name = box.field(number), box.cell_names
    edges = (field.west, field.east, field.west_extra, field.east_extra)
    return {
        "cells": _spots(box, field, field.ground),
        "rim": _spots(box, field, field.rim),
        "edges": {edge: [name[cell] for cell in cells] for edge, cells in zip(EDGES, edges, strict=True)},
        "starts": {seat: [name[cell] for cell in cells] for seat, cells in starts},
        "boards": _boards(box, field),
    }


def _spots(box: Box, field: Field, cells: int) -> list[Spot]:
    return [
        {"cell": box.cell_names[cell], "q": field.spots[cell][0], "r": field.spots[cell][1]}
        for cell in cells_of(cells)
    ]


def _boards(box: Box, field: Field) -> list[Board]:
    """SJT-54: the board itself, or the two that lie side by side, the western one first."""
    names = field.sheet.name.split(AND)
    sheets = {sheet.name: sheet for sheet in box.sheets}
    shifts = ((0, 0), box.pack.joined.offset if box.pack.joined else EAST)
    return [
        {
            "battlefield": name,
            "cells": [box.cell_names[field.at(plus(cell, shift))] for cell in sheets[name].cells],
        }
        for name, shift in zip(names, shifts, strict=False)
    ]
