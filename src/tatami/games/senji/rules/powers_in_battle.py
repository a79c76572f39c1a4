"""Which ability works where: the only place that asks while pieces move and fight (SEN-184 to SEN-206)."""

from __future__ import annotations

from ..board import samurai_in
from ..powers import BATTLE_ABILITIES
from ..table import SenjiTable
from .battle_state import NO_SAMURAI, Battle

DIE_OF_A_SAMURAI = 1
DICE_OF_ODA = 2
"""SEN-121, SEN-200."""


def stands_there(table: SenjiTable, party: int, region: int, ability: str) -> bool:
    """Whether a samurai of that party with that ability stands in that region."""
    return any(table.box.ability[k] == ability for k in samurai_in(table, party, region))


def goes_along(table: SenjiTable, bits: int, ability: str) -> bool:
    """Whether one of these samurai has that ability."""
    return bits & table.box.ability_bits.get(ability, 0) != 0


def is_silenced(table: SenjiTable, battle: Battle, side: int) -> bool:
    """SEN-189: Chosokabe fights on the other side."""
    return goes_along(table, battle.samurai[1 - side], "silences")


def who_can(table: SenjiTable, battle: Battle, side: int, ability: str) -> int:
    """The samurai of that side who has that battle ability in this battle, or NO_SAMURAI: silenced ones have
    none (SEN-189), a borrowed one has changed sides (SEN-192)."""
    if not battle.samurai[side] or is_silenced(table, battle, side):
        return NO_SAMURAI
    words, lender = table.box.ability, battle.borrowed
    if lender == NO_SAMURAI and not goes_along(table, battle.samurai[side], ability):
        return NO_SAMURAI
    for k in each(battle.samurai[side]):
        if (words[k] == ability and k != lender) or (
            words[k] == "borrows" and lender != NO_SAMURAI and words[lender] == ability
        ):
            return k
    return NO_SAMURAI


def dice_for(table: SenjiTable, battle: Battle, side: int) -> int:
    """SEN-121, SEN-200: a die for each samurai, two for Oda."""
    number = len(each(battle.samurai[side])) * DIE_OF_A_SAMURAI
    if who_can(table, battle, side, "two_dice") != NO_SAMURAI:
        number += DICE_OF_ODA - DIE_OF_A_SAMURAI
    return number


def borrower(table: SenjiTable, battle: Battle, side: int) -> int:
    """SEN-192: Ekei, if he fights there and can borrow something; SEN-190: beside Chosokabe he cannot."""
    if any(goes_along(table, bits, "silences") for bits in battle.samurai):
        return NO_SAMURAI
    if not lenders(table, battle, side):
        return NO_SAMURAI
    for k in each(battle.samurai[side]):
        if table.box.ability[k] == "borrows":
            return k
    return NO_SAMURAI


def lenders(table: SenjiTable, battle: Battle, side: int) -> tuple[int, ...]:
    """SEN-192, SEN-R39: the enemy samurai there who have a battle ability."""
    words = table.box.ability
    return tuple(k for k in each(battle.samurai[1 - side]) if words[k] in BATTLE_ABILITIES)


def each(bits: int) -> tuple[int, ...]:
    """The numbers of the samurai in a set of bits."""
    numbers = []
    k = 0
    while bits:
        if bits & 1:
            numbers.append(k)
        bits >>= 1
        k += 1
    return tuple(numbers)
