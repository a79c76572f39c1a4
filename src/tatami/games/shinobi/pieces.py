"""The box of Shinobi: five clans, their troops, three ninja (ledger 2.1 to 2.5), as a table of data."""

from __future__ import annotations

from typing import Final

from tatami.kernel.places import Layout, Place, Spots
from tatami.kernel.seats import EVERYBODY, NOBODY, letter, mask_of

MOST_SEATS: Final = 5
FEWEST_SEATS: Final = 3

CLANS: Final = ("hojo", "mori", "oda", "takeda", "uesugi")
"""SHI-R1: the third clan of the published list is Oda. A clan's number is the face of its troop card."""

HOJO, MORI, ODA, TAKEDA, UESUGI, NINJA = range(6)

CLAN_CARD: Final = 6
"""Added to a clan: the face of its red-backed clan card."""

FACES: Final = (*CLANS, "ninja", *(f"clan:{clan}" for clan in CLANS))

NINJAS: Final = 3
HAND_SIZE: Final = 4

TROOPS_PER_CLAN: Final = 11
FEWEST_TROOPS: Final = 8
MOST_TROOPS: Final = 15

TROOP_STOCK, CLAN_STOCK = range(2)

DECK, DISCARD, BOX = range(3)

_PER_SEAT: Final = 2 + len(CLANS)

HAND: Final = tuple(3 + _PER_SEAT * seat for seat in range(MOST_SEATS))
"""By seat: the place of the hand."""

SERVED: Final = tuple(4 + _PER_SEAT * seat for seat in range(MOST_SEATS))
"""By seat: the place of the secret clan card."""

ARMY: Final = tuple(
    tuple(5 + _PER_SEAT * seat + clan for clan in range(len(CLANS))) for seat in range(MOST_SEATS)
)
"""By seat and clan: the place of the clan's army in that player's province (SHI-31)."""

ABROAD: Final = tuple(
    tuple(
        tuple(
            (province, clan, ARMY[province][clan])
            for province in range(seats)
            if province != seat
            for clan in range(5)
        )
        for seat in range(MOST_SEATS)
    )
    for seats in range(MOST_SEATS + 1)
)
"""By number of players and seat: province, clan and place of every army that could stand abroad."""

ARMIES_ABROAD: Final = tuple(
    tuple(Spots(place for _, _, place in armies) for armies in by_seat if armies) for by_seat in ABROAD
)
"""The places alone, in the same order."""

ARMIES_AT_HOME: Final = tuple(Spots(places) for places in ARMY)

ARMY_NAME: Final = {
    ARMY[seat][clan]: f"{letter(seat)}.{CLANS[clan]}"
    for seat in range(MOST_SEATS)
    for clan in range(len(CLANS))
}
"""The name of an army in text forms, by its place: `B.oda`."""

ARMY_CALLED: Final = {name: place for place, name in ARMY_NAME.items()}


def layout(seats: int, troops: int) -> Layout:
    """Hands and clan cards are seen by their owner, deck and box by nobody, the rest by all."""
    places = [Place("deck", NOBODY), Place("discard", EVERYBODY), Place("box", NOBODY, stock=CLAN_STOCK)]
    for seat in range(seats):
        name, mine = letter(seat), mask_of(seat)
        places.append(Place(f"hand.{name}", mine, bag=True))
        places.append(Place(f"clan.{name}", mine, stock=CLAN_STOCK))
        places.extend(Place(f"province.{name}.{clan}", EVERYBODY) for clan in CLANS)
    return Layout(places, [blue_cards(troops), red_cards()], [DECK, BOX], len(FACES))


def blue_cards(troops: int) -> list[int]:
    """SHI-9: all clans' troops and the three ninja are in the deck at every player count."""
    return [clan for clan in range(len(CLANS)) for _ in range(troops)] + [NINJA] * NINJAS


def red_cards() -> list[int]:
    """SHI-5, SHI-R36: one clan card for each clan."""
    return [CLAN_CARD + clan for clan in range(len(CLANS))]
