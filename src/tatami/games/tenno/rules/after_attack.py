"""After the attack: refilling (TEN-33 to TEN-38), then the bonuses (TEN-14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import GapsFilled
from ..memory import slot_refilled
from ..pieces import HANDS, KIND, KINDS, ROWS, SET, WHOLE_ROW, card
from ..table import Me, Tenno, TennoQuestion
from .bonuses import bonuses
from .end import end_of_game, who_cannot_refill, who_has_gaps


def after_the_attack(g: Tenno, attacker: Seat) -> None:
    """TEN-14: (c) end-of-game check, (d) refilling, (e) bonuses. TEN-61: an end stops the rest."""
    short = who_has_gaps(g)
    stuck = who_cannot_refill(g, short)
    if stuck >= 0:
        g.then(end_of_game, stuck)
        return
    if short:
        g.ask(cards_for_the_gaps(tuple(short)))
        g.then(bonuses, attacker)
    else:
        bonuses(g, attacker)


class CardsForTheGaps(TennoQuestion):
    """TEN-33, TEN-37: everybody with gaps fills them from his hand, secretly and at the same time."""

    __slots__ = ()
    sealed = True

    def candidates(self, me: Me) -> Sequence[Answer]:
        """Every filling of the right gaps with cards of one's own set, in hand or not."""
        return _fillings(_gaps(me), range(len(KINDS)))

    def legal(self, me: Me) -> Sequence[Answer]:
        faces, counts = me.sorted_faces(HANDS[me.seat]), me.counts(WHOLE_ROW[me.seat])
        if counts.count(0) == 1:
            refills = say.REFILL_ONE[counts.index(0)]
            return [refills[KIND[face]] for face in faces]
        return _fillings(_gaps(me), [KIND[face] for face in faces])

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, say.Refill):
            return _why_not_another(me, answer)
        seat, counts = me.seat, me.counts(WHOLE_ROW[me.seat])
        if len(answer.fill) == 1 == counts.count(0):
            slot, kind = answer.fill[0]
            if counts[slot] == 0 and me.holds(HANDS[seat], seat * SET + kind):
                return None
        open_slots = _gaps(me)
        if [slot for slot, _ in answer.fill] != open_slots:
            return why.WRONG_GAPS(gaps=" ".join(str(slot + 1) for slot in open_slots))
        return _why_not_these(me, [kind for _, kind in answer.fill])

    def answers(self, g: Tenno, given: Mapping[Seat, Answer]) -> None:
        for seat in self.seats:
            answer = given[seat]
            assert isinstance(answer, say.Refill)
            g.tell(GapsFilled(seat, len(answer.fill)))
            for slot, kind in answer.fill:
                g.move_face(HANDS[seat], card(seat, kind), ROWS[seat][slot])
                if g.table.memory_aid:
                    slot_refilled(g, seat, slot)


cards_for_the_gaps: Final = cache(CardsForTheGaps)
"""The question to those seats, made once."""


def _why_not_another(me: Me, answer: Answer) -> Reason:
    """Why something else than a refill is refused: to whom the turn belongs matters, and who has won."""
    if isinstance(answer, say.Peek):
        return why.no_peek_yet(me)
    return why.no_attack(me) if isinstance(answer, say.Attack) else why.out_of_place(me, answer, _MUST_REFILL)


def _why_not_these(me: Me, kinds: list[int]) -> Reason | None:
    """TEN-35: cards of the hand. TEN-34: a different one for each gap."""
    for nth, kind in enumerate(kinds):
        if not me.holds(HANDS[me.seat], card(me.seat, kind)):
            return why.NOT_IN_HAND(kind=kind)
        if kind in kinds[:nth]:
            return why.CARD_FILLS_ONE_GAP(kind=kind)
    return None


def _gaps(me: Me) -> list[int]:
    return [slot for slot, cards in enumerate(me.counts(WHOLE_ROW[me.seat])) if not cards]


def _fillings(open_slots: list[int], kinds: Sequence[int]) -> list[Answer]:
    return [
        say.refill(tuple(zip(open_slots, chosen, strict=True)))
        for chosen in permutations(kinds, len(open_slots))
    ]


_MUST_REFILL: Final[why.Ladder] = {
    say.Decline: why.MUST_REFILL,
    say.Stop: why.MUST_REFILL,
    say.KeepCovered: why.MUST_REFILL,
    say.ShowMonk: why.NO_FIGHT_TO_HELP,
    say.Swap: why.NO_SWAP,
}
