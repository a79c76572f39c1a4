"""Options for whole games that do not last too long in a test."""

from __future__ import annotations

from typing import Any

from tatami.kernel.rules import Rules


def short(rules: Rules[Any], years: int = 1) -> dict[str, Any]:
    """A game that goes on until somebody has honour enough ends after so many years; the others are short."""
    return {"years": years} if _has_years(rules) else {}


def short_and_quiet(rules: Rules[Any], years: int = 1) -> dict[str, Any]:
    """And in Winter everybody speaks once."""
    return {"years": years, "winter": "rounds", "rounds": 1} if _has_years(rules) else {}


def _has_years(rules: Rules[Any]) -> bool:
    return any(option.name == "years" for option in rules.options)
