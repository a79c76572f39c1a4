"""What a public action says about the part of the one who did it.

A player knows his own part and what everybody knows, nothing else. So his choice of a target says nothing
about the target beyond what is known of it already; it says whom *he* takes for a friend. For each part he
could have, the choice is as likely as the chosen one is tempting to such a player (`TEMPER`), compared with
all whom he could have chosen, and with doing no such thing at all (`REST`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tatami.kernel.seats import Seat

from .parts import A_NINJA, A_SAMURAI, COPIES, PARTS, THE_RONIN

Likely = tuple[float, ...]
"""How likely an action is: by part, and at last for a dreamer, who does whatever comes to his mind."""

DREAMER: Final = len(PARTS)

Odds = Sequence[Sequence[float]]
"""By seat and part: how likely."""


class Temper(NamedTuple):
    """How tempting it is to a player of one part to do it to somebody."""

    to_shogun: float
    to_friend: float
    to_others: float


_OPEN: Final = Temper(1.0, 1.0, 1.0)
"""The Shogun's, which nobody needs to read."""

TEMPER: Final = {
    "attack": (_OPEN, Temper(0.03, 0.08, 1.0), Temper(2.5, 0.08, 1.0), Temper(1.4, 1.0, 1.0)),
    "geisha": (_OPEN, Temper(0.05, 0.1, 1.0), Temper(1.6, 0.1, 1.0), Temper(1.0, 1.0, 1.0)),
    "diversion": (_OPEN, Temper(0.05, 0.1, 1.0), Temper(2.5, 0.1, 1.0), Temper(1.6, 1.0, 1.0)),
    "bushido": (_OPEN, Temper(0.1, 0.1, 1.0), Temper(2.0, 0.15, 1.0), Temper(0.8, 1.0, 1.0)),
    "gift": (_OPEN, Temper(1.0, 1.0, 0.05), Temper(0.03, 1.0, 0.1), Temper(0.6, 1.0, 1.0)),
    "rescue": (_OPEN, Temper(1.0, 1.0, 0.05), Temper(0.03, 1.0, 0.1), Temper(0.3, 0.3, 0.3)),
}
"""By kind of action and part. `gift` is the draw of Breathing, `rescue` a Geisha that takes Bushido away."""

REST: Final = {"attack": 0.4, "geisha": 0.2, "diversion": 0.2, "bushido": 0.2, "gift": 0.0, "rescue": 1.0}
"""How tempting it is to do no such thing: where only a friend is in reach, that is a choice too."""

ODD: Final = 0.12
"""How often a sensible choice has reasons that nobody can guess."""

DEFEATED_AT_ONCE: Final = 8.0
"""How much more tempting a target is that the blow would Defeat."""
FEW_CARDS: Final = (1.0, 1.8, 1.4, 1.2, 1.0, 0.75, 0.55, 0.4)
"""How tempting a target is by the cards in its hand: each may be a Parry."""

DAIMYO_SPENT: Final[Likely] = (1.0, 1.0, 1.0, 1.5, 1.0)
"""SAM-185: spending a Daimyo late, which is a point to everybody but the Ronin."""
WASTED: Final[Likely] = (0.15, 0.15, 0.15, 0.15, 1.0)
"""Breathing with full Resilience."""
UNTIDY: Final[Likely] = (0.25, 0.25, 0.25, 0.25, 1.0)
"""Laying Focus, Armor or Fast Draw only after other cards."""


def of_choice(
    kind: str, odds: Odds, shogun: Seat, by: Seat, target: Seat, options: Sequence[tuple[Seat, float]]
) -> Likely:
    """How likely a player would choose that target among these, each with its appeal."""
    likely = [1.0] * (len(PARTS) + 1)
    even = likely[DREAMER] = 1 / (len(options) + 1)
    tempers, known = TEMPER[kind], odds[by]
    for part in _SECRET:
        if not known[part]:
            continue
        to_shogun, to_friend, to_others = tempers[part]
        less = (to_friend - to_others) * friend_share(odds, by, part)
        whole, chosen = REST[kind], 0.0
        for seat, appeal in options:
            tempting = (to_shogun if seat == shogun else to_others + less * odds[seat][part]) * appeal
            whole += tempting
            if seat == target:
                chosen = tempting
        likely[part] = (1 - ODD) * chosen / whole + ODD * even
    return tuple(likely)


def friend_share(odds: Odds, by: Seat, part: int) -> float:
    """By how much to correct the others' odds of a part if this player has one of its cards himself."""
    others = sum([row[part] for row in odds]) - odds[by][part]
    return (COPIES[len(odds)][part] - 1) / others if others > 0 else 0.0


_SECRET: Final = (A_SAMURAI, A_NINJA, THE_RONIN)
