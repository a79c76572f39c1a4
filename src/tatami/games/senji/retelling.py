"""How a game of Senji went, told when it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.hooks.retelling import DECISIVE, Episode
from tatami.kernel.events import Event

from .events.battle import HostageKilled, ProvinceTaken, SamuraiFell
from .events.common import HonourChanged
from .events.end import Eliminated, ShogunDisputed, ShogunNamed
from .events.winter import PromisesJudged
from .rules.promises import BROKEN
from .table import Senji

RETOLD: Final[Mapping[str, Mapping[str, str]]] = {
    "province": {"party": "party", "loser": "party", "region": "region"},
    "samurai": {"party": "party", "samurai": "samurai"},
    "honour": {"seat": "seat", "change": "number", "honour": "number", "source": "source"},
    "eliminated": {"seat": "seat"},
    "disputed": {"seats": "seats", "honour": "number"},
    "shogun": {"seat": "seat", "honour": "number"},
    "broken": {"seats": "seats"},
    "hostage": {"seat": "seat"},
}
_PROVINCE: Final = 50
_SAMURAI: Final = 45
_BROKEN: Final = 48
_HOSTAGE: Final = 70
_OF_A_POINT: Final = 7
_FEW: Final = 4
"""Changes of honour smaller than that happen all the time."""


def standing(g: Senji) -> tuple[int, ...]:
    """SEN-30: the honour track."""
    return g.table.honour


def episodes(g: Senji, events: Sequence[Event]) -> list[Episode]:
    """Who left the game, what was conquered, who fell, who broke his word, and what brought much honour."""
    found = []
    for event in events:
        if isinstance(event, ProvinceTaken):
            found.append(Episode("province", _PROVINCE, _of(event, "party", "loser", "region")))
        elif isinstance(event, SamuraiFell):
            found.append(Episode("samurai", _SAMURAI, _of(event, "party", "samurai")))
        elif isinstance(event, HonourChanged) and abs(event.change) >= _FEW:
            weight = min(abs(event.change) * _OF_A_POINT, DECISIVE - 1)
            found.append(Episode("honour", weight, _of(event, "seat", "change", "honour", "source")))
        elif isinstance(event, Eliminated):
            found.append(Episode("eliminated", DECISIVE, _of(event, "seat")))
        elif isinstance(event, ShogunDisputed):
            found.append(Episode("disputed", DECISIVE - 10, _of(event, "seats", "honour")))
        elif isinstance(event, ShogunNamed):
            found.append(Episode("shogun", 0, _of(event, "seat", "honour")))
        elif isinstance(event, HostageKilled):
            found.append(Episode("hostage", _HOSTAGE, _of(event, "seat")))
        elif isinstance(event, PromisesJudged):
            found += _broken(event)
    return found


def _broken(event: PromisesJudged) -> list[Episode]:
    pairs = zip(event.makers, event.verdicts, strict=True)
    makers = tuple(sorted({maker for maker, verdict in pairs if verdict == BROKEN}))
    return [Episode("broken", _BROKEN, {"seats": makers})] if makers else []


def _of(event: Event, *names: str) -> dict[str, object]:
    return {name: getattr(event, name) for name in names}
