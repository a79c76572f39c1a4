"""The open facts of a game of Shinobi."""

from __future__ import annotations

from typing import Final, NamedTuple

from tatami.hooks.shapes import NUMBER, SEAT, TEXT, Listed, Parts, Word
from tatami.kernel.game import Game
from tatami.kernel.questions import Question, QuestionToOne
from tatami.kernel.seats import Seat
from tatami.kernel.seen import Seen
from tatami.kernel.table import Table

PLACED: Final = "placed"
"""It received a card by the first order (SHI-40)."""
MOVED_ON: Final = "moved on"
"""The card it received by the first order was moved on by the second (SHI-41)."""
MOVED_IN: Final = "moved in"
"""A card was moved into it by the second order (SHI-40)."""
STRUCK: Final = "ninja"
"""It was hit by a ninja (SHI-54)."""

CAUSES: Final = (PLACED, MOVED_ON, MOVED_IN, STRUCK)


class Mark(NamedTuple):
    """An army that may not be attacked this turn, and why: ("B.oda", PLACED)."""

    army: str
    cause: str


DECK_HOLDS: Final = -1
"""`turns_left` while the deck still holds cards."""


class ShinobiTable(Table):
    """`protected` is of the present turn; `turns_left` counts the turns after it in the last round."""

    FIELDS = ("turn", "turn_number", "protected", "turns_left")
    __slots__ = FIELDS
    SHAPES = {
        "turn": SEAT,
        "turn_number": NUMBER,
        "protected": Listed(Parts(Mark, {"army": TEXT, "cause": Word(*CAUSES)})),
        "turns_left": NUMBER,
    }

    def __init__(self, turn: Seat, turn_number: int, protected: tuple[Mark, ...], turns_left: int) -> None:
        self.turn = turn
        self.turn_number = turn_number
        self.protected = protected
        self.turns_left = turns_left

    def clone(self) -> ShinobiTable:
        return ShinobiTable(self.turn, self.turn_number, self.protected, self.turns_left)


Shinobi = Game[ShinobiTable]
ShinobiQuestion = Question[ShinobiTable]
ShinobiQuestionToOne = QuestionToOne[ShinobiTable]
Me = Seen[ShinobiTable]
