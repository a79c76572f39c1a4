"""What one player remembers and can work out: the bot's memory, fed by the events told to its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.events import Event, Glimpsed, Moved, Turned
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import Seat
from tatami.kernel.views import View

from .events import GapsFilled, SlotsExchanged, SlotSwapped
from .pieces import HAND, PEASANTS, PRISON, SET, SLOTS, VALUE, discard, kind_of, owner_of, prison, row
from .table import TennoTable

Chances = list[float]
"""For each kind, how likely it is that this card lies there."""

_PER_SEAT: Final = PRISON + 1
_LAID: Final = (0.3, 0.3, 0.3, 1.0, 0.6, 0.8, 1.2, 1.5, 1.8, 2.4, 1.0)
"""How gladly people lay each kind into a gap: fighters and the shogun first."""

_KEPT: Final = 0.2
"""How likely a slot that was handled in a swap still holds the same card."""

_UNSEEN_PRISONER: Final = 4.0
"""What a prisoner is taken to be worth who was captured before one sat down."""


class Belief:
    """Weights for every slot of every row, what has left the game, and what lies in which prison.

    A slot that is refilled is forgotten; one that is handled becomes uncertain (ledger section 7).
    `exposed` is the same from the other side: how well the others know the own slots.
    """

    def __init__(self, seat: Seat, seats: int) -> None:
        self.seat: Final = seat
        self.seats: Final = seats
        self.exposed: Final = [0.0] * SLOTS
        self._weights: Final = [[list(_LAID) for _ in range(SLOTS)] for _ in range(seats)]
        self._gone: Final[list[set[int]]] = [set() for _ in range(seats)]
        self._prisoners: Final = [0] * seats
        self._points: Final = [0] * seats
        self._filling = 0
        self._handled = 0

    # --- what happens ---------------------------------------------------------------------------

    def observe(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Moved):
                self._moved(event)
            elif isinstance(event, Turned):
                if event.after and event.public:
                    self._saw(event.place, event.face)
            elif isinstance(event, Glimpsed):
                self._peeked(event)
            elif isinstance(event, GapsFilled):
                self._filling = event.gaps
            elif isinstance(event, SlotSwapped):
                self._swapped(event.seat, event.slot)
            elif isinstance(event, SlotsExchanged):
                self._exchanged(event.seat, event.slot, event.other)

    def _moved(self, event: Moved) -> None:
        owner, spot = divmod(event.source, _PER_SEAT)
        goal, slot = divmod(event.goal, _PER_SEAT)
        if spot == HAND:
            self._laid_down(goal, slot)
        elif slot != HAND:
            self._left(owner, kind_of(event.face), event.goal)

    def _laid_down(self, seat: Seat, slot: int) -> None:
        """A hidden card came from the hand: back after a swap, into a gap, or in the set-up."""
        if self._handled:
            self._handled -= 1
        elif self._filling:
            self._filling -= 1
            self._weights[seat][slot] = list(_LAID)
            if seat == self.seat:
                self.exposed[slot] = 0.0
        else:
            self._weights[seat][slot] = [1.0 if kind in PEASANTS else 0.0 for kind in range(SET)]

    def _left(self, owner: Seat, kind: int, goal: int) -> None:
        """A card fought and left its row for the discard or for somebody's prison."""
        self._gone[owner].add(kind)
        if goal != discard(self.seats):
            self._prisoners[goal // _PER_SEAT] += 1
            self._points[goal // _PER_SEAT] += VALUE[kind]

    def _saw(self, place: int, face: int) -> None:
        seat, slot = divmod(place, _PER_SEAT)
        if seat >= self.seats or slot >= SLOTS:
            return
        if seat == self.seat:
            self.exposed[slot] = 1.0
        else:
            self._weights[seat][slot] = [1.0 if kind == kind_of(face) else 0.0 for kind in range(SET)]

    def _peeked(self, event: Glimpsed) -> None:
        if event.face != HIDDEN:
            self._saw(event.place, event.face)
        elif event.place // _PER_SEAT == self.seat:
            slot = event.place % _PER_SEAT
            self.exposed[slot] = max(self.exposed[slot], 0.6)

    def _swapped(self, seat: Seat, slot: int) -> None:
        """Perhaps the same card as before, perhaps any other. (Of itself the bot knows which.)"""
        self._handled = 1
        if seat != self.seat:
            rest = (1 - _KEPT) / sum(_LAID)
            before = _normal(self._weights[seat][slot])
            self._weights[seat][slot] = [_KEPT * w + rest * _LAID[kind] for kind, w in enumerate(before)]

    def _exchanged(self, seat: Seat, slot: int, other: int) -> None:
        """Perhaps the one, perhaps the other."""
        self._handled = 2
        if seat != self.seat:
            cards = self._weights[seat]
            both = zip(_normal(cards[slot]), _normal(cards[other]), strict=True)
            cards[slot] = [a + b for a, b in both]
            cards[other] = list(cards[slot])

    # --- what follows ---------------------------------------------------------------------------

    def chances(self, view: View[TennoTable], seat: Seat) -> list[Chances | None]:
        """For each slot of an opponent's row what may lie there; None for a gap."""
        gone = self._gone[seat]
        gone.update(kind_of(face) for face in view.faces(discard(self.seats)) if owner_of(face) == seat)
        alone: list[Chances | None] = []
        for slot, weights in enumerate(self._weights[seat]):
            if view.count(row(seat, slot)):
                alone.append(_normal([0.0 if kind in gone else w for kind, w in enumerate(weights)]))
            else:
                alone.append(None)
        return [_beside(alone, slot) for slot in range(SLOTS)]

    def points(self, view: View[TennoTable], seat: Seat) -> float:
        """What a prison is worth by memory."""
        unseen = view.count(prison(seat)) - self._prisoners[seat]
        return self._points[seat] + _UNSEEN_PRISONER * unseen


def _beside(slots: list[Chances | None], slot: int) -> Chances | None:
    """A set has one card of each kind: what surely lies in another slot does not lie here."""
    mine = slots[slot]
    if mine is None:
        return None
    for other, theirs in enumerate(slots):
        if other != slot and theirs is not None:
            mine = [w * (1 - t) if w < 1 else w for w, t in zip(mine, theirs, strict=True)]
    return _normal(mine)


def _normal(weights: Chances) -> Chances:
    """The same weights, adding up to 1."""
    total = sum(weights)
    return [w / total for w in weights] if total > 0 else [1 / SET] * SET
