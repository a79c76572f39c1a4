"""One's own cards on the mat: type, name, initiative, what they need."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from tatami.games.senjutsu.box import Ability

from ...canvas import Area, Canvas, fit
from ...palette import AI, CARD, LEGAL, SUMI, USUZUMI, WASHI, Ink
from ..board import Scene
from ..cards import grid
from .facts import HELD, KAMAE_SIGNS, TYPE_SIGNS, ability_name, card_thing, own_cards, values_of

NARROWEST: Final = 17
"""Cells in which a card can still be read."""


def draw_hand(canvas: Canvas, area: Area, scene: Scene) -> int:
    """As many columns as it takes to show all of them; gives the line below."""
    cards = own_cards(scene.view)
    if not cards:
        return area.y
    columns = -(-len(cards) // max(1, area.height))
    columns = max(1, min(columns, area.width // NARROWEST))
    laid = grid(len(cards), area.width, area.width // columns)
    for k, (number, count) in enumerate(cards):
        x, y = laid.place(k, 1)
        _draw_card(canvas, area.x + x, area.y + y, laid.wide - 1, scene, number, count)
    return area.y + laid.lines


def _draw_card(canvas: Canvas, x: int, y: int, width: int, scene: Scene, number: int, count: int) -> None:
    box = scene.view.table.box
    ability, thing = box.abilities[number], card_thing(box, number)
    ink = card_ink(scene, thing)
    tail = f" {card_tail(ability)}{f' ×{count}' if count > 1 else ''}".rstrip()
    name = fit(ability_name(scene.teller, number), width - 3 - cell_len(tail))
    mark = "▸" if thing in scene.legal or thing in scene.aimed or thing in scene.chosen else " "
    canvas.text(x, y, " " * width, ink)
    canvas.text(x, y, f"{mark}{TYPE_SIGNS[ability.kind]}{name}{tail}", ink)
    canvas.thing(thing, Area(x, y, width, 1))


def card_tail(ability: Ability) -> str:
    """`6 ◆1 衡`: initiative, focus it costs, kamae it needs."""
    parts = [values_of(ability)]
    if ability.cost:
        parts.append(f"{HELD}{ability.cost}")
    if ability.kamae >= 0:
        parts.append(KAMAE_SIGNS[ability.kamae])
    return " ".join(part for part in parts if part)


def card_ink(scene: Scene, thing: str) -> Ink:
    """The cursor is inside out; what may be chosen is bold; what may not, while others may, is thinner."""
    if thing == scene.cursor:
        return Ink(WASHI, AI, bold=True)
    if thing in scene.chosen or thing in scene.aimed:
        return Ink(AI, CARD, bold=True)
    if thing in scene.legal:
        return Ink(LEGAL, CARD, bold=True)
    dull = any(name.startswith("card.") for name in scene.legal)
    return Ink(USUZUMI if dull else SUMI, CARD)
