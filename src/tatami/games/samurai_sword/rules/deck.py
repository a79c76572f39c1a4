"""Drawing, and the end of the deck (SAM-58, SAM-103 to SAM-105)."""

from __future__ import annotations

from tatami.kernel.pieces import FACE, HIDDEN
from tatami.kernel.seats import Seat

from ..events import DeckEnded, DeckRenewed, NothingToDraw
from ..pieces import DECK, DISCARD, HAND
from ..table import SamuraiSword
from .end import end_by_honor


def draw_cards(g: SamuraiSword, seat: Seat, count: int) -> None:
    """Cards from the deck into the hand. The game may be over after it (SAM-R30)."""
    if len(g.places[DECK]) > count:
        g.draw(DECK, HAND[seat], count)
        return
    for _ in range(count):  # SAM-R28: one by one, since the deck may end in between
        if not card_is_there(g):
            if g.outcome is None:
                g.tell(NothingToDraw(seat))
            return
        g.move(DECK, -1, HAND[seat])  # SAM-R27: the card is in the hand before anybody loses Honor
        deck_may_have_ended(g)
        if g.outcome is not None:
            return


def reveal_card(g: SamuraiSword) -> int:
    """SAM-138: the top card, revealed and discarded; HIDDEN if there is none. SAM-R86: not a draw."""
    if not card_is_there(g):
        return HIDDEN
    g.move(DECK, -1, DISCARD)
    card = g.places[DISCARD][-1] & FACE
    deck_may_have_ended(g)  # SAM-R80: the revealed card is shuffled in too
    return card


def card_is_there(g: SamuraiSword) -> bool:
    """Whether a card can be drawn or revealed now; a new deck is made first where one is due.

    SAM-R32: of an empty deck and an empty discard pile nothing is drawn, and a later new deck costs no more.
    """
    if g.places[DECK]:
        return True
    if not g.table.deck_ended:
        end_of_deck(g)  # only with the option `next_draw`, or in a position written so
        if g.outcome is not None:
            return False
    elif g.places[DISCARD]:
        g.tell(DeckRenewed(len(g.places[DISCARD])))
        new_deck(g)
    return bool(g.places[DECK])


def deck_may_have_ended(g: SamuraiSword) -> None:
    """SAM-R26: the deck has run out when its last card has left it (or, as an option, at the next draw)."""
    if not g.places[DECK] and g.options["deck_end"] == "last_card":
        end_of_deck(g)


def end_of_deck(g: SamuraiSword) -> None:
    """SAM-103, SAM-104: a new deck of the discard pile, and at the same moment everybody loses 1 Honor."""
    table = g.table
    g.tell(DeckEnded(len(g.places[DISCARD])))
    table.honor = tuple(tokens - 1 for tokens in table.honor)
    table.deck_ended = True
    if g.places[DISCARD]:
        new_deck(g)
    if 0 in table.honor:  # SAM-105, SAM-R29: one check, several players may reach 0 together
        end_by_honor(g)


def new_deck(g: SamuraiSword) -> None:
    """SAM-103: the discard pile is shuffled and becomes the deck. SAM-R20: what resolves stays there."""
    g.gather("deck", DISCARD, DECK)
    g.table.deck_ended = False
