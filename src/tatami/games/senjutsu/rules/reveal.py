"""Choosing and revealing (ledger 3.9, 3.10): one card in secret, all turned up together, costs,
initiative."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import ENOUGH, PASS, PAY, Lay, Value
from ..box import AFTER_REVEAL, STATUS, TO_REPLACE, Box
from ..events import CardRevealed, CostNotPaid, InitiativeBought, InitiativeChosen, Passed
from ..facts import Fighter, Waiting
from ..pieces import HAND, PLAY, SICK
from ..programs import HEAD
from ..reasons import (
    CARDS_ARE_COVERED,
    HAS_NO_INITIATIVE,
    NO_FOCUS_TO_PAY,
    NOT_A_VALUE,
    NOT_IN_HAND,
    ONE_CARD_A_TURN,
    POISON_FIRST,
    VALUE_TO_BE_CHOSEN,
    VALUES_IN_ORDER,
)
from ..table import Fight, Me
from ..windows import effective, why_not_able
from .asking import Choice, ChoiceOfAll
from .instants import open_window
from .resolving import pay

VOID = -1
"""In place of the focus that was paid: SJT-R18, the card has no effect."""


def choose_cards(g: Fight) -> None:
    """SJT-73: everybody lays one card face down."""
    g.table.step = "choose"
    g.ask(CardToLay(tuple(sorted(g.table.track))))


@lru_cache(maxsize=512)
def layable(box: Box, focus: int, kamae: int, is_masked: bool) -> frozenset[int]:
    """SJT-74, SJT-75, SJT-R15: the cards that a fighter could lay, if they were in hand."""
    fighter = Fighter(0, focus=focus, kamae=kamae, is_masked=is_masked)
    able = [a.number for a in box.abilities if a.values and why_not_able(fighter, a, focus) is None]
    return frozenset(able)


class CardToLay(ChoiceOfAll):
    """SJT-73 to SJT-75: exactly one card of the hand; core and stun cards may be chosen too."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        table, seat = me.table, me.seat
        box, fighter, hero = table.box, table.fighters[seat], table.hero(seat)
        held = {box.ability_of[face] for face in me.faces(HAND[seat]) if face != HIDDEN}
        held |= {hero.core, fighter.weapon, box.stun, *box.poisons}
        return [box.say.lay[number] for number in sorted(held)]

    def legal(self, me: Me) -> Sequence[Answer]:
        table, seat = me.table, me.seat
        box, fighter = table.box, table.fighters[seat]
        if me.count(SICK[seat]):
            return [box.say.lay[box.ability_of[me.top(SICK[seat])]]]
        held = {box.ability_of[face] for face in me.faces(HAND[seat]) if face != HIDDEN}
        held |= {table.hero(seat).core, fighter.weapon}
        held &= layable(box, fighter.focus, fighter.kamae, fighter.is_masked)
        if fighter.stun:
            held.add(box.stun)
        return [box.say.lay[number] for number in sorted(held)]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Lay):
            return NOT_AN_ANSWER_HERE()
        table, seat, number = me.table, me.seat, answer.card
        box, fighter = table.box, table.fighters[seat]
        if me.count(SICK[seat]):
            sick = box.ability_of[me.top(SICK[seat])]
            return None if number == sick else POISON_FIRST(card=sick)
        ability = box.abilities[number]
        if ability.kind == STATUS:
            return None if number == box.stun and fighter.stun else NOT_IN_HAND(card=number)
        if ability.is_core:
            if number not in (table.hero(seat).core, fighter.weapon):
                return NOT_IN_HAND(card=number)
        else:
            face = box.face_of[seat].get(number, HIDDEN)
            if face == HIDDEN or not me.holds(HAND[seat], face):
                return NOT_IN_HAND(card=number)
        if not ability.values:
            return HAS_NO_INITIATIVE(card=number)
        return why_not_able(fighter, ability, fighter.focus)

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        """SJT-73: exactly one card; SJT-76: of what is on it nothing counts before the reveal."""
        return ONE_CARD_A_TURN() if answer in (PASS, ENOUGH) else CARDS_ARE_COVERED()

    def answer(self, g: Fight, seat: Seat, answer: Answer) -> None:
        """SJT-76: all cards in play are turned up at the same time."""
        assert isinstance(answer, Lay)
        table, number = g.table, answer.card
        ability = table.box.abilities[number]
        g.tell(CardRevealed(seat, number))
        if ability.kind != STATUS and not ability.is_core:
            g.move_face(HAND[seat], table.box.face_of[seat][number], PLAY[seat])
        elif number == table.box.stun:
            table.change(seat, stun=table.fighters[seat].stun - 1)
        table.change(seat, card=number, value=ability.values[0])


def reveal(g: Fight) -> None:
    """SJT-222: costs, additional values, replacements, variable initiative, instants; then cards are
    resolved."""
    g.table.step = "reveal"
    for seat in sorted(g.table.track):
        pay_cost(g, seat)
    for seat in g.table.from_bottom():
        offer_value(g, seat)
    g.then(open_window, TO_REPLACE)
    g.then(choose_values)
    g.then(open_window, AFTER_REVEAL)
    g.then(line_up)


def pay_cost(g: Fight, seat: Seat) -> None:
    """SJT-77: reveal step 2."""
    table = g.table
    ability, fighter = table.card(seat), table.fighters[seat]
    if ability is None or not ability.cost:
        return
    if fighter.focus < ability.cost:
        table.change(seat, paid=VOID, value=0)
        g.tell(CostNotPaid(seat, ability.number))
        return
    table.change(seat, paid=ability.cost)
    pay(g, seat, ability.cost)


def offer_value(g: Fight, seat: Seat) -> None:
    """SJT-78, SJT-R126: reveal step 3."""
    ability, fighter = g.table.card(seat), g.table.fighters[seat]
    if ability is None or fighter.is_out or fighter.paid == VOID:
        return
    if ability.price and fighter.focus >= ability.price:
        g.ask(InitiativeToBuy(seat, ability.bought, ability.price))


class InitiativeToBuy(Choice):
    """SJT-78: the additional initiative value, for focus."""

    FIELDS = ("by", "value", "focus")
    __slots__ = ("focus", "value")

    def __init__(self, by: Seat, value: int, focus: int) -> None:
        super().__init__(by)
        self.value: Final = value
        self.focus: Final = focus

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (PAY, PASS)

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if answer == PASS:
            return None
        if answer != PAY:
            return NOT_AN_ANSWER_HERE()
        ability, fighter = me.table.card(self.by), me.table.fighters[self.by]
        assert ability is not None
        if fighter.focus < ability.price:
            return NO_FOCUS_TO_PAY(cost=ability.price, focus=fighter.focus)
        return None

    def carry_out(self, g: Fight, answer: Answer) -> None:
        if answer == PASS:
            g.tell(Passed(self.by))
            return
        ability = g.table.card(self.by)
        assert ability is not None
        pay(g, self.by, ability.price)
        g.table.change(self.by, value=ability.bought, paid=g.table.fighters[self.by].paid + ability.price)
        g.tell(InitiativeBought(self.by, ability.bought))


def choose_values(g: Fight) -> None:
    """SJT-84, SJT-85: reveal step 5, the lowest on the advantage track first."""
    for seat in g.table.from_bottom():
        choose_value(g, seat)


def choose_value(g: Fight, seat: Seat) -> None:
    ability, fighter = g.table.card(seat), g.table.fighters[seat]
    if ability is None or fighter.is_out or fighter.paid == VOID or not ability.is_variable:
        return
    g.ask(InitiativeToChoose(seat))


class InitiativeToChoose(Choice):
    """SJT-84: one of the listed values, or any of the printed range."""

    __slots__ = ()
    OTHERS = VALUES_IN_ORDER

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.value

    def legal(self, me: Me) -> Sequence[Answer]:
        ability, say = me.table.card(self.by), me.table.box.say
        assert ability is not None
        return [say.value[value] for value in reversed(ability.values)]

    def why_not_this(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Value):
            return NOT_AN_ANSWER_HERE()
        ability = me.table.card(self.by)
        assert ability is not None
        if answer.value not in ability.values:
            return NOT_A_VALUE(value=answer.value, card=ability.number)
        return None

    def why_not_else(self, me: Me, answer: Answer) -> Reason:
        return VALUE_TO_BE_CHOSEN()

    def carry_out(self, g: Fight, answer: Answer) -> None:
        assert isinstance(answer, Value)
        g.table.change(self.by, value=answer.value)
        g.tell(InitiativeChosen(self.by, answer.value))


def line_up(g: Fight) -> None:
    """SJT-86, SJT-88, SJT-182: every part of every revealed card with the initiative at which it acts."""
    table = g.table
    waiting = []
    for seat in sorted(table.track):
        ability, fighter = table.card(seat), table.fighters[seat]
        if ability is None:
            continue
        table.change(seat, now=effective(fighter, fighter.value), slower=len(fighter.limp))
        if ability.kind == STATUS or fighter.paid == VOID:
            continue
        for program in ability.programs:
            value = fighter.value if program.number == 0 else program.value
            waiting.append(Waiting(seat, program.number, effective(fighter, value), HEAD))
    table.waiting = tuple(waiting)
    table.step = "resolve"
