"""Lone Star: the smallest complete game on the mat. Copy this folder to begin a new game.

Everybody is dealt five cards of a deck with the numbers 1 to 7. In each round all lay one card face down
at the same time, then turn them up; the highest number that nobody else played wins its player a star.
After five rounds the most stars win. (docs/adding-a-game.md walks through this file.)
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from tatami.hooks.shapes import NUMBER, Keyed
from tatami.kernel.answers import Answer
from tatami.kernel.events import Count, Event
from tatami.kernel.game import Frame, Game, Options
from tatami.kernel.outcome import Outcome
from tatami.kernel.pieces import piece
from tatami.kernel.places import Layout, Place
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NOT_AN_ANSWER_HERE, NotUnderstood, Reason, Refusal
from tatami.kernel.rules import Rules
from tatami.kernel.seats import EVERYBODY, NOBODY, Seat, letter, mask_of
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

NUMBERS: Final = 7
ROUNDS: Final = 5

# --- where cards lie -------------------------------------------------------------------------------------

DECK: Final = 0
PLAYED: Final = 1


def hand(seat: Seat) -> int:
    return 2 * seat + 2


def laid(seat: Seat) -> int:
    return 2 * seat + 3


# --- what everybody knows, says and notices --------------------------------------------------------------


class StarTable(Table):
    FIELDS = ("round", "stars")
    __slots__ = FIELDS
    SHAPES = {"round": NUMBER, "stars": Keyed("seat", NUMBER)}

    def __init__(self, round: int, stars: tuple[int, ...]) -> None:
        self.round = round
        self.stars = stars

    def clone(self) -> StarTable:
        return StarTable(self.round, self.stars)


Star = Game[StarTable]


class Lay(Answer):
    """`lay 3`: put your 3 face down."""

    __slots__ = ("card",)
    KINDS = {"card": "number"}

    def __init__(self, card: int) -> None:
        super().__init__(f"lay {card + 1}")
        self.card: Final = card


LAY: Final = tuple(Lay(card) for card in range(NUMBERS))
NOT_IN_HAND: Final = Refusal("not-in-hand", "TPL-2", card="number")


class StarWon(Event, frozen=True, gc=False):
    seat: Seat
    card: Count


# --- the rules -------------------------------------------------------------------------------------------


def play_round(g: Star) -> None:
    """TPL-1: five rounds, then the most stars win; equal stars share the victory."""
    if g.table.round == ROUNDS:
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

    def candidates(self, me: Seen[StarTable]) -> Sequence[Answer]:
        return LAY

    def why_not(self, me: Seen[StarTable], answer: Answer) -> Reason | None:
        if not isinstance(answer, Lay):
            return NOT_AN_ANSWER_HERE()
        return None if me.holds(hand(me.seat), answer.card) else NOT_IN_HAND(card=answer.card + 1)

    def answer(self, g: Star, seat: Seat, answer: Answer) -> None:
        assert isinstance(answer, Lay)
        g.move_face(hand(seat), answer.card, laid(seat))


def compare_cards(g: Star) -> None:
    """TPL-3: the highest card that was played by one player only wins a star."""
    cards = [g.turn_up(laid(seat)) for seat in range(g.seats)]
    lone = [card for card in cards if cards.count(card) == 1]
    if lone:
        winner = cards.index(max(lone))
        g.table.stars = tuple(n + (seat == winner) for seat, n in enumerate(g.table.stars))
        g.tell(StarWon(winner, max(lone) + 1))
    for seat in range(g.seats):
        g.move(laid(seat), 0, PLAYED)
    g.then(play_round)


# --- what the kernel wants to know -----------------------------------------------------------------------


class StarRules(Rules[StarTable]):
    name = "template"
    prefix = "TPL"
    seat_counts = range(2, 6)
    default_seats = 3
    faces = tuple(str(card + 1) for card in range(NUMBERS))
    table = StarTable
    modules = (sys.modules[__name__],)
    endings = ("stars", "shared")

    def make_layout(self, seats: int, options: Options) -> Layout:
        places = [Place("deck", NOBODY), Place("played", EVERYBODY, bag=True)]
        for seat in range(seats):
            places.append(Place(f"hand.{letter(seat)}", mask_of(seat), bag=True))
            places.append(Place(f"laid.{letter(seat)}", mask_of(seat)))
        every_card = [card for card in range(NUMBERS) for _ in range(seats)]
        return Layout(places, [every_card], [DECK], len(self.faces))

    def fresh_table(self, seats: int, options: Options) -> StarTable:
        return StarTable(0, (0,) * seats)

    def set_up(self, g: Star) -> None:
        g.places[DECK].extend(piece(card) for card in g.layout.stocks[0])
        g.shuffle("deck", DECK)
        for seat in range(g.seats):
            g.draw(DECK, hand(seat), ROUNDS)
        g.then(play_round)

    def opening(self, table: StarTable) -> list[Frame]:
        return [(compare_cards, ()), CardToLay(tuple(range(len(table.stars))))]

    def parse(self, text: str) -> Answer:
        for answer in LAY:
            if answer.text == text:
                return answer
        raise NotUnderstood("not-an-answer", game=self.name, text=text[:60], usage="lay 3")


RULES: Final = StarRules()
