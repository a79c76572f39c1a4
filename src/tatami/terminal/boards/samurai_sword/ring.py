"""The ring of a round table: where the players sit on it, and how far an aimed Weapon reaches along it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tatami.games.samurai_sword.aids import is_harmless
from tatami.games.samurai_sword.pieces import REACH
from tatami.games.samurai_sword.powers import REACHES_ANYBODY
from tatami.kernel.seats import Seat

from ...canvas import HEAVY, THIN, Canvas
from ...palette import FAINT, LEGAL, MAT, Ink
from ..board import Scene
from ..spans import fitting, wide, write
from .facts import aimed_weapon
from .seats import medal_variants


class Ring(NamedTuple):
    """A rectangle with round corners; the viewer sits in the middle of its lower edge."""

    top: int
    bottom: int
    left: int
    right: int
    at_left: Seat
    above: list[tuple[Seat, int]]
    """Who sits above it, from left to right, and in which column."""
    at_right: Seat
    room: int
    """The width of the papers above."""

    @property
    def order(self) -> list[Seat]:
        """Clockwise from the viewer's left."""
        return [self.at_left, *(seat for seat, _ in self.above), self.at_right]


def draw_ring(canvas: Canvas, ring: Ring, scene: Scene) -> None:
    """The ring, heavy and golden as far as an aimed Weapon reaches; a medal before every player above."""
    reached = _arcs_in_reach(scene, ring.order)
    for arc, x, y, sign in _cells(ring):
        if arc in reached:
            canvas.text(x, y, HEAVY[sign], Ink(LEGAL, MAT, bold=True))
        else:
            canvas.text(x, y, THIN[sign], Ink(FAINT, MAT))
    for seat, x in ring.above:
        medal = fitting(medal_variants(scene, seat), ring.room - 2)
        x = max(ring.left + 1, min(ring.right - wide(medal), x - wide(medal) // 2))
        write(canvas, x, ring.top, wide(medal), medal, scene)


def _arcs_in_reach(scene: Scene, order: list[Seat]) -> frozenset[int]:
    """Arc k lies before the k-th player clockwise, the last one between the last player and the viewer."""
    card, view = aimed_weapon(scene), scene.view
    if card < 0:
        return frozenset()
    reach = REACH[card]
    if view.table.characters[view.seat] in REACHES_ANYBODY:
        reach = view.seats
    arcs: set[int] = set()
    for seats, number in ((order, range(len(order))), (order[::-1], range(len(order), 0, -1))):
        steps = 1
        for arc, seat in zip(number, seats, strict=True):
            if steps > reach:
                break
            arcs.add(arc)
            steps += not is_harmless(view, seat)
    return frozenset(arcs)


def _cells(ring: Ring) -> Iterator[tuple[int, int, int, int]]:
    """Every cell of the ring: the arc it belongs to, column, line, and which part of the border it is."""
    top, bottom, left, right = ring.top, ring.bottom, ring.left, ring.right
    middle, last = (left + right) // 2, len(ring.order)
    for x in range(left + 1, right):
        yield (0 if x < middle else last), x, bottom, 5
        yield 1 + sum(column <= x for _, column in ring.above), x, top, 1
    half = (top + bottom) // 2
    for y in range(top + 1, bottom):
        yield (0 if y > half else 1), left, y, 7
        yield (last if y > half else last - 1), right, y, 3
    yield 1, left, top, 0
    yield last - 1, right, top, 2
    yield last, right, bottom, 4
    yield 0, left, bottom, 6
