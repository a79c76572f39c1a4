"""Turn order, turn structure and the end of the turn (TEN-12 to TEN-14, TEN-59)."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..events import TurnBegan
from ..table import Tenno
from .attack import first_attack


def take_turn(g: Tenno, seat: Seat) -> None:
    """TEN-13, TEN-14: a turn begins with an attack, which cannot be passed or replaced."""
    table = g.table
    table.turn = seat
    table.turn_number += 1
    table.lost = 0
    table.victories = ()
    g.tell(TurnBegan(seat, table.turn_number))
    g.ask(first_attack(seat))
    g.then(pass_the_turn, seat)


def pass_the_turn(g: Tenno, seat: Seat) -> None:
    """TEN-12, TEN-59: when everything is done the next player clockwise takes a turn."""
    take_turn(g, (seat + 1) % g.seats)
