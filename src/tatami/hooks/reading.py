"""Answers made of parts as texts: `letter B: give green_trade_2, vow peace`."""

from __future__ import annotations

from collections.abc import Callable

from tatami.kernel.answers import Answer, Compound, Form
from tatami.kernel.questions import MOST_PARTS
from tatami.kernel.reasons import NotUnderstood


class Writings:
    """A game whose answers people also keep as texts of their own: decks in files."""

    def as_answer(self, text: str) -> str | None:
        """The canonical text of the answer that somebody has written in another way; None if it is none.

        NotUnderstood says what in it nobody understands.
        """
        raise NotImplementedError


def read_compound(text: str, form: Form, part_called: Callable[[str], Answer | None]) -> Compound:
    """The answer of that form whose parts stand in a text, with commas between them.

    NotUnderstood names the part that is none. It costs no more than its length, and nothing beyond the most
    parts that any answer has.
    """
    names = text.split(",", MOST_PARTS) if text.strip() else []
    if len(names) > MOST_PARTS:
        raise NotUnderstood("too-many-parts", limit=MOST_PARTS)
    parts = []
    for name in names:
        part = part_called(name.strip())
        if part is None:
            raise NotUnderstood("no-such-part", answer=form.text, part=name.strip()[:40])
        parts.append(part)
    return form.of(parts)
