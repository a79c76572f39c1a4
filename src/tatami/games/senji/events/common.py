"""What the players of Senji notice. (Never compiled: msgspec structs.)"""

from __future__ import annotations

from typing import Annotated

from tatami.kernel.events import AFace, Count, Event
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.seats import EVERYBODY, Seat, mask_of

AFamily = Annotated[int, "family"]
ARegion = Annotated[int, "region"]
ASamurai = Annotated[int, "samurai"]
AParty = Annotated[int, "party"]
ASource = Annotated[int, "source"]


class HonourChanged(Event, frozen=True, gc=False):
    """SEN-30."""

    seat: Seat
    change: Count
    honour: Count
    source: ASource


class HandCardShown(Event, frozen=True, gc=False):
    """SEN-R13: everybody notices that, and only that player sees which card."""

    by: Seat
    target: Seat
    card: AFace

    def for_viewer(self, viewer: Seat) -> Event:
        return self if viewer in (self.by, self.target) else HandCardShown(self.by, self.target, HIDDEN)

    def reveals(self) -> int:
        return mask_of(self.target)


class HandCardShownToAll(Event, frozen=True, gc=False):
    """SEN-R13."""

    by: Seat
    card: AFace

    def reveals(self) -> int:
        return EVERYBODY & ~mask_of(self.by)
