"""How single values of a data pack are checked: ids, words of the vocabulary, numbers, names of people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from tatami.kernel.reasons import NotUnderstood

LANGUAGES: Final = ("en", "uk", "ru", "ja")
LONGEST_NAME: Final = 40

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_ID: Final = re.compile(r"[a-z][a-z0-9_]{2,}")
LONGEST_ID: Final = 24


def check_id(path: str, value: str, most: int = LONGEST_ID) -> None:
    """Small letters, digits and underscores: it becomes a word of the notation."""
    if len(value) > most or not _ID.fullmatch(value):
        raise NotUnderstood("pack-id", path=path, value=printable(value), most=most)


def check_pack_name(path: str, value: str) -> None:
    if not _NAME.fullmatch(value) or len(value) > LONGEST_NAME:
        raise NotUnderstood("pack-name", path=path, value=printable(value))


def check_game(path: str, given: str, known: str) -> None:
    if given != known:
        raise NotUnderstood("pack-other-game", path=path, given=printable(given), known=known)


def check_format(path: str, given: int, known: int) -> None:
    if given != known:
        raise NotUnderstood("pack-format", path=path, given=given, known=known)


def choice(path: str, value: str, known: Iterable[str]) -> None:
    if value not in (words := tuple(known)):
        raise NotUnderstood("pack-choice", path=path, value=printable(value), known=", ".join(words))


def number(path: str, value: float, low: int, high: int) -> None:
    if not low <= value <= high:
        raise NotUnderstood("pack-range", path=path, value=f"{value:g}"[:40], low=low, high=high)


def unique(path: str, values: Iterable[str]) -> None:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            raise NotUnderstood("pack-twice", path=path, value=printable(value))
        seen.add(value)


def check_text(path: str, text: str, most: int = LONGEST_NAME) -> None:
    """Something people read: short, and nothing in it that a screen would obey."""
    if not 0 < len(text) <= most or not text.isprintable() or text != text.strip():
        raise NotUnderstood("pack-text", path=path, value=printable(text), most=most)


def check_names(path: str, names: Mapping[str, str], needed: bool = False, most: int = LONGEST_NAME) -> None:
    """A name by language; an English one is always there if there is any."""
    for lang, name in names.items():
        choice(path, lang, LANGUAGES)
        check_text(f"{path}.{lang}", name, most)
    if (needed or names) and "en" not in names:
        raise NotUnderstood("pack-missing", path=path, field="en")


def printable(value: str, most: int = 40) -> str:
    """What can be told of a value that somebody wrote, whatever it is."""
    return "".join(c if c.isprintable() else "?" for c in value[:most])
