"""The course of a game that people play: every answer in order, undone where that is fair, and its record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tatami.formats.codec import Json, decode, decode_event, encode
from tatami.formats.positions import read_position
from tatami.formats.records import Recorder
from tatami.hooks.hosting import hosting_of
from tatami.hooks.leaving import RESIGNED, call_off, resign
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event, Moved, Turned
from tatami.kernel.game import Game
from tatami.kernel.places import Layout
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR, Seat

from .marks import Mark, Marks

TAIL: Final = 240
"""Events that a course remembers when it is put aside; more where players still speak of earlier ones."""
LONGEST_TAIL: Final = 2_000
MOST_AGAIN: Final = 64
"""Acts that are played again to see how something was; a mark is nearer than that but for one who slept."""
TIME_UP: Final = -1
"""In place of a seat: nobody acted, the time of the question was up."""


class Done(NamedTuple):
    """One answer that was given (or, with None, taken back), and whether it can be undone without asking."""

    seat: Seat
    answer: Answer | None
    is_free: bool
    """Nothing hidden was revealed by it or covered again, and chance has not spoken."""
    left: str = ""
    """Nobody answered: this seat has resigned, or the game was called off (hooks/leaving.py)."""


class Course:
    """A game from its deal, or a position, on. The same seed and answers give the same course."""

    def __init__(
        self,
        rules: Rules[Any],
        seats: int,
        options: Mapping[str, object],
        seed: str,
        names: Sequence[str],
        start: Mapping[str, Json] | None = None,
    ) -> None:
        self.rules: Final = rules.variant(options)
        self.seats: Final = seats
        self.options: Final = options
        self.seed: Final = seed
        self.names = tuple(names)
        """Somebody may take over the seat of another."""
        self.start: Final = start
        """The position it starts from, or None if it was dealt."""
        self.done: Final[list[Done]] = []
        self.marks: Final = Marks()
        self.game: Game[Any] = self._dealt()

    def play(self, seat: Seat, answer: Answer | None) -> None:
        """A seat answers, or takes its sealed answer back; Refused, and nothing changed, if it may not."""
        game = self.game
        draws, start = len(game.draws), game.sequence
        if answer is None:
            game.take_back(seat)
        else:
            game.act(seat, answer)
        self.done.append(Done(seat, answer, answer is not None and self._is_free(draws, start)))
        self.marks.note(len(self.done), game)

    def time_up(self) -> None:
        """The time of the open question is up; Refused if the rules know nothing of that."""
        self.game.time_up()
        self.done.append(Done(TIME_UP, None, False))
        self.marks.note(len(self.done), self.game)

    def resign(self, seat: Seat) -> None:
        """Whoever plays this seat gives the game up; what that means the rules say."""
        resign(self.game, seat)
        self._left(seat, RESIGNED)

    def call_off(self, how: str) -> None:
        """Nobody plays on."""
        call_off(self.game, how)
        self._left(TIME_UP, how)

    def _left(self, seat: Seat, how: str) -> None:
        self.done.append(Done(seat, None, False, how))
        self.marks.note(len(self.done), self.game)

    def last_act_of(self, seat: Seat) -> int | None:
        """The number of this seat's last act, counted from 0."""
        own = (k for k, done in enumerate(self.done) if done.seat == seat and not done.left)
        return max(own, default=None)

    def may_undo(self, seat: Seat) -> bool:
        """Whether this seat acted last, and that act showed nothing to anybody."""
        last = self.done[-1] if self.done else None
        return last is not None and last.is_free and last.seat == seat and self.game.outcome is None

    def go_back(self, acts: int) -> None:
        """As if only the first so many acts had ever happened."""
        kept = self.done[:acts]
        self.marks.forget_after(acts)
        self._begin_at(self.marks.nearest(acts), kept, self.game.events, self.game.told)
        for done in kept[len(self.done) :]:
            self.again(done)
        self.done[:] = kept  # what was not free to undo is not free now

    def as_it_was(self, acts: int) -> Game[Any] | None:
        """The game after the first so many acts, with an empty log; None if no mark is near."""
        at, before = self.marks.nearest(acts) or (0, None)
        if acts - at > MOST_AGAIN:
            return None
        again = self.anew()
        again.game = again.game if before is None else before.clone()
        for done in self.done[at:acts]:
            again.again(done)
        return again.game

    def _begin_at(self, mark: Mark | None, done: Sequence[Done], events: Sequence[Event], told: int) -> None:
        """As it was at a mark, with what had been told until then, as far as `events` (after `told`) say."""
        if mark is None:
            self.done.clear()
            self.game = self._dealt()
            return
        acts, before = mark
        game = before.clone()
        if game.told >= told:
            game.events[:] = events[: game.told - told]
            game.told = told
        self.done[:] = done[:acts]
        self.game = game

    def anew(self) -> Course:
        """The same game before its first act."""
        return Course(self.rules, self.seats, self.options, self.seed, self.names, self.start)

    def anew_from(self, mark: Mark | None, done: Sequence[Done], events: Sequence[Event]) -> Course:
        """The same game at a mark, after the first of these acts; `events` are all that were ever told."""
        again = self.anew()
        if mark is not None:
            again._begin_at(mark, done, events, 0)
        return again

    def again(self, done: Done) -> None:
        """What was done once, done once more."""
        if done.left == RESIGNED:
            self.resign(done.seat)
        elif done.left:
            self.call_off(done.left)
        elif done.seat == TIME_UP:
            self.time_up()
        else:
            self.play(done.seat, done.answer)

    def bind_last(self) -> None:
        """The last act is not free to be undone, although it showed nothing: nobody chose it."""
        self.done[-1] = self.done[-1]._replace(is_free=False)

    def record(
        self,
        acts: Sequence[Done] | None = None,
        breath: Callable[[], None] = lambda: None,
        **header: Json,
    ) -> Recorder:
        """The game, or these acts of it, written down by playing it once more.

        `header` is added to the first line; `breath` is called after every act, since that may take long.
        """
        recorder = Recorder(self._dealt(), self.names, self.start)
        recorder.lines[0].update(header)
        for done in self.done if acts is None else acts:
            if done.left == RESIGNED:
                recorder.resign(done.seat)
            elif done.left:
                recorder.call_off(done.left)
            elif done.seat == TIME_UP:
                recorder.time_up()
            elif done.answer is None:
                recorder.take_back(done.seat)
            else:
                recorder.act(done.seat, done.answer)
            breath()
        return recorder

    # --- putting it aside -----------------------------------------------------------------------

    @property
    def remembers_all(self) -> bool:
        """Whether the game's log goes back to the deal."""
        return self.game.told == 0

    def remember_all(self) -> None:
        """A course that was put aside has forgotten what was told before: play it once more."""
        if not self.remembers_all:
            self.go_back(len(self.done))

    def recall(self, again: Course) -> bool:
        """Takes over what another course of the same acts remembers, or of the first of them.

        That one was played in another thread; False if something was undone here in the meantime.
        """
        game, acts = self.game, len(again.done)
        if game.told > again.game.sequence or acts > len(self.done):
            return False
        if any(one[:2] != two[:2] for one, two in zip(again.done, self.done, strict=False)):
            return False
        self.marks.add(again.marks)
        game.events[:0] = again.game.events[: game.told]
        game.told = 0
        return True

    def put_aside(self) -> dict[str, Json]:
        """What is needed to go on later without playing from the deal: secrets included.

        Of what was told only the end is kept, which whoever comes is shown first of all.
        """
        game = self.game
        done = [(d.seat, None if d.answer is None else d.answer.text, d.is_free, d.left) for d in self.done]
        since = min(
            game.sequence - TAIL,
            max(hosting_of(game.rules).recalls_since(game), game.sequence - LONGEST_TAIL),
        )
        told = msgspec.to_builtins(game.events[max(0, since - game.told) :])
        return {"done": done, "game": encode(game), "told": told}

    def take_up(self, kept: Mapping[str, Json]) -> None:
        """As it was when it was put aside."""
        parse = self.rules.parse
        done: Iterable[tuple[Seat, str | None, bool, str]] = kept["done"]
        self.done[:] = [
            Done(seat, None if text is None else parse(text), is_free, left)
            for seat, text, is_free, left in done
        ]
        self.game = decode(self.rules, kept["game"])
        self.game.events[:] = [decode_event(self.rules, event) for event in kept.get("told", ())]
        self.game.told -= len(self.game.events)

    def _dealt(self) -> Game[Any]:
        if self.start is not None:
            return read_position(self.rules, {"seed": self.seed, **self.start})
        return self.rules.new(self.seats, self.options, self.seed)

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
    if not isinstance(told, Moved) or not told.before:
        return False
    spot = layout.places[told.source]
    return not spot.is_open and not spot.bag
