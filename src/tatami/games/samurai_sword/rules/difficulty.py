"""Harmless players (SAM-44 to SAM-49) and the Difficulty of an attack (SAM-77 to SAM-82)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tatami.kernel.seats import Seat

from ..pieces import ARMOR_OF, ARMORS, COUNTS, HAND, HANDS
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
    return BASE[me.seats][by][_fighting(me)][target]


def difficulty(me: Me, by: Seat, target: Seat) -> int:
    """SAM-82: base Difficulty, + 1 for each Armor in front of the target, + 1 if the target is Benkei."""
    toughness = DIFFICULTY_FOR_OTHERS[me.table.characters[target]]
    return base_difficulty(me, by, target) + me.count(ARMOR_OF[target]) + toughness


def within_reach(me: Me, by: Seat) -> tuple[tuple[Seat, ...], ...]:
    """By reach (0 to 6, the last for whoever reaches anybody): whom one may attack, clockwise from A."""
    return _within_reach(by, _fighting(me), tuple(me.counts(ARMORS[me.seats])), me.table.characters)


ANY_REACH: Final = 6
"""More than any Weapon has: the index for Kojirō."""


def _fighting(me: Me) -> int:
    """The mask of the players who are not Harmless."""
    mask, bit = 0, 1
    for cards, tokens in zip(me.counts(HANDS[me.seats]), me.table.resilience, strict=True):
        if cards and tokens:
            mask |= bit
        bit <<= 1
    return mask


@lru_cache(maxsize=1 << 14)
def _within_reach(
    by: Seat, fighting: int, armor: tuple[int, ...], characters: tuple[str, ...]
) -> tuple[tuple[Seat, ...], ...]:
    seats = len(characters)
    base = BASE[seats][by][fighting]
    others = [seat for seat in range(seats) if fighting >> seat & 1 and seat != by]
    total = {seat: base[seat] + armor[seat] + DIFFICULTY_FOR_OTHERS[characters[seat]] for seat in others}
    reached = [tuple(seat for seat in others if total[seat] <= reach) for reach in range(ANY_REACH)]
    return (*reached, tuple(others))


def _base(seats: int, by: Seat, fighting: int) -> tuple[int, ...]:
    """SAM-R36: in each direction 1 more than the players between who are not Harmless; the smaller."""
    steps = []
    for target in range(seats):
        clockwise = [(by + k) % seats for k in range(1, (target - by) % seats)]
        other_way = [(by - k) % seats for k in range(1, (by - target) % seats)]
        ways = (sum(fighting >> seat & 1 for seat in way) for way in (clockwise, other_way))
        steps.append(0 if target == by else 1 + min(ways))
    return tuple(steps)


BASE: Final = {
    seats: tuple(tuple(_base(seats, by, fighting) for fighting in range(1 << seats)) for by in range(seats))
    for seats in COUNTS
}
"""By number of players, attacker, and mask of those who are not Harmless: the base Difficulty by target."""
