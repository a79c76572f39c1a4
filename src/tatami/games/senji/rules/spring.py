"""Spring (SEN-73 to SEN-78): secret orders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.common import READY, Ready
from ..answers.spring import LayOrder
from ..board import commanded, commander, holder, still_in
from ..box import PRODUCTION, PROVINCES, Box
from ..events.spring import OrderLaid, OrdersReady, SpringBegan
from ..pieces import EMPEROR, NOBODY_THERE, ORDER, TOKENS
from ..reasons import common as why_common
from ..reasons import spring as why
from ..reasons.common import out_of_place
from ..table import Me, Numbers, Senji, SenjiQuestion


def spring(g: Senji) -> None:
    """SEN-73, SEN-75: all at the same time. SEN-77: who commands no province is not asked."""
    table = g.table
    table.phase = "spring"
    g.tell(SpringBegan(table.year))
    g.ask(Orders(tuple(seat for seat in still_in(table) if commanded(table, seat)), ()))


class Orders(SenjiQuestion):
    """An order on each province one commands; who is ready may still change his mind until all are."""

    FIELDS = ("seats", "quiet")
    __slots__ = ()
    SEATS = frozenset({"quiet"})

    def __init__(self, seats: tuple[Seat, ...], quiet: tuple[Seat, ...]) -> None:
        super().__init__(seats)
        self.quiet = quiet

    def candidates(self, me: Me) -> Sequence[Answer]:
        return [*me.table.box.say.spring.all_orders, READY]

    def legal(self, me: Me) -> Sequence[Answer]:
        mine = commanded(me.table, me.seat)
        answers = _orders_on(me.table.box, mine)
        if me.seat in self.quiet or _without_order(me, mine) >= 0:
            return answers
        return (*answers, READY)

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, LayOrder):
            return _why_not_order(me, answer.region)
        if not isinstance(answer, Ready):
            return out_of_place(me, answer)
        if me.seat in self.quiet:
            return why.ALREADY_READY()
        missing = _without_order(me, commanded(me.table, me.seat))
        return None if missing < 0 else why.ORDER_IS_MISSING(region=missing)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, LayOrder):
            _lay(g, seat, answer.region, answer.order)
            g.ask(self)
            return
        g.tell(OrdersReady(seat))
        quiet = tuple(sorted((*self.quiet, seat)))
        if len(quiet) < len(self.seats):
            g.ask(Orders(self.seats, quiet))

    def time_up(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        """Provinces that were forgotten produce."""
        for seat in self.seats:
            for province in commanded(g.table, seat):
                if not g.places[ORDER[province]]:
                    _lay(g, seat, province, g.table.box.tokens[PRODUCTION])


def _without_order(me: Me, provinces: Numbers) -> int:
    """The first of these provinces on which no order lies, or -1."""
    for province in provinces:
        if not me.count(ORDER[province]):
            return province
    return -1


@lru_cache(maxsize=1 << 11)
def _orders_on(box: Box, provinces: Numbers) -> tuple[LayOrder, ...]:
    """All that can be laid on these provinces."""
    order = box.say.spring.order
    return tuple([answer for province in provinces for answer in order[province]])


def _why_not_order(me: Me, region: int) -> Reason | None:
    """SEN-22, SEN-73, SEN-76, SEN-220."""
    table = me.table
    if region >= PROVINCES:
        return why.NO_ORDERS_AT_SEA(region=region)
    if region in table.box.closed[me.seats]:
        return why_common.CLOSED_PROVINCE(region=region)
    party = holder(table, region)
    if party != NOBODY_THERE and commander(table, party) == me.seat:
        return None
    if party == EMPEROR:
        return why.ARMY_OBEYS_THE_HOST(region=region)
    return why.NOT_YOURS_TO_ORDER(region=region, target=party)


def _lay(g: Senji, seat: Seat, province: int, token: int) -> None:
    """SEN-12, SEN-75: from the common stock, face down; who lays it knows it. What lay there goes back."""
    place = ORDER[province]
    again = bool(g.places[place])
    if again:
        g.move(place, 0, TOKENS)
    g.move_face(TOKENS, token, place)
    g.show_to(place, seat)
    g.tell(OrderLaid(seat, province, holder(g.table, province), again))
