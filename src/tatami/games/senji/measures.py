"""What is counted of a finished game, seat by seat, for the page of statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tatami.kernel.seats import Seat

from .events.autumn import CombinationMade, EnvoysSent
from .events.battle import BattleBegan, HostageKilled
from .events.preparation import EmperorVisited
from .events.winter import Exchanged, LotWon, PromisesJudged, WinterBegan
from .pieces import EMPEROR, SOURCES
from .rules.promises import BROKEN, KEPT
from .table import Senji

MEASURES: Final[Mapping[str, tuple[str, ...]]] = {
    "source": SOURCES,
    "deed": (
        "hosted",
        "attacks",
        "attacked",
        "exchanges",
        "lots",
        "envoys",
        "sets",
        "hostages",
        "kept",
        "broken",
    ),
}
(_HOSTED, _ATTACKS, _ATTACKED, _EXCHANGES, _LOTS, _ENVOYS, _SETS, _HOSTAGES, _KEPT, _BROKEN) = range(10)


def measures_of(g: Senji) -> Mapping[str, tuple[tuple[int, ...], ...]]:
    """Honour by source, as the table keeps it, and what was done, as the log tells."""
    return {"source": g.table.honour_from, "deed": _deeds(g)}


def _deeds(g: Senji) -> tuple[tuple[int, ...], ...]:
    counts = [[0] * len(MEASURES["deed"]) for _ in range(g.seats)]
    host: Seat = -1

    def add(party: int, deed: int) -> None:
        counts[host if party == EMPEROR else party][deed] += 1

    for event in g.events:
        if isinstance(event, EmperorVisited):
            host = event.host
        elif isinstance(event, WinterBegan):
            add(host, _HOSTED)
        elif isinstance(event, BattleBegan):
            add(event.attacker, _ATTACKS)
            add(event.defender, _ATTACKED)
        elif isinstance(event, Exchanged):
            add(event.by, _EXCHANGES)
            add(event.to, _EXCHANGES)
        elif isinstance(event, LotWon):
            add(event.seat, _LOTS)
        elif isinstance(event, EnvoysSent):
            add(event.seat, _ENVOYS)
        elif isinstance(event, CombinationMade):
            add(event.seat, _SETS)
        elif isinstance(event, HostageKilled):
            add(event.seat, _HOSTAGES)
        elif isinstance(event, PromisesJudged):
            for maker, verdict in zip(event.makers, event.verdicts, strict=True):
                if verdict in (KEPT, BROKEN):
                    add(maker, _KEPT if verdict == KEPT else _BROKEN)
    return tuple(tuple(row) for row in counts)
