"""The open facts of a game of Senji (ledger 7: board, honour, displays and the like are public)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.hooks.shapes import (
    MANY_SEATS,
    NUMBER,
    SEAT_OR_NOBODY,
    TEXT,
    TRUTH,
    Depending,
    Keyed,
    Listed,
    Named,
    Word,
)
from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

from .box import PROVINCES, REGIONS, Box
from .pieces import NOBODY_THERE, OFF_BOARD, PARTIES, PHASES, SOURCES
from .warfare import (
    BATTLE,
    BID,
    DEED,
    FAMILY,
    FLEETS,
    GROUPS,
    NO_BATTLE,
    NOWHERE,
    ORIGIN,
    PARTY,
    PROVINCE,
    REGION,
    Battle,
    Deed,
    Fleet,
    Group,
    Origin,
)

Numbers = tuple[int, ...]

NO_UNITS: Final = ((0,) * REGIONS,) * PARTIES
UMEKO: Final = ("diplomacy", "hanafuda")
"""What Umeko may exchange (SEN-R80)."""


class SenjiTable(Table):
    """`box` is what the game is played with; it is no fact of this game and is not written down with it.

    By seat: `families`, `honour`, `honour_from` (by source). By party and region: `units`. By province:
    `fortress`, the party that controls it. By samurai: `samurai_at` (region) and `samurai_of` (party) while
    he stands on the board. `named` are the seats that have acted in Autumn, or in the preparation the
    provinces that were named; `fleets` (party, sea) those still to be named in Summer; `spent` the
    abilities used in this Winter or Autumn; `lots` the home of each lot, and `bids` by seat the lot of each
    card that it bid (a locked bid on lot k is ~k); `letters` how many letters each seat has sent this Winter.
    """

    FIELDS = (
        "year",
        "phase",
        "host",
        "families",
        "honour",
        "honour_from",
        "units",
        "fortress",
        "samurai_at",
        "samurai_of",
        "named",
        "fleets",
        "spent",
        "hired",
        "lots",
        "bids",
        "letters",
        "out",
        "groups",
        "origin",
        "battle",
        "deeds",
        "glass",
        "rounds",
        "kami",
        "umeko",
        "years",
    )
    __slots__ = (*FIELDS, "box", "seats")
    SHAPES = {
        "year": NUMBER,
        "phase": Word(*PHASES),
        "host": SEAT_OR_NOBODY,
        "families": Keyed("seat", Named("family", may_lack=True)),
        "honour": Keyed("seat", NUMBER),
        "honour_from": Keyed("seat", Keyed("source", NUMBER, absent=0)),
        "units": Keyed("party", Keyed("region", NUMBER, absent=0), absent=NO_UNITS[0]),
        "fortress": Keyed("province", PARTY, absent=NOBODY_THERE),
        "samurai_at": Keyed("samurai", REGION, absent=OFF_BOARD),
        "samurai_of": Keyed("samurai", PARTY, absent=NOBODY_THERE),
        "named": Depending("phase", {"preparation": Listed(PROVINCE)}, Listed(PARTY)),
        "fleets": FLEETS,
        "spent": Listed(TEXT),
        "hired": NUMBER,
        "lots": Listed(FAMILY),
        "bids": Keyed("seat", Listed(BID)),
        "letters": Keyed("seat", NUMBER),
        "out": MANY_SEATS,
        "groups": GROUPS,
        "origin": ORIGIN,
        "battle": BATTLE,
        "deeds": Listed(DEED),
        "glass": NUMBER,
        "rounds": NUMBER,
        "kami": TRUTH,
        "umeko": Word(*UMEKO),
        "years": NUMBER,
    }

    phase: str
    """One of `PHASES`."""
    host: Seat
    """SEN-33: who hosts the emperor."""
    hired: int
    """SEN-171: mercenary units hired by the family that acts now."""
    out: tuple[Seat, ...]
    """SEN-177: who has been eliminated."""
    groups: tuple[Group, ...]
    """Pieces that have left `origin` (party, region) and have not arrived: raiders, attackers."""
    battle: Battle | tuple[()]
    """The battle that is being fought; `NO_BATTLE` if none is."""
    deeds: tuple[Deed, ...]
    """What was done this year that promises are judged by."""
    glass: int
    """SEN-39: the seconds of a Winter; 0 where players speak in rounds."""
    kami: bool
    """SEN-R75: whether the dead become kami."""
    umeko: str
    """SEN-R80: what Umeko exchanges, diplomacy cards or hanafuda."""
    years: int
    """After so many years the most honour wins, if nobody is shogun by then; 0: never (a house rule)."""
    box: Box

    def __init__(
        self,
        year: int,
        phase: str,
        host: Seat,
        families: Numbers,
        honour: Numbers,
        honour_from: tuple[Numbers, ...],
        units: tuple[Numbers, ...],
        fortress: Numbers,
        samurai_at: Numbers,
        samurai_of: Numbers,
        named: Numbers,
        fleets: tuple[Fleet, ...],
        spent: tuple[str, ...],
        hired: int,
        lots: Numbers,
        bids: tuple[Numbers, ...],
        letters: Numbers,
        out: tuple[Seat, ...],
        groups: tuple[Group, ...],
        origin: Origin,
        battle: Battle | tuple[()],
        deeds: tuple[Deed, ...],
        glass: int,
        rounds: int,
        kami: bool,
        umeko: str,
        years: int,
    ) -> None:
        self.year = year
        self.phase = phase
        self.host = host
        self.families = families
        self.seats: Final = len(families)
        self.honour = honour
        self.honour_from = honour_from
        self.units = units
        self.fortress = fortress
        self.samurai_at = samurai_at
        self.samurai_of = samurai_of
        self.named = named
        self.fleets = fleets
        self.spent = spent
        self.hired = hired
        self.lots = lots
        self.bids = bids
        self.letters = letters
        self.out = out
        self.groups = groups
        self.origin = origin
        self.battle = battle
        self.deeds = deeds
        self.glass = glass
        self.rounds = rounds
        self.kami = kami
        self.umeko = umeko
        self.years = years

    def clone(self) -> SenjiTable:
        twin = SenjiTable(
            self.year,
            self.phase,
            self.host,
            self.families,
            self.honour,
            self.honour_from,
            self.units,
            self.fortress,
            self.samurai_at,
            self.samurai_of,
            self.named,
            self.fleets,
            self.spent,
            self.hired,
            self.lots,
            self.bids,
            self.letters,
            self.out,
            self.groups,
            self.origin,
            self.battle,
            self.deeds,
            self.glass,
            self.rounds,
            self.kami,
            self.umeko,
            self.years,
        )
        twin.box = self.box
        return twin


def fresh(
    box: Box,
    seats: int,
    glass: int = 240,
    rounds: int = 2,
    kami: bool = True,
    umeko: str = "diplomacy",
    years: int = 0,
) -> SenjiTable:
    """Before anything has happened."""
    none = (0,) * seats
    table = SenjiTable(
        0,
        "preparation",
        -1,
        (-1,) * seats,
        none,
        ((0,) * len(SOURCES),) * seats,
        NO_UNITS,
        (NOBODY_THERE,) * PROVINCES,
        (OFF_BOARD,) * box.samurai_count,
        (NOBODY_THERE,) * box.samurai_count,
        (),
        (),
        (),
        0,
        (),
        ((),) * seats,
        none,
        (),
        (),
        NOWHERE,
        NO_BATTLE,
        (),
        glass,
        rounds,
        kami,
        umeko,
        years,
    )
    table.box = box
    return table


Senji = Game[SenjiTable]
SenjiQuestion = Question[SenjiTable]
Me = Seen[SenjiTable]


class SenjiQuestionToOne(QuestionToOne[SenjiTable]):
    """A question to one player, with an answer for one who gives none."""

    __slots__ = ()

    def default(self, me: Me) -> Answer:
        """What a patient host does when the time of the table is up."""
        return self.legal(me)[0]

    def time_up(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        self.answer(g, self.by, self.default(g.seen(self.by)))


def put(numbers: Numbers, at: int, value: int) -> Numbers:
    """The same numbers with another one at that index."""
    changed = list(numbers)
    changed[at] = value
    return tuple(changed)
