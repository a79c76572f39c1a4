"""The turn (SHI-15 to SHI-19) and how many are left in the last round (SHI-61 to SHI-63)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..events import TurnBegan
from ..table import Shinobi
from .attack import third_order
from .drawing import refill_hand
from .end import end_of_game
from .first_order import first_order
from .second_order import second_order


def take_turn(g: Shinobi, seat: Seat) -> None:
    """SHI-15, SHI-16: three orders, strictly in this sequence; SHI-19: then the hand is refilled."""
    table = g.table
    table.turn = seat
    table.turn_number += 1
    table.protected = ()
    g.tell(TurnBegan(seat, table.turn_number))
    first_order(g, seat)
    g.then(second_order, seat)
    g.then(third_order, seat)
    g.then(refill_hand, seat)
    g.then(pass_the_turn, seat)


def pass_the_turn(g: Shinobi, seat: Seat) -> None:
    """SHI-19: the player to the left is next.

    SHI-61, SHI-62: once the deck is empty everybody has one more turn, the one who emptied it last.
    """
    table = g.table
    if table.turns_left == 0:
        end_of_game(g)
        return
    if table.turns_left > 0:
        table.turns_left -= 1
    take_turn(g, (seat + 1) % g.seats)
