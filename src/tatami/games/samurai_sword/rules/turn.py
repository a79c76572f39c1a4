"""The turn (SAM-50 to SAM-58, SAM-70 to SAM-72): Recover, Draw, Play, Discard, strictly in this order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.kernel.seats import Seat

from .. import answers as say
from .. import reasons as why
from ..events import CardDiscarded, Recovered, TakenFromDiscard, TurnBegan
from ..pieces import BUSHIDO_OF, DISCARD, HAND, HAND_LIMIT, MOST_SEATS, RESILIENCE
from ..powers import MORE_CARDS, TAKES_FROM_DISCARD
from ..table import Me, SamuraiSword, SamuraiSwordQuestionToOne, changed
from .bushido import check_bushido
from .deck import draw_cards
from .play import PLAY_PHASE
from .three_players import SHOGUNS_BONUS, THREE

CARDS_A_TURN: Final = 2
"""SAM-56."""


def take_turn(g: SamuraiSword, seat: Seat) -> None:
    """SAM-52: the four phases. SAM-55: Bushido is checked at the end of the first, before the second."""
    table = g.table
    table.turn = seat
    table.turn_number += 1
    table.weapons_played = 0
    g.tell(TurnBegan(seat, table.turn_number))
    if not table.resilience[seat]:
        recover(g, seat)
    if g.places[BUSHIDO_OF[seat]]:
        g.then(check_bushido, seat)
        g.then(draw_phase, seat)
    else:
        draw_phase(g, seat)


def recover(g: SamuraiSword, seat: Seat) -> None:
    """SAM-53: with no Resilience left, as many tokens as the character card shows. SAM-54: else nothing."""
    table = g.table
    tokens = RESILIENCE[table.characters[seat]]
    table.resilience = changed(table.resilience, seat, tokens)
    g.tell(Recovered(seat, tokens))


def draw_phase(g: SamuraiSword, seat: Seat) -> None:
    """SAM-56: two cards. SAM-57: changed only by Hideyoshi, Ieyasu and the three-player Shogun."""
    if g.table.characters[seat] in TAKES_FROM_DISCARD and g.places[DISCARD]:
        g.ask(_DRAW_SOURCE[seat])  # SAM-R33: only if there is a top card at this moment
    else:
        draw_cards(g, seat, cards_to_draw(g, seat))
    if g.outcome is None:
        g.ask(PLAY_PHASE[seat])
        g.then(discard_phase, seat)


def cards_to_draw(g: SamuraiSword, seat: Seat) -> int:
    """SAM-56, SAM-126, SAM-178: the bonuses add up (SAM-R70)."""
    table = g.table
    cards = CARDS_A_TURN + MORE_CARDS[table.characters[seat]]
    return cards + SHOGUNS_BONUS if g.seats == THREE and seat == table.shogun else cards


class DrawSource(SamuraiSwordQuestionToOne):
    """SAM-163: Ieyasu may take the first card from the deck or from the top of the discard pile."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return _SOURCES

    def legal(self, me: Me) -> Sequence[Answer]:
        return _SOURCES

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, why.PLAYS):
            return why.PLAY_COMES_AFTER_DRAWING()
        return None if answer in _SOURCES else why.out_of_place(me, answer)

    def answer(self, g: SamuraiSword, seat: Seat, answer: Answer) -> None:
        """SAM-164: every further card is drawn from the deck."""
        count = cards_to_draw(g, seat)
        if isinstance(answer, say.DrawFromDiscard):
            g.tell(TakenFromDiscard(seat, g.face(DISCARD, -1)))
            g.move(DISCARD, -1, HAND[seat])
            count -= 1
        draw_cards(g, seat, count)

    def default(self, me: Me) -> Answer:
        return say.DRAW_DECK


def discard_phase(g: SamuraiSword, seat: Seat) -> None:
    """SAM-70, SAM-71: down to 7 cards. SAM-72, SAM-51: then the next player clockwise; nobody is skipped."""
    if len(g.places[HAND[seat]]) > HAND_LIMIT:
        g.ask(_CARD_TO_DISCARD[seat])
    else:
        take_turn(g, (seat + 1) % g.seats)


class CardToDiscard(SamuraiSwordQuestionToOne):
    """SAM-71: a card of one's own choice, again and again until 7 are left. SAM-R22: in the chosen order."""

    __slots__ = ()

    def candidates(self, me: Me) -> Sequence[Answer]:
        return say.DISCARD

    def legal(self, me: Me) -> Sequence[Answer]:
        return [say.DISCARD[card] for card in sorted(set(me.faces(HAND[self.by])))]

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if isinstance(answer, say.Discard):
            return None if me.holds(HAND[self.by], answer.card) else why.NOT_IN_HAND(card=answer.card)
        if isinstance(answer, say.EndPlay):
            cards = me.count(HAND[self.by])
            return why.DISCARD_FIRST(cards=cards, limit=HAND_LIMIT)
        return why.PLAY_IS_OVER() if isinstance(answer, why.PLAYS) else why.out_of_place(me, answer)

    def answer(self, g: SamuraiSword, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, say.Discard)
        g.tell(CardDiscarded(seat, answer.card))
        g.move_face(HAND[seat], answer.card, DISCARD)
        discard_phase(g, seat)

    def default(self, me: Me) -> Answer:
        """The lowest value: the first in the order of the ledger's tables."""
        return say.DISCARD[min(me.faces(HAND[self.by]))]


_SOURCES: Final = (say.DRAW_DECK, say.DRAW_DISCARD)
_DRAW_SOURCE: Final = tuple(DrawSource(seat) for seat in range(MOST_SEATS))
_CARD_TO_DISCARD: Final = tuple(CardToDiscard(seat) for seat in range(MOST_SEATS))
