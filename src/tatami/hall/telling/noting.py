"""What somebody notes for himself at his seat, as it goes over the wire: to him alone."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

LONGEST_NOTES: Final = 4000
"""Letters of free words at one seat."""
MOST_MARKS: Final = 100
LONGEST_NAME: Final = 60

MarkedThing = Annotated[str, Meta(max_length=LONGEST_NAME)]


class Jottings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is noted: by seat or place its mark, and words of one's own."""

    marks: Annotated[dict[MarkedThing, MarkedThing], Meta(max_length=MOST_MARKS)] = {}
    text: Annotated[str, Meta(max_length=LONGEST_NOTES)] = ""


class Mark(msgspec.Struct, frozen=True):
    """One of the marks to choose from, and its words."""

    mark: str
    label: str


class MarkableThing(msgspec.Struct, frozen=True):
    """A seat (by its letter) or a place (by its name) that may be marked, its words, and with what."""

    thing: str
    label: str
    marks: list[Mark]


class OwnNotes(msgspec.Struct, frozen=True):
    """What you have noted at a seat of yours, and what could be marked."""

    marks: dict[str, str]
    text: str
    things: list[MarkableThing]
