"""What is noticed in Spring."""

from __future__ import annotations

from typing import ClassVar

from tatami.kernel.events import Count, Event
from tatami.kernel.seats import Seat

from .common import AParty, ARegion


class SpringBegan(Event, frozen=True, gc=False):
    """SEN-31, SEN-73."""

    year: Count


class OrderLaid(Event, frozen=True, gc=False):
    """SEN-73, SEN-75: a token lies face down there, and only who laid it knows which. `again`: in place of
    another."""

    is_small: ClassVar[bool] = True
    """Laid one after another by everybody: a log may fold them (`words/story.py`)."""

    seat: Seat
    region: ARegion
    party: AParty
    again: bool


class OrdersReady(Event, frozen=True, gc=False):
    """SEN-73: everything that this player commands has its order."""

    seat: Seat
