"""What is printed on the cards, in the words of the notation: for clients that draw them."""

from __future__ import annotations

from typing import Any

from . import pieces, powers


def cards() -> dict[str, Any]:
    return {
        "weapons": {
            name: {"reach": reach, "wounds": wounds, "copies": copies}
            for name, reach, wounds, copies in pieces.WEAPONS
        },
        "actions": {
            name: {"parrySymbol": pieces.CARDS.index(name) == pieces.PARRY, "copies": copies}
            for name, copies in pieces.ACTIONS
        },
        "properties": {name: {"copies": copies} for name, copies in pieces.PROPERTIES},
        "characters": {
            name: {"resilience": resilience, "parriesWithWeapons": name in powers.PARRIES_WITH_WEAPONS}
            for name, resilience in pieces.RESILIENCE.items()
        },
        "roles": {
            pieces.ROLES[face - pieces.ROLE]: {
                "stars": pieces.NINJA.index(face) + 1 if face in pieces.NINJA else 0,
                "team": pieces.TEAMS[pieces.TEAM[face]],
                "copies": max(pieces.role_cards(seats).count(face) for seats in pieces.SHOGUN_HONOR),
                "multiplier": {str(seats): times for seats, times in times_by_seats.items()},
            }
            for face, times_by_seats in pieces.MULTIPLIER.items()
        },
        "handLimit": pieces.HAND_LIMIT,
    }
