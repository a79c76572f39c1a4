"""What is noticed in the preparation and at the Emperor's visit."""

from __future__ import annotations

from tatami.kernel.events import Count, Event
from tatami.kernel.seats import Seat

from .common import AFamily, ARegion, ASamurai


class FamilyLed(Event, frozen=True, gc=False):
    """SEN-2, SEN-4."""

    seat: Seat
    family: AFamily


class SamuraiKept(Event, frozen=True, gc=False):
    """SEN-9, SEN-13."""

    seat: Seat
    samurai: ASamurai
    honour: Count


class ArmyRaised(Event, frozen=True, gc=False):
    """SEN-217: the emperor's army, with three players."""

    region: ARegion
    samurai: ASamurai
    units: Count


class HostDiceRolled(Event, frozen=True, gc=False):
    """SEN-34: the nine dice, and what each of those who tie has of them (SEN-R112)."""

    seats: tuple[Seat, ...]
    dice: tuple[AFamily, ...]
    counts: tuple[Count, ...]


class EmperorVisited(Event, frozen=True, gc=False):
    """SEN-33, SEN-36."""

    host: Seat
    honour: Count


class HostChosen(Event, frozen=True, gc=False):
    """SEN-35, SEN-R7."""

    by: Seat
    host: Seat


class YearBegan(Event, frozen=True, gc=False):
    """SEN-31."""

    year: Count


class HomeNamed(Event, frozen=True, gc=False):
    """SEN-15, SEN-16: its family builds a fortress there at once."""

    host: Seat
    region: ARegion
    owner: Seat


class StartingUnitsPlaced(Event, frozen=True, gc=False):
    """SEN-17, SEN-18."""

    seat: Seat
    region: ARegion
    units: Count


class StartingSamuraiPlaced(Event, frozen=True, gc=False):
    """SEN-17, SEN-18."""

    seat: Seat
    samurai: ASamurai
    region: ARegion
