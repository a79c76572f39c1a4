"""What the players of Tenno notice. (Never compiled: msgspec structs.)"""

from __future__ import annotations

from typing import Annotated

from tatami.kernel.events import ASlot, Count, Event
from tatami.kernel.seats import Seat

Colour = Annotated[int, "colour"]


class ColourChosen(Event, frozen=True, gc=False):
    seat: Seat
    colour: Colour


class TurnBegan(Event, frozen=True, gc=False):
    seat: Seat
    number: Count


class Attacked(Event, frozen=True, gc=False):
    """Attacker, attacking slot, defender, target slot: announced together (TEN-R3)."""

    by: Seat
    slot: ASlot
    target: Seat
    aim: ASlot


class MonkShown(Event, frozen=True, gc=False):
    seat: Seat
    slot: ASlot


class AttackerWon(Event, frozen=True, gc=False):
    by: Seat
    target: Seat
    attack: Count
    defence: Count


class DefenderWon(Event, frozen=True, gc=False):
    by: Seat
    target: Seat
    attack: Count
    defence: Count


class NobodyWon(Event, frozen=True, gc=False):
    by: Seat
    target: Seat
    attack: Count
    defence: Count


class SecondAttackRenounced(Event, frozen=True, gc=False):
    seat: Seat


class GapsFilled(Event, frozen=True, gc=False):
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
    seat: Seat


class EndReached(Event, frozen=True, gc=False):
    """A player has more gaps than cards in hand (TEN-60)."""

    seat: Seat


class PrisonCounted(Event, frozen=True, gc=False):
    seat: Seat
    total: Count


class TieBroken(Event, frozen=True, gc=False):
    """What a tied player adds from hand and row (TEN-68)."""

    seat: Seat
    total: Count
