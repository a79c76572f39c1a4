"""Events: what has happened, born with its audience.

A game defines its own events as frozen structs of public facts. Where a piece moves or turns, the kernel
notes it with the piece as it was and as it is (`PieceMoved`, `PieceTurned`, `PieceLaid`); `for_viewer` makes
of that what one viewer is told (`Moved`, `Turned`, `Laid`), without the faces it may not see.
(This module is never compiled: mypyc drops the keywords of msgspec structs.)
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Annotated, ClassVar, Final

import msgspec

from .pieces import FACE, HIDDEN, PUBLIC, SHIFT, Piece
from .seats import EVERYBODY, Seat

AFace = Annotated[int, "face"]
APlace = Annotated[int, "place"]
ASlot = Annotated[int, "slot"]
Count = Annotated[int, "number"]
Mask = Annotated[int, "mask"]
Page = tuple[int, int, tuple[int, ...]]
"""What is written in a place now: the place, the mask of those who read it, and the notes."""
Pages = Annotated[tuple[Page, ...], "pages"]

_CLAUSE: Final = re.compile(r"\b[A-Z]{3}-R?\d+\b")


class Event(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Base of all events. A game's events hold public facts only."""

    discloses: ClassVar[bool] = False
    """Whether it makes known to all what only notes or sealed answers said until now (how many cards an
    exchange was about, which core card was laid)."""

    def for_viewer(self, viewer: Seat) -> Event:
        """This event as the viewer is told it."""
        return self

    def told_otherwise(self) -> int:
        """The mask of those who are told something else of it than a spectator; in doubt, all of them."""
        return 0 if type(self).for_viewer is Event.for_viewer else EVERYBODY

    def cites(self) -> tuple[str, ...]:
        """The clauses that it carries out: those it names above, unless a game knows better."""
        return clauses_named_by(type(self))

    def reveals(self) -> int:
        """The mask of those who learned a hidden face by it."""
        return 0

    def repeats(self, earlier: Iterable[Event]) -> bool:
        """Whether a log that has told all this, the latest first, need not tell it."""
        return False


@cache
def clauses_named_by(kind: type) -> tuple[str, ...]:
    """The clause ids in the docstring of a class, each once."""
    return tuple(dict.fromkeys(_CLAUSE.findall(kind.__doc__ or "")))


def _seen_apart(p: Piece) -> int:
    """The mask of those who see a piece that not everybody sees."""
    return 0 if p & PUBLIC else p >> SHIFT


class Sealed(Event, frozen=True, gc=False):
    """A seat has given its secret answer to a question that many are asked at once."""

    seat: Seat


class TakenBack(Event, frozen=True, gc=False):
    """A seat has taken its sealed answer back."""

    seat: Seat


class TimeUp(Event, frozen=True, gc=False):
    """The time of the open question has run out."""


class Moved(Event, frozen=True, gc=False):
    """A piece went from one place to another, as one viewer is told it.

    `at` is its index where it lay; -1 is the top, or anywhere in a bag. `before` and `after` say whether the
    viewer saw it there and sees it here (1 or 0), `public` whether everybody sees it here.
    """

    source: APlace
    at: int
    goal: APlace
    face: AFace
    before: int
    after: int
    public: bool


class Turned(Event, frozen=True, gc=False):
    """A piece was turned up or covered where it lies, as one viewer is told it."""

    place: APlace
    at: int
    face: AFace
    before: int
    after: int
    public: bool


class Laid(Event, frozen=True, gc=False):
    """A piece that was nowhere before (a token, a note) has come to lie in a place, as told to one viewer."""

    place: APlace
    face: AFace
    after: int
    public: bool


class PieceMoved(Event, frozen=True, gc=False):
    """As the kernel notes a move: `before` and `after` are the piece, face and seen-mask."""

    source: APlace
    at: int
    goal: APlace
    before: Piece
    after: Piece

    def for_viewer(self, viewer: Seat) -> Moved:
        before, after = self.before >> SHIFT + viewer & 1, self.after >> SHIFT + viewer & 1
        face = self.after & FACE if before or after else HIDDEN
        return Moved(self.source, self.at, self.goal, face, before, after, self.after & PUBLIC != 0)

    def told_otherwise(self) -> int:
        before, after = self.before, self.after
        return (0 if before & PUBLIC else before >> SHIFT) | (0 if after & PUBLIC else after >> SHIFT)

    def reveals(self) -> int:
        return (self.after & ~self.before) >> SHIFT


class PieceTurned(Event, frozen=True, gc=False):
    """As the kernel notes that a piece was turned up or covered."""

    place: APlace
    at: int
    before: Piece
    after: Piece

    def for_viewer(self, viewer: Seat) -> Turned:
        before, after = self.before >> SHIFT + viewer & 1, self.after >> SHIFT + viewer & 1
        face = self.after & FACE if before or after else HIDDEN
        return Turned(self.place, self.at, face, before, after, self.after & PUBLIC != 0)

    def told_otherwise(self) -> int:
        return _seen_apart(self.before) | _seen_apart(self.after)

    def reveals(self) -> int:
        return (self.after & ~self.before) >> SHIFT


class PieceLaid(Event, frozen=True, gc=False):
    """As the kernel notes that a new piece lies somewhere."""

    place: APlace
    after: Piece

    def for_viewer(self, viewer: Seat) -> Laid:
        after = self.after >> SHIFT + viewer & 1
        return Laid(self.place, self.after & FACE if after else HIDDEN, after, self.after & PUBLIC != 0)

    def told_otherwise(self) -> int:
        return _seen_apart(self.after)

    def reveals(self) -> int:
        return self.after >> SHIFT


class Glimpsed(Event, frozen=True, gc=False):
    """A seat looked at a piece and put it back: it saw the face then, and the table shows it no more."""

    by: Seat
    place: APlace
    at: int
    face: AFace

    def for_viewer(self, viewer: Seat) -> Glimpsed:
        return self if viewer == self.by else Glimpsed(self.by, self.place, self.at, HIDDEN)

    def told_otherwise(self) -> int:
        return 1 << self.by

    def reveals(self) -> int:
        return 1 << self.by


class Shuffled(Event, frozen=True, gc=False):
    """The pieces of a place were shuffled: nobody knows its order any more."""

    place: APlace


class HeldOut(Event, frozen=True, gc=False):
    """The pieces of a place were mixed and held out face down to a seat, which is about to take one."""

    place: APlace
    to: Seat


class Gathered(Event, frozen=True, gc=False):
    """Everything in one place was put into another, which was then shuffled."""

    source: APlace
    goal: APlace


class Whispered(Event, frozen=True, gc=False):
    """A seat writes something down or speaks in private: all that the others notice of it."""

    by: Seat


class Private(Event, frozen=True, gc=False):
    """Base of events that not everybody is told: `to` is the mask of those who are (`by` is one of them)."""

    by: Seat
    to: Mask

    def for_viewer(self, viewer: Seat) -> Event:
        return self if self.to >> viewer & 1 else Whispered(self.by)

    def told_otherwise(self) -> int:
        return self.to

    def reveals(self) -> int:
        return self.to & ~(1 << self.by)


class Rewritten(Private, frozen=True, gc=False):
    """These notes lie in a place now instead of others."""

    place: APlace
    faces: tuple[AFace, ...]


class Rewriting(Event, frozen=True, gc=False):
    """Base of events by which notes change in several places at once: everybody is told of the pages that he
    can read. Whoever can read none is told as much in every case, so that he cannot tell how many they are.
    """

    public: ClassVar[bool] = False
    """Whether the others are told what happened, without the pages; else only that somebody writes."""

    by: Seat
    pages: Pages

    def for_viewer(self, viewer: Seat) -> Event:
        pages = tuple(page for page in self.pages if page[1] >> viewer & 1)
        if len(pages) == len(self.pages) and (pages or self.public):
            return self
        return msgspec.structs.replace(self, pages=pages) if pages or self.public else Whispered(self.by)

    def told_otherwise(self) -> int:
        mask = 0
        for page in self.pages:
            mask |= page[1]
        return mask

    def reveals(self) -> int:
        return self.told_otherwise() & ~(1 << self.by)


KERNEL_EVENTS = (
    *(Sealed, TakenBack, TimeUp),
    *(Moved, Laid, Turned, Glimpsed, Shuffled, HeldOut, Gathered),
    *(Whispered, Rewritten),
)
