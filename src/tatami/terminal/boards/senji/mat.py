"""Senji on the mat: players, the map, what the season is about, and one's own hands."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from tatami.games.senji.pieces import HANAFUDA, KAMI, SAMURAI
from tatami.kernel.seats import SPECTATOR, Seat, letter

from ...canvas import Area, Canvas, Picture, fit
from ...cushions import with_letter
from ...palette import AI, LEGAL, ON_MAT, PLAIN, SHU, WASHI, Ink
from ..board import Scene, seat_ink
from ..cards import grid
from ..spans import Line, Span, in_lines, write
from .facts import HOST, crest_ink, crest_of, family_of, hand_size, hostages, provinces_held, signed
from .hand import diplomacy_spans, flowed, hanafuda_spans, sets_in_words
from .letters import in_spans
from .map import LEAST, chart_for, draw_map
from .season import season_lines

NARROWEST_SEAT: Final = 39
BRIEFEST_SEAT: Final = 26
"""Cells of a player with all that he has, and with the most important of it where lines are few."""
LONGEST_NAME: Final = 9
BRIEFEST_NAME: Final = 6


def draw_senji(scene: Scene, width: int, height: int) -> Picture:
    """Where there is room, everything at once; where there is little, players in brief. What the map is not
    needed for comes before it: Winter, battles, and an Autumn that is too long."""
    canvas = Canvas(width)
    panel = in_spans(scene, season_lines(scene.view, scene.teller))
    hands = _hands(scene, width)
    below = sum(len(_broken(line, width)) for line in panel) + len(hands)
    seats = grid(scene.view.seats, width, NARROWEST_SEAT)
    if seats.lines + LEAST + below > height:
        seats = grid(scene.view.seats, width, BRIEFEST_SEAT)
    chart = chart_for(scene, width, height - seats.lines - below)
    y = 0
    for k, seat in enumerate((*scene.others, *([] if scene.view.seat == SPECTATOR else [scene.view.seat]))):
        x, down = seats.place(k, 1)
        _draw_seat(canvas, Area(x, y + down, seats.wide, 1), scene, seat)
    y += seats.lines
    table = scene.view.table
    is_long = seats.lines + chart.height + below > height
    talks = table.phase == "winter" or bool(table.battle) or (table.phase == "autumn" and is_long)
    if talks:
        y = _write(canvas, y, scene, [*panel, *hands])
    draw_map(canvas, y, scene, chart)
    y += chart.height
    if not talks:
        _write(canvas, y, scene, [*panel, *hands])
    return canvas.picture()


def _hands(scene: Scene, width: int) -> list[Line]:
    me = scene.view.seat
    if me == SPECTATOR:
        return []
    text = scene.teller.words.text
    sets = sets_in_words(scene.view, scene.teller, me)
    return [
        *flowed(text("terminal-senji-diplomacy"), diplomacy_spans(scene, me), width),
        *flowed(text("terminal-senji-hanafuda"), hanafuda_spans(scene, me), width, sets),
    ]


def _write(canvas: Canvas, y: int, scene: Scene, lines: list[Line]) -> int:
    """Line after line, long ones broken; gives where it ended."""
    for line in lines:
        for part in _broken(line, canvas.width):
            write(canvas, 0, y, canvas.width, part, scene)
            y += 1
    return y


def _broken(line: Line, width: int) -> list[Line]:
    """A line whose last span is too long goes on below it, set in."""
    *before, last = line
    start = sum(cell_len(span.text) for span in before)
    if len(line) != 2 or start + cell_len(last.text) <= width or width < start + 10:
        return [line]
    first, *more = in_lines(last.text, width - start)
    return [
        [*before, last._replace(text=first)],
        *([Span(" " * start, PLAIN), last._replace(text=part)] for part in more),
    ]


def _draw_seat(canvas: Canvas, area: Area, scene: Scene, seat: Seat) -> None:
    """`▶ 扇 B Botan ♔ ✿12 手5 花4 城3 侍2 神1 質竜桜`, in brief `▶ 扇 B Bot…♔✿12手5花4城3`."""
    view, box = scene.view, scene.view.table.box
    table = view.table
    thing = f"seat.{letter(seat)}"
    family = family_of(table, seat)
    canvas.text(area.x, area.y, "▶" if seat in view.asked() else " ", Ink(SHU))
    canvas.text(area.x + 1, area.y, crest_of(box, family), crest_ink(family))
    ink = seat_ink(scene, seat)
    if thing == scene.cursor:
        ink = Ink(WASHI, AI, bold=True)
    elif thing in scene.legal:
        ink = ink._replace(fore=LEGAL)
    mark = "◆" if thing in scene.chosen else "▸" if thing in scene.legal else " "
    brief = area.width < NARROWEST_SEAT
    name = fit(with_letter(seat, scene.teller.seat(seat)), BRIEFEST_NAME if brief else LONGEST_NAME)
    x = canvas.text(area.x + 3, area.y, f"{mark}{name}", ink)
    canvas.thing(thing, area._replace(width=area.width - 1))
    told = f"{HOST if seat == table.host else ' '}✿{signed(table.honour[seat])}"
    counts = (
        ("手", hand_size(view, seat)),
        ("花", view.count(HANAFUDA[seat])),
        ("城", provinces_held(table, seat)),
        ("侍", view.count(SAMURAI[seat])),
        ("神", view.count(KAMI[seat])),
    )
    room = area.x + area.width - 1
    for sign, number in counts:
        part = f"{'' if brief else ' '}{sign}{number}"
        if number and x + cell_len(told + part) <= room:
            told += part
    if seat in table.out:
        told = f" {scene.words.text('terminal-senji-out')}"
    x = canvas.text(x, area.y, fit(told, room - x), Ink(ON_MAT))
    for card in hostages(view, seat):
        if x + 3 <= room:
            x = canvas.text(x + 1, area.y, crest_of(box, box.family[card]), crest_ink(box.family[card]))
