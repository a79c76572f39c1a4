"""Every weight of the sensible player, in one place, in points of the score unless said otherwise."""

from __future__ import annotations

from typing import Final

from ..pieces import (
    ARMOR,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    CARDS,
    DAIMYO,
    DIVERSION,
    FAST_DRAW,
    FIRST_ACTION,
    FOCUS,
    GEISHA,
    JUJUTSU,
    PARRY,
    REACH,
    TEA_CEREMONY,
    WOUNDS,
)

# --- the score ----------------------------------------------------------------------------------

LOYALTY: Final = 1.0
"""What it costs to take a token from a friend, beyond points: his strength and his trust."""
A_FRIEND: Final = 0.9
"""Surer than that, a player is taken for a friend."""
RIVALRY: Final = 2.0
"""How far below the leading rival another rival still counts."""
UNCERTAIN: Final = (1.5, 1.5, 2.2, 3.0)
"""By the fewest tokens anybody has: how much the lead may still change until the end."""
HIDDEN_DAIMYO: Final = 0.35
"""The same at the very end, when only the Daimyo of the others are not known."""
FLAT: Final = 0.03
"""Also in a world where the game is as good as decided, a token counts that much."""
SUREST: Final = 0.93
"""No lead is surer than that while the game goes on."""

# --- wounds -------------------------------------------------------------------------------------

PROGRESS: Final = (1.0, 0.45, 0.27, 0.14, 0.06, 0.0)
"""By Resilience left: how much of a Defeat is done."""
DANGER: Final = (0.0, 0.42, 0.28, 0.17, 0.1, 0.06)
"""By own Resilience: how likely a Defeat before the next turn, with cards in hand."""
MISSING: Final = 0.08
"""Each own Resilience token that is missing, beyond the danger of the next round."""
WEAK: Final = 2
"""So much Resilience or less is little."""

# --- hands --------------------------------------------------------------------------------------

STALE: Final = 0.35
"""How much less likely a card is a Parry that was there when a blow was taken."""
RELUCTANT: Final = 0.1
"""How often a card that would save a player from a blow is not used."""
SCRATCH: Final = 0.5
"""The same for a single wound to one who is not weak."""


def _card_values() -> tuple[float, ...]:
    values = [0.05 + 0.11 * wounds + 0.05 * reach for wounds, reach in zip(WOUNDS, REACH, strict=True)]
    values += [0.0] * (len(CARDS) - FIRST_ACTION)
    for card, value in {
        PARRY: 0.5,
        GEISHA: 0.3,
        DIVERSION: 0.4,
        BATTLE_CRY: 0.35,
        TEA_CEREMONY: 0.5,
        JUJUTSU: 0.35,
        DAIMYO: 0.55,
        BREATHING: 0.5,
        FOCUS: 0.7,
        ARMOR: 0.5,
        FAST_DRAW: 0.7,
        BUSHIDO: 0.3,
    }.items():
        values[card] = value
    return tuple(values)


CARD: Final = _card_values()
"""By card: what it is worth in one's own hand."""
ANY_CARD: Final = 0.36
"""An unknown card in one's own hand."""
AGAIN: Final = 0.85
"""Each further copy of a card is worth that much of the one before."""
DAIMYO_LATE: Final = 0.95
"""A Daimyo in hand when somebody has LATE Honor or less (not the Ronin's)."""
LATE: Final = 2

# --- cards against others: shares of what a token taken from that player is worth -------------------

CARD_LOST: Final = 0.09
"""A random card of the hand."""
LAST_CARD_LOST: Final = -0.02
"""The only card of the hand: it makes the player Harmless."""
PROPERTY_LOST: Final = {FOCUS: 0.22, ARMOR: 0.12, FAST_DRAW: 0.22}
PARRY_LOST: Final = 0.08
WEAPON_LOST: Final = 0.04
"""A card given up to Battle Cry or Jujutsu."""
OPENED: Final = 0.25
"""The Armor that keeps a player just out of reach."""
BUSHIDO_LIFTED: Final = 0.1
"""Bushido that goes from one player to another, or away from a friend."""
CARD_GIVEN: Final = 0.05
"""A card for another player."""

# --- thresholds: what a card must promise, so that it is not kept for a better moment ----------------

ATTACK_AT: Final = 0.02
CRY_AT: Final = 0.3
GEISHA_AT: Final = 0.15
DIVERSION_AT: Final = 0.1
BUSHIDO_AT: Final = 0.12
BREATHING_AT: Final = 0.35
TEA_AT: Final = 0.2

WEAPON_PRICE: Final = 0.7
"""How much of a Weapon's value is lost by using it now."""
SPARE_PRICE: Final = 0.15
"""The same with more cards in hand than may be kept."""
FOLLOW_UP: Final = 0.6
"""How much of a Defeat counts that needs further blows of the same turn."""
SAFETY: Final = 0.8
"""How much of the danger an empty hand takes away."""
FEW: Final = 3
"""So many cards or fewer can be played away to that end."""
REVEALED: Final = 0.36
"""How often Bushido reveals a Weapon."""
NOISE: Final = 0.03
"""So that nobody can foretell every answer."""
