"""The legal answers as clients get them: with their words, and by number where they were told before.

Words of answers that name nobody are the same at every table, and those of most answers do not depend on what
exactly is asked. All tables together remember so many bytes of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final

import msgspec

from tatami.kernel.answers import Answer
from tatami.kernel.game import Game
from tatami.kernel.questions import Question
from tatami.kernel.views import View
from tatami.words.telling import Teller

from .wire import Eyes, Interpreter, touches

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

    __slots__ = ("_numbers", "weight")

    def __init__(self, offers: Sequence[bytes] = ()) -> None:
        self._numbers: Final = {offer: k for k, offer in enumerate(offers)}
        self.weight: Final = sum(map(len, offers))

    def told_after(self, offers: Sequence[bytes]) -> bytes:
        """These offers as JSON for whoever was told `self` before."""
        numbers = self._numbers
        if not numbers:
            return b"[" + b",".join(offers) + b"]"
        return b"[" + b",".join([b"%d" % numbers[o] if o in numbers else o for o in offers]) + b"]"


def offers_for(
    game: Game[Any],
    eyes: Eyes,
    question: Question[Any],
    view: View[Any] | None,
    names: tuple[str, ...],
    words: Interpreter,
    before: Offered,
) -> tuple[Offered, bytes]:
    """The offers of this seat now, and how they are told to whoever knows those before."""
    legal = game.legal(eyes.viewer)
    if view is None:
        offers = [b'{"answer":%b}' % _encode(answer.text) for answer in legal]
    else:
        teller = words.teller(names, eyes)
        offers = [_offer(teller, view, question, answer) for answer in legal]
    return Offered(offers), before.told_after(offers)


def _offer(teller: Teller, view: View[Any], question: Question[Any], answer: Answer) -> bytes:
    label, then = LABELS.label(teller, question, answer), teller.consequence(view, question, answer)
    return b"{%b}" % label if not then else b'{%b,"then":%b}' % (label, _encode(then))
