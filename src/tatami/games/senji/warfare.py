"""What the open facts of a war are made of, by the rulebook's words, and how people read them."""

from __future__ import annotations

from typing import Final, NamedTuple

from tatami.hooks.shapes import NUMBER, TRUTH, Bits, Coded, Keyed, Listed, Named, Parts, Word
from tatami.kernel.seats import Seat

FAMILY: Final = Named("family")
PARTY: Final = Named("party")
PROVINCE: Final = Named("province")
REGION: Final = Named("region")
SOMEBODY: Final = Named("party", may_lack=True)
SOMEWHERE: Final = Named("region", may_lack=True)

NO_SAMURAI: Final = -1
NOBODY_YET: Final = -1
NO_BATTLE: Final = ()
Cards = tuple[int, ...]


class Group(NamedTuple):
    """Pieces on their way: their destination, and the samurai as bits."""

    region: int
    units: int
    samurai: int


class Origin(NamedTuple):
    """Whose pieces are on their way, and whence they set out."""

    party: int
    region: int


class Fleet(NamedTuple):
    """Everything that a party has in a sea zone."""

    party: int
    sea: int


class Deed(NamedTuple):
    """What was done, by whom, to whom (or -1) and where (or -1): see `board.remember`."""

    what: str
    by: Seat
    whom: Seat
    where: int


class Bid(NamedTuple):
    """Under which lot (from 1) a card was bid, and whether it must stay there."""

    lot: int
    locked: bool


class Battle(NamedTuple):
    """By side, attacker first: `units`, `samurai` (bits), `aside` (dice set aside), `cards` (support revealed
    in this round), and whether its one re-roll has been used (`rerolled`).

    `dice` are the faces rolled in this round; `kami` the kami that is being called, and `kami_used` whether
    the one re-roll of the battle is gone (SEN-213). `borrowed` is the samurai whose ability Ekei has taken
    (SEN-192). `winner` is the side that has won, or -1.
    """

    attacker: int
    defender: int
    province: int
    units: tuple[int, int]
    samurai: tuple[int, int]
    round: int = 0
    dice: tuple[int, ...] = ()
    aside: tuple[int, int] = (0, 0)
    cards: tuple[Cards, Cards] = ((), ())
    borrowed: int = NO_SAMURAI
    rerolled: tuple[bool, bool] = (False, False)
    kami: int = NO_SAMURAI
    kami_used: bool = False
    winner: int = NOBODY_YET

    @property
    def parties(self) -> tuple[int, int]:
        return self[:2]


NOWHERE: Final = Origin(-1, -1)
DEEDS: Final = ("attack", "killed", "traded", "named", "called")

GROUPS: Final = Listed(Parts(Group, {"region": REGION, "units": NUMBER, "samurai": Bits("samurai")}))
ORIGIN: Final = Parts(Origin, {"party": PARTY, "region": REGION}, absent=NOWHERE)
FLEETS: Final = Listed(Parts(Fleet, {"party": PARTY, "sea": REGION}))
DEED: Final = Parts(Deed, {"what": Word(*DEEDS), "by": PARTY, "whom": SOMEBODY, "where": SOMEWHERE})
BID: Final = Coded(
    Parts(Bid, {"lot": NUMBER, "locked": TRUTH}),
    lambda lot: Bid(~lot + 1, True) if lot < 0 else Bid(lot + 1, False),
    lambda bid: ~(bid.lot - 1) if bid.locked else bid.lot - 1,
)
BATTLE: Final = Parts(
    Battle,
    {
        "attacker": PARTY,
        "defender": PARTY,
        "province": PROVINCE,
        "units": Keyed("side", NUMBER),
        "samurai": Keyed("side", Bits("samurai")),
        "round": NUMBER,
        "dice": Listed(FAMILY),
        "aside": Keyed("side", NUMBER),
        "cards": Keyed("side", Listed(Named("face"))),
        "borrowed": Named("samurai", may_lack=True),
        "rerolled": Keyed("side", TRUTH),
        "kami": Named("samurai", may_lack=True),
        "kami_used": TRUTH,
        "winner": Named("side", may_lack=True),
    },
    absent=NO_BATTLE,
)
