"""Names put together: a card of a family, a note of a letter, a place that a data pack brought along.

Engine objects say how they are called (`tatami.kernel.called`); here that becomes words, in all cases. What
was composed once is remembered, for all tables that are played with the same rules in the same language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tatami.hooks.naming import Called, naming_of
from tatami.kernel.pieces import HIDDEN, Face
from tatami.kernel.rules import Rules

from .catalogue import Value, Words
from .naming import Part, face_keys
from .phrases import Forms, Phrases


class Composer(Phrases):
    """The names of one game in one language."""

    def __init__(self, words: Words, rules: Rules[Any]) -> None:
        super().__init__(words, rules.name)
        self._rules: Final = rules
        self._naming: Final = naming_of(rules)
        self.event_keys: Final[dict[tuple[object, ...], str | None]] = {}
        """By class, places and whether cards lie open: the text of an event. (There are so many classes.)"""
        self.special: Final[dict[tuple[type, type], bool]] = {}
        """By question and answer: whether the answer has words of its own there."""
        self.spoken_parts: Final[dict[tuple[str, type], Sequence[Part]]] = {}
        """By text, and class of what it tells of: the parts that it speaks of."""
        self.face_facts: Final[dict[tuple[str, Face], dict[str, Value]]] = {}
        """By variable and face: what texts may want to know of it."""
        self._faces: Final[dict[Face, Forms]] = {}
        self._named: Final[dict[tuple[str, str], Forms]] = {}

    def face(self, face: Face) -> Forms:
        """A piece by its face; HIDDEN is just a card."""
        forms = self._faces.get(face)
        if forms is None:
            forms = self._faces[face] = self._face(face)
        return forms

    def _face(self, face: Face) -> Forms:
        if face == HIDDEN:
            return self._words.forms("kernel-hidden-card")
        called = self._naming.face_as(face)
        return self.face_called(self._rules.faces[face]) if called is None else self.forms(called)

    def face_called(self, name: str) -> Forms:
        """A piece that has a text of its own."""
        return self._words.forms(self._face_key(name))

    def named(self, kind: str, name: str) -> Forms:
        """A thing of a kind that only this game has."""
        forms = self._named.get((kind, name))
        if forms is None:
            forms = self._named[kind, name] = self.forms(self._naming.called(kind, name))
        return forms

    def _of_kind(self, kind: str, value: int | str) -> Forms:
        return self.face(value) if isinstance(value, int) else self.named(kind, value)

    # --- explanations ---------------------------------------------------------------------------

    def about(self, called: Called) -> str | None:
        return self._about(self._key(called.about or called.key))

    def _about(self, key: str) -> str | None:
        """What stands beside a name, if there is something: the attribute `.about`."""
        key = f"{key}.about"
        return self._words.text(key) if self._words.has(key) else None

    def about_face(self, face: Face) -> str | None:
        """What a card does or wants, in a sentence; None where nothing need be said."""
        if face == HIDDEN:
            return None
        called = self._naming.face_as(face)
        if called is not None:
            return self.about(called)
        shared = self._naming.about_as(face)
        if shared is not None:
            return self._words.text(self._key(shared.key), **self._facts(shared))
        return self._about(self._face_key(self._rules.faces[face]))

    # --- keys -----------------------------------------------------------------------------------

    def _face_key(self, name: str) -> str:
        keys = face_keys(self._rules, name)
        return next((key for key in keys if self._words.has(key)), keys[-1])


@cache
def composer(lang: str, rules: Rules[Any]) -> Composer:
    """The one for that game and language."""
    return Composer(Words(lang), rules)
