"""Showing cards of one's hand (SEN-R13): whenever one is asked something, beside what is asked.

It changes nothing on the table, so it is an aside: the question stays as it is, and random or sensible
players, who choose among its answers, need not consider it. Who has seen a card remembers it himself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.places import Spots
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.common import Show, ShowToAll
from ..box import Box
from ..events.common import HandCardShown, HandCardShownToAll
from ..pieces import BIDS, HANAFUDA, HAND, MOST_SEATS
from ..reasons import showing as why
from ..reasons.common import NO_SUCH_PLAYER
from ..table import Me, Numbers, Senji

_HANDS: Final = [Spots((HAND[seat], HANAFUDA[seat])) for seat in range(MOST_SEATS)]
"""By seat: the two hands of a player."""


def showings(me: Me) -> tuple[Answer, ...]:
    """All that this player may show, and to whom."""
    return _showings(
        me.table.box, tuple(sorted(set(me.faces_in(_HANDS[me.seat])))), me.seats, me.table.out, me.seat
    )


@lru_cache(maxsize=1 << 10)
def _showings(box: Box, cards: Numbers, seats: int, out: tuple[Seat, ...], by: Seat) -> tuple[Answer, ...]:
    say = box.say.common
    others = [seat for seat in range(seats) if seat != by and seat not in out]
    return tuple(
        answer for card in cards for answer in (*(say.show[card][s] for s in others), say.show_all[card])
    )


def why_not_show(me: Me, answer: Answer) -> Reason | None:
    """SEN-R13: a card of one's own hand, to others who play."""
    assert isinstance(answer, Show | ShowToAll)
    card = answer.card
    if not me.holds(HAND[me.seat], card) and not me.holds(HANAFUDA[me.seat], card):
        bid = me.holds(BIDS[me.seat], card)
        return (why.BID_IS_NOT_SHOWN if bid else why.NOT_YOURS_TO_SHOW)(card=card)
    if isinstance(answer, ShowToAll):
        return None
    target = answer.target
    if target >= me.seats:
        return NO_SUCH_PLAYER(target=target)
    if target == me.seat:
        return why.SHOWN_TO_OTHERS()
    return why.NOT_SHOWN_TO_THE_OUT(target=target) if target in me.table.out else None


def show(g: Senji, seat: Seat, answer: Answer) -> None:
    """SEN-R13: the card stays where it is."""
    if isinstance(answer, Show):
        g.tell(HandCardShown(seat, answer.target, answer.card))
    elif isinstance(answer, ShowToAll):
        g.tell(HandCardShownToAll(seat, answer.card))
