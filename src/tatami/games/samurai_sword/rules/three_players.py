"""Three players (SAM-123 to SAM-130): what is different for the Shogun."""

from __future__ import annotations

from typing import Final

from tatami.kernel.seats import Seat

from ..table import SamuraiSwordTable

THREE: Final = 3


SHOGUNS_BONUS: Final = 1
"""SAM-126, SAM-127: with 3 players the Shogun draws 1 card more and may play 1 Weapon more."""


def pays_bushido(table: SamuraiSwordTable, seat: Seat) -> bool:
    """SAM-129: with 3 players the Shogun never loses Honor to Bushido."""
    return not (len(table.honor) == THREE and seat == table.shogun)


def price_of_bushido(table: SamuraiSwordTable, seat: Seat) -> int:
    """SAM-139, SAM-129: the Honor tokens that it costs a player to discard Bushido."""
    return int(pays_bushido(table, seat))


def has_swordmaster(seats: int) -> bool:
    """SAM-130: with 3 players there is no Victory of the Swordmaster."""
    return seats != THREE
