"""Answers made of parts, while somebody makes one up: told to him alone, and kept nowhere.

The menu is told as refusals are: everything that can be added, and of what cannot a few of each kind. The
words of a part are those of an offer, made once for all tables; those of a whole are made for the moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.players.composing import Judged, drafted
from tatami.words.telling import Teller

from ..table.live import LiveTable
from .messages import AnswerPart, Composed
from .phrases import BOOKS, Voice
from .refusing import told_of
from .wire import Eyes, Interpreter, reason_info

_encode: Final = msgspec.json.Encoder().encode


def composed(
    live: LiveTable, eyes: Eyes, words: Interpreter, answer: Answer, with_words: bool = True
) -> Composed:
    """How that answer stands for whoever is making it up, at this moment; its parts are ready-made JSON."""
    g = live.game
    draft = drafted(g, eyes.viewer, answer)
    barred = [(part, reason) for part, reason in draft.menu if reason is not None]
    few = {part for part, _ in told_of(g.layout, barred)}
    menu = [(part, reason) for part, reason in draft.menu if reason is None or part in few]
    teller = _Teller(live, eyes, words)
    return Composed(
        id=0,
        seq=live.seq,
        answer=draft.answer.text,
        label=teller.whole(draft.answer),
        parts=teller.parts(draft.parts, with_words=True),
        menu=teller.parts(menu, with_words),
        left_out=len(draft.menu) - len(menu),
        reason=None if draft.reason is None else teller.reason(draft.reason, draft.answer),
    )


class _Teller:
    """Tells parts and reasons to one pair of eyes; without a language by their names only."""

    def __init__(self, live: LiveTable, eyes: Eyes, words: Interpreter) -> None:
        self._rules: Final = live.game.rules
        self._question: Final[Question[Any] | None] = live.question
        self._reader: Final[Teller | None] = words.teller(live.names, eyes) if eyes.lang else None
        called = words.called(live.names)
        book = BOOKS.of(words, live.game.layout, eyes.lang or "en", called.alike)
        self._voice: Final = Voice(book, called.told, eyes.viewer)

    def whole(self, answer: Answer) -> str:
        return self._reader.answer(answer, self._question) if self._reader else ""

    def reason(self, reason: Reason, answer: Answer | None = None) -> Any:
        return reason_info(reason, self._reader, self._rules, answer)

    def parts(self, judged: Sequence[Judged], with_words: bool) -> list[AnswerPart]:
        parts = [part for part, _ in judged]
        if self._reader is not None and with_words:
            told = self._voice.parts(parts, self._question)
        else:
            told = [b'{"answer":%b}' % _encode(part.text) for part in parts]
        found = [
            text if reason is None else b'%b,"reason":%b}' % (text[:-1], _encode(self.reason(reason)))
            for text, (_, reason) in zip(told, judged, strict=True)
        ]
        return cast(list[AnswerPart], [msgspec.Raw(text) for text in found])
