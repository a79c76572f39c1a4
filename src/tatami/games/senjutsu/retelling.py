"""How a fight of Senjutsu went, told when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.hooks.retelling import DECISIVE, Episode
from tatami.kernel.events import Event

from .events import Counterattacked, Defeated, GaveUp, TurnBegan, Wounded
from .facts import NOT_YET
from .table import Fight

RETOLD: Final[Mapping[str, Mapping[str, str]]] = {
    "wounded": {"seat": "seat", "wounds": "number", "left": "number"},
    "countered": {"seat": "seat"},
    "defeated": {"seat": "seat"},
    "gave_up": {"seat": "seat"},
}
_OF_A_WOUND: Final = 25
_COUNTER: Final = 35


def standing(g: Fight) -> tuple[int, ...] | None:
    """SJT-97: how many wounds everybody can still take; nobody stands once he is out."""
    table = g.table
    if any(fighter.hero == NOT_YET for fighter in table.fighters):
        return None
    limits = [table.box.heroes[fighter.hero].wound_limit for fighter in table.fighters]
    return tuple(
        0 if fighter.is_out else max(0, limit - fighter.wounds - fighter.heavy)
        for fighter, limit in zip(table.fighters, limits, strict=True)
    )


def turn_began(g: Fight) -> int:
    """Since which event this turn is told: before the first one, and where no event is left of its beginning,
    nothing."""
    if not g.table.turn or g.outcome is not None:
        return g.sequence
    for k in reversed(range(len(g.events))):
        if isinstance(g.events[k], TurnBegan):
            return g.told + k
    return g.told


def episodes(g: Fight, events: Sequence[Event]) -> list[Episode]:
    """Wounds, the more the better to tell; counterattacks; and who is out."""
    left = standing(g) or (0,) * g.seats
    found = []
    for event in events:
        if isinstance(event, Wounded):
            wounds = event.wounds + event.heavy
            facts = {"seat": event.seat, "wounds": wounds, "left": left[event.seat]}
            found.append(Episode("wounded", min(wounds * _OF_A_WOUND, DECISIVE - 1), facts))
        elif isinstance(event, Counterattacked):
            found.append(Episode("countered", _COUNTER, {"seat": event.seat}))
        elif isinstance(event, Defeated):
            found.append(Episode("defeated", DECISIVE, {"seat": event.seat}))
        elif isinstance(event, GaveUp):
            found.append(Episode("gave_up", DECISIVE, {"seat": event.seat}))
    return found
