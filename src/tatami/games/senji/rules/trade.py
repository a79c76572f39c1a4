"""Trade cards (SEN-151 to SEN-155): the owner shows some of his hanafuda, the other takes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.reasons import NOT_A_PART_HERE, Reason
from tatami.kernel.seats import Seat

from ..answers import autumn as say
from ..answers.common import TakeCard
from ..board import on_board, player_of, remember, send_home
from ..box import TRADE
from ..events.autumn import CardsShown, CardTaken, TradeUsed
from ..pieces import COMMITTED, DECK, DISCARD, HANAFUDA, HAND, SHOWN
from ..reasons import autumn as why
from ..reasons.common import out_of_place
from ..table import Me, Senji, SenjiQuestionToOne
from .hanafuda_deck import draw_hanafuda_to
from .taking import CardToTakeOfShown


def add_trades(me: Me, hand: list[int], answers: list[Answer]) -> None:
    """Those of the different cards of the hand."""
    kind, trades = me.table.box.kind, me.table.box.say.autumn.trade
    cards = [card for card in hand if kind[card] == TRADE]
    answers += [trades[card] for card in cards if why_not_use_trade(me, card) is None]


def why_not_use_trade(me: Me, card: int) -> Reason | None:
    """SEN-151: another family's card. SEN-153, SEN-154: somewhere there is a hanafuda card to be shown."""
    table = me.table
    if not me.holds(HAND[me.seat], card):
        return why.CARD_NOT_HELD(card=card)
    family = table.box.family[card]
    owner = player_of(table, family)
    if owner == me.seat:
        return why.OWN_TRADE_CARD(card=card)
    if owner >= 0:
        return None if me.count(HANAFUDA[owner]) else why.OWNER_HAS_NO_HANAFUDA(target=owner)
    return None if me.count(DECK) or me.count(DISCARD) else why.NO_HANAFUDA_FOR_TRADE(family=family)


def return_openly(g: Senji, seat: Seat, card: int) -> None:
    """A card that is used is seen by all, then goes home (SEN-49)."""
    g.move_face(HAND[seat], card, COMMITTED)
    send_home(g, COMMITTED, card)


def use_trade(g: Senji, seat: Seat, card: int) -> None:
    """SEN-151. SEN-154: an absent family has nobody to show cards, so the deck does. SEN-R61: so too where
    the family was eliminated. SEN-196: one card more with Ishida."""
    table = g.table
    family = table.box.family[card]
    owner = player_of(table, family)
    number = table.box.value[card] + (1 if on_board(table, seat, "one_more_shown") else 0)
    g.tell(TradeUsed(seat, family, card, number))
    return_openly(g, seat, card)
    if owner < 0:
        draw_hanafuda_to(g, SHOWN, number)
        g.then(show_for_trade, seat, family)
        return
    remember(g, "traded", seat, owner)
    if len(g.places[HANAFUDA[owner]]) <= number:
        for face in g.seen(owner).sorted_faces(HANAFUDA[owner]):
            g.move_face(HANAFUDA[owner], face, SHOWN)
        g.then(show_for_trade, seat, family)
    else:
        g.ask(CardsToShow(owner, seat, number))


def show_for_trade(g: Senji, seat: Seat, family: int) -> None:
    """SEN-155: only the player who used the trade card sees them. A single one he must take."""
    g.show_to(SHOWN, seat)
    g.tell(CardsShown(seat, len(g.places[SHOWN])))
    if len(g.places[SHOWN]) == 1:
        take_shown(g, seat, family, g.face(SHOWN))
    else:
        g.ask(CardToTrade(seat, family))


def take_shown(g: Senji, seat: Seat, family: int, card: int) -> None:
    """SEN-151: one comes into his hand, the owner keeps the rest; SEN-154: or it is shuffled back."""
    g.move_face(SHOWN, card, HANAFUDA[seat])
    owner = player_of(g.table, family)
    if owner < 0:
        g.gather("hanafuda", SHOWN, DECK)
    else:
        for face in sorted(g.face(SHOWN, k) for k in range(len(g.places[SHOWN]))):
            g.move_face(SHOWN, face, HANAFUDA[owner])
    g.tell(CardTaken(seat, family))


def cards_in(parts: Sequence[Answer]) -> list[int]:
    """The cards that an answer is made of."""
    return [part.card for part in parts if isinstance(part, say.WithCard)]


class CardsToShow(SenjiQuestionToOne):
    """SEN-151, SEN-R58: the owner chooses which of his cards he shows."""

    FIELDS = ("by", "taker", "number")
    __slots__ = ("number", "taker")
    SEATS = frozenset({"by", "taker"})

    def __init__(self, by: Seat, taker: Seat, number: int) -> None:
        super().__init__(by)
        self.taker: Final = taker
        self.number: Final = number

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (me.table.box.say.autumn.show,)

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, Compound):
            return self.why_not_compound(me, answer)
        return None if isinstance(answer, say.ShowCards) else out_of_place(me, answer)

    def menu(self, me: Me, form: Form, so_far: Sequence[Answer]) -> Sequence[Answer]:
        cards = me.table.box.say.autumn.card
        return [cards[card] for card in dict.fromkeys(me.sorted_faces(HANAFUDA[self.by]))]

    def why_not_part(self, me: Me, form: Form, so_far: Sequence[Answer], part: Answer) -> Reason | None:
        if not isinstance(part, say.WithCard):
            return NOT_A_PART_HERE()
        if len(so_far) >= self.number:
            return why.SHOWS_ENOUGH(need=self.number)
        card, hand = part.card, me.faces(HANAFUDA[self.by])
        if card not in hand:
            return why.NOT_TO_BE_SHOWN(card=card)
        return why.SHOWN_TWICE(card=card) if hand.count(card) <= cards_in(so_far).count(card) else None

    def why_not_whole(self, me: Me, form: Form, parts: Sequence[Answer]) -> Reason | None:
        have, need = len(parts), self.number
        return why.MUST_SHOW(have=have, need=need) if have < need else None

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, Compound)
        for card in cards_in(answer.parts):
            g.move_face(HANAFUDA[seat], card, SHOWN)
        g.then(show_for_trade, self.taker, g.table.families[seat])

    def default(self, me: Me) -> Answer:
        """Whoever chooses nothing shows the first cards of his hand."""
        say = me.table.box.say.autumn
        return say.show.of([say.card[card] for card in me.sorted_faces(HANAFUDA[self.by])[: self.number]])


class CardToTrade(CardToTakeOfShown):
    """SEN-151, SEN-154: he must take one of the cards shown; `family` is that of the trade card."""

    FIELDS = ("by", "family")
    __slots__ = ("family",)
    KINDS = {"family": "family"}
    NOT_THERE = why.NOT_SHOWN_TO_YOU

    def __init__(self, by: Seat, family: int) -> None:
        super().__init__(by)
        self.family: Final = family

    def answer(self, g: Senji, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, TakeCard)
        take_shown(g, seat, self.family, answer.card)
