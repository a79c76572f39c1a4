"""Harmless players (SAM-44 to SAM-49) and the Difficulty of an attack (SAM-77 to SAM-82)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tatami.kernel.seats import Seat

from ..pieces import ARMOR_OF, ARMORS, COUNTS, HAND, HANDS, REACH
from ..powers import DIFFICULTY_FOR_OTHERS
from ..table import Me, SamuraiSword


def is_harmless(me: Me, seat: Seat) -> bool:
    """SAM-44: no Resilience, or no card in hand. SAM-R34: a description of the present, not a marker."""
    return not me.table.resilience[seat] or not me.count(HAND[seat])


def is_harmless_now(g: SamuraiSword, seat: Seat) -> bool:
    """The same for the rules, which need no eyes."""
    return not g.table.resilience[seat] or not g.places[HAND[seat]]


def base_difficulty(me: Me, by: Seat, target: Seat) -> int:
    """SAM-78, SAM-79: steps along the shorter way round the table, over Harmless players."""
    return BASE[me.seats][by][fighting(me)][target]


def difficulty(me: Me, by: Seat, target: Seat) -> int:
    """SAM-82: base Difficulty, + 1 for each Armor in front of the target, + 1 if the target is Benkei."""
    toughness = DIFFICULTY_FOR_OTHERS[me.table.characters[target]]
    return base_difficulty(me, by, target) + me.count(ARMOR_OF[target]) + toughness


@lru_cache(maxsize=1 << 14)
def within_reach(by: Seat, fighting: int, raised: tuple[int, ...]) -> tuple[int, ...]:
    """By reach, 0 to 5, and then for whoever reaches anybody: the mask of those one may attack."""
    base = BASE[len(raised)][by][fighting]
    others = fighting & ~(1 << by)
    masks = [0] * ANYBODY
    for seat, steps in enumerate(base):
        if others >> seat & 1:
            for reach in range(steps + raised[seat], ANYBODY):
                masks[reach] |= 1 << seat
    return (*masks, others)


def raised(me: Me) -> tuple[int, ...]:
    """SAM-80, SAM-160: by seat, what Armor and character add to the Difficulty of every attack on it."""
    more, characters = me.counts(ARMORS[me.seats]), me.table.characters
    for name in _TOUGH:
        if name in characters:
            more[characters.index(name)] += DIFFICULTY_FOR_OTHERS[name]
    return tuple(more)


def fighting(me: Me) -> int:
    """The mask of the players who are not Harmless."""
    hands, resilience = me.counts(HANDS[me.seats]), me.table.resilience
    mask = (1 << me.seats) - 1
    if 0 in hands or 0 in resilience:
        for seat, tokens in enumerate(resilience):
            if not tokens or not hands[seat]:
                mask ^= 1 << seat
    return mask


def _base(seats: int, by: Seat, fighting: int) -> tuple[int, ...]:
    """SAM-R36: in each direction 1 more than the players between who are not Harmless; the smaller."""
    steps = []
    for target in range(seats):
        clockwise = [(by + k) % seats for k in range(1, (target - by) % seats)]
        other_way = [(by - k) % seats for k in range(1, (by - target) % seats)]
        ways = (sum(fighting >> seat & 1 for seat in way) for way in (clockwise, other_way))
        steps.append(0 if target == by else 1 + min(ways))
    return tuple(steps)


_TOUGH: Final = tuple(name for name, more in DIFFICULTY_FOR_OTHERS.items() if more)
ANYBODY: Final = max(REACH) + 1
BASE: Final = {
    seats: tuple(tuple(_base(seats, by, fighting) for fighting in range(1 << seats)) for by in range(seats))
    for seats in COUNTS
}
"""By number of players, attacker, and mask of those who are not Harmless: the base Difficulty by target."""
