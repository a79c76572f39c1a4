"""What is printed on the cards, in the words of the notation: for clients that draw them."""

from __future__ import annotations

from typing import Any

from . import pieces, powers


def cards() -> dict[str, Any]:
    """`attack` and `defence` of the geisha are null: they depend on the other card."""
    return {
        "colours": list(pieces.COLOURS),
        "slots": pieces.SLOTS,
        "monkBonus": powers.MONK_BONUS,
        "kinds": {
            name: {
                "value": value,
                "attack": None if kind == pieces.GEISHA else attack,
                "defence": None if kind == pieces.GEISHA else defence,
                "mayAttack": powers.may_attack(kind),
                "helpsItsRow": powers.helps_its_row(kind),
                "attacksAgain": powers.attacks_again(kind),
                "imprisonsItsAttacker": powers.imprisons_its_attacker(kind),
                "leavesAfterAFight": powers.leaves_after_a_fight(kind),
            }
            for kind, (name, value, attack, defence) in enumerate(pieces.CHARACTERS)
        },
    }
