"""The map of Senji in letters: provinces with owner, pieces and order, seas with fleets, and ways between."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from tatami.games.senji.box import PROVINCES, REGIONS, Box
from tatami.games.senji.table import SenjiTable
from tatami.games.senji.warfare import Battle
from tatami.kernel.views import View

from ...canvas import Area, Canvas, fit
from ...palette import AI, FAINT, LEGAL, MAT, ON_MAT, SHU_TEXT, SUMI, WASHI, Ink
from ..board import Scene
from .facts import (
    CLOSED,
    crest_ink,
    force,
    is_closed,
    keeper,
    order_sign,
    party_ink,
    party_sign,
    pieces_in,
    region_name,
    region_thing,
)
from .places import Size, laid_out

LONGEST: Final = 10
"""Cells of a name on the map; a longer one is cut, and told whole where it is looked up."""
ROOM: Final = 7
"""Cells for pieces and order beside a name."""
SEA: Final = 22
LEAST: Final = 8
LEAST_TALL: Final = 20
"""Lines of a map with one line for a province, and with two."""
MOST_MORE: Final = 40
MARKS: Final = {"legal": "▸", "chosen": "◆", "aimed": "»"}
LAND_WAY: Final = "·"
STRAIT: Final = "≈"


class Chart(NamedTuple):
    """A map that fits: how high it is, and where everything on it lies."""

    height: int
    tall: int
    places: tuple[tuple[int, int], ...]
    sizes: tuple[Size, ...]


def chart_for(scene: Scene, width: int, height: int) -> Chart:
    """A map with two lines for a province where so many lines allow it, else with one; never lower than it
    must be."""
    box = scene.view.table.box
    names = [_name(scene, region) for region in range(REGIONS)]
    points = (*(p.centre for p in box.pack.map.provinces), *(s.label for s in box.pack.map.seas))
    tries = [(2, height)] if height >= LEAST_TALL else []
    tries += [(1, lines) for lines in range(max(height, LEAST), max(height, LEAST) + MOST_MORE)]
    for tall, lines in tries:
        sizes = tuple(_size(name, region, tall, width) for region, name in enumerate(names))
        places = laid_out(points, sizes, PROVINCES, width, lines)
        if places is not None:
            return Chart(lines, tall, places, sizes)
    column = tuple((0, k) for k in range(REGIONS))  # no terminal is too narrow for one below another
    return Chart(REGIONS, 1, column, tuple((width - 1, 1) for _ in range(REGIONS)))


def _name(scene: Scene, region: int) -> str:
    return fit(region_name(scene.teller, region), LONGEST if region < PROVINCES else SEA - 3)


def _size(name: str, region: int, tall: int, width: int) -> Size:
    """Crest, mark and name, with room for pieces beside or below: the same whatever stands there."""
    if region >= PROVINCES:
        return min(SEA, width - 1), 2
    long = cell_len(name) + 3
    return min(width - 1, max(long, ROOM + 3) if tall > 1 else long + 1 + ROOM), tall


def draw_map(canvas: Canvas, top: int, scene: Scene, chart: Chart) -> None:
    """Ways first, then the regions over them."""
    if chart.tall > 1:  # where names stand close together, ways between them could not be told apart
        _draw_ways(canvas, top, scene.view.table.box, chart)
    for region in range(REGIONS):
        x, y = chart.places[region]
        area = Area(x, top + y, *chart.sizes[region])
        if region < PROVINCES:
            _draw_province(canvas, area, scene, region)
        else:
            _draw_sea(canvas, area, scene, region)


def _draw_ways(canvas: Canvas, top: int, box: Box, chart: Chart) -> None:
    for province in range(PROVINCES):
        for other in box.land[province]:
            if other > province:
                strait = other in box.crossings[province]
                start, end = _middle(chart, province), _middle(chart, other)
                _line(canvas, top, start, end, STRAIT if strait else LAND_WAY)


def _middle(chart: Chart, region: int) -> tuple[int, int]:
    (x, y), (wide, tall) = chart.places[region], chart.sizes[region]
    return x + wide // 2, y + tall // 2


def _line(canvas: Canvas, top: int, start: tuple[int, int], end: tuple[int, int], sign: str) -> None:
    """Dots from one to the other, a cell left out after each where there is room."""
    across, down = end[0] - start[0], end[1] - start[1]
    steps = max(abs(across) // 2, abs(down), 1)
    for k in range(steps + 1):
        x, y = start[0] + round(across * k / steps), start[1] + round(down * k / steps)
        canvas.text(x, top + y, sign, Ink(AI if sign == STRAIT else FAINT))


def _mark(scene: Scene, thing: str) -> tuple[str, Ink]:
    """What can be touched is marked by a sign and by colour."""
    if thing == scene.cursor:
        return MARKS["legal"] if thing in scene.legal else " ", Ink(WASHI, AI, bold=True)
    if thing in scene.chosen:
        return MARKS["chosen"], Ink(AI, MAT, bold=True)
    if thing in scene.aimed:
        return MARKS["aimed"], Ink(LEGAL, MAT, bold=True)
    if thing in scene.legal:
        return MARKS["legal"], Ink(LEGAL, MAT, bold=True)
    return " ", Ink(SUMI, MAT)


def _draw_province(canvas: Canvas, area: Area, scene: Scene, region: int) -> None:
    """`扇▸Echizen 3HO[?]`, on one line or two."""
    view: View[SenjiTable] = scene.view
    table = view.table
    thing = region_thing(table.box, region)
    mark, ink = _mark(scene, thing)
    canvas.fill(area, Ink(SUMI, MAT))
    canvas.thing(thing, area)
    party = keeper(table, region)
    if is_closed(table, region):
        canvas.text(area.x, area.y, CLOSED * 2, Ink(ON_MAT))
        ink = ink if mark.strip() or thing == scene.cursor else Ink(FAINT, MAT)
    else:
        canvas.text(area.x, area.y, party_sign(table, party), party_ink(table, party))
    name = _name(scene, region)
    end = canvas.text(area.x + 2, area.y, mark + name, ink)
    x, y = (end + 1, area.y) if area.height == 1 else (area.x + 3, area.y + 1)
    _draw_pieces(canvas, x, y, area.x + area.width, view, region)


def _draw_pieces(canvas: Canvas, x: int, y: int, end: int, view: View[SenjiTable], region: int) -> None:
    """Whoever stands there: the keeper's without a sign, others' with theirs; then the order."""
    table, order = view.table, order_sign(view, region)
    fights = isinstance(table.battle, Battle) and table.battle.province == region
    for party, units, initials in pieces_in(table, region):
        if party != keeper(table, region):
            x = canvas.text(x, y, party_sign(table, party), party_ink(table, party))
        x = canvas.text(x, y, fit(force(units, initials), end - x - len(order)), Ink(SUMI, MAT, bold=True))
    if fights:
        x = canvas.text(x, y, "⚔", Ink(SHU_TEXT, MAT, bold=True))
    canvas.text(x, y, fit(order, end - x), Ink(AI if "?" not in order else ON_MAT, MAT, bold=True))


def _draw_sea(canvas: Canvas, area: Area, scene: Scene, region: int) -> None:
    """The name between waves, and the fleets below it."""
    table: SenjiTable = scene.view.table
    thing = region_thing(table.box, region)
    mark, ink = _mark(scene, thing)
    canvas.fill(area, Ink(SUMI, MAT))
    canvas.thing(thing, area)
    canvas.text(area.x, area.y, "≈≈", Ink(AI))
    end = canvas.text(area.x + 2, area.y, mark + _name(scene, region), ink if mark.strip() else Ink(AI))
    canvas.text(end + 1, area.y, "≈" * (area.x + area.width - end - 1), Ink(AI))
    x = area.x + 1
    for party, units, initials in pieces_in(table, region):
        told = force(units, initials)
        if x + 2 + cell_len(told) > area.x + area.width:
            canvas.text(x, area.y + 1, "…")
            break
        ink = crest_ink(-1) if party < 0 else party_ink(table, party)
        x = canvas.text(x, area.y + 1, party_sign(table, party), ink)
        x = canvas.text(x, area.y + 1, told, Ink(SUMI, MAT, bold=True)) + 1
