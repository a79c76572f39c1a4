"""Tables of Senji to test the terminal at, and somebody who types."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from io import StringIO
from random import Random

from tatami.games.senji import RULES
from tatami.kernel.questions import Question
from tatami.terminal.host import LocalTable
from tatami.terminal.plain import PlainClient
from tests.terminal.tables import a_table, walk

LANGUAGES = ("en", "uk", "ru")


def senji(count: int, seed: str = "3", lang: str = "en", **options: object) -> LocalTable:
    """One person among random bots, for a year unless more are wanted."""
    seats = ",".join(["you"] + ["random"] * (count - 1))
    return a_table("senji", seats, seed, lang, {"years": 1, **options})


def at(question: str, count: int, seed: str = "3", lang: str = "en", nth: int = 0) -> LocalTable:
    """A table at which the person is asked that for the nth time."""
    table = senji(count, seed, lang, years=3)
    for _ in walk(table, Random("walk")):
        if type(table.question).__name__ == question:
            nth -= 1
            if nth < 0:
                return table
    raise AssertionError(f"{question} was never asked")


def kinds_of_questions() -> set[str]:
    """All that Senji can ask, by the names of its questions; bases of several begin with a line."""
    return {
        name
        for module in RULES.modules
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, Question) and kind.__module__ == module.__name__
        if not name.startswith("_")
    }


class Typist:
    """A source of lines: each is made when it is read, of what is asked then."""

    def __init__(self, table: LocalTable, line_for: Callable[[LocalTable], str]) -> None:
        self.table = table
        self.asked: Counter[str] = Counter()
        self.lines = 0
        self._line_for = line_for

    def readline(self, limit: int = -1) -> bytes:
        self.lines += 1
        assert self.lines < 20_000, "the game does not go on"
        if self.table.person_asked() is not None:
            self.asked[type(self.table.question).__name__] += 1
        return f"{self._line_for(self.table)}\n".encode()


def played(table: LocalTable, line_for: Callable[[LocalTable], str]) -> tuple[str, Typist]:
    """Plays to the end in the plain client; gives what it said."""
    out, typist = StringIO(), Typist(table, line_for)
    assert PlainClient(table, typist, out, False).play()  # type: ignore[arg-type]
    return out.getvalue(), typist


def numbers(seed: str) -> Callable[[LocalTable], str]:
    """Types numbers at random."""
    rng = Random(seed)
    return lambda table: str(rng.randint(0, 9))
