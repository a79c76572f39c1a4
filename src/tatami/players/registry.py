"""The kinds of players, by the names that commands and records use."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, cast

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat

from .player import Player, RandomPlayer

Maker = Callable[[Seat, int, int], Player]
"""Seat, number of seats and seed give a player."""

SENSIBLE: Final = {
    "tenno": ("tatami.games.tenno.bot", "SensibleTenno"),
    "shinobi": ("tatami.games.shinobi.bot", "SensibleShinobi"),
    "samurai-sword": ("tatami.games.samurai_sword.bot", "SensibleSamuraiSword"),
    "senji": ("tatami.games.senji.bot", "SensibleSenji"),
}
"""Game -> where its sensible bot is; imported only when somebody wants it."""


def makers_for(rules: Rules[Any]) -> dict[str, Callable[[], Maker]]:
    """Kind -> what finds its maker, for the kinds that can play this game."""
    kinds: dict[str, Callable[[], Maker]] = {"random": lambda: RandomPlayer}
    if rules.name in SENSIBLE and _is_there(SENSIBLE[rules.name][0]):
        kinds["sensible"] = lambda: _sensible(rules.name)
    return kinds


def kinds_for(rules: Rules[Any]) -> tuple[str, ...]:
    """The kinds of players that can play this game."""
    return tuple(makers_for(rules))


def maker_of(kind: str, rules: Rules[Any]) -> Maker:
    """What makes players of this kind; NotUnderstood if there is no such kind for the game."""
    find = makers_for(rules).get(kind)
    if find is None:
        raise NotUnderstood(
            "no-such-player-kind", kind=kind[:40], game=rules.name, known=", ".join(kinds_for(rules))
        )
    return find()


def make_player(kind: str, rules: Rules[Any], seat: Seat, seats: int, seed: int) -> Player:
    """A player of this kind for one seat of one match."""
    return maker_of(kind, rules)(seat, seats, seed)


def _is_there(module: str) -> bool:
    return module in sys.modules or find_spec(module) is not None


def _sensible(game: str) -> Maker:
    module, name = SENSIBLE[game]
    # The bots share a constructor, not a base class, and are found by name: mypy cannot follow.
    return cast(Maker, getattr(import_module(module), name))
