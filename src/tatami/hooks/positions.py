"""What a written position has to know: where pieces lie that it does not mention, and what steps are told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from tatami.kernel.game import Game
from tatami.kernel.pieces import Face
from tatami.kernel.rules import Rules
from tatami.kernel.table import T


class RestPlaces(Generic[T]):
    """A game in which that depends on the piece; in others it is where its stock keeps its rest."""

    def rest_place(self, g: Game[T], face: Face) -> int | None:
        """Where such a piece lies: added to what the position says of that place. None: with its stock."""
        raise NotImplementedError


class Arguments:
    """A game whose steps have arguments that are not called like their kind."""

    argument_kinds: ClassVar[Mapping[str, str]]
    """By the name of an argument its kind, so that what is pending reads by names: `goal` is a region."""


def argument_kind(rules: Rules[Any], name: str) -> str:
    """The kind of an argument of that name; by itself it is called so."""
    return rules.argument_kinds.get(name, name) if isinstance(rules, Arguments) else name


def rest_place(g: Game[Any], face: Face) -> int | None:
    """Where the game itself puts such a piece; None: where its stock keeps its rest (`Layout.rest`)."""
    return g.rules.rest_place(g, face) if isinstance(g.rules, RestPlaces) else None
