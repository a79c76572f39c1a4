"""How the things of Senjutsu are called. No words stand here: a pack brings its names along.

Cards and decks have the names that are printed on them, told in quotes and never inflected, so no catalogue
knows them. Of characters, terrain, battlefields and schools the catalogues know the cases, as long as they
are the house's; a pack's own are told as it calls them. A cell is called as players write it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.hooks.naming import Called
from tatami.kernel.pieces import Face

from .box import WINDOWS, Box
from .hexes import FACINGS
from .pack import DECOY, KAMAE
from .printed.names import PackNames
from .printed.text import printed_choice, printed_payment
from .sheets import AND

VOCABULARY: Final = ("battlefield",)
_BARE: Final = ("ability", "deck")
"""Kinds of which the catalogues know nothing: their names are as they are printed."""


class Names:
    """The names of everything in one box."""

    def __init__(self, box: Box) -> None:
        pack = box.pack
        self._kinds: Final[dict[str, tuple[str, ...]]] = {
            "ability": box.slugs,
            "character": box.hero_names,
            "cell": box.cell_names,
            "kamae": KAMAE,
            "terrain": box.terrain_names,
            "battlefield": box.field_names,
            "school": box.schools,
            "deck": tuple(box.decks),
            "window": WINDOWS,
            "facing": tuple(str(facing) for facing in range(FACINGS)),
            "effect": tuple(choice.name for choice in box.choices),
            "payment": tuple(payment.name for payment in box.payments),
            "token": box.tokens,
        }
        self._choices: Final = {choice.name: choice for choice in box.choices}
        self._payments: Final = {payment.name: payment for payment in box.payments}
        self._printed: Final = PackNames(pack)
        self._own: Final[dict[str, dict[str, Mapping[str, str]]]] = {
            "ability": {
                **{card.slug: card.name for card in pack.cards},
                **{status.slug: status.name for status in pack.statuses},
            },
            "character": {each.id: each.name for each in pack.characters},
            "terrain": {each.id: each.name for each in pack.terrain},
            "battlefield": {each.id: each.name for each in pack.battlefields},
            "school": {each.id: each.name for each in pack.schools},
            "deck": {each.id: each.name for each in pack.decks},
        }
        cards = [self.called("ability", box.slugs[number]) for number in box.ability_of]
        self._faces: Final = (*cards, *[self.called("token", name) for name in box.tokens])

    def of(self, kind: str) -> tuple[str, ...]:
        return self._kinds[kind]

    def called(self, kind: str, name: str) -> Called:
        """A thing of that kind and name."""
        if kind == "cell":
            return Called("", own={"en": name})
        if kind == "effect":
            _, card, effects = self._choices[name]
            return Called(kind, (("what", "called", printed_choice(self._printed, card, effects)),))
        if kind == "payment":
            _, card, source, attack = self._payments[name]
            return Called(kind, (("what", "called", printed_payment(self._printed, card, source, attack)),))
        if kind == "token" and name != DECOY:
            return self.called("terrain", name)
        if kind == "battlefield" and AND in name:
            west, _, east = name.partition(AND)
            return Called("battlefields-joined", (("west", kind, west), ("east", kind, east)))
        own = self._own.get(kind, {}).get(name, {})
        return Called("" if kind in _BARE else f"{kind}-{name}", own=own)

    def face(self, face: Face) -> Called:
        return self._faces[face]

    def option(self, option: str, value: str) -> Called:
        """A value of an option; the battlefields are among them."""
        return self.called("battlefield", value) if option == "field" else Called(f"option-{option}-{value}")
