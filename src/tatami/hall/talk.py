"""Talk at a table: what is said is cleaned and limited; phrases are put into each reader's words."""

from __future__ import annotations

import unicodedata
from collections import deque
from typing import Final

from tatami.kernel.reasons import Refused
from tatami.kernel.seats import letter
from tatami.words.away import tell_phrase
from tatami.words.catalogue import Words

from . import reasons as why
from .entries import Millis
from .messages import LONGEST_TALK, TalkInfo
from .rows import TalkRow

MOST: Final = 8
WITHIN: Final = 10_000
"""So many messages in so many milliseconds, from one person at one table."""

_BAD: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS: Final = "\u200c\u200d"
"""Needed inside words and emoji; everything else that cannot be seen could only deceive."""


def cleaned(text: str) -> str:
    """One line without anything invisible: no control signs, no change of direction."""
    seen = "".join(
        " " if c in "\n\r\t\u2028\u2029" else c
        for c in unicodedata.normalize("NFC", text)
        if c in "\n\r\t\u2028\u2029" or c in _JOINERS or unicodedata.category(c) not in _BAD
    )
    return " ".join(seen.split())[:LONGEST_TALK]


class Tongue:
    """How much one person has said lately."""

    __slots__ = ("_times",)

    def __init__(self) -> None:
        self._times: Final[deque[Millis]] = deque(maxlen=MOST)

    def speak(self, now: Millis) -> None:
        """Refused if that is too much."""
        if len(self._times) == MOST and now - self._times[0] < WITHIN:
            raise Refused(why.TOO_MUCH_TALK(seconds=(WITHIN - (now - self._times[0])) // 1000 + 1))
        self._times.append(now)


def told(row: TalkRow, lang: str) -> TalkInfo:
    """What was said, in the reader's words."""
    text = row.text
    if row.phrase:
        text = tell_phrase(Words(lang or "en"), row.phrase)
    to = None if row.to is None else letter(row.to)
    return TalkInfo(letter(row.seat), text, row.at, row.phrase, to)
