"""One's own hand of Samurai Sword: as cards where there is room, else as strips with what each card does."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from tatami.games.samurai_sword.pieces import CARDS, FIRST_PROPERTY, REACH, WOUNDS, is_weapon
from tatami.games.samurai_sword.table import SamuraiSwordTable
from tatami.kernel.seats import Seat
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ..canvas import Area, Canvas, fit
from ..palette import AI, CARD, CARD_LINE, LEGAL, MAT, SEATS, SHU_TEXT, SUMI, USUZUMI, WASHI, Ink
from .board import Scene
from .cards import face_ink, frame
from .samurai_sword_facts import KANJI, REACHES, WOUND, bonus_wounds, hand_card, hand_kinds
from .spans import Line, Span, fitting, wide, write, write_right

NARROWEST_STRIP: Final = 20
"""A strip must be so wide: name, reach and wounds of the longest Weapon."""
NARROWEST_CARD: Final = 13
ACTION_INK: Final = SEATS[1]
EFFECTS: Final = {
    "parry": "terminal-samurai-effect-parry",
    "geisha": "terminal-samurai-effect-geisha",
    "diversion": "terminal-samurai-effect-diversion",
    "battle_cry": "terminal-samurai-effect-battle-cry",
    "tea_ceremony": "terminal-samurai-effect-tea-ceremony",
    "jujutsu": "terminal-samurai-effect-jujutsu",
    "daimyo": "terminal-samurai-effect-daimyo",
    "breathing": "terminal-samurai-effect-breathing",
    "focus": "terminal-samurai-effect-focus",
    "armor": "terminal-samurai-effect-armor",
    "fast_draw": "terminal-samurai-effect-fast-draw",
    "bushido": "terminal-samurai-effect-bushido",
}


def kind_ink(card: int) -> str:
    """Weapons are vermilion, Actions brown, Properties indigo: the corners of the printed cards."""
    if is_weapon(card):
        return SHU_TEXT
    return AI if card >= FIRST_PROPERTY else ACTION_INK


def effect_in_short(teller: Teller, card: int) -> str:
    """What an Action or a Property does, in two or three words."""
    return teller.words.text(EFFECTS[CARDS[card]])


def weapon_in_words(teller: Teller, card: int, bonus: int) -> tuple[str, str]:
    """`reach 2` and `3 wounds`, with what is added for Fast Draw and as Musashi."""
    words = teller.words
    wounds = words.text("terminal-samurai-wounds", count=WOUNDS[card] + bonus)
    return words.text("terminal-samurai-reach", reach=REACH[card]), wounds


def in_short(view: View[SamuraiSwordTable], teller: Teller, card: int, owner: Seat) -> str:
    """What a card of this player does: `reach 2, 3 wounds`, `draw 2`."""
    if is_weapon(card):
        return ", ".join(weapon_in_words(teller, card, bonus_wounds(view, owner)))
    return effect_in_short(teller, card)


# --- strips ---------------------------------------------------------------------------------------


def draw_strips(canvas: Canvas, area: Area, scene: Scene) -> None:
    """The hand line by line: every kind of card with its number and what it does, down and then across."""
    cards = hand_kinds(scene.view, scene.view.seat)
    if not cards:
        canvas.text(area.x + 1, area.y, scene.words.text("terminal-samurai-no-cards"), Ink(USUZUMI, MAT))
        return
    columns = -(-len(cards) // area.height)
    most = max(1, area.width // NARROWEST_STRIP)
    columns = min(columns, most)
    lines = -(-len(cards) // columns)
    across = area.width // columns
    for k, (card, count) in enumerate(cards):
        x, y = area.x + k // lines * across, area.y + k % lines
        _strip(canvas, Area(x, y, across - 1, 1), scene, card, count)


def _strip(canvas: Canvas, area: Area, scene: Scene, card: int, count: int) -> None:
    thing = hand_card(scene.view.seat, card)
    ink = face_ink(scene, thing)
    sign, edge = _edge(scene, thing)
    if thing == scene.cursor:
        ink = Ink(WASHI, AI, bold=True)
    canvas.fill(area, ink)
    canvas.text(area.x, area.y, sign, edge)
    canvas.text(area.x + area.width - 1, area.y, sign, edge)
    canvas.thing(thing, area)
    inner = area.width - 2
    plain = ink._replace(bold=False)
    colour = ink if thing == scene.cursor else Ink(kind_ink(card), CARD, bold=True)
    number = f" ×{count}" if count > 1 else ""
    name = scene.teller.face(card)
    left = fitting(
        [[Span(f"{KANJI[card]} ", colour), Span(f"{name}{number}", ink)], [Span(f"{name}{number}", ink)]],
        inner - wide(_effects(scene, card, plain, colour)[-1]),
    )
    end = write(canvas, area.x + 1, area.y, inner, left, scene)
    room = area.x + 1 + inner - end - 1
    effect = fitting([*_effects(scene, card, plain, colour), []], room)
    write_right(canvas, area.x + 1 + inner, area.y, effect, scene)


def _edge(scene: Scene, thing: str) -> tuple[str, Ink]:
    """The same edges as cards have: heavy gold, double indigo, thin."""
    if thing in scene.chosen:
        return "║", Ink(AI, MAT, bold=True)
    if thing in scene.aimed:
        return "║", Ink(LEGAL, MAT, bold=True)
    if thing in scene.legal:
        return "┃", Ink(LEGAL, MAT, bold=True)
    return "│", Ink(CARD_LINE, CARD)


def _effects(scene: Scene, card: int, plain: Ink, colour: Ink) -> list[Line]:
    """What a card does: in words, and for Weapons also in signs."""
    if not is_weapon(card):
        return [[Span(effect_in_short(scene.teller, card), plain)], []]
    bonus = bonus_wounds(scene.view, scene.view.seat)
    signs = weapon_signs(card, bonus)
    return [
        [Span(f"{', '.join(weapon_in_words(scene.teller, card, bonus))} ", plain), Span(signs, colour)],
        [Span(signs, colour)],
    ]


def weapon_signs(card: int, bonus: int = 0) -> str:
    """`→2 ╱╱╱`: how far, and a stroke for every wound."""
    return f"{REACHES}{REACH[card]} {WOUND * (WOUNDS[card] + bonus)}"


# --- cards ----------------------------------------------------------------------------------------


def draw_cards(canvas: Canvas, area: Area, scene: Scene) -> None:
    """The hand as cards side by side."""
    cards = hand_kinds(scene.view, scene.view.seat)
    if not cards:
        canvas.text(area.x + 1, area.y + 1, scene.words.text("terminal-samurai-no-cards"), Ink(USUZUMI, MAT))
        return
    across = min(18, area.width // len(cards))
    for k, (card, count) in enumerate(cards):
        spot = Area(area.x + k * across, area.y, across - 1, area.height)
        thing = hand_card(scene.view.seat, card)
        frame(canvas, spot, scene, thing, CARD, CARD_LINE, struck=False)
        print_card(canvas, spot, scene, card, face_ink(scene, thing), count, scene.view.seat)


def print_card(
    canvas: Canvas, area: Area, scene: Scene, card: int, ink: Ink, count: int = 1, owner: Seat = -1
) -> None:
    """The face of a card: signs above, then the name, then what it does."""
    x, inner, bottom = area.x + 1, area.width - 2, area.y + area.height - 1
    colour, plain = Ink(kind_ink(card), CARD, bold=True), ink._replace(bold=False)
    bonus = bonus_wounds(scene.view, owner) if owner >= 0 else 0
    end = canvas.text(x, area.y + 1, KANJI[card], colour)
    if count > 1:
        canvas.text(end + 1, area.y + 1, f"×{count}", ink)
    if is_weapon(card):
        signs = weapon_signs(card, bonus)
        canvas.text(x + inner - cell_len(signs), area.y + 1, signs, colour)
        about: Sequence[str] = weapon_in_words(scene.teller, card, bonus)
    else:
        about = [effect_in_short(scene.teller, card)]
    y = area.y + 2
    for line in _wrapped(scene.teller.face(card), inner, 2):
        canvas.centred(x, y, inner, line, ink)
        y += 1
    for line in [row for text in about for row in _wrapped(text, inner, bottom - y)][: bottom - y]:
        canvas.centred(x, y, inner, line, plain if ink.fore == SUMI else Ink(USUZUMI, CARD))
        y += 1


def _wrapped(text: str, width: int, lines: int) -> list[str]:
    """At most so many lines; a word too long for one is broken with a hyphen."""
    words = []
    for word in text.split():
        while cell_len(word) > width:
            words.append(f"{word[: width - 1]}-")
            word = word[width - 1 :]
        words.append(word)
    rows = wrap(" ".join(words), max(1, width))
    if len(rows) > lines:
        rows = [*rows[: max(0, lines - 1)], fit(" ".join(rows[lines - 1 :]), width)] if lines > 0 else []
    return rows
