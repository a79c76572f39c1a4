"""How a thing is called: what the words room needs to put it into any language. No words stand here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from .seats import Seat

NOBODY_CALLED: Final = -1
_NONE: Final[Mapping[str, str]] = {}

Piece = tuple[str, str, int | str]
"""A part of a composed name: the variable of the text, its kind, and its value."""


class Called(NamedTuple):
    """The name of a thing: the end of its key, and what the text there is filled in with.

    `Called("kind-member", (("family", "family", "green"), ("value", "number", 2)))` is told by the text
    `<game>-kind-member` with `$family` and all its cases, and `$value`.
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
