"""Senjutsu on the mat: the field at the left, the fighters and one's own cards beside it."""

from __future__ import annotations

from typing import Final

from tatami.kernel.seats import SPECTATOR, Seat

from ...canvas import Area, Canvas, Picture
from ..board import Scene
from ..spans import Line, write
from .about import draw_about
from .builder import deck_of, draw_deck
from .facts import own_cards
from .field import draw_field, field_for
from .fighters import brief_lines, full_lines, track_line
from .hand import draw_hand

PANEL: Final = 36
"""Cells beside the field, at least."""
CARD_IN_WORDS: Final = 7
"""Lines that the text of a card takes as a rule: it comes before empty lines between fighters."""


def draw_senjutsu(scene: Scene, width: int, height: int) -> Picture:
    """The field as large as it can be beside the fighters."""
    canvas = Canvas(width)
    deck = deck_of(scene.made)
    if deck is not None:
        draw_deck(canvas, width, height, scene, deck)
        return canvas.picture()
    lattice = field_for(scene, width - PANEL - 1, height)
    draw_field(canvas, scene, lattice, height)
    left = lattice.width + 1
    _panel(canvas, left, width - left, height, scene)
    return canvas.picture()


def _seats(scene: Scene) -> list[Seat]:
    """The others from the viewer's left on, the viewer last, beside his cards."""
    own = [] if scene.view.seat == SPECTATOR else [scene.view.seat]
    return [*scene.others, *own]


def _panel(canvas: Canvas, x: int, width: int, height: int, scene: Scene) -> None:
    seats = _seats(scene)
    cards = len(own_cards(scene.view))
    full = [full_lines(scene, seat, width) for seat in seats]
    rows = -(-cards // 2) + 1
    is_roomy = sum(map(len, full)) + rows <= height
    blocks = full if is_roomy else [brief_lines(scene, seat, width) for seat in seats]
    spare = height - sum(map(len, blocks)) - 1 - cards - CARD_IN_WORDS
    y = 0
    for lines in blocks:
        y = _write_lines(canvas, x, y, width, lines, scene)
        if spare >= len(blocks):
            y += 1
    track = track_line(scene)
    if track:
        write(canvas, x, y, width, track, scene)
        y += 1 + (spare > len(blocks) + 1)
    y = draw_hand(canvas, Area(x, y, width, max(1, height - y)), scene)
    draw_about(canvas, Area(x, y + 1, width, max(0, height - y - 1)), scene)


def _write_lines(canvas: Canvas, x: int, y: int, width: int, lines: list[Line], scene: Scene) -> int:
    for line in lines:
        write(canvas, x, y, width, line, scene)
        y += 1
    return y
