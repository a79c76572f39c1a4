"""The box of Samurai Sword (ledger 2.1 to 2.9), as tables of data."""

from __future__ import annotations

from typing import Final

from tatami.kernel.places import MIXED, Layout, Place, Spots
from tatami.kernel.seats import EVERYBODY, NOBODY, letter, mask_of

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 7
COUNTS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)

# --- playing cards ------------------------------------------------------------------------------

WEAPONS: Final = (
    # name, greatest Difficulty, wounds, copies (SAM-84)
    ("bokken", 1, 1, 6),
    ("kiseru", 1, 2, 5),
    ("wakizashi", 1, 3, 1),
    ("bo", 2, 1, 5),
    ("kusarigama", 2, 2, 4),
    ("katana", 2, 3, 1),
    ("shuriken", 3, 1, 3),
    ("kanabo", 3, 2, 1),
    ("nodachi", 3, 3, 1),
    ("naginata", 4, 1, 2),
    ("nagayari", 4, 2, 1),
    ("tanegashima", 5, 1, 1),
    ("daikyu", 5, 2, 1),
)
"""32 cards with red corners."""

ACTIONS: Final = (
    ("parry", 15),
    ("geisha", 6),
    ("diversion", 5),
    ("battle_cry", 4),
    ("tea_ceremony", 4),
    ("jujutsu", 3),
    ("daimyo", 3),
    ("breathing", 3),
)
"""43 cards with yellow corners."""

PROPERTIES: Final = (("focus", 6), ("armor", 4), ("fast_draw", 3), ("bushido", 2))
"""15 cards with blue corners."""

CARDS: Final = (*(w[0] for w in WEAPONS), *(a[0] for a in ACTIONS), *(p[0] for p in PROPERTIES))
"""A card's number is its face: first the Weapons, then the Actions, then the Properties."""

FIRST_ACTION: Final = len(WEAPONS)
FIRST_PROPERTY: Final = FIRST_ACTION + len(ACTIONS)

REACH: Final = tuple(weapon[1] for weapon in WEAPONS)
WOUNDS: Final = tuple(weapon[2] for weapon in WEAPONS)

PARRY, GEISHA, DIVERSION, BATTLE_CRY, TEA_CEREMONY, JUJUTSU, DAIMYO, BREATHING = range(
    FIRST_ACTION, FIRST_PROPERTY
)
FOCUS, ARMOR, FAST_DRAW, BUSHIDO = range(FIRST_PROPERTY, FIRST_PROPERTY + len(PROPERTIES))


def is_weapon(card: int) -> bool:
    return card < FIRST_ACTION


def is_property(card: int) -> bool:
    return card >= FIRST_PROPERTY


def playing_cards() -> list[int]:
    """SAM-6: the 90 playing cards, once per copy."""
    copies = [*(w[3] for w in WEAPONS), *(a[1] for a in ACTIONS), *(p[1] for p in PROPERTIES)]
    return [card for card, count in enumerate(copies) for _ in range(count)]


# --- roles --------------------------------------------------------------------------------------

ROLES: Final = ("shogun", "samurai", "ninja_1", "ninja_2", "ninja_3", "ronin")
"""SAM-5, SAM-109: the Ninja cards carry 1, 2 and 3 stars."""

ROLE: Final = len(CARDS)
"""The face of the first role card."""

SHOGUN, SAMURAI, NINJA_1, NINJA_2, NINJA_3, RONIN = range(ROLE, ROLE + len(ROLES))
NINJA: Final = (NINJA_1, NINJA_2, NINJA_3)

PLAIN_ROLE: Final = {ROLE + k: name.partition("_")[0] for k, name in enumerate(ROLES)}
PLAIN_ROLES: Final = tuple(dict.fromkeys(PLAIN_ROLE.values()))
"""SAM-110: a Ninja is a Ninja whatever the stars."""

TEAMS: Final = ("shogun", "ninja", "ronin")
SHOGUNS_TEAM, NINJA_TEAM, RONINS_TEAM = range(len(TEAMS))
TEAM: Final = {
    SHOGUN: SHOGUNS_TEAM,
    SAMURAI: SHOGUNS_TEAM,
    NINJA_1: NINJA_TEAM,
    NINJA_2: NINJA_TEAM,
    NINJA_3: NINJA_TEAM,
    RONIN: RONINS_TEAM,
}
"""SAM-11: the Shogun together with all Samurai; all Ninja together; the Ronin alone."""

NINJA_IN_PLAY: Final = {3: 2, 4: 2, 5: 2, 6: 3, 7: 3}
"""SAM-13."""

_OTHERS: Final[dict[int, tuple[int, ...]]] = {
    3: (),
    4: (SAMURAI,),
    5: (SAMURAI, RONIN),
    6: (SAMURAI, RONIN),
    7: (SAMURAI, SAMURAI, RONIN),
}
"""SAM-12, SAM-14: who plays beside the Shogun and the Ninja."""


def role_cards(seats: int) -> list[int]:
    """SAM-17 to SAM-21, SAM-R6: the role cards that may be in play; with 3 to 5 players one Ninja is not."""
    return [SHOGUN, *_OTHERS[seats], *NINJA]


MULTIPLIER: Final[dict[int, dict[int, int]]] = {
    SHOGUN: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    SAMURAI: {4: 2, 5: 1, 6: 2, 7: 1},
    NINJA_1: {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
    NINJA_2: {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
    NINJA_3: {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
    RONIN: {5: 2, 6: 3, 7: 3},
}
"""SAM-108, by role and number of players; with four the Ninja with more stars counts double (SAM-109)."""

SHOGUN_HONOR: Final = {3: 6, 4: 5, 5: 5, 6: 5, 7: 5}
"""SAM-30, SAM-124."""

OTHERS_HONOR: Final = {3: 3, 4: 3, 5: 3, 6: 4, 7: 4}
"""SAM-31, SAM-124."""

STARTING_HANDS: Final = (4, 5, 5, 6, 6, 7, 7)
"""SAM-35 to SAM-38: clockwise from the Shogun."""

HAND_LIMIT: Final = 7

# --- characters ---------------------------------------------------------------------------------

RESILIENCE: Final = {
    "benkei": 5,
    "chiyome": 4,
    "ginchiyo": 4,
    "goemon": 5,
    "hanzo": 4,
    "hideyoshi": 4,
    "ieyasu": 5,
    "kojiro": 5,
    "musashi": 5,
    "nobunaga": 5,
    "tomoe": 5,
    "ushiwaka": 4,
}
"""SAM-159: the number on the character card."""

CHARACTERS: Final = tuple(RESILIENCE)

# --- places -------------------------------------------------------------------------------------

FACES: Final = (*CARDS, *(f"role:{role}" for role in ROLES))

CARD_STOCK, ROLE_STOCK = range(2)

DECK, DISCARD, RESOLVING, ROLE_BOX = range(4)

_PER_SEAT: Final = 2 + len(PROPERTIES)

HAND: Final = tuple(4 + _PER_SEAT * seat for seat in range(MOST_SEATS))
"""By seat: the place of the hand."""

ROLE_OF: Final = tuple(5 + _PER_SEAT * seat for seat in range(MOST_SEATS))
"""By seat: the place of the role card."""

IN_PLAY: Final = tuple(
    tuple(6 + _PER_SEAT * seat + k for k in range(len(PROPERTIES))) for seat in range(MOST_SEATS)
)
"""By seat and Property (counted from Focus): where such cards lie in front of that player."""

FOCUS_OF, ARMOR_OF, FAST_DRAW_OF, BUSHIDO_OF = (
    tuple(spots[k] for spots in IN_PLAY) for k in range(len(PROPERTIES))
)

HANDS: Final = {seats: Spots(HAND[:seats]) for seats in COUNTS}
ROLE_CARDS: Final = {seats: Spots(ROLE_OF[:seats]) for seats in COUNTS}
ARMORS: Final = {seats: Spots(ARMOR_OF[:seats]) for seats in COUNTS}
BUSHIDOS: Final = {seats: Spots(BUSHIDO_OF[:seats]) for seats in COUNTS}
ALL_IN_PLAY: Final = {seats: Spots(place for spots in IN_PLAY[:seats] for place in spots) for seats in COUNTS}
"""By number of players: the places looked at together."""


def in_play(seat: int, card: int) -> int:
    """The place of such Properties in front of that player."""
    return IN_PLAY[seat][card - FIRST_PROPERTY]


def layout(seats: int) -> Layout:
    """Ledger 7: hand and role are seen by their owner, deck and removed Ninja by nobody, the rest by all."""
    places = [
        Place("deck", NOBODY, forgets=True),
        Place("discard", EVERYBODY),
        Place("resolving", EVERYBODY),
        Place("box", NOBODY, stock=MIXED),
    ]
    for seat in range(seats):
        name, mine = letter(seat), mask_of(seat)
        places.append(Place(f"hand.{name}", mine, bag=True))
        places.append(Place(f"role.{name}", mine, stock=ROLE_STOCK))
        places.extend(Place(f"play.{name}.{card}", EVERYBODY) for card, _ in PROPERTIES)
    return Layout(places, [playing_cards(), role_cards(seats)], [DECK, ROLE_BOX], len(FACES))
