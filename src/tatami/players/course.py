"""The course of a game that people play: every answer in order, written down, undone where that is fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tatami.kernel.answers import Answer
from tatami.kernel.events import Event, Moved, Turned
from tatami.kernel.game import Game
from tatami.kernel.places import Layout
from tatami.kernel.records import Recorder
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR, Seat

TIME_UP: Final = -1
"""In place of a seat: nobody acted, the time of the question was up."""


class Done(NamedTuple):
    """One answer that was given (or, with None, taken back), and whether it can be undone without asking."""

    seat: Seat
    answer: Answer | None
    is_free: bool
    """Nothing hidden was revealed by it or covered again, and chance has not spoken."""


class Course:
    """A game from its deal on. The same seed and the same answers give the same course."""

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        options: Mapping[str, object],
        seed: str,
        names: Sequence[str],
    ) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.names: Final = tuple(names)
        self.done: Final[list[Done]] = []
        self.recorder = self._fresh()

    @property
    def game(self) -> Game[Any]:
        return self.recorder.game

    def play(self, seat: Seat, answer: Answer | None) -> None:
        """A seat answers, or takes its sealed answer back; Refused, and nothing changed, if it may not."""
        draws, start = len(self.game.draws), self.game.sequence
        if answer is None:
            self.recorder.take_back(seat)
        else:
            self.recorder.act(seat, answer)
        self.done.append(Done(seat, answer, answer is not None and self._is_free(draws, start)))

    def time_up(self) -> None:
        """The time of the open question is up; Refused if the rules know nothing of that."""
        self.recorder.time_up()
        self.done.append(Done(TIME_UP, None, False))

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat acted last, and that act showed nothing to anybody."""
        last = self.done[-1] if self.done else None
        return last is not None and last.is_free and last.seat == seat and self.game.outcome is None

    def go_back(self, acts: int) -> None:
        """As if only the first so many acts had ever happened."""
        kept = self.done[:acts]
        self.done.clear()
        self.recorder = self._fresh()
        for done in kept:
            if done.seat == TIME_UP:
                self.time_up()
            else:
                self.play(done.seat, done.answer)

    def _fresh(self) -> Recorder:
        return Recorder(self.rules.new(self.seats, self.options, self.seed), self.names)

    def _is_free(self, draws: int, start: int) -> bool:
        """Whether the last act gave nothing to see, and undoing it gives no second look (TEN-R26)."""
        game = self.game
        return (
            game.revealed(start) == 0
            and len(game.draws) == draws
            and not any(ends_a_showing(event, game.layout) for event in game.events[start - game.told :])
        )


def ends_a_showing(event: Event, layout: Layout) -> bool:
    """Whether a card that was turned up where cards lie face down is covered or taken away."""
    told = event.for_viewer(SPECTATOR)
    if isinstance(told, Turned):
        return told.before > told.after
    return isinstance(told, Moved) and told.before == 1 and not layout.places[told.source].is_open
