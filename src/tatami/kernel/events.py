"""Events: what has happened, born with its audience.

A game defines its own events as frozen structs of public facts. Those below are the kernel's: some
carry a face and the masks of those who may see it, and `for_viewer` blanks it for the others.
(This module is never compiled: mypyc drops the keywords of msgspec structs.)
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from .pieces import HIDDEN
from .seats import SPECTATOR, Seat

AFace = Annotated[int, "face"]
APlace = Annotated[int, "place"]
ASlot = Annotated[int, "slot"]
Count = Annotated[int, "number"]


def _is_public(mask: int) -> bool:
    return mask >> SPECTATOR & 1 == 1


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Base of all events. A game's events hold public facts only."""

    def for_viewer(self, viewer: Seat) -> Event:
        return self


class Sealed(Event, frozen=True, gc=False):
    """A seat has given its secret answer to a question that many are asked at once."""

    seat: Seat


class TakenBack(Event, frozen=True, gc=False):
    """A seat has taken its sealed answer back."""

    seat: Seat


class TimeUp(Event, frozen=True, gc=False):
    """The time of the open question has run out."""


class Moved(Event, frozen=True, gc=False):
    """A piece went from one place to another; `at` is its index where it lay (-1 in a bag).

    `before` and `after` are the masks of those who saw it there and see it here; as told to one viewer they
    are 1 or 0, and `public` says whether everybody sees it now.
    """

    source: APlace
    at: int
    goal: APlace
    face: AFace
    before: int
    after: int
    public: bool = False

    def for_viewer(self, viewer: Seat) -> Moved:
        before, after = self.before >> viewer & 1, self.after >> viewer & 1
        face = self.face if before or after else HIDDEN
        return Moved(self.source, self.at, self.goal, face, before, after, _is_public(self.after))


class Laid(Event, frozen=True, gc=False):
    """A piece that was nowhere before (a token, a note) has come to lie in a place."""

    place: APlace
    face: AFace
    after: int
    public: bool = False

    def for_viewer(self, viewer: Seat) -> Laid:
        after = self.after >> viewer & 1
        return Laid(self.place, self.face if after else HIDDEN, after, _is_public(self.after))


class Turned(Event, frozen=True, gc=False):
    """A piece was turned up or covered where it lies; masks as in `Moved`."""

    place: APlace
    at: int
    face: AFace
    before: int
    after: int
    public: bool = False

    def for_viewer(self, viewer: Seat) -> Turned:
        before, after = self.before >> viewer & 1, self.after >> viewer & 1
        face = self.face if before or after else HIDDEN
        return Turned(self.place, self.at, face, before, after, _is_public(self.after))


class Glimpsed(Event, frozen=True, gc=False):
    """A seat looked at a piece and put it back: it saw the face then, and the table shows it no more."""

    by: Seat
    place: APlace
    at: int
    face: AFace

    def for_viewer(self, viewer: Seat) -> Glimpsed:
        return self if viewer == self.by else Glimpsed(self.by, self.place, self.at, HIDDEN)


class Shuffled(Event, frozen=True, gc=False):
    """The pieces of a place were shuffled: nobody knows its order any more."""

    place: APlace


KERNEL_EVENTS = (Sealed, TakenBack, TimeUp, Moved, Laid, Turned, Glimpsed, Shuffled)
