"""The diplomat kami (SEN-209, SEN-210), in Winter and in one's own Autumn, and Naoe's look (SEN-199)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.events import Glimpsed
from tatami.kernel.pieces import FACE
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat, letter

from ..answers.autumn import TAKE_NOTHING
from ..answers.common import TakeCard
from ..board import on_board, ready_samurai, spend_ability
from ..box import DIPLOMAT
from ..events.winter import HandLookedAt, KamiCalled, KamiTook
from ..pieces import HAND, KAMI, SAMURAI_DISCARD
from ..reasons import winter as why
from ..reasons.autumn import KAMI_TAKES_ONE
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne, SenjiTable
from .composing import why_not_target
from .dealing import hand_of, letters_for_cards_gone, void_letters

SEES_A_HAND: Final = "sees_a_hand"
KAMI_PART: Final = 8
"""House limit: the part of a glass in which a card is chosen: half a minute of four."""


# --- Naoe ---------------------------------------------------------------------------------------


def why_not_look(me: Me, target: Seat) -> Reason | None:
    """SEN-199: once per Winter, while he is on the board; for the host if he is the imperial samurai."""
    if not on_board(me.table, me.seat, SEES_A_HAND):
        return why.NOBODY_SEES_HANDS()
    if ready_samurai(me.table, me.seat, SEES_A_HAND) < 0:
        return why.HAS_LOOKED()
    reason = why_not_target(me, target)
    if reason is not None:
        return reason
    return None if me.count(HAND[target]) else why.HAND_IS_EMPTY(target=target)


def add_looks(me: Me, partners: Sequence[Seat], answers: list[Answer]) -> None:
    if ready_samurai(me.table, me.seat, SEES_A_HAND) >= 0:
        answers += [me.table.box.say.winter.look[seat] for seat in partners if me.count(HAND[seat])]


def look(g: Senji, seat: Seat, target: Seat) -> None:
    """SEN-199: at the whole hand, once; bids are no part of it (SEN-240)."""
    spend_ability(g, ready_samurai(g.table, seat, SEES_A_HAND))
    g.tell(HandLookedAt(seat, target))
    for face in sorted(p & FACE for p in g.places[HAND[target]]):
        g.tell(Glimpsed(seat, HAND[target], -1, face))


# --- the kami -----------------------------------------------------------------------------------


def why_not_diplomat_kami(me: Me, samurai: int, target: Seat) -> Reason | None:
    """SEN-207 to SEN-209: a kami of one's own, a diplomat, and somebody who holds a card (SEN-R79)."""
    box = me.table.box
    if not me.holds(KAMI[me.seat], box.first_samurai + samurai):
        return why.NO_SUCH_KAMI(samurai=samurai)
    if box.kami[samurai] != DIPLOMAT:
        return why.NOT_A_DIPLOMAT(samurai=samurai)
    if target == me.seat:
        return why.NOT_ON_ONESELF()
    reason = why_not_target(me, target)
    if reason is not None:
        return reason
    return None if me.count(HAND[target]) else why.NOTHING_FOR_THE_KAMI(target=target)


def add_diplomat_kami(me: Me, answers: list[Answer]) -> None:
    """All that a diplomat kami can be sent to."""
    if not me.count(KAMI[me.seat]):
        return
    box = me.table.box
    for face in me.sorted_faces(KAMI[me.seat]):
        samurai = face - box.first_samurai
        if box.kami[samurai] == DIPLOMAT:
            answers += [
                box.say.winter.kami[samurai][seat]
                for seat in range(me.seats)
                if seat != me.seat and seat not in me.table.out and me.count(HAND[seat])
            ]


def diplomat_kami(g: Senji, seat: Seat, samurai: int, target: Seat) -> None:
    """SEN-209, SEN-215: the kami is used up, the hand is shown, and a card of it is chosen."""
    g.tell(KamiCalled(seat, samurai, target))
    g.move_face(KAMI[seat], g.table.box.first_samurai + samurai, SAMURAI_DISCARD)
    g.show_to(HAND[target], seat)
    g.ask(CardToTake(seat, target))


class CardToTake(SenjiQuestionToOne):
    """SEN-209: any card of a hand that is shown, except the dummy."""

    FIELDS = ("by", "target")
    __slots__ = ("target",)
    SEATS = frozenset({"by", "target"})

    def __init__(self, by: Seat, target: Seat) -> None:
        super().__init__(by)
        self.target: Final = target

    def lasts(self, table: SenjiTable) -> tuple[str, int] | None:
        """In Winter nobody else can act meanwhile, so the glass stands still, but not for long: whoever calls
        a kami must not take the others' Winter from them (SEN-39, SEN-40)."""
        if glass_of(table) is None:
            return None
        return f"kami {table.year} {letter(self.by)} {letter(self.target)}", max(1, table.glass // KAMI_PART)

    def candidates(self, me: Me) -> Sequence[Answer]:
        return me.table.box.say.winter.take

    def legal(self, me: Me) -> Sequence[Answer]:
        take = me.table.box.say.winter.take
        return [take[card] for card in sorted(set(me.faces(HAND[self.target])))]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if answer == TAKE_NOTHING:
            return KAMI_TAKES_ONE()
        if not isinstance(answer, TakeCard):
            return out_of_place(me, answer)
        box = me.table.box
        if box.valued <= answer.card < box.diplomacy:
            return why.DUMMY_IS_NEVER_TAKEN()
        if not me.holds(HAND[self.target], answer.card):
            return why.NOT_AMONG_THE_CARDS(card=answer.card)
        return None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        """SEN-241: what the victim offered with that card is void."""
        assert isinstance(answer, TakeCard)
        hand = hand_of(g, self.target)
        hand.remove(answer.card)
        pages = void_letters(g, {self.target: hand})
        pages |= letters_for_cards_gone(g, self.target, seat, (answer.card,), False)
        g.tell(KamiTook(seat, tuple(pages.values()), self.target))
        g.move_face(HAND[self.target], answer.card, HAND[seat])
        g.cover_all(HAND[self.target])


def glass_of(table: SenjiTable) -> tuple[str, int] | None:
    """SEN-39: the glass of this Winter, whoever is asked."""
    return (f"winter {table.year}", table.glass) if table.glass and table.phase == "winter" else None
