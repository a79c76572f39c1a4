"""Options for whole games that do not last too long in a test."""

from __future__ import annotations

from typing import Any, Final

from tatami.games.manifest import manifest_of
from tatami.kernel.rules import Rules

_SOON: Final = 10
"""Minutes."""


def is_long(rules: Rules[Any]) -> bool:
    """Whether whole games are thousands of acts long, as the manifest says; such a game is played for some
    of its `years`. (What another game calls its years is its own affair.)"""
    manifest = manifest_of(rules.name)
    return manifest is not None and manifest.is_long


def is_short(rules: Rules[Any]) -> bool:
    """Whether a whole game is a dozen acts or two: it must be looked at more often to see as much."""
    manifest = manifest_of(rules.name)
    return manifest is not None and manifest.minutes < _SOON


def short(rules: Rules[Any], years: int = 1) -> dict[str, Any]:
    """A game that goes on until somebody has honour enough ends after so many years; the others are short."""
    return {"years": years} if is_long(rules) else {}


def short_and_quiet(rules: Rules[Any], years: int = 1) -> dict[str, Any]:
    """And in Winter everybody speaks once."""
    return {"years": years, "winter": "rounds", "rounds": 1} if is_long(rules) else {}
