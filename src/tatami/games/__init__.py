"""The registry of games. (The only file here that knows more than one.)"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any, Final

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules


class Shelf(MutableMapping[str, Rules[Any]]):
    """Games by name. A box is opened when somebody asks for it: most commands need one game, or none."""

    def __init__(self, *names: str) -> None:
        self._boxes: Final[dict[str, Rules[Any] | None]] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Rules[Any]:
        rules = self._boxes[name]
        if rules is None:
            rules = self._boxes[name] = import_module(f".{name.replace('-', '_')}", __name__).RULES
        return rules

    def __setitem__(self, name: str, rules: Rules[Any]) -> None:
        self._boxes[name] = rules

    def __delitem__(self, name: str) -> None:
        del self._boxes[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._boxes)

    def __len__(self) -> int:
        return len(self._boxes)


GAMES: Final = Shelf("tenno", "shinobi", "samurai-sword", "senji")
"""Every published game, by name, in the order of the chooser."""

EVERY_GAME: Final = Shelf(*GAMES, "template")
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
    from .senji import RULES  # not at the top: see `Shelf`

    return RULES.offer(raw)


def _no_game(name: str) -> NotUnderstood:
    return NotUnderstood("no-game", name=name[:40], known=", ".join(GAMES))
