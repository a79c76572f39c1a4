"""One's own hand of Samurai Sword: as cards where there is room, else as strips with what each card does."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.cells import cell_len

from tatami.games.samurai_sword.aids import bonus_wounds
from tatami.games.samurai_sword.pieces import CARDS, FIRST_PROPERTY, REACH, WOUNDS, is_weapon
from tatami.games.samurai_sword.table import SamuraiSwordTable
from tatami.kernel.seats import Seat
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...canvas import Area, Canvas, fit
from ...palette import AI, CARD, CARD_LINE, LEGAL, MAT, SEATS, SHU_TEXT, USUZUMI, WASHI, Ink
from ..board import Scene
from ..cards import face_ink, frame
from ..spans import Line, Span, fitting, wide, write, write_right
from .facts import KANJI, REACHES, WOUND, hand_card, hand_kinds

NARROWEST_STRIP: Final = 20
"""A strip must be so wide: name, reach and wounds of the longest Weapon."""
WITH_KANJI: Final = 30
"""A strip of that width has room for a kanji before the name."""
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
"""What Actions and Properties do, in a few words."""
BRIEFLY: Final = {
    "parry": "terminal-samurai-brief-parry",
    "geisha": "terminal-samurai-brief-geisha",
    "diversion": "terminal-samurai-brief-diversion",
    "battle_cry": "terminal-samurai-brief-battle-cry",
    "tea_ceremony": "terminal-samurai-brief-tea-ceremony",
    "jujutsu": "terminal-samurai-brief-jujutsu",
    "daimyo": "terminal-samurai-brief-daimyo",
    "breathing": "terminal-samurai-brief-breathing",
    "focus": "terminal-samurai-brief-focus",
    "armor": "terminal-samurai-brief-armor",
    "fast_draw": "terminal-samurai-brief-fast-draw",
    "bushido": "terminal-samurai-brief-bushido",
}
"""The same where there is little room: it fits beside the name."""


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
    ink = Ink(WASHI, AI, bold=True) if thing == scene.cursor else face_ink(scene, thing)
    sign, edge = _edge(scene, thing)
    canvas.fill(area, ink)
    canvas.text(area.x, area.y, sign, edge)
    canvas.text(area.x + area.width - 1, area.y, sign, edge)
    canvas.thing(thing, area)
    colour = ink if thing == scene.cursor else Ink(kind_ink(card), CARD, bold=True)
    inner = Area(area.x + 1, area.y, area.width - 2, 1)
    kanji = [Span(f"{KANJI[card]} ", colour)] if area.width >= WITH_KANJI else []
    number = f" ×{count}" if count > 1 else ""
    name = fit(scene.teller.face(card), inner.width - wide(kanji) - cell_len(number)) + number
    end = write(canvas, inner.x, inner.y, inner.width, [*kanji, Span(name, ink)], scene)
    room = inner.x + inner.width - end - 1
    effect = fitting(_effects(scene, card, colour._replace(bold=False), colour), room)
    write_right(canvas, inner.x + inner.width, inner.y, effect, scene)


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
    """What a card does, at length and shorter; nothing at last."""
    if not is_weapon(card):
        briefly = scene.words.text(BRIEFLY[CARDS[card]])
        return [[Span(effect_in_short(scene.teller, card), plain)], [Span(briefly, plain)], []]
    bonus = bonus_wounds(scene.view, scene.view.seat)
    signs = weapon_signs(card, bonus)
    return [
        [Span(f"{', '.join(weapon_in_words(scene.teller, card, bonus))} ", plain), Span(signs, colour)],
        [Span(signs, colour)],
        [],
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
    across = min(20, area.width // len(cards))
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
    y = area.y + 2
    for line in _wrapped(scene.teller.face(card), inner):
        canvas.centred(x, y, inner, line, ink)
        y += 1
    for line in _about(scene.teller, card, bonus, inner, bottom - y):
        canvas.centred(x, y, inner, line, plain)
        y += 1


def _about(teller: Teller, card: int, bonus: int, width: int, lines: int) -> list[str]:
    """What a card does, at such length as there is room for."""
    if is_weapon(card):
        return [row for text in weapon_in_words(teller, card, bonus) for row in _wrapped(text, width)][:lines]
    texts = (effect_in_short(teller, card), teller.words.text(BRIEFLY[CARDS[card]]))
    return next((rows for rows in (_wrapped(text, width) for text in texts) if len(rows) <= lines), [])


def _wrapped(text: str, width: int) -> list[str]:
    """The text line by line; a word too long for a line is broken with a hyphen."""
    words = []
    for word in text.split():
        while cell_len(word) > width > 1:
            words.append(f"{word[: width - 1]}-")
            word = word[width - 1 :]
        words.append(word)
    return wrap(" ".join(words), max(1, width), break_on_hyphens=False)
