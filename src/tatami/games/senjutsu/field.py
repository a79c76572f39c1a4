"""A battlefield with numbered cells: what rules ask all the time is a table here, a set of cells a bit mask.

Numbers go to every cell of the battlefield and to every place beside one, where a boat may lie (SJT-213,
SJT-R11). -1 is any other place. Which numbers can be stood on at a moment (`ground` and the boats), and where
obstacles or blocks are, is for the rules to say: they hand it in as a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from .hexes import DIRECTIONS, FACINGS, Vector, away, distance, legs, minus, paths, plus, turned
from .sheets import FieldSheet as FieldSheet
from .sheets import Terrain as Terrain
from .sheets import joined as joined
from .sight import sight_lines

NOWHERE: Final = -1
NEAR: Final = 8
"""Up to here the paths between two cells are remembered (70 at most); farther away there are too many."""

Masks = tuple[int, ...]


class Field:
    """One battlefield, the same for all games on it. Its tables fill up as they are asked and then stay."""

    def __init__(self, sheet: FieldSheet, spots: tuple[Vector, ...] = ()) -> None:
        self.sheet: Final = sheet
        self.spots: Final = spots or _spots(sheet.cells)
        """By number: where it lies. Those given; else the battlefield, then what is beside it, by columns."""
        self.size: Final = len(self.spots)
        self.number: Final[dict[Vector, int]] = {spot: k for k, spot in enumerate(self.spots)}
        self.ground: Final = mask_of([self.number[cell] for cell in sheet.cells])
        """The cells that are battlefield by themselves."""
        self.step: Final = tuple(
            [tuple([self.number.get(plus(v, d), NOWHERE) for d in DIRECTIONS]) for v in self.spots]
        )
        """By cell and facing: the cell next to it there, or -1."""
        self.near: Final = tuple([mask_of([k for k in beside if k >= 0]) for beside in self.step])
        """By cell: the mask of those next to it."""
        self.rim: Final = self._beside() & ~self.ground
        """The places beside the battlefield, where a boat may lie."""
        self.apart: Final = tuple([tuple([distance(minus(w, v)) for w in self.spots]) for v in self.spots])
        """By two cells: how many steps lie between them."""
        self.diameter: Final = max([max(row) for row in self.apart])
        self._starts(sheet)
        self._texts: Final = tuple([f"{q},{r}" for q, r in self.spots])
        self._numbers: Final = {text: k for k, text in enumerate(self._texts)}
        self._offsets: Final[dict[Vector, tuple[tuple[int, ...], ...]]] = {}
        self._away: Final[dict[int, tuple[int, ...]]] = {}
        self._between: Final[dict[int, Masks]] = {}
        self._sight: Final[dict[int, Masks]] = {}

    def _beside(self) -> int:
        beside = 0
        for cell in cells_of(self.ground):
            beside |= self.near[cell]
        return beside

    def _starts(self, sheet: FieldSheet) -> None:
        self.west = self._on_ground(sheet.west)
        self.east = self._on_ground(sheet.east)
        self.west_extra = self._on_ground(sheet.west_extra)
        self.east_extra = self._on_ground(sheet.east_extra)
        self.starts = mask_of((*self.west, *self.east, *self.west_extra, *self.east_extra))
        """All start cells: terrain never lies there (SJT-R11)."""
        self.kit = sheet.kit
        self.terrain = tuple([(kind, self.at(spot)) for kind, spot in sheet.terrain])
        """(kind, cell): where the terrain lies by default."""
        self.torii = self._gates()
        """SJT-R98: where a torii can stand, as (pillar, gateway, pillar) in a line."""

    def _on_ground(self, cells: tuple[Vector, ...]) -> tuple[int, ...]:
        found = tuple([self.at(cell) for cell in cells])
        if mask_of(found) & ~self.ground:
            raise ValueError(f"{self.sheet.name}: a start cell among {cells} is off the battlefield")
        return found

    def _gates(self) -> tuple[tuple[int, int, int], ...]:
        free = self.ground & ~self.starts
        rows = [(beside[d], k, beside[d + 3]) for k, beside in enumerate(self.step) for d in range(3)]
        return tuple([row for row in rows if min(row) >= 0 and mask_of(row) & free == mask_of(row)])

    # --- cells ------------------------------------------------------------------------------------

    def at(self, spot: Vector) -> int:
        """The number of a place, which must have one."""
        if spot not in self.number:
            raise ValueError(f"{self.sheet.name}: {spot[0]},{spot[1]} is neither a cell nor beside one")
        return self.number[spot]

    def text(self, cell: int) -> str:
        """As the ledger writes it: `q,r`."""
        return self._texts[cell]

    def read(self, text: str) -> int:
        """The number of the cell that `text` writes; ValueError for anything else."""
        if text not in self._numbers:
            raise ValueError(f"{text!r} is no cell of {self.sheet.name}")
        return self._numbers[text]

    def offset(self, cell: int, vector: Vector, facing: int) -> int:
        """SJT-119: the cell that a diagram marks for a figure that stands and looks so; -1 outside."""
        return self.offsets(vector)[facing][cell]

    def offsets(self, vector: Vector) -> tuple[tuple[int, ...], ...]:
        """The same by facing and cell. A vector that leads out of the field from everywhere is not kept."""
        found = self._offsets.get(vector)
        if found is None:
            turns = [turned(vector, facing) for facing in range(FACINGS)]
            found = tuple([tuple([self.number.get(plus(v, t), NOWHERE) for v in self.spots]) for t in turns])
            if distance(vector) <= self.diameter:
                self._offsets[vector] = found
        return found

    def connected(self, free: int, starts: int) -> bool:
        """SJT-R11: whether one can walk over free cells from each of the starts to each other."""
        if starts & ~free:
            return False
        edge = seen = starts & -starts
        while edge:
            beside = 0
            for cell in cells_of(edge):
                beside |= self.near[cell]
            edge = beside & free & ~seen
            seen |= edge
        return not starts & ~seen

    # --- from one cell to another -----------------------------------------------------------------

    def away(self, a: int, b: int) -> tuple[int, ...]:
        """SJT-136, SJT-139: where a push from `a` moves who stands on `b`; a pull goes the opposite way."""
        key = a * self.size + b
        found = self._away.get(key)
        if found is None:
            found = self._away[key] = away(minus(self.spots[b], self.spots[a]))
        return found

    def between(self, a: int, b: int) -> Masks:
        """SJT-147: one mask for each shortest path from a to b, of the cells strictly between.

        A place without a number adds nothing (SJT-R147). Neighbours have no path, so ask `shut` whether
        all of them are blocked: `all` of nothing would say yes.
        """
        key = a * self.size + b
        found = self._between.get(key)
        if found is None:
            ways = paths(minus(self.spots[b], self.spots[a]))
            found = tuple([self._mask_from(a, 0, way) for way in ways])
            if self.apart[a][b] <= NEAR:
                self._between[key] = found
        return found

    def shut(self, a: int, b: int, blocked: int) -> bool:
        """SJT-146, SJT-148: every path from a to b leads over a blocked cell; never so between neighbours."""
        if self.apart[a][b] > NEAR:
            return self._shut_far(a, b, blocked)
        ways = self.between(a, b)
        for way in ways:
            if not way & blocked:
                return False
        return bool(ways)

    def _shut_far(self, a: int, b: int, blocked: int) -> bool:
        """The same without naming the paths, step by step: where one can have come, ever nearer to b."""
        end, reached = self.spots[b], {self.spots[a]}
        d, n, m = legs(minus(end, self.spots[a]))
        ways = DIRECTIONS[d], DIRECTIONS[(d + 1) % FACINGS]
        for left in range(n + m - 1, 0, -1):
            steps = {plus(v, way) for v in reached for way in ways}
            reached = {v for v in steps if distance(minus(end, v)) == left and not self._bit(v) & blocked}
        return not reached

    def sight(self, a: int, facing: int, b: int) -> Masks:
        """SJT-195: for each line on which a figure on `a` might see `b`, the cells it meets on the way.

        A line that meets all that another one meets is left out; no line at all: `b` is behind it (SJT-R86).
        """
        key = (a * FACINGS + facing) * self.size + b
        found = self._sight.get(key)
        if found is None:
            target = turned(minus(self.spots[b], self.spots[a]), -facing)
            found = least([self._mask_from(a, facing, line) for line in sight_lines(target)])
            self._sight[key] = found
        return found

    def sees(self, a: int, facing: int, b: int, obstacles: int) -> bool:
        """SJT-194, SJT-R87: whether some line is free; `obstacles` is where sight-breaking terrain stands."""
        for line in self.sight(a, facing, b):  # noqa: SIM110 (as in kernel/seen.py: asked all the time)
            if not line & obstacles:
                return True
        return False

    def _mask_from(self, cell: int, facing: int, vectors: Iterable[Vector]) -> int:
        """The cells that a figure on `cell` finds at these vectors."""
        mask = 0
        for v in vectors:
            mask |= self._bit(plus(self.spots[cell], turned(v, facing)))
        return mask

    def _bit(self, spot: Vector) -> int:
        k = self.number.get(spot, NOWHERE)
        return 1 << k if k >= 0 else 0


def mask_of(cells: Iterable[int]) -> int:
    """The mask of some cells."""
    mask = 0
    for k in cells:
        mask |= 1 << k
    return mask


def cells_of(mask: int) -> Iterator[int]:
    """The cells of a mask, from the lowest number on."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def least(masks: list[int]) -> Masks:
    """Those that hold no other one, fewest cells first."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=lambda mask: (mask.bit_count(), mask)):
        if not any(mask & other == other for other in kept):
            kept.append(mask)
    return tuple(kept)


def _spots(cells: tuple[Vector, ...]) -> tuple[Vector, ...]:
    own = set(cells)
    if not own or len(own) < len(cells):
        raise ValueError("a battlefield has cells, and each of them once")
    rim = {plus(v, d) for v in cells for d in DIRECTIONS} - own
    return (*sorted(own), *sorted(rim))
