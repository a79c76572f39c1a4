"""The hanafuda deck (SEN-87)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..pieces import DECK, DISCARD, HANAFUDA
from ..table import Senji


def draw_hanafuda(g: Senji, seat: Seat, number: int) -> int:
    """SEN-87: draws so many; the discard pile becomes a new deck; what is in neither is lost. Gives how many
    were drawn."""
    drawn = 0
    while drawn < number:
        if not g.places[DECK]:
            if not g.places[DISCARD]:
                break
            g.gather("hanafuda", DISCARD, DECK)
        some = min(number - drawn, len(g.places[DECK]))
        g.draw(DECK, HANAFUDA[seat], some)
        drawn += some
    return drawn
