"""What all notice beside the cards themselves."""

from __future__ import annotations

from tatami.kernel.events import Count, Event
from tatami.kernel.seats import Seat


class StarWon(Event, frozen=True, gc=False):
    seat: Seat
    card: Count
    stars: Count
