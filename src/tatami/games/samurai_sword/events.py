"""What the players of Samurai Sword notice. (Never compiled: msgspec structs.)"""

from __future__ import annotations

from typing import Annotated, Final

from tatami.kernel.events import AFace, Count, Event
from tatami.kernel.seats import Seat

from .pieces import CARDS, FIRST_PROPERTY

ACharacter = Annotated[str, "character"]
ATeam = Annotated[int, "team"]

CARD_CLAUSES: Final = {
    "geisha": "SAM-152",
    "diversion": "SAM-148",
    "battle_cry": "SAM-131",
    "tea_ceremony": "SAM-156",
    "jujutsu": "SAM-154",
    "daimyo": "SAM-146",
    "breathing": "SAM-133",
    "focus": "SAM-151",
    "armor": "SAM-80",
    "fast_draw": "SAM-149",
    "bushido": "SAM-137",
}
"""Where it stands what a card does that is played in one's own turn and is no Weapon."""


def clauses_of_card(card: int) -> tuple[str, ...]:
    """What it does, and how a card of its kind is played: an Action (SAM-62) or a Property (SAM-63)."""
    return CARD_CLAUSES[CARDS[card]], "SAM-63" if card >= FIRST_PROPERTY else "SAM-62"


class ShogunRevealed(Event, frozen=True, gc=False):
    """SAM-23."""

    seat: Seat


class CharacterDealt(Event, frozen=True, gc=False):
    """SAM-25, SAM-26."""

    seat: Seat
    character: ACharacter


class TurnBegan(Event, frozen=True, gc=False):
    """SAM-51."""

    seat: Seat
    number: Count


class Recovered(Event, frozen=True, gc=False):
    """SAM-53: all Resilience is back."""

    seat: Seat
    resilience: Count


class BushidoChecked(Event, frozen=True, gc=False):
    """SAM-138: the card that was revealed, and whether it is a Weapon."""

    seat: Seat
    card: AFace
    is_weapon: bool


class BushidoPassedOn(Event, frozen=True, gc=False):
    """SAM-140, SAM-142."""

    seat: Seat
    to: Seat


class HonorPaidToBushido(Event, frozen=True, gc=False):
    """SAM-141; `tokens` is 0 for the Shogun with three players (SAM-129)."""

    seat: Seat
    tokens: Count

    def cites(self) -> tuple[str, ...]:
        return ("SAM-141",) if self.tokens else ("SAM-129", "SAM-R82")


class TakenFromDiscard(Event, frozen=True, gc=False):
    """SAM-163: Ieyasu."""

    seat: Seat
    card: AFace


class Attacked(Event, frozen=True, gc=False):
    """SAM-61: a Weapon is aimed at a player."""

    by: Seat
    card: AFace
    target: Seat


class Parried(Event, frozen=True, gc=False):
    """SAM-88: with a Parry, or with a Weapon as Hanzō."""

    by: Seat
    card: AFace
    attacker: Seat


class Wounded(Event, frozen=True, gc=False):
    """SAM-96: `wounds` as really suffered, `left` the Resilience after it."""

    seat: Seat
    wounds: Count
    left: Count


class Defeated(Event, frozen=True, gc=False):
    """SAM-98."""

    seat: Seat
    by: Seat


class HonorGiven(Event, frozen=True, gc=False):
    """SAM-99."""

    seat: Seat
    to: Seat


class CardPlayed(Event, frozen=True, gc=False):
    """An Action that names nobody, or a Property in front of oneself."""

    by: Seat
    card: AFace

    def cites(self) -> tuple[str, ...]:
        return clauses_of_card(self.card)


class CardPlayedOn(Event, frozen=True, gc=False):
    """Geisha, Diversion, Breathing, Bushido: with the player it names."""

    by: Seat
    card: AFace
    target: Seat

    def cites(self) -> tuple[str, ...]:
        return clauses_of_card(self.card)


class CardTaken(Event, frozen=True, gc=False):
    """SAM-148: a random card goes from hand to hand, seen by these two only."""

    by: Seat
    target: Seat


class CardDiscarded(Event, frozen=True, gc=False):
    """SAM-41: a card from a hand, or from play, given up to an effect or in the Discard phase."""

    seat: Seat
    card: AFace
    from_play: bool = False


class Unaffected(Event, frozen=True, gc=False):
    """Battle Cry or Jujutsu passes a player over: one who is Harmless (SAM-46), or Chiyome (SAM-171)."""

    seat: Seat
    harmless: bool

    def cites(self) -> tuple[str, ...]:
        return ("SAM-46",) if self.harmless else ("SAM-171",)


class Healed(Event, frozen=True, gc=False):
    """SAM-133: as many tokens as were missing."""

    seat: Seat
    tokens: Count


class ResilienceSpent(Event, frozen=True, gc=False):
    """SAM-169: Nobunaga."""

    seat: Seat
    left: Count


class DeckEnded(Event, frozen=True, gc=False):
    """SAM-103, SAM-104: everybody loses 1 Honor; that many cards make the new deck."""

    cards: Count


class NothingToDraw(Event, frozen=True, gc=False):
    """SAM-R32: deck and discard pile are empty, so the player does not draw, or draws no more."""

    seat: Seat


class DeckRenewed(Event, frozen=True, gc=False):
    """SAM-R32: later, without another loss."""

    cards: Count


class HonorRanOut(Event, frozen=True, gc=False):
    """SAM-106, SAM-R29: who has no Honor left, which ends the game; at the end of a deck perhaps several."""

    seats: tuple[Seat, ...]


class PointsCounted(Event, frozen=True, gc=False):
    """SAM-108, SAM-111: Honor times multiplier, and Daimyo in hand."""

    seat: Seat
    honor: Count
    multiplier: Count
    daimyo: Count
    points: Count


class DaimyoForNothing(Event, frozen=True, gc=False):
    """SAM-113: so many Daimyo are in the Ronin's hand."""

    seat: Seat
    cards: Count


class DeadlyStrike(Event, frozen=True, gc=False):
    """SAM-114: both are of this team, which loses points."""

    by: Seat
    target: Seat
    team: ATeam


class TeamCounted(Event, frozen=True, gc=False):
    """SAM-115."""

    team: ATeam
    points: Count


class TieDecided(Event, frozen=True, gc=False):
    """SAM-117, SAM-118: which teams have the highest total together; from that follows which one wins."""

    ninja: bool
    shogun: bool
    ronin: bool


class LastOneStanding(Event, frozen=True, gc=False):
    """SAM-119."""

    seat: Seat


class SwordmasterDenied(Event, frozen=True, gc=False):
    """SAM-121: the last one standing has struck down a player of the same team."""

    by: Seat
    target: Seat
