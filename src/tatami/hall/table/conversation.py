"""Conversations: open questions that several seats answer again and again, all at the same time.

Every answer asks the question anew, under a new number. Whoever speaks at that moment still means the number
before; that must not silence him. So an answer to an earlier question of the same conversation is tried
against the present one, and only the rules can refuse it. But each seat has one word at a time: what it said
before it could see what became of its last answer is late, so that nothing said twice counts twice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tatami.kernel.questions import Question
from tatami.kernel.reasons import Refused
from tatami.kernel.seats import Seat
from tatami.kernel.table import Table

from . import reasons as why


class Given(NamedTuple):
    """The last answer of a seat: the question that heard it, and the first of that conversation."""

    number: int
    text: str
    since: int


def topic(question: Question[Any] | None, table: Table) -> object | None:
    """What is talked about: the same for all questions of one conversation, None outside of any.

    That is the thing the rules have set a limit to, whoever is asked, or else a question to several seats
    itself, but for who is done already.
    """
    if question is None or question.sealed:
        return None
    lasts = question.lasts(table)
    if lasts is not None:
        return lasts[0]
    kind = type(question)
    if len(question.seats) < 2:
        return None
    return (kind, *(getattr(question, name) for name in kind.FIELDS if name != "quiet"))


def check_not_given(given: Mapping[Seat, Given], seat: Seat, request: int, text: str) -> None:
    """Refused if that is the very answer which this seat gave last."""
    last = given.get(seat)
    if last is not None and last.text == text and last.since <= request <= last.number:
        raise Refused(why.DONE_ALREADY(request=request))


def check_in_time(given: Mapping[Seat, Given], seat: Seat, request: int, since: int, now: int) -> None:
    """Refused unless that is an answer to question number `now`, or to one since that conversation began."""
    last = given.get(seat)
    if request > now:
        raise Refused(why.TOO_EARLY(request=request, now=now))
    if request < now and (request < since or (last is not None and request <= last.number)):
        raise Refused(why.TOO_LATE(request=request, now=now))
