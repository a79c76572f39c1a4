"""The other cards (SAM-133 to SAM-137, SAM-145 to SAM-157): what each does when it is played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tatami.kernel.seats import Seat

from ..events import CardDiscarded, CardPlayed, CardPlayedOn, CardTaken, Healed
from ..pieces import (
    ARMOR,
    BATTLE_CRY,
    BREATHING,
    BUSHIDO,
    DAIMYO,
    DISCARD,
    DIVERSION,
    FAST_DRAW,
    FOCUS,
    GEISHA,
    HAND,
    JUJUTSU,
    RESILIENCE,
    RESOLVING,
    TEA_CEREMONY,
    in_play,
)
from ..table import SamuraiSword, changed
from .cries import ask_the_others
from .deck import draw_cards


def lay_down(g: SamuraiSword, by: Seat, card: int) -> None:
    """SAM-63, SAM-64: a Property, face up in front of oneself. SAM-R23: straight from the hand."""
    g.tell(CardPlayed(by, card))
    g.move_face(HAND[by], card, in_play(by, card))


def lay_bushido(g: SamuraiSword, by: Seat, target: Seat) -> None:
    """SAM-137: in front of any player. SAM-R88: it is checked in that player's next Recover phase."""
    g.tell(CardPlayedOn(by, BUSHIDO, target))
    g.move_face(HAND[by], BUSHIDO, in_play(target, BUSHIDO))


def play_daimyo(g: SamuraiSword, by: Seat, card: int) -> None:
    """SAM-146: draw 2."""
    resolve(g, by, card)
    draw_cards(g, by, 2)
    put_away(g)


def play_tea_ceremony(g: SamuraiSword, by: Seat, card: int) -> None:
    """SAM-156, SAM-157: draw 3; every other player draws 1, clockwise (SAM-R7), Harmless or not (SAM-48)."""
    resolve(g, by, card)
    draw_cards(g, by, 3)
    for seat in g.clockwise_from(by)[1:]:
        if g.outcome is not None:  # SAM-R30
            return
        draw_cards(g, seat, 1)
    put_away(g)


def play_cry(g: SamuraiSword, by: Seat, card: int) -> None:
    """SAM-131, SAM-154: Battle Cry or Jujutsu."""
    resolve(g, by, card)
    ask_the_others(g, card, by)


def play_breathing(g: SamuraiSword, by: Seat, target: Seat) -> None:
    """SAM-133: all missing Resilience is back (SAM-136: perhaps none was). SAM-134: then another draws 1."""
    table = g.table
    name_target(g, by, BREATHING, target)
    missing = RESILIENCE[table.characters[by]] - table.resilience[by]
    table.resilience = changed(table.resilience, by, missing)
    g.tell(Healed(by, missing))
    draw_cards(g, target, 1)
    put_away(g)


def play_diversion(g: SamuraiSword, by: Seat, target: Seat) -> None:
    """SAM-148: a random card from that player's hand, seen by these two only (ledger 7)."""
    name_target(g, by, DIVERSION, target)
    hand = HAND[target]
    g.tell(CardTaken(by, target))
    g.hold_out(hand, by)
    g.move(hand, g.pick("diversion", len(g.places[hand])), HAND[by])
    put_away(g)


def play_geisha_on_hand(g: SamuraiSword, by: Seat, target: Seat) -> None:
    """SAM-152, SAM-153: a random card of the hand is discarded. SAM-R21: it lies below the Geisha."""
    name_target(g, by, GEISHA, target)
    hand = HAND[target]
    at = g.pick("geisha", len(g.places[hand]))
    g.tell(CardDiscarded(target, g.move(hand, at, DISCARD)))  # shown first, then told
    put_away(g)


def play_geisha_on_card(g: SamuraiSword, by: Seat, target: Seat, aim: int) -> None:
    """SAM-153: or a chosen card in play in front of that player, Bushido too (SAM-R41)."""
    name_target(g, by, GEISHA, target)
    g.tell(CardDiscarded(target, aim, from_play=True))
    g.move(in_play(target, aim), -1, DISCARD)
    put_away(g)


def resolve(g: SamuraiSword, by: Seat, card: int) -> None:
    """SAM-R20: the card leaves the hand and is resolving."""
    g.tell(CardPlayed(by, card))
    g.move_face(HAND[by], card, RESOLVING)


def name_target(g: SamuraiSword, by: Seat, card: int, target: Seat) -> None:
    """The same for a card that names a player."""
    g.tell(CardPlayedOn(by, card, target))
    g.move_face(HAND[by], card, RESOLVING)


def put_away(g: SamuraiSword) -> None:
    """SAM-62: an Action is discarded after use (unless the game ended by it)."""
    if g.outcome is None:
        g.move(RESOLVING, -1, DISCARD)


EFFECTS: Final[dict[int, Callable[[SamuraiSword, Seat, int], None]]] = {
    FOCUS: lay_down,
    ARMOR: lay_down,
    FAST_DRAW: lay_down,
    DAIMYO: play_daimyo,
    TEA_CEREMONY: play_tea_ceremony,
    BATTLE_CRY: play_cry,
    JUJUTSU: play_cry,
}
"""Cards that name nobody: game, player, card."""

EFFECTS_ON: Final[dict[int, Callable[[SamuraiSword, Seat, Seat], None]]] = {
    GEISHA: play_geisha_on_hand,
    DIVERSION: play_diversion,
    BREATHING: play_breathing,
    BUSHIDO: lay_bushido,
}
"""Cards that name a player: game, player, target."""
