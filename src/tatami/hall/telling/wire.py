"""What clients get to see: views, questions, events and sentences, made for one pair of eyes.

Everything here goes through `View`, `for_viewer` and `Seen`: no face passes that these eyes may not see. Eyes
without a language get the names of the notation only, which costs a tenth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tatami.formats.facts import told_question
from tatami.formats.names import event_json, fact_names, named
from tatami.hooks.hosting import hosting_of
from tatami.kernel.answers import Answer, Compound
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.questions import Question
from tatami.kernel.reasons import Reason
from tatami.kernel.rules import Rules
from tatami.kernel.seats import MAX_SEATS, SPECTATOR, Seat, letter
from tatami.words.away import tell_reason
from tatami.words.catalogue import Words
from tatami.words.story import LogLine, log_of
from tatami.words.telling import Teller

from .messages import FaultyPart, Line, Part, ReasonInfo
from .shown import LOOKS


class Eyes(NamedTuple):
    """Whose eyes, and in which language; SPECTATOR sees what everybody sees, "" reads no sentences."""

    viewer: Seat
    lang: str = ""

    @property
    def seat(self) -> str | None:
        return None if self.viewer == SPECTATOR else letter(self.viewer)


@lru_cache(maxsize=64)
def eyes_of(viewer: Seat, lang: str) -> Eyes:
    """There are only so many different ones."""
    return Eyes(viewer, lang)


class Called(NamedTuple):
    """How players are called: as JSON without quotes (a free cushion by its letter), and by seat the first
    that is called the same."""

    told: tuple[bytes, ...]
    alike: tuple[Seat, ...]


class Interpreter:
    """Puts one table into words; its tellers are made once."""

    __slots__ = ("_called", "_names", "_tellers", "options", "rules")

    def __init__(self, rules: Rules[Any], options: Mapping[str, object]) -> None:
        self.rules: Final = rules.variant(options)
        self.options: Final = options
        self._names: tuple[str, ...] = ()
        self._called = Called((), ())
        self._tellers: Final[dict[Eyes, Teller]] = {}

    def teller(self, names: tuple[str, ...], eyes: Eyes) -> Teller:
        """There are never more of them than eyes and languages."""
        if names != self._names:
            self._rename(names)
        teller = self._tellers.get(eyes)
        if teller is None:
            words = Words(eyes.lang or "en")
            teller = self._tellers[eyes] = Teller(words, self.rules, names, eyes.viewer, self.options)
        return teller

    def called(self, names: tuple[str, ...]) -> Called:
        if names != self._names:
            self._rename(names)
        return self._called

    def _rename(self, names: tuple[str, ...]) -> None:
        self._tellers.clear()
        self._names = names
        called = [name or letter(seat) for seat, name in enumerate(names)]
        every = [*called, *[letter(seat) for seat in range(len(called), MAX_SEATS)]]
        told = tuple([_encode(name)[1:-1] for name in every])
        self._called = Called(told, tuple([called.index(name) for name in called]))


def question_head(number: int, question: Question[Any], asked: tuple[Seat, ...]) -> bytes:
    """What everybody is told of the open question, as JSON that lacks only its end."""
    told = _asking(type(question).__name__, question.sealed, asked, tuple(question.quiet))
    return b'{"request":%d,%b' % (number, told)


@lru_cache(maxsize=1 << 12)
def _asking(name: str, is_sealed: bool, asked: tuple[Seat, ...], quiet: tuple[Seat, ...]) -> bytes:
    head: dict[str, Any] = {"name": name, "asked": [letter(seat) for seat in asked]}
    if is_sealed:
        head["sealed"] = True
    if quiet:
        head["quiet"] = [letter(seat) for seat in quiet]
    return _encode(head)[1:-1]


# --- names instead of numbers -------------------------------------------------------------------


def touches(rules: Rules[Any], answer: Answer) -> dict[str, Part]:
    """What an answer touches by name: which seat, card or slot it speaks of.

    An answer made of parts touches what its form does: there are too many of them to remember.
    """
    return _touched(rules, answer.form if isinstance(answer, Compound) else answer)


@lru_cache(maxsize=1 << 14)
def _touched(rules: Rules[Any], answer: Answer) -> dict[str, Part]:
    return {name: Part(kind, named(rules, kind, value)) for name, (kind, value) in answer.touches().items()}


_encode: Final = msgspec.json.Encoder().encode


def raw_events(g: Game[Any], viewer: Seat, since: int) -> list[bytes]:
    """What these eyes have noticed since that event, each as JSON.

    Remembered by what these eyes are told, not by what happened: what only others were told stays theirs.
    """
    return [look_of(g, event.for_viewer(viewer)) for event in g.events[max(0, since - g.told) :]]


def look_of(g: Game[Any], seen: Event) -> bytes:
    """An event as it was told, as JSON."""
    known = LOOKS.of(g.layout)
    look = known.get(seen)
    if look is None:
        look = known[seen] = _encode(event_json(g, seen))
        LOOKS.weigh(look, len(seen.__struct_fields__))
    return look


def recalled(g: Game[Any], eyes: Eyes) -> list[msgspec.Raw]:
    """What these eyes were told lately and may look back at, for boards of those who read sentences."""
    if not eyes.lang or not hosting_of(g.rules).may_look_back(g.options):
        return []
    return [msgspec.Raw(event) for event in raw_events(g, eyes.viewer, hosting_of(g.rules).recalls_since(g))]


# --- questions, reasons and sentences -----------------------------------------------------------


def reason_info(
    reason: Reason, teller: Teller | None, rules: Rules[Any], answer: Answer | None = None
) -> ReasonInfo:
    """A refusal at a table; of an answer made of parts it names the one at fault."""
    text = "" if teller is None else teller.reason(reason, answer)
    facts, part = fact_names(reason, rules), _at_fault(reason, answer)
    return ReasonInfo(reason.code, text, reason.clauses, facts, part)


def _at_fault(reason: Reason, answer: Answer | None) -> FaultyPart | None:
    if reason.part < 0 or not isinstance(answer, Compound):
        return None
    return FaultyPart(reason.part, answer.parts[reason.part].text)


def reason_info_plain(reason: Reason, lang: str) -> ReasonInfo:
    """A refusal away from any table: seats are letters."""
    text = tell_reason(Words(lang), reason) if lang else ""
    return ReasonInfo(reason.code, text, reason.clauses, fact_names(reason, None))


def about(rules: Rules[Any], question: Question[Any]) -> dict[str, Any]:
    """The attributes of a question, by name what has one."""
    return told_question(rules, question)


def lines(
    teller: Teller | None, events: Sequence[Event], open_cards: bool = False, since: int = 0
) -> list[Line]:
    """What has happened in sentences, from that one of these events on; without a language none."""
    return [] if teller is None else [_line(line) for line in log_of(events, teller, open_cards, since)]


def line_told(line: LogLine | None) -> bytes:
    """One of them as JSON; nothing of nothing."""
    return b"" if line is None else _encode(_line(line))


def _line(line: LogLine) -> Line:
    seat = None if line.seat is None else letter(line.seat)
    return Line(line.text, line.is_heading, line.clauses, seat, line.later, line.names, line.small)
