"""A table in this process: people and bots around one game, and the only thing clients talk to.

Clients get views, told lines, legal answers and reasons; the game itself, with its hidden faces, stays here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final

from tatami.formats.sampling import finished, picking
from tatami.hooks.reading import Writings
from tatami.kernel.answers import Answer
from tatami.kernel.events import Glimpsed
from tatami.kernel.game import Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.questions import Question
from tatami.kernel.reasons import NOTHING_TO_TAKE_BACK, UNFINISHED, NotUnderstood, Reason, Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.kernel.views import View, events_for
from tatami.players.advising import Advice, advised, adviser_for
from tatami.players.composing import Draft, drafted
from tatami.players.course import Course
from tatami.players.player import Player
from tatami.players.registry import make_player
from tatami.words.catalogue import Words
from tatami.words.story import LogLine, log_of
from tatami.words.telling import Teller

from .bare import BareTeller
from .beats import Beat, beats_of
from .cushions import Cushion


class LocalTable:
    """Cushions around a game; the same seed gives the same game and the same bots."""

    def __init__(
        self,
        rules: Rules[Any],
        cushions: Sequence[Cushion],
        options: Mapping[str, object],
        seed: str,
        words: Words,
    ) -> None:
        self.rules: Final = rules.variant(options)
        self.cushions: Final = tuple(cushions)
        self.names: Final = tuple(cushion.name for cushion in cushions)
        self.people: Final = tuple(seat for seat, cushion in enumerate(cushions) if cushion.is_person)
        self.words: Final = words
        self.seed: Final = seed
        self._options: Final = rules.unattended(options)
        self._bots: Final = {
            seat: self._player(cushion.kind, seat)
            for seat, cushion in enumerate(cushions)
            if not cushion.is_person
        }
        self._told: Final = dict.fromkeys(self._bots, 0)
        self._logs: Final[dict[Seat, tuple[int, list[LogLine]]]] = {}
        self._course: Final = Course(
            rules, len(cushions), self._options, seed, [cushion.recorded_name for cushion in cushions]
        )
        self._spoke_last: Seat | None = None
        """The person who answered last: where several are asked at once he goes on before others do."""
        self._wants_to_speak: Seat | None = None
        self._is_bots_turn = False
        """A person has spoken in a conversation: before he is asked again, one of the bots may."""
        self.when_over: Callable[[], None] = lambda: None
        """Called as soon as there is an outcome, before anybody is told."""
        self.teller: Final = cache(self._teller)

    # --- what clients may see -------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.cushions)

    @property
    def watcher(self) -> Seat:
        """Through whose eyes the table is shown while nobody is asked: a lone person's, else everybody's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    @property
    def outcome(self) -> Outcome | None:
        return self._game.outcome

    @property
    def question(self) -> Question[Any] | None:
        return self._game.question

    def asked(self) -> tuple[Seat, ...]:
        return self._game.asked()

    def person_asked(self) -> Seat | None:
        """The person who is to answer now; people come before bots, who are quick."""
        if self._wants_to_speak is not None:
            return self._wants_to_speak
        asked = [seat for seat in self.asked() if seat in self.people]
        return self._spoke_last if self._spoke_last in asked else next(iter(asked), None)

    def quiet_people(self) -> tuple[Seat, ...]:
        """The people who have said that they are done, and may still speak."""
        quiet = self.question.quiet if self.question else ()
        return tuple(seat for seat in quiet if seat in self.people)

    @property
    def all_talk(self) -> bool:
        """Whether this game has moments in which people may say that they are done, and speak again."""
        return any("quiet" in question.FIELDS for question in self.rules.questions.values())

    def speak_again(self, seat: Seat) -> None:
        """A person who is quiet has thought of something, and is asked next; or, said again, has not."""
        is_quiet = seat in self.quiet_people()
        self._wants_to_speak = seat if is_quiet and self._wants_to_speak != seat else None

    def view(self, viewer: Seat) -> View[Any]:
        return View(self._game, viewer)

    def legal(self, seat: Seat) -> Sequence[Answer]:
        return self._game.legal(seat)

    def asides(self, seat: Seat) -> Sequence[Answer]:
        """What this seat may do beside what it is asked."""
        return self.rules.asides(self._game.seen(seat)) if seat in self._game.asked() else ()

    def refused(self, seat: Seat) -> list[tuple[Answer, Reason]]:
        """What looks like an answer to the open question and is none now, with the reason."""
        question = self.question
        if question is None or seat not in question.seats:
            return []
        found = []
        for answer in question.candidates(self._game.seen(seat)):
            reason = self._game.why_not(seat, answer)
            if reason is not None and reason.refusal is not UNFINISHED:  # a form that may be begun is offered
                found.append((answer, reason))
        return found

    def parse(self, text: str) -> Answer:
        """An answer as it is written; also what people write in more ways than one: decks."""
        try:
            return self.rules.parse(text)
        except NotUnderstood:
            meant = self.rules.as_answer(text) if isinstance(self.rules, Writings) else None
            if meant is None:
                raise
        return self.rules.parse(meant)

    def why_not(self, seat: Seat, answer: Answer) -> Reason | None:
        return self._game.why_not(seat, answer)

    def drafted(self, seat: Seat, answer: Answer) -> Draft:
        """How an answer stands that this person is making of parts."""
        return drafted(self._game, seat, answer)

    def log(self, viewer: Seat) -> list[LogLine]:
        """Everything the viewer noticed, without the values of cards that were covered since (TEN-R26)."""
        events = self._game.events
        heard, lines = self._logs.get(viewer, (0, []))
        lines = [*lines, *log_of(events, self.teller(viewer), since=heard)]
        self._logs[viewer] = len(events), lines
        return lines

    def record(self) -> str:
        """The game so far, as JSON lines."""
        return self._course.record().text()

    # --- what clients may do --------------------------------------------------------------------

    def answer(self, seat: Seat, answer: Answer | str) -> list[Beat]:
        """A person answers; Refused or NotUnderstood, and nothing changed, if that cannot be."""
        return self._act(seat, self.parse(answer) if isinstance(answer, str) else answer)

    def advance(self) -> Iterator[Beat]:
        """Bots answer until a person is asked or the game is over.

        Where all talk at once, a person who is asked lets one of them speak after each word of his own.
        """
        while self.outcome is None and (self.person_asked() is None or self._may_bot_interrupt()):
            seat = self._next_bot()
            game, bot = self._game, self._bots[seat]
            bot.observe(events_for(game, seat, self._told[seat]))
            self._told[seat] = game.told + len(game.events)
            answer = bot.choose(View(game, seat), game.legal(seat))
            rng = Random(f"{self.seed}/{game.acts}/parts")
            yield from self._act(seat, finished(game, seat, answer, picking(rng.random)))

    def hint(self, seat: Seat) -> Advice | None:
        """What a bot would answer that has seen what this seat has seen, and why; None without such a bot."""
        kind = adviser_for(self.rules)
        if kind is None:
            return None
        adviser = self._player(kind, seat)
        adviser.observe(events_for(self._game, seat))
        return advised(adviser, self._game, seat, f"{self.seed}/{seat}/{self._game.acts}")

    def may_undo(self, seat: Seat) -> bool:
        """Whether this person acted last, and that act revealed nothing to anybody."""
        return self._course.may_undo(seat)

    def undo(self, seat: Seat) -> None:
        """Undoes this person's last answer as if it had never been given; Refused if that cannot be."""
        if not self.may_undo(seat):
            raise Refused(NOTHING_TO_TAKE_BACK())
        self._logs.clear()
        self._is_bots_turn = False
        self._course.go_back(len(self._course.done) - 1)

    def may_take_back(self, seat: Seat) -> bool:
        """Whether this person's sealed answer still waits for the others'."""
        return seat in self._game.sealed

    def take_back(self, seat: Seat) -> None:
        """A person takes a sealed answer back; Refused if there is none."""
        self._play(seat, None)

    # --- inside ---------------------------------------------------------------------------------

    @property
    def _game(self) -> Game[Any]:
        return self._course.game

    def _player(self, kind: str, seat: Seat) -> Player:
        return make_player(kind, self.rules, seat, self.seats, Random(f"{self.seed}/{seat}").getrandbits(32))

    def _teller(self, viewer: Seat) -> Teller:
        kind = Teller if self.words.has(f"{self.rules.name}-title") else BareTeller
        return kind(self.words, self.rules, self.names, viewer, self._options)

    def _next_bot(self) -> Seat:
        """Where the first answer counts for all, no bot is always the quickest."""
        asked = [seat for seat in self.asked() if seat in self._bots]
        question = self.question
        if len(asked) == 1 or (question is not None and question.sealed):
            return asked[0]
        return Random(f"{self.seed}/{self._game.acts}").choice(asked)

    def _may_bot_interrupt(self) -> bool:
        return (
            self._is_bots_turn
            and self._wants_to_speak is None
            and any(seat in self._bots for seat in self.asked())
        )

    def _note_who_spoke(self, seat: Seat, before: Question[Any] | None) -> None:
        after, is_person = self.question, seat in self.people
        if is_person:
            self._spoke_last = seat
            self._wants_to_speak = None
        elif self._wants_to_speak not in self.quiet_people():
            self._wants_to_speak = None  # he was woken, or the conversation is over
        goes_on = after is not None and type(after) is type(before) and len(after.seats) > 1
        self._is_bots_turn = goes_on and is_person and not (after is not None and after.sealed)

    def _act(self, seat: Seat, answer: Answer) -> list[Beat]:
        before, start = self._game.clone(), len(self._game.events)
        self._play(seat, answer)
        self._note_who_spoke(seat, before.question)
        events = self._game.events[start:]
        # At a table of several people everything is shown to all, but for what only the one who acts may see.
        private = seat in self.people and any(isinstance(e, Glimpsed) and e.by == seat for e in events)
        teller = self.teller(seat if private else self.watcher)
        return beats_of(seat, before, self._game, events, teller)

    def _play(self, seat: Seat, answer: Answer | None) -> None:
        self._course.play(seat, answer)
        if self.outcome is not None:
            self.when_over()
