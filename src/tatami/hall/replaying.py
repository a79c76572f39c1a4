"""A finished game once more: its record, and what anybody saw of it act by act."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import letter
from tatami.kernel.views import View
from tatami.players.course import TIME_UP, Course, Done
from tatami.words.catalogue import Words
from tatami.words.telling import Teller

from . import reasons as why
from .deal import deal_shown
from .live import LiveTable
from .messages import Line
from .wire import Eyes, lines

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


def frames_of(live: LiveTable, eyes: Eyes, start: int, count: int) -> Film:
    """The table through somebody's eyes before any act (0) and after each, from `start` on."""
    course = _finished(live)
    teller = Teller(Words(eyes.lang or "en"), live.rules, live.names, eyes.viewer, live.opened.options)
    again = Course(live.rules, course.seats, course.options, course.seed, course.names)
    frames = []
    told = 0
    for act in range(min(len(course.done), start + count - 1) + 1):
        done = course.done[act - 1] if act else None
        question = again.game.question
        sealed = question is not None and question.sealed
        if done is not None and done.seat == TIME_UP:
            again.time_up()
        elif done is not None:
            again.play(done.seat, done.answer)
        if act >= start:
            frames.append(_seen(again, act, eyes, teller, told, sealed))
        told = again.game.sequence
    outcome = course.game.outcome
    return Film(len(course.done), frames, teller.outcome(outcome) if outcome else [])


def _seen(again: Course, act: int, eyes: Eyes, teller: Teller, told: int, sealed: bool) -> Seen:
    game, done = again.game, again.done[-1] if again.done else None
    question, view = game.question, View(game, eyes.viewer)
    return Seen(
        act,
        None if done is None or done.seat == TIME_UP else letter(done.seat),
        None if done is None else _answer_shown(done, eyes, sealed),
        view.to_json(),
        lines(teller, game.events[told:], open_cards=True),
        teller.question(question, waiting_for=game.asked()) if question else "",
        view.rules.aids(view) or None,
    )


def _answer_shown(done: Done, eyes: Eyes, sealed: bool) -> str | None:
    """What was answered, to whoever gave it; to others if nothing of it can be hidden."""
    if done.answer is None or (done.seat != eyes.viewer and (sealed or not _is_open(done.answer))):
        return None
    return done.answer.text


def _is_open(answer: Answer) -> bool:
    return OPEN.issuperset(answer.KINDS.values())


def _finished(live: LiveTable) -> Course:
    if live.course is None or live.course.game.outcome is None:
        raise Refused(why.GAME_IS_NOT_OVER())
    return live.course
