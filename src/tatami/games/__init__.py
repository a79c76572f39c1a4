"""The registry of games. (The only file here that knows more than one.)"""

from __future__ import annotations

from typing import Any, Final

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

from . import samurai_sword, senji, shinobi, template, tenno

GAMES: Final[dict[str, Rules[Any]]] = {
    rules.name: rules for rules in (tenno.RULES, shinobi.RULES, samurai_sword.RULES, senji.RULES)
}
"""Every published game, by name, in the order of the chooser."""

EVERY_GAME: Final[dict[str, Rules[Any]]] = {**GAMES, template.RULES.name: template.RULES}
"""Those and the template, which keeps all the same promises."""


def game_called(name: str) -> Rules[Any]:
    """The rules of the game of that name."""
    rules = EVERY_GAME.get(name.lower().replace("_", "-"))
    if rules is None:
        raise _no_game(name)
    return rules


def published_game(name: str) -> Rules[Any]:
    """The same without the template, which has no words for people."""
    rules = game_called(name)
    if rules.name not in GAMES:
        raise _no_game(name)
    return rules


def offer_pack(raw: bytes) -> Rules[Any]:
    """Makes the data pack in that file known to its game, and gives the rules for it."""
    return senji.RULES.offer(raw)


def _no_game(name: str) -> NotUnderstood:
    return NotUnderstood("no-game", name=name[:40], known=", ".join(GAMES))
