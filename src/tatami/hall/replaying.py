"""A game once more: its record when it is over, and what anybody saw of it act by act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tatami.kernel.answers import Answer
from tatami.kernel.events import Event, Private, Rewriting
from tatami.kernel.outcome import Outcome
from tatami.kernel.reasons import Reason, Refused
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View, events_for
from tatami.players.course import TIME_UP, Course, Done
from tatami.words.catalogue import Words
from tatami.words.telling import Teller

from . import reasons as why
from .deal import deal_shown
from .live import LiveTable
from .messages import Line
from .wire import Eyes, event_json, lines

OPEN: Final = frozenset({"seat", "slot", "slots", "number", "numbers", "text", "place"})
"""Parts of an answer that everybody at the table sees. A face may lie covered, and a truth may be a bluff."""


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


class Film(NamedTuple):
    """Some of what was seen; `acts` is how many acts there were."""

    acts: int
    frames: list[Seen]
    outcome: list[str]


def record_of(live: LiveTable) -> str:
    """The record of a finished game, with all that its deal was made of; or the position it began with."""
    course = _finished(live)
    if course.start is not None:
        return course.record().text()
    entropies = [cushion.entropy for cushion in live.cushions]
    return course.record(deal=deal_shown(live.opened.secret, entropies)).text()


class Reel(NamedTuple):
    """All that was done in a game so far: taken from the table at once, looked through at leisure."""

    course: Course
    """As a pattern to begin anew; what it has come to is none of the reel's business."""
    done: tuple[Done, ...]
    outcome: Outcome | None

    @property
    def is_over(self) -> bool:
        return self.outcome is not None


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
    return Reel(course, tuple(course.done), live.outcome)


def past_hidden(live: LiveTable) -> Reason | None:
    """Why nobody looks back at this game now, if so."""
    options = live.rules.read_options(live.opened.options)
    return why.NO_LOOKING_BACK() if live.outcome is None and not live.rules.may_look_back(options) else None


def frames_of(reel: Reel, eyes: Eyes, start: int, count: int) -> Film:
    """The table through somebody's eyes before any act (0) and after each, from `start` on."""
    again, acts = reel.course.anew(), reel.done
    teller = Teller(Words(eyes.lang or "en"), again.rules, again.names, eyes.viewer, again.options)
    frames = []
    told = 0
    for act in range(min(len(acts), start + count - 1) + 1):
        question = again.game.question
        sealed = question is not None and question.sealed
        if act:
            again.again(acts[act - 1])
        if act >= start:
            frames.append(_seen(again, act, eyes, teller, told, sealed))
        told = again.game.sequence
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
        if done is None or _is_whispered(game.events[told:], eyes.viewer)
        else _answer_shown(done, eyes, sealed),
        view.to_json(),
        lines(teller, game.events, open_cards=True, since=told),
        teller.question(question, waiting_for=game.asked(), ways=ways) if question else "",
        view.rules.aids(view) or None,
        [event_json(game, event) for event in noticed] if act else [],
    )


def _answer_shown(done: Done, eyes: Eyes, sealed: bool) -> str | None:
    """What was answered, to whoever gave it; to others if nothing of it can be hidden."""
    if done.answer is None or (done.seat != eyes.viewer and (sealed or not _is_open(done.answer))):
        return None
    return done.answer.text


def _is_whispered(events: Sequence[Event], viewer: Seat) -> bool:
    """Whether these eyes were not told all that was written or said: then not what was answered either."""
    notes = [event for event in events if isinstance(event, Private | Rewriting)]
    return any(event.for_viewer(viewer) != event for event in notes)


def _is_open(answer: Answer) -> bool:
    return OPEN.issuperset(answer.KINDS.values())


def _finished(live: LiveTable) -> Course:
    if live.course is None or live.course.game.outcome is None:
        raise Refused(why.GAME_IS_NOT_OVER())
    return live.course
