"""What is said in several chapters: the same words mean the same answer."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.seats import letter

from ..box import Box
from ..pieces import EMPEROR


def party_name(party: int) -> str:
    """A party in texts: the letter of a seat, or `emperor`."""
    return "emperor" if party == EMPEROR else letter(party)


class Name(Answer):
    """`name echizen`: the host names a province, in the preparation and in Summer."""

    __slots__ = ("region",)
    KINDS = {"region": "region"}

    def __init__(self, box: Box, region: int) -> None:
        super().__init__(f"name {box.regions[region]}")
        self.region: Final = region


class CallKami(Answer):
    """`kami oda`: the power of a dead samurai that needs no other word (SEN-207)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, box: Box, samurai: int) -> None:
        super().__init__(f"kami {box.samurai[samurai]}")
        self.samurai: Final = samurai
