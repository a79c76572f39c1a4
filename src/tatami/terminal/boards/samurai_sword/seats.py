"""A player of Samurai Sword on the mat: name, character, role, tokens, Properties, and how hard to reach."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from tatami.games.samurai_sword.aids import difficulty, is_harmless, known_role, reaches, resolving
from tatami.games.samurai_sword.pieces import CARDS, HAND, RESILIENCE, SHOGUN
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat

from ...canvas import Area, Canvas
from ...cushions import with_letter
from ...palette import (
    AI,
    CARD,
    CRESTS,
    HANA,
    KOKE,
    LEGAL,
    MAT,
    SHU,
    SHU_TEXT,
    SUMI,
    USUZUMI,
    WASHI,
    WASHI_SHADE,
    Ink,
)
from ..board import Scene
from ..cards import frame
from ..spans import Line, Span, fitting, joined, wide, write, write_right
from .facts import (
    HONOR,
    KANJI,
    REACHES,
    RESILIENCE_SIGNS,
    aimed_weapon,
    character_name,
    properties,
    role_in_words,
    role_kanji,
    seat_name,
    sum_of_difficulty,
    wounds_to_come,
)

FACTS: Final = 5
"""Lines for all that is to be seen of a player; what is left is for the ability of the character."""
TO_COME: Final = "◍"
"""A Resilience token that is about to be lost."""
SHORT: Final = {
    "focus": "terminal-samurai-short-focus",
    "armor": "terminal-samurai-short-armor",
    "fast_draw": "terminal-samurai-short-fast-draw",
    "bushido": "terminal-samurai-short-bushido",
}
"""Names of Properties where there is little room."""


def ground_of(scene: Scene, seat: Seat) -> str:
    """The paper a player's things lie on; a shade darker while the player is Harmless."""
    return WASHI_SHADE if is_harmless(scene.view, seat) else WASHI


def draw_seat(canvas: Canvas, area: Area, scene: Scene, seat: Seat, boxed: bool, medal: bool) -> None:
    """A paper with everything that is known of a player; `medal`: also how hard the player is to reach."""
    ground, thing = ground_of(scene, seat), seat_name(seat)
    if boxed:
        frame(canvas, area, scene, thing, ground, USUZUMI, struck=_is_struck(scene, seat))
        inside = Area(area.x + 1, area.y + 1, area.width - 2, area.height - 2)
    else:
        canvas.fill(area, Ink(SUMI, ground))
        _edge(canvas, area, scene, seat, ground)
        canvas.thing(thing, area)
        inside = Area(area.x + 1, area.y, area.width - 1, area.height)
    lines = _lines(scene, seat, inside.width, inside.height)
    for down, line in enumerate(lines[: inside.height]):
        if down == 0 and seat == scene.view.table.turn:
            canvas.fill(Area(inside.x, inside.y, inside.width, 1), Ink(CARD, SHU))
        write(canvas, inside.x, inside.y + down, inside.width, line, scene)
    if medal:
        _add_medal(canvas, inside, lines, scene, seat)


def _add_medal(canvas: Canvas, inside: Area, lines: list[Line], scene: Scene, seat: Seat) -> None:
    """How hard to reach, at the right: as low and at such length as there is room for."""
    ground = ground_of(scene, seat)
    on_name = Ink(CARD, SHU, bold=True) if seat == scene.view.table.turn else Ink(SUMI, ground, bold=True)
    for variant in medal_variants(scene, seat, ground):
        for down in reversed(range(min(inside.height, len(lines), FACTS))):
            if wide(lines[down]) + wide(variant) > inside.width:
                continue
            line = [span._replace(ink=on_name) for span in variant] if down == 0 else variant
            write_right(canvas, inside.x + inside.width, inside.y + down, line, scene)
            return


def _edge(canvas: Canvas, area: Area, scene: Scene, seat: Seat, ground: str) -> None:
    """The left edge: heavy gold where the player may be named, double where named, vermilion in a fight."""
    thing = seat_name(seat)
    if thing == scene.cursor:
        sign, ink = "▌", Ink(AI, ground, bold=True)
    elif thing in scene.chosen or thing in scene.aimed:
        sign, ink = "║", Ink(AI if thing in scene.chosen else LEGAL, ground, bold=True)
    elif thing in scene.legal:
        sign, ink = "┃", Ink(LEGAL, ground, bold=True)
    elif _is_struck(scene, seat):
        sign, ink = "┃", Ink(SHU, ground, bold=True)
    else:
        return
    for down in range(area.height):
        canvas.text(area.x, area.y + down, sign, ink)


def _is_struck(scene: Scene, seat: Seat) -> bool:
    now = resolving(scene.view)
    return now is not None and now.asked == seat


# --- lines ----------------------------------------------------------------------------------------


def _lines(scene: Scene, seat: Seat, width: int, height: int) -> list[Line]:
    ground = ground_of(scene, seat)
    lines: list[Line] = [name_line(scene, seat, ground)]
    lines.append(fitting(character_variants(scene, seat, ground), width))
    if height < FACTS:
        lines.append(fitting(token_variants(scene, seat, ground), width))
    else:
        lines.append(_resilience(scene, seat, ground))
        lines.append(fitting([_honor_and_hand(scene, seat, ground, k) for k in range(3)], width))
    lines.append(fitting(property_variants(scene, seat, ground), width))
    if height > FACTS:
        about = scene.teller.explain_named("character", scene.view.table.characters[seat]) or ""
        rows = wrap(about, max(1, width - 1))
        thing = seat_name(seat, "character")
        lines += [
            [Span(f" {row}", Ink(USUZUMI, ground), thing)] for row in rows if len(rows) <= height - FACTS
        ]
    return lines


def name_line(scene: Scene, seat: Seat, ground: str) -> list[Span]:
    """An arrow where somebody is being waited for, crest, letter and name; vermilion in the player's turn."""
    asked, turn = seat in scene.view.asked(), seat == scene.view.table.turn
    ink = Ink(CARD, SHU, bold=True) if turn else Ink(SUMI, ground, bold=True)
    if not turn and (asked or seat == scene.view.seat):
        ink = ink._replace(fore=SHU_TEXT if asked else AI)
    return [
        Span("▶" if asked else " ", ink),
        Span(f" {CRESTS[seat]} ", Ink(CARD, scene.pigment(seat), bold=True)),
        Span(f" {with_letter(seat, scene.teller.seat(seat))}", ink, seat_name(seat)),
    ]


def character_variants(scene: Scene, seat: Seat, ground: str) -> list[Line]:
    """`Hideyoshi 将 Shogun`, and shorter."""
    view, teller = scene.view, scene.teller
    thing = seat_name(seat, "character")
    name = Span(character_name(teller, view.table.characters[seat]), Ink(SUMI, ground), thing)
    role, ink = role_in_words(view, teller, seat), Ink(SHU_TEXT, ground, bold=True)
    if known_role(view, seat) != SHOGUN:
        ink = ink._replace(fore=AI if seat == view.seat else SUMI)
    thing = seat_name(seat, "role")
    if not role:
        return [[Span(" ", ink), name, Span(" ", ink), Span(" ? ", Ink(CARD, USUZUMI, bold=True), thing)]]
    face = known_role(view, seat)
    kanji = f"{role_kanji(face)} " if face != HIDDEN else ""
    return [[Span(" ", ink), name, Span(" ", ink), Span(f"{sign}{role}", ink, thing)] for sign in (kanji, "")]


def _resilience(scene: Scene, seat: Seat, ground: str) -> list[Span]:
    """`●●◍○○ 3/5`: what is left, what is about to be lost, what is gone."""
    table = scene.view.table
    left, most = table.resilience[seat], RESILIENCE[table.characters[seat]]
    lost = min(left, wounds_to_come(scene, seat))
    full, empty = RESILIENCE_SIGNS
    thing = seat_name(seat, "resilience")
    return [
        Span(" " + full * (left - lost), Ink(KOKE, ground, bold=True), thing),
        Span(TO_COME * lost, Ink(SHU_TEXT, ground, bold=True), thing),
        Span(empty * (most - left), Ink(USUZUMI, ground), thing),
        Span(f" {left}/{most}", Ink(SUMI if left else SHU_TEXT, ground, bold=True), thing),
    ]


def _honor_and_hand(scene: Scene, seat: Seat, ground: str, short: int) -> list[Span]:
    """`✿✿✿ 3  手 hand 6`, and shorter."""
    view, words = scene.view, scene.words
    honor, cards = view.table.honor[seat], view.count(HAND[seat])
    flowers = HONOR * honor if short == 0 and honor else HONOR
    word = f"{words.text('terminal-samurai-hand')} " if short == 0 else ""
    space = "" if short == 2 else " "
    return [
        Span(f" {flowers}{space}{honor}", Ink(HANA, ground, bold=True), seat_name(seat, "honor")),
        Span(" " if short == 2 else "  ", Ink(SUMI, ground)),
        Span(f"手{space}{word}{cards}", Ink(SUMI if cards else SHU_TEXT, ground), seat_name(seat, "hand")),
    ]


def token_variants(scene: Scene, seat: Seat, ground: str) -> list[Line]:
    """Resilience, Honor and hand in one line."""
    first, ink = _resilience(scene, seat, ground), Ink(SUMI, ground)
    return [
        [*first, Span(gap, ink), *_honor_and_hand(scene, seat, ground, short)]
        for short, gap in enumerate((" ", " ", ""))
    ]


def property_variants(scene: Scene, seat: Seat, ground: str) -> list[Line]:
    """The Properties in front of a player: sign, name and number; the name shorter, or not at all."""
    ink = Ink(AI, ground, bold=True)
    cards = properties(scene.view, seat)

    def tabs(names: list[str], times: str, gap: str) -> list[Span]:
        shown = []
        for (card, count), name in zip(cards, names, strict=True):
            number = f"{times}{count}" if count > 1 else ""
            shown.append([Span(f"{KANJI[card]}{name}{number}", ink, seat_name(seat, CARDS[card]))])
        return [Span(" ", ink), *joined(shown, Span(gap, ink))] if cards else []

    names = [f" {scene.teller.face(card)}" for card, _ in cards]
    short = [f" {scene.words.text(SHORT[CARDS[card]])}" for card, _ in cards]
    bare = [""] * len(cards)
    return [tabs(names, " ×", "  "), tabs(names, " ×", " "), tabs(short, "×", " "), tabs(bare, "", " ")]


def medal_variants(scene: Scene, seat: Seat, ground: str = MAT) -> list[Line]:
    """How hard it is for the viewer to reach a player, and whether the Weapon that is aimed does."""
    view, words = scene.view, scene.words
    if view.outcome is not None:
        return [[]]
    if view.seat in (SPECTATOR, seat):
        return [[]] if not is_harmless(view, seat) else [_harmless(scene, ground)]
    if is_harmless(view, seat):
        return [_harmless(scene, ground), [Span(" – ", Ink(USUZUMI, ground, bold=True))]]
    number, weapon = difficulty(view, view.seat, seat), aimed_weapon(scene)
    ink, sign = Ink(SUMI, ground, bold=True), ""
    if weapon >= 0:
        hits = reaches(view, weapon, seat)
        ink, sign = Ink(LEGAL if hits else USUZUMI, ground, bold=True), " ✓" if hits else " ✗"
    added = sum_of_difficulty(view, seat)
    whole = f" {REACHES} {number} = {added}{sign} " if added != str(number) else f" {REACHES} {number}{sign} "
    word = words.text("terminal-samurai-difficulty")
    return [
        [Span(whole.replace(REACHES, f"{REACHES} {word}"), ink)],
        [Span(whole, ink)],
        [Span(f" {REACHES}{number}{sign} ", ink)],
    ]


def _harmless(scene: Scene, ground: str) -> list[Span]:
    return [Span(f" {scene.words.text('terminal-samurai-harmless')} ", Ink(SHU_TEXT, ground, bold=True))]
