"""Names put together: a card of a family, a note of a letter, a place that a data pack brought along.

Engine objects say how they are called (`tatami.kernel.called`); here that becomes words, in all cases. What
was composed once is remembered, for all tables that are played with the same rules in the same language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from tatami.hooks.naming import Called, naming_of
from tatami.kernel.pieces import HIDDEN, Face
from tatami.kernel.rules import Rules

from .catalogue import Value, Words
from .naming import Part, face_keys, kebab

CASES: Final = ("acc", "gen", "dat", "ins")

Forms = Mapping[str, str]
"""A name in its cases: `""` is the plain one; a case that is missing is like it."""


class Composer:
    """The names of one game in one language."""

    def __init__(self, words: Words, rules: Rules[Any]) -> None:
        self._words: Final = words
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

    def forms(self, called: Called) -> Forms:
        own = self._own(called)
        return {"": own} if own else self._words.forms(self._key(called.key), **self._facts(called))

    def _own(self, called: Called) -> str | None:
        """The name that a thing brings along; where it is the house's own, the catalogue knows its cases."""
        if not called.own:
            return None
        lang = self._words.lang if self._words.lang in called.own else "en"
        words, key = Words(lang), self._key(called.key)
        given = called.own.get(lang)
        return None if words.has(key) and words.text(key) == given else given

    def _facts(self, called: Called) -> dict[str, Value]:
        facts: dict[str, Value] = {}
        for name, kind, value in called.parts:
            if kind == "number":
                facts[name] = value
                continue
            forms = self.face(value) if isinstance(value, int) else self.named(kind, value)
            facts[name] = forms[""]
            for case in CASES:
                facts[f"{name}_{case}"] = forms.get(case, forms[""])
        return facts

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

    def _key(self, end: str) -> str:
        return f"{self._rules.name}-{kebab(end)}"

    def _face_key(self, name: str) -> str:
        keys = face_keys(self._rules, name)
        return next((key for key in keys if self._words.has(key)), keys[-1])


@cache
def composer(lang: str, rules: Rules[Any]) -> Composer:
    """The one for that game and language."""
    return Composer(Words(lang), rules)
