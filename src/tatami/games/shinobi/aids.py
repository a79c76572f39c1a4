"""What anybody can count on the table of Shinobi, from a view alone: no board writes a rule twice."""

from __future__ import annotations

from typing import Any

from tatami.kernel.seats import Seat, letter
from tatami.kernel.views import View

from .pieces import ARMY, CLANS
from .table import ShinobiTable

ShinobiView = View[ShinobiTable]


def tally(view: ShinobiView) -> list[tuple[int, int]]:
    """Clans and their cards on the table, the most first: anybody can count them (SHI-R34)."""
    places, armies = view.places, ARMY[: view.seats]
    counts = [(clan, sum([len(places[army[clan]]) for army in armies])) for clan in range(len(CLANS))]
    return sorted(counts, key=lambda pair: -pair[1])


def is_safe(view: ShinobiView, seat: Seat, clan: int) -> bool:
    """Whether this army may not be attacked this turn (SHI-40)."""
    return any(army == f"{letter(seat)}.{CLANS[clan]}" for army, _ in view.table.protected)


def aids(view: ShinobiView) -> dict[str, Any]:
    """The cards of each clan on the table, and which armies are safe this turn, and why."""
    return {
        "clans": {CLANS[clan]: count for clan, count in tally(view)},
        "protected": {f"province.{army}": cause for army, cause in view.table.protected},
    }
