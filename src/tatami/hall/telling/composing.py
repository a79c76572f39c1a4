"""Answers made of parts, while somebody makes one up: told to him alone, and kept nowhere.

The menu is told as refusals are: everything that can be added, and of what cannot a few of each kind.
"""

from __future__ import annotations

from collections.abc import Sequence

from tatami.kernel.answers import Answer
from tatami.kernel.reasons import Reason
from tatami.players.composing import Judged, drafted
from tatami.words.telling import Teller

from ..table.live import LiveTable
from .messages import AnswerPart, Composed
from .refusing import told_of
from .wire import Eyes, Interpreter, reason_info, touches


def composed(live: LiveTable, eyes: Eyes, words: Interpreter, answer: Answer) -> Composed:
    """How that answer stands for whoever is making it up, at this moment."""
    g = live.game
    reader = words.teller(live.names, eyes) if eyes.lang else None
    draft = drafted(g, eyes.viewer, answer)

    def told(judged: Sequence[Judged]) -> list[AnswerPart]:
        return [_part(live, reader, part, reason) for part, reason in judged]

    barred = [(part, reason) for part, reason in draft.menu if reason is not None]
    few = {part for part, _ in told_of(g.layout, barred)}
    menu = [(part, reason) for part, reason in draft.menu if reason is None or part in few]
    return Composed(
        id=0,
        seq=live.seq,
        answer=draft.answer.text,
        label=reader.answer(draft.answer, live.question) if reader else "",
        parts=told(draft.parts),
        menu=told(menu),
        left_out=len(draft.menu) - len(menu),
        reason=None if draft.reason is None else reason_info(draft.reason, reader, g.rules, draft.answer),
    )


def _part(live: LiveTable, reader: Teller | None, part: Answer, reason: Reason | None) -> AnswerPart:
    """Whoever reads no sentences is told the names of the notation only."""
    rules = live.game.rules
    why = None if reason is None else reason_info(reason, reader, rules)
    if reader is None:
        return AnswerPart(part.text, reason=why)
    return AnswerPart(part.text, reader.answer(part, live.question), touches(rules, part), why)
