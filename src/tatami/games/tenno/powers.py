"""Which character does what: the only place that asks (TEN-70 to TEN-97)."""

from __future__ import annotations

from typing import Final

from .pieces import CHARACTERS, GEISHA, MONK, RONIN, SET, SHOGUN

MONK_BONUS: Final = 2

_ATTACK: Final = tuple(attack for _, _, attack, _ in CHARACTERS)
_DEFENCE: Final = tuple(defence for _, _, _, defence in CHARACTERS)


def may_attack(kind: int) -> bool:
    """TEN-17: the shogun may not be chosen as the attacking card."""
    return kind != SHOGUN


def strengths(attacking: int, defending: int, monk_shown: bool) -> tuple[int, int]:
    """TEN-24: the printed values, changed only by ninja, monk and geisha.

    TEN-72: an attacking ninja has 8. TEN-75: a shown monk adds 2 to the attacked card. TEN-92 and
    TEN-93: a geisha has one more than the opposing card after all other abilities. TEN-97: two
    geishas cancel each other.
    """
    attack = _ATTACK[attacking]
    defence = _DEFENCE[defending] + (MONK_BONUS if monk_shown else 0)
    if attacking == GEISHA:
        return (0, 0) if defending == GEISHA else (defence + 1, defence)
    if defending == GEISHA:
        return attack, attack + 1
    return attack, defence


def helps_its_row(kind: int) -> bool:
    """TEN-74: the monk may be shown for another card of its row."""
    return kind == MONK


def attacks_again(kind: int) -> bool:
    """TEN-83: after a ronin's attack its owner may attack a second time."""
    return kind == RONIN


def imprisons_its_attacker(kind: int) -> bool:
    """TEN-89: a shogun that wins in defence takes the attacking card prisoner."""
    return kind == SHOGUN


def leaves_after_a_fight(kind: int) -> bool:
    """TEN-94: a geisha that fought is discarded, whatever the result."""
    return kind == GEISHA


# The same as tables by kind, for the rules to look up (the last entry is NO_KIND's).

MAY_ATTACK: Final = tuple(may_attack(kind) for kind in range(SET + 1))
HELPS_ITS_ROW: Final = tuple(helps_its_row(kind) for kind in range(SET + 1))
LEAVES_AFTER_A_FIGHT: Final = tuple(leaves_after_a_fight(kind) for kind in range(SET + 1))
IMPRISONS_ITS_ATTACKER: Final = tuple(imprisons_its_attacker(kind) for kind in range(SET + 1))
ATTACKS_AGAIN: Final = tuple(attacks_again(kind) for kind in range(SET + 1))
STRENGTHS: Final = tuple(
    tuple(
        (strengths(attacking, defending, False), strengths(attacking, defending, True))
        for defending in range(SET)
    )
    for attacking in range(SET)
)
"""By attacking kind, defending kind, and whether a monk is shown."""
