"""Answers: what a seat says to a question. Each has one canonical text, and is equal by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from .compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer:
    """Base of all answers; subclasses add the parts as attributes.

    `KINDS` tells what each part is ("seat", "face", "slot", "number", "text"), so that it can be
    put into words. Answers are immutable and made once: questions offer ready-made ones.
    """

    __slots__ = ("text",)

    KINDS: ClassVar[dict[str, str]] = {}

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def touches(self) -> dict[str, tuple[str, int | str]]:
        """By name what it touches on the table, as kind and value: for clients that let one point at it."""
        return {
            name: (kind, value)
            for name, kind in self.KINDS.items()
            if isinstance(value := getattr(self, name), int | str)
        }

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Answer) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Attempt(Answer):
    """Something a person might try that no question ever offers; always refused with its clause."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Answer):
    """Something that a seat may do while it is asked, beside what it is asked: the question stays as it is.

    No question offers it, so it is no choice that anybody has to weigh; `Rules.asides` says what can be done,
    `Rules.why_not_aside` why not, and `Rules.do_aside` does it.
    """

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Form(Answer):
    """An answer that is still to be made of parts: `letter B`.

    A question offers it among its legal answers; what is answered is a `Compound`. Its parts are answers by
    their form only (one text, words, what they touch): nobody can say one alone.
    """

    __slots__ = ()

    def of(self, parts: Sequence[Answer]) -> Compound:
        """The answer of this form with these parts."""
        return Compound(self, tuple(parts))


class Compound(Answer):
    """`letter B: give green_trade_2, vow peace`: an answer of several parts, said in one breath."""

    __slots__ = ("form", "parts")

    def __init__(self, form: Form, parts: tuple[Answer, ...]) -> None:
        super().__init__(f"{form.text}: {', '.join([part.text for part in parts])}".rstrip())
        self.form: Final = form
        self.parts: Final = parts

    def touches(self) -> dict[str, tuple[str, int | str]]:
        return self.form.touches()
