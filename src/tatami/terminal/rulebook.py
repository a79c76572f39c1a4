"""Looking up clauses: by id, by number, and chapter by chapter."""

from __future__ import annotations

from typing import Any

from tatami.kernel.rules import Rules
from tatami.words.catalogue import Words
from tatami.words.rulebook import clauses


def find_clause(rules: Rules[Any], words: Words, text: str) -> str | None:
    """The clause id that somebody means by `TEN-17`, `ten-17` or `17`."""
    wanted = text.strip().upper()
    for clause in (wanted, f"{rules.prefix}-{wanted}"):
        if clause.startswith(f"{rules.prefix}-") and "CHAPTER" not in clause and words.has(clause):
            return clause
    return None


def clause_line(words: Words, clause: str) -> str:
    return f"{clause}. {words.text(clause)}" if words.has(clause) else clause


def chapter_lines(rules: Rules[Any], words: Words) -> list[str]:
    """The chapters and which clauses stand in them."""
    return [
        f"{words.text(chapter.key)}: {' … '.join(dict.fromkeys((chapter.clauses[0], chapter.clauses[-1])))}"
        for chapter in clauses(rules.prefix)
        if chapter.clauses
    ]


def whole_text(rules: Rules[Any], words: Words) -> list[tuple[str, str]]:
    """Every line of the rulebook with the clause id it belongs to ("" for a heading)."""
    lines: list[tuple[str, str]] = []
    for chapter in clauses(rules.prefix):
        lines.append(("", words.text(chapter.key)))
        lines.extend((clause, words.text(clause)) for clause in chapter.clauses)
    return lines
