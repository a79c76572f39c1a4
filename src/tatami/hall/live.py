"""A table that is awake: what its log has made of it. Every change is an entry: asked for, written, then applied.

A method that begins with `may_` or returns an entry looks and changes nothing; only `apply` changes. So a table can
be rebuilt from its log, and nothing can happen at it that is not written down. Nothing here waits, knows a socket or
reads a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.players.course import Course

from . import entries as log
from . import reasons as why
from .clocks import Clocks
from .deal import commitment_to, seed_of
from .entries import Entry, Millis, Opened


class Cushion:
    """A place at the table: free, a person's, or a bot's; a bot may stand in for its person."""

    __slots__ = ("bot", "colour", "entropy", "name", "person", "stand_in")

    def __init__(self) -> None:
        self.free()

    def free(self) -> None:
        self.person = self.name = self.colour = self.entropy = self.bot = self.stand_in = ""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    @property
    def who_answers(self) -> str:
        """The kind of bot that answers here, or nothing if a person does."""
        return self.bot or self.stand_in


class LiveTable:
    """One table. `seq` is how many entries its log has."""

    def __init__(self, opened: Opened, rules: Rules[Any]) -> None:
        self.opened: Final = opened
        self.rules: Final = rules
        self.cushions: Final = [Cushion() for _ in range(opened.seats)]
        self.course: Course | None = None
        self.clocks: Final = Clocks(opened.clock, opened.seats)
        self.seq = 1
        self.question_number = 0
        """Counts the questions of this table: what a client names when it answers, so that nothing counts twice."""
        self.answered: Final[dict[Seat, tuple[int, str]]] = {}
        """By seat: the number of the question it answered last, and its answer."""
        self.undo_wanted: Seat | None = None
        self.undo_agreed: Final[set[Seat]] = set()
        self.paused_until: Millis = 0

    # --- what can be seen -----------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        if self.course is None:
            raise Refused(why.GAME_HAS_NOT_BEGUN())
        return self.course.game

    @property
    def outcome(self) -> Outcome | None:
        return self.course.game.outcome if self.course else None

    @property
    def question(self) -> Question[Any] | None:
        return self.course.game.question if self.course else None

    @property
    def commitment(self) -> str:
        return commitment_to(self.opened.secret)

    @property
    def is_full(self) -> bool:
        return not any(cushion.is_free for cushion in self.cushions)

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The cushions of one person; several in one browser are a hot seat."""
        return tuple(seat for seat, c in enumerate(self.cushions) if person and c.person == person)

    def people(self) -> tuple[Seat, ...]:
        """The seats where a person answers now."""
        return tuple(seat for seat, c in enumerate(self.cushions) if c.person and not c.stand_in)

    def bots_asked(self) -> tuple[Seat, ...]:
        """The seats that are asked now and where a bot answers."""
        if self.course is None or self.paused_until:
            return ()
        return tuple(seat for seat in self.game.asked() if self.cushions[seat].who_answers)
