"""The board of a game that has none of its own: places as trays, seats with their facts, own cards as cards.

It is drawn from the view and the kinds that answers declare, so a game can be played as soon as it has rules.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from rich.cells import cell_len

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN, Face
from tatami.kernel.questions import Question
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.facts import open_facts
from tatami.words.naming import spot
from tatami.words.telling import Teller

from ..canvas import Area, Canvas, Picture
from ..choice import Part, Path
from ..cushions import with_letter
from ..palette import AI, CARD, CARD_LINE, LEGAL, QUIET, WASHI, Ink
from .board import Board, Scene, capital, cards_in_words, sentence
from .cards import face_ink, frame, plate

TALL: Final = 3
"""Lines of a card."""


class GenericBoard(Board):
    """Any game: what lies where, and what everybody knows."""

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        """The verb, then each part with the thing on the table that it stands for."""
        verb, *parts = super().path(view, teller, question, answer)
        kinds = zip(parts, answer.KINDS.items(), strict=True)
        return (
            verb,
            *(_on_the_table(view, part, kind, getattr(answer, name)) for part, (name, kind) in kinds),
        )

    # --- words ----------------------------------------------------------------------------------

    def heading(self, view: View[Any], teller: Teller) -> str:
        return " · ".join(open_facts(teller, view).table)

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        """What is known of the table, then a line for each player, then what belongs to nobody."""
        facts = open_facts(teller, view)
        lines = [f"{sentence(facts.table)}."] if facts.table else []
        for seat in range(view.seats):
            trays = [_tray(view, teller, at) for at in _places_of(view, seat)]
            told = sentence((*facts.seats[seat], *trays))
            lines.append(f"{with_letter(seat, teller.seat(seat))}. {told}".rstrip() + ("." if told else ""))
        return [*lines, *(capital(_tray(view, teller, at)) for at in _places_of(view, -1))]

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """What all see above, the others below it, the viewer's own cards at the lower edge."""
        canvas, view = Canvas(width), scene.view
        y = _trays(canvas, 0, scene, _places_of(view, -1), indent=1)
        for seat in scene.others:
            y = _seat_line(canvas, y, scene, seat)
            y = _trays(canvas, y, scene, _places_of(view, seat), indent=7)
        if view.seat != SPECTATOR:
            y = _seat_line(canvas, y, scene, view.seat)
            _own(canvas, y, scene)
        return canvas.picture()


def _places_of(view: View[Any], owner: Seat) -> list[int]:
    """The places of a seat in which something lies; of -1 those of nobody."""
    places = enumerate(view.layout.places)
    return [at for at, place in places if view.places[at] and spot(place.name).owner == owner]


def _tray(view: View[Any], teller: Teller, at: int) -> str:
    return f"{teller.place(view.layout.places[at].name)}: {cards_in_words(view, teller, at)}"


def _on_the_table(view: View[Any], part: Part, kind: str, value: Any) -> Part:
    """The part with the thing on the table that it stands for, where something there does."""
    if kind == "seat":
        return part._replace(touch=f"seat.{letter(value)}")
    if kind == "place":
        return part._replace(touch=view.layout.places[value].name)
    own = [at for at in _places_of(view, view.seat) if value in view.faces(at)] if kind == "face" else []
    return part._replace(touch=_card(view, own[0], value)) if own else part


def _card(view: View[Any], at: int, face: Face) -> str:
    return f"{view.layout.places[at].name}/{view.rules.face_name(face)}"


def _seat_line(canvas: Canvas, y: int, scene: Scene, seat: Seat) -> int:
    """Who sits there, and what everybody knows of that seat. Gives the next line."""
    end = plate(canvas, 0, y, canvas.width // 2, scene, seat)
    facts = open_facts(scene.teller, scene.view).seats[seat]
    canvas.text(end + 2, y, " · ".join(facts), QUIET)
    return y + 1


def _trays(canvas: Canvas, y: int, scene: Scene, places: list[int], indent: int) -> int:
    """A line or more for each place; one that can be touched has a sign before it."""
    for at in places:
        name, top = scene.view.layout.places[at].name, y
        marked = name in scene.legal or name in scene.chosen or name in scene.aimed
        ink = Ink(WASHI, AI) if name == scene.cursor else Ink(LEGAL, bold=True) if marked else QUIET
        for line in wrap(capital(_tray(scene.view, scene.teller, at)), canvas.width - indent - 2):
            canvas.text(indent, y, f"{'▸' if marked and y == top else ' '}{line}", ink)
            y += 1
        canvas.thing(name, Area(indent, top, canvas.width - indent, y - top))
    return y


def _own(canvas: Canvas, y: int, scene: Scene) -> None:
    """The viewer's places: what is seen as cards, and of what is not how much it is."""
    view = scene.view
    for at in _places_of(view, view.seat):
        faces = view.faces(at)
        if HIDDEN in faces:
            y = _trays(canvas, y, scene, [at], indent=1)
            continue
        name = view.layout.places[at].name
        canvas.text(1, y, capital(scene.teller.place(name)), QUIET)
        canvas.thing(name, Area(1, y, canvas.width - 1, 1))
        y = _cards(canvas, y + 1, scene, at)


def _cards(canvas: Canvas, y: int, scene: Scene, at: int) -> int:
    """Cards side by side, in as many rows as they need. Gives the line below them."""
    x = 1
    for face in sorted(scene.view.faces(at)):
        name, thing = scene.teller.face(face), _card(scene.view, at, face)
        wide = max(7, cell_len(name) + 4)
        if x > 1 and x + wide > canvas.width:
            x, y = 1, y + TALL
        frame(canvas, Area(x, y, wide, TALL), scene, thing, CARD, CARD_LINE, struck=False)
        canvas.centred(x + 1, y + 1, wide - 2, name, face_ink(scene, thing))
        x += wide + 1
    return y + TALL
