"""The rules of Lone Star, clause by clause. A real game has a folder `rules` with a file for each chapter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.outcome import Outcome
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, Reason, Refusal
from tatami.kernel.seats import Seat

from .answers import LAY, Lay
from .events import StarWon
from .pieces import PLAYED, hand, laid, prize_of
from .table import Me, Star, StarTable

NOT_IN_HAND: Final = Refusal("not-in-hand", "TPL-2", card="face")


def play_round(g: Star) -> None:
    """TPL-1: as many rounds as agreed, then the most stars win; equal stars share the victory."""
    if g.table.round == g.options["rounds"]:
        best = max(g.table.stars)
        winners = tuple(seat for seat in range(g.seats) if g.table.stars[seat] == best)
        g.finish(Outcome(winners, "stars" if len(winners) == 1 else "shared", g.table.stars))
        return
    g.table.round += 1
    g.ask(CardToLay(tuple(range(g.seats))))
    g.then(compare_cards)


class CardToLay(Question[StarTable]):
    """TPL-2: everybody lays one of the cards left in hand, face down, all at the same time."""

    __slots__ = ()
    sealed = True

    def candidates(self, me: Me) -> Sequence[Answer]:
        return LAY

    def why_not(self, me: Me, answer: Answer) -> Reason | None:
        if not isinstance(answer, Lay):
            return NOT_AN_ANSWER_HERE()
        return None if me.holds(hand(me.seat), answer.card) else NOT_IN_HAND(card=answer.card)

    def answer(self, g: Star, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, Lay)
        g.move_face(hand(seat), answer.card, laid(seat))


def compare_cards(g: Star) -> None:
    """TPL-3: the highest card that only one player has laid wins; by TPL-R2 the lowest."""
    cards = [g.turn_up(laid(seat)) for seat in range(g.seats)]
    lone = [card for card in cards if cards.count(card) == 1]
    if lone:
        best = min(lone) if g.options["wins"] == "lowest" else max(lone)
        winner = cards.index(best)
        prize = prize_of(g.table.round, int(g.options["rounds"]))
        g.table.stars = tuple(n + prize * (seat == winner) for seat, n in enumerate(g.table.stars))
        g.tell(StarWon(winner, best + 1, prize))
    for seat in range(g.seats):
        g.move(laid(seat), 0, PLAYED)
    g.then(play_round)
