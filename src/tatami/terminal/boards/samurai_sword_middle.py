"""Within the ring of Samurai Sword: whose turn it is, what resolves, the piles; below it one's own things."""

from __future__ import annotations

from typing import Final

from tatami.games.samurai_sword.pieces import DECK, DISCARD, is_weapon
from tatami.kernel.seats import Seat

from ..canvas import Area, Canvas
from ..palette import AI, CARD, CRESTS, MAT, ON_MAT, SHU, SHU_TEXT, SUMI, Ink
from .board import Scene
from .cards import frame
from .samurai_sword_facts import (
    KANJI,
    Resolving,
    character_name,
    is_harmless,
    limit_of_weapons,
    resolving,
    wounds_of,
)
from .samurai_sword_hand import kind_ink, print_card
from .samurai_sword_seats import (
    character_variants,
    ground_of,
    medal_variants,
    name_line,
    property_variants,
    token_variants,
)
from .spans import Line, Span, fitting, joined, wide, write

BIG_CARD: Final = (18, 7)
"""The card that resolves, where there is room to lay it in the middle: width and height."""
PLAIN: Final = Ink(ON_MAT, MAT)
LOUD: Final = Ink(SUMI, MAT, bold=True)


def draw_middle(canvas: Canvas, area: Area, scene: Scene) -> None:
    """The card that resolves, who plays it and who answers, then Weapons, deck and discard pile."""
    lines = [*_happening(scene), *_piles(scene, area.width)]
    now = resolving(scene.view)
    y = area.y + max(0, area.height - len(lines)) // 2
    wide_card, tall = BIG_CARD
    if now is not None and area.height >= tall + len(lines):
        y = area.y + (area.height - tall - len(lines)) // 2
        spot = Area(area.x + (area.width - wide_card) // 2, y, wide_card, tall)
        frame(canvas, spot, scene, "resolving", CARD, SHU, struck=True)
        print_card(canvas, spot, scene, now.card, Ink(SUMI, CARD, bold=True), owner=now.by)
        y += tall
    for down, line in enumerate(lines[: area.height]):
        left = area.x + max(0, area.width - wide(line)) // 2
        write(canvas, left, y + down, area.width, line, scene)


def _happening(scene: Scene) -> list[Line]:
    """Whose turn it is, or who plays which card against whom."""
    view, words, now = scene.view, scene.words, resolving(scene.view)
    if view.outcome is not None:
        return [[Span(words.text("terminal-over"), LOUD)]]
    if now is None:
        turn = view.table.turn
        you = "yes" if turn == view.seat else "no"
        text = words.text("terminal-samurai-turn", name=scene.teller.seat(turn), you=you)
        return [[Span(f"{CRESTS[turn]} {text}", Ink(SHU_TEXT, MAT, bold=True))]]
    return [_who(scene, now), _what(scene, now)]


def _who(scene: Scene, now: Resolving) -> Line:
    by, arrow = _named(scene, now.by), Span(" ━▶ ", Ink(SHU, MAT, bold=True))
    return [*by, arrow, *_named(scene, now.asked)] if now.asked >= 0 else by


def _named(scene: Scene, seat: Seat) -> Line:
    return [Span(f"{CRESTS[seat]} {scene.teller.seat(seat)}", LOUD)]


def _what(scene: Scene, now: Resolving) -> Line:
    """The card, and what it costs whoever is asked."""
    card = Span(f"{KANJI[now.card]} {scene.teller.face(now.card)}", Ink(kind_ink(now.card), MAT, bold=True))
    if now.asked < 0:
        return [card]
    wounds = wounds_of(scene.view, now.by, now.card, now.asked) if is_weapon(now.card) else 1
    return [card, Span(f": {scene.words.text('terminal-samurai-wounds', count=wounds)}", LOUD)]


def _piles(scene: Scene, width: int) -> list[Line]:
    """Weapons of the turn and the deck; the discard pile with its uppermost card."""
    view, words, table = scene.view, scene.words, scene.view.table
    weapons = words.text(
        "terminal-samurai-weapons", played=table.weapons_played, limit=limit_of_weapons(view, table.turn)
    )
    deck = Span(words.text("terminal-samurai-deck", count=view.count(DECK)), PLAIN, "deck")
    count = view.count(DISCARD)
    discard = [Span(words.text("terminal-samurai-discard", count=count), PLAIN, "discard")]
    if count:
        top = view.face(DISCARD, -1)
        discard += [
            Span(": ", PLAIN),
            Span(scene.teller.face(top), Ink(kind_ink(top), MAT, bold=True), "discard"),
        ]
    return [[deck, Span(" · ", PLAIN), Span(weapons, PLAIN)], discard]


# --- one's own ------------------------------------------------------------------------------------


def draw_own(canvas: Canvas, area: Area, scene: Scene) -> None:
    """One's own name, character, role, tokens and Properties on a strip of paper; below what one can do."""
    me = scene.view.seat
    ground = ground_of(scene, me)
    gap = Span(" ", Ink(SUMI, ground))
    canvas.fill(area, Ink(SUMI, ground))
    name = name_line(scene, me, ground)
    harmless = fitting(medal_variants(scene, me, ground), area.width) if is_harmless(scene.view, me) else []
    variants = [
        joined([name, character, tokens, cards, harmless], gap)
        for character in character_variants(scene, me, ground)
        for tokens in token_variants(scene, me, ground)
        for cards in property_variants(scene, me, ground)
    ]
    variants.sort(key=wide, reverse=True)
    write(canvas, area.x, area.y, area.width, fitting(variants, area.width), scene)
    if area.height > 1:
        character = scene.view.table.characters[me]
        about = scene.teller.explain_named("character", character) or character_name(scene.teller, character)
        line = [Span(f"   {about}", Ink(AI, ground))]
        write(canvas, area.x, area.y + 1, area.width, line, scene)
