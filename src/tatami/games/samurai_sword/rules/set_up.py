"""Set-up (SAM-16 to SAM-41) and its changes for three players (SAM-123, SAM-124)."""

from __future__ import annotations

from ..events import CharacterDealt, ShogunRevealed
from ..pieces import (
    CARD_STOCK,
    CHARACTERS,
    DECK,
    HAND,
    NINJA,
    NINJA_IN_PLAY,
    OTHERS_HONOR,
    RESILIENCE,
    ROLE_BOX,
    ROLE_OF,
    ROLE_STOCK,
    SHOGUN,
    SHOGUN_HONOR,
    STARTING_HANDS,
)
from ..table import SamuraiSword
from .turn import take_turn


def prepare(g: SamuraiSword) -> None:
    """SAM-22 to SAM-41, in the order of the rulebook. SAM-50: the Shogun takes the first turn."""
    deal_roles(g)
    deal_characters(g)
    hand_out_honor(g)
    deal_hands(g)
    take_turn(g, g.table.shogun)


def deal_roles(g: SamuraiSword) -> None:
    """SAM-17 to SAM-22: one role card to each. SAM-18, SAM-R6: with 3 to 5 players a Ninja stays in the box.

    SAM-23: the Shogun's card is turned up at once.
    """
    roles = list(g.layout.stocks[ROLE_STOCK])
    removed = []
    if NINJA_IN_PLAY[g.seats] < len(NINJA):
        removed.append(NINJA[g.pick("removed ninja", len(NINJA))])
        roles.remove(removed[0])
    g.places[ROLE_BOX].extend(roles)
    g.shuffle("roles", ROLE_BOX)
    for seat in range(g.seats):
        if g.move(ROLE_BOX, -1, ROLE_OF[seat]) == SHOGUN:
            g.table.shogun = seat
    g.places[ROLE_BOX].extend(removed)
    g.turn_up(ROLE_OF[g.table.shogun])
    g.tell(ShogunRevealed(g.table.shogun))


def deal_characters(g: SamuraiSword) -> None:
    """SAM-25, SAM-26: one to each, face up. SAM-27: with as many Resilience tokens as it shows."""
    order = g.order("characters", len(CHARACTERS))
    table = g.table
    table.characters = tuple(CHARACTERS[k] for k in order[: g.seats])
    table.resilience = tuple(RESILIENCE[name] for name in table.characters)
    for seat, name in enumerate(table.characters):
        g.tell(CharacterDealt(seat, name))


def hand_out_honor(g: SamuraiSword) -> None:
    """SAM-30, SAM-31, SAM-124: what is not handed out goes to the box (SAM-33)."""
    table = g.table
    table.honor = tuple(
        (SHOGUN_HONOR if seat == table.shogun else OTHERS_HONOR)[g.seats] for seat in range(g.seats)
    )


def deal_hands(g: SamuraiSword) -> None:
    """SAM-34 to SAM-38: clockwise, the Shogun first. SAM-40, SAM-41: the rest is the deck; no discards."""
    g.places[DECK].extend(g.layout.stocks[CARD_STOCK])
    g.shuffle("deck", DECK)
    for seat, cards in zip(g.clockwise_from(g.table.shogun), STARTING_HANDS, strict=False):
        g.draw(DECK, HAND[seat], cards)
