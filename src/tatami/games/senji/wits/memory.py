"""What a player keeps in mind from one decision to the next: grudges, hostages abroad, letters, plans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tatami.hooks.grounds import Because
from tatami.kernel.events import Event, Glimpsed, Moved
from tatami.kernel.seats import Seat

from ..events.battle import BattleBegan, HostageKilled
from ..events.preparation import EmperorVisited, YearBegan
from ..events.winter import Exchanged, PromisesJudged, WinterBegan
from ..pieces import EMPEROR, HAND
from ..warfare import Group
from . import weights

_OWNER: Final = {place: seat for seat, place in enumerate(HAND)}
_BROKEN: Final = 1
_KEPT: Final = 0


def bits(men: tuple[int, ...]) -> int:
    """Samurai by number, as bits."""
    return sum(1 << k for k in men)


class March:
    """Where pieces shall go: the kind of movement, and groups of destination, units and samurai (bits)."""

    __slots__ = ("groups", "kind", "party", "region", "worth")

    def __init__(self, party: int, region: int, kind: int, groups: tuple[Group, ...], worth: float) -> None:
        self.party: Final = party
        self.region: Final = region
        self.kind: Final = kind
        self.groups: Final = groups
        self.worth: Final = worth


class Memory:
    """All of it comes from events that this seat was told, and from its own decisions.

    `grudge` by seat: what one has against a player, below 0 if he has earned some trust. `abroad`: the cards
    that one gave away, and to whom, until they are seen elsewhere. The rest is of this Winter.
    """

    def __init__(self, seat: Seat, seats: int, random: Callable[[], float]) -> None:
        self.random: Final = random
        self.because: Final = Because()
        self.seat: Final = seat
        self.seats: Final = seats
        self.grudge: Final = [0.0] * seats
        self.abroad: Final[dict[int, Seat]] = {}
        self.host: Seat = -1
        self.written: list[int] = [0] * seats
        self.dealt: set[Seat] = set()
        self.haggled: set[Seat] = set()
        """Who has had a counter-offer."""
        self.seen: dict[Seat, list[int]] = {}
        """Hands that one has looked at, as far as one knows what became of them."""
        self.bids: set[int] = set()
        """The lots that one has bid on."""
        self.acts = 0
        self._does: Final[dict[type[Event], Callable[[Any], None]]] = {
            Moved: self._moved,
            Glimpsed: self._glimpsed,
            EmperorVisited: self._emperor_visited,
            YearBegan: self._year_began,
            WinterBegan: self._winter_began,
            Exchanged: self._exchanged,
            PromisesJudged: self._judged,
            BattleBegan: self._battle_began,
            HostageKilled: self._hostage_killed,
        }

    def observe(self, events: Sequence[Event]) -> None:
        does = self._does
        for event in events:
            note = does.get(type(event))
            if note is not None:
                note(event)

    def resent(self, seat: Seat, how_much: float) -> None:
        if seat not in (self.seat, -1):
            self.grudge[seat] = max(weights.MOST_TRUST, self.grudge[seat] + how_much)

    # --- what happens ---------------------------------------------------------------------------

    def _moved(self, event: Moved) -> None:
        if event.face < 0:
            return
        if event.source == HAND[self.seat] and event.goal in _OWNER:
            self.abroad[event.face] = _OWNER[event.goal]
        else:
            self.abroad.pop(event.face, None)

        if event.face in self.seen.get(_OWNER.get(event.source, -1), ()):
            self.seen[_OWNER[event.source]].remove(event.face)

    def _glimpsed(self, event: Glimpsed) -> None:
        if event.by == self.seat and event.place in _OWNER:
            self.seen.setdefault(_OWNER[event.place], []).append(event.face)

    def _emperor_visited(self, event: EmperorVisited) -> None:
        self.host = event.host

    def _year_began(self, event: YearBegan) -> None:
        self.grudge[:] = [grudge * weights.FORGIVEN for grudge in self.grudge]

    def _winter_began(self, event: WinterBegan) -> None:
        self.written = [0] * self.seats
        self.dealt = set()
        self.haggled = set()
        self.seen = {}
        self.bids = set()
        self.acts = 0

    def _exchanged(self, event: Exchanged) -> None:
        if self.seat in (event.by, event.to):
            self.dealt.add(event.to if event.by == self.seat else event.by)

    def _judged(self, event: PromisesJudged) -> None:
        """A promise to all concerns everybody; its hearer is given as its maker."""
        for maker, hearer, verdict in zip(event.makers, event.hearers, event.verdicts, strict=True):
            if maker == self.seat or hearer not in (self.seat, maker):
                continue
            if verdict == _BROKEN:
                self.resent(maker, weights.GRUDGE_BROKEN)
            elif verdict == _KEPT:
                self.resent(maker, weights.TRUST_KEPT)

    def _battle_began(self, event: BattleBegan) -> None:
        attacker = self.host if event.attacker == EMPEROR else event.attacker
        defender = self.host if event.defender == EMPEROR else event.defender
        if defender == self.seat and event.defender != EMPEROR:
            self.resent(attacker, weights.GRUDGE_ATTACK)

    def _hostage_killed(self, event: HostageKilled) -> None:
        if event.target == self.seat:
            self.resent(event.seat, weights.GRUDGE_HOSTAGE)
