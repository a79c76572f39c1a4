"""Shinobi on the mat: everybody's province with its five clans, the secret clan, the hand, the tally."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len

from tatami.games.shinobi import answers as say
from tatami.games.shinobi.pieces import ARMY, CLANS, DECK, DISCARD, FACES, HAND, NINJA, SERVED
from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.questions import Question
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.telling import Teller

from ..canvas import Area, Canvas, Picture, fit
from ..choice import Part, Path
from ..palette import CARD, CARD_LINE, FAINT, KOKE, MAT, QUIET, SUMI, Ink
from ..palette import CLANS as PIGMENTS
from .board import Board, Scene, capital, cards_in_words, sentence
from .cards import edge_ink, face_ink, frame, gap, plate

KANJI: Final = "北毛織武上忍"
"""Hojo, Mori, Oda, Takeda, Uesugi, and the ninja."""
SHIELD: Final = "盾"
"""An army that may not be attacked this turn."""


def army_name(seat: Seat, clan: int) -> str:
    return f"province.{letter(seat)}.{CLANS[clan]}"


def hand_card(seat: Seat, card: int) -> str:
    return f"hand.{letter(seat)}/{FACES[card]}"


class ShinobiBoard(Board):
    """Provinces, the hand, the secret clan, and the tally that everybody could count."""

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        me, words = question.seats[0] if view.seat == SPECTATOR else view.seat, teller.words
        match answer:
            case say.Place(card=card, province=province):
                goal = words.text("terminal-shinobi-province", owner=teller.seat(province))
                return (
                    Part(hand_card(me, card), teller.face(card)),
                    Part(f"province.{letter(province)}", goal),
                )
            case say.PlayNinja(province=province, clan=clan):
                return (
                    Part(hand_card(me, NINJA), teller.face(NINJA)),
                    Part(army_name(province, clan), _army(view, teller, province, clan)),
                )
            case say.PlaceAtHome(card=card):
                return (
                    Part(f"province.{letter(me)}", words.text("terminal-shinobi-at-home")),
                    Part(hand_card(me, card), teller.face(card)),
                )
            case say.Move(clan=clan, source=source, goal=goal_seat):
                goal = words.text("terminal-shinobi-province", owner=teller.seat(goal_seat))
                return (
                    Part("move", words.text("terminal-shinobi-move")),
                    Part(army_name(source, clan), _army(view, teller, source, clan)),
                    Part(f"province.{letter(goal_seat)}", goal),
                )
            case say.Attack(army=army, province=province, clan=clan):
                return (
                    Part(army_name(me, army), _army(view, teller, me, army)),
                    Part(army_name(province, clan), _army(view, teller, province, clan)),
                )
        return (Part(answer.text, teller.answer(answer, question)),)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        kind, _, rest = thing.partition(".")
        if kind in ("hand", "clan"):
            mine = rest[:1] == letter(view.seat)
            asked = {"hand": (say.SHOW_HAND, say.LOOK_AT_HAND), "clan": (say.SHOW_CLAN, say.LOOK_AT_CLAN)}
            return asked[kind][0 if mine else 1].text
        return {"deck": say.LOOK_AT_DECK.text, "discard": say.TAKE_FROM_DISCARD.text}.get(thing)

    # --- words ----------------------------------------------------------------------------------

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        """A line for each province, then deck, discard pile and tally."""
        words = teller.words
        lines = [self._seat_in_words(view, teller, seat) for seat in range(view.seats)]
        lines.append(
            words.text("terminal-shinobi-deck-count", deck=view.count(DECK), discard=view.count(DISCARD))
        )
        tally = ", ".join(f"{teller.face(clan)} {count}" for clan, count in _tally(view))
        lines.append(words.text("terminal-shinobi-tally-line", tally=tally))
        return lines

    def _seat_in_words(self, view: View[Any], teller: Teller, seat: Seat) -> str:
        words = teller.words
        armies = [
            _army(view, teller, seat, clan, in_province=False)
            for clan in range(len(CLANS))
            if view.count(ARMY[seat][clan])
        ]
        stands = ", ".join(armies) or words.text("terminal-shinobi-empty-province")
        held = words.text("terminal-shinobi-hand-count", count=view.count(HAND[seat]))
        if any(face != HIDDEN for face in view.faces(HAND[seat])):
            held += ": " + cards_in_words(view, teller, HAND[seat])
        serves = ""
        if view.face(SERVED[seat]) != HIDDEN:
            serves = words.text("terminal-shinobi-serves", clan=teller.face(view.face(SERVED[seat])))
        return f"{letter(seat)} {teller.seat(seat)}. {sentence((stands, held, serves))}."

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        canvas = Canvas(width)
        rivals = scene.others
        columns = max(1, min(len(rivals), width // 26))
        rows = -(-len(rivals) // columns)
        columns = -(-len(rivals) // rows)
        wide = width // columns
        named = height >= rows * 5 + 11 and wide >= 42
        tall = 4 if named else 3
        for k, seat in enumerate(rivals):
            x, y = k % columns * wide, k // columns * (tall + 1)
            self._province(canvas, Area(x, y, wide, tall + 1), scene, seat)
        y = rows * (tall + 1)
        if scene.view.seat != SPECTATOR:
            self._own(canvas, y, scene)
        else:
            _tally_picture(canvas, 1, y, scene)
        return canvas.picture()

    def _province(self, canvas: Canvas, area: Area, scene: Scene, seat: Seat) -> None:
        """Name and hand size above, then the five clans in their fixed places."""
        view, name = scene.view, f"province.{letter(seat)}"
        end = plate(canvas, area.x, area.y, area.width, scene, seat)
        held = f"{scene.words.text('terminal-shinobi-hand')} {view.count(HAND[seat])}"
        if end + 2 + cell_len(held) + 3 < area.x + area.width:
            x = canvas.text(end + 2, area.y, f"手 {held}", QUIET)
            canvas.thing(f"hand.{letter(seat)}", Area(end + 2, area.y, x - end - 2, 1))
        _served(canvas, area.x + area.width - 4, area.y, scene, seat)
        canvas.thing(name, Area(area.x, area.y, area.width - 1, area.height))
        if name in scene.legal or name in scene.chosen or name == scene.cursor:
            canvas.text(area.x, area.y + 1, "▏", edge_ink(scene, name, MAT))
        wide = min(11, (area.width - 1) // len(CLANS))
        for clan in range(len(CLANS)):
            place = Area(area.x + 1 + clan * wide, area.y + 1, wide, area.height - 1)
            self._army(canvas, place, scene, seat, clan)

    def _army(self, canvas: Canvas, area: Area, scene: Scene, seat: Seat, clan: int) -> None:
        """A clan's troops in a province: colour, kanji, number, and a shield while they are safe."""
        view, thing = scene.view, army_name(seat, clan)
        count = view.count(ARMY[seat][clan])
        if not count:
            gap(canvas, area, scene, thing)
            canvas.centred(area.x + 1, area.y + 1, area.width - 2, KANJI[clan], Ink(FAINT))
            return
        ink = Ink(CARD, PIGMENTS[clan], bold=True)
        frame(canvas, area, scene, thing, PIGMENTS[clan], CARD, struck=False)
        canvas.centred(area.x + 1, area.y + 1, area.width - 2, f"{KANJI[clan]}{count}", ink)
        if area.height > 3:
            name = fit(scene.teller.face(clan), area.width - 2)
            canvas.centred(area.x + 1, area.y + 2, area.width - 2, name, ink._replace(bold=False))
        if _is_safe(view, seat, clan):
            canvas.text(area.x + (area.width - 2) // 2, area.y, SHIELD, edge_ink(scene, thing, PIGMENTS[clan]))

    def _own(self, canvas: Canvas, y: int, scene: Scene) -> None:
        """One's own province, the hand below it, and what everybody can count beside them."""
        view, me = scene.view, scene.view.seat
        wide = min(58, canvas.width - 20)
        self._province(canvas, Area(0, y, wide, 5), scene, me)
        _tally_picture(canvas, wide + 1, y, scene)
        faces = view.faces(HAND[me])
        card = min(13, max(6, (wide - 2) // max(1, len(faces))))
        for k, face in enumerate(faces):
            _hand_card(canvas, Area(1 + k * card, y + 5, card, 4), scene, face)


def _hand_card(canvas: Canvas, area: Area, scene: Scene, face: int) -> None:
    thing = hand_card(scene.view.seat, face)
    ground, ink = face_ink(scene, thing, scene.view.seat in scene.view.asked())
    frame(canvas, area, scene, thing, ground, CARD_LINE, struck=False)
    colour = PIGMENTS[face] if face < NINJA else SUMI
    canvas.centred(area.x + 1, area.y + 1, area.width - 2, KANJI[face], Ink(colour, CARD, bold=True))
    canvas.centred(
        area.x + 1, area.y + 2, area.width - 2, scene.teller.face(face), ink._replace(bold=False)
    )


def _served(canvas: Canvas, x: int, y: int, scene: Scene, seat: Seat) -> None:
    """The clan card: a red back, or the clan for the one who serves it."""
    face = scene.view.face(SERVED[seat])
    canvas.thing(f"clan.{letter(seat)}", Area(x, y, 3, 1))
    if face == HIDDEN:
        canvas.text(x, y, " ? ", Ink(CARD, PIGMENTS[3], bold=True))
        return
    clan = scene.view.rules.faces[face].removeprefix("clan:")
    canvas.text(x - 1, y, f" {KANJI[CLANS.index(clan)]} ", Ink(CARD, PIGMENTS[CLANS.index(clan)], bold=True))


def _tally_picture(canvas: Canvas, x: int, y: int, scene: Scene) -> None:
    """Deck and discard, and the clans by the number of their cards on the table."""
    view, words, width = scene.view, scene.words, canvas.width - x
    deck = f"{words.text('terminal-shinobi-deck')} {view.count(DECK)}"
    canvas.text(x, y, fit(deck, width), QUIET._replace(bold=True))
    canvas.thing("deck", Area(x, y, width, 1))
    canvas.text(x, y + 1, fit(f"{words.text('terminal-shinobi-discard')} {view.count(DISCARD)}", width), QUIET)
    canvas.thing("discard", Area(x, y + 1, width, 1))
    for down, (clan, count) in enumerate(_tally(view)):
        name = f"{KANJI[clan]} {scene.teller.face(clan)}"
        canvas.text(x, y + 2 + down, fit(name, width - 4), Ink(PIGMENTS[clan], bold=True))
        canvas.text(x + width - 3, y + 2 + down, f"{count:>2}", QUIET._replace(bold=True))
    if view.table.turns_left >= 0:
        last = words.text("terminal-shinobi-last-round", turns=view.table.turns_left)
        canvas.text(x, y + 7, fit(last, width), Ink(KOKE, bold=True))


def _tally(view: View[Any]) -> list[tuple[int, int]]:
    """Clans and their cards on the table, the most first: anybody can count them (SHI-R34)."""
    counts = [
        (clan, sum(view.count(ARMY[seat][clan]) for seat in range(view.seats))) for clan in range(len(CLANS))
    ]
    return sorted(counts, key=lambda pair: -pair[1])


def _is_safe(view: View[Any], seat: Seat, clan: int) -> bool:
    return any(army == f"{letter(seat)}.{CLANS[clan]}" for army, _ in view.table.protected)


def _army(view: View[Any], teller: Teller, seat: Seat, clan: int, in_province: bool = True) -> str:
    """`Oda 3, Botan`: an army as the part of an answer or a line of the table."""
    key = "terminal-shinobi-army-in" if in_province else "terminal-shinobi-army"
    return capital(
        teller.words.text(
            key,
            clan=teller.face(clan),
            count=view.count(ARMY[seat][clan]),
            owner=teller.seat(seat),
            you="yes" if seat == view.seat else "no",
            safe="yes" if _is_safe(view, seat, clan) else "no",
        )
    )
