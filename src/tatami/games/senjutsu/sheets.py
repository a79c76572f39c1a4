"""A battlefield as it is written down: plain cells, before anything is numbered (ledger 2.6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .hexes import Vector, plus

EAST: Final[Vector] = (7, -3)
"""How far the eastern one of two joined boards is shifted: hexagons of radius 3 lie side by side."""


AND: Final = "+"
"""Between the names of two boards that lie side by side."""


class Terrain(NamedTuple):
    """A component and where it lies."""

    kind: str
    at: Vector


class FieldSheet(NamedTuple):
    """One side of a board, or two joined. What is not among its cells is off the battlefield (SJT-114)."""

    name: str
    sheet: str
    """The board it is printed on, `A` or `B`; two joined are of both: `AB`, `BA`."""
    cells: tuple[Vector, ...]
    west: tuple[Vector, ...]
    east: tuple[Vector, ...]
    west_extra: tuple[Vector, ...] = ()
    """Start cells from the second member of a team on."""
    east_extra: tuple[Vector, ...] = ()
    kit: tuple[tuple[str, int], ...] = ()
    """What the players share and place: how many of which terrain."""
    terrain: tuple[Terrain, ...] = ()
    """Where it lies if nobody wants to place it."""
    horde: tuple[tuple[str, Vector], ...] = ()
    """X, A, B, C, D and the corpse of a horde, which is fought on one board."""


def joined(west: FieldSheet, east: FieldSheet, shift: Vector = EAST) -> FieldSheet:
    """SJT-54: a large battlefield of two different sheets; both bring their terrain."""
    if set(west.sheet) & set(east.sheet):
        raise ValueError(f"{west.name} and {east.name} are sides of the same sheet {west.sheet}")
    cells = (*west.cells, *_shifted(east.cells, shift))
    if len(set(cells)) < len(cells):
        raise ValueError(f"{east.name}, shifted by {shift}, would lie on {west.name}")
    return FieldSheet(
        f"{west.name}{AND}{east.name}",
        west.sheet + east.sheet,
        cells,
        west.west,
        _shifted(east.east, shift),
        west.west_extra,
        _shifted(east.east_extra, shift),
        _together(west.kit, east.kit),
        (*west.terrain, *[Terrain(kind, plus(at, shift)) for kind, at in east.terrain]),
    )


def _shifted(cells: tuple[Vector, ...], shift: Vector) -> tuple[Vector, ...]:
    return tuple([plus(cell, shift) for cell in cells])


def _together(
    kit: tuple[tuple[str, int], ...], other: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...]:
    count = dict(kit)
    for kind, n in other:
        count[kind] = count.get(kind, 0) + n
    return tuple(count.items())
