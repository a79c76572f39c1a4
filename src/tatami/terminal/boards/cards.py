"""What all boards draw: cards in their states, and the plate with a player's name."""

from __future__ import annotations

from typing import NamedTuple

from tatami.kernel.seats import Seat, letter

from ..canvas import DASHED, DOUBLE, HEAVY, THIN, Area, Canvas, fit
from ..cushions import with_letter
from ..palette import AI, CARD, CARD_LINE, CRESTS, FAINT, LEGAL, MAT, SHU, SUMI, USUZUMI, WASHI, Ink
from .board import Scene, seat_ink


class Grid(NamedTuple):
    """How things of one width are laid out in lines."""

    columns: int
    lines: int
    wide: int

    def place(self, number: int, tall: int) -> tuple[int, int]:
        """The upper left corner of the thing of that number."""
        return number % self.columns * self.wide, number // self.columns * tall


def grid(count: int, width: int, narrowest: int) -> Grid:
    """As few lines as possible, each with as many things as the others."""
    most = max(1, min(count, width // narrowest))
    lines = -(-count // most)
    columns = -(-count // lines)
    return Grid(columns, lines, width // columns)


def frame(canvas: Canvas, area: Area, scene: Scene, thing: str, ground: str, line: str, struck: bool) -> None:
    """A card's ground and edge, and the thing that can be touched there.

    What may be chosen has a heavy gold edge, what was chosen a double indigo one, what fights a heavy
    vermilion one; the cursor turns the edge inside out. Never colour alone.
    """
    if thing in scene.chosen:
        border, edge = DOUBLE, Ink(AI, MAT, bold=True)
    elif thing in scene.aimed:
        border, edge = DOUBLE, Ink(LEGAL, MAT, bold=True)
    elif struck:
        border, edge = HEAVY, Ink(SHU, MAT, bold=True)
    elif thing in scene.legal:
        border, edge = HEAVY, Ink(LEGAL, MAT, bold=True)
    else:
        border, edge = THIN, Ink(line, ground)
    if thing == scene.cursor:
        edge = Ink(WASHI, AI, bold=True)
    canvas.box(area, border, edge)
    inside = Area(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    canvas.fill(inside, Ink(SUMI, ground))
    canvas.thing(thing, area)


def gap(canvas: Canvas, area: Area, scene: Scene, thing: str) -> None:
    """A slot in which nothing lies."""
    ink = Ink(WASHI, AI) if thing == scene.cursor else Ink(LEGAL if thing in scene.legal else FAINT)
    canvas.box(area, DASHED, ink)
    canvas.thing(thing, area)


def back(canvas: Canvas, area: Area, scene: Scene, thing: str, owner: Seat) -> None:
    """A card face down: its owner's colour and crest."""
    ground = scene.pigment(owner)
    ink = Ink(CARD, ground, bold=True)
    frame(canvas, area, scene, thing, ground, CARD, struck=False)
    canvas.text(area.x + (area.width - 2) // 2, area.y + area.height // 2, CRESTS[owner], ink)


def face_ink(scene: Scene, thing: str) -> Ink:
    """The ink of an open card; thinner while others on the table are to be chosen."""
    marked = scene.legal | scene.chosen | scene.aimed
    dull = thing not in marked and any("." in name for name in marked)
    return Ink(USUZUMI if dull else SUMI, CARD, bold=not dull)


def label(canvas: Canvas, area: Area, text: str, ink: Ink) -> None:
    """A word in the lower edge of a card."""
    canvas.centred(area.x + 1, area.y + area.height - 1, area.width - 2, text, ink)


def edge_ink(scene: Scene, thing: str, ground: str) -> Ink:
    """For words in the edge of a card."""
    if thing == scene.cursor:
        return Ink(WASHI, AI, bold=True)
    if thing in scene.legal or thing in scene.chosen or thing in scene.aimed:
        return Ink(SUMI, MAT, bold=True)
    return Ink(CARD_LINE if ground == CARD else CARD, ground)


def plate(canvas: Canvas, x: int, y: int, width: int, scene: Scene, seat: Seat) -> int:
    """Crest, letter and name; an arrow where somebody is being waited for. Gives where it ended."""
    thing = f"seat.{letter(seat)}"
    waiting = seat in scene.view.asked()
    canvas.text(x, y, "▶" if waiting else " ", Ink(SHU))
    canvas.text(x + 1, y, f" {CRESTS[seat]} ", Ink(CARD, scene.pigment(seat), bold=True))
    ink = seat_ink(scene, seat)
    if thing == scene.cursor:
        ink = Ink(WASHI, AI, bold=True)
    elif thing in scene.legal:
        ink = ink._replace(fore=LEGAL)
    name = fit(with_letter(seat, scene.teller.seat(seat)), width - 7)
    end = canvas.text(x + 6, y, name, ink)
    canvas.thing(thing, Area(x, y, end - x, 1))
    return end
