"""A table that is awake: what its log has made of it.

Only `apply` changes anything, and only by an entry of the log: so a table can be rebuilt from its log, and
nothing can happen at it that is not written down. What may be written is asked in `commands.py`. Nothing here
waits, knows a socket or reads a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tatami.hooks.hosting import hosting_of
from tatami.hooks.packs import check_pack
from tatami.kernel.answers import Answer, Aside
from tatami.kernel.game import Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Refused
from tatami.kernel.rules import Rules
from tatami.kernel.seats import Seat
from tatami.players.course import Course, Done

from ..db.rows import Phase
from . import entries as log
from . import reasons as why
from .clocks import Clocks
from .conversation import Given, topic
from .deal import commitment_to
from .ending import EndOffer
from .entries import Entry, Millis, Opened
from .limits import Limit

YOUNG: Final = 4
"""Acts a seat, on the average, during which a game is young: so long people may take the cushions of bots."""
MOST_MOMENTS: Final = 64
"""So many questions back an answer may be on its way."""


class Cushion:
    """A place at the table: free, a person's, or a bot's; a bot may stand in for its person."""

    __slots__ = (
        "bot", "came_at", "colour", "crest", "entropy", "has_resigned", "name", "person", "stand_in",
        "stood_in_at",
    )  # fmt: skip

    def __init__(self) -> None:
        self.free()

    def free(self) -> None:
        self.person = self.name = self.colour = self.crest = self.entropy = self.bot = self.stand_in = ""
        self.stood_in_at = 0
        """How many acts there were when a bot sat down in its person's place."""
        self.came_at = 0
        """How many acts there were when its person took it over from a bot."""
        self.has_resigned = False
        """Its person has given the game up, and does not get it back."""

    @property
    def is_free(self) -> bool:
        return not self.person and not self.bot

    @property
    def is_lent(self) -> bool:
        """Whether a bot sits here until its person comes back."""
        return bool(self.stand_in) and not self.has_resigned

    @property
    def who_answers(self) -> str:
        """The kind of bot that answers here, or nothing if a person does."""
        return self.bot or self.stand_in


class LiveTable:
    """One table. `seq` is how many entries its log has."""

    def __init__(self, opened: Opened, rules: Rules[Any]) -> None:
        self.opened: Final = opened
        self.rules: Final = rules.variant(opened.options)
        check_pack(self.rules, opened.data)
        self.cushions: Final = [Cushion() for _ in range(opened.seats)]
        self.course: Course | None = None
        self.clocks: Final = Clocks(opened.clock, opened.seats)
        self.limit: Final = Limit()
        self.commitment: Final = commitment_to(opened.secret) if opened.position is None else ""
        self.seq = 1
        self.changed_at: Millis = opened.at
        self.asked_at: Millis = opened.at
        """When the open question was asked."""
        self.question_number = 0
        """Counts the questions: a client names the one it answers, so that no answer counts twice."""
        self.talk_since = 0
        """The number of the first question of this conversation; where there is none, of the open one."""
        self.moments: Final[dict[int, int]] = {}
        """By number: how many acts there had been at the last questions of this conversation."""
        self._parsed: tuple[str, Answer] | None = None
        """What was understood last: whoever checks an answer is followed by who carries it out."""
        self.answered: Final[dict[Seat, Given]] = {}
        """By seat: what it answered last."""
        self.spent: Final[list[Millis]] = []
        """By act: how long its seat had thought about it."""
        self.undo_wanted: log.UndoAsked | None = None
        self.undo_agreed: Final[set[Seat]] = set()
        self.end_offer: Final = EndOffer()
        self.paused_until: Millis = 0
        self.is_paused_for_missing = False
        """Whether somebody was away when the pause was granted: then it ends when nobody is."""
        self.pauses: Final = [0] * opened.seats
        """By seat: how many pauses it has granted."""
        self.days_off: Final = [0] * opened.seats
        """By seat: until when its person is on vacation, or 0."""
        self.is_cleared = False
        self.admitted: Final[set[str]] = {opened.by}
        self.rematch = ""
        self.hinted: Final[set[Seat]] = set()
        """Who has asked a bot what to do."""
        self.was_undone_by_consent = False
        self.told: Final[list[int]] = [0]
        """How many events had been told after entry number `told_from`, and after each one since."""
        self.told_from = 1

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
        return self.course.game.question if self.course and not self.is_cleared else None

    @property
    def phase(self) -> Phase:
        if self.is_cleared:
            return "over"
        if self.course is None:
            return "open"
        return "playing" if self.course.game.outcome is None else "over"

    @property
    def is_full(self) -> bool:
        return not any(cushion.is_free for cushion in self.cushions)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([cushion.name for cushion in self.cushions])

    @property
    def has_bots(self) -> bool:
        return bool([cushion for cushion in self.cushions if cushion.bot or cushion.stand_in])

    @property
    def allows_hints(self) -> bool:
        """Whether those who sit here may ask a bot what to do: it was agreed on, or one plays alone."""
        if self.opened.hints != "alone":
            return self.opened.hints == "yes"
        return self.is_full and len({cushion.person for cushion in self.cushions if cushion.person}) == 1

    @property
    def is_nobodys(self) -> bool:
        """Whether nobody else waits for this game: it was not dealt, or only bots play it."""
        return self.opened.origin is not None or (
            self.course is not None and not any(cushion.person for cushion in self.cushions)
        )

    @property
    def welcomes(self) -> bool:
        """Whether somebody may take the cushion of a bot now: its owner wants that, and the game is young."""
        return (
            self.opened.welcome
            and self.phase == "playing"
            and len(self._running.done) < self._young
            and any(cushion.bot for cushion in self.cushions)
        )

    @property
    def has_just_grown_up(self) -> bool:
        """Whether the last act was the one after which nobody may come any more."""
        return self.opened.welcome and self.course is not None and len(self.course.done) == self._young

    @property
    def _young(self) -> int:
        return YOUNG * self.opened.seats

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The cushions of one person; several in one browser are a hot seat."""
        return tuple(seat for seat, c in enumerate(self.cushions) if person and c.person == person)

    def people(self) -> tuple[Seat, ...]:
        """The seats where a person answers now."""
        return tuple(seat for seat, c in enumerate(self.cushions) if c.person and not c.stand_in)

    def done_since(self, acts: int) -> Sequence[Done]:
        """What has been done after the first so many acts."""
        return () if self.course is None else self.course.done[acts:]

    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked now; none in a pause, before the game and after it."""
        if self.course is None or self.paused_until or self.is_cleared:
            return ()
        return self.course.game.asked()

    def has_run_out(self, seat: Seat, now: Millis) -> bool:
        """Whether there is no time left for an answer of this seat."""
        return self.limit.has_run_out(now) or self.clocks.has_run_out(seat, now)

    @property
    def events_told(self) -> int:
        """How many events have been told so far."""
        return self.course.game.sequence if self.course else 0

    def events_since(self, seq: int) -> int | None:
        """The number of events told up to that entry; None if that cannot be said any more."""
        at = seq - self.told_from
        return self.told[at] if 0 <= at < len(self.told) else None

    def course_from(self, seed: str) -> Course:
        """The course of this table's game before its first act."""
        opened = self.opened
        return Course(self.rules, opened.seats, opened.options, seed, self.names, opened.position)

    def parse(self, text: str) -> Answer:
        """The answer that a text stands for; NotUnderstood if it stands for none."""
        known = self._parsed
        if known is None or known[0] != text:
            known = self._parsed = text, self.rules.parse(text)
        return known[1]

    # --- what has been written ------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Carries out an entry that is in the log now, or is about to be."""
        _APPLY[type(entry)](self, entry)
        self.seq += 1
        self.changed_at = entry.at
        if isinstance(entry, log.Undone):
            self.told.clear()
            self.told_from = self.seq
        self.told.append(self.events_told)

    def apply_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def _admit(self, entry: log.Admitted) -> None:
        self.admitted.add(entry.person)

    def _sit(self, entry: log.SatDown) -> None:
        cushion = self.cushions[entry.seat]
        cushion.person, cushion.name = entry.person, entry.name
        cushion.colour, cushion.entropy, cushion.crest = entry.colour, entry.entropy, entry.crest
        self.admitted.add(entry.person)

    def _take_over(self, entry: log.TookOver) -> None:
        cushion = self.cushions[entry.seat]
        cushion.person, cushion.name, cushion.bot = entry.person, entry.name, ""
        cushion.colour, cushion.crest = entry.colour, entry.crest
        cushion.came_at = len(self._running.done)
        self._running.names = self.names
        self.admitted.add(entry.person)

    def _sit_bot(self, entry: log.BotSatDown) -> None:
        cushion = self.cushions[entry.seat]
        cushion.bot, cushion.name, cushion.entropy = entry.kind, entry.name, entry.entropy

    def _rise(self, entry: log.RoseUp) -> None:
        self.cushions[entry.seat].free()

    def _begin(self, entry: log.Began) -> None:
        self.course = self.course_from(entry.seed)
        self._ask_anew(entry.at)

    def _act(self, entry: log.Acted) -> None:
        before, course = self.question, self._running
        talk = topic(before, course.game.table)
        answer = self.parse(entry.answer)
        course.play(entry.seat, answer)
        if not entry.stand_in and not self.cushions[entry.seat].bot:
            self.end_offer.note_act(entry.seat)
        if isinstance(answer, Aside):  # nothing is answered: the question keeps its number, and clocks run on
            self.spent.append(0)
            self.answered[entry.seat] = Given(self.question_number, entry.answer, self.talk_since)
            self._forget_undo()
            return
        if entry.stand_in:
            course.bind_last()
        self.clocks.stop(entry.seat, entry.at, answered=True)
        self.spent.append(self.clocks.spent(entry.seat))
        self.answered[entry.seat] = Given(self.question_number, entry.answer, self.talk_since)
        self._forget_undo()
        self._ask_anew(entry.at, before, talk)

    def _take_back(self, entry: log.TookBack) -> None:
        self._running.play(entry.seat, None)
        self.spent.append(0)
        self.answered.pop(entry.seat, None)
        self._forget_undo()
        self.clocks.take_back(entry.seat)
        self._run_clocks(entry.at)

    def _time_out(self, entry: log.TimeRanOut) -> None:
        self._running.time_up()
        self.spent.append(0)
        self._forget_undo()
        self._ask_anew(entry.at)

    def _want_undo(self, entry: log.UndoAsked) -> None:
        self.undo_wanted = entry
        self.undo_agreed.clear()

    def _answer_undo(self, entry: log.UndoAnswered) -> None:
        if entry.agreed:
            self.undo_agreed.add(entry.seat)
        else:
            self._forget_undo()

    def _undo(self, entry: log.Undone) -> None:
        undone = [done.seat for done in self._running.done[entry.acts :] if done.answer is not None]
        spent = self.spent[entry.acts]
        talk = topic(self.question, self.game.table)
        self._running.go_back(entry.acts)
        for number in [number for number, acts in self.moments.items() if acts > entry.acts]:
            del self.moments[number]  # what was asked then has never been asked
        del self.spent[entry.acts :]
        self.was_undone_by_consent |= entry.agreed
        self._forget_undo()
        for seat in undone:  # what they had said is late, should it come again
            self.answered[seat] = Given(self.question_number, "", self.talk_since)
        self._ask_anew(entry.at, talk=talk)
        for seat in undone:
            self.clocks.undo(seat, spent if seat == entry.seat else 0)

    def _resign(self, entry: log.Resigned) -> None:
        question, cushion = self.question, self.cushions[entry.seat]
        self._running.resign(entry.seat)
        self.spent.append(0)
        cushion.has_resigned = True
        self._forget_undo()
        if self.end_offer.by == entry.seat:
            self.end_offer.forget()
        if self.outcome is None:
            cushion.stand_in, cushion.stood_in_at = entry.kind, len(self._running.done)
        self._go_on_or_end(entry.at, question)

    def _offer_end(self, entry: log.EndOffered) -> None:
        self.end_offer.make(entry.seat, len(self._running.done))

    def _answer_offer(self, entry: log.EndAnswered) -> None:
        self.end_offer.answer(entry.seat, entry.agreed)

    def _end(self, entry: log.Ended) -> None:
        question = self.question
        self._running.call_off(entry.how)
        self.spent.append(0)
        self._go_on_or_end(entry.at, question)

    def _go_on_or_end(self, now: Millis, before: Question[Any] | None) -> None:
        if self.outcome is not None:
            self.paused_until = 0
            self.end_offer.forget()
            self._forget_undo()
        if self.question is not before:
            self._ask_anew(now)

    def _stand_in(self, entry: log.StoodIn) -> None:
        cushion = self.cushions[entry.seat]
        cushion.stand_in, cushion.stood_in_at = entry.kind, len(self._running.done)

    def _come_back(self, entry: log.CameBack) -> None:
        self.cushions[entry.seat].stand_in = ""

    def _pause(self, entry: log.Paused) -> None:
        self.paused_until = entry.until
        self.pauses[entry.seat] += 1
        self.is_paused_for_missing = entry.missing
        self._run_clocks(entry.at)

    def _go_on(self, entry: log.WentOn) -> None:
        self.paused_until = 0
        self._run_clocks(entry.at)

    def _was_away(self, entry: log.HallWasAway) -> None:
        self.clocks.forgive(entry.at)
        self.limit.forgive(entry.at)

    def _be_off(self, entry: log.DaysOff) -> None:
        self.days_off[entry.seat] = entry.until
        self._run_clocks(entry.at)

    def _clear(self, entry: log.Cleared) -> None:
        self.is_cleared = True

    def _inherit(self, entry: log.Inherited) -> None:
        self.cushions[entry.seat].person = entry.person
        self.admitted.add(entry.person)

    def _play_again(self, entry: log.PlayedAgain) -> None:
        self.rematch = entry.table

    def _hint(self, entry: log.Hinted) -> None:
        self.hinted.add(entry.seat)

    @property
    def _running(self) -> Course:
        if self.course is None:
            raise Refused(why.GAME_HAS_NOT_BEGUN())
        return self.course

    def _ask_anew(self, now: Millis, before: Question[Any] | None = None, talk: object | None = None) -> None:
        """A sealed question that waits for more answers is still the same one; any other is new.

        `talk` is what was talked about when somebody answered; it goes on if the new question is about that.
        """
        question = self.question
        is_new = before is None or not before.sealed or question is not before
        if is_new:
            self.asked_at = now
            self.question_number += 1
            about = topic(question, self.game.table)
            if talk is None or about != talk:
                self.talk_since = self.question_number
                self.moments.clear()
            if about is not None:
                self._remember_moment()
        self._run_clocks(now, is_new)

    def _remember_moment(self) -> None:
        self.moments[self.question_number] = len(self._running.done)
        if len(self.moments) > MOST_MOMENTS:
            del self.moments[next(iter(self.moments))]

    def means_the_same(self, seat: Seat, request: int, answer: Answer) -> bool:
        """Whether what a late answer points at is still as it was when its question was asked."""
        if request == self.question_number:
            return True
        now = hosting_of(self.rules).meant_by(self.game.seen(seat), answer)
        if now is None:
            return True
        acts = self.moments.get(request)
        then = None if acts is None else self._running.as_it_was(acts)
        return then is not None and hosting_of(self.rules).meant_by(then.seen(seat), answer) == now

    def _run_clocks(self, now: Millis, is_new: bool = False) -> None:
        """Those of the seats that are asked run, or instead of them the limit that the rules have set.

        Where nothing was dealt one person plays alone, and nobody waits.
        """
        question, alone, game = self.question, self.opened.origin is not None, self.game
        lasts = None if question is None or alone else question.lasts(game.table)
        self.limit.ask(lasts, now)
        awake = [seat for seat in game.asked() if not self.days_off[seat]]
        if self.paused_until or len(awake) < len(game.asked()):
            self.limit.stop(now)
        asked = () if self.paused_until or lasts is not None else awake
        if is_new:
            self.clocks.ask(asked, now)
        else:
            self.clocks.run(asked, now)

    def _forget_undo(self) -> None:
        self.undo_wanted = None
        self.undo_agreed.clear()


_APPLY: Final[dict[type[Entry], Callable[[LiveTable, Any], None]]] = {
    log.Admitted: LiveTable._admit,
    log.SatDown: LiveTable._sit,
    log.TookOver: LiveTable._take_over,
    log.BotSatDown: LiveTable._sit_bot,
    log.RoseUp: LiveTable._rise,
    log.Began: LiveTable._begin,
    log.Acted: LiveTable._act,
    log.TookBack: LiveTable._take_back,
    log.TimeRanOut: LiveTable._time_out,
    log.UndoAsked: LiveTable._want_undo,
    log.UndoAnswered: LiveTable._answer_undo,
    log.Undone: LiveTable._undo,
    log.StoodIn: LiveTable._stand_in,
    log.CameBack: LiveTable._come_back,
    log.Paused: LiveTable._pause,
    log.WentOn: LiveTable._go_on,
    log.HallWasAway: LiveTable._was_away,
    log.Cleared: LiveTable._clear,
    log.Inherited: LiveTable._inherit,
    log.PlayedAgain: LiveTable._play_again,
    log.Hinted: LiveTable._hint,
    log.Resigned: LiveTable._resign,
    log.EndOffered: LiveTable._offer_end,
    log.EndAnswered: LiveTable._answer_offer,
    log.DaysOff: LiveTable._be_off,
    log.Ended: LiveTable._end,
}
