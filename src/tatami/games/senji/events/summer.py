"""What is noticed in Summer, before and after battles."""

from __future__ import annotations

from typing import Annotated

from tatami.kernel.events import Count, Event
from tatami.kernel.seats import Seat

from .common import AFamily, AParty, ARegion, ASamurai

AnOrder = Annotated[int, "order"]


class SummerBegan(Event, frozen=True, gc=False):
    """SEN-79."""

    host: Seat


class ProvinceNamed(Event, frozen=True, gc=False):
    """SEN-79, SEN-80."""

    host: Seat
    party: AParty
    region: ARegion


class FleetNamed(Event, frozen=True, gc=False):
    """SEN-79, SEN-82."""

    host: Seat
    party: AParty
    region: ARegion


class SummerEnded(Event, frozen=True, gc=False):
    """SEN-81."""


class Produced(Event, frozen=True, gc=False):
    """SEN-86: as many hanafuda cards as there really were (SEN-87)."""

    seat: Seat
    region: ARegion
    number: Count


class Recruited(Event, frozen=True, gc=False):
    """SEN-88, SEN-91."""

    party: AParty
    region: ARegion
    number: Count


class Stayed(Event, frozen=True, gc=False):
    """SEN-94, SEN-110."""

    party: AParty
    region: ARegion


class GroupLeft(Event, frozen=True, gc=False):
    """SEN-93: a group sets out. Samurai who go with it are told one by one (SamuraiLeft)."""

    party: AParty
    origin: ARegion
    region: ARegion
    number: Count


class SamuraiLeft(Event, frozen=True, gc=False):
    """SEN-93, SEN-95."""

    party: AParty
    samurai: ASamurai
    origin: ARegion
    region: ARegion


class RaidRolled(Event, frozen=True, gc=False):
    """SEN-104: the dice of a raid, and how many units they drown."""

    party: AParty
    dice: tuple[AFamily, ...]
    number: Count


class UnitsDrowned(Event, frozen=True, gc=False):
    """SEN-104, SEN-106: from the group that was to land there."""

    party: AParty
    region: ARegion
    number: Count


class GroupArrived(Event, frozen=True, gc=False):
    """SEN-101, SEN-109: without a battle."""

    party: AParty
    region: ARegion
    number: Count


class AttackCancelled(Event, frozen=True, gc=False):
    """SEN-148: six provinces are enough; the group goes back where it came from."""

    party: AParty
    region: ARegion
    origin: ARegion


class ImperialUnitsCame(Event, frozen=True, gc=False):
    """SEN-226."""

    region: ARegion
    number: Count
