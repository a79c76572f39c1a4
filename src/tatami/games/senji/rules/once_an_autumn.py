"""Abilities that are used once an Autumn in one's own actions: a card taken from the discard pile (SEN-202),
a forced exchange (SEN-203)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from ..answers import autumn as say
from ..board import on_board, ready_samurai, spend_ability
from ..events.autumn import CardsSwapped, DiscardTaken, SwapForced
from ..pieces import DISCARD, DISPLAY, HANAFUDA, HAND
from ..reasons import autumn as why
from ..reasons.common import NO_SUCH_PLAYER, out_of_place
from ..table import Me, Senji, SenjiQuestion, SenjiTable


def add_abilities(me: Me, answers: list[Answer]) -> None:
    sayings = me.table.box.say.autumn
    if ready_samurai(me.table, me.seat, "takes_the_discard") >= 0 and me.count(DISCARD):
        answers.append(sayings.take_discard)
    if ready_samurai(me.table, me.seat, "forces_a_swap") >= 0:
        answers += [s for s in sayings.force_swap[: me.seats] if why_not_force_swap(me, s.target) is None]


# --- the discard pile ---------------------------------------------------------------------------


def why_not_take_discard(me: Me) -> Reason | None:
    """SEN-202."""
    if ready_samurai(me.table, me.seat, "takes_the_discard") < 0:
        had = on_board(me.table, me.seat, "takes_the_discard")
        return (why.ONCE_AN_AUTUMN if had else why.NO_TAKING_THE_DISCARD)()
    return None if me.count(DISCARD) else why.DISCARD_IS_EMPTY()


def take_discard(g: Senji, seat: Seat) -> None:
    """SEN-202: the top card. SEN-R74: also one that was just discarded."""
    samurai = ready_samurai(g.table, seat, "takes_the_discard")
    spend_ability(g, samurai)
    g.tell(DiscardTaken(seat, samurai, g.face(DISCARD, -1)))
    g.move(DISCARD, -1, HANAFUDA[seat])


# --- the forced exchange ------------------------------------------------------------------------


def swapped_hands(table: SenjiTable) -> tuple[int, ...]:
    """SEN-R80: the hands that the exchange is about; the dummies lie elsewhere."""
    return HANAFUDA if table.umeko == "hanafuda" else HAND


def why_not_force_swap(me: Me, target: Seat) -> Reason | None:
    """SEN-203: an opponent, and both hold a card."""
    table = me.table
    if ready_samurai(table, me.seat, "forces_a_swap") < 0:
        had = on_board(table, me.seat, "forces_a_swap")
        return (why.ONCE_AN_AUTUMN if had else why.NO_FORCED_SWAP)()
    if target >= me.seats:
        return NO_SUCH_PLAYER(target=target)
    if target == me.seat:
        return why.ANOTHER_PLAYER()
    if target in table.out:
        return why.NOT_IN_THE_GAME(target=target)
    hands = swapped_hands(table)
    if not me.count(hands[me.seat]):
        return why.NO_CARD_TO_SWAP()
    return None if me.count(hands[target]) else why.NO_CARD_TO_GIVE_UP(target=target)


def force_swap(g: Senji, seat: Seat, target: Seat) -> None:
    """SEN-203: once an Autumn."""
    samurai = ready_samurai(g.table, seat, "forces_a_swap")
    spend_ability(g, samurai)
    g.tell(SwapForced(seat, samurai, target))
    g.ask(CardsToSwap(seat, target))


class CardsToSwap(SenjiQuestion):
    """SEN-203, SEN-R81: each of the two chooses one of his own cards, face down."""

    FIELDS = ("by", "target")
    __slots__ = ("by", "target")
    SEATS = frozenset({"by", "target"})
    sealed = True

    def __init__(self, by: Seat, target: Seat) -> None:
        super().__init__((by, target))
        self.by: Final = by
        self.target: Final = target

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (*me.table.box.say.autumn.swap.values(), say.SWAP_DUMMY)

    def legal(self, me: Me) -> Sequence[Answer]:
        cards = me.table.box.say.autumn.swap
        hand = me.sorted_faces(swapped_hands(me.table)[me.seat])
        return [cards[card] for card in dict.fromkeys(hand) if card in cards]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, say.SwapCard):
            return out_of_place(me, answer)
        table, card = me.table, answer.card
        if (card >= table.box.first_hanafuda) != (table.umeko == "hanafuda"):
            return why.NOT_FOR_SWAPPING(card=card)
        if me.holds(swapped_hands(table)[me.seat], card):
            return None
        locked = me.holds(DISPLAY[me.seat], card)
        return (why.DISPLAYED_IS_LOCKED if locked else why.CARD_NOT_HELD)(card=card)

    def answers(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        hands = swapped_hands(g.table)
        mine, theirs = given[self.by], given[self.target]
        assert isinstance(mine, say.SwapCard)
        assert isinstance(theirs, say.SwapCard)
        g.move_face(hands[self.by], mine.card, hands[self.target])
        g.move_face(hands[self.target], theirs.card, hands[self.by])
        g.tell(CardsSwapped(self.by, self.target))

    def time_up(self, g: Senji, given: Mapping[Seat, Answer]) -> None:
        """Whoever has chosen nothing gives his first card."""
        chosen = {seat: given.get(seat) or self.legal(g.seen(seat))[0] for seat in self.seats}
        self.answers(g, chosen)
