"""How a thing is called: what the words room needs to put it into any language. No words stand here."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, NamedTuple

from tatami.kernel.pieces import Face
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat

NOBODY_CALLED: Final = -1
_NONE: Final[Mapping[str, str]] = {}

Joint = Literal["and", "also", "or", "then", "either", "comma", "besides", "sentence"]
"""What stands between several things told as one; `also` is an *and* between things that have one in them,
`either` the OR of a choice, `besides` a semicolon."""


class Called(NamedTuple):
    """The name of a thing: the end of its key, and what the text there is filled in with.

    `Called("kind-member", (("family", "family", "green"), ("value", "number", 2)))` is told by the text
    `<game>-kind-member` with `$family` and all its cases, and `$value`. A part of the kind `called` is told
    first, whatever it is made of; one of the kind `word` is what texts select by.
    """

    key: str
    parts: tuple[Piece, ...] = ()
    own: Mapping[str, str] = _NONE
    """By language: a name that the thing brings along. It wins over the catalogue."""
    about: str = ""
    """The end of the key of what can be said about it, where that is not its own `.about`."""
    seat: Seat = NOBODY_CALLED
    """Whoever sits there, if the thing is a seat: by the player's name, `$seat` of the text if any."""

    @property
    def word(self) -> str:
        """What texts select by: `member` of `kind-member`."""
        return self.key.partition("-")[2] or self.key


class Joined(NamedTuple):
    """Several things told as one: “a, b and c”, “a, then b”, or sentence after sentence."""

    joint: Joint
    things: tuple[Called | Joined, ...]


Piece = tuple[str, str, "int | str | Called | Joined"]
"""A part of a composed name: the variable of the text, its kind, and its value."""


class Naming:
    """How a game's things are called, where that is not simply the text of a kind and a name."""

    vocabulary: ClassVar[tuple[str, ...]] = ()
    """Kinds whose names must have words although no answer, refusal or event speaks of them by that kind."""

    def names(self, kind: str) -> tuple[str, ...]:
        """The names of a kind that only this game has, by number: `COLOURS` of its pieces for "colour"."""
        names: tuple[str, ...] = getattr(sys.modules[f"{type(self).__module__}.pieces"], f"{kind.upper()}S")
        return names

    def called(self, kind: str, name: str) -> Called:
        """What is called so: by default the text of that kind and name."""
        return Called(f"{kind}-{name}")

    def option_called(self, option: str, value: str) -> Called:
        """How a value of an option is called."""
        return Called(f"option-{option}-{value}")

    def face_as(self, face: Face) -> Called | None:
        """How a face is called where its name is composed; None: by a text of its own."""
        return None

    def about_as(self, face: Face) -> Called | None:
        """What can be said about a face, where several share one text; None: what stands at its name."""
        return None

    def spot_as(self, place: str, word: str) -> Called | None:
        """What the last word of a place's name stands for (`order.echizen`); None: for a face."""
        return None


_PLAIN: Final = Naming()


def naming_of(rules: Rules[Any]) -> Naming:
    """Who says how the things of a game are called."""
    return rules if isinstance(rules, Naming) else _PLAIN
