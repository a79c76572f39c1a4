"""The catalogues of texts, one per language. (The only file that knows Project Fluent.)"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from math import log10
from threading import RLock
from typing import TYPE_CHECKING, Final

from tatami.kernel.reasons import NotUnderstood

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "uk", "ru")

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
"""Where a message or a term begins."""
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A message or a term that another one speaks of."""
_VARIABLE: Final = re.compile(r"\$([a-zA-Z][\w-]*)")

_HYPHEN_AS_MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")

MOST_BYTES: Final = 8 << 20
"""Of texts that were filled in before, in each language: a table says the same few hundred sentences again
and again, but guests choose the names in them."""
_OVERHEAD: Final = 500
"""What one of them costs beside its text, in bytes: its key holds all it was filled in with."""

Value = int | str
"""What a text may be filled in with."""

_GROUPED: Final = 10**15
"""From here on numbers are not grouped: the library behind the texts fails at numbers much larger."""
_SHOWN: Final = 10**40
"""From here on only their size is told; the interpreter itself refuses to write very long ones out."""


def sources(lang: str) -> dict[str, str]:
    """The text of every catalogue file of a language, by file name."""
    folder = resources.files("tatami") / "locales" / lang
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def bundle_of(lang: str, texts: Mapping[str, str]) -> FluentBundle:
    """A bundle of these catalogue files."""
    from fluent.runtime import FluentBundle, FluentResource  # 0.2 s that a program without texts saves

    bundle = FluentBundle([lang], use_isolating=False)
    for text in texts.values():
        bundle.add_resource(FluentResource(text))
    return bundle


class Catalogue:
    """The messages of a language. Each is read when it is asked for first: to read them all takes a second,
    and most commands need a few."""

    __slots__ = ("_needs", "_reading", "_unread", "bundle")

    def __init__(self, lang: str, texts: Mapping[str, str]) -> None:
        self.bundle: Final = bundle_of(lang, {})
        self._reading: Final = RLock()
        self._unread: Final[dict[str, str]] = {}
        self._needs: Final[dict[str, frozenset[str]]] = {}
        for text in texts.values():
            self.add(text)

    def add(self, text: str) -> None:
        """The messages of one more file."""
        starts = [*_ENTRY.finditer(text)]
        ends = [*(start.start() for start in starts[1:]), len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._unread.setdefault(start[1], text[start.start() : end])

    def has(self, name: str) -> bool:
        if name in self._unread:
            self._read(name)
        return self.bundle.has_message(name)

    def needs(self, name: str) -> frozenset[str]:
        """The variables in a message that was read and in all that it speaks of."""
        return self._needs.get(name, frozenset())

    def _read(self, name: str) -> None:
        """That entry and all that it speaks of; it stays unread until they are there."""
        from fluent.runtime import FluentResource

        with self._reading:
            text = self._unread.get(name)
            if not text:  # another thread was quicker, or it is being read
                return
            self._unread[name] = ""
            self.bundle.add_resource(FluentResource(text))
            needs = frozenset(_VARIABLE.findall(text))
            for other in _REFERENCE.findall(text):
                self._read(other)
                needs |= self.needs(other)
            self._needs[name] = needs
            del self._unread[name]


class Filled:
    """Texts that were filled in before; never more than so many bytes of them."""

    __slots__ = ("texts", "weight")

    def __init__(self) -> None:
        self.texts: Final[dict[tuple[object, ...], str]] = {}
        self.weight = 0

    def keep(self, key: tuple[object, ...], text: str) -> None:
        self.weight += len(text) + 8 * len(key) + _OVERHEAD
        if self.weight > MOST_BYTES:
            self.texts.clear()
            self.weight = 0
        self.texts[key] = text


@cache
def _loaded(lang: str) -> tuple[Catalogue, Filled, dict[str, Mapping[str, str]], dict[str, tuple[str, ...]]]:
    """The catalogue of a language, the texts already filled in, and the forms and variables already looked
    up."""
    return Catalogue(lang, sources(lang)), Filled(), {}, {}


class Words:
    """The texts of one language.

    A key names a message, or with a dot one of its attributes: `tenno-kind-monk`, `tenno-kind-monk.acc`.
    """

    __slots__ = ("_bundle", "_filled", "_forms", "_known", "_messages", "_needs", "lang")

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise NotUnderstood("no-language", language=lang[:40], known=", ".join(LANGUAGES))
        self.lang: Final = lang
        self._messages, self._filled, self._forms, self._needs = _loaded(lang)
        self._known: Final = self._filled.texts
        self._bundle: Final = self._messages.bundle

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._messages.has(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def needs(self, key: str) -> tuple[str, ...]:
        """The variables that the text of that key may speak of; KeyError if there is none."""
        needs = self._needs.get(key)
        if needs is None:
            if not self.has(key):
                raise KeyError(f"no text {key!r} in locales/{self.lang}")
            needs = self._needs[key] = tuple(sorted(self._messages.needs(key.partition(".")[0])))
        return needs

    def text(self, key: str, /, **args: Value) -> str:
        """The text of that key, filled in; KeyError if there is none, ValueError if it does not fit."""
        needs = self._needs.get(key) or self.needs(key)
        wanted = (key, *map(args.get, needs))
        known = self._known.get(wanted)
        if known is not None:
            return known
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        facts = {name: _writable(args[name]) for name in needs if name in args}
        found, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"text {key!r} in {self.lang}: {'; '.join(str(error) for error in errors)}")
        text = str(found)
        if any(isinstance(value, int) and value < 0 for value in wanted):
            text = _HYPHEN_AS_MINUS.sub("−", text)
        self._filled.keep(wanted, text)
        return text

    def forms(self, key: str, /, **args: Value) -> Mapping[str, str]:
        """A message and all its attributes: `""` gives the message itself, `"acc"` that case."""
        if args:
            return self._all_forms(key, args)
        forms = self._forms.get(key)
        if forms is None:
            forms = self._forms[key] = self._all_forms(key, args)
        return forms

    def _all_forms(self, key: str, args: Mapping[str, Value]) -> Mapping[str, str]:
        found = {"": self.text(key, **args)}
        for attribute in self._bundle.get_message(key).attributes:
            found[attribute] = self.text(f"{key}.{attribute}", **args)
        return found


def _writable(value: Value) -> Value:
    """The same, or in digits if it is a number that no locale can write."""
    if not isinstance(value, int) or -_GROUPED < value < _GROUPED:
        return value
    if -_SHOWN < value < _SHOWN:
        return str(value)
    power = int(abs(value).bit_length() * log10(2))
    return f"{'-' if value < 0 else ''}10^{power}"


def pick_language(preferred: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for; if none is, that of the environment as far as we speak it, or English.

    `uk`, `uk_UA.UTF-8` and `UK-ua` are all Ukrainian.
    """
    if preferred:
        lang = _base(preferred)
        if lang not in LANGUAGES:
            raise NotUnderstood("no-language", language=preferred[:40], known=", ".join(LANGUAGES))
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            lang = _base(environ[name])
            return lang if lang in LANGUAGES else "en"
    return "en"


def _base(locale: str) -> str:
    """`uk` of `uk_UA.UTF-8`."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.strip().lower()
