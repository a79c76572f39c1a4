"""A board: how a game's answers are chosen part by part, how its table is told, and how it is drawn.

This is what all of them share: parts by the kinds that answers declare, and places as a list. It knows
nothing but the view. Boards replace what they can do better; `generic.py` serves every game that has none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.kernel.views import View
from tatami.words.catalogue import Words
from tatami.words.naming import kebab
from tatami.words.telling import Teller

from ..canvas import Picture
from ..choice import FEW, Part, Path
from ..palette import AI, QUIET, SEATS, SHU_TEXT, Ink


class Entry(NamedTuple):
    """Something to look up: the thing of the table it tells of ("" for a heading), its title, and a text."""

    thing: str
    title: str
    text: str = ""


class Scene(NamedTuple):
    """What there is to draw: the view, who tells it, and what is marked on the table."""

    view: View[Any]
    teller: Teller
    legal: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    aimed: frozenset[str] = frozenset()
    """What the answer under the cursor would touch."""
    cursor: str = ""
    made: Answer | None = None
    """The answer of several parts that is being made, as far as it is."""

    @property
    def words(self) -> Words:
        return self.teller.words

    def pigment(self, seat: Seat) -> str:
        """The colour of a seat, or of the set of cards its player has chosen where the game lets them."""
        colours: tuple[int, ...] = getattr(self.view.table, "colours", ())
        chosen = colours[seat] if seat < len(colours) else -1
        return SEATS[chosen if chosen >= 0 else seat]

    @property
    def others(self) -> list[Seat]:
        """Everybody but the viewer, clockwise from the viewer's left."""
        view = self.view
        if view.seat == SPECTATOR:
            return list(range(view.seats))
        return [(view.seat + k) % view.seats for k in range(1, view.seats)]


class Board:
    """Any game: verb, then part by part; the places as a list."""

    few: int = FEW
    """So many answers are listed at once; more are chosen part by part."""
    least_log: int = 2
    """Lines that the log keeps below the mat however large the picture is."""

    # --- parts ----------------------------------------------------------------------------------

    def path(self, view: View[Any], teller: Teller, question: Question[Any], answer: Answer) -> Path:
        """The parts by which an answer is chosen; the things of the table they stand for."""
        verb = kebab(type(answer).__name__)
        parts = [Part(f"verb.{verb}", answer.text.partition(" ")[0])]
        for name, kind in answer.KINDS.items():
            value = getattr(answer, name)
            parts.append(Part(f"{name}.{value}", _label(teller, kind, value)))
        return tuple(parts)

    def attempt(self, view: View[Any], thing: str) -> str | None:
        """What somebody tries who touches a thing that is part of no answer, as a canonical text."""
        return None

    def thing_called(self, view: View[Any], teller: Teller, name: str) -> str | None:
        """The thing of the table that somebody means who types its name."""
        return None

    def missing(self, view: View[Any], teller: Teller, name: str) -> Reason | None:
        """Why nothing can be done with a thing of that name, where the viewer has no such thing."""
        return None

    def besides(self, view: View[Any]) -> Sequence[Answer]:
        """What the viewer may say whatever is asked, and no question lists: giving up. It is offered last."""
        return ()

    def made_in_short(self, view: View[Any], teller: Teller, made: Answer) -> str | None:
        """How far an answer of many parts is, where a sentence about all of them would be too long."""
        return None

    def part_in_full(self, view: View[Any], teller: Teller, part: Answer) -> str | None:
        """A part of an answer, among others to choose from, where one wants to know more than its name."""
        return None

    def worth_asking(
        self, view: View[Any], refused: Sequence[tuple[Answer, Reason]]
    ) -> list[tuple[Answer, Reason]]:
        """Of all that is refused, what somebody might really try; what is asked for first comes first."""
        return list(refused)

    # --- words ----------------------------------------------------------------------------------

    def heading(self, view: View[Any], teller: Teller) -> str:
        """Where the game stands, for the edging of the mat: the turn, where it is counted."""
        number = getattr(view.table, "turn_number", 0)
        return teller.words.text("terminal-turn", number=number) if number else ""

    def describe(self, view: View[Any], teller: Teller) -> list[str]:
        """The table in words, line by line, empty places left out."""
        return [
            f"{capital(teller.place(place.name))}: {cards_in_words(view, teller, at)}"
            for at, place in enumerate(view.layout.places)
            if view.places[at]
        ]

    def secrets(self, view: View[Any], teller: Teller) -> list[str]:
        """What the viewer alone sees."""
        return [
            f"{capital(teller.place(place.name))}: {cards_in_words(view, teller, at)}"
            for at, place in enumerate(view.layout.places)
            if view.places[at] and place.audience == 1 << view.seat
        ]

    def was_hidden(self, view: View[Any], teller: Teller) -> list[str]:
        """After the end: what only the viewer saw until then, where the rules do not turn it up."""
        return []

    def who(self, view: View[Any], teller: Teller, is_drawn: bool) -> list[Entry]:
        """Who is who, and whatever else one may want to look up; empty in games without such a thing.

        With `is_drawn` also what the signs on the mat mean.
        """
        return []

    def entry(self, view: View[Any], teller: Teller, thing: str) -> Entry | None:
        """What there is to look up of a thing on the table."""
        return None

    # --- drawing --------------------------------------------------------------------------------

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """The table as a picture of that width; where `height` is small, a smaller one."""
        raise NotImplementedError


def _label(teller: Teller, kind: str, value: Any) -> str:
    if kind == "seat":
        return teller.seat(value)
    if kind == "face":
        return teller.face(value)
    if kind == "slot":
        return str(value + 1)
    if kind in ("number", "text", "truth"):
        return str(value)
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return teller.named(kind, value)


def seat_ink(scene: Scene, seat: Seat) -> Ink:
    """A seat's name: vermilion while it decides, indigo where it is the viewer's."""
    if seat in scene.view.asked():
        return Ink(SHU_TEXT, bold=True)
    return Ink(AI, bold=True) if seat == scene.view.seat else QUIET._replace(bold=True)


def cards_in_words(view: View[Any], teller: Teller, place: int) -> str:
    """`Ninja, 2 × Monk, 3 hidden cards`."""
    faces = Counter(view.faces(place))
    hidden = faces.pop(HIDDEN, 0)
    named = [teller.face(face) + (f" × {count}" if count > 1 else "") for face, count in faces.items()]
    if hidden:
        named.append(teller.words.text("terminal-hidden-cards", count=hidden))
    return ", ".join(named)


def called(entries: Sequence[Entry], name: str) -> list[Entry]:
    """The entries of that name: whole words of their titles, or if there is none so, parts of words."""
    wanted = name.casefold()
    whole = re.compile(rf"(?<!\w){re.escape(wanted)}(?!\w)")
    found = [entry for entry in entries if whole.search(entry.title.casefold())]
    return found or [e for e in entries if len(wanted) > 1 and wanted in e.title.casefold()]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentence(parts: Iterable[str]) -> str:
    """Parts of a line, set apart so that a screen reader pauses between them."""
    return "; ".join(part for part in parts if part)
