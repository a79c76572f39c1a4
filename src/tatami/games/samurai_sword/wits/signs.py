"""What a public action says about the part of the one who did it.

A player knows his own part and what everybody knows, nothing else. So his choice of a target says nothing
about the target beyond what is known of it already; it says whom *he* takes for a friend. For each part he
could have, the choice is as likely as the chosen one is tempting to such a player among all he could have
chosen (`HOSTILITY`, `FAVOUR`), and a few choices are just odd (`ODD`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tatami.kernel.seats import Seat

from .parts import A_NINJA, A_SAMURAI, PARTS, THE_RONIN, THE_SHOGUN, parts_in_play

Factors = tuple[float, ...]
"""By part: how likely the action is."""

Odds = Sequence[Sequence[float]]
"""By seat and part: how likely."""


class Temper(NamedTuple):
    """How tempting somebody is, to a player of one part."""

    to_shogun: float
    to_friend: float
    to_others: float


NEUTRAL: Final = Temper(1.0, 1.0, 1.0)

HOSTILITY: Final = {
    "attack": (NEUTRAL, Temper(0.03, 0.08, 1.0), Temper(2.5, 0.08, 1.0), Temper(1.4, 1.0, 1.0)),
    "geisha": (NEUTRAL, Temper(0.05, 0.1, 1.0), Temper(1.6, 0.1, 1.0), Temper(1.0, 1.0, 1.0)),
    "diversion": (NEUTRAL, Temper(0.05, 0.1, 1.0), Temper(2.5, 0.1, 1.0), Temper(1.6, 1.0, 1.0)),
    "bushido": (NEUTRAL, Temper(0.1, 0.1, 1.0), Temper(2.0, 0.15, 1.0), Temper(0.8, 1.0, 1.0)),
    "gift": (NEUTRAL, Temper(1.0, 1.0, 0.05), Temper(0.03, 1.0, 0.1), Temper(0.6, 1.0, 1.0)),
    "rescue": (NEUTRAL, Temper(1.0, 1.0, 0.05), Temper(0.03, 1.0, 0.1), Temper(0.3, 0.3, 0.3)),
}
"""By kind of action and part: whom it is done to."""

REST: Final = {
    "attack": 0.4,
    "geisha": 0.2,
    "diversion": 0.2,
    "bushido": 0.2,
    "gift": 0.0,
    "rescue": 1.0,
}
"""How tempting it is to do no such thing: where only a friend is in reach, that is a choice too."""

ODD: Final = 0.12
"""How often a choice has reasons that nobody can guess."""

DREAMING: Final = 0.1
"""How likely a player is a dreamer, who does whatever comes to his mind, as far as nobody has seen him act."""
DREAMER: Final = len(PARTS)
"""Stands behind the parts in a list of how likely an action is."""

DAIMYO_SPENT: Final[Factors] = (1.0, 1.0, 1.0, 1.5, 1.0)
"""SAM-185: by part, spending a Daimyo late, which is a point to everybody but the Ronin."""

DEFEATED_AT_ONCE: Final = 8.0
"""How much more tempting a target is that the blow would Defeat."""
FEW_CARDS: Final = (1.0, 1.8, 1.4, 1.2, 1.0, 0.75, 0.55, 0.4)
"""How tempting a target is by the cards in its hand: each may be a Parry."""


def of_choice(
    kind: str, odds: Odds, shogun: Seat, by: Seat, target: Seat, options: Sequence[tuple[Seat, float]]
) -> Factors:
    """By part of the one who acts: how likely he would choose that target among these, each with its appeal.

    The last number is the same for a dreamer.
    """
    likely = [1.0] * (len(PARTS) + 1)
    even = likely[DREAMER] = 1 / (len(options) + 1)
    for part in _SECRET:
        if not odds[by][part]:
            continue
        temper = HOSTILITY[kind][part]
        share = friend_share(odds, by, part)
        whole, chosen = REST[kind], 0.0
        for seat, appeal in options:
            if seat == shogun:
                tempting = temper.to_shogun * appeal
            else:
                friend = share * odds[seat][part]
                tempting = (temper.to_others + friend * (temper.to_friend - temper.to_others)) * appeal
            whole += tempting
            if seat == target:
                chosen = tempting
        likely[part] = (1 - ODD) * chosen / whole + ODD * even
    return tuple(likely)


def friend_share(odds: Odds, by: Seat, part: int) -> float:
    """By how much to correct the others' odds of a part if this player has one of its cards himself."""
    if part == THE_RONIN:
        return 0.0
    others = sum(row[part] for seat, row in enumerate(odds) if seat != by)
    return (_COPIES[len(odds)][part] - 1) / others if others else 0.0


_SECRET: Final = (A_SAMURAI, A_NINJA, THE_RONIN)
_COPIES: Final = {
    seats: [parts_in_play(seats).count(part) for part in range(len(PARTS))] for seats in range(3, 8)
}
assert all(copies[THE_SHOGUN] == 1 for copies in _COPIES.values())
