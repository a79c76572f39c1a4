"""Harmless players (SAM-44 to SAM-49) and the Difficulty of an attack (SAM-77 to SAM-82)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.seats import Seat

from ..pieces import ARMOR_OF, ARMORS, COUNTS, HAND, HANDS, MOST_SEATS, REACH
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


def base_difficulties(me: Me, by: Seat) -> tuple[int, ...]:
    """The same for every target at once."""
    return BASE[me.seats][by][fighting(me)]


def difficulty(me: Me, by: Seat, target: Seat) -> int:
    """SAM-82: base Difficulty, + 1 for each Armor in front of the target, + 1 if the target is Benkei."""
    toughness = DIFFICULTY_FOR_OTHERS[me.table.characters[target]]
    return base_difficulty(me, by, target) + me.count(ARMOR_OF[target]) + toughness


def harder_to_attack(me: Me) -> list[tuple[Seat, int]]:
    """SAM-80, SAM-160: who is harder to attack than the seats tell, and by how much."""
    characters = me.table.characters
    tough = characters.index(_TOUGH) if _TOUGH in characters else -1
    armors = ARMORS[me.seats]
    if not me.any_holds(armors):
        return _NOBODY_HARDER if tough < 0 else _ONLY_TOUGH[tough]
    more = me.counts(armors)
    if tough >= 0:
        more[tough] += DIFFICULTY_FOR_OTHERS[_TOUGH]
    return [(seat, steps) for seat, steps in enumerate(more) if steps]


def fighting(me: Me) -> int:
    """The mask of the players who are not Harmless."""
    resilience, spots = me.table.resilience, HANDS[me.seats]
    mask = EVERYONE[me.seats]
    if 0 in resilience or not me.all_hold(spots):
        for seat, cards in enumerate(me.counts(spots)):
            if not cards or not resilience[seat]:
                mask ^= 1 << seat
    return mask


def within_reach(me: Me, by: Seat, reach: int) -> list[Seat]:
    """Whom a Weapon of that reach could be aimed at; ANYBODY is a reach too (SAM-85, SAM-86, SAM-165)."""
    others = [seat for seat in range(me.seats) if fighting(me) >> seat & 1 and seat != by]
    return [seat for seat in others if reach == ANYBODY or difficulty(me, by, seat) <= reach]


def _base(seats: int, by: Seat, fighting: int) -> tuple[int, ...]:
    """SAM-R36: in each direction 1 more than the players between who are not Harmless; the smaller."""
    steps = []
    for target in range(seats):
        clockwise = [(by + k) % seats for k in range(1, (target - by) % seats)]
        other_way = [(by - k) % seats for k in range(1, (by - target) % seats)]
        ways = (sum(fighting >> seat & 1 for seat in way) for way in (clockwise, other_way))
        steps.append(0 if target == by else 1 + min(ways))
    return tuple(steps)


ANYBODY: Final = max(REACH) + 1
"""As a reach: more than any Difficulty matters."""

EVERYONE: Final = tuple((1 << seats) - 1 for seats in range(MOST_SEATS + 1))
(_TOUGH,) = (name for name, more in DIFFICULTY_FOR_OTHERS.items() if more)
_NOBODY_HARDER: Final[list[tuple[Seat, int]]] = []
_ONLY_TOUGH: Final = [[(seat, DIFFICULTY_FOR_OTHERS[_TOUGH])] for seat in range(MOST_SEATS)]
BASE: Final = {
    seats: tuple(tuple(_base(seats, by, fighting) for fighting in range(1 << seats)) for by in range(seats))
    for seats in COUNTS
}
"""By number of players, attacker, and mask of those who are not Harmless: the base Difficulty by target."""


def _within(by: Seat, fighting: int, base: tuple[int, ...]) -> tuple[int, ...]:
    near = [
        sum(1 << seat for seat, steps in enumerate(base) if 0 < steps <= reach and fighting >> seat & 1)
        for reach in range(ANYBODY)
    ]
    return (*near, fighting & ~(1 << by))


WITHIN: Final = {
    seats: tuple(
        tuple(_within(by, fighting, base) for fighting, base in enumerate(bases))
        for by, bases in enumerate(BASE[seats])
    )
    for seats in COUNTS
}
"""Likewise by reach (the last: anybody): the mask of those one may attack, Armor and character apart."""
