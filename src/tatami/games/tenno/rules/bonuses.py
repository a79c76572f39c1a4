"""Bonuses: the attacker's swap or exchange, the defenders' peek (TEN-39 to TEN-58)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tatami.kernel.answers import Answer, Attempt
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import BonusDeclined, SlotsExchanged, SlotSwapped
from ..memory import peek, slot_handled
from ..pieces import HANDS, KIND, KINDS, ROWS, SLOTS, card, hand, row
from ..table import Me, Tenno, TennoQuestion, TennoQuestionToOne


def bonuses(g: Tenno, attacker: Seat) -> None:
    """TEN-39: an attacker who lost nothing may swap, once (TEN-41).

    TEN-43: with an empty hand he exchanges instead. TEN-44, TEN-48: otherwise every defender who won
    may peek, once for each fight he won, in the order of the fights.
    """
    if g.table.lost == 0:
        g.ask(swap_bonus(attacker) if g.places[HANDS[attacker]] else ExchangeBonus(attacker))
    for defender in g.table.victories:
        g.ask(peek_bonus(defender, attacker))


class SwapBonus(TennoQuestionToOne):
    """TEN-42: optional. TEN-49 to TEN-53: one slot, named openly; any card of the hand goes there, unseen."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        every = [say.SWAP[slot][kind] for slot in range(SLOTS) for kind in range(len(KINDS))]
        return (say.DECLINE, *every, *say.EXCHANGE)

    def legal(self, me: Me) -> Sequence[Answer]:
        kinds = [KIND[face] for face in me.sorted_faces(HANDS[self.by])]
        answers: list[Answer] = [say.DECLINE]
        for place, swaps in zip(ROWS[self.by], say.SWAP, strict=True):
            answers.append(swaps[KIND[me.top(place)]])
            answers += [swaps[kind] for kind in kinds]
        return answers

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Decline):
            return None
        if isinstance(answer, say.Exchange):
            return why.EXCHANGE_ONLY_WITH_EMPTY_HAND(cards=me.count(hand(self.by)))
        if not isinstance(answer, say.Swap):
            return why.out_of_place(me, answer, _SWAP)
        taken_up = me.face(row(self.by, answer.slot))
        wanted = card(self.by, answer.kind)
        if wanted != taken_up and not me.holds(hand(self.by), wanted):
            return why.NOT_IN_HAND(kind=answer.kind)
        return None

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        if not isinstance(answer, say.Swap):
            g.tell(BonusDeclined(seat))
            return
        slot = answer.slot
        g.tell(SlotSwapped(seat, slot))
        g.move(row(seat, slot), 0, hand(seat))
        g.move_face(hand(seat), card(seat, answer.kind), row(seat, slot))
        slot_handled(g, seat, slot)


class ExchangeBonus(TennoQuestionToOne):
    """TEN-54 to TEN-57: with an empty hand, two cards of the row may change places, unseen."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (*_EXCHANGE_OR_NOT, *(say.SWAP[slot][0] for slot in range(SLOTS)))

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Exchange | say.Decline):
            return None
        return why.out_of_place(me, answer, _EXCHANGE)

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        if not isinstance(answer, say.Exchange):
            g.tell(BonusDeclined(seat))
            return
        slot, other = answer.slot, answer.other
        g.tell(SlotsExchanged(seat, slot, other))
        first = g.move(row(seat, slot), 0, hand(seat))
        second = g.move(row(seat, other), 0, hand(seat))
        g.move_face(hand(seat), second if answer.changed else first, row(seat, slot))
        g.move_face(hand(seat), first if answer.changed else second, row(seat, other))
        slot_handled(g, seat, slot)
        slot_handled(g, seat, other)


class PeekBonus(TennoQuestion):
    """TEN-44 to TEN-47: a defender who won may look at one card of the attacker's row."""

    FIELDS = ("defender", "attacker")
    __slots__ = FIELDS
    SEATS = frozenset({"defender", "attacker"})

    def __init__(self, defender: Seat, attacker: Seat) -> None:
        super().__init__((defender,))
        self.defender: Final = defender
        self.attacker: Final = attacker

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _PEEK_OR_NOT

    def legal(self, me: Me) -> Sequence[Answer]:
        return _PEEK_OR_NOT

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        return None if isinstance(answer, say.Peek | say.Decline) else why.out_of_place(me, answer, _PEEK)

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, say.Peek):
            peek(g, seat, self.attacker, answer.slot)
        else:
            g.tell(BonusDeclined(seat))


swap_bonus: Final = cache(SwapBonus)
peek_bonus: Final = cache(PeekBonus)
"""The questions, made once."""

_EXCHANGE_OR_NOT: Final = (say.DECLINE, *say.EXCHANGE)
_PEEK_OR_NOT: Final = (say.DECLINE, *say.PEEK)
_AFTERWARDS: Final[why.Ladder] = {
    say.Attack: why.NO_SECOND_ATTACK,
    say.Stop: why.NO_SECOND_ATTACK,
    say.ShowMonk: why.NO_FIGHT_TO_HELP,
    say.KeepCovered: why.NO_FIGHT_TO_HELP,
    say.Refill: why.NO_GAPS,
}
_SWAP: Final[why.Ladder] = {**_AFTERWARDS, say.Peek: why.NO_PEEK}
_EXCHANGE: Final[why.Ladder] = {
    **_AFTERWARDS,
    say.Peek: why.NO_PEEK,
    say.Swap: why.SWAP_NEEDS_A_HAND,
    say.Arrange: why.THIRD_CARD_STAYS,
    Attempt: why.THIRD_CARD_STAYS,
}
_PEEK: Final[why.Ladder] = {
    **_AFTERWARDS,
    say.Swap: why.NO_SWAP,
    say.Exchange: why.NO_SWAP,
}
