"""Within the ring of Samurai Sword: whose turn it is, what resolves, the piles; below it one's own things."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from tatami.games.samurai_sword.aids import Resolving, is_harmless, limit_of_weapons, resolving, wounds_of
from tatami.games.samurai_sword.pieces import DECK, DISCARD, RESOLVING, is_weapon
from tatami.kernel.seats import letter
from tatami.words.filling import yes

from ...canvas import Area, Canvas
from ...palette import (
    AI,
    BACK_LINE,
    CARD,
    CARD_LINE,
    CRESTS,
    HERI,
    MAT,
    ON_HERI,
    ON_MAT,
    SHU,
    SHU_TEXT,
    SUMI,
    USUZUMI,
    Ink,
)
from ..board import Scene
from ..cards import frame, gap
from ..spans import Line, Span, fitting, joined, wide, write
from .facts import KANJI, aimed_weapon, wounds_to_come
from .hand import kind_ink, print_card
from .seats import character_variants, ground_of, medal_variants, name_line, property_variants, token_variants

CARD_WIDTH: Final = 18
CARD_HEIGHT: Final = 7
DECK_WIDTH: Final = 11
"""Cards in the middle, where there is room for them."""
WAVES: Final = "◠◠◠◠◠◠◠◠◠"
PLAIN: Final = Ink(ON_MAT, MAT)
LOUD: Final = Ink(SUMI, MAT, bold=True)


def draw_middle(canvas: Canvas, area: Area, scene: Scene) -> None:
    """The card that resolves or is aimed, who plays it and who answers; Weapons, deck and discard pile."""
    lines = [*_happening(scene, area.width), *_piles(scene)]
    tall = CARD_HEIGHT if area.height >= CARD_HEIGHT + len(lines) else 0
    y = area.y + max(0, area.height - tall - len(lines)) // 2
    if tall:
        _cards(canvas, area, y, scene)
    for down, line in enumerate(lines[: area.height]):
        left = area.x + max(0, area.width - wide(line)) // 2
        write(canvas, left, y + tall + down, area.width, line, scene)


def _cards(canvas: Canvas, area: Area, y: int, scene: Scene) -> None:
    """One card that something is done with, or else the deck and the uppermost discarded card."""
    view, now = scene.view, _at_work(scene)
    if now is not None:
        spot = Area(area.x + (area.width - CARD_WIDTH) // 2, y, CARD_WIDTH, CARD_HEIGHT)
        thing = "resolving" if view.count(RESOLVING) else "aimed"
        frame(canvas, spot, scene, thing, CARD, SHU, struck=True)
        print_card(canvas, spot, scene, now.card, Ink(SUMI, CARD, bold=True), owner=now.by)
        return
    left = area.x + (area.width - DECK_WIDTH - 1 - CARD_WIDTH) // 2
    deck = Area(left, y, DECK_WIDTH, CARD_HEIGHT)
    frame(canvas, deck, scene, "deck", HERI, ON_HERI, struck=False)
    for down in range(1, CARD_HEIGHT - 1):
        canvas.centred(left + 1, y + down, DECK_WIDTH - 2, WAVES, Ink(BACK_LINE, HERI))
    number = f" {view.count(DECK)} "
    canvas.centred(left + 1, y + CARD_HEIGHT // 2, DECK_WIDTH - 2, number, Ink(ON_HERI, HERI, bold=True))
    discard = Area(left + DECK_WIDTH + 1, y, CARD_WIDTH, CARD_HEIGHT)
    if view.count(DISCARD):
        frame(canvas, discard, scene, "discard", CARD, CARD_LINE, struck=False)
        print_card(canvas, discard, scene, view.face(DISCARD, -1), Ink(USUZUMI, CARD, bold=True))
    else:
        gap(canvas, discard, scene, "discard")


def _at_work(scene: Scene) -> Resolving | None:
    """The card that resolves, or the Weapon that the viewer aims, at the player under the cursor if any."""
    now, card = resolving(scene.view), aimed_weapon(scene)
    if now is not None or card < 0:
        return now
    seats = [seat for seat in scene.others if wounds_to_come(scene, seat)]
    return Resolving(card, scene.view.seat, seats[0] if len(seats) == 1 else -1)


def _happening(scene: Scene, width: int) -> list[Line]:
    """Whose turn it is, or who plays which card against whom."""
    view, words, now = scene.view, scene.words, _at_work(scene)
    if view.outcome is not None:
        return [[Span(words.text("terminal-over"), LOUD)]]
    if now is not None and (now.asked >= 0 or resolving(view)):
        return [_who(scene, now, width), _what(scene, now)]
    turn = view.table.turn
    text = words.text("terminal-samurai-turn", name=scene.teller.seat(turn), you=yes(turn == view.seat))
    return [[Span(f"{CRESTS[turn]} {text}", Ink(SHU_TEXT, MAT, bold=True))]]


def _who(scene: Scene, now: Resolving, width: int) -> Line:
    """Who plays the card, and who answers it: crests and names, or only names, or only letters."""
    seats = [now.by] if now.asked < 0 else [now.by, now.asked]
    names = [scene.teller.seat(seat) for seat in seats]
    crests = [CRESTS[seat] for seat in seats]
    variants = (
        [f"{crest} {name}" for crest, name in zip(crests, names, strict=True)],
        names,
        [f"{crest} {letter(seat)}" for crest, seat in zip(crests, seats, strict=True)],
    )
    arrow = Span(" ━▶ ", Ink(SHU, MAT, bold=True))
    return fitting([joined([[Span(text, LOUD)] for text in texts], arrow) for texts in variants], width)


def _what(scene: Scene, now: Resolving) -> Line:
    """The card, and what it costs whoever is asked."""
    card = Span(f"{KANJI[now.card]} {scene.teller.face(now.card)}", Ink(kind_ink(now.card), MAT, bold=True))
    if now.asked < 0:
        return [card]
    wounds = wounds_of(scene.view, now.by, now.card, now.asked) if is_weapon(now.card) else 1
    return [card, Span(f": {scene.words.text('terminal-samurai-wounds', count=wounds)}", LOUD)]


def _piles(scene: Scene) -> list[Line]:
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
    for down, text in enumerate(ability_lines(scene, area.width)[: area.height - 1], 1):
        write(canvas, area.x, area.y + down, area.width, [Span(f"  {text}", Ink(AI, ground))], scene)


def ability_lines(scene: Scene, width: int) -> list[str]:
    """What one's own character can do."""
    about = scene.teller.explain_named("character", scene.view.table.characters[scene.view.seat])
    return wrap(about or "", max(1, width - 4))
