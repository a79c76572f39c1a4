"""The registry of games. (The only file here that knows more than one.)"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Any, Final

from tatami.formats.pack_reading import game_named
from tatami.formats.spelling import printable
from tatami.hooks.packs import offer_to
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules

from .manifest import Status, manifests, named_by


class Shelf(MutableMapping[str, Rules[Any]]):
    """Games by name, those whose manifest has such a status. Nothing is read before somebody asks, and a box
    is opened when it is asked for: most commands need one game, or none."""

    def __init__(self, *statuses: Status) -> None:
        self._statuses: Final = statuses
        self._found: dict[str, Rules[Any] | None] | None = None

    @property
    def _boxes(self) -> dict[str, Rules[Any] | None]:
        if self._found is None:
            names = (name for name, manifest in manifests().items() if manifest.status in self._statuses)
            self._found = dict.fromkeys(names)
        return self._found

    def __getitem__(self, name: str) -> Rules[Any]:
        rules = self._boxes[name]
        if rules is None:
            rules = self._boxes[name] = named_by(name, "rules")
        return rules

    def __setitem__(self, name: str, rules: Rules[Any]) -> None:
        self._boxes[name] = rules

    def __delitem__(self, name: str) -> None:
        del self._boxes[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._boxes)

    def __len__(self) -> int:
        return len(self._boxes)


GAMES: Final = Shelf("playable")
"""Every game on the shelf, by name, in the order of the chooser."""

LABORATORY: Final = Shelf("laboratory")
"""Those that are tried out: the template, and whatever is not ready for the shelf."""

EVERY_GAME: Final = Shelf("playable", "laboratory")
"""Whatever can be played; all of them keep the same promises."""

UNNAMED: Final = "senji"
"""Packs were its alone once: one that does not say which game it is of is of this one."""


def game_called(name: str) -> Rules[Any]:
    """The rules of the game of that name."""
    rules = EVERY_GAME.get(name.lower().replace("_", "-"))
    if rules is None:
        raise NotUnderstood("no-game", name=name[:40], known=", ".join(EVERY_GAME))
    return rules


def published_game(name: str) -> Rules[Any]:
    """The same of a game on the shelf: what begins at the home page knows no other."""
    rules = game_called(name)
    if rules.name not in GAMES:
        raise NotUnderstood("no-game", name=name[:40], known=", ".join(GAMES))
    return rules


def offer_pack(raw: bytes) -> Rules[Any]:
    """Makes the data pack in that file known to the game that it is of, and gives the rules for it."""
    with_packs = [name for name, manifest in manifests().items() if manifest.packs]
    game = game_named(raw) or UNNAMED
    if game not in with_packs:
        raise NotUnderstood("no-packs", game=printable(game))
    return offer_to(game_called(game), raw)
