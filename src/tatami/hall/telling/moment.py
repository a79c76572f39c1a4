"""A table just after something has happened, through all eyes that look at it: nothing is made twice.

Most of what is told is the same for nearly all: whoever saw no more of it than a spectator is told the same
events and changes, and a sentence that does not name its reader reads the same to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from tatami.hooks.glance import Glance
from tatami.hooks.hosting import hosting_of
from tatami.kernel.answers import Answer
from tatami.kernel.events import Event
from tatami.kernel.game import Game
from tatami.kernel.questions import Question
from tatami.kernel.seats import SPECTATOR, Seat
from tatami.words.story import worth_telling

from ..table.live import LiveTable
from .offers import NOTHING, Offered, offers_for
from .phrases import BOOKS, Voice
from .shown import Shown
from .wire import Eyes, Interpreter, look_of, question_head

NULL: Final = b"null"
NOBODY: Final = -2

_encode: Final = msgspec.json.Encoder().encode


class Aids(NamedTuple):
    """What a board is told beside the view: by name as it was worked out, and as it is told with its name."""

    found: Mapping[str, object]
    told: Mapping[str, bytes]


NO_AIDS: Final = Aids({}, {})
_UNKNOWN: Final = object()
"""What was not worked out yet."""


class Known:
    """What eyes were told last, as far as the next message builds on it."""

    __slots__ = ("aids", "offers")

    def __init__(self) -> None:
        self.offers: Offered = NOTHING
        self.aids: Aids = NO_AIDS


class _Block(NamedTuple):
    """The lines that somebody is told who is named in none of them."""

    lines: Sequence[tuple[tuple[Event, ...], bytes, int]]
    """Each with its run of events, and the mask of those whom it names."""
    spoken_of: int
    joined: bytes


class Moment:
    """`since` is the first event that is news; `told` whether what has changed can be told piece by piece;
    `is_still` that nothing has happened in the game itself: somebody came, or asked for a pause."""

    def __init__(
        self,
        live: LiveTable,
        shown: Shown,
        words: Interpreter,
        since: int,
        told: bool = True,
        is_still: bool = False,
    ) -> None:
        course = live.course
        assert course is not None
        self.game: Final[Game[Any]] = course.game
        self.told: Final = told
        self.is_still: Final = is_still
        self._since: Final = since
        self._live: Final = live
        self._shown: Final = shown
        self._words: Final = words
        self._question: Final[Question[Any] | None] = live.question
        self._asked: Final = self.game.asked()
        last = course.done[-1].seat if course.done else NOBODY
        self._undoer: Final = last if last >= 0 and course.may_undo(last) else NOBODY
        self._plain: bytes | None = None
        self.apart: Final = self._own_message() if told and not is_still else -1
        """The mask of those whose message is their own, also where no sentences are in it."""
        self._news: Sequence[Event] = ()
        self._looks: list[bytes] | None = None
        """What has happened, and how it looks to a spectator."""
        self._facts: Final[dict[Seat, bytes]] = {}
        self._voices: Final[dict[str, Voice]] = {}
        self._open_facts: Any = _UNKNOWN
        self._aids: Final[dict[tuple[str, int], tuple[object, bytes]]] = {}
        self._heads: Final[dict[str, bytes]] = {}
        self._worth: Sequence[Event] | None = None
        self._blocks: Final[dict[tuple[str, Seat], _Block]] = {}

    def _own_message(self) -> int:
        mask, question = self._shown.special, self._question
        for seat in self._asked:
            mask |= 1 << seat
        if question is not None:
            for seat in question.quiet:
                mask |= 1 << seat
        return mask if self._undoer < 0 else mask | 1 << self._undoer

    def plain(self) -> bytes:
        """What all the others are told who read no sentences."""
        if self._plain is None:
            question = self._question
            asked = NULL if question is None else self._head("", question) + b"}"
            self._plain = self.facts(SPECTATOR) + b',"question":' + asked
        return self._plain

    @property
    def is_put_away(self) -> bool:
        """Whether the table was cleared away, so that nothing is asked any more."""
        return self._live.is_cleared

    def _like(self, viewer: Seat) -> Seat:
        """Whose eyes are told the same of what has happened: a spectator's, where they saw no more."""
        return viewer if self._shown.special >> viewer & 1 else SPECTATOR

    def facts(self, viewer: Seat) -> bytes:
        """Events and changes, with a comma before them."""
        like = self._like(viewer)
        facts = self._facts.get(like)
        if facts is None:
            facts = self._facts[like] = self.events(like) + b',"changes":' + self._shown.changes(like)
        return facts

    def events(self, viewer: Seat) -> bytes:
        """Most look the same to a spectator."""
        game, looks = self.game, self._looks
        if looks is None:
            self._news = game.events[max(0, self._since - game.told) :]
            looks = self._looks = [look_of(game, event.for_viewer(SPECTATOR)) for event in self._news]
        if not looks:
            return b""
        if viewer != SPECTATOR:
            looks = [
                look_of(game, event.for_viewer(viewer)) if event.told_otherwise() >> viewer & 1 else look
                for event, look in zip(self._news, looks, strict=True)
            ]
        return b',"events":[%b]' % b",".join(looks)

    def _voice(self, lang: str) -> Voice:
        """Speaks to spectators."""
        voice = self._voices.get(lang)
        if voice is None:
            called = self._words.called(self._live.names)
            book = BOOKS.of(self._words, self.game.layout, lang, called.alike)
            voice = self._voices[lang] = Voice(book, called.told, SPECTATOR)
        return voice

    def aids(self, eyes: Eyes, before: Aids) -> tuple[Aids, Sequence[bytes]]:
        """What boards draw beside the view: worked out from it alone, for those who read sentences. And what
        has changed of it.

        What a game has not even worked out anew, or once for several eyes, is not encoded anew.
        """
        hosting = hosting_of(self.game.rules)
        if self._open_facts is _UNKNOWN:
            self._open_facts = hosting.open_facts(Glance(self.game, SPECTATOR))
        found = hosting.aids(Glance(self.game, eyes.viewer), self._open_facts)
        if found == before.found:
            return before, ()
        known, told, changed = before.found, dict(before.told), []
        for name, aid in found.items():
            if known.get(name, _UNKNOWN) is not aid:
                told[name] = self._encoded(name, aid)
                if told[name] != before.told.get(name):
                    changed.append(told[name])
        for name in [name for name in known if name not in found]:
            del told[name]
            changed.append(b'"%b":null' % name.encode())
        return Aids(found, told), changed

    def _encoded(self, name: str, aid: object) -> bytes:
        known = self._aids.get((name, id(aid)))
        if known is None:  # the aid is kept: as long as it is, its number is not another's
            known = self._aids[name, id(aid)] = aid, b'"%b":%b' % (name.encode(), _encode(aid))
        return known[1]

    # --- the question ---------------------------------------------------------------------------

    def question(self, eyes: Eyes, known: Known) -> bytes:
        """The open question as these eyes see it, with their legal answers if they may give any."""
        question, viewer = self._question, eyes.viewer
        if question is None:
            known.offers = NOTHING
            return NULL
        head = self._head(eyes.lang, question)
        if viewer in self._asked or viewer in question.quiet:
            return self._own_question(eyes, known, question, head)
        known.offers = NOTHING
        if eyes.lang:
            head += b',"text":' + self._asked_of_others(eyes, question)
        mine = self.game.sealed.get(viewer)
        if mine is not None:
            head += b',"mine":' + _encode(mine.text)
            if eyes.lang:
                head += b',"given":' + self._given(eyes, question, mine)
        return head + (b',"may_undo":true}' if viewer == self._undoer else b"}")

    def _given(self, eyes: Eyes, question: Question[Any], mine: Answer) -> bytes:
        """What this seat has answered, as it was offered."""
        book, names, _ = self._voice(eyes.lang)
        voice = Voice(book, names, eyes.viewer)
        offers, _ = voice.offers([mine], question, Glance(self.game, eyes.viewer))
        return offers[0]

    def _own_question(self, eyes: Eyes, known: Known, question: Question[Any], head: bytes) -> bytes:
        """For a seat that may answer."""
        legal, before = self.game.legal(eyes.viewer), known.offers
        parts = [head]
        if eyes.lang:
            book, names, _ = self._voice(eyes.lang)
            parts += [b',"text":', book.question(question, self._asked, legal, eyes.viewer).told(names)]
            view, voice = Glance(self.game, eyes.viewer), Voice(book, names, eyes.viewer)
            known.offers = offers_for(legal, question, view, voice, before)
        else:
            known.offers = offers_for(legal, question, None, None, before)
        parts += [b',"offers":', known.offers.told_after(before)]
        parts.append(b',"may_undo":true}' if eyes.viewer == self._undoer else b"}")
        return b"".join(parts)

    def _head(self, lang: str, question: Question[Any]) -> bytes:
        head = self._heads.get(lang)
        if head is None:
            head = question_head(self._live.question_number, question, self._asked)
            if lang:
                head += self._voice(lang).book.about(question)
            self._heads[lang] = head
        return head

    def _asked_of_others(self, eyes: Eyes, question: Question[Any]) -> bytes:
        """What is asked, in a sentence, for who may not answer: the same for all whom it does not name."""
        book, names, spectator = self._voice(eyes.lang)
        phrase = book.question(question, self._asked, (), spectator)
        if phrase.named >> eyes.viewer & 1:
            phrase = book.question(question, self._asked, (), eyes.viewer)
        return phrase.told(names)

    # --- sentences ------------------------------------------------------------------------------

    def lines(self, eyes: Eyes) -> bytes:
        """What has happened in sentences, as a list without its brackets."""
        key = eyes.lang, self._like(eyes.viewer)
        block = self._blocks.get(key)
        if block is None:
            block = self._blocks[key] = self._block(*key)
        if not block.spoken_of >> eyes.viewer & 1:
            return block.joined
        viewer, (book, names, _) = eyes.viewer, self._voice(eyes.lang)
        own = [
            book.line(run, viewer).told(names) if named >> viewer & 1 else line
            for run, line, named in block.lines
        ]
        return b",".join([line for line in own if line])

    def _block(self, lang: str, viewer: Seat) -> _Block:
        if self._worth is None:
            self._worth = list(worth_telling(self.game.events, max(0, self._since - self.game.told)))
        told, spoken_of = [event.for_viewer(viewer) for event in self._worth], 0
        book, names, spectator = self._voice(lang)
        lines = []
        for run in book.teller(spectator).runs(told):
            phrase = book.line(run, spectator)
            lines.append((run, phrase.told(names), phrase.named))
            spoken_of |= phrase.named
        return _Block(lines, spoken_of, b",".join([line for _, line, _ in lines if line]))

    def outcome(self, eyes: Eyes) -> list[str]:
        outcome = self.game.outcome
        return [] if outcome is None else self._words.teller(self._live.names, eyes).outcome(outcome)
