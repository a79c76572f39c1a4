"""The legal answers as clients get them: with their words, and by number where they were told before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tatami.hooks.glance import AnyView
from tatami.kernel.answers import Answer, Form
from tatami.kernel.questions import Question

from .phrases import Voice

_encode: Final = msgspec.json.Encoder().encode


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
        self._numbers: Mapping[bytes, bytes] | None = None

    @property
    def weight(self) -> int:
        return sum(map(len, self._offers))

    def again(self, legal: Sequence[Answer], question: Question[Any]) -> Offered | None:
        """These very offers, if they would be made anew of the same; None if something may be different."""
        return self if self._question is type(question) and self._legal == legal else None

    def told_after(self, before: Offered) -> bytes:
        """These offers as JSON for whoever was told those before."""
        if before is self:
            return b"[" + b",".join(_digits(len(self._offers))) + b"]"
        number_of = before.numbers().get
        return b"[" + b",".join([number_of(offer, offer) for offer in self._offers]) + b"]"

    def numbers(self) -> Mapping[bytes, bytes]:
        """By offer: its place in the list, as it is told."""
        if self._numbers is None:
            self._numbers = dict(zip(self._offers, _digits(len(self._offers)), strict=True))
        return self._numbers


_DIGITS: Final = [b"%d" % number for number in range(256)]


def _digits(count: int) -> Sequence[bytes]:
    """The numbers below that one in digits."""
    return _DIGITS[:count] if count <= len(_DIGITS) else [b"%d" % number for number in range(count)]


NOTHING: Final = Offered()
"""What those are offered who are not asked."""


def offers_for(
    legal: Sequence[Answer],
    question: Question[Any],
    view: AnyView[Any] | None,
    voice: Voice | None,
    before: Offered,
) -> Offered:
    """The offers of a seat that may answer this now; `before` were its last, which may be the same."""
    same = before.again(legal, question)
    if same is not None:
        return same
    if view is None or voice is None:
        return Offered([_bare(answer) for answer in legal], legal, type(question))
    offers, fixed = voice.offers(legal, question, view)
    return Offered(offers, legal, type(question) if fixed else None)


def _bare(answer: Answer) -> bytes:
    """Without words, for those who read no sentences."""
    form = b',"form":true' if isinstance(answer, Form) else b""
    return b'{"answer":%b%b}' % (_encode(answer.text), form)
