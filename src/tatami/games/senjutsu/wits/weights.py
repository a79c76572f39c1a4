"""All weights of the sensible player of Senjutsu, in points; a wound is worth about ten (ledger 9)."""

from __future__ import annotations

from typing import Final

# --- what somebody suffers ----------------------------------------------------------------------

WOUNDS: Final = (0.0, 10.0, 20.5, 32.0, 45.0, 60.0, 76.0)
"""By number of wounds: each hurts more than the last."""
OUT: Final = 110.0
HEAVY: Final = 2.5
"""Of a heavy wound, beyond a plain one."""
STUN: Final = (0.0, 2.5, 5.5, 10.0, 20.0, 40.0)
"""By number of stun cards in hand."""
LIMP: Final = 1.6
POISON: Final = 4.0
ENDED: Final = 1.0
"""A turn that a collision ended."""

# --- what a marked cell promises ----------------------------------------------------------------

HIT_WOUND: Final = 10.0
HIT_HEAVY: Final = 12.5
HIT_STUN: Final = 2.5
HIT_LIMP: Final = 2.0
HIT_PUSH: Final = 1.2
HIT_PULL: Final = 0.5
HIT_ROTATE: Final = 0.8
HIT_DEFEAT: Final = 80.0

# --- what somebody has --------------------------------------------------------------------------

FOCUS: Final = (0.0, 1.6, 2.8, 3.4)
CARD: Final = 1.2
SEARCHED: Final = 1.8
ADVANTAGE: Final = 0.8
DECK_LOW: Final = 18
"""From here on the deck is a clock: so much for the square of what it lacks."""
DECK_SHORT: Final = 0.08
MILLED: Final = 0.25
KAMAE: Final = 0.7
"""A kamae in which a card of the hand is stronger, and `NEEDED` one without which it cannot be played."""
NEEDED: Final = 1.0
MOST_NEEDED: Final = 3.0
"""The more wounds such a card promises, the more its kamae is worth, up to so many."""
RANK: Final = (0.1, 0.3, 0.6, 1.2, 0.0)
"""Wood, steel, gold, jade, core: what it costs to have played a card."""

INSTANT: Final = 0.5
"""Of its rank, if it can never be laid: until its moment it only fills the hand."""

# --- where somebody stands ----------------------------------------------------------------------

THREAT: Final = 0.22
"""Of what could be struck from there next turn, against what could be struck there."""
BEST: Final = 0.6
EVERY: Final = 0.12
UNREADY: Final = 0.35
"""A card that lacks focus or its kamae threatens less."""
SLOW: Final = 0.55
QUICK: Final = 0.06
"""Threat by speed: SLOW and so much more for each step of initiative."""
FAR: Final = 0.9
"""For each cell beyond `CLOSE` that one is away."""
CLOSE: Final = 2
CRAMPED: Final = 0.25
"""For each neighbouring cell that cannot be entered."""
ALLY: Final = 1.1
"""A blow that strikes a friend, against one that strikes a foe."""
EMPTY: Final = 2.5
"""An own blow at nobody."""
MEETS: Final = 0.3
"""A guard at the value of an attack that lies open, even if it will come from where the guard is not."""
COUNTER: Final = 3.0
"""What a foe's counterattack may do."""
COUNTERED: Final = 0.6
"""Of one's own: it takes a card, and may miss."""

# --- choosing -----------------------------------------------------------------------------------

ROUNDS: Final = 8
FOE_TEMPER: Final = 2.5
"""How surely a foe finds his best card: the higher, the less."""
TEMPER: Final = 1.3
HOPELESS: Final = 5.0
"""What is so much worse than the best card is never laid."""
MOST_FOES_CARDS: Final = 12
CLEVER: Final = 1.0
NEAREST: Final = 0.65
"""Of three or four: how much the nearest foe counts, the others share the rest."""
