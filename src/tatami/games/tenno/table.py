"""The open facts of a game of Tenno."""

from __future__ import annotations

from tatami.kernel.game import Game
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

Sighting = tuple[int, int, int, int, int, int]
"""A line of memory: turn, seat, slot, kind (-1 in a peek), SEEN/HANDLED/REFILLED, peeker (-1: all)."""

SEEN, HANDLED, REFILLED = range(3)


class TennoTable(Table):
    """`lost` and `victories` are of the present turn: cards the attacker lost, defenders who won."""

    FIELDS = ("turn", "turn_number", "lost", "victories", "colours", "memory_aid", "sightings")
    __slots__ = FIELDS
    SEATS = frozenset({"turn", "victories"})

    def __init__(
        self,
        turn: Seat,
        turn_number: int,
        lost: int,
        victories: tuple[Seat, ...],
        colours: tuple[int, ...],
        memory_aid: bool,
        sightings: tuple[Sighting, ...],
    ) -> None:
        self.turn = turn
        self.turn_number = turn_number
        self.lost = lost
        self.victories = victories
        self.colours = colours
        self.memory_aid = memory_aid
        self.sightings = sightings

    def clone(self) -> TennoTable:
        return TennoTable(
            self.turn,
            self.turn_number,
            self.lost,
            self.victories,
            self.colours,
            self.memory_aid,
            self.sightings,
        )


Tenno = Game[TennoTable]
TennoQuestion = Question[TennoTable]
TennoQuestionToOne = QuestionToOne[TennoTable]
Me = Seen[TennoTable]
