"""What a game does with notes: pieces of no stock, which players write and which come and go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .events import Cleared, Event, HandedOver, Noted, Page, Rewritten, Struck
from .pieces import FACE, SHIFT, Face
from .seats import Seat


class Writing:
    """The part of a `Game` that keeps the notes in its places."""

    __slots__ = ("_audiences", "places", "tell")

    places: list[list[int]]
    tell: Callable[[Event], None]
    """Something that everybody notices has happened."""
    _audiences: tuple[int, ...]

    def note(self, by: Seat, place: int, face: Face) -> None:
        """A seat writes a note, which its place's audience can read."""
        seen = self._audiences[place]
        self.places[place].append(seen | face)
        self.tell(Noted(by, seen >> SHIFT, place, face))

    def strike(self, by: Seat, place: int, at: int) -> None:
        """Takes the note at that index away."""
        self.places[place].pop(at)
        self.tell(Struck(by, self._audiences[place] >> SHIFT, place, at))

    def clear(self, by: Seat, place: int) -> None:
        """Takes all notes away that lie there; told also if there are none, or others would know that."""
        self.places[place].clear()
        self.tell(Cleared(by, self._audiences[place] >> SHIFT, place))

    def rewrite(self, by: Seat, place: int, faces: Sequence[Face]) -> None:
        """These notes lie there now instead of others; told in one breath, however much it is."""
        seen = self._audiences[place]
        self.places[place][:] = [seen | face for face in faces]
        self.tell(Rewritten(by, seen >> SHIFT, place, tuple(faces)))

    def hand_over(self, by: Seat, source: int, goal: int) -> None:
        """All notes of one place go to another, whose audience (the writer too) can read them there."""
        seen = self._audiences[goal]
        faces = tuple(p & FACE for p in self.places[source])
        self.places[source].clear()
        self.places[goal] += [seen | face for face in faces]
        self.tell(HandedOver(by, seen >> SHIFT, source, goal, faces))

    def page(self, place: int, faces: Sequence[Face]) -> Page:
        """These notes lie there now instead of others; the page goes into the event that tells of it."""
        seen = self._audiences[place]
        self.places[place][:] = [seen | face for face in faces]
        return place, seen >> SHIFT, tuple(faces)
