"""Attack, and the ronin's second attack (TEN-15 to TEN-21, TEN-82 to TEN-87)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import MAX_SEATS, Seat

from .. import answers as say
from .. import powers
from .. import reasons as why
from ..events import Attacked, SecondAttackRenounced
from ..pieces import KIND, ROWS, SLOTS, WHOLE_ROW
from ..table import Me, Tenno, TennoQuestion, TennoQuestionToOne
from .after_attack import after_the_attack
from .fight import fight

_NO_SHOGUN: Final = 3
_SLOTS: Final = tuple(range(SLOTS))


class FirstAttack(TennoQuestionToOne):
    """TEN-15, TEN-16, TEN-19: own card, opponent and target are chosen together (TEN-R3)."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _EVERY[me.seats]

    def legal(self, me: Me) -> Sequence[Answer]:
        """At the start of a turn every row is full: only the shogun's slot matters."""
        return _FIRST[me.seats][self.by][_slot_of_shogun(me)]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, say.Attack):
            return why.out_of_place(me, answer, _MUST_ATTACK)
        if answer.target == self.by:
            return why.OWN_ROW()
        if answer.target >= me.seats:
            return why.NO_SUCH_PLAYER(target=answer.target)
        if not powers.MAY_ATTACK[KIND[me.face(ROWS[self.by][answer.slot])]]:
            return why.SHOGUN_MAY_NOT_ATTACK(slot=answer.slot)
        return None

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, say.Attack)
        slot, target, aim = answer.slot, answer.target, answer.aim
        again = powers.ATTACKS_AGAIN[KIND[g.face(ROWS[seat][slot])]]
        g.tell(Attacked(seat, slot, target, aim))
        fight(g, seat, slot, target, aim)
        if again:
            g.then(offer_second_attack, seat, slot, target, aim)
        g.then(after_the_attack, seat)


first_attack: Final = cache(FirstAttack)
"""The question to a seat, made once."""


def offer_second_attack(g: Tenno, by: Seat, ronin: int, target: Seat, aim: int) -> None:
    """TEN-83: whether the ronin won, lost or drew does not matter."""
    g.ask(SecondAttack(by, ronin, target, aim))


class SecondAttack(TennoQuestion):
    """TEN-84, TEN-85: with one of the two other cards, against any card but the ronin's target."""

    FIELDS = ("by", "ronin", "target", "aim")
    __slots__ = FIELDS
    SEATS = frozenset({"by", "target"})

    def __init__(self, by: Seat, ronin: int, target: Seat, aim: int) -> None:
        super().__init__((by,))
        self.by: Final = by
        self.ronin: Final = ronin
        self.target: Final = target
        self.aim: Final = aim

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (say.STOP, *_EVERY[me.seats])

    def legal(self, me: Me) -> Sequence[Answer]:
        """A full row less the ronin's and the shogun's slots against every card but the ronin's target."""
        answers: list[Answer] = [say.STOP]
        own = ROWS[self.by]
        slots = [s for s in _SLOTS if s != self.ronin and powers.MAY_ATTACK[KIND[me.face(own[s])]]]
        for target in range(me.seats):
            if target != self.by:
                spared = self.aim if target == self.target else -1
                aims = [aim for aim, n in enumerate(me.counts(WHOLE_ROW[target])) if n and aim != spared]
                for slot in slots:
                    attacks = say.ATTACK[slot][target]
                    answers += [attacks[aim] for aim in aims]
        return answers

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Stop):
            return None
        if not isinstance(answer, say.Attack):
            return why.out_of_place(me, answer, _SECOND_ATTACK)
        if answer.target == self.by:
            return why.OWN_ROW()
        if answer.target >= me.seats:
            return why.NO_SUCH_PLAYER(target=answer.target)
        if answer.slot == self.ronin:
            return why.NOT_WITH_THE_RONIN_AGAIN(slot=answer.slot)
        if not powers.MAY_ATTACK[KIND[me.face(ROWS[self.by][answer.slot])]]:
            return why.SHOGUN_MAY_NOT_FOLLOW(slot=answer.slot)
        if me.count(ROWS[answer.target][answer.aim]) == 0:
            return why.EMPTY_SLOT(target=answer.target, slot=answer.aim)
        if answer.target == self.target and answer.aim == self.aim:
            return why.SAME_TARGET_AGAIN(target=answer.target, slot=answer.aim)
        return None

    def answer(self, g: Tenno, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, say.Attack):
            g.tell(Attacked(seat, answer.slot, answer.target, answer.aim))
            fight(g, seat, answer.slot, answer.target, answer.aim)
        else:
            g.tell(SecondAttackRenounced(seat))


def _slot_of_shogun(me: Me) -> int:
    for slot, place in enumerate(ROWS[me.seat]):
        if not powers.MAY_ATTACK[KIND[me.top(place)]]:
            return slot
    return _NO_SHOGUN


def _attacks(seats: int) -> tuple[say.Attack, ...]:
    return tuple(
        say.ATTACK[slot][target][aim] for slot in _SLOTS for target in range(seats) for aim in _SLOTS
    )


_EVERY: Final = tuple(_attacks(seats) for seats in range(MAX_SEATS + 1))
"""By number of players: every attack that can be said."""

_FIRST: Final = tuple(
    tuple(
        tuple(
            tuple(attack for attack in _EVERY[seats] if attack.target != by and attack.slot != shogun)
            for shogun in range(_NO_SHOGUN + 1)
        )
        for by in range(seats)
    )
    for seats in range(MAX_SEATS + 1)
)
"""By number of players, attacker and slot of the shogun: the first attacks that are allowed."""

_MUST_ATTACK: Final[why.Ladder] = {
    say.Decline: why.MUST_ATTACK,
    say.Stop: why.NOTHING_TO_STOP,
    say.ShowMonk: why.MONK_HELPS_NO_ATTACK,
    say.KeepCovered: why.MUST_ATTACK,
    say.Refill: why.NO_GAPS,
    say.Peek: why.NO_PEEK,
}
_SECOND_ATTACK: Final[why.Ladder] = {
    **_MUST_ATTACK,
    say.Decline: why.STOP_RENOUNCES,
    say.KeepCovered: why.NO_FIGHT_TO_HELP,
    say.Refill: why.REFILL_LATER,
}
