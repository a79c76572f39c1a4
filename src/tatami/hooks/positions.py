"""Where pieces lie that a hand-written position does not mention."""

from __future__ import annotations

from typing import Any, Generic

from tatami.kernel.game import Game
from tatami.kernel.pieces import Face
from tatami.kernel.table import T


class RestPlaces(Generic[T]):
    """A game in which that depends on the piece; in others it is where its stock keeps its rest."""

    def rest_place(self, g: Game[T], face: Face) -> int | None:
        """Where such a piece lies: added to what the position says of that place. None: with its stock."""
        raise NotImplementedError


def rest_place(g: Game[Any], face: Face) -> int | None:
    """Where the game itself puts such a piece; None: where its stock keeps its rest (`Layout.rest`)."""
    return g.rules.rest_place(g, face) if isinstance(g.rules, RestPlaces) else None
