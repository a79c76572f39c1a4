"""A battlefield with its terrain as it stands now: bit masks of cells, worked out once for each state of
it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .box import Box
from .facts import Terrain
from .field import Field
from .pack import TerrainType


class Ground:
    """SJT-201: where figures can stand, what is in their way, and where something happens to them."""

    __slots__ = ("brittle", "field", "obstacles", "pieces", "standing", "telling", "terrain")

    def __init__(
        self, field: Field, terrain: tuple[Terrain, ...], kinds: tuple[TerrainType, ...], hides: bool = False
    ) -> None:
        """`hides`: whether tokens have an owner, and so something to hide (SJT-R99)."""
        self.field: Final = field
        self.terrain: Final = terrain
        self.pieces: Final = {piece.cell: kinds[piece.kind] for piece in terrain}
        standing, obstacles, telling, brittle = field.ground, 0, 0, 0
        for piece in terrain:
            kind, cell = kinds[piece.kind], 1 << piece.cell
            if kind.adds_cell:
                standing |= cell
            if kind.obstacle:
                obstacles |= cell
            elif kind.on_enter is not None or (hides and kind.hidden_face):
                telling |= cell
            if "attacked_with_wounds" in kind.removed_when:
                brittle |= cell
        self.standing: Final = standing
        """SJT-114: battlefield cells and boats."""
        self.obstacles: Final = obstacles
        """SJT-202: cells with an obstacle: nobody stands there, they block every attack and every sight."""
        self.telling: Final = telling
        """Cells that can be entered, and on which that has an effect: corpses, spikes, hidden tokens."""
        self.brittle: Final = brittle
        """SJT-209: cells with something that falls to an attack."""


@lru_cache(maxsize=4096)
def ground_of(box: Box, field: int, terrain: tuple[Terrain, ...]) -> Ground:
    return Ground(box.field(field), terrain, box.terrain, bool(box.tokens))
