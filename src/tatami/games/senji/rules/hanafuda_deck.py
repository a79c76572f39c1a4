"""The hanafuda deck (SEN-87)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..pieces import DECK, DISCARD, HANAFUDA
from ..table import Senji


def draw_hanafuda(g: Senji, seat: Seat, number: int) -> int:
    """SEN-86: so many cards into a hand, or as many as there are; gives how many that were."""
    return draw_hanafuda_to(g, HANAFUDA[seat], number)


def draw_hanafuda_to(g: Senji, goal: int, number: int) -> int:
    """SEN-87: draws so many; the discard pile becomes a new deck; what is in neither is lost."""
    drawn = 0
    while drawn < number:
        if not g.places[DECK]:
            if not g.places[DISCARD]:
                break
            g.gather("hanafuda", DISCARD, DECK)
        some = min(number - drawn, len(g.places[DECK]))
        g.draw(DECK, goal, some)
        drawn += some
    return drawn
