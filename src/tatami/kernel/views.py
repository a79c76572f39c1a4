"""Views: what a seat or a spectator sees, derived by the kernel for every game alike."""

from __future__ import annotations

from typing import Any, Final, Generic

from .compiling import mypyc_attr
from .events import Event
from .game import Frame, Game
from .outcome import Outcome
from .pieces import FACE, HIDDEN, PUBLIC, SHIFT, UNSEEN, Face
from .places import Layout
from .seats import Seat
from .seen import Seen
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


def events_for(g: Game[Any], viewer: Seat, since: int = 0) -> list[Event]:
    """What the viewer noticed since that sequence number: the delta view, without hidden faces."""
    start = max(0, since - g.told)
    return [event.for_viewer(viewer) for event in g.events[start:]]
