"""Winter in rounds: who can still answer (SEN-40)."""

from __future__ import annotations

from tatami.kernel.seats import Seat, clockwise

from ..board import still_in
from ..rules.winter import Winter
from .scene import Scene


def is_last_round(scene: Scene) -> bool:
    """Whether nobody will speak twice any more."""
    table, question = scene.table, scene.view.stack[-1]
    assert isinstance(question, Winter)
    return table.glass == 0 and question.turn // len(still_in(table)) >= table.rounds - 1


def speaks_again(scene: Scene, seat: Seat) -> bool:
    """Whether that player will have the floor once more."""
    table, out = scene.table, scene.table.out
    if not is_last_round(scene):
        return True
    order = [other for other in clockwise(table.host, scene.seats) if other not in out]
    return order.index(seat) > order.index(scene.seat)
