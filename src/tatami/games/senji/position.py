"""What a position of Senji must keep, and how the cards nobody sees are dealt in a possible world."""

from __future__ import annotations

from collections.abc import Callable

from tatami.kernel.pieces import Face
from tatami.kernel.views import View

from .table import Senji, SenjiTable


def check(g: Senji) -> None:
    raise NotImplementedError


def deal_hidden_cards(
    view: View[SenjiTable], places: list[list[int]], unknown: list[list[Face]], pick: Callable[[int], int]
) -> None:
    raise NotImplementedError
