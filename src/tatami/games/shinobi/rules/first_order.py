"""First order: place troops abroad, or play a ninja instead (SHI-20 to SHI-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import OrderSkipped, PlacedAbroad
from ..pieces import ARMY, CLANS, FEWEST_SEATS, HAND, MOST_SEATS, NINJA
from ..table import PLACED, Me, Shinobi, ShinobiQuestionToOne
from .armies import is_army_abroad, protect
from .hand import NINJA_BIT, TROOPS, cards_in_hand, why_not_lay
from .ninja import strike, targets_of_a_ninja, why_not_ninja
from .second_order import second_order

FIRST: Final = 1


def first_order(g: Shinobi, seat: Seat) -> None:
    """SHI-18: skipped unasked only where everybody sees that it is impossible, for want of cards."""
    if g.places[HAND[seat]]:
        g.ask(_FIRST_ORDER[seat])
    else:
        g.tell(OrderSkipped(seat, FIRST))
        second_order(g, seat)


class FirstOrder(ShinobiQuestionToOne):
    """SHI-20: a troop card into any province but one's own. SHI-22: or a ninja, not both."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _EVERY_FIRST_ORDER[me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        cards = me.kinds(HAND[self.by])
        placements = _PLACEMENTS[me.seats][self.by][cards & TROOPS]
        if cards & NINJA_BIT:
            ninja = targets_of_a_ninja(me)
            if ninja:
                return [*placements, *ninja]
        return placements or _SKIP_ONLY

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Place):
            if answer.province >= me.seats:
                return why.NO_SUCH_PLAYER(province=answer.province)
            if answer.province == self.by:
                return why.OWN_PROVINCE()
            return why_not_lay(me, answer.card)
        if isinstance(answer, say.PlayNinja):
            return why_not_ninja(me, answer)
        if isinstance(answer, say.Skip):
            return _why_not_skip(me)
        return why.out_of_place(me, answer, _FIRST)

    def answer(self, g: Shinobi, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, say.Place):
            place_abroad(g, seat, answer.card, answer.province)
        elif isinstance(answer, say.PlayNinja):
            strike(g, seat, answer.province, answer.clan)
        else:
            g.tell(OrderSkipped(seat, FIRST))
        second_order(g, seat)


def place_abroad(g: Shinobi, by: Seat, card: int, province: Seat) -> None:
    """SHI-20, SHI-31: the card joins the army of its clan there, which is safe from attack (SHI-40)."""
    army = ARMY[province][card]
    g.tell(PlacedAbroad(by, card, province))
    g.move_face(HAND[by], card, army)
    protect(g.table, army, PLACED)


def _why_not_skip(me: Me) -> Reason | None:
    """SHI-17, SHI-R2, SHI-R3: only without troop cards, and without a ninja or a target for it."""
    cards = cards_in_hand(me)
    ninja = cards & NINJA_BIT and is_army_abroad(me)
    if cards & TROOPS:
        return why.MUST_PLACE_OR_PLAY_A_NINJA() if ninja else why.MUST_PLACE_ABROAD()
    return why.MUST_PLAY_A_NINJA() if ninja else None


_SKIP_ONLY: Final = (say.SKIP,)
_FIRST_ORDER: Final = tuple(FirstOrder(seat) for seat in range(MOST_SEATS))


def _placements(seats: int, by: Seat, cards: int) -> tuple[say.Place, ...]:
    return tuple(
        say.PLACE[clan][province]
        for clan in range(len(CLANS))
        if cards >> clan & 1
        for province in range(seats)
        if province != by
    )


def _every_first_order(seats: int) -> tuple[Answer, ...]:
    return (
        *(say.PLACE[card][province] for card in range(NINJA + 1) for province in range(seats)),
        *(say.PLAY_NINJA[province][clan] for province in range(seats) for clan in range(len(CLANS))),
        say.SKIP,
    )


_COUNTS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
_PLACEMENTS: Final = {
    seats: tuple(tuple(_placements(seats, by, cards) for cards in range(TROOPS + 1)) for by in range(seats))
    for seats in _COUNTS
}
"""By number of players, seat and kinds of troop cards in hand: every placement abroad."""

_EVERY_FIRST_ORDER: Final = {seats: _every_first_order(seats) for seats in _COUNTS}
_FIRST: Final[why.Ladder] = {
    say.PlaceAtHome: why.SECOND_ORDER_COMES_LATER,
    say.Move: why.SECOND_ORDER_COMES_LATER,
    say.Attack: why.ATTACK_COMES_LAST,
}
