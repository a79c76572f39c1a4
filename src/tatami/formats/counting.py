"""Whether all pieces are there: none of a stock is missing, and none lies in two places."""

from __future__ import annotations

from typing import Any

from tatami.kernel.game import Game
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Contradiction


def count_pieces(g: Game[Any]) -> None:
    """Raises Contradiction unless every piece of the stocks lies somewhere exactly once."""
    copies = list(g.layout.copies)
    for k, place in enumerate(g.places):
        for p in place:
            face = p & FACE
            if g.layout.stock_of_face[face] < 0:
                continue
            copies[face] -= 1
            if copies[face] < 0:
                name = g.rules.face_name(face)
                raise Contradiction("one-too-many", place=g.layout.places[k].name, piece=name)
    missing = [g.rules.face_name(f) for f, left in enumerate(copies) if left > 0]
    if missing:
        raise Contradiction("missing-pieces", pieces=", ".join(missing))
