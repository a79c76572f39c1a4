"""Views: what a seat or a spectator sees, derived by the kernel for every game alike."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, Generic

from .compiling import mypyc_attr
from .events import (
    Cleared,
    Event,
    Gathered,
    HandedOver,
    HeldOut,
    Laid,
    Moved,
    Noted,
    Private,
    Rewriting,
    Rewritten,
    Shuffled,
    Struck,
    Turned,
)
from .facts import told_frame, told_table
from .game import Frame, Game
from .outcome import Outcome
from .pieces import FACE, HIDDEN, PUBLIC, SHIFT, UNSEEN, Face
from .places import Layout, Place
from .seats import SPECTATOR, Seat, letter
from .seen import Seen
from .shapes import Json
from .table import T


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[T]):
    """Everything one seat may know, and nothing else.

    `places` holds pieces: HIDDEN where the face was not seen, else the face with the viewer's bit,
    and the PUBLIC bit where it lies face up for all. Bags are sorted. `sealed` says which seats
    have answered a sealed question, `mine` what the viewer answered.
    """

    __slots__ = (
        "_seen",
        "acts",
        "layout",
        "mine",
        "options",
        "outcome",
        "places",
        "rules",
        "sealed",
        "seat",
        "seats",
        "sequence",
        "stack",
        "table",
    )

    def __init__(self, g: Game[T], seat: Seat) -> None:
        bit = 1 << (SHIFT + seat)
        keep = FACE | bit | PUBLIC
        layout = g.layout
        places = [[p & keep if p & bit else HIDDEN for p in place] if place else [] for place in g.places]
        for k in layout.bags:
            places[k].sort()
        for k in layout.hidden_from[seat]:
            places[k] = []
        self.rules: Final = g.rules
        self.seats: Final = g.seats
        self.options: Final = g.options
        self.layout: Final[Layout] = layout
        self.seat: Final = seat
        self.table: Final[T] = g.table.clone()
        self.places: Final = places
        self.stack: Final[tuple[Frame, ...]] = tuple(g.stack)
        self.sealed: Final = tuple(g.sealed)
        mine = g.sealed.get(seat)
        self.mine: Final = None if mine is None else mine.text
        self.sequence: Final = g.told + len(g.events)
        self.acts: Final = g.acts
        self.outcome: Final[Outcome | None] = g.outcome
        self._seen: Seen[T] | None = None

    def seen(self) -> Seen[T]:
        """The same through the lens that the rules look through.

        A hidden piece is one that this seat has not seen: HIDDEN itself has every bit and would read as seen.
        """
        seen = self._seen
        if seen is None:
            places = [
                [UNSEEN if p == HIDDEN else p for p in place] if HIDDEN in place else place
                for place in self.places
            ]
            seen = self._seen = Seen(self.seat, self.seats, self.table, places)
        return seen

    def count(self, place: int) -> int:
        return len(self.places[place])

    def faces(self, place: int) -> list[Face]:
        """The faces there, HIDDEN for those not seen."""
        return [p if p < 0 else p & FACE for p in self.places[place]]

    def face(self, place: int, at: int = 0) -> Face:
        p = self.places[place][at]
        return p if p < 0 else p & FACE

    def is_face_up(self, place: int, at: int = 0) -> bool:
        p = self.places[place][at]
        return p >= 0 and p & PUBLIC != 0

    def asked(self) -> tuple[Seat, ...]:
        """Who must answer now."""
        if not self.stack:
            return ()
        top = self.stack[-1]
        assert not isinstance(top, tuple)
        return tuple(s for s in top.seats if s not in self.sealed and s not in top.quiet)

    def to_json(self) -> dict[str, Json]:
        """The view as it goes to a client: names instead of numbers, empty places left out."""
        shown: dict[str, Json] = {}
        for place, pieces in zip(self.layout.places, self.places, strict=True):
            if pieces:
                shown[place.name] = [self._token(p, place) for p in pieces]
        out: dict[str, Json] = {
            "game": self.rules.name,
            "ruleset": self.rules.version,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": letter(self.seat),
            "sequence": self.sequence,
            "acts": self.acts,
            "table": told_table(self.rules, self.table),
            "places": shown,
            "pending": [told_frame(self.rules, frame) for frame in self.stack],
            "asked": [letter(s) for s in self.asked()],
            "answered": [letter(s) for s in sorted(self.sealed)],
        }
        pack = self.rules.pack()
        if pack is not None:
            out["data"] = pack.to_json()
        if self.mine is not None:
            out["mine"] = self.mine
        if self.outcome is not None:
            out["outcome"] = encode_outcome(self.outcome)
        return out

    def _token(self, p: int, place: Place) -> str:
        """`?` for a hidden piece, `ninja` for one the viewer sees, `ninja!` where it lies face up for all."""
        if p < 0:
            return "?"
        return self.rules.short_name(p & FACE, place.name) + ("!" if p & PUBLIC and not place.is_open else "")


class Glance(Generic[T]):
    """The same for as long as nobody acts: it reads the game itself, face by face, and copies nothing.

    For what is worked out after every act for every seat.
    """

    __slots__ = ("_bit", "_game", "_hidden", "_is_bag", "rules", "sealed", "seat", "seats", "stack", "table")

    def __init__(self, g: Game[T], seat: Seat) -> None:
        self._game: Final = g
        self._bit: Final = 1 << (SHIFT + seat)
        self._hidden: Final = g.layout.hidden_from[seat]
        self._is_bag: Final = g.layout.is_bag
        self.rules: Final = g.rules
        self.seats: Final = g.seats
        self.seat: Final = seat
        self.table: Final[T] = g.table
        self.stack: Final[Sequence[Frame]] = g.stack
        self.sealed: Final[Collection[Seat]] = g.sealed.keys()

    def seen(self) -> Seen[T]:
        return self._game.seen(self.seat)

    def count(self, place: int) -> int:
        return len(self._game.places[place]) if place not in self._hidden else 0

    def faces(self, place: int) -> list[Face]:
        if place in self._hidden:
            return []
        bit = self._bit
        if not self._is_bag[place]:
            return [p & FACE if p & bit else HIDDEN for p in self._game.places[place]]
        keep = FACE | PUBLIC
        pieces = sorted([p & keep if p & bit else HIDDEN for p in self._game.places[place]])
        return [p if p < 0 else p & FACE for p in pieces]

    def face(self, place: int, at: int = 0) -> Face:
        if self._is_bag[place] or place in self._hidden:
            return self.faces(place)[at]
        p = self._game.places[place][at]
        return p & FACE if p & self._bit else HIDDEN


AnyView = View[T] | Glance[T]
"""What somebody sees: to keep, or to look at now."""


def encode_outcome(outcome: Outcome) -> dict[str, Json]:
    """An outcome in text forms: seats as letters."""
    out: dict[str, Json] = {"winners": [letter(s) for s in outcome.winners], "how": outcome.how}
    if outcome.scores:
        out["scores"] = list(outcome.scores)
    if outcome.tiebreak:
        out["tiebreak"] = list(outcome.tiebreak)
    return out


def events_for(g: Game[Any], viewer: Seat, since: int = 0) -> list[Event]:
    """What the viewer noticed since that sequence number: the delta view, without hidden faces."""
    start = max(0, since - g.told)
    return [event.for_viewer(viewer) for event in g.events[start:]]


def fold(layout: Layout, viewer: Seat, places: list[list[int]], event: Event) -> None:
    """Carries out on a viewer's places what an event told the viewer: the second road to the view."""
    bit = 1 << (SHIFT + viewer)
    if isinstance(event, Moved):
        source, goal = places[event.source], places[event.goal]
        if not layout.places[event.source].bag:
            source.pop(event.at)
        elif event.before:
            source.remove(max(p for p in source if p >= 0 and p & FACE == event.face))  # a face-up one first
        else:
            source.remove(HIDDEN)
        goal.append(_shown(event, bit))
        if layout.places[event.goal].bag:
            goal.sort()
    elif isinstance(event, Laid):
        places[event.place].append(_shown(event, bit))
        if layout.places[event.place].bag:
            places[event.place].sort()
    elif isinstance(event, Turned):
        _turn(places[event.place], event, bit, layout.places[event.place].bag)
    elif isinstance(event, Gathered):
        places[event.goal] += places[event.source]
        places[event.source] = []
    elif isinstance(event, HeldOut) and viewer == event.to:
        places[event.place] = sorted(p & ~PUBLIC if p >= 0 else p for p in places[event.place])
    elif isinstance(event, Private):
        _note(layout, viewer, places, event)
    elif isinstance(event, Rewriting):
        for place, _, faces in event.pages:
            places[place] = [_written(layout, viewer, place, face) for face in faces]
    elif isinstance(event, Shuffled | HeldOut):
        spot, pieces = layout.places[event.place], places[event.place]
        if not spot.audience >> viewer & 1:
            places[event.place] = [HIDDEN] * len(pieces)
        elif not spot.is_open:
            places[event.place] = (
                sorted(p & ~PUBLIC for p in pieces) if spot.bag else [p & ~PUBLIC for p in pieces]
            )


def _note(layout: Layout, viewer: Seat, places: list[list[int]], event: Private) -> None:
    """What was written down, struck out, thrown away or handed over, as somebody sees it who may."""
    if isinstance(event, Noted):
        places[event.place].append(_written(layout, viewer, event.place, event.face))
    elif isinstance(event, Struck):
        places[event.place].pop(event.at)
    elif isinstance(event, Cleared):
        places[event.place].clear()
    elif isinstance(event, Rewritten):
        places[event.place] = [_written(layout, viewer, event.place, face) for face in event.faces]
    elif isinstance(event, HandedOver):
        places[event.source].clear()
        places[event.goal] += [_written(layout, viewer, event.goal, face) for face in event.faces]


def _written(layout: Layout, viewer: Seat, place: int, face: Face) -> int:
    return face | 1 << (SHIFT + viewer) | (PUBLIC if layout.places[place].is_open else 0)


def _turn(pieces: list[int], event: Turned, bit: int, bag: bool) -> None:
    """In a bag any piece of that face is as good as another; one that is not open yet is turned up first."""
    if not bag:
        pieces[event.at] = _shown(event, bit)
        return
    if event.before:
        alike = [p for p in pieces if p >= 0 and p & FACE == event.face]
        pieces.remove(min(alike) if event.public else max(alike))
    else:
        pieces.remove(HIDDEN)
    pieces.append(_shown(event, bit))
    pieces.sort()


def _shown(event: Moved | Laid | Turned, bit: int) -> int:
    if not event.after:
        return HIDDEN
    return event.face | bit | (PUBLIC if event.public else 0)


def view_of(g: Game[T], seat: Seat) -> View[T]:
    """What this seat sees now."""
    return View(g, seat)


def spectator_view(g: Game[T]) -> View[T]:
    """What everybody sees."""
    return View(g, SPECTATOR)
