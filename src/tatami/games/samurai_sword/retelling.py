"""How a game of Samurai Sword went, told when it is over: then the roles are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.hooks.retelling import Episode
from tatami.kernel.events import Event
from tatami.kernel.seats import Seat

from .events import BushidoPassedOn, DeckEnded, Defeated, HonorPaidToBushido, HonorRanOut
from .pieces import TEAM
from .rules.end import role_of
from .table import SamuraiSword

RETOLD: Final[Mapping[str, Mapping[str, str]]] = {
    "defeated": {"seat": "seat", "card": "face", "by": "seat", "role": "face", "honor": "number"},
    "own_team": {"seat": "seat", "by": "seat", "card": "face", "honor": "number"},
    "bushido": {"seat": "seat", "honor": "number"},
    "bushido_passed": {"seat": "seat", "to": "seat"},
    "deck_ended": {},
    "honor_ran_out": {"seats": "seats"},
}
_DEFEAT: Final = 60
_OF_A_TOKEN: Final = 5
_OWN_TEAM: Final = 90


def standing(g: SamuraiSword) -> tuple[int, ...] | None:
    """SAM-98: the Honor tokens before everybody; what they are worth is counted at the end."""
    return g.table.honor or None


def episodes(g: SamuraiSword, events: Sequence[Event]) -> list[Episode]:
    """Defeats first of all; one by somebody of the same team is a story of its own."""
    found = []
    for event in events:
        if isinstance(event, Defeated):
            found.append(_defeat(g, event.seat, event.by))
        elif isinstance(event, HonorPaidToBushido) and event.tokens:
            left = g.table.honor[event.seat]
            found.append(Episode("bushido", 45, {"seat": event.seat, "honor": left}))
        elif isinstance(event, BushidoPassedOn):
            found.append(Episode("bushido_passed", 5, {"seat": event.seat, "to": event.to}))
        elif isinstance(event, DeckEnded):
            found.append(Episode("deck_ended", 50, {}))
        elif isinstance(event, HonorRanOut):
            found.append(Episode("honor_ran_out", 80, {"seats": event.seats}))
    return found


def _defeat(g: SamuraiSword, seat: Seat, by: Seat) -> Episode:
    role, other, left = role_of(g, seat), role_of(g, by), g.table.honor[seat]
    if TEAM[role] == TEAM[other] and seat != by:
        return Episode("own_team", _OWN_TEAM, {"seat": seat, "by": by, "card": role, "honor": left})
    weight = _DEFEAT + max(0, 5 - left) * _OF_A_TOKEN
    return Episode("defeated", weight, {"seat": seat, "card": role, "by": by, "role": other, "honor": left})
