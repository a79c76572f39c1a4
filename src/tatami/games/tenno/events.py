"""What the players of Tenno notice. (Never compiled: msgspec structs.)"""

from __future__ import annotations

from typing import Annotated

from tatami.kernel.events import ASlot, Count, Event
from tatami.kernel.seats import Seat

Colour = Annotated[int, "colour"]
Worth = Annotated[int, "worth"]
"""A kind of card, called together with what it counts."""


class ColourChosen(Event, frozen=True, gc=False):
    """TEN-4."""

    seat: Seat
    colour: Colour


class TurnBegan(Event, frozen=True, gc=False):
    """TEN-12, TEN-13: the next player clockwise, who must attack."""

    seat: Seat
    number: Count


class Attacked(Event, frozen=True, gc=False):
    """Attacker, attacking slot, defender, target slot: announced together (TEN-R3)."""

    by: Seat
    slot: ASlot
    target: Seat
    aim: ASlot


class MonkShown(Event, frozen=True, gc=False):
    """TEN-74, TEN-75: the attacked card has 2 more."""

    seat: Seat
    slot: ASlot


class AttackerWon(Event, frozen=True, gc=False):
    """TEN-25: the defending card goes to prison."""

    by: Seat
    target: Seat
    attack: Count
    defence: Count


class DefenderWon(Event, frozen=True, gc=False):
    """TEN-29: the attacking card is gone."""

    by: Seat
    target: Seat
    attack: Count
    defence: Count


class NobodyWon(Event, frozen=True, gc=False):
    """TEN-31: both cards are gone."""

    by: Seat
    target: Seat
    attack: Count
    defence: Count


class SecondAttackRenounced(Event, frozen=True, gc=False):
    """TEN-83: it was free to."""

    seat: Seat


class GapsFilled(Event, frozen=True, gc=False):
    """TEN-33."""

    seat: Seat
    gaps: Count


class SlotSwapped(Event, frozen=True, gc=False):
    """The slot was handled; whether the card changed is nobody else's business (TEN-52)."""

    seat: Seat
    slot: ASlot


class SlotsExchanged(Event, frozen=True, gc=False):
    """Two slots were handled; whether they changed places is nobody else's business (TEN-56)."""

    seat: Seat
    slot: ASlot
    other: ASlot


class BonusDeclined(Event, frozen=True, gc=False):
    """TEN-42, TEN-47."""

    seat: Seat


class EndReached(Event, frozen=True, gc=False):
    """A player has more gaps than cards in hand (TEN-60)."""

    seat: Seat


class PrisonCounted(Event, frozen=True, gc=False):
    """TEN-65: the sum, and the cards it is made of."""

    seat: Seat
    total: Count
    cards: tuple[Worth, ...]


class TieBroken(Event, frozen=True, gc=False):
    """What a tied player adds from hand and row, and of which cards (TEN-68)."""

    seat: Seat
    total: Count
    cards: tuple[Worth, ...]
