"""The legal answers as clients get them: with their words, and by number where they were told before.

Words of answers that name nobody are the same at every table, and those of most answers do not depend on what
exactly is asked. All tables together remember so many bytes of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from tatami.kernel.answers import Answer
from tatami.kernel.questions import Question
from tatami.kernel.views import View
from tatami.words.foresight import is_foreseen
from tatami.words.telling import Teller

from .wire import touches

MOST_BYTES: Final = 16 << 20
"""So much is remembered of the words of answers; then it is forgotten."""
_OVERHEAD: Final = 400
"""What one costs beside its text, in bytes."""

_encode: Final = msgspec.json.Encoder().encode


class Labels:
    """Answers with their words and what they touch, as JSON that lacks only its end."""

    __slots__ = ("_known", "weight")

    def __init__(self) -> None:
        self._known: Final[dict[Hashable, bytes]] = {}
        self.weight = 0

    def label(self, teller: Teller, question: Question[Any], answer: Answer) -> bytes:
        asked: tuple[object, ...] = ()
        if teller.asks_specially(question, answer):
            asked = type(question), *[getattr(question, name) for name in type(question).FIELDS]
        anywhere = (teller.rules, teller.words.lang, answer, *asked)
        known = self._known.get(anywhere) or self._known.get((teller.viewer, teller.names, anywhere))
        if known is not None:
            return known
        teller.spoken_of = 0
        label = b'"answer":%b,"label":%b' % (_encode(answer.text), _encode(teller.answer(answer, question)))
        parts = touches(teller.rules, answer)
        if parts:
            label += b',"touches":' + _encode(parts)
        here: Hashable = (teller.viewer, teller.names, anywhere) if teller.spoken_of else anywhere
        self._remember(here, label)
        return label

    def _remember(self, key: Hashable, label: bytes) -> None:
        self.weight += len(label) + _OVERHEAD
        if self.weight > MOST_BYTES:
            self._known.clear()
            self.weight = len(label) + _OVERHEAD
        self._known[key] = label


LABELS: Final = Labels()


class Offered:
    """The offers that eyes were told with a question."""

    __slots__ = ("_legal", "_numbers", "_offers", "_question")

    def __init__(
        self, offers: Sequence[bytes] = (), legal: Sequence[Answer] = (), question: object = None
    ) -> None:
        self._offers: Final = offers
        self._legal: Final = legal
        self._question: Final = question
        """The kind of question, if it alone makes the words of these answers; else None."""
        self._numbers: Mapping[bytes, int] | None = None

    @property
    def weight(self) -> int:
        return sum(map(len, self._offers))

    def again(self, legal: Sequence[Answer], question: Question[Any]) -> Offered | None:
        """These very offers, if they would be made anew of the same; None if something may be different."""
        return self if self._question is type(question) and self._legal == legal else None

    def told_after(self, before: Offered) -> bytes:
        """These offers as JSON for whoever was told those before."""
        if before is self:
            return _all_again(len(self._offers))
        numbers = before.numbers()
        if not numbers:
            return b"[" + b",".join(self._offers) + b"]"
        return b"[" + b",".join([b"%d" % numbers[o] if o in numbers else o for o in self._offers]) + b"]"

    def numbers(self) -> Mapping[bytes, int]:
        """By offer: its place in the list."""
        if self._numbers is None:
            self._numbers = {offer: k for k, offer in enumerate(self._offers)}
        return self._numbers


@lru_cache(maxsize=256)
def _all_again(count: int) -> bytes:
    """By number: so many offers as they were told before."""
    return b"[" + b",".join([b"%d" % k for k in range(count)]) + b"]"


NOTHING: Final = Offered()
"""What those are offered who are not asked."""


def offers_for(
    legal: Sequence[Answer],
    question: Question[Any],
    view: View[Any] | None,
    teller: Teller | None,
    before: Offered,
) -> Offered:
    """The offers of a seat that may answer this now; `before` were its last, which may be the same."""
    same = before.again(legal, question)
    if same is not None:
        return same
    if view is None or teller is None:
        return Offered([b'{"answer":%b}' % _encode(answer.text) for answer in legal], legal, type(question))
    name, fixed, offers = view.rules.name, True, []
    for answer in legal:
        label, then = LABELS.label(teller, question, answer), None
        if is_foreseen(name, answer):
            fixed, then = False, teller.consequence(view, question, answer)
        elif fixed and teller.asks_specially(question, answer):
            fixed = False
        offers.append(b"{%b}" % label if not then else b'{%b,"then":%b}' % (label, _encode(then)))
    return Offered(offers, legal, type(question) if fixed else None)
