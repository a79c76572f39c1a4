"""Why can't I? Everything that looks like an answer and is none now, with its reason; of many alike a few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tatami.kernel.answers import Answer
from tatami.kernel.places import MIXED, Layout
from tatami.kernel.reasons import NOT_ASKED, UNFINISHED, Reason

from ..table.live import LiveTable
from .messages import Refusal
from .wire import Eyes, Interpreter, reason_info, touches

MOST_ALIKE: Final = 4
"""Refusals of one kind of answer for one reason that are told in any case."""
MOST_REFUSALS: Final = 256


def refusals(
    live: LiveTable, eyes: Eyes, words: Interpreter, only: Answer | None = None
) -> tuple[list[Refusal], int]:
    """What looks like an answer to the open question and is none now; or just of one answer why not.

    Whoever is not asked is told why in one refusal without an answer. Of many that are alike a few are told;
    how many are not is told, too.
    """
    g, question = live.game, live.question
    teller = words.teller(live.names, eyes)
    reader = teller if eyes.lang else None
    if only is not None:
        wanted: Iterable[Answer] = [only]
    elif question is None or eyes.viewer not in question.seats:
        all_refused = NOT_ASKED() if question else g.rules.game_is_over()
        return [Refusal("", "", {}, reason_info(all_refused, reader, g.rules))], 0
    else:
        wanted = question.candidates(g.seen(eyes.viewer))
    refused = [
        (answer, reason)
        for answer in wanted
        if (reason := g.why_not(eyes.viewer, answer)) is not None
        and (reason.refusal is not UNFINISHED or only is not None)  # a form that may be begun is offered
    ]
    found = []
    for answer, reason in told_of(g.layout, refused):
        label = teller.answer(answer, question) if reader and only is None else ""
        told = reason_info(reason, reader, g.rules, answer)
        found.append(Refusal(answer.text, label, touches(g.rules, answer), told))
    return found, len(refused) - len(found)


def told_of(layout: Layout, refused: Sequence[tuple[Answer, Reason]]) -> list[tuple[Answer, Reason]]:
    """A few of each that are alike, and whatever touches something on the table that no other did.

    What only stands in letters does not lie on the table: notes are pieces of no stock, or texts.
    """
    told, alike, seen = [], Counter[tuple[type[Answer], str]](), set[tuple[object, ...]]()
    for answer, reason in refused:
        alike[type(answer), reason.code] += 1
        new = {
            (reason.code, name, value)
            for name, (kind, value) in answer.touches().items()
            if kind != "text" and (kind != "face" or not _is_note(layout, value))
        } - seen
        if alike[type(answer), reason.code] <= MOST_ALIKE or new:
            told.append((answer, reason))
            seen |= new
    return told[:MOST_REFUSALS]


def _is_note(layout: Layout, face: object) -> bool:
    return isinstance(face, int) and face >= 0 and layout.stock_of_face[face] == MIXED
