"""Why not: every refusal names the clause of the rulebook and the facts it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .compiling import mypyc_attr

Fact = int | str
"""A fact of a reason: a seat, a face, a place or a number (its `Refusal` says which), or a text."""


class Reason:
    """One refusal: what is refused by which clauses, and the facts of this case.

    Of an answer made of parts, `part` says which of them is at fault; -1: none alone.
    """

    __slots__ = ("facts", "part", "refusal")

    def __init__(self, refusal: Refusal, facts: dict[str, Fact], part: int = -1) -> None:
        self.refusal: Final = refusal
        self.facts: Final = facts
        self.part: Final = part

    def at_part(self, part: int) -> Reason:
        """The same, said of that part of an answer."""
        return Reason(self.refusal, self.facts, part)

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def clauses(self) -> tuple[str, ...]:
        return self.refusal.cited(self.facts)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.code == other.code
            and self.facts == other.facts
            and self.part == other.part
        )

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted((k, str(v)) for k, v in self.facts.items()))))

    def __repr__(self) -> str:
        facts = ", ".join(f"{k}={v}" for k, v in self.facts.items())
        at = "" if self.part < 0 else f" at part {self.part + 1}"
        return f"{self.code}({facts}) [{', '.join(self.clauses)}]{at}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _reason, (self.code, self.clauses, self.refusal.kinds, self.facts, self.part)


def _reason(
    code: str, clauses: tuple[str, ...], kinds: dict[str, str], facts: dict[str, Fact], part: int
) -> Reason:
    return Reason(Refusal(code, *clauses, **kinds), facts, part)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """A kind of refusal. `kinds` tells what each fact is: "seat", "face", "slot", "number", "text".
    Called with its facts it gives the reason: `OUT_OF_REACH(target=2, distance=3)`."""

    __slots__ = ("clauses", "code", "kinds", "plain")

    def __init__(self, code: str, *clauses: str, **kinds: str) -> None:
        self.code: Final = code
        self.clauses: Final = clauses
        self.kinds: Final = kinds
        self.plain: Final = Reason(self, {})

    def __call__(self, **facts: Fact) -> Reason:
        return Reason(self, facts) if facts else self.plain

    def cited(self, facts: Mapping[str, Fact]) -> tuple[str, ...]:
        """The clauses that matter in this case: all of them, unless a game knows better."""
        return self.clauses


class TatamiError(Exception):
    """Anything a caller can do wrong: a code and facts, which the words room puts into a sentence."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code: Final = code
        self.facts: Final = facts

    def __str__(self) -> str:
        return f"{self.code}: " + ", ".join(f"{name}={fact}" for name, fact in self.facts.items())

    def __reduce__(self) -> tuple[Any, ...]:
        # Without this an error could not come home from a worker: pickle would pass facts by position.
        return _revived, (type(self), self.code, self.facts)


def _revived(cls: type[TatamiError], code: str, facts: dict[str, Fact]) -> TatamiError:
    """Not by calling the class, which may make its code and facts of something else."""
    error = cls.__new__(cls)
    TatamiError.__init__(error, code, **facts)
    return error


class Refused(TatamiError):
    """An answer that the rules do not allow now. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.code, **reason.facts)
        self.reason: Final = reason

    def __str__(self) -> str:
        return repr(self.reason)

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.reason,)


class NotUnderstood(TatamiError):
    """A text that is no answer, position or record at all."""


class Contradiction(TatamiError):
    """A position that cannot exist: a card twice, a place too full, a fact out of range."""


BROKEN: Final = (AssertionError, AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What rules may stumble over in a hand-written position whose pending frames do not fit its pieces."""

NOT_ASKED: Final = Refusal("not-asked")
ALREADY_ANSWERED: Final = Refusal("already-answered")
GAME_IS_OVER: Final = Refusal("game-is-over")
NOTHING_TO_TAKE_BACK: Final = Refusal("nothing-to-take-back")
NO_TIME_LIMIT: Final = Refusal("no-time-limit")
NOT_AN_ANSWER_HERE: Final = Refusal("not-an-answer-here")
UNFINISHED: Final = Refusal("unfinished", answer="text")
NOT_A_PART_HERE: Final = Refusal("not-a-part-here")
TOO_MANY_PARTS: Final = Refusal("too-many-parts", limit="number")

KERNEL_REFUSALS: Final = (
    *(NOT_ASKED, ALREADY_ANSWERED, GAME_IS_OVER, NOTHING_TO_TAKE_BACK, NO_TIME_LIMIT),
    *(NOT_AN_ANSWER_HERE, UNFINISHED, NOT_A_PART_HERE, TOO_MANY_PARTS),
)
