"""Answers that several chapters know."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Aside
from tatami.kernel.seats import Seat, letter

from ..box import PROVINCES, Box
from ..pieces import EMPEROR, MOST_SEATS


def party_name(party: int) -> str:
    """A party in texts: the letter of a seat, or `emperor`."""
    return "emperor" if party == EMPEROR else letter(party)


class NameProvince(Answer):
    """`name echizen`: the host names a province, in the preparation (SEN-15) and in Summer (SEN-79)."""

    __slots__ = ("region",)
    KINDS = {"region": "region"}

    def __init__(self, region: int, box: Box) -> None:
        super().__init__(f"name {box.regions[region]}")
        self.region: Final = region


class KeepSamurai(Answer):
    """`keep oda`: of the samurai that were drawn, this one (SEN-9, SEN-161)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, samurai: int, box: Box) -> None:
        super().__init__(f"keep {box.samurai[samurai]}")
        self.samurai: Final = samurai


class CallKami(Answer):
    """`kami oda`: the power of a dead samurai that needs no other word (SEN-207)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, box: Box, samurai: int) -> None:
        super().__init__(f"kami {box.samurai[samurai]}")
        self.samurai: Final = samurai


class CallKamiOn(Answer):
    """`kami akashi > B`: the power of a dead samurai against that player (SEN-209)."""

    __slots__ = ("samurai", "target")
    KINDS = {"samurai": "samurai", "target": "seat"}

    def __init__(self, box: Box, samurai: int, target: Seat) -> None:
        super().__init__(f"kami {box.samurai[samurai]} > {letter(target)}")
        self.samurai: Final = samurai
        self.target: Final = target


class TakeCard(Answer):
    """`take plum_5`: one of the cards that are shown (SEN-151, SEN-209, SEN-211)."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, box: Box, card: int) -> None:
        super().__init__(f"take {box.faces[card]}")
        self.card: Final = card


class Show(Aside):
    """`show plum_5 > B`: lets that player see a card of one's hand, whatever is being asked (SEN-R13)."""

    __slots__ = ("card", "target")
    KINDS = {"card": "face", "target": "seat"}

    def __init__(self, box: Box, card: int, target: Seat) -> None:
        super().__init__(f"show {box.faces[card]} > {letter(target)}")
        self.card: Final = card
        self.target: Final = target


class ShowToAll(Aside):
    """`show plum_5 > all`: lets everybody see a card of one's hand (SEN-R13)."""

    __slots__ = ("card",)
    KINDS = {"card": "face"}

    def __init__(self, box: Box, card: int) -> None:
        super().__init__(f"show {box.faces[card]} > all")
        self.card: Final = card


class Ready(Answer):
    """`ready`: done, as far as this player is concerned (Winter: SEN-R10; Spring: SEN-73)."""

    __slots__ = ()


READY: Final = Ready("ready")


class CommonSayings:
    """The answers that several chapters share, made once for a box."""

    def __init__(self, box: Box) -> None:
        self.name: Final = tuple(NameProvince(region, box) for region in range(PROVINCES))
        """By province."""
        self.keep: Final = tuple(KeepSamurai(samurai, box) for samurai in range(box.samurai_count))
        """By samurai."""
        self.ready: Final = READY
        cards = (*range(box.valued), *range(box.first_hanafuda, box.first_samurai))
        self.show: Final = {card: tuple(Show(box, card, s) for s in range(MOST_SEATS)) for card in cards}
        """By card of a hand and player."""
        self.show_all: Final = {card: ShowToAll(box, card) for card in cards}

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        shows = [answer for row in self.show.values() for answer in row]
        return [*self.name, *self.keep, self.ready, *shows, *self.show_all.values()]
