"""What is noticed in Autumn."""

from __future__ import annotations

from typing import Annotated

from tatami.kernel.events import AFace, Count, Event
from tatami.kernel.seats import Seat

from .common import AFamily, ARegion, ASamurai

ACombination = Annotated[int, "combination"]


class AutumnBegan(Event, frozen=True, gc=False):
    """SEN-149."""

    host: Seat


class FamilyCalled(Event, frozen=True, gc=False):
    """SEN-149: from now on this player takes his actions (SEN-150)."""

    host: Seat
    seat: Seat


class ActionsEnded(Event, frozen=True, gc=False):
    """SEN-149, SEN-150."""

    seat: Seat


class AutumnEnded(Event, frozen=True, gc=False):
    """SEN-149: every family has acted."""


class TradeUsed(Event, frozen=True, gc=False):
    """SEN-151: so many cards are to be shown, of an absent family by the deck (SEN-154)."""

    seat: Seat
    family: AFamily
    card: AFace
    number: Count


class CardsShown(Event, frozen=True, gc=False):
    """SEN-155: only he sees them."""

    seat: Seat
    number: Count


class CardTaken(Event, frozen=True, gc=False):
    """SEN-151, SEN-154: which one, the others do not learn."""

    seat: Seat
    family: AFamily


class EnvoysSent(Event, frozen=True, gc=False):
    """SEN-156: the cards of these families went home."""

    seat: Seat
    families: tuple[AFamily, ...]


class CombinationMade(Event, frozen=True, gc=False):
    """SEN-158."""

    seat: Seat
    combination: ACombination


class WildCardUsed(Event, frozen=True, gc=False):
    """SEN-194: this card counted as another."""

    seat: Seat
    samurai: ASamurai
    card: AFace


class HostageDisplayed(Event, frozen=True, gc=False):
    """SEN-165."""

    seat: Seat
    card: AFace


class HostageTakenBack(Event, frozen=True, gc=False):
    """SEN-169."""

    seat: Seat
    card: AFace


class MercenariesHired(Event, frozen=True, gc=False):
    """SEN-171, SEN-173."""

    seat: Seat
    number: Count
    region: ARegion


class SamuraiDrawn(Event, frozen=True, gc=False):
    """SEN-161, SEN-172: only he sees them."""

    seat: Seat
    number: Count


class SamuraiHired(Event, frozen=True, gc=False):
    """SEN-161, SEN-172: everybody sees whom."""

    seat: Seat
    samurai: ASamurai


class SamuraiPosted(Event, frozen=True, gc=False):
    """SEN-162, SEN-173."""

    seat: Seat
    samurai: ASamurai
    region: ARegion


class SeppukuCommitted(Event, frozen=True, gc=False):
    """SEN-216, SEN-207."""

    seat: Seat
    samurai: ASamurai


class DeckSearched(Event, frozen=True, gc=False):
    """SEN-211, SEN-215."""

    seat: Seat
    samurai: ASamurai


class CardFound(Event, frozen=True, gc=False):
    """SEN-211: which one, the others do not learn."""

    seat: Seat


class SwapForced(Event, frozen=True, gc=False):
    """SEN-203."""

    seat: Seat
    samurai: ASamurai
    target: Seat


class CardsSwapped(Event, frozen=True, gc=False):
    """SEN-203: face down."""

    seat: Seat
    target: Seat


class DiscardTaken(Event, frozen=True, gc=False):
    """SEN-202: everybody knows the card, which lay on top of the discard pile."""

    seat: Seat
    samurai: ASamurai
    card: AFace
