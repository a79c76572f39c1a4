"""What a player can say in Summer: naming, marching, sailing."""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer, Attempt, Form

from ..box import PROVINCES, REGIONS, Box
from ..pieces import MOST_UNITS_IN_REGION, PARTIES
from .battle import BattleSayings
from .common import NameProvince, party_name


class NameFleet(Answer):
    """`name fleet B north_sea`: one party's pieces in one sea zone."""

    __slots__ = ("party", "region")
    KINDS = {"party": "party", "region": "region"}

    def __init__(self, box: Box, party: int, region: int) -> None:
        super().__init__(f"name fleet {party_name(party)} {box.regions[region]}")
        self.party: Final = party
        self.region: Final = region


class Stay(Answer):
    """`stay`: nothing moves (SEN-94, SEN-110)."""

    __slots__ = ()


class ByLand(Form):
    """`land: to echizen 3`: march over the borders (SEN-98); of a fleet: land on its own coast (SEN-110)."""

    __slots__ = ()


class BySea(Form):
    """`sea: to north_sea 3`: put to sea (SEN-100)."""

    __slots__ = ()


class ByRaid(Form):
    """`raid: to echizen 3`: sail and land at once, with dice (SEN-103, SEN-112)."""

    __slots__ = ()


class Sail(Form):
    """`sail: to north_sea 3`: a fleet goes to the other sea zone (SEN-110)."""

    __slots__ = ()


class SendUnits(Answer):
    """Part of a march, `to echizen 3`: so many units go there."""

    __slots__ = ("number", "region")
    KINDS = {"region": "region", "number": "number"}

    def __init__(self, box: Box, region: int, number: int) -> None:
        super().__init__(f"to {box.regions[region]} {number}")
        self.region: Final = region
        self.number: Final = number


class SendSamurai(Answer):
    """Part of a march, `hosokawa to echizen`: that samurai goes there."""

    __slots__ = ("region", "samurai")
    KINDS = {"samurai": "samurai", "region": "region"}

    def __init__(self, box: Box, samurai: int, region: int) -> None:
        super().__init__(f"{box.samurai[samurai]} to {box.regions[region]}")
        self.samurai: Final = samurai
        self.region: Final = region


class LoseUnit(Answer):
    """`lose echizen`: the group that sails there loses one drowned unit (SEN-106)."""

    __slots__ = ("region",)
    KINDS = {"region": "region"}

    def __init__(self, box: Box, region: int) -> None:
        super().__init__(f"lose {box.regions[region]}")
        self.region: Final = region


class LoseSamurai(Attempt):
    """`lose hosokawa`: a samurai in place of a drowned unit; never allowed (SEN-105)."""

    __slots__ = ("samurai",)
    KINDS = {"samurai": "samurai"}

    def __init__(self, box: Box, samurai: int) -> None:
        super().__init__(f"lose {box.samurai[samurai]}")
        self.samurai: Final = samurai


class FightAt(Answer):
    """`fight echizen`: which battle comes next (SEN-97)."""

    __slots__ = ("region",)
    KINDS = {"region": "region"}

    def __init__(self, box: Box, region: int) -> None:
        super().__init__(f"fight {box.regions[region]}")
        self.region: Final = region


class SummerSayings:
    """The answers of this chapter, made once for a box."""

    def __init__(self, box: Box) -> None:
        regions, samurai = range(REGIONS), range(box.samurai_count)
        seas = range(PROVINCES, REGIONS)
        self.name: Final = tuple(NameProvince(region, box) for region in range(PROVINCES))
        self.name_fleet: Final = tuple(
            tuple(NameFleet(box, party, sea) for sea in seas) for party in range(PARTIES)
        )
        """By party and sea, counted from 0."""
        self.stay: Final = Stay("stay")
        self.by_land: Final = ByLand("land")
        self.by_sea: Final = BySea("sea")
        self.by_raid: Final = ByRaid("raid")
        self.sail: Final = Sail("sail")
        counts = range(1, MOST_UNITS_IN_REGION + 1)
        self.units_to: Final = tuple(tuple(SendUnits(box, region, n) for n in counts) for region in regions)
        """By region and number of units, counted from 1."""
        self.samurai_to: Final = tuple(tuple(SendSamurai(box, k, r) for r in regions) for k in samurai)
        self.lose: Final = tuple(LoseUnit(box, region) for region in range(PROVINCES))
        self.fight: Final = tuple(FightAt(box, region) for region in regions)
        self.lose_samurai: Final = tuple(LoseSamurai(box, k) for k in samurai)
        self.end_summer: Final = Attempt("end summer")
        self.skip_order: Final = Attempt("skip order")
        self.recruit_more: Final = Attempt("recruit more")
        self.skip_the_roll: Final = Attempt("skip the roll")
        self.use_found_order: Final = Attempt("use found order")
        self.fortify_the_emperor: Final = Attempt("fortify the emperor")
        self.battle: Final = BattleSayings(box)
        self.every_name: Final = (*self.name, *(fleet for pair in self.name_fleet for fleet in pair))
        self.kinds: Final = (self.stay, self.by_land, self.by_sea, self.by_raid)
        self.courses: Final = (self.stay, self.sail, self.by_land, self.by_raid)

    def attempts(self) -> tuple[Answer, ...]:
        return (
            *self.lose_samurai,
            self.end_summer,
            self.skip_order,
            self.recruit_more,
            self.skip_the_roll,
            self.use_found_order,
            self.fortify_the_emperor,
        )

    def every(self) -> list[Answer]:
        """All of them, for the reader of text forms."""
        return [
            *self.every_name,
            *self.kinds,
            self.sail,
            *self.lose,
            *self.fight,
            *self.attempts(),
            *self.battle.every(),
        ]

    def parts(self) -> list[Answer]:
        """What marches are made of, and what a kami rolls again."""
        moves = [to for rows in (self.units_to, self.samurai_to) for row in rows for to in row]
        return [*moves, *self.battle.parts()]
