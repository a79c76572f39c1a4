"""How a game of Tenno went, told when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.hooks.retelling import Episode
from tatami.kernel.events import Event, PieceMoved
from tatami.kernel.pieces import FACE

from .pieces import PRISONS, VALUE, kind_of, owner_of
from .table import Tenno

RETOLD: Final[Mapping[str, Mapping[str, str]]] = {
    "prisoner": {"seat": "seat", "target": "seat", "card": "face", "total": "number"}
}
_OF_A_POINT: Final = 10


def standing(g: Tenno) -> tuple[int, ...]:
    """TEN-66: what lies in everybody's prison, covered as it is."""
    return tuple(sum(VALUE[kind_of(p & FACE)] for p in g.places[PRISONS[seat]]) for seat in range(g.seats))


def episodes(g: Tenno, events: Sequence[Event]) -> list[Episode]:
    """Who took whom: a story of Tenno is made of prisoners."""
    totals = standing(g)
    by_prison = {PRISONS[seat]: seat for seat in range(g.seats)}
    found = []
    for event in events:
        if isinstance(event, PieceMoved) and event.goal in by_prison:
            seat, face = by_prison[event.goal], event.after & FACE
            facts = {"seat": seat, "target": owner_of(face), "card": face, "total": totals[seat]}
            found.append(Episode("prisoner", VALUE[kind_of(face)] * _OF_A_POINT, facts))
    return found
