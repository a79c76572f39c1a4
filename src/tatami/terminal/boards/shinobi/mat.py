"""The picture of Shinobi: everybody's province with its five clans, the secret clan, the hand, the tally."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len

from tatami.games.shinobi.aids import is_safe, tally
from tatami.games.shinobi.pieces import ARMY, CLAN_CARD, CLANS, DECK, DISCARD, FACES, HAND, NINJA, SERVED
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat, letter

from ...canvas import Area, Canvas, Picture, fit
from ...palette import AI, CARD, CARD_LINE, FAINT, LEGAL, MAT, QUIET, SHU_TEXT, SUMI, WASHI, Ink
from ...palette import CLANS as PIGMENTS
from ..board import Scene
from ..cards import edge_ink, face_ink, frame, gap, grid, plate

KANJI: Final = "北毛織武上忍"
"""Hojo, Mori, Oda, Takeda, Uesugi, and the ninja."""
SHIELD: Final = "盾"
"""An army that may not be attacked this turn."""


class Sizes(NamedTuple):
    """How large things are drawn: heights of the others' armies, of one's own, of the hand (0: beside)."""

    rival: int
    own: int
    hand: int
    narrowest: int
    """The others' provinces must be so wide."""

    def own_height(self, watches: bool) -> int:
        """Who only watches sees the tally there."""
        return 8 if watches else 1 + self.own + (self.hand or 1)


LARGE: Final = Sizes(5, 5, 5, 41)
ROOMY: Final = Sizes(4, 4, 4, 41)
NORMAL: Final = Sizes(3, 4, 4, 26)
CROWDED: Final = Sizes(3, 3, 0, 26)


def army_name(seat: Seat, clan: int) -> str:
    return f"province.{letter(seat)}.{CLANS[clan]}"


def hand_card(seat: Seat, card: int) -> str:
    return f"hand.{letter(seat)}/{FACES[card]}"


def draw_shinobi(scene: Scene, width: int, height: int) -> Picture:
    """As large as fits; one's own province lies at the lower edge."""
    canvas = Canvas(width)
    rivals, watches = scene.others, scene.view.seat == SPECTATOR
    sizes = _sizes(len(rivals), width, height, watches)
    seats, tall = grid(len(rivals), width, sizes.narrowest), sizes.rival + 1
    for k, seat in enumerate(rivals):
        x, y = seats.place(k, tall)
        _province(canvas, Area(x, y, seats.wide, tall), scene, seat)
    bottom = max(seats.lines * tall, height - sizes.own_height(watches))
    if watches:
        _tally_list(canvas, 1, bottom, scene)
    else:
        _own(canvas, bottom, scene, sizes)
    return canvas.picture()


def _sizes(rivals: int, width: int, height: int, watches: bool) -> Sizes:
    for sizes in (LARGE, ROOMY, NORMAL):
        lines = grid(rivals, width, sizes.narrowest).lines * (sizes.rival + 1)
        if lines + sizes.own_height(watches) <= height and width >= sizes.narrowest:
            return sizes
    return CROWDED


def _province(canvas: Canvas, area: Area, scene: Scene, seat: Seat) -> None:
    """Name, hand size and clan card above, then the five clans in their fixed places."""
    view, name = scene.view, f"province.{letter(seat)}"
    end = plate(canvas, area.x, area.y, area.width - 4, scene, seat)
    right = _served(canvas, area.x + area.width - 2, area.y, scene, seat)
    words = f"手 {scene.words.text('terminal-shinobi-hand')} {view.count(HAND[seat])}"
    held = words if end + 2 + cell_len(words) < right else f"手 {view.count(HAND[seat])}"
    if end + 1 + cell_len(held) < right:
        canvas.text(end + 1, area.y, held, QUIET)
        canvas.thing(f"hand.{letter(seat)}", Area(end + 1, area.y, cell_len(held), 1))
    wide = min(13, (area.width - 1) // len(CLANS))
    if name in scene.legal or name in scene.chosen or name in scene.aimed or name == scene.cursor:
        _mark(canvas, area, scene, name)
    canvas.thing(name, Area(area.x, area.y, area.width - 1, area.height))
    for clan in range(len(CLANS)):
        place = Area(area.x + 1 + clan * wide, area.y + 1, wide, area.height - 1)
        _army(canvas, place, scene, seat, clan)


def _mark(canvas: Canvas, area: Area, scene: Scene, name: str) -> None:
    """A province that can be chosen has a bar at its left edge: the cloth edging of the mat."""
    ink = Ink(LEGAL, bold=True)
    if name in scene.chosen or name == scene.cursor:
        ink = Ink(AI, bold=True)
    sign = "┃" if name in scene.legal else "║"
    for down in range(1, area.height):
        canvas.text(area.x, area.y + down, "▌" if name == scene.cursor else sign, ink)


def _army(canvas: Canvas, area: Area, scene: Scene, seat: Seat, clan: int) -> None:
    """A clan's troops in a province: colour, kanji, number, and a shield while they are safe."""
    view, thing = scene.view, army_name(seat, clan)
    count, middle = view.count(ARMY[seat][clan]), area.y + (area.height - 1) // 2
    if not count:
        gap(canvas, area, scene, thing)
        canvas.centred(area.x + 1, middle, area.width - 2, KANJI[clan], Ink(FAINT))
        return
    ground = PIGMENTS[clan]
    frame(canvas, area, scene, thing, ground, CARD, struck=False)
    ink = Ink(CARD, ground, bold=True)
    inner = area.width - 2
    signs = (f"{KANJI[clan]} {count}", f"{KANJI[clan]}{count}", str(count))
    canvas.centred(area.x + 1, middle, inner, next(s for s in signs if cell_len(s) <= inner), ink)
    if area.height > 3:
        name = fit(scene.teller.face(clan), area.width - 2)
        canvas.centred(area.x + 1, middle + 1, area.width - 2, name, ink._replace(bold=False))
    if is_safe(view, seat, clan):
        canvas.text(area.x + (area.width - 2) // 2, area.y, SHIELD, edge_ink(scene, thing, ground))


def _own(canvas: Canvas, y: int, scene: Scene, sizes: Sizes) -> None:
    """One's own province, the hand below or beside it, and what everybody can count."""
    view, me = scene.view, scene.view.seat
    cards = view.faces(HAND[me])
    wide = min(66, canvas.width - 20) if sizes.hand else 32
    _province(canvas, Area(0, y, wide, sizes.own + 1), scene, me)
    if sizes.hand:
        _tally_list(canvas, wide + 1, y, scene)
        spot = Area(1, y + 1 + sizes.own, wide - 2, sizes.hand)
    else:
        _tally_line(canvas, y + 1 + sizes.own, scene)
        spot = Area(wide + 1, y + 1, canvas.width - wide - 1, sizes.own)
        if spot.width < 28:
            spot = Area(1, y + 2 + sizes.own, canvas.width - 1, 3)
    card = min(14, spot.width // max(4, len(cards)))
    for k, face in enumerate(cards):
        _hand_card(canvas, Area(spot.x + k * card, spot.y, card - 1, spot.height), scene, face)


def _hand_card(canvas: Canvas, area: Area, scene: Scene, face: int) -> None:
    thing = hand_card(scene.view.seat, face)
    ink = face_ink(scene, thing)
    frame(canvas, area, scene, thing, CARD, CARD_LINE, struck=False)
    colour = PIGMENTS[face] if face < NINJA else SUMI
    name, inner = scene.teller.face(face), area.width - 2
    middle = area.y + (area.height - 1) // 2
    if area.height > 3:
        canvas.centred(area.x + 1, middle, inner, KANJI[face], Ink(colour, CARD, bold=True))
        canvas.centred(area.x + 1, middle + 1, inner, name, ink._replace(bold=False))
    else:
        canvas.text(area.x + 1, middle, KANJI[face], Ink(colour, CARD, bold=True))
        canvas.text(area.x + 3, middle, fit(name, inner - 2), ink._replace(bold=False))


def _served(canvas: Canvas, right: int, y: int, scene: Scene, seat: Seat) -> int:
    """The clan card, right-aligned: a red back, or the clan for the one who serves it. Gives its left."""
    face, thing = scene.view.face(SERVED[seat]), f"clan.{letter(seat)}"
    if face == HIDDEN:
        text, ink = " ? ", Ink(CARD, PIGMENTS[3], bold=True)
    else:
        clan = face - CLAN_CARD
        text = f" {KANJI[clan]} {scene.teller.face(clan)} "
        ink = Ink(CARD, PIGMENTS[clan], bold=True)
    if thing == scene.cursor:
        ink = Ink(WASHI, AI, bold=True)
    left = right - cell_len(text)
    canvas.text(left, y, text, ink)
    canvas.thing(thing, Area(left, y, cell_len(text), 1))
    return left


def _piles(scene: Scene) -> list[tuple[str, str]]:
    view, words = scene.view, scene.words
    piles = [
        ("deck", f"{words.text('terminal-shinobi-deck')} {view.count(DECK)}"),
        ("discard", f"{words.text('terminal-shinobi-discard')} {view.count(DISCARD)}"),
    ]
    if view.table.turns_left >= 0:
        piles.append(("last", words.text("terminal-shinobi-last-round", turns=view.table.turns_left)))
    return piles


def _tally_list(canvas: Canvas, x: int, y: int, scene: Scene) -> None:
    """Deck and discard, and the clans by the number of their cards on the table."""
    width = canvas.width - x
    for name, text in _piles(scene):
        ink = Ink(SHU_TEXT, bold=True) if name == "last" else QUIET
        canvas.text(x, y, fit(text, width), ink)
        canvas.thing(name, Area(x, y, width, 1))
        y += 1
    for down, (clan, count) in enumerate(tally(scene.view)):
        name = f"{KANJI[clan]} {scene.teller.face(clan)}"
        canvas.text(x, y + down, fit(name, width - 4), Ink(PIGMENTS[clan], bold=True))
        canvas.text(x + min(width, 18) - 3, y + down, f"{count:>2}", Ink(SUMI, MAT, bold=True))


def _tally_line(canvas: Canvas, y: int, scene: Scene) -> None:
    """The same in one line, where there is no room."""
    x = 1
    for name, text in _piles(scene):
        end = canvas.text(x, y, text, Ink(SHU_TEXT, bold=True) if name == "last" else QUIET)
        canvas.thing(name, Area(x, y, end - x, 1))
        x = end + 2
    for clan, count in tally(scene.view):
        x = canvas.text(x, y, f"{KANJI[clan]}{count}", Ink(PIGMENTS[clan], bold=True)) + 2
