"""The picture of Tenno: the others' rows above, one's own row and hand below, the fight between them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.cells import cell_len

from tatami.games.tenno.aids import fight, remembered
from tatami.games.tenno.pieces import (
    KINDS,
    SLOTS,
    VALUE,
    discard,
    hand,
    kind_of,
    owner_of,
    prison,
    row,
)
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ...canvas import Area, Canvas, Picture, fit
from ...palette import CARD, CARD_LINE, CRESTS, QUIET, SHU, SHU_TEXT, SUMI, Ink
from ..board import Scene
from ..cards import Grid, back, edge_ink, face_ink, frame, gap, grid, label, plate

KANJI: Final = "農農農忍僧浪侍侍大将芸"
NUMBER: Final = (*(str(value) for value in VALUE[:-1]), "X")
POWERS: Final = {
    "ninja": "terminal-tenno-power-ninja",
    "monk": "terminal-tenno-power-monk",
    "ronin": "terminal-tenno-power-ronin",
    "shogun": "terminal-tenno-power-shogun",
    "geisha": "terminal-tenno-power-geisha",
}


class Sizes(NamedTuple):
    """How large things are drawn."""

    rival: tuple[int, int]
    """Width and height of the others' cards, with the space between them."""
    under: int
    """Lines under the others' cards."""
    own: tuple[int, int]
    """Width and height of one's own cards."""
    hand: int
    """Height of the cards in hand; 0: they lie beside the row."""

    def rival_height(self) -> int:
        return 1 + self.rival[1] + self.under

    def own_height(self, watches: bool) -> int:
        """Who only watches sees the discard pile there."""
        return 2 if watches else 1 + self.own[1] + self.hand


LARGE: Final = Sizes((9, 5), 1, (16, 6), 5)
NORMAL: Final = Sizes((6, 3), 0, (12, 4), 4)
CROWDED: Final = Sizes((6, 3), 0, (9, 4), 0)
FIGHT: Final = 7
"""Lines that a fight takes in the middle of the mat, where there is room."""


def slot_name(seat: Seat, slot: int) -> str:
    return f"row.{letter(seat)}.{slot + 1}"


def hand_card(seat: Seat, kind: int) -> str:
    return f"hand.{letter(seat)}/{KINDS[kind]}"


def draw_tenno(scene: Scene, width: int, height: int) -> Picture:
    """As large as fits; one's own cards lie at the lower edge."""
    canvas = Canvas(width)
    rivals, watches = scene.others, scene.view.seat == SPECTATOR
    seats = grid(len(rivals), width, 26)
    sizes = _sizes(seats, height, watches)
    for k, seat in enumerate(rivals):
        x, y = seats.place(k, sizes.rival_height())
        _rival(canvas, x, y, seats.wide, scene, seat, sizes)
    top = seats.lines * sizes.rival_height()
    bottom = max(top, height - sizes.own_height(watches))
    if bottom - top >= FIGHT:
        _fight(canvas, top + (bottom - top - FIGHT) // 2, scene)
    if watches:
        _discard(canvas, 1, bottom, width - 2, 2, scene)
    else:
        _own(canvas, bottom, scene, sizes)
    return canvas.picture()


def _sizes(seats: Grid, height: int, watches: bool) -> Sizes:
    for sizes in (LARGE, NORMAL):
        lines = seats.lines * sizes.rival_height() + sizes.own_height(watches)
        if lines <= height and seats.wide >= 3 * sizes.rival[0]:
            return sizes
    return CROWDED


def _rival(canvas: Canvas, x: int, y: int, width: int, scene: Scene, seat: Seat, sizes: Sizes) -> None:
    """Name above, three cards, and the sizes of hand and prison beside or under them."""
    plate(canvas, x, y, width, scene, seat)
    wide, tall = sizes.rival
    card = wide - 1 if sizes is LARGE else wide
    for slot in range(SLOTS):
        _card(canvas, Area(x + 1 + slot * wide, y + 1, card, tall), scene, seat, slot)
    if sizes.under:
        _counts(canvas, x + 1, y + 1 + tall, scene, seat)
        return
    for down, (kanji, place) in enumerate((("手", hand(seat)), ("牢", prison(seat)))):
        at = Area(x + 2 + SLOTS * wide, y + 1 + down, 5, 1)
        canvas.text(at.x, at.y, f"{kanji} {scene.view.count(place)}", QUIET)
        canvas.thing(scene.view.layout.places[place].name, at)


def _counts(canvas: Canvas, x: int, y: int, scene: Scene, seat: Seat) -> int:
    """How many cards in hand and prison, in words."""
    words = scene.words
    for kanji, word, place in (
        ("手", words.text("terminal-tenno-hand"), hand(seat)),
        ("牢", words.text("terminal-tenno-prison"), prison(seat)),
    ):
        end = canvas.text(x, y, f"{kanji} {word} {scene.view.count(place)}", QUIET)
        canvas.thing(scene.view.layout.places[place].name, Area(x, y, end - x, 1))
        x = end + 2
    return x


def _card(canvas: Canvas, area: Area, scene: Scene, seat: Seat, slot: int) -> None:
    """One slot of a row: a gap, a back or a face."""
    view, thing = scene.view, slot_name(seat, slot)
    if not view.count(row(seat, slot)):
        gap(canvas, area, scene, thing)
        label(canvas, area, str(slot + 1), QUIET)
        return
    face = view.face(row(seat, slot))
    if face == HIDDEN:
        back(canvas, area, scene, thing, seat)
    else:
        _face(canvas, area, scene, thing, face, struck=thing in _fighting(view))
    ink = edge_ink(scene, thing, scene.pigment(seat) if face == HIDDEN else CARD)
    if thing in _fighting(view):
        ink = Ink(SHU_TEXT, QUIET.back, bold=True)
    label(canvas, area, f"{slot + 1} {_remembered(scene, seat, slot)}".strip(), ink)


def _own(canvas: Canvas, y: int, scene: Scene, sizes: Sizes) -> None:
    """One's own row with the discard pile beside it, and the hand below or beside."""
    me = scene.view.seat
    end = plate(canvas, 0, y, canvas.width // 2, scene, me)
    end = _counts(canvas, end + 2, y, scene, me)
    wide, tall = sizes.own
    for slot in range(SLOTS):
        _card(canvas, Area(1 + slot * (wide + 1), y + 1, wide, tall), scene, me, slot)
    right = 1 + SLOTS * (wide + 1)
    if sizes.hand:
        _discard(canvas, right + 2, y + 1, canvas.width - right - 3, tall, scene)
        _hand(canvas, 1, y + 1 + tall, sizes.hand, scene)
    else:
        _discard(canvas, end, y, canvas.width - end, 1, scene)
        beside = canvas.width - right >= 6 * scene.view.count(hand(me))
        _hand(canvas, right if beside else 1, y + 1 if beside else y + 1 + tall, 3, scene)


def _hand(canvas: Canvas, x: int, y: int, tall: int, scene: Scene) -> None:
    """The cards in hand, as wide as there is room for."""
    faces = scene.view.faces(hand(scene.view.seat))
    if not faces:
        return
    wide = min(13, (canvas.width - x) // len(faces))
    longest = max(cell_len(_short_name(scene.teller, kind_of(face))) for face in faces)
    if wide - 2 < longest:
        tall = 3
    card = wide if wide - 2 == longest or wide <= 6 else wide - 1
    for k, face in enumerate(faces):
        area = Area(x + k * wide, y, card, tall)
        _face(canvas, area, scene, hand_card(scene.view.seat, kind_of(face)), face, struck=False)


def _face(canvas: Canvas, area: Area, scene: Scene, thing: str, face: int, struck: bool) -> None:
    """An open card: number and kanji, and name and power where there is room."""
    frame(canvas, area, scene, thing, CARD, CARD_LINE, struck)
    _print_face(canvas, area, scene, face, face_ink(scene, thing))


def _print_face(canvas: Canvas, area: Area, scene: Scene, face: int, ink: Ink) -> None:
    teller, kind, inner = scene.teller, kind_of(face), area.width - 2
    canvas.text(area.x + 1, area.y + 1, NUMBER[kind], ink)
    canvas.text(
        area.x + area.width - 3, area.y + 1, KANJI[kind], Ink(scene.pigment(owner_of(face)), CARD, bold=True)
    )
    plain, tall = ink._replace(bold=False), area.height
    name = _short_name(teller, kind)
    if tall > 3 and cell_len(name) <= inner:
        canvas.centred(area.x + 1, area.y + tall // 2, inner, name, plain)
    if tall > 4 and KINDS[kind] in POWERS:
        power = teller.words.text(POWERS[KINDS[kind]])
        if cell_len(power) <= inner:
            canvas.centred(area.x + 1, area.y + tall - 2, inner, power, Ink(QUIET.fore, CARD))


def _fight(canvas: Canvas, y: int, scene: Scene) -> None:
    """The two cards of the fight that is on, face to face."""
    view, top = scene.view, fight(scene.view)
    if top is None:
        return
    middle, wide = canvas.width // 2, 14
    sides = ((top.by, top.slot, middle - wide - 5), (top.target, top.aim, middle + 5))
    for seat, slot, x in sides:
        if not view.count(row(seat, slot)) or view.face(row(seat, slot)) == HIDDEN:
            return
        area = Area(x, y + 1, wide, 6)
        frame(canvas, area, scene, slot_name(seat, slot) + "/fight", CARD, SHU, struck=True)
        _print_face(canvas, area, scene, view.face(row(seat, slot)), Ink(SUMI, CARD, bold=True))
        canvas.centred(x, y, wide, f"{CRESTS[seat]} {scene.teller.seat(seat)}", Ink(SHU_TEXT, bold=True))
    canvas.text(middle - 3, y + 3, "━━━━━▶", Ink(SHU, bold=True))


def _short_name(teller: Teller, kind: int) -> str:
    """The name without the number, which stands above it."""
    return teller.face(kind).removesuffix(NUMBER[kind]).strip()


def _discard(canvas: Canvas, x: int, y: int, width: int, lines: int, scene: Scene) -> None:
    """The discard pile: how many, and the cards by crest and number as far as there is room."""
    faces = scene.view.faces(discard(scene.view.seats))
    title = f"捨 {scene.words.text('terminal-tenno-discard')} {len(faces)}"
    at, line = canvas.text(x, y, fit(title, width), QUIET) + 2, 0
    canvas.thing("discard", Area(x, y, width, lines))
    for face in sorted(faces, key=lambda face: (owner_of(face), kind_of(face))):
        shown = f"{CRESTS[owner_of(face)]}{NUMBER[kind_of(face)]}"
        if at + cell_len(shown) > x + width:
            at, line = x, line + 1
        if line >= lines:
            break
        at = canvas.text(at, y + line, shown, Ink(scene.pigment(owner_of(face)), bold=True)) + 1


def _fighting(view: View[Any]) -> frozenset[str]:
    """The two cards of the fight that is on."""
    top = fight(view)
    if top is None:
        return frozenset()
    return frozenset((slot_name(top.by, top.slot), slot_name(top.target, top.aim)))


def _remembered(scene: Scene, seat: Seat, slot: int) -> str:
    """The memory aid: the number last seen there, with a question mark if the slot was handled since.

    A card that lies open needs no memory, and at the end may be another than was seen there.
    """
    covered = scene.view.face(row(seat, slot)) == HIDDEN
    seen = remembered(scene.view).get((seat, slot)) if covered else None
    return "" if seen is None else NUMBER[seen.kind] + ("?" if seen.handled else "")
