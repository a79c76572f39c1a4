"""The registry of games. (The only file here that knows more than one.)"""

from __future__ import annotations

from typing import Any, Final

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

from . import shinobi, tenno

GAMES: Final[dict[str, Rules[Any]]] = {rules.name: rules for rules in (tenno.RULES, shinobi.RULES)}
"""Every game, by name, in the order of the chooser."""


def game_called(name: str) -> Rules[Any]:
    """The rules of the game of that name."""
    rules = GAMES.get(name.lower().replace("_", "-"))
    if rules is None:
        raise NotUnderstood(f"there is no game {name[:40]!r} here (there are: {', '.join(GAMES)})")
    return rules
