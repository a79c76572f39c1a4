"""A piece is one integer: its face in the low bits, the mask of the seats that have seen it above.

There are no piece numbers. Two pieces with the same face are the same to the rules, and a number
that followed a covered card from a row into a hand and back would tell what nobody may know.
"""

from __future__ import annotations

from typing import Final

from .seats import EVERYBODY, SPECTATOR

Piece = int
Face = int

SHIFT: Final = 12
FACE: Final = (1 << SHIFT) - 1
OPEN: Final = EVERYBODY << SHIFT
"""The seen-bits of a piece that lies face up."""

PUBLIC: Final = 1 << (SHIFT + SPECTATOR)
"""Set where the spectators see the face, that is: where everybody does."""

HIDDEN: Final = -1
"""What a view holds in place of a piece whose face the viewer has not seen."""

UNSEEN: Final = 0
"""A piece that nobody has seen, whatever its face: what `Seen` shows of a hidden one."""


def piece(face: Face, seen: int = 0) -> Piece:
    """A piece with this face, seen by the seats of the mask."""
    return seen << SHIFT | face
