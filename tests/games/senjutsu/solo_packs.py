"""The solo half of data packs for tests: the house's own as plain values, alone and in a whole pack."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from tatami.games.senjutsu.solo_reading import solo_file
from tests.games.senjutsu.packs import Json, house

Test = TypeVar("Test", bound=Callable[..., None])


def solo_clause(*ids: str) -> Callable[[Test], Test]:
    """Names the clauses that a test shows of the data: they count once the game's rulebook has them."""
    assert all(id_.startswith("SJT-") for id_ in ids)
    return lambda test: test


def solo() -> Json:
    """The house's solo half as plain values."""
    return json.loads(solo_file())


def whole() -> Json:
    """The house's pack that brings its solo half along."""
    return house() | {"name": "whole", "solo": solo()}


def solo_card(tree: Json, slug: str) -> Json:
    """A solo card of a whole pack in plain values."""
    return next(card for card in tree["solo"]["cards"] if card["slug"] == slug)


def enemy(tree: Json, name: str) -> Json:
    """A kind of enemy, or a character, of a whole pack in plain values."""
    found = (*tree["solo"]["enemies"], *tree["solo"]["characters"])
    return next(each for each in found if each["id"] == name)
