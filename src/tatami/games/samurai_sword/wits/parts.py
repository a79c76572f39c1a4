"""Parts: the roles as far as they matter to a guess, and every way in which they can be dealt.

The three Ninja cards are one part; their stars matter only to the score of four players.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tatami.kernel.seats import Seat

from ..pieces import COUNTS, NINJA, NINJA_IN_PLAY, RONIN, SAMURAI, SHOGUN, TEAM, TEAMS, role_cards

PARTS: Final = ("shogun", "samurai", "ninja", "ronin")
THE_SHOGUN, A_SAMURAI, A_NINJA, THE_RONIN = range(len(PARTS))

PART_OF: Final = {SHOGUN: THE_SHOGUN, SAMURAI: A_SAMURAI, **dict.fromkeys(NINJA, A_NINJA), RONIN: THE_RONIN}
"""By role card."""

TEAM_OF: Final = (TEAM[SHOGUN], TEAM[SAMURAI], TEAM[NINJA[0]], TEAM[RONIN])
"""By part."""

PARTS_OF: Final = tuple(
    tuple(part for part in range(len(PARTS)) if TEAM_OF[part] == team) for team in range(len(TEAMS))
)
"""By team."""

World = tuple[int, ...]
"""The part of each seat."""


def _parts_in_play(seats: int) -> tuple[int, ...]:
    """SAM-12 to SAM-14: the parts of a table of that size, the removed Ninja left out."""
    parts = [PART_OF[role] for role in role_cards(seats) if role not in NINJA]
    return (*parts, *[A_NINJA] * NINJA_IN_PLAY[seats])


COPIES: Final = {
    seats: tuple(_parts_in_play(seats).count(part) for part in range(len(PARTS))) for seats in COUNTS
}
"""By number of players and part: how many have it."""


@cache
def worlds(seats: int, shogun: Seat) -> tuple[World, ...]:
    """Every distinct way to deal the parts, with the Shogun on a known seat (SAM-23); at most 60."""
    left = sorted(_parts_in_play(seats))
    left.remove(THE_SHOGUN)
    return tuple((*deal[:shogun], THE_SHOGUN, *deal[shogun:]) for deal in _deals(tuple(left)))


@cache
def _deals(parts: tuple[int, ...]) -> tuple[World, ...]:
    """Every distinct order of these parts."""
    if not parts:
        return ((),)
    return tuple(
        (first, *rest)
        for first in sorted(set(parts))
        for at in (parts.index(first),)
        for rest in _deals(parts[:at] + parts[at + 1 :])
    )


@cache
def columns(seats: int, shogun: Seat) -> tuple[World, ...]:
    """The same by seat: its part in each of the worlds."""
    return tuple(zip(*worlds(seats, shogun), strict=True))


@cache
def found_in(seats: int, shogun: Seat) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
    """By seat: each part but the Ninja's, and the numbers of the worlds in which the seat has it."""
    return tuple(
        tuple(
            (part, tuple(k for k, found in enumerate(column) if found == part))
            for part in (THE_SHOGUN, A_SAMURAI, THE_RONIN)
            if part in column
        )
        for column in columns(seats, shogun)
    )
