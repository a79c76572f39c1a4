"""The picture of Samurai Sword: the players around a ring, the piles within it, one's own hand below."""

from __future__ import annotations

from typing import Final, NamedTuple

from tatami.kernel.seats import SPECTATOR

from ..canvas import Area, Canvas, Picture
from .board import Scene
from .cards import grid
from .samurai_sword_facts import hand_kinds
from .samurai_sword_hand import NARROWEST_CARD, NARROWEST_STRIP, draw_cards, draw_strips
from .samurai_sword_middle import draw_middle, draw_own
from .samurai_sword_ring import Ring, draw_ring
from .samurai_sword_seats import draw_seat

WIDE_ENOUGH: Final = 72
"""So many columns a round table takes."""
NARROW_SEAT: Final = 19
"""So many columns a player's paper takes."""
WIDEST_SEAT: Final = 40
SIDE: Final = 26
"""The width of the papers at the left and at the right of the ring."""
CARD_HEIGHT: Final = 7
FEWEST_STRIPS: Final = 3


class Sizes(NamedTuple):
    """How many lines things take: papers above, papers beside, one's own; and whether papers are boxed."""

    top: int
    side: int
    own: int
    boxed: bool

    def height(self, has_top: bool) -> int:
        """Without the hand; the ring takes a line above, and one's own lies on its lower edge."""
        return self.top * has_top + 1 + self.side + self.own


LARGE: Final = Sizes(7, 7, 2, boxed=True)
NORMAL: Final = Sizes(5, 5, 2, boxed=False)
SMALL: Final = Sizes(4, 4, 1, boxed=False)


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
    top = sizes.top if above else 0
    bottom = max(top + 1 + sizes.side, height - hand.lines - sizes.own)
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
    _below(canvas, bottom, scene, sizes.own, hand)
    return canvas.picture()


def _sizes(scene: Scene, width: int, height: int, has_top: bool) -> tuple[Sizes, Hand]:
    """The largest that fit."""
    if scene.view.seat == SPECTATOR:
        fitting = (sizes for sizes in (LARGE, NORMAL) if sizes.height(has_top) <= height)
        return next(fitting, SMALL), Hand(0)
    kinds = len(hand_kinds(scene.view, scene.view.seat))
    least = _fewest_strips(kinds, width)
    for sizes in (LARGE, NORMAL, SMALL):
        room = height - sizes.height(has_top)
        if sizes is LARGE and room >= CARD_HEIGHT and kinds * NARROWEST_CARD <= width:
            return sizes, Hand(CARD_HEIGHT, as_cards=True)
        if room >= least:
            return sizes, Hand(min(room, max(least, -(-kinds // 2))))
    return SMALL, Hand(least)


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
    canvas, tall = Canvas(width), SMALL.side + 1
    seats = grid(len(scene.others), width, NARROW_SEAT)
    for k, seat in enumerate(scene.others):
        x, y = seats.place(k, tall)
        draw_seat(canvas, Area(x, y, seats.wide - 1, SMALL.side), scene, seat, boxed=False, medal=True)
    y = seats.lines * tall
    draw_middle(canvas, Area(1, y, width - 2, 4), scene)
    kinds = 0 if scene.view.seat == SPECTATOR else len(hand_kinds(scene.view, scene.view.seat))
    hand = Hand(_fewest_strips(kinds, width))
    _below(canvas, max(y + 4, height - 2 - hand.lines), scene, 2, hand)
    return canvas.picture()
