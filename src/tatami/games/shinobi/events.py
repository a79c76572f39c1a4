"""What the players of Shinobi notice. (Never compiled: msgspec structs.)"""

from __future__ import annotations

from tatami.kernel.events import AFace, Count, Event
from tatami.kernel.seats import Seat


class TurnBegan(Event, frozen=True, gc=False):
    """SHI-15, SHI-19: the next player clockwise gives three orders."""

    seat: Seat
    number: Count


class PlacedAbroad(Event, frozen=True, gc=False):
    """First order: a troop card from the hand into another player's province (SHI-20)."""

    by: Seat
    clan: AFace
    province: Seat


class NinjaPlayed(Event, frozen=True, gc=False):
    """Instead of the first order: the army lost one card (SHI-51)."""

    by: Seat
    clan: AFace
    province: Seat


class PlacedAtHome(Event, frozen=True, gc=False):
    """Second order, (a) (SHI-24)."""

    by: Seat
    clan: AFace


class TroopsMoved(Event, frozen=True, gc=False):
    """Second order, (b) (SHI-25)."""

    by: Seat
    clan: AFace
    source: Seat
    goal: Seat


class Attacked(Event, frozen=True, gc=False):
    """Third order: attacking army and target are announced openly (SHI-44)."""

    by: Seat
    army: AFace
    clan: AFace
    province: Seat


class OrderSkipped(Event, frozen=True, gc=False):
    """No legal possibility existed (SHI-18)."""

    seat: Seat
    order: Count


class LastRoundBegan(Event, frozen=True, gc=False):
    """This player drew the last card: his next turn is the final one (SHI-60, SHI-62)."""

    seat: Seat


class ClanCounted(Event, frozen=True, gc=False):
    """A served clan's troops in all provinces (SHI-65)."""

    seat: Seat
    clan: AFace
    total: Count


class NeutralClanCounted(Event, frozen=True, gc=False):
    """A clan that nobody serves is not ranked (SHI-66)."""

    clan: AFace
    total: Count


class TieBroken(Event, frozen=True, gc=False):
    """What a tied player has of his own clan in his own province (SHI-68)."""

    seat: Seat
    total: Count
