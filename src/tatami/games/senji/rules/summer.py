"""Summer: the host names provinces and fleets one by one (SEN-79 to SEN-92)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers.common import NameProvince
from ..answers.summer import NameFleet
from ..board import add_units, commander, fleets, has_pieces, holder, remember, room_for, units_left
from ..box import PRODUCTION, PROVINCES, RECRUITMENT
from ..events.summer import (
    FleetNamed,
    Produced,
    ProvinceNamed,
    Recruited,
    Stayed,
    SummerBegan,
    SummerEnded,
)
from ..pieces import ORDER, ORDERS_LAID, PRODUCTION_CARDS, RECRUITS, TOKENS
from ..reasons import summer as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne
from .fleets import course_of
from .hanafuda_deck import draw_hanafuda
from .march import march
from .powers_in_battle import stands_there


def summer(g: Senji) -> None:
    """SEN-81: every order, and every fleet that stands at sea now, will be named once."""
    g.table.phase = "summer"
    g.table.fleets = fleets(g.table)
    g.tell(SummerBegan(g.table.host))
    g.then(name_next)


def name_next(g: Senji) -> None:
    """SEN-79: the host names the next one; the last one names itself."""
    table = g.table
    provinces = [p for p in range(PROVINCES) if g.places[ORDER[p]]]
    if len(provinces) + len(table.fleets) > 1:
        g.ask(Activation(table.host))
    elif provinces:
        activate_province(g, provinces[0])
    elif table.fleets:
        activate_fleet(g, *table.fleets[0])
    else:
        g.tell(SummerEnded())


class Activation(SenjiQuestionToOne):
    """SEN-79: which province or fleet comes next."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.summer.every_name

    def legal(self, me: Me) -> Sequence[Answer]:
        say = me.table.box.say.summer
        names: list[Answer] = [say.name[p] for p, orders in enumerate(me.counts(ORDERS_LAID)) if orders]
        # in the order of the candidates: by party, then by sea
        names += [say.name_fleet[party][sea - PROVINCES] for party, sea in sorted(me.table.fleets)]
        return names

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        table = me.table
        if isinstance(answer, NameProvince):
            region = answer.region
            if me.count(ORDER[region]):
                return None
            closed = region in table.box.closed[me.seats]
            return (why.CLOSED_IS_NEVER_NAMED if closed else why.NOTHING_TO_NAME_THERE)(region=region)
        if isinstance(answer, NameFleet):
            party, region = answer.party, answer.region
            if (party, region) in table.fleets:
                return None
            there = has_pieces(table, party, region)
            return (why.FLEET_IS_NEW if there else why.NO_SUCH_FLEET)(party=party, region=region)
        return out_of_place(me, answer)

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, NameProvince):
            activate_province(g, answer.region)
        else:
            fleet = cast(NameFleet, answer)
            activate_fleet(g, fleet.party, fleet.region)


def activate_province(g: Senji, province: int) -> None:
    """SEN-80: the order there is turned up and carried out; then the token goes back to the stock."""
    table = g.table
    party = holder(table, province)
    g.tell(ProvinceNamed(table.host, party, province))
    remember(g, "named", table.host, commander(table, party), province)
    order = table.box.tokens.index(g.turn_up(ORDER[province]))
    if order == PRODUCTION:
        produce(g, party, province)
    elif order == RECRUITMENT:
        recruit(g, party, province)
    else:
        march(g, party, province)
    g.then(take_token_away, province)
    g.then(name_next)


def activate_fleet(g: Senji, party: int, sea: int) -> None:
    """SEN-110: its player chooses a course."""
    table = g.table
    table.fleets = tuple(fleet for fleet in table.fleets if fleet != (party, sea))
    g.tell(FleetNamed(table.host, party, sea))
    if has_pieces(table, party, sea):
        course_of(g, party, sea)
    else:
        g.tell(Stayed(party, sea))
    g.then(name_next)


def take_token_away(g: Senji, province: int) -> None:
    """SEN-80."""
    g.move(ORDER[province], 0, TOKENS)


def produce(g: Senji, party: int, province: int) -> None:
    """SEN-86, SEN-197, SEN-221: two cards, or three where Kuroda stands; the army's are the host's."""
    table = g.table
    seat = commander(table, party)
    more = 1 if stands_there(table, party, province, "three_cards") else 0
    g.tell(Produced(seat, province, draw_hanafuda(g, seat, PRODUCTION_CARDS + more)))


def recruit(g: Senji, party: int, province: int) -> None:
    """SEN-88 to SEN-91, SEN-222: two units, or as many as the limits leave room for."""
    number = min(RECRUITS, room_for(g.table, party, province), units_left(g.table, party))
    add_units(g, party, province, number)
    g.tell(Recruited(party, province, number))
