"""How a game ended. (Never compiled: msgspec struct.)"""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Who won and how: `how` names the manner (a word of the game), `scores` one number per seat.

    `tiebreak` holds the numbers that decided between equal scores, where any did.
    """

    winners: tuple[int, ...]
    how: str
    scores: tuple[int, ...] = ()
    tiebreak: tuple[int, ...] = ()

    def share(self, seat: int) -> float:
        """This seat's share of the victory: shared wins are split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
