"""Drawing, and the beginning of the last round (SHI-56 to SHI-60)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..events import LastRoundBegan
from ..pieces import DECK, HAND, HAND_SIZE
from ..table import Shinobi


def refill_hand(g: Shinobi, seat: Seat) -> None:
    """SHI-56: cards from the top of the deck until he has four. SHI-58: or what is there.

    SHI-59: nobody draws from an empty deck. SHI-60, SHI-R25: whoever draws the last card, wanting
    more or not, begins the last round.
    """
    deck, hand = g.places[DECK], g.places[HAND[seat]]
    if not deck:
        return
    g.draw(DECK, HAND[seat], HAND_SIZE - len(hand))
    if not deck:
        g.table.turns_left = g.seats
        g.tell(LastRoundBegan(seat))
