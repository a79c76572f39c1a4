"""How a game of Shinobi went, told when it is over: then everybody knows who served whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.hooks.retelling import Episode
from tatami.kernel.events import Event
from tatami.kernel.pieces import FACE

from .events import Attacked, NinjaPlayed
from .pieces import CLAN_CARD, SERVED
from .rules.end import total
from .table import Shinobi

RETOLD: Final[Mapping[str, Mapping[str, str]]] = {
    "struck": {"seat": "seat", "clan": "face", "target": "seat", "total": "number"},
    "struck_own": {"seat": "seat", "clan": "face", "total": "number"},
    "ninja": {"seat": "seat", "clan": "face", "target": "seat"},
}
_BASE: Final = 20
_OWN: Final = 60
_NINJA: Final = 30


def standing(g: Shinobi) -> tuple[int, ...] | None:
    """SHI-65: the troops of the clan that each seat serves, in all provinces."""
    served = [g.places[SERVED[seat]] for seat in range(g.seats)]
    if not all(served):
        return None
    return tuple(total(g, (cards[0] & FACE) - CLAN_CARD) for cards in served)


def episodes(g: Shinobi, events: Sequence[Event]) -> list[Episode]:
    """Attacks on a clan that somebody serves, those who struck their own first; and the ninja."""
    served = {(g.places[SERVED[seat]][0] & FACE) - CLAN_CARD: seat for seat in range(g.seats)}
    found = []
    for event in events:
        if not isinstance(event, Attacked | NinjaPlayed) or event.clan not in served:
            continue
        seat, target = event.by, served[event.clan]
        if isinstance(event, NinjaPlayed):
            found.append(Episode("ninja", _NINJA, {"seat": seat, "clan": event.clan, "target": target}))
            continue
        left = total(g, event.clan)
        facts = {"seat": seat, "clan": event.clan, "total": left}
        if seat == target:
            found.append(Episode("struck_own", _OWN, facts))
        else:
            found.append(Episode("struck", _BASE + max(0, _BASE - left), {**facts, "target": target}))
    return found
