"""Bushido (SAM-55, SAM-137 to SAM-145)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.pieces import HIDDEN
from tatami.kernel.reasons import Reason, Refusal
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import BushidoChecked, BushidoPassedOn, CardDiscarded, HonorPaidToBushido
from ..pieces import BUSHIDO_OF, DISCARD, HAND, MOST_SEATS, is_weapon
from ..table import Me, SamuraiSword, SamuraiSwordQuestionToOne, changed
from .deck import reveal_card
from .end import end_by_honor
from .three_players import price_of_bushido as price_of
from .weapons import WEAPON_BITS, Choices


def check_bushido(g: SamuraiSword, seat: Seat) -> None:
    """SAM-138: the top card of the deck is revealed and discarded. SAM-142: no Weapon, and it moves on.

    SAM-R81: if no card can be revealed, Bushido stays.
    """
    card = reveal_card(g)
    if card == HIDDEN or g.outcome is not None:
        return
    g.tell(BushidoChecked(seat, card, is_weapon(card)))
    if is_weapon(card):
        g.ask(_BUSHIDO_ANSWER[price_of(g.table, seat)][seat])
    else:
        pass_on(g, seat)


def pass_on(g: SamuraiSword, seat: Seat) -> None:
    """SAM-140, SAM-142: in front of the next player clockwise. SAM-R75: Harmless or not."""
    following = (seat + 1) % g.seats
    g.tell(BushidoPassedOn(seat, following))
    g.move(BUSHIDO_OF[seat], -1, BUSHIDO_OF[following])


class BushidoAnswer(SamuraiSwordQuestionToOne):
    """SAM-139: a Weapon from the hand, or an Honor token. SAM-R102: asked also of a hand without Weapons.

    SAM-R82: `tokens` is the price of the second, 0 for the Shogun of three.
    """

    FIELDS = ("by", "tokens")
    DEFAULTS = {"tokens": 1}
    __slots__ = ("tokens",)

    def __init__(self, by: Seat, tokens: int = 1) -> None:
        super().__init__(by)
        self.tokens: Final = tokens

    def candidates(self, me: Me) -> Sequence[Answer]:
        return (*say.DISCARD, say.PAY)

    def legal(self, me: Me) -> Sequence[Answer]:
        return _GIVEN_UP[me.kinds(HAND[self.by]) & WEAPON_BITS]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.PayHonor):
            return None  # SAM-R77: also of a player who holds a Weapon
        if isinstance(answer, say.Discard):
            return why_not_give_up(me, answer.card, why.BUSHIDO_WANTS_A_WEAPON)
        if isinstance(answer, say.Parry | say.Endure):
            return why.WEAPON_OR_HONOR(tokens=self.tokens)
        if isinstance(answer, (*why.PLAYS, say.DrawFromDeck, say.DrawFromDiscard)):
            return why.CHECK_BUSHIDO_FIRST(tokens=self.tokens)
        return why.out_of_place(me, answer)

    def answer(self, g: SamuraiSword, seat: Seat, answer: Answer) -> None:
        if isinstance(answer, say.Discard):
            g.tell(CardDiscarded(seat, answer.card))
            g.move_face(HAND[seat], answer.card, DISCARD)
            pass_on(g, seat)
        else:
            pay_honor(g, seat)

    def default(self, me: Me) -> Answer:
        """The lowest Weapon, or else Honor."""
        return self.legal(me)[0]


def why_not_give_up(me: Me, card: int, unless_weapon: Refusal) -> Reason | None:
    """SAM-139, SAM-154: a Weapon from the hand; also Hanzō's last card (SAM-R55)."""
    if not me.holds(HAND[me.seat], card):
        return why.NOT_IN_HAND(card=card)
    return None if is_weapon(card) else unless_weapon(card=card)


def pay_honor(g: SamuraiSword, seat: Seat) -> None:
    """SAM-141: the token goes to the box, and Bushido is discarded. SAM-129: free for the Shogun of three.

    SAM-R78: with the last token the game ends; nobody receives it and nobody was Defeated.
    """
    table = g.table
    tokens = price_of(table, seat)
    g.tell(HonorPaidToBushido(seat, tokens))
    table.honor = changed(table.honor, seat, -tokens)
    g.move(BUSHIDO_OF[seat], -1, DISCARD)
    if not table.honor[seat]:
        end_by_honor(g)


_GIVEN_UP: Final = Choices(say.DISCARD, say.PAY)
_BUSHIDO_ANSWER: Final = tuple(
    tuple(BushidoAnswer(seat, tokens) for seat in range(MOST_SEATS)) for tokens in (0, 1)
)
"""By price and seat."""
