"""Which character does what: the only place that asks (SAM-158 to SAM-178).

Every power is one of a few named quantities, which the rules add up where the rulebook says so; a leave that
a character has and others have not; or a trigger after a wound by a Weapon, the attacker's first.
"""

from __future__ import annotations

from typing import Final

from .pieces import CHARACTERS


def _quantity(**bonus: int) -> dict[str, int]:
    """What each character adds; most add nothing."""
    assert bonus.keys() <= set(CHARACTERS)
    return {name: bonus.get(name, 0) for name in CHARACTERS}


# --- quantities ---------------------------------------------------------------------------------

DIFFICULTY_FOR_OTHERS: Final = _quantity(benkei=1)
"""SAM-160: added to the Difficulty of every attack on the character."""

MORE_WEAPONS: Final = _quantity(goemon=1)
"""SAM-162: added to the Weapons the character may play in a turn."""

MORE_CARDS: Final = _quantity(hideyoshi=1)
"""SAM-178: added to the cards of the character's own Draw phase."""

MORE_WOUNDS: Final = _quantity(musashi=1)
"""SAM-166, SAM-167: added to the wounds that the character's Weapons deal."""

FEWER_WOUNDS: Final = _quantity(ginchiyo=1)
"""SAM-161: taken off the wounds that a Weapon deals the character, down to 1."""

# --- leaves -------------------------------------------------------------------------------------

REACHES_ANYBODY: Final = frozenset({"kojiro"})
"""SAM-165: attacks with any Weapon, whatever the Difficulty."""

PARRIES_WITH_WEAPONS: Final = frozenset({"hanzo"})
"""SAM-176, SAM-177: wherever a parry-symbol card is asked for, unless the Weapon is the last card."""

ONLY_WEAPONS_WOUND: Final = frozenset({"chiyome"})
"""SAM-171: Battle Cry and Jujutsu have no effect on the character."""

TAKES_FROM_DISCARD: Final = frozenset({"ieyasu"})
"""SAM-163: the first card of the Draw phase may be the top card of the discard pile."""

SPENDS_RESILIENCE: Final = frozenset({"nobunaga"})
"""SAM-169: 1 Resilience, never the last, for 1 card in the Play phase."""

# --- triggers: after a Weapon has wounded and the game goes on (SAM-R11, SAM-R63) -----------------

DRAWS_WHEN_WOUNDING: Final = _quantity(tomoe=1)
"""SAM-173, SAM-174: cards for the attacker, for each successful attack."""

DRAWS_PER_WOUND_SUFFERED: Final = _quantity(ushiwaka=1)
"""SAM-175: cards for the target, for each wound."""
