"""What a player can say in the preparation and at the Emperor's visit."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.seats import Seat, letter

from ..box import FAMILIES, FAMILY_COUNT, Box

_MOST_SEATS: Final = 6
_MOST_UNITS: Final = 4
"""One more than anybody starts with: what is too much can be said, and is refused."""


class LeadFamily(Answer):
    """`lead green`: this family (SEN-2)."""

    __slots__ = ("family",)
    KINDS = {"family": "family"}

    def __init__(self, family: int) -> None:
        super().__init__(f"lead {FAMILIES[family]}")
        self.family: Final = family


class PlaceSamurai(Answer):
    """`here`: the starting samurai into the province just named (SEN-17)."""

    __slots__ = ()


class HoldSamurai(Answer):
    """`later`: he waits for another province (SEN-17)."""

    __slots__ = ()


class PlaceUnits(Answer):
    """`units 2`: so many starting units into the province just named (SEN-17)."""

    __slots__ = ("number",)
    KINDS = {"number": "number"}

    def __init__(self, number: int) -> None:
        super().__init__(f"units {number}")
        self.number: Final = number


class ChooseHost(Answer):
    """`host C`: of those who tie for the most honour, this one hosts the emperor (SEN-35)."""

    __slots__ = ("target",)
    KINDS = {"target": "seat"}

    def __init__(self, target: Seat) -> None:
        super().__init__(f"host {letter(target)}")
        self.target: Final = target


HERE: Final = PlaceSamurai("here")
LATER: Final = HoldSamurai("later")

KEEP_TWO: Final = Attempt("keep two samurai")
KEEP_NONE: Final = Attempt("keep no samurai")
HOLD_BACK: Final = Attempt("hold pieces back")
PLACE_ELSEWHERE: Final = Attempt("place pieces elsewhere")
SECOND_FORTRESS: Final = Attempt("build a second fortress")
IMPERIAL_FORTRESS: Final = Attempt("build on imperial ground")
CLAIM_VICTORY: Final = Attempt("claim victory")


class PreparationSayings:
    """The answers of this chapter, made once for a box."""

    def __init__(self, box: Box) -> None:
        self.lead: Final = tuple(LeadFamily(family) for family in range(FAMILY_COUNT))
        """By family."""
        self.units: Final = tuple(PlaceUnits(number) for number in range(_MOST_UNITS + 1))
        self.host: Final = tuple(ChooseHost(seat) for seat in range(_MOST_SEATS))
        """By seat."""

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        attempts = (KEEP_TWO, KEEP_NONE, HOLD_BACK, PLACE_ELSEWHERE, SECOND_FORTRESS, IMPERIAL_FORTRESS)
        return [*self.lead, HERE, LATER, *self.units, *self.host, *attempts, CLAIM_VICTORY]
