"""What a game does with notes: pieces of no stock, which players write and which come and go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .events import Event, Page, Rewritten
from .pieces import SHIFT, Face
from .seats import Seat


class Writing:
    """The part of a `Game` that keeps the notes in its places."""

    __slots__ = ("_audiences", "places", "tell")

    places: list[list[int]]
    tell: Callable[[Event], None]
    """Something that everybody notices has happened."""
    _audiences: tuple[int, ...]

    def rewrite(self, by: Seat, place: int, faces: Sequence[Face]) -> None:
        """These notes lie there now instead of others; told in one breath, however much it is."""
        seen = self._audiences[place]
        self.places[place][:] = [seen | face for face in faces]
        self.tell(Rewritten(by, seen >> SHIFT, place, tuple(faces)))

    def page(self, place: int, faces: Sequence[Face]) -> Page:
        """These notes lie there now instead of others; the page goes into the event that tells of it."""
        seen = self._audiences[place]
        self.places[place][:] = [seen | face for face in faces]
        return place, seen >> SHIFT, tuple(faces)
