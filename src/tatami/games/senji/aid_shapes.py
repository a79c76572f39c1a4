"""What a board of Senji is told beside the view: the shapes of `aids`."""

from __future__ import annotations

from typing import Annotated, NotRequired, TypedDict

from .letters import Verdict

Family = Annotated[str, "family"]

Odds = list[float]
"""The attacker's chance, the defender's."""


class SetLine(TypedDict):
    """A set that one's own hanafuda make."""

    set: str
    cards: list[str]
    honour: int
    samurai: int


class SetLack(TypedDict):
    """How near a set is: the nearest `ways` name the cards lacking (none: any with its symbol)."""

    set: str
    have: int
    lacking: int
    ways: list[list[str]]


class BestSets(TypedDict):
    """The lines that share no card and bring the most honour."""

    lines: list[int]
    honour: int


class Sets(TypedDict):
    lines: list[SetLine]
    all: list[SetLack]
    best: BestSets


class Envoys(TypedDict):
    """How many families the diplomatic action needs, and whose cards are missing."""

    need: int
    missing: list[Family]


class Reach(TypedDict):
    """What one's own cards can still bring this Autumn, and the honour with it."""

    sets: int
    display: int
    envoys: int
    total: int


class Strength(TypedDict):
    """What the strength of a side is made of."""

    units: int
    aside: int
    symbols: int
    support: int


class BattleSide(TypedDict):
    """A side of the battle, in names."""

    party: str
    seat: str
    """Who decides for it."""
    family: Family
    """Whose symbol counts for it on the dice."""
    units: int
    samurai: list[str]
    cards: list[str]
    """Support that lies face up."""
    sealed: bool
    """A card lies face down."""
    strength: Strength


SupportAid = TypedDict("SupportAid", {"with": dict[str, int]}, total=False)
"""By support card: one's own strength with it. (No word of a class: Python has another use for it.)"""


class BattleAid(SupportAid):
    """The battle that is fought, in names; attacker first where there are two."""

    province: str
    round: int
    dice: list[Family]
    kami: str
    borrowed: str
    winner: int
    """The side that has won, or -1."""
    sides: list[BattleSide]
    odds: NotRequired[Odds]
    """Without further support."""
    dies: NotRequired[list[float]]
    """By die: one's own chance if it is rolled again."""


class MarchOdds(TypedDict):
    """How likely an attack succeeds by the number of units, from 0 on; nobody drowns or commits support."""

    units: list[float]
    """Without samurai."""
    all: list[float]
    """With all who stand there; none where there are none."""


_FromSeat = TypedDict("_FromSeat", {"from": str})
"""(No word of a class: Python has another use for it.)"""


class LetterAid(_FromSeat):
    """A letter as it reads, in names of the notation: who wrote it to whom (a seat, or `all`), and what."""

    to: str
    gives: list[str]
    """Cards that its writer gives, asks for by name, and shows."""
    asks: list[str]
    shows: list[str]
    wants: list[str]
    """Wishes, `green.trade.any`; the cards that its reader has picked for them, in their order."""
    fits: list[str]
    vows: list[str]
    pleas: list[str]
    wonders: list[str]
    """Questions, and what was answered to them, in their order."""
    replies: list[str]
    open: bool
    """The cards will change hands face up."""
    said: int
    """How many notes its writer put into it."""
    offers: bool
    """There is something in it to agree to."""
    picked: bool
    """All cards for its wishes are picked: its writer has the last word."""


class OathAid(TypedDict):
    """A promise that stands: who made it to whom (a seat, or `all`); `peace`, `strike.echizen`."""

    maker: str
    hearer: str
    promise: str


class JudgedAid(OathAid):
    """A promise of an earlier year, and what became of it."""

    verdict: Verdict


class Aids(TypedDict, total=False):
    """What a board of Senji is told beside the view."""

    sets: Sets
    envoys: Envoys
    reach: Reach
    battle: BattleAid
    letters: list[LetterAid]
    """Those that these eyes can read; of `oaths` and `judged` likewise."""
    oaths: list[OathAid]
    judged: list[JudgedAid]
    march: dict[str, MarchOdds]
    """By province that could be attacked in some way."""
