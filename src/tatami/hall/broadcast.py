"""What everybody who watches a table is told when something has happened: only what has changed.

One message is made for all who have the same eyes and language, and its parts once for all to whom they are
the same: the open facts, most events, and every sentence that does not speak of who reads it. What the last
message said (offers, aids) is remembered for those who watch, so that the next one need not say it again.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.questions import Question
from tatami.kernel.seats import SPECTATOR, Seat, letter
from tatami.kernel.views import View
from tatami.words.story import line_of, worth_telling

from .live import LiveTable
from .messages import LimitInfo, TableInfo
from .offers import Offered, offers_for
from .shown import Shown
from .wire import Eyes, Interpreter, line_told, raw_events

_encode: Final = msgspec.json.Encoder().encode
_NULL: Final = b"null"


class Aid(NamedTuple):
    """What a board is told beside the view, as it was worked out and as JSON."""

    value: object
    told: bytes

    def is_told_by(self, before: Aid | None) -> bool:
        return before is not None and self.told == before.told


class Known:
    """What eyes were told last, as far as the next message builds on it."""

    __slots__ = ("aids", "offers")

    def __init__(self) -> None:
        self.offers = Offered()
        self.aids: Mapping[str, Aid] = {}


class Broadcast:
    """One copy of a table, and all who watch it."""

    def __init__(self, words: Interpreter) -> None:
        self._words: Final = words
        self._shown: Final = Shown()
        self._known: Final[dict[Eyes, Known]] = {}
        self._moment: _Moment | None = None
        self.has_limit = False
        """Whether everybody was told of a limit with the last update."""
        self._is_still = False
        """Whether nothing has happened in the game itself: somebody came, or asked for a pause."""

    def keep_only(self, watching: Collection[Eyes]) -> None:
        """What others were told is forgotten: they will be told everything if they come again."""
        for eyes in self._known.keys() - set(watching):
            del self._known[eyes]

    @property
    def weight(self) -> int:
        """About how many bytes are remembered."""
        return sum(
            known.offers.weight + sum([len(aid.told) for aid in known.aids.values()])
            for known in self._known.values()
        )

    # --- all of it ------------------------------------------------------------------------------

    def whole(self, live: LiveTable, eyes: Eyes) -> Whole:
        """All that these eyes may know, for a `State` or somebody who comes back; then changes can follow."""
        course = live.course
        if course is None:
            return Whole(None, None, None)
        moment = self._moment = _Moment(live, self._words, 0)
        known = self._known[eyes] = Known()
        question = moment.question(eyes, known)
        aids = known.aids = moment.aids(eyes, {})
        return Whole(
            self._shown.view(course.game, eyes.viewer),
            None if question == _NULL else msgspec.Raw(question),
            None if not aids else msgspec.Raw(_joined(aids)),
        )

    # --- what has changed -----------------------------------------------------------------------

    def news(self, live: LiveTable, since: int) -> None:
        """Something was written: `parts` are about what has happened from that event on."""
        course = live.course
        if course is None:
            self._moment = None
            return
        self._is_still = self._shown.is_of(course.game)
        told = self._shown.advance(course.game)
        self._moment = _Moment(live, self._words, since, told)

    def parts(self, eyes: Eyes) -> list[bytes]:
        """What these eyes are told of it, each part with a comma before it; nothing before the game."""
        moment = self._moment
        if moment is None:
            return []
        known = self._known.get(eyes)
        is_new = known is None or not moment.told
        if known is None:
            known = self._known[eyes] = Known()
        if self._is_still and not is_new:
            return [b',"question":null'] if moment.is_put_away else []
        parts = []
        events = raw_events(moment.game, eyes.viewer, moment.since)
        if events:
            parts += [b',"events":[', b",".join(events), b"]"]
        if is_new:
            parts += [b',"view":', bytes(self._shown.view(moment.game, eyes.viewer))]
        else:
            parts += [b',"changes":', self._shown.changes(eyes.viewer)]
        parts += [b',"question":', moment.question(eyes, known)]
        parts += self._aids(moment, eyes, known, is_new)
        if eyes.lang:
            lines = moment.lines(eyes)
            if lines:
                parts += [b',"lines":[', b",".join(lines), b"]"]
            outcome = moment.outcome(eyes)
            if outcome:
                parts += [b',"outcome":', _encode(outcome)]
        return parts

    def _aids(self, moment: _Moment, eyes: Eyes, known: Known, is_new: bool) -> list[bytes]:
        before, now = known.aids, moment.aids(eyes, known.aids)
        known.aids = now
        if is_new:
            return [b',"aids":', _joined(now)] if now else []
        changed = {name: aid for name, aid in now.items() if not aid.is_told_by(before.get(name))}
        changed |= {name: Aid(None, _NULL) for name in before if name not in now}
        return [b',"aid_changes":', _joined(changed)] if changed else []


class Bulletin:
    """What an update says to everybody alike: how far the log is, the time, and who sits there."""

    def __init__(
        self,
        table_id: str,
        seq: int,
        clocks: dict[str, int] | None,
        limit: LimitInfo | UnsetType | None,
        info: TableInfo | None,
        for_strangers: TableInfo | None,
    ) -> None:
        self._start: Final = b'{"tell":"update","table":"%b","seat":' % table_id.encode()
        tail = [b',"seq":%d' % seq]
        if clocks is not None:
            tail += [b',"clocks":', _encode(clocks)]
        if limit is not UNSET:
            tail += [b',"limit":', _encode(limit)]
        common = b"".join(tail)
        self._own: Final = common if info is None else common + b',"info":' + _encode(info)
        self._strange: Final = (
            common if for_strangers is None else common + b',"info":' + _encode(for_strangers)
        )

    def head(self, eyes: Eyes) -> bytes:
        """Without the brace at the end."""
        if eyes.viewer == SPECTATOR:
            return b"%bnull%b" % (self._start, self._strange)
        return b'%b"%b"%b' % (self._start, letter(eyes.viewer).encode(), self._own)


def _joined(aids: Mapping[str, Aid]) -> bytes:
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), aid.told) for name, aid in aids.items()]) + b"}"


class Whole(msgspec.Struct, frozen=True):
    """The large parts of a state, ready-made."""

    view: msgspec.Raw | None
    question: msgspec.Raw | None
    aids: msgspec.Raw | None


class _Moment:
    """A table just after something has happened, through all eyes that look at it: nothing is made twice."""

    def __init__(self, live: LiveTable, words: Interpreter, since: int, told: bool = True) -> None:
        assert live.course is not None
        self.game: Final[Game[Any]] = live.course.game
        self.since: Final = since
        self.told: Final = told
        """Whether what has changed can be told piece by piece."""
        self._live: Final = live
        self._words: Final = words
        self._views: Final[dict[Seat, View[Any]]] = {}
        self._aids: Final[dict[Seat, dict[str, Aid]]] = {}
        self._head: Final[dict[bool, bytes]] = {}
        self._asking: Final[dict[str, tuple[str, int]]] = {}
        self._worth: Sequence[Event] | None = None
        self._neutral: Final[dict[tuple[str, tuple[Event, ...]], tuple[bytes, int]]] = {}

    @property
    def is_put_away(self) -> bool:
        """Whether the table was cleared away, so that nothing is asked any more."""
        return self._live.is_cleared

    def view(self, viewer: Seat) -> View[Any]:
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = View(self.game, viewer)
        return view

    def aids(self, eyes: Eyes, before: Mapping[str, Aid]) -> Mapping[str, Aid]:
        """What boards draw beside the view: worked out from it alone, for those who read sentences.

        What a game has not even worked out anew need not be encoded anew.
        """
        if not eyes.lang:
            return {}
        aids = self._aids.get(eyes.viewer)
        if aids is None:
            aids = self._aids[eyes.viewer] = {}
            for name, value in self.game.rules.aids(self.view(eyes.viewer)).items():
                known = before.get(name)
                is_same = known is not None and known.value is value
                aids[name] = known if known is not None and is_same else Aid(value, _encode(value))
        return aids

    # --- the question ---------------------------------------------------------------------------

    def question(self, eyes: Eyes, known: Known) -> bytes:
        """The open question as these eyes see it, with their legal answers if they may give any."""
        live, game, question = self._live, self.game, self._live.question
        if question is None:
            known.offers = Offered()
            return _NULL
        viewer, parts = eyes.viewer, [self._question_head(bool(eyes.lang))]
        legal = game.legal(viewer) if viewer in game.asked() or viewer in question.quiet else None
        if eyes.lang:
            parts += [b',"text":', _encode(self._asked_of(eyes, question, legal))]
        if legal is not None:
            view = self.view(viewer) if eyes.lang else None
            before, teller = known.offers, self._words.teller(live.names, eyes) if eyes.lang else None
            known.offers = offers_for(legal, question, view, teller, before)
            parts += [b',"offers":', known.offers.told_after(before)]
        else:
            known.offers = Offered()
        mine = game.sealed.get(viewer)
        if mine is not None:
            parts += [b',"mine":', _encode(mine.text)]
        assert live.course is not None
        if viewer != SPECTATOR and live.course.may_undo(viewer):
            parts.append(b',"may_undo":true')
        parts.append(b"}")
        return b"".join(parts)

    def _question_head(self, in_words: bool) -> bytes:
        head = self._head.get(in_words)
        if head is None:
            head = self._head[in_words] = self._words.question_head(self._live, in_words)
        return head

    def _asked_of(self, eyes: Eyes, question: Question[Any], legal: Sequence[Answer] | None) -> str:
        """What is asked, in a sentence: the same for all who may not answer and whom it does not name."""
        asked = self.game.asked()
        if legal is not None:
            return self._words.teller(self._live.names, eyes).question(
                question, waiting_for=asked, ways=legal
            )
        known = self._asking.get(eyes.lang)
        if known is None:
            teller = self._words.teller(self._live.names, Eyes(SPECTATOR, eyes.lang))
            teller.spoken_of = 0
            text = teller.question(question, waiting_for=asked)
            known = self._asking[eyes.lang] = text, teller.spoken_of
        text, spoken_of = known
        if spoken_of >> eyes.viewer & 1:
            return self._words.teller(self._live.names, eyes).question(question, waiting_for=asked)
        return text

    # --- sentences ------------------------------------------------------------------------------

    def lines(self, eyes: Eyes) -> list[bytes]:
        if self._worth is None:
            start = max(0, self.since - self.game.told)
            self._worth = list(worth_telling(self.game.events, start))
        if not self._worth:
            return []
        told = [event.for_viewer(eyes.viewer) for event in self._worth]
        own = self._words.teller(self._live.names, eyes)
        lines = [self._line(run, eyes) for run in own.runs(told)]
        return [line for line in lines if line]

    def _line(self, run: tuple[Event, ...], eyes: Eyes) -> bytes:
        """The line of a run, made once for all who were told the same and are not spoken of."""
        key = eyes.lang, run
        known = self._neutral.get(key)
        if known is None:
            teller = self._words.teller(self._live.names, Eyes(SPECTATOR, eyes.lang))
            teller.spoken_of = 0
            known = self._neutral[key] = line_told(line_of(run, teller, open_cards=True)), teller.spoken_of
        line, spoken_of = known
        if spoken_of >> eyes.viewer & 1:
            own = self._words.teller(self._live.names, eyes)
            return line_told(line_of(run, own, open_cards=True))
        return line

    def outcome(self, eyes: Eyes) -> list[str]:
        outcome = self.game.outcome
        return [] if outcome is None else self._words.teller(self._live.names, eyes).outcome(outcome)
