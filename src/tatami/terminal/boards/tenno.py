"""Tenno on the mat: the opponents' rows above, one's own row and hand below."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len

from tatami.games.tenno import answers as say
from tatami.games.tenno.pieces import KINDS, SLOTS, VALUE, discard, hand, kind_of, notes, owner_of, prison, row
from tatami.games.tenno.rules.fight import MonkToShow
from tatami.games.tenno.table import HANDLED, REFILLED
from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.questions import Question
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ..canvas import Area, Canvas, Picture, fit
from ..choice import Part, Path
from ..palette import CARD, CARD_LINE, CRESTS, QUIET, SEATS, Ink
from .board import ROOMY, Board, Scene, sentence
from .cards import back, edge_ink, face_ink, frame, gap, label, plate

KANJI: Final = "農農農忍僧浪侍侍大将芸"
NUMBER: Final = (*(str(value) for value in VALUE[:-1]), "X")


def slot_name(seat: Seat, slot: int) -> str:
    return f"row.{letter(seat)}.{slot + 1}"


def hand_card(seat: Seat, kind: int) -> str:
    return f"hand.{letter(seat)}/{KINDS[kind]}"


class TennoBoard(Board):
    """Rows, hands, prisons and the discard pile."""

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        me, words = question.seats[0] if view.seat == SPECTATOR else view.seat, teller.words
        match answer:
            case say.Attack(slot=slot, target=target, aim=aim):
                return (
                    Part(slot_name(me, slot), _own_slot(view, teller, me, slot)),
                    Part(f"seat.{letter(target)}", teller.seat(target)),
                    Part(slot_name(target, aim), words.text("terminal-tenno-slot", slot=aim + 1)),
                )
            case say.Swap(slot=slot, kind=kind):
                is_there = view.face(row(me, slot)) % len(KINDS) == kind
                card = slot_name(me, slot) if is_there else hand_card(me, kind)
                return (
                    Part(slot_name(me, slot), _own_slot(view, teller, me, slot)),
                    Part(card, teller.face(kind)),
                )
            case say.Refill(fill=fill):
                return tuple(
                    Part(
                        hand_card(me, kind),
                        words.text("terminal-tenno-fill", slot=slot + 1, card=teller.face(kind)),
                    )
                    for slot, kind in fill
                )
            case say.Peek(slot=slot):
                attacker: Seat = getattr(question, "attacker", me)
                return (Part(slot_name(attacker, slot), words.text("terminal-tenno-slot", slot=slot + 1)),)
            case say.Exchange(slot=slot, other=other, changed=changed):
                return (
                    Part(slot_name(me, slot), _own_slot(view, teller, me, slot)),
                    Part(slot_name(me, other), _own_slot(view, teller, me, other)),
                    Part(f"changed.{changed}", teller.answer(answer, question)),
                )
            case say.ShowMonk():
                return (Part(_monk(view, me), teller.answer(answer, question)),)
        return (Part(answer.text, teller.answer(answer, question)),)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        if thing.startswith("prison."):
            return say.LOOK_INTO_PRISON.text
        if thing.startswith("hand."):
            return say.ATTACK_FROM_HAND.text
        return {"discard": say.TAKE_FROM_DISCARD.text}.get(thing)

    # --- words ----------------------------------------------------------------------------------

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        """A line for each player, then the discard pile."""
        lines = [self._seat_in_words(view, teller, seat) for seat in range(view.seats)]
        cards = ", ".join(_discarded(teller, face) for face in view.faces(discard(view.seats)))
        if cards:
            lines.append(teller.words.text("terminal-tenno-discarded", cards=cards))
        return lines

    def _seat_in_words(self, view: View[Any], teller: Teller, seat: Seat) -> str:
        words, cards = teller.words, view.faces(hand(seat))
        slots = sentence(_slot_in_words(view, teller, seat, slot) for slot in range(SLOTS))
        prisoners = view.faces(prison(seat))
        held = words.text("terminal-tenno-hand-count", count=len(cards)) + _named(teller, cards)
        jailed = words.text("terminal-tenno-prison-count", count=len(prisoners)) + _named(teller, prisoners)
        return f"{letter(seat)} {teller.seat(seat)}. {sentence((slots, held, jailed))}."

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        canvas = Canvas(width)
        rivals = scene.others
        columns = max(1, min(len(rivals), width // 26))
        rows = -(-len(rivals) // columns)
        columns = -(-len(rivals) // rows)
        own = 0 if scene.view.seat == SPECTATOR else 10
        large = height >= rows * 6 + own + 4 and width // columns >= 36
        tall = 5 if large else 3
        for k, seat in enumerate(rivals):
            x, y = k % columns * (width // columns), k // columns * (tall + 1)
            self._rival(canvas, Area(x, y, width // columns, tall), scene, seat)
        y = rows * (tall + 1)
        if scene.view.seat != SPECTATOR:
            self._own(canvas, y, scene, roomy=height >= y + 12)
        elif scene.view.faces(discard(scene.view.seats)):
            _discard(canvas, 1, y, width - 2, scene)
        return canvas.picture()

    def _rival(self, canvas: Canvas, area: Area, scene: Scene, seat: Seat) -> None:
        """Name above, three cards, and beside them the sizes of hand and prison."""
        view, wide = scene.view, 9 if area.height > 3 else 6
        plate(canvas, area.x, area.y, area.width, scene, seat)
        for slot in range(SLOTS):
            place = Area(area.x + 1 + slot * wide, area.y + 1, wide, area.height)
            self._card(canvas, place, scene, seat, slot)
        x, space = area.x + 2 + SLOTS * wide, area.width - 3 - SLOTS * wide
        prison_name = f"prison.{letter(seat)}"
        signs = (("手", "terminal-tenno-hand", hand(seat)), ("牢", "terminal-tenno-prison", prison(seat)))
        for down, (kanji, key, place_number) in enumerate(signs):
            count = view.count(place_number)
            words = f"{kanji} {scene.words.text(key)} {count}"
            shown = words if cell_len(words) <= space else f"{kanji} {count}"
            canvas.text(x, area.y + 1 + down, shown, QUIET)
            thing = prison_name if down else f"hand.{letter(seat)}"
            canvas.thing(thing, Area(x, area.y + 1 + down, cell_len(shown), 1))

    def _card(self, canvas: Canvas, area: Area, scene: Scene, seat: Seat, slot: int) -> None:
        """One slot of a row: a gap, a back or a face."""
        view, thing = scene.view, slot_name(seat, slot)
        if not view.count(row(seat, slot)):
            gap(canvas, area, scene, thing)
            label(canvas, area, str(slot + 1), QUIET)
            return
        face = view.face(row(seat, slot))
        if face == HIDDEN:
            back(canvas, area, scene, thing, seat)
            ground = SEATS[seat]
        else:
            _face(canvas, area, scene, thing, face, struck=thing in _fighting(view))
            ground = CARD
        memory = _remembered(scene, seat, slot)
        label(canvas, area, f"{slot + 1} {memory}".strip(), edge_ink(scene, thing, ground))

    def _own(self, canvas: Canvas, y: int, scene: Scene, roomy: bool) -> None:
        """One's own row, prison and discard pile beside it, and the hand below."""
        view, words, me = scene.view, scene.words, scene.view.seat
        end = plate(canvas, 0, y, canvas.width // 2, scene, me)
        for kanji, key, place in (
            ("手", "terminal-tenno-hand", hand(me)),
            ("牢", "terminal-tenno-prison", prison(me)),
        ):
            x = end + 3
            end = canvas.text(x, y, f"{kanji} {words.text(key)} {view.count(place)}", QUIET)
            name = view.layout.places[place].name
            canvas.thing(name, Area(x, y, end - x, 1))
        tall, wide = (5, 13) if roomy else (4, 11)
        for slot in range(SLOTS):
            self._card(canvas, Area(1 + slot * wide, y + 1, wide, tall), scene, me, slot)
        _discard(canvas, 3 + SLOTS * wide, y + 1, canvas.width - 4 - SLOTS * wide, scene)
        self._hand(canvas, y + 1 + tall, scene)

    def _hand(self, canvas: Canvas, y: int, scene: Scene) -> None:
        """The cards in hand, as wide as there is room for."""
        faces = scene.view.faces(hand(scene.view.seat))
        if not faces:
            return
        wide = min(12, (canvas.width - 2) // len(faces))
        names = max(cell_len(scene.teller.face(face)) for face in faces)
        tall = 4 if wide - 2 >= names else 3
        for k, face in enumerate(faces):
            area = Area(1 + k * wide, y, wide, tall)
            _face(canvas, area, scene, hand_card(scene.view.seat, kind_of(face)), face, struck=False)


def _face(canvas: Canvas, area: Area, scene: Scene, thing: str, face: int, struck: bool) -> None:
    """An open card: number and kanji, and its name where there is room."""
    asked = scene.view.seat in scene.view.asked()
    ground, ink = face_ink(scene, thing, asked)
    frame(canvas, area, scene, thing, ground, CARD_LINE, struck)
    kind, inner = kind_of(face), area.width - 2
    canvas.text(area.x + 1, area.y + 1, NUMBER[kind], ink)
    colour = Ink(SEATS[owner_of(face)], CARD, bold=True)
    canvas.text(area.x + area.width - 3, area.y + 1, KANJI[kind], colour)
    name = scene.teller.face(face)
    if area.height > 3 and inner > 4:
        plain = name.removesuffix(NUMBER[kind]).strip() if cell_len(name) > inner else name
        canvas.centred(area.x + 1, area.y + 2, inner, plain, ink._replace(bold=False))
    if area.height > 4:
        power = f"terminal-tenno-power-{KINDS[kind]}"
        text = scene.words.text(power) if scene.words.has(power) else ""
        canvas.centred(area.x + 1, area.y + 3, inner, text, Ink(QUIET.fore, CARD))


def _discard(canvas: Canvas, x: int, y: int, width: int, scene: Scene) -> None:
    """The discard pile: how many, and the cards as number, kanji and crest."""
    faces = scene.view.faces(discard(scene.view.seats))
    title = f"捨 {scene.words.text('terminal-tenno-discard')} {len(faces)}"
    canvas.text(x, y, fit(title, width), QUIET)
    canvas.thing("discard", Area(x, y, width, 1))
    at, line = x, 1
    for face in faces:
        shown = f"{CRESTS[owner_of(face)]}{NUMBER[kind_of(face)]}"
        if at + cell_len(shown) > x + width:
            at, line = x, line + 1
        if line > 3:
            break
        ink = Ink(SEATS[owner_of(face)], QUIET.back, bold=True)
        at = canvas.text(at, y + line, shown, ink) + 1


def _fighting(view: View[Any]) -> frozenset[str]:
    """The two cards of the fight that is on."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, MonkToShow):
        return frozenset()
    return frozenset((slot_name(top.by, top.slot), slot_name(top.target, top.aim)))


def _monk(view: View[Any], me: Seat) -> str:
    """Where the viewer's monk lies in the row."""
    for slot in range(SLOTS):
        if view.count(row(me, slot)) and KINDS[kind_of(view.face(row(me, slot)))] == "monk":
            return slot_name(me, slot)
    return "monk"


def _remembered(scene: Scene, seat: Seat, slot: int) -> str:
    """The memory aid: the number last seen there, with a question mark if the slot was handled since."""
    view = scene.view
    if not view.table.memory_aid or seat == view.seat:
        return ""
    private = iter(view.faces(notes(view.seats, view.seat)) if view.seat != SPECTATOR else ())
    shown = ""
    for _, whose, at, kind, mark, by in view.table.sightings:
        note = next(private, HIDDEN) if by == view.seat else HIDDEN
        seen = kind if by < 0 else (kind_of(note) if note != HIDDEN else -1)
        if whose == seat and at == slot and seen >= 0:
            shown = "" if mark == REFILLED else NUMBER[seen] + ("?" if mark == HANDLED else "")
    return shown


def _own_slot(view: View[Any], teller: Teller, me: Seat, slot: int) -> str:
    if not view.count(row(me, slot)):
        return teller.words.text("terminal-tenno-slot", slot=slot + 1)
    card = teller.face(view.face(row(me, slot)))
    return teller.words.text("terminal-tenno-own-slot", slot=slot + 1, card=card)


def _slot_in_words(view: View[Any], teller: Teller, seat: Seat, slot: int) -> str:
    place, words = row(seat, slot), teller.words
    if not view.count(place):
        return words.text("terminal-tenno-slot-empty", slot=slot + 1)
    face = view.face(place)
    if face == HIDDEN:
        return words.text("terminal-tenno-slot-covered", slot=slot + 1)
    key = "terminal-tenno-slot-open" if view.is_face_up(place) else "terminal-tenno-own-slot"
    return words.text(key, slot=slot + 1, card=teller.face(face))


def _named(teller: Teller, faces: list[int]) -> str:
    """The names of cards that the viewer sees, by value."""
    if not faces or HIDDEN in faces:
        return ""
    return ": " + ", ".join(teller.face(face) for face in sorted(faces, key=kind_of))


def _discarded(teller: Teller, face: int) -> str:
    return f"{teller.face(face)} ({teller.seat(owner_of(face))})"
