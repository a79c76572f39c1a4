"""Why a bot does what it does: grounds, as codes with facts, noted while it chooses.

A ground is told like a refusal, by a text (`tenno-ground-known-card`; those that all games share by
`kernel-ground-...`), with the facts of the case. A bot notes what it truly goes by, where it does, and
nothing where it has none: then `CHANCE` says so. Nothing here knows more than the bot, which knows its view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

Fact = int | str


class Ground(NamedTuple):
    """One ground: its code, its facts, and what each of them is (`seat`, `face`, `slot`, `number` ...)."""

    code: str
    facts: dict[str, Fact]
    kinds: dict[str, str]


class Argument:
    """A kind of ground. Called with its facts it gives one: `KNOWN_CARD(target=2, kind=9)`."""

    __slots__ = ("code", "kinds")

    def __init__(self, code: str, **kinds: str) -> None:
        self.code: Final = code
        self.kinds: Final = kinds

    def __call__(self, **facts: Fact) -> Ground:
        return Ground(self.code, facts, self.kinds)


ONLY_ANSWER: Final = Argument("only-answer")
"""There is nothing to choose."""
CHANCE: Final = Argument("chance")
"""All answers are the same to the bot, and it drew lots."""
CLOSE_CALL: Final = Argument("close-call", others="number")
"""So many other answers are about as good; a little luck decided among them."""
PARTS_BY_CHANCE: Final = Argument("parts-by-chance")
"""The bot knows what to begin with, and leaves the parts to chance."""
UNSAID: Final = Argument("unsaid")
"""This bot does not tell its grounds."""

SHARED: Final = (ONLY_ANSWER, CHANCE, CLOSE_CALL, PARTS_BY_CHANCE, UNSAID)
"""Those of all games."""

Said = Callable[[], Sequence[Ground]]


class Because:
    """What somebody notes of one choice: grounds, or (where that takes time) who finds them if asked."""

    __slots__ = ("_found", "_later")

    def __init__(self) -> None:
        self._found: list[Ground] = []
        self._later: Said | None = None

    def clear(self) -> None:
        """Another choice begins."""
        self._found.clear()
        self._later = None

    def note(self, argument: Argument, **facts: Fact) -> None:
        self._found.append(Ground(argument.code, facts, argument.kinds))

    def note_this(self, ground: Ground) -> None:
        self._found.append(ground)

    def later(self, said: Said) -> None:
        """The grounds are worked out of what was weighed only if somebody wants to know them."""
        self._later = said

    def grounds(self) -> Sequence[Ground]:
        found = self._found if self._later is None else [*self._found, *self._later()]
        return found or [CHANCE()]


@runtime_checkable
class Reasoning(Protocol):
    """A player that can say why it gave its last answer."""

    because: Because


def others_as_good(values: Sequence[float], chosen: float, noise: float) -> Sequence[Ground]:
    """Whether luck had a say: how many other answers were so near that a little noise could turn it."""
    near = sum(abs(value - chosen) <= noise for value in values) - 1
    return [CLOSE_CALL(others=near)] if near > 0 else []


def percent(chance: float) -> int:
    """A chance as people say it; what is not certain never reads as if it were."""
    whole = round(100 * chance)
    return min(max(whole, 1), 99) if 0 < chance < 1 else whole
