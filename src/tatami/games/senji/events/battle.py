"""What is noticed in a battle, step by step."""

from __future__ import annotations

from tatami.kernel.events import AFace, Count, Event
from tatami.kernel.seats import Seat

from .common import AFamily, AParty, ARegion, ASamurai


class BattleBegan(Event, frozen=True, gc=False):
    """SEN-115, SEN-117: so many units and these samurai on either side."""

    attacker: AParty
    defender: AParty
    region: ARegion
    attacking: Count
    defending: Count
    attackers: tuple[ASamurai, ...]
    defenders: tuple[ASamurai, ...]


class HostageKilled(Event, frozen=True, gc=False):
    """SEN-133, SEN-134."""

    seat: Seat
    card: AFace
    target: Seat


class AbilityBorrowed(Event, frozen=True, gc=False):
    """SEN-192."""

    party: AParty
    samurai: ASamurai
    lender: ASamurai


class BattleRoundBegan(Event, frozen=True, gc=False):
    """SEN-118, SEN-132."""

    number: Count


class DiceSetAside(Event, frozen=True, gc=False):
    """SEN-121, SEN-122."""

    party: AParty
    family: AFamily
    number: Count


class DiceRolled(Event, frozen=True, gc=False):
    """SEN-123: all that are left."""

    dice: tuple[AFamily, ...]


class DiceRerolled(Event, frozen=True, gc=False):
    """SEN-206, SEN-213: which dice, counted from 0, and what all of them show now."""

    seat: Seat
    which: tuple[Count, ...]
    dice: tuple[AFamily, ...]


class MilitaryKamiCalled(Event, frozen=True, gc=False):
    """SEN-213, SEN-215: a dead samurai of this player helps him once more."""

    seat: Seat
    samurai: ASamurai


class SupportRevealed(Event, frozen=True, gc=False):
    """SEN-127: one card of a side; the dummy is one too."""

    party: AParty
    card: AFace


class StrengthCompared(Event, frozen=True, gc=False):
    """SEN-120 to SEN-131: what each side's strength is made of."""

    attacker: AParty
    attacker_units: Count
    attacker_aside: Count
    attacker_symbols: Count
    attacker_support: Count
    attacker_strength: Count
    defender: AParty
    defender_units: Count
    defender_aside: Count
    defender_symbols: Count
    defender_support: Count
    defender_strength: Count


class TieToBeFoughtAgain(Event, frozen=True, gc=False):
    """SEN-132."""


class TieDecided(Event, frozen=True, gc=False):
    """SEN-195, SEN-232: a tie that is a victory."""

    party: AParty


class BattleWon(Event, frozen=True, gc=False):
    """SEN-131."""

    party: AParty
    loser: AParty
    region: ARegion
    attacker_won: bool


class PiecesLost(Event, frozen=True, gc=False):
    """SEN-138, SEN-139."""

    party: AParty
    region: ARegion
    number: Count


class SamuraiFell(Event, frozen=True, gc=False):
    """SEN-138, SEN-207."""

    party: AParty
    samurai: ASamurai
    is_kami: bool


class SamuraiEscaped(Event, frozen=True, gc=False):
    """SEN-201."""

    party: AParty
    samurai: ASamurai
    region: ARegion


class ProvinceTaken(Event, frozen=True, gc=False):
    """SEN-143."""

    party: AParty
    loser: AParty
    region: ARegion


class OrderDiscarded(Event, frozen=True, gc=False):
    """SEN-144: unseen."""

    region: ARegion


class WentBack(Event, frozen=True, gc=False):
    """SEN-228: the emperor's province is nobody's, and the victors leave it."""

    party: AParty
    region: ARegion
    origin: ARegion
