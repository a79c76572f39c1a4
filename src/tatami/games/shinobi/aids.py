"""What anybody can count on the table of Shinobi, from a view alone: no board writes a rule twice."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypedDict

from tatami.hooks.glance import AnyView
from tatami.kernel.places import Spots
from tatami.kernel.seats import Seat, letter

from .pieces import ARMY, CLANS, MOST_SEATS
from .table import Mark, ShinobiTable

ShinobiView = AnyView[ShinobiTable]

ARMIES: Final = {
    seats: Spots(place for armies in ARMY[:seats] for place in armies) for seats in range(1, MOST_SEATS + 1)
}
"""By number of players: all places where an army may stand, seat by seat."""

MOST_KEPT: Final = 512
"""So many tables are remembered as they stood: an aid is worked out once for all eyes, and not again until
something has changed."""


def tally(view: ShinobiView) -> list[tuple[int, int]]:
    """Clans and their cards on the table, the most first: anybody can count them (SHI-R34)."""
    return _tally(view.seen().sizes(ARMIES[view.seats]))


def _tally(sizes: tuple[int, ...]) -> list[tuple[int, int]]:
    counts = [(clan, sum(sizes[clan :: len(CLANS)])) for clan in range(len(CLANS))]
    return sorted(counts, key=lambda pair: -pair[1])


def is_safe(view: ShinobiView, seat: Seat, clan: int) -> bool:
    """Whether this army may not be attacked this turn (SHI-40)."""
    return any(army == f"{letter(seat)}.{CLANS[clan]}" for army, _ in view.table.protected)


class Aids(TypedDict):
    """What a board of Shinobi is told beside the view."""

    clans: dict[str, int]
    """Cards of each clan on the table, the most first."""
    protected: dict[str, str]
    """By place the armies that may not be attacked this turn, and why."""


def aids(view: ShinobiView) -> Aids:
    """The cards of each clan on the table, and which armies are safe this turn, and why."""
    return {
        "clans": _clans(view.seen().sizes(ARMIES[view.seats])),
        "protected": _protected(view.table.protected),
    }


@lru_cache(maxsize=MOST_KEPT)
def _clans(sizes: tuple[int, ...]) -> dict[str, int]:
    return {CLANS[clan]: count for clan, count in _tally(sizes)}


@lru_cache(maxsize=MOST_KEPT)
def _protected(armies: tuple[Mark, ...]) -> dict[str, str]:
    return {f"province.{army}": cause for army, cause in armies}
