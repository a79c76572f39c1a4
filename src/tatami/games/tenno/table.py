"""The open facts of a game of Tenno."""

from __future__ import annotations

from typing import Final, NamedTuple

from tatami.hooks.shapes import MANY_SEATS, NUMBER, SEAT, TRUTH, Keyed, Listed, Named, Parts
from tatami.kernel.game import Game
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

from .pieces import MARKS

SEEN, HANDLED, REFILLED = range(len(MARKS))


class Sighting(NamedTuple):
    """A line of memory: in which turn what kind of card was seen in a slot (in a peek nobody says), what has
    become of that slot since, and who peeked, unless everybody saw it."""

    turn: int
    seat: Seat
    slot: int
    kind: int
    mark: int
    by: Seat


_SIGHTING: Final = Parts(
    Sighting,
    {
        "turn": NUMBER,
        "seat": Named("seat"),
        "slot": NUMBER,
        "kind": Named("kind", may_lack=True),
        "mark": Named("mark"),
        "by": Named("seat", may_lack=True),
    },
)


class TennoTable(Table):
    """`lost` and `victories` are of the present turn: cards the attacker lost, defenders who won."""

    FIELDS = ("turn", "turn_number", "lost", "victories", "colours", "memory_aid", "sightings")
    __slots__ = FIELDS
    SHAPES = {
        "turn": SEAT,
        "turn_number": NUMBER,
        "lost": NUMBER,
        "victories": MANY_SEATS,
        "colours": Keyed("seat", Named("colour", may_lack=True)),
        "memory_aid": TRUTH,
        "sightings": Listed(_SIGHTING),
    }

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
