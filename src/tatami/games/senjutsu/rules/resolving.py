"""Resolving a card (ledger 3.11): its effects from top to bottom, one at a time (SJT-22, SJT-87).

`resolve` walks through the program of a part. Gates are looked at here; every word is one small step of
`effects/`, registered in `WORDS`. A word that has to ask something returns False, and the walk goes on when
everything it asked for is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tatami.hooks.shapes import Named
from tatami.kernel.answers import Answer
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import PASS, Alternative
from ..assault import alternatives, can_strike, chosen_value, code_of, is_ahead
from ..events import AlternativeChosen, FocusPaid, PartBegan
from ..facts import PLAYED, Act
from ..pieces import DECK
from ..programs import (
    AT_VALUE,
    BURN,
    CHOOSE,
    IF_MASKED,
    IF_SUCCESS,
    IN_KAMAE,
    JUMP,
    Op,
)
from ..programs import PAY as PAY_GATE
from ..reasons import (
    KAMAE_DECIDES,
    MUST_ASSAULT,
    NO_SUCH_OPTION,
    OTHER_KAMAE,
)
from ..table import Fight, Me, SenjutsuTable
from .asking import ChoiceAt, Payment
from .defeat import settle
from .piles import mill

Word = Callable[[Fight, Op, int], bool]

WORDS: Final[dict[int, Word]] = {}
"""By word of an effect: what carries it out; whether it is done at once."""


def begin(
    g: Fight,
    seat: Seat,
    card: int,
    part: int,
    stage: int,
    role: str,
    value: int,
    now: int,
    attacker: Seat = -1,
    struck: int = 0,
) -> None:
    """A part of a card is resolved: it lies on top of what it interrupts (SJT-R144)."""
    table = g.table
    act = Act(seat, card, part, stage, role, value, now, attacker=attacker, struck=struck)
    table.acts = (*table.acts, act)
    if not stage:
        g.tell(PartBegan(seat, card, now))
    g.then(resolve, 0)
    g.then(end_act)


def end_act(g: Fight) -> None:
    g.table.acts = g.table.acts[:-1]


def resolve(g: Fight, at: int) -> None:
    """SJT-87: goes on with the part that is being resolved, until somebody must be asked or it is done.

    SJT-118, SJT-R6: nothing more of it happens to whoever is out or whose turn has ended.
    """
    table = g.table
    act = table.act
    code = code_of(table, act)
    while at < len(code):
        fighter = table.fighters[act.seat]
        if fighter.is_out or g.outcome is not None or is_over(table):
            return
        op = code[at]
        word = op.word
        if word == JUMP:
            at = op.skip
        elif word <= IF_SUCCESS:
            at = at + 1 if gate_holds(table, op) else op.skip
        elif word == PAY_GATE:
            if fighter.focus >= op.amount and len(g.places[DECK[act.seat]]) >= op.source.burn:
                g.ask(EffectToPay(act.seat, at, op.amount, 0, op.what))
                return
            at = op.skip
        elif word == BURN:
            if len(g.places[DECK[act.seat]]) >= op.amount:
                g.ask(EffectToPay(act.seat, at, 0, op.amount, op.what))
                return
            at = op.skip
        elif word == CHOOSE:
            options = allowed_alternatives(table, act, at)
            if len(options) > 1:
                first, count = op.amount, len(op.options)
                g.ask(AlternativeToChoose(act.seat, at, *[first + k if k < count else -1 for k in range(4)]))
                return
            at = op.options[options[0]][0] if options else op.skip
        elif WORDS[word](g, op, at):
            settle(g)
            at += 1
        else:
            g.then(settle)
            g.then(resolve, at + 1)
            return


def is_over(table: SenjutsuTable) -> bool:
    """SJT-118: a collision ends the card it happened on, and the fighter's turn; SJT-R42: but not a plain
    instant that is played later."""
    act = table.act
    return act.is_stopped or (table.fighters[act.seat].is_ended and act.role != PLAYED)


def gate_holds(table: SenjutsuTable, op: Op) -> bool:
    """SJT-33, SJT-158, SJT-261: kamae, success, mask and the chosen value, at the moment it is reached
    (SJT-R29)."""
    act = table.act
    if op.word == IN_KAMAE:
        return table.fighters[act.seat].kamae == op.amount
    if op.word == IF_MASKED:
        return table.fighters[act.seat].is_masked
    if op.word == AT_VALUE:
        return bool(op.values >> chosen_value(table, act) & 1)
    return act.succeeded


def pay(g: Fight, seat: Seat, focus: int) -> None:
    """SJT-45: spent focus goes back to the supply."""
    if focus:
        g.table.change(seat, focus=g.table.fighters[seat].focus - focus)
        g.tell(FocusPaid(seat, focus))


class EffectToPay(Payment):
    """SJT-50, SJT-51: an additional effect is paid for when it is reached, or skipped."""

    __slots__ = ()

    def leads(self, table: SenjutsuTable, is_paid: bool) -> bool:
        act, me = table.act, table.fighters[self.by]
        if not is_ahead(table, act, self.at):
            return True
        at, focus = (self.at + 1, me.focus - self.focus) if is_paid else (self._skip(table), me.focus)
        return can_strike(table, act, at, me.cell, me.facing, focus, me.kamae)

    def _skip(self, table: SenjutsuTable) -> int:
        return code_of(table, table.act)[self.at].skip

    def carry_out(self, g: Fight, answer: Answer) -> None:
        op = code_of(g.table, g.table.act)[self.at]
        if answer == PASS:
            g.then(resolve, op.skip)
            return
        pay(g, self.by, self.focus)
        mill(g, self.by, self.cards)  # ledger 2.4, burn
        g.then(resolve, self.at + 1)


def allowed_alternatives(table: SenjutsuTable, act: Act, at: int) -> list[int]:
    """SJT-161, SJT-R142, and of these what leads to the attack if any does (SJT-R50)."""
    op, me = code_of(table, act)[at], table.fighters[act.seat]
    options = alternatives(op.options, me.kamae)
    if len(options) < 2 or not is_ahead(table, act, at):
        return options
    striking = [
        k for k in options if can_strike(table, act, op.options[k][0], me.cell, me.facing, me.focus, me.kamae)
    ]
    return striking or options


class AlternativeToChoose(ChoiceAt):
    """SJT-160: exactly one of the effects between which OR stands; there are two at least."""

    FIELDS = ("by", "at", "first", "second", "third", "fourth")
    __slots__ = ("first", "fourth", "second", "third")
    KINDS = dict.fromkeys(FIELDS[2:], "effect")
    SHAPES = dict.fromkeys(FIELDS[2:], Named("effect", may_lack=True))

    def __init__(self, by: Seat, at: int, first: int, second: int, third: int, fourth: int) -> None:
        super().__init__(by, at)
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third
        self.fourth: Final = fourth

    def candidates(self, me: Me) -> Sequence[Answer]:
        op = code_of(me.table, me.table.act)[self.at]
        return me.table.box.say.choose[: len(op.options)]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Alternative):
            return NOT_AN_ANSWER_HERE()
        table = me.table
        op, kamae = code_of(table, table.act)[self.at], table.fighters[self.by].kamae
        k = answer.option - 1
        if k >= len(op.options):
            return NO_SUCH_OPTION(option=answer.option)
        if k not in alternatives(op.options, kamae):
            if op.options[k][1] >= 0:
                return OTHER_KAMAE(option=answer.option)
            return KAMAE_DECIDES(option=answer.option)
        return None if k in allowed_alternatives(table, table.act, self.at) else MUST_ASSAULT()

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Alternative)
        op = code_of(g.table, g.table.act)[self.at]
        g.tell(AlternativeChosen(self.by, op.amount + answer.option - 1))
        g.then(resolve, op.options[answer.option - 1][0])
