"""The battlefield on the mat: hexes with figures, terrain, blocks, and what the card in question does."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.cells import cell_len

from tatami.games.senjutsu.field import cells_of
from tatami.games.senjutsu.hexes import Vector
from tatami.games.senjutsu.projecting import NOTHING, Projection, project
from tatami.kernel.seats import SPECTATOR, Seat, letter

from ...canvas import Area, Canvas, fit
from ...palette import AI, CARD, FAINT, LEGAL, SHU_TEXT, SUMI, USUZUMI, WASHI, WASHI_SHADE, Ink
from ..board import Scene
from .facts import ARROWS, SHIELD, START, cell_thing, seat_thing, terrain_sign
from .lattice import Lattice, lattice_for
from .preview import blocked_there, marked_by

PLAIN_SILL, LEGAL_SILL, MARKED_SILL = "_", "═", "▀"
"""The lower side of a hex: of any, of one that may be touched, of one that is aimed at or chosen."""
NAME_FITS: Final = 5
"""Characters of a cell's name, `-3,-1`."""


class Sign(NamedTuple):
    """A word in a cell."""

    text: str
    ink: Ink


def shown_cells(scene: Scene) -> list[int]:
    """The battlefield, boats beside it, and whatever else could be touched."""
    table = scene.view.table
    cells = set(cells_of(table.ground.standing)) | {piece.cell for piece in table.terrain}
    cells |= {fighter.cell for fighter in table.fighters if fighter.cell >= 0}
    numbers = table.box.cell_numbers
    for thing in scene.legal | scene.chosen:
        kind, _, name = thing.partition(".")
        if kind == "cell" and name in numbers:
            cells.add(numbers[name])
    return sorted(cells)


def field_for(scene: Scene, width: int, height: int) -> Lattice:
    spots = scene.view.table.plan.spots
    return lattice_for((spots[cell] for cell in shown_cells(scene)), width, height)


def draw_field(canvas: Canvas, scene: Scene, lattice: Lattice, height: int) -> None:
    """All cells from the top down, so that the edge of a marked one is not covered by its neighbours."""
    spots = scene.view.table.plan.spots
    aim = card_aimed(scene)
    cells = shown_cells(scene)
    # The last lower edge is left out where there is no line for it.
    sheet = canvas if lattice.height <= height else _Cut(canvas, height)
    for cell in sorted(cells, key=lambda cell: (_weight(scene, cell), spots[cell])):
        _draw_cell(sheet, scene, lattice, cell, spots[cell], aim)


class _Cut(Canvas):
    """A canvas of which the lines from a certain one on are not drawn."""

    def __init__(self, canvas: Canvas, height: int) -> None:
        super().__init__(canvas.width)
        self._whole: Final = canvas
        self._height: Final = height

    def text(self, x: int, y: int, text: str, ink: Ink | None = None) -> int:
        return self._whole.text(x, y, text, ink) if y < self._height else x + cell_len(text)

    def thing(self, name: str, area: Area) -> None:
        self._whole.thing(name, area._replace(height=min(area.height, self._height - area.y)))


def card_aimed(scene: Scene) -> Projection:
    """What the card under the cursor does from here."""
    view = scene.view
    if view.seat == SPECTATOR:
        return NOTHING
    things = {scene.cursor} if scene.cursor else scene.aimed | scene.chosen
    slugs = sorted(thing.removeprefix("card.") for thing in things if thing.startswith("card."))
    by_slug = view.table.box.by_slug
    if len(slugs) != 1 or slugs[0] not in by_slug:
        return NOTHING
    return project(view.table, view.seat, view.table.box.abilities[by_slug[slugs[0]]])


def _weight(scene: Scene, cell: int) -> int:
    thing = cell_thing(scene.view.table.box, cell)
    if thing == scene.cursor or thing in scene.chosen or thing in scene.aimed:
        return 2
    return int(thing in scene.legal)


def _draw_cell(
    canvas: Canvas, scene: Scene, lattice: Lattice, cell: int, spot: Vector, aim: Projection
) -> None:
    thing = _touched(scene, cell)
    ground = _ground(scene, thing, marked_by(aim, cell))
    edge, sill = _edge(scene, thing)
    lattice.edge(canvas, spot, edge, ground, sill)
    x, y, wide = lattice.middle(spot)
    signs = _signs(scene, cell, aim, wide)
    below = y + 1
    _write(canvas, x, y, wide, signs[:1], ground)
    _write(canvas, x, below, wide if lattice.half > 1 else lattice.flat, signs[1:], ground)
    left, top = lattice.corner(spot)
    canvas.thing(thing, Area(left + 1, top, lattice.flat + 2 * lattice.half - 2, 2 * lattice.half))


def _touched(scene: Scene, cell: int) -> str:
    """The cell; or the way to look, once a cell is chosen and this one lies there; or who stands on it."""
    table = scene.view.table
    box = table.box
    chosen = [thing for thing in scene.chosen if thing.startswith("cell.")]
    if len(chosen) == 1 and any(thing.startswith("facing.") for thing in scene.legal):
        here = box.cell_numbers[chosen[0].removeprefix("cell.")]
        beside = table.plan.step[here]
        if cell in beside and f"facing.{beside.index(cell)}" in scene.legal:
            return f"facing.{beside.index(cell)}"
    who = table.on(cell)
    if who >= 0 and seat_thing(who) in scene.legal:
        return seat_thing(who)
    return cell_thing(box, cell)


def _edge(scene: Scene, thing: str) -> tuple[Ink, str]:
    if thing in scene.chosen or thing in scene.aimed or thing == scene.cursor:
        return Ink(AI, bold=True), MARKED_SILL
    if thing in scene.legal:
        return Ink(LEGAL, bold=True), LEGAL_SILL
    return Ink(USUZUMI), PLAIN_SILL


def _ground(scene: Scene, thing: str, aimed: str) -> Ink:
    if thing == scene.cursor:
        return Ink(WASHI, AI)
    if aimed:
        return Ink(SUMI, CARD)
    return Ink(SUMI, WASHI if thing in scene.legal or thing in scene.aimed else WASHI_SHADE)


def _signs(scene: Scene, cell: int, aim: Projection, wide: int) -> list[Sign]:
    """First who or what stands there, then what lies below, is blocked, or would be struck."""
    table = scene.view.table
    found: list[Sign] = []
    who = table.on(cell)
    if who >= 0:
        found.append(figure(scene, who))
    found += [
        Sign(terrain_sign(table.box, piece.kind), Ink(SUMI, WASHI_SHADE, bold=True))
        for piece in table.terrain
        if piece.cell == cell
    ]
    if not found:
        found.append(_empty(scene, cell, wide))
    sign = marked_by(aim, cell)
    if sign:
        found.append(Sign(sign, Ink(SHU_TEXT if cell in aim.strikes else AI, CARD, bold=True)))
    found += _blocks(scene, cell)
    return found


def figure(scene: Scene, seat: Seat) -> Sign:
    """`A↗`, in the colour of its player."""
    facing = scene.view.table.fighters[seat].facing
    return Sign(f"{letter(seat)}{ARROWS[facing]}", Ink(CARD, scene.pigment(seat), bold=True))


def _empty(scene: Scene, cell: int, wide: int) -> Sign:
    """The name of the cell where there is room for it; a start cell before the fight has a ring."""
    table = scene.view.table
    if table.step == "setup" and table.plan.starts >> cell & 1:
        return Sign(START, Ink(SUMI, WASHI_SHADE, bold=True))
    thing = cell_thing(table.box, cell)
    ink = Ink(LEGAL, WASHI, bold=True) if thing in scene.legal else Ink(FAINT, WASHI_SHADE)
    return Sign(table.box.cell_names[cell] if wide >= NAME_FITS else "", ink)


def _blocks(scene: Scene, cell: int) -> Iterable[Sign]:
    return [
        Sign(f"{SHIELD}{value}", Ink(CARD, scene.pigment(seat), bold=True))
        for value, seat in blocked_there(scene.view.table, cell)
    ]


def _write(canvas: Canvas, x: int, y: int, wide: int, signs: list[Sign], ground: Ink) -> None:
    """Side by side in the middle; a shield goes before its number where there is little room."""
    if not signs:
        return
    texts = [sign.text for sign in signs]
    if cell_len("".join(texts)) > wide:
        texts = [text.removeprefix(SHIELD) if text != SHIELD else text for text in texts]
    x += max(0, (wide - cell_len("".join(texts))) // 2)
    for sign, text in zip(signs, texts, strict=True):
        ink = sign.ink if ground.back != AI or sign.ink.back not in (WASHI, WASHI_SHADE, CARD) else ground
        x = canvas.text(x, y, fit(text, wide), ink)
