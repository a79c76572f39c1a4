"""What the players of Senjutsu notice. (Never compiled: msgspec structs.)

Cards that come, go and are shown are told by the kernel; here stands what happens on the field and to the
fighters. Everything in these events is public.
"""

from __future__ import annotations

from typing import Annotated

from tatami.kernel.events import Count, Event
from tatami.kernel.seats import Seat

ACard = Annotated[int, "ability"]
ACharacter = Annotated[int, "character"]
ACell = Annotated[int, "cell"]
AFacing = Annotated[int, "facing"]
AKamae = Annotated[int, "kamae"]
ATerrain = Annotated[int, "terrain"]
AToken = Annotated[int, "token"]
AWindow = Annotated[int, "window"]
AnEffect = Annotated[int, "effect"]


class CharacterTaken(Event, frozen=True, gc=False):
    """SJT-R125."""

    seat: Seat
    character: ACharacter


class DeckBrought(Event, frozen=True, gc=False):
    """SJT-17: everybody sees the weapon, nobody else the cards."""

    discloses = True

    seat: Seat
    weapon: ACard


class ListShown(Event, frozen=True, gc=False):
    """SJT-17: where the players agreed on open lists, what is in the deck, a card as often as it is there."""

    discloses = True

    seat: Seat
    cards: tuple[ACard, ...]


class TerrainPlaced(Event, frozen=True, gc=False):
    """SJT-56."""

    seat: Seat
    terrain: ATerrain
    cell: ACell


class FigurePlaced(Event, frozen=True, gc=False):
    """SJT-64."""

    seat: Seat
    cell: ACell
    facing: AFacing


class TurnBegan(Event, frozen=True, gc=False):
    """SJT-70."""

    turn: Count


class CardRevealed(Event, frozen=True, gc=False):
    """SJT-76: what was laid in secret; core and stun cards are no pieces that could be turned up."""

    discloses = True

    seat: Seat
    card: ACard


class FocusPaid(Event, frozen=True, gc=False):
    """SJT-45."""

    seat: Seat
    focus: Count


class FocusTakenBack(Event, frozen=True, gc=False):
    """SJT-83."""

    seat: Seat
    focus: Count


class CostNotPaid(Event, frozen=True, gc=False):
    """SJT-R18: a card whose cost cannot be paid at the reveal has no effect."""

    seat: Seat
    card: ACard


class InitiativeBought(Event, frozen=True, gc=False):
    """SJT-78."""

    seat: Seat
    value: Count


class InitiativeChosen(Event, frozen=True, gc=False):
    """SJT-84."""

    seat: Seat
    value: Count


class CardReplaced(Event, frozen=True, gc=False):
    """SJT-172."""

    seat: Seat
    replaced: ACard
    card: ACard


class InstantPlayed(Event, frozen=True, gc=False):
    """SJT-169, SJT-173."""

    seat: Seat
    card: ACard


class Counterattacked(Event, frozen=True, gc=False):
    """SJT-153."""

    seat: Seat
    card: ACard


class Passed(Event, frozen=True, gc=False):
    """SJT-80: somebody who was asked plays nothing."""

    seat: Seat


class PartBegan(Event, frozen=True, gc=False):
    """SJT-86: a card, or a part of it, is resolved at this initiative."""

    seat: Seat
    card: ACard
    initiative: Count


class PlaceTaken(Event, frozen=True, gc=False):
    """SJT-92, SJT-198."""

    seat: Seat
    place: Count


class AlternativeChosen(Event, frozen=True, gc=False):
    """SJT-160."""

    seat: Seat
    effect: AnEffect


class Went(Event, frozen=True, gc=False):
    """SJT-106, SJT-107: where a figure stands and looks now."""

    seat: Seat
    cell: ACell
    facing: AFacing


class RanOff(Event, frozen=True, gc=False):
    """SJT-115: a figure was to leave the battlefield."""

    seat: Seat


class RanIntoTerrain(Event, frozen=True, gc=False):
    """SJT-116."""

    seat: Seat
    terrain: ATerrain


class RanIntoFigure(Event, frozen=True, gc=False):
    """SJT-117."""

    seat: Seat
    target: Seat


class EnteredTerrain(Event, frozen=True, gc=False):
    """SJT-216."""

    seat: Seat
    terrain: ATerrain


class TerrainGone(Event, frozen=True, gc=False):
    """SJT-209."""

    terrain: ATerrain
    cell: ACell


class TokenTurned(Event, frozen=True, gc=False):
    """SJT-R99: whoever enters a token shows all what it was."""

    seat: Seat
    owner: Seat
    token: AToken
    cell: ACell


class CellsBlocked(Event, frozen=True, gc=False):
    """SJT-141."""

    seat: Seat
    initiative: Count


class Missed(Event, frozen=True, gc=False):
    """SJT-223: an attack effect covers nobody."""

    seat: Seat


class AttackBlocked(Event, frozen=True, gc=False):
    """SJT-157."""

    seat: Seat
    attacker: Seat


class AttackStopped(Event, frozen=True, gc=False):
    """SJT-205, SJT-R59: terrain, or somebody else's block, was in the way."""

    attacker: Seat
    target: Seat


class Wounded(Event, frozen=True, gc=False):
    """SJT-127, SJT-130."""

    seat: Seat
    wounds: Count
    heavy: Count


class WoundsPrevented(Event, frozen=True, gc=False):
    """SJT-R75."""

    seat: Seat
    wounds: Count


class Stunned(Event, frozen=True, gc=False):
    """SJT-177."""

    seat: Seat
    cards: Count


class Limped(Event, frozen=True, gc=False):
    """SJT-181."""

    seat: Seat
    cards: Count


class Poisoned(Event, frozen=True, gc=False):
    """SJT-187."""

    seat: Seat
    card: ACard


class PoisonDrawn(Event, frozen=True, gc=False):
    """Ledger 2.7: a drawn poison is shown, and must be laid: this turn, or the next (SJT-R85)."""

    seat: Seat
    card: ACard
    is_next: bool = False


class PoisonGone(Event, frozen=True, gc=False):
    """SJT-188, SJT-R84."""

    seat: Seat
    card: ACard


class PushedTo(Event, frozen=True, gc=False):
    """SJT-136, SJT-137."""

    seat: Seat
    cell: ACell


class TurnedTo(Event, frozen=True, gc=False):
    """SJT-140."""

    seat: Seat
    facing: AFacing


class FocusGained(Event, frozen=True, gc=False):
    """SJT-44."""

    seat: Seat
    focus: Count


class FocusLost(Event, frozen=True, gc=False):
    """SJT-216."""

    seat: Seat
    focus: Count


class KamaeChanged(Event, frozen=True, gc=False):
    """SJT-37, SJT-40."""

    seat: Seat
    kamae: AKamae


class FocusTouched(Event, frozen=True, gc=False):
    """SJT-46: the ring touched the focus position."""

    seat: Seat


class AdvantageTaken(Event, frozen=True, gc=False):
    """SJT-16."""

    seat: Seat


class Healed(Event, frozen=True, gc=False):
    """Ledger 2.4, heal: what somebody is rid of."""

    seat: Seat
    wounds: Count
    heavy: Count
    limp: Count
    stun: Count


class CouldNotDraw(Event, frozen=True, gc=False):
    """SJT-72: the deck is empty."""

    seat: Seat


class HandLookedAt(Event, frozen=True, gc=False):
    """Ledger 2.4, look_hand."""

    seat: Seat
    target: Seat


class DeckSearched(Event, frozen=True, gc=False):
    """SJT-190: how many cards were taken is seen by all."""

    seat: Seat
    cards: Count


class Recycled(Event, frozen=True, gc=False):
    """Ledger 2.4, recycle."""

    seat: Seat
    cards: Count


class Masked(Event, frozen=True, gc=False):
    """SJT-263."""

    seat: Seat


class Unmasked(Event, frozen=True, gc=False):
    """SJT-265."""

    seat: Seat


class LimpTurned(Event, frozen=True, gc=False):
    """SJT-184: so many limp cards of a fighter are discarded."""

    seat: Seat
    cards: Count


class GaveUp(Event, frozen=True, gc=False):
    """SJT-R145."""

    seat: Seat


class Defeated(Event, frozen=True, gc=False):
    """SJT-97, SJT-98, SJT-134."""

    seat: Seat
