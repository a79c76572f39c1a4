"""The turn (SHI-15 to SHI-19) and how many are left in the last round (SHI-61 to SHI-63)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..events import TurnBegan
from ..table import Shinobi
from .drawing import refill_hand
from .end import end_of_game
from .first_order import first_order


def take_turn(g: Shinobi, seat: Seat) -> None:
    """SHI-15: three orders. SHI-16: each leads on to the next, strictly in this sequence."""
    table = g.table
    table.turn = seat
    table.turn_number += 1
    table.protected = ()
    g.tell(TurnBegan(seat, table.turn_number))
    first_order(g, seat)
    g.then(end_turn, seat)


def end_turn(g: Shinobi, seat: Seat) -> None:
    """SHI-19: after the third order the hand is refilled, and the player to the left is next.

    SHI-61, SHI-62: once the deck is empty everybody has one more turn, the one who emptied it last.
    """
    refill_hand(g, seat)
    table = g.table
    if table.turns_left == 0:
        end_of_game(g)
        return
    if table.turns_left > 0:
        table.turns_left -= 1
    take_turn(g, (seat + 1) % g.seats)
