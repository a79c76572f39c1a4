"""The picture of Samurai Sword: the players around a ring, the piles within it, one's own hand below."""

from __future__ import annotations

from typing import Final, NamedTuple

from tatami.kernel.seats import SPECTATOR

from ...canvas import Area, Canvas, Picture
from ..board import Scene
from ..cards import grid
from .facts import hand_kinds
from .hand import NARROWEST_CARD, NARROWEST_STRIP, draw_cards, draw_strips
from .middle import ability_lines, draw_middle, draw_own
from .ring import Ring, draw_ring
from .seats import draw_seat

WIDE_ENOUGH: Final = 72
"""So many columns a round table takes."""
NARROW_SEAT: Final = 19
"""So many columns a player's paper takes."""
WIDEST_SEAT: Final = 40
SIDE: Final = 26
"""The width of the papers at the left and at the right of the ring."""
CARD_HEIGHT: Final = 7
FEWEST_STRIPS: Final = 3
PILES: Final = 4
"""Lines of the middle where there is no ring around it."""


class Sizes(NamedTuple):
    """How many lines papers take, above and beside; whether they are boxed; whether one's ability is told."""

    top: int
    side: int
    boxed: bool
    with_ability: bool


HUGE: Final = Sizes(11, 11, boxed=True, with_ability=True)
LARGE: Final = Sizes(7, 7, boxed=True, with_ability=True)
NORMAL: Final = Sizes(5, 5, boxed=False, with_ability=True)
SMALL: Final = Sizes(4, 4, boxed=False, with_ability=False)


class Hand(NamedTuple):
    """How many lines the hand takes, and whether it lies there card by card or in strips."""

    lines: int
    as_cards: bool = False


def draw_samurai_sword(scene: Scene, width: int, height: int) -> Picture:
    """A round table where there is room for one, else paper after paper; one's own cards lie below."""
    above = len(scene.others) - 2
    if width >= WIDE_ENOUGH and (not above or width // above >= NARROW_SEAT):
        return _round_table(scene, width, height)
    return _papers(scene, width, height)


def _round_table(scene: Scene, width: int, height: int) -> Picture:
    """The next player clockwise sits at the left, the others above, the last one at the right."""
    canvas = Canvas(width)
    left, *above, right = scene.others
    sizes, hand = _sizes(scene, width, height, bool(above))
    top, own = sizes.top if above else 0, _own_lines(scene, width, sizes)
    bottom = max(top + 1 + sizes.side, height - hand.lines - own)
    across = width // max(1, len(above))
    places = [(seat, k * across + (across - 1) // 2) for k, seat in enumerate(above)]
    draw_ring(canvas, Ring(top, bottom, 2, width - 3, left, places, right, across), scene)
    wide = min(across - 1, WIDEST_SEAT)
    for seat, middle in places:
        draw_seat(canvas, Area(middle - wide // 2, 0, wide, top), scene, seat, sizes.boxed, medal=False)
    down = top + 1 + (bottom - top - 1 - sizes.side) // 2
    for seat, x in ((left, 0), (right, width - SIDE)):
        draw_seat(canvas, Area(x, down, SIDE, sizes.side), scene, seat, sizes.boxed, medal=True)
    draw_middle(canvas, Area(SIDE + 1, top + 1, width - 2 * SIDE - 2, bottom - top - 1), scene)
    _below(canvas, bottom, scene, own, hand)
    return canvas.picture()


def _sizes(scene: Scene, width: int, height: int, has_top: bool) -> tuple[Sizes, Hand]:
    """The largest that fit, with the hand card by card if possible.

    The ring takes a line above, and one's own lies on its lower edge.
    """
    watches = scene.view.seat == SPECTATOR
    kinds = 0 if watches else len(hand_kinds(scene.view, scene.view.seat))
    least = 0 if watches else _fewest_strips(kinds, width)
    room = {
        sizes: height - sizes.top * has_top - 1 - sizes.side - _own_lines(scene, width, sizes)
        for sizes in (HUGE, LARGE, NORMAL, SMALL)
    }
    if 0 < kinds * NARROWEST_CARD <= width:
        for sizes, lines in room.items():
            if sizes.boxed and lines >= CARD_HEIGHT:
                return sizes, Hand(CARD_HEIGHT, as_cards=True)
    for sizes, lines in room.items():
        if lines >= least:
            return sizes, Hand(min(lines, max(least, -(-kinds // 2))))
    return SMALL, Hand(least)


def _own_lines(scene: Scene, width: int, sizes: Sizes) -> int:
    """One's own name and things, and perhaps what one's character can do; the ring's edge for who watches."""
    if scene.view.seat == SPECTATOR or not sizes.with_ability:
        return 1
    return 1 + len(ability_lines(scene, width))


def _fewest_strips(kinds: int, width: int) -> int:
    return max(FEWEST_STRIPS, grid(max(1, kinds), width, NARROWEST_STRIP).lines)


def _below(canvas: Canvas, y: int, scene: Scene, own: int, hand: Hand) -> None:
    """What lies before the viewer, if it is a player."""
    if scene.view.seat == SPECTATOR:
        return
    draw_own(canvas, Area(0, y, canvas.width, own), scene)
    area = Area(0, y + own, canvas.width, hand.lines)
    (draw_cards if hand.as_cards else draw_strips)(canvas, area, scene)


def _papers(scene: Scene, width: int, height: int) -> Picture:
    """Paper after paper, the piles under them: for narrow terminals, and for many who are only watched."""
    canvas = Canvas(width)
    seats = grid(len(scene.others), width, NARROW_SEAT)
    kinds = 0 if scene.view.seat == SPECTATOR else len(hand_kinds(scene.view, scene.view.seat))
    hand = Hand(_fewest_strips(kinds, width) if kinds else 0)
    below = PILES + 1 + hand.lines
    tall = SMALL.side + (seats.lines * (SMALL.side + 1) + below <= height)
    for k, seat in enumerate(scene.others):
        x, y = seats.place(k, tall)
        draw_seat(canvas, Area(x, y, seats.wide - 1, SMALL.side), scene, seat, boxed=False, medal=True)
    y = seats.lines * tall
    draw_middle(canvas, Area(1, y, width - 2, PILES), scene)
    _below(canvas, max(y + PILES, height - 1 - hand.lines), scene, 1, hand)
    return canvas.picture()
