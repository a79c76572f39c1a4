"""Which questions of a hand-written position can be asked in it: chapters register what they can tell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tatami.kernel.questions import Question
from tatami.kernel.reasons import Contradiction
from tatami.kernel.seats import letters

from .board import commanded, still_in
from .pieces import DRAWN, ORDER, SAMURAI, STARTING_SAMURAI, STARTING_UNITS
from .rules.emperor import HostToChoose
from .rules.homes import HomeToName, SamuraiToPlace, UnitsToPlace
from .rules.preparation import FamilyToLead, SamuraiToKeep
from .rules.spring import Orders
from .table import Senji


def check_pending(g: Senji) -> None:
    """Raises Contradiction if the open question cannot be asked now. (A step on top is carried out first.)"""
    question = g.stack[-1] if g.stack else None
    if not isinstance(question, Question):
        return
    fits = FITS.get(type(question))
    if not set(question.seats) <= set(range(g.seats)) or (fits is not None and not fits(g, question)):
        mask = sum(1 << seat for seat in set(question.seats) & set(range(7)))
        raise Contradiction("cannot-be-asked", player=letters(mask), question=type(question).__name__)


def _family_to_lead(g: Senji, question: FamilyToLead) -> bool:
    return g.table.families[question.by] < 0


def _samurai_to_keep(g: Senji, question: SamuraiToKeep) -> bool:
    """SEN-9: everybody has drawn three."""
    return question.seats == tuple(range(g.seats)) and all(
        len(g.places[DRAWN[seat]]) == STARTING_SAMURAI for seat in question.seats
    )


def _home_to_name(g: Senji, question: HomeToName) -> bool:
    return question.by == g.table.host and _have_started(g)


def _have_started(g: Senji) -> bool:
    """SEN-9, SEN-11: everybody has one samurai and no more units than to start with."""
    table = g.table
    return -1 not in table.families and all(
        len(g.places[SAMURAI[seat]]) == 1 and sum(table.units[seat]) <= STARTING_UNITS
        for seat in range(g.seats)
    )


def _to_place(g: Senji, question: SamuraiToPlace | UnitsToPlace) -> bool:
    """SEN-17: in the province that was named last, by its owner, what he still has."""
    table, province = g.table, question.province
    return (
        table.host >= 0
        and _have_started(g)
        and table.named[-1:] == (province,)
        and table.fortress[province] == question.by
        and sum(table.units[question.by]) < STARTING_UNITS + isinstance(question, SamuraiToPlace)
        and (isinstance(question, UnitsToPlace) or question.by not in table.samurai_of)
    )


def _host_to_choose(g: Senji, question: HostToChoose) -> bool:
    return question.by == g.table.host


def _orders(g: Senji, question: Orders) -> bool:
    """SEN-73, SEN-77: all who command a province; who is ready has an order on each."""
    table = g.table
    return (
        table.phase == "spring"
        and question.seats == tuple(seat for seat in still_in(table) if commanded(table, seat))
        and set(question.quiet) < set(question.seats)
        and all(g.places[ORDER[province]] for seat in question.quiet for province in commanded(table, seat))
    )


FITS: Final[dict[type[Question[Any]], Callable[[Senji, Any], bool]]] = {
    FamilyToLead: _family_to_lead,
    SamuraiToKeep: _samurai_to_keep,
    HomeToName: _home_to_name,
    SamuraiToPlace: _to_place,
    UnitsToPlace: _to_place,
    HostToChoose: _host_to_choose,
    Orders: _orders,
}
"""By question: whether it can be asked. One that is not listed always can, as far as is known here."""
