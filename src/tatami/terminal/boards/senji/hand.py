"""One's own hands in Senji, in signs: diplomacy by family, hanafuda by colour, and the sets they make."""

from __future__ import annotations

from tatami.games.senji.board import ready_samurai
from tatami.games.senji.box import DUMMY_CARD, MEMBER, SUPPORT, TRADE
from tatami.games.senji.combinations import sets_in
from tatami.games.senji.pieces import HANAFUDA
from tatami.kernel.seats import Seat
from tatami.words.telling import Teller

from ...palette import AI, CARD, LEGAL, ON_MAT, PLAIN, SUMI, Ink
from ..board import Scene
from ..spans import Line, Span, wide
from .facts import (
    SYMBOL_SIGNS,
    Table,
    card_thing,
    crest_ink,
    crest_of,
    diplomacy_by_family,
    hanafuda_by_colour,
    set_names,
)

KIND_SIGNS = {MEMBER: "人", SUPPORT: "兵", TRADE: "商", DUMMY_CARD: "無"}
"""A member of a family, support, trade, the dummy."""


def card_ink(scene: Scene, thing: str) -> Ink:
    if thing in scene.chosen:
        return Ink(CARD, AI, bold=True)
    if thing in scene.legal or thing in scene.aimed:
        return Ink(LEGAL, CARD, bold=True)
    return Ink(SUMI, CARD)


def diplomacy_spans(scene: Scene, seat: Seat) -> list[Line]:
    """By family: its crest, then its cards: `扇 人4 兵2 商3`."""
    box = scene.view.table.box
    parts: list[Line] = []
    for family, cards in diplomacy_by_family(scene.view, seat):
        line: list[Span] = [Span(crest_of(box, family), crest_ink(family))]
        for card, count in cards:
            value = str(box.value[card]) if box.value[card] else ""
            times = f"×{count}" if count > 1 else ""
            thing = card_thing(box, card)
            line.append(Span(f" {KIND_SIGNS[box.kind[card]]}{value}{times}", card_ink(scene, thing), thing))
        parts.append(line)
    return parts


def hanafuda_spans(scene: Scene, seat: Seat) -> list[Line]:
    """By colour: its name, then its cards by value with their symbols: `plum 3 5♞ 7‖`."""
    box = scene.view.table.box
    parts: list[Line] = []
    for colour, cards in hanafuda_by_colour(scene.view, seat):
        line: list[Span] = [Span(scene.teller.named("colour", box.colours[colour]), Ink(ON_MAT))]
        for card, count in cards:
            k = card - box.first_hanafuda
            times = f"×{count}" if count > 1 else ""
            thing = card_thing(box, card)
            told = f" {box.number[k]}{SYMBOL_SIGNS[box.symbol[k]]}{times}"
            line.append(Span(told, card_ink(scene, thing), thing))
        parts.append(line)
    return parts


def sets_in_words(view: Table, teller: Teller, seat: Seat) -> str:
    """What sets the hanafuda of this player make, as far as the viewer can say; "" if none."""
    table = view.table
    cards = [card for card in view.faces(HANAFUDA[seat]) if card >= 0]
    wild = ready_samurai(table, seat, "wild_card") >= 0
    names = set_names(teller, table.box, sets_in(table.box, cards, wild))
    return teller.words.text("terminal-senji-sets", sets=teller.list_of(names)) if names else ""


def flowed(head: str, parts: list[Line], width: int, tail: str = "") -> list[Line]:
    """The parts behind a heading, as many to a line as fit."""
    lines: list[list[Span]] = [[Span(f"{head}:", PLAIN._replace(bold=True))]]
    for part in [*parts, *([[Span(tail, Ink(AI, bold=True))]] if tail else [])]:
        if wide(lines[-1]) + 2 + wide(part) > width and len(lines[-1]) > 1:
            lines.append([Span(" ", PLAIN)])
        lines[-1] += [Span("  ", PLAIN), *part]
    return list(lines)
