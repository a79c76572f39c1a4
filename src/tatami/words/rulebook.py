"""The rulebook: the clauses of a game, chapter by chapter, and their texts."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from .catalogue import Words, sources

_FILE: Final = re.compile(r"rules-[\w-]+\.ftl")
_KEY: Final = re.compile(r"^([A-Z]+)-([\w-]+) =", re.MULTILINE)


class Chapter(NamedTuple):
    """A chapter of a rulebook: the key of its heading, and its clause ids in order."""

    key: str
    clauses: tuple[str, ...]


@lru_cache(maxsize=32)
def clauses(prefix: str) -> tuple[Chapter, ...]:
    """The chapters of the game whose clause ids begin so (`TEN`), in the order of the rulebook."""
    chapters: list[tuple[str, list[str]]] = []
    for name, text in sources("en").items():
        if not _FILE.fullmatch(name):
            continue
        for match in _KEY.finditer(text):
            if match[1] != prefix:
                continue
            key = f"{match[1]}-{match[2]}"
            if match[2].startswith("chapter-"):
                chapters.append((key, []))
            else:
                chapters[-1][1].append(key)
    return tuple(Chapter(key, tuple(ids)) for key, ids in chapters)


def clause_text(clause: str, lang: str) -> str:
    """The text of a clause, ruling or chapter heading; KeyError if there is none of that id."""
    return Words(lang).text(clause)
