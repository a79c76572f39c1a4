"""Names that a pack brings along: of cards, characters, schools, fields, terrain and decks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tatami.hooks.naming import Called

from ..pack import Names, Pack


class PackNames:
    """How the things of one pack are called, by kind and by what they are called in its file."""

    def __init__(self, pack: Pack) -> None:
        self._called: Final[Mapping[tuple[str, str], Called]] = {
            (kind, name): Called(f"{kind}-{name}", own=own) for kind, name, own in _every(pack)
        }

    def called(self, kind: str, name: str) -> Called:
        """What the pack does not know is called as it is written."""
        return self._called.get((kind, name)) or Called(f"{kind}-{name}", own={"en": name})

    def has(self, kind: str, name: str) -> bool:
        return (kind, name) in self._called


def _every(pack: Pack) -> Iterator[tuple[str, str, Names]]:
    """A card has its slug and its number."""
    for card in pack.cards:
        yield "card", card.slug, card.name
        yield "card", card.id, card.name
    yield from (("status", status.slug, status.name) for status in pack.statuses)
    yield from (("character", character.id, character.name) for character in pack.characters)
    yield from (("school", school.id, school.name) for school in pack.schools)
    yield from (("terrain", terrain.id, terrain.name) for terrain in pack.terrain)
    yield from (("field", field.id, field.name) for field in pack.battlefields)
    yield from (("deck", deck.id, deck.name) for deck in pack.decks)
