"""The hand, as the first two orders see it (SHI-12, SHI-21, SHI-30)."""

from __future__ import annotations

from typing import Final

from tatami.kernel.reasons import Reason

from .. import reasons as why
from ..pieces import HAND, NINJA
from ..table import Me

NINJA_BIT: Final = 1 << NINJA
TROOPS: Final = NINJA_BIT - 1
"""The bits of all clans."""


def cards_in_hand(me: Me) -> int:
    """The kinds of cards one holds, as bits: a clan's number, or the ninja's."""
    cards = 0
    for face in me.faces(HAND[me.seat]):
        cards |= 1 << face
    return cards


def why_not_lay(me: Me, card: int) -> Reason | None:
    """SHI-21: a troop card of any clan one holds. SHI-30: a ninja is never laid into a province."""
    if card == NINJA:
        return why.NINJA_IS_NO_TROOP()
    if not me.holds(HAND[me.seat], card):
        return why.NOT_IN_HAND(card=card)
    return None
