"""Sentences, questions and the words of answers, made once for all tables.

A player's name is never inflected: it stands in a text as it is. So a text is made with a mark for every name
and kept as JSON with gaps, for all tables that are played by the same rules in the same language; telling it
is putting the names in.

A text is kept under what its reader is told (the events as `for_viewer` gives them, the open question, an
answer that he is offered) and, where it speaks of him, his seat. What only others know is in no key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple

import msgspec

from tatami.hooks.glance import AnyView
from tatami.kernel.answers import Answer, Form
from tatami.kernel.events import Event
from tatami.kernel.places import Layout
from tatami.kernel.questions import Question
from tatami.kernel.rules import Rules
from tatami.kernel.seats import MAX_SEATS, SPECTATOR, Seat
from tatami.words.catalogue import Words
from tatami.words.foresight import foreseen_kinds
from tatami.words.naming import kebab
from tatami.words.story import line_of
from tatami.words.telling import Teller

from .wire import Interpreter, about, line_told, touches

MOST_BYTES: Final = 32 << 20
"""So much is remembered of what tables say, in all languages together; then it is forgotten."""
_OVERHEAD: Final = 300
"""What a phrase costs beside its text and its events, in bytes."""
_EVENT: Final = 100
"""What an event of its key weighs."""
_BOOK: Final = 64 << 10
"""What a new book weighs: it holds a layout."""

MARKS: Final = tuple(chr(0xFDD0 + seat) for seat in range(MAX_SEATS))
"""What stands for players' names: characters that Unicode keeps for nobody's text."""
_BYTES: Final = [mark.encode() for mark in MARKS]
_FIRST: Final = [re.compile(b"(%b)" % b"|".join(_BYTES[:count])) for count in range(1, MAX_SEATS + 1)]
"""By how many were used, less 1: where they stand in a text."""

_encode: Final = msgspec.json.Encoder().encode


class Phrase:
    """A text as JSON with a gap for every name, and the mask of the seats that it speaks of: to everybody
    else it reads the same."""

    __slots__ = ("_whose", "named", "text")

    def __init__(self, text: bytes, order: Sequence[Seat], named: int) -> None:
        self.named: Final = named
        pieces = _FIRST[len(order) - 1].split(text) if order else [text]
        seats = [order[_BYTES.index(mark)] for mark in pieces[1::2]]
        gaps = b"%b".join([piece.replace(b"%", b"%%") for piece in pieces[::2]])
        self.text: Final = gaps if seats else text
        self._whose: Final = itemgetter(*seats) if seats else None

    def told(self, names: Sequence[bytes]) -> bytes:
        """With these names in it, as JSON without quotes."""
        return self.text if self._whose is None else self.text % self._whose(names)


class Marker(Teller):
    """Says marks for names: the first for whomever it speaks of first. So sentences that differ in nothing
    but who is who are filled in once."""

    __slots__ = ("_alike", "_order")

    def __init__(
        self,
        words: Words,
        rules: Rules[Any],
        alike: Sequence[Seat],
        viewer: Seat,
        options: Mapping[str, object],
    ) -> None:
        super().__init__(words, rules, MARKS[: len(alike)], viewer, options)
        self._alike: Final = alike
        self._order: Final[dict[Seat, int]] = {}

    def seat(self, seat: Seat) -> str:
        if not 0 <= seat < len(self._alike):
            return super().seat(seat)
        self.spoken_of |= 1 << seat
        return MARKS[self._order.setdefault(self._alike[seat], len(self._order))]

    def begin(self) -> Marker:
        self.spoken_of = 0
        self._order.clear()
        return self

    def phrase(self, text: bytes) -> Phrase:
        """Of what was said since it began."""
        return Phrase(text, self.said_of, self.spoken_of)

    @property
    def said_of(self) -> tuple[Seat, ...]:
        return (*self._order,)


class Book:
    """What was said so far at tables with these rules and this layout, in one language."""

    __slots__ = ("_alike", "_known", "_options", "_rules", "_tellers", "_words")

    def __init__(
        self, rules: Rules[Any], options: Mapping[str, object], lang: str, alike: Sequence[Seat]
    ) -> None:
        self._rules: Final = rules
        self._options: Final = options
        self._words: Final = Words(lang)
        self._alike: Final = alike
        self._tellers: Final[dict[Seat, Marker]] = {}
        self._known: Final[dict[Hashable, Phrase]] = {}

    def teller(self, viewer: Seat) -> Marker:
        teller = self._tellers.get(viewer)
        if teller is None:
            teller = Marker(self._words, self._rules, self._alike, viewer, self._options)
            self._tellers[viewer] = teller
        return teller

    def line(self, run: tuple[Event, ...], viewer: Seat, open_cards: bool = True) -> Phrase:
        """The line of one of the teller's runs, as it is told in the moment, or (without `open_cards`)
        afterwards; empty if nothing is said."""
        key = viewer, run, open_cards
        known = self._known.get(key)
        if known is None:
            teller = self.teller(viewer).begin()
            told = line_told(line_of(run, teller, open_cards))
            known = self._keep(key, teller.phrase(told), len(told) + _EVENT * len(run))
        return known

    def story(self, told: Iterable[Event], viewer: Seat, names: Sequence[bytes]) -> list[bytes]:
        """The lines of what these eyes were told, as they read afterwards."""
        lines = []
        for run in self.teller(SPECTATOR).runs(told):
            phrase = self.line(run, SPECTATOR, open_cards=False)
            if phrase.named >> viewer & 1:
                phrase = self.line(run, viewer, open_cards=False)
            if phrase.text:
                lines.append(phrase.told(names))
        return lines

    def question(
        self, question: Question[Any], asked: tuple[Seat, ...], ways: Sequence[Answer], viewer: Seat
    ) -> Phrase:
        """What is asked, or of others."""
        kinds = tuple(dict.fromkeys(map(type, ways)))
        key = viewer, type(question), _attributes(question), asked, kinds
        known = self._known.get(key)
        if known is None:
            teller = self.teller(viewer).begin()
            told = _encode(teller.question(question, waiting_for=asked, ways=ways))
            known = self._keep(key, teller.phrase(told), len(told))
        return known

    def labels(self, legal: Sequence[Answer], names: Sequence[bytes], viewer: Seat) -> list[bytes]:
        """Answers with their words and what they touch; most do not speak of who gives them."""
        known, labels = self._known, []
        for answer in legal:
            label = known.get(answer.text) or self._label(answer.text, answer, None, SPECTATOR)
            if label.named >> viewer & 1:
                own = viewer, answer.text
                label = known.get(own) or self._label(own, answer, None, viewer)
            labels.append(label.told(names) if label.named else label.text)
        return labels

    def special_label(self, answer: Answer, question: Question[Any], viewer: Seat) -> Phrase:
        """Of an answer that has words of its own where this is asked."""
        key = viewer, answer.text, type(question), _attributes(question)
        return self._known.get(key) or self._label(key, answer, question, viewer)

    def _label(self, key: Hashable, answer: Answer, question: Question[Any] | None, viewer: Seat) -> Phrase:
        teller = self.teller(viewer).begin()
        words = teller.answer(answer, question)
        kind = kebab(type(answer).__name__)
        told = b'{"answer":%b,"kind":"%b","label":%b' % (_encode(answer.text), kind.encode(), _encode(words))
        parts = touches(self._rules, answer)
        told += b',"touches":%b' % _encode(parts) if parts else b""
        told += b',"form":true}' if isinstance(answer, Form) else b"}"
        return self._keep(key, teller.phrase(told), len(told))

    def about(self, question: Question[Any]) -> bytes:
        """The attributes of a question, with a comma before them."""
        key = type(question), _attributes(question)
        known = self._known.get(key)
        if known is None:
            found = about(self._rules, question)
            told = b',"about":' + _encode(found) if found else b""
            known = self._keep(key, Phrase(told, (), 0), len(told))
        return known.told(())

    def then(
        self, view: AnyView[Any], question: Question[Any], answer: Answer, teller: Marker
    ) -> Phrase | None:
        """What will come of an answer, if something can be said of it."""
        foreseen = teller.begin().consequence(view, question, answer)
        if not foreseen:
            return None
        key = foreseen, teller.said_of
        known = self._known.get(key)
        return known or self._keep(key, teller.phrase(_encode(foreseen)), 2 * len(foreseen))

    def _keep(self, key: Hashable, phrase: Phrase, weight: int) -> Phrase:
        BOOKS.weigh(weight + _OVERHEAD)
        self._known[key] = phrase
        return phrase


_READERS: Final[dict[type, Callable[[object], Hashable]]] = {}
"""By kind of question."""


def _attributes(question: Question[Any]) -> Hashable:
    """All that a question is about."""
    kind = type(question)
    read = _READERS.get(kind)
    if read is None:
        read = _READERS[kind] = attrgetter(*kind.FIELDS) if kind.FIELDS else lambda question: ()
    return read(question)


class Books:
    """All of them. Never over so many bytes: then all are forgotten.

    Options make no difference to what is said but by the layout, so tables of one layout share a book.
    """

    __slots__ = ("_books", "weight")

    def __init__(self) -> None:
        self._books: Final[dict[Hashable, Book]] = {}
        self.weight = 0

    def of(self, words: Interpreter, layout: Layout, lang: str, alike: Sequence[Seat]) -> Book:
        key = words.rules, layout, lang, alike
        book = self._books.get(key)
        if book is None:
            self.weigh(_BOOK)
            book = self._books[key] = Book(words.rules, words.options, lang, alike)
        return book

    def weigh(self, weight: int) -> None:
        if self.weight + weight > MOST_BYTES:
            self.forget()
        self.weight += weight

    def forget(self) -> None:
        self._books.clear()
        self.weight = 0


BOOKS: Final = Books()


class Voice(NamedTuple):
    """Speaks to one pair of eyes at one table."""

    book: Book
    names: Sequence[bytes]
    viewer: Seat

    def parts(self, parts: Sequence[Answer], question: Question[Any] | None) -> list[bytes]:
        """What goes into an answer, in the words that it has where this is asked."""
        book, names, viewer = self
        if question is None or not any(
            book.teller(viewer).asks_specially(type(question), kind) for kind in set(map(type, parts))
        ):
            return book.labels(parts, names, viewer)
        return [book.special_label(part, question, viewer).told(names) for part in parts]

    def offers(
        self, legal: Sequence[Answer], question: Question[Any], view: AnyView[Any]
    ) -> tuple[list[bytes], bool]:
        """The answers as JSON, and whether the kind of question alone makes their words."""
        book, names, viewer = self
        kinds, teller, asking = set(map(type, legal)), book.teller(viewer), type(question)
        special = {kind for kind in kinds if teller.asks_specially(asking, kind)}
        foreseen = kinds & foreseen_kinds(view.rules.name)
        plain = [answer for answer in legal if type(answer) not in special] if special else legal
        offers = book.labels(plain, names, viewer)
        for k, answer in enumerate(legal if special or foreseen else ()):
            if type(answer) in special:
                offers.insert(k, book.special_label(answer, question, viewer).told(names))
            if type(answer) in foreseen:
                then = book.then(view, question, answer, teller)
                if then is not None:
                    offers[k] = b'%b,"then":%b}' % (offers[k][:-1], then.told(names))
        return offers, not special and not foreseen
