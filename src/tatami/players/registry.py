"""The kinds of players, by the names that commands and records use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from tatami.games.manifest import manifest_of, named_by, thing_named, where_of
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat

from .player import Player, RandomPlayer

Maker = Callable[[Seat, int, int], Player]
"""Seat, number of seats and seed give a player."""


def makers_for(rules: Rules[Any]) -> dict[str, Callable[[], Maker]]:
    """Kind -> what finds its maker, for the kinds that can play this game."""
    # The bots share a constructor, not a base class, and are found by name: mypy cannot follow.
    kinds: dict[str, Callable[[], Maker]] = {"random": lambda: RandomPlayer}
    manifest = manifest_of(rules.name)
    if manifest is not None and manifest.bot:
        kinds["sensible"] = lambda: cast(Maker, named_by(rules.name, "bot"))
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


def partner_of(kind: str, rules: Rules[Any]) -> Maker:
    """The same for the laboratory, which knows sparring partners too."""
    manifest = manifest_of(rules.name)
    named = manifest.sparring.get(kind) if manifest is not None else None
    if named is None:
        return maker_of(kind, rules)
    # As for bots: found by name.
    return cast(Maker, thing_named(named, f"{where_of(rules.name)}: sparring.{kind}"))


def make_player(kind: str, rules: Rules[Any], seat: Seat, seats: int, seed: int) -> Player:
    """A player of this kind for one seat of one match."""
    return maker_of(kind, rules)(seat, seats, seed)
