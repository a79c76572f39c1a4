"""Masking (ledger 3.30): what ends it."""

from __future__ import annotations

from tatami.kernel.seats import Seat

from ..events import Unmasked
from ..table import Fight


def unmask(g: Fight, seat: Seat) -> None:
    """SJT-265."""
    if g.table.fighters[seat].is_masked:
        g.table.change(seat, is_masked=False)
        g.tell(Unmasked(seat))
