"""Displayed hostages (SEN-165 to SEN-170)."""

from __future__ import annotations

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..board import gain
from ..box import MEMBER
from ..events.autumn import HostageDisplayed, HostageTakenBack
from ..pieces import DISPLAY, FROM_DISPLAY, HAND, LOWEST_HONOUR
from ..reasons import autumn as why
from ..table import Me, Senji


def add_hostages(me: Me, hand: list[int], answers: list[Answer]) -> None:
    """The same as asking `why_not_display` and `why_not_take_back` of each, and faster;
    `hand` are the different cards of the hand."""
    table, sayings = me.table, me.table.box.say.autumn
    kind, family, value = table.box.kind, table.box.family, table.box.value
    shown = me.sorted_faces(DISPLAY[me.seat])
    barred = {table.families[me.seat], *[family[card] for card in shown]}
    members = [card for card in hand if kind[card] == MEMBER]
    answers += [sayings.display[card] for card in members if family[card] not in barred]
    purse = table.honour[me.seat] - LOWEST_HONOUR
    answers += [sayings.take_back[card] for card in shown if value[card] <= purse]


def why_not_display(me: Me, card: int) -> Reason | None:
    """SEN-165: a member of another family, however he came by it (SEN-R106). SEN-166: one of each family."""
    box = me.table.box
    if not me.holds(HAND[me.seat], card):
        return why.CARD_NOT_HELD(card=card)
    family = box.family[card]
    if family == me.table.families[me.seat]:
        return why.OWN_MEMBER(card=card)
    if any(box.family[other] == family for other in me.faces(DISPLAY[me.seat])):
        return why.FAMILY_IS_DISPLAYED(family=family)
    return None


def display_hostage(g: Senji, seat: Seat, card: int) -> None:
    """SEN-165: its value at once. SEN-167, SEN-R14: once, not every year."""
    g.tell(HostageDisplayed(seat, card))
    g.move_face(HAND[seat], card, DISPLAY[seat])
    gain(g, seat, g.table.box.value[card], FROM_DISPLAY)


def why_not_take_back(me: Me, card: int) -> Reason | None:
    """SEN-169: not if his honour would fall below -9 (SEN-R113)."""
    if not me.holds(DISPLAY[me.seat], card):
        return why.NOT_DISPLAYED(card=card)
    cost, honour = me.table.box.value[card], me.table.honour[me.seat]
    dear = honour - cost < LOWEST_HONOUR
    return why.TAKING_BACK_COSTS_TOO_MUCH(cost=cost, honour=honour) if dear else None


def take_hostage_back(g: Senji, seat: Seat, card: int) -> None:
    """SEN-169."""
    g.tell(HostageTakenBack(seat, card))
    g.move_face(DISPLAY[seat], card, HAND[seat])
    gain(g, seat, -g.table.box.value[card], FROM_DISPLAY)
