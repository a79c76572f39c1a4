"""How a text that is made of parts is read: `land: to echizen 3, hosokawa to echizen`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tatami.hooks.reading import read_compound
from tatami.kernel.answers import Answer, Compound, Form


def one_space(text: str) -> str:
    """The same words with one space between them."""
    return " ".join(text.split())


def read_whole(
    text: str, answers: Mapping[str, Answer], parts_of: Callable[[Form], Mapping[str, Answer]]
) -> Compound | None:
    """The answer of parts that a text stands for; None if it begins with no form.

    Whatever can be said at all is read as a part, so that the rules can say why it is none there: a second
    kind of movement in a march (SEN-96).
    """
    head, colon, rest = text.partition(":")
    form = answers.get(one_space(head)) if colon else None
    if not isinstance(form, Form):
        return None
    parts = parts_of(form)

    def part_called(name: str) -> Answer | None:
        word = one_space(name)
        return parts.get(word) or answers.get(word)

    return read_compound(rest, form, part_called)
