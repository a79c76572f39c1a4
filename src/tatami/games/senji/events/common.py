"""What the players of Senji notice. (Never compiled: msgspec structs.)"""

from __future__ import annotations

from typing import Annotated

from tatami.kernel.events import Count, Event
from tatami.kernel.seats import Seat

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
