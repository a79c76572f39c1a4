"""A game once more: its record when it is over, and what anybody saw of it act by act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tatami.formats.all_eyes import open_event, open_json, open_view
from tatami.formats.names import event_json
from tatami.formats.scene_writing import scenario_text
from tatami.formats.views import view_json
from tatami.hooks.hosting import hosting_of
from tatami.kernel.answers import Answer, Compound
from tatami.kernel.events import Event, Private, Rewriting
from tatami.kernel.game import Game
from tatami.kernel.outcome import Outcome
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View, events_for
from tatami.players.course import TIME_UP, Course, Done
from tatami.players.marks import Marks
from tatami.players.retelling import Held, Retold, held_in, retell
from tatami.words.catalogue import Words
from tatami.words.telling import Teller

from ..table import reasons as why
from ..table.deal import deal_shown
from ..table.live import LiveTable
from ..telling.messages import Line
from ..telling.wire import Eyes, lines
from .longwork import Breath, restless

OPEN: Final = frozenset({"seat", "slot", "slots", "number", "numbers", "text", "place"})
"""Parts of an answer that everybody at the table sees. A face may lie covered, and a truth may be a bluff.
Of its own kinds a game says it (`Hosting.open_kinds`)."""


class Seen(NamedTuple):
    """The game after one act."""

    act: int
    seat: str | None
    answer: str | None
    view: dict[str, Any]
    lines: list[Line]
    asked: str
    """What is asked next, in a sentence."""
    aids: dict[str, Any] | None = None
    events: list[dict[str, Any]] = []
    """What these eyes noticed meanwhile, as they were told it at the table."""
    hands: list[Held] = []
    """Only with all cards open: what lies before everybody, in words."""


class Film(NamedTuple):
    """Some of what was seen; `acts` is how many acts there were."""

    acts: int
    frames: list[Seen]
    outcome: list[str]


class Reel(NamedTuple):
    """All that was done in a game so far: taken from the table at once, looked through at leisure."""

    course: Course
    """As a pattern to begin anew; what it has come to is none of the reel's business."""
    done: tuple[Done, ...]
    outcome: Outcome | None
    marks: Marks = Marks()
    """From where it can be played on."""
    events: Sequence[Event] = ()
    """All that was told until now, where there are marks."""
    deal: Mapping[str, Any] = {}
    """What a record of it begins with, once it is over."""

    remembers_all: bool = False
    """Whether its marks and events reach back to the deal."""

    @property
    def is_over(self) -> bool:
        return self.outcome is not None

    def played(self, acts: int, breath: Breath = restless) -> Course:
        """The game after so many acts, played from the nearest mark."""
        again = self.course.anew_from(self.marks.nearest(acts), self.done, self.events)
        for done in self.done[len(again.done) : acts]:
            again.again(done)
            breath()
        return again

    def all_played(self, breath: Breath = restless) -> Course:
        """The whole game from its beginning, with all that was told."""
        again = self.course.anew()
        for done in self.done:
            again.again(done)
            breath()
        return again

    def moments(self, breath: Breath = restless) -> Iterator[Game[Any]]:
        """The game before its first act and after each: the same game, which goes on."""
        again = self.course.anew()
        yield again.game
        for done in self.done:
            again.again(done)
            breath()
            yield again.game

    def record(self, breath: Breath = restless) -> str:
        """The game written down."""
        return self.course.record(self.done, breath, **self.deal).text()


def whole_reel(course: Course, outcome: Outcome | None, deal: Mapping[str, Any] = {}) -> Reel:
    """Marks are of use only with what was told before them."""
    if not course.remembers_all:
        return Reel(course, tuple(course.done), outcome, deal=deal)
    events = course.game.events[:]
    return Reel(course, tuple(course.done), outcome, course.marks.copy(), events, deal, remembers_all=True)


def record_of(live: LiveTable) -> str:
    """The record of a finished game, with all that its deal was made of; or the position it began with."""
    return finished_reel(live).record()


def finished_reel(live: LiveTable) -> Reel:
    """A finished game, with all that its deal was made of, which nobody may be told before."""
    course, deal = _finished(live), dict[str, Any]()
    if course.start is None:
        deal["deal"] = deal_shown(live.opened.secret, [cushion.entropy for cushion in live.cushions])
    return whole_reel(course, live.outcome, deal)


def reel_of(live: LiveTable, person: str, viewer: Seat, since: int = 0) -> Reel:
    """What these eyes may look through from that act on.

    Everything once the game is over; before that one's own seat, and of a game of memory only its present.
    """
    course = live.course
    if course is None:
        raise Refused(why.GAME_HAS_NOT_BEGUN())
    if live.outcome is None and viewer == SPECTATOR:
        raise Refused(why.GAME_IS_NOT_OVER())
    if live.outcome is None and live.cushions[viewer].person != person:
        raise Refused(why.NOT_YOUR_SEAT(seat=viewer))
    hidden = past_hidden(live)
    if hidden is not None and since < len(course.done):
        raise Refused(hidden)
    return whole_reel(course, live.outcome)


def past_hidden(live: LiveTable) -> Reason | None:
    """Why nobody looks back at this game now, if so."""
    options = live.rules.read_options(live.opened.options)
    return (
        why.NO_LOOKING_BACK()
        if live.outcome is None and not hosting_of(live.rules).may_look_back(options)
        else None
    )


def frames_of(
    reel: Reel, eyes: Eyes, start: int, count: int, breath: Breath = restless, is_open: bool = False
) -> Film:
    """The table through somebody's eyes before any act (0) and after each, from `start` on; of a game that is
    over also with all cards open."""
    if is_open and not reel.is_over:
        raise Refused(why.GAME_IS_NOT_OVER())
    acts = reel.done
    first = max(0, min(start, len(acts)) - 1)
    again = reel.played(first, breath)
    teller = Teller(Words(eyes.lang or "en"), again.rules, again.names, eyes.viewer, again.options)
    frames = []
    told = 0
    for act in range(first, min(len(acts), start + count - 1) + 1):
        question = again.game.question
        sealed = question is not None and question.sealed
        if act > first:
            again.again(acts[act - 1])
        if act >= start:
            frames.append(
                _all_seen(again, act, teller, told)
                if is_open
                else _seen(again, act, eyes, teller, told, sealed)
            )
        told = again.game.sequence
        breath()
    return Film(len(acts), frames, teller.outcome(reel.outcome) if reel.outcome else [])


def _seen(again: Course, act: int, eyes: Eyes, teller: Teller, told: int, sealed: bool) -> Seen:
    game, done = again.game, again.done[-1] if again.done else None
    question, view = game.question, View(game, eyes.viewer)
    noticed = events_for(game, eyes.viewer, told)
    ways = game.legal(eyes.viewer) if eyes.viewer in game.asked() else ()
    return Seen(
        act,
        None if done is None or done.seat == TIME_UP else letter(done.seat),
        None
        if done is None or _is_whispered(game.events[max(0, told - game.told) :], eyes.viewer)
        else _answer_shown(done, eyes, sealed, OPEN | hosting_of(view.rules).open_kinds),
        view_json(view),
        lines(teller, game.events, open_cards=True, since=max(0, told - game.told)),
        teller.question(question, waiting_for=game.asked(), ways=ways) if question else "",
        dict(hosting_of(view.rules).aids(view)) or None,
        [event_json(game, event) for event in noticed] if act else [],
    )


def _all_seen(again: Course, act: int, teller: Teller, told: int) -> Seen:
    """What somebody sees who looks into every hand."""
    game, done = again.game, again.done[-1] if again.done else None
    question = game.question
    happened = [open_event(event) for event in game.events[max(0, told - game.told) :]]
    return Seen(
        act,
        None if done is None or done.seat == TIME_UP else letter(done.seat),
        None if done is None or done.answer is None else done.answer.text,
        open_json(game),
        lines(teller, happened, open_cards=True),
        teller.question(question, waiting_for=game.asked()) if question else "",
        dict(hosting_of(game.rules).aids(open_view(game))) or None,
        [event_json(game, event.for_viewer(SPECTATOR)) for event in happened] if act else [],
        held_in(teller, game),
    )


def _answer_shown(done: Done, eyes: Eyes, sealed: bool, kinds: frozenset[str]) -> str | None:
    """What was answered, to whoever gave it; to others if nothing of it can be hidden."""
    if done.answer is None or (done.seat != eyes.viewer and (sealed or not _is_open(done.answer, kinds))):
        return None
    return done.answer.text


def _is_whispered(events: Sequence[Event], viewer: Seat) -> bool:
    """Whether these eyes were not told all that was written or said: then not what was answered either."""
    notes = [event for event in events if isinstance(event, Private | Rewriting)]
    return any(event.for_viewer(viewer) != event for event in notes)


def _is_open(answer: Answer, kinds: frozenset[str]) -> bool:
    if isinstance(answer, Compound):
        return all(_is_open(each, kinds) for each in (answer.form, *answer.parts))
    return kinds.issuperset(answer.KINDS.values())


def retold(reel: Reel, lang: str, breath: Breath = restless) -> Retold:
    """The story of a finished game, and all that was hidden in it."""
    if not reel.is_over:
        raise Refused(why.GAME_IS_NOT_OVER())
    course = reel.course
    teller = Teller(Words(lang or "en"), course.rules, course.names, SPECTATOR, course.options)
    return retell(teller, reel.moments(breath))


def scene_of(reel: Reel, act: int, title: str, breath: Breath = restless) -> str:
    """The position after an act of a finished game, as a scenario."""
    if not reel.is_over:
        raise Refused(why.GAME_IS_NOT_OVER())
    return scenario_text(reel.played(min(act, len(reel.done)), breath).game, title)


def _finished(live: LiveTable) -> Course:
    if live.course is None or live.course.game.outcome is None:
        raise Refused(why.GAME_IS_NOT_OVER())
    return live.course
