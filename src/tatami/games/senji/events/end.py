"""What is noticed at the end of a year, and of the game."""

from __future__ import annotations

from tatami.kernel.events import Count, Event
from tatami.kernel.seats import Seat


class Eliminated(Event, frozen=True, gc=False):
    """SEN-177, SEN-178."""

    seat: Seat
    honour: Count


class ShogunNamed(Event, frozen=True, gc=False):
    """SEN-180, SEN-182."""

    seat: Seat
    honour: Count


class LastOneLeft(Event, frozen=True, gc=False):
    """SEN-234."""

    seat: Seat


class ShogunDisputed(Event, frozen=True, gc=False):
    """SEN-183: one more whole year is played."""

    seats: tuple[Seat, ...]
    honour: Count


class LastYearEnded(Event, frozen=True, gc=False):
    """The table has agreed on a last year, and nobody is shogun by then."""

    year: Count
    seats: tuple[Seat, ...]
    honour: Count


class YearEnded(Event, frozen=True, gc=False):
    """SEN-179, SEN-181: nobody has as much as a shogun needs."""

    year: Count
    honour: Count
