"""How the hidden pieces of a possible world are dealt where a game knows more of them than their stock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic

from tatami.kernel.pieces import Face
from tatami.kernel.table import T
from tatami.kernel.views import View


class MixedPlaces(Generic[T]):
    """A game with places in which pieces of several stocks may lie."""

    def deal_mixed(
        self,
        view: View[T],
        places: list[list[int]],
        unknown: list[list[Face]],
        pick: Callable[[int], int],
    ) -> None:
        """Deals what is left of the stocks to the hidden pieces of mixed places.

        `unknown[stock]` are the faces left over, shuffled; `places` has HIDDEN where one is wanted;
        `pick(n)` draws one of 0 .. n-1.
        """
        raise NotImplementedError


def deal_mixed(
    view: View[Any], places: list[list[int]], unknown: list[list[Face]], pick: Callable[[int], int]
) -> None:
    """By the game of this view, if it has such places."""
    if isinstance(view.rules, MixedPlaces):
        view.rules.deal_mixed(view, places, unknown, pick)
