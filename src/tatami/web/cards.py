"""What is printed on the cards of the games, in the words of the notation: for clients that draw them."""

from __future__ import annotations

from typing import Any

from tatami.games.samurai_sword import pieces as swords
from tatami.games.samurai_sword import powers as sword_powers
from tatami.games.shinobi import pieces as clans
from tatami.games.tenno import pieces as tenno
from tatami.games.tenno import powers as tenno_powers

Printed = dict[str, Any]


def printed_cards() -> dict[str, Printed]:
    """Constant of the client -> the cards of that game."""
    return {"TENNO": _tenno(), "SHINOBI": _shinobi(), "SAMURAI_SWORD": _samurai_sword()}


def _tenno() -> Printed:
    """`attack` and `defence` of the geisha are null: they depend on the other card."""
    return {
        "colours": list(tenno.COLOURS),
        "slots": tenno.SLOTS,
        "monkBonus": tenno_powers.MONK_BONUS,
        "kinds": {
            name: {
                "value": value,
                "attack": None if kind == tenno.GEISHA else attack,
                "defence": None if kind == tenno.GEISHA else defence,
                "mayAttack": tenno_powers.may_attack(kind),
                "helpsItsRow": tenno_powers.helps_its_row(kind),
                "attacksAgain": tenno_powers.attacks_again(kind),
                "imprisonsItsAttacker": tenno_powers.imprisons_its_attacker(kind),
                "leavesAfterAFight": tenno_powers.leaves_after_a_fight(kind),
            }
            for kind, (name, value, attack, defence) in enumerate(tenno.CHARACTERS)
        },
    }


def _shinobi() -> Printed:
    return {
        "clans": list(clans.CLANS),
        "ninja": clans.NINJAS,
        "troopsPerClan": clans.TROOPS_PER_CLAN,
        "handSize": clans.HAND_SIZE,
    }


def _samurai_sword() -> Printed:
    return {
        "weapons": {
            name: {"reach": reach, "wounds": wounds, "copies": copies}
            for name, reach, wounds, copies in swords.WEAPONS
        },
        "actions": {
            name: {"parrySymbol": swords.CARDS.index(name) == swords.PARRY, "copies": copies}
            for name, copies in swords.ACTIONS
        },
        "properties": {name: {"copies": copies} for name, copies in swords.PROPERTIES},
        "characters": {
            name: {"resilience": resilience, "parriesWithWeapons": name in sword_powers.PARRIES_WITH_WEAPONS}
            for name, resilience in swords.RESILIENCE.items()
        },
        "roles": {
            swords.ROLES[face - swords.ROLE]: {
                "stars": swords.NINJA.index(face) + 1 if face in swords.NINJA else 0,
                "team": swords.TEAMS[swords.TEAM[face]],
                "multiplier": {str(seats): times for seats, times in times_by_seats.items()},
            }
            for face, times_by_seats in swords.MULTIPLIER.items()
        },
        "handLimit": swords.HAND_LIMIT,
    }
