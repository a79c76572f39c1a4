"""Lone Star: a whole small game. Copy this folder to begin a new one (docs/adding-a-game.md).

Everybody is dealt five cards of a deck with the numbers 1 to 7. In each round all lay one card face down
at the same time, then turn them up; the highest number that nobody else played wins its player a star.
A round is worth one star, the last one three; then the most stars win.
"""

from __future__ import annotations

from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.game import Frame, Options
from tatami.kernel.pieces import piece
from tatami.kernel.places import Layout
from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Option, Rules

from . import events, pieces, rules
from .answers import LAY as LAY
from .answers import Lay as Lay
from .pieces import DECK as DECK
from .pieces import PLAYED as PLAYED
from .pieces import hand as hand
from .pieces import laid as laid
from .rules import CardToLay, compare_cards, play_round
from .table import Star as Star
from .table import StarTable

FEWEST, USUAL, MOST = 3, 5, pieces.NUMBERS


class StarRules(Rules[StarTable]):
    """Everything the kernel wants to know about Lone Star."""

    name = "template"
    prefix = "TPL"
    version = 2
    seat_counts = range(2, 6)
    default_seats = 3
    faces = pieces.FACES
    table = StarTable
    modules = (events, rules)
    endings = ("stars", "shared")
    options = (
        Option("rounds", USUAL, "TPL-R1", low=FEWEST, high=MOST),
        Option("wins", "highest", "TPL-R2", ("highest", "lowest")),
    )

    def make_layout(self, seats: int, options: Options) -> Layout:
        return pieces.layout(seats)

    def fresh_table(self, seats: int, options: Options) -> StarTable:
        return StarTable(0, (0,) * seats)

    def set_up(self, g: Star) -> None:
        """TPL-4: everybody is dealt a card for each round."""
        g.places[DECK].extend(piece(card) for card in g.layout.stocks[0])
        g.shuffle("deck", DECK)
        for seat in range(g.seats):
            g.draw(DECK, hand(seat), int(g.options["rounds"]))
        g.then(play_round)

    def opening(self, table: StarTable) -> list[Frame]:
        return [(compare_cards, ()), CardToLay(tuple(range(len(table.stars))))]

    def parse(self, text: str) -> Answer:
        for answer in LAY:
            if answer.text == text:
                return answer
        raise NotUnderstood("not-an-answer", game=self.name, text=text[:60], usage="lay 3")


RULES: Final = StarRules()
