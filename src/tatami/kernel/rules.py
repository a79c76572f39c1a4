"""The rules of one game, as the kernel needs to know them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Final, Generic

from .answers import Answer
from .chance import Chance
from .compiling import mypyc_attr
from .events import Event
from .game import Frame, Game, Options
from .pieces import Face
from .places import Layout
from .questions import Question
from .reasons import (
    ALREADY_ANSWERED,
    GAME_IS_OVER,
    NOT_AN_ANSWER_HERE,
    NOT_ASKED,
    NotUnderstood,
    Reason,
    Refusal,
)
from .seats import Seat
from .seen import Seen
from .table import T

MOST_LAYOUTS: Final = 64
"""So many are kept of each game; each weighs some fifty kilobytes."""


class Option:
    """A table option: a choice of words, or a whole number in a range.

    Where no host keeps a clock (simulations, the terminal) it is `unattended` unless somebody says otherwise,
    and `slow` where moves take days.
    """

    __slots__ = ("_some", "choices", "clause", "default", "high", "low", "name", "slow", "unattended")

    def __init__(
        self,
        name: str,
        default: int | str | bool,
        clause: str,
        choices: tuple[int | str | bool, ...] = (),
        low: int = 0,
        high: int = 0,
        some: tuple[int, ...] = (),
        unattended: int | str | bool | None = None,
        slow: int | str | bool | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.clause: Final = clause
        self.choices: Final = choices
        self.low: Final = low
        self.high: Final = high
        self.unattended: Final = default if unattended is None else unattended
        self.slow: Final = default if slow is None else slow
        self._some: Final = some

    def offered(self) -> tuple[int | str | bool, ...]:
        """The values to choose from: all, or some of a range that is too wide to list."""
        return self.choices or self._some or tuple(range(self.low, self.high + 1))

    def read(self, value: object) -> int | str | bool:
        """The value, checked; numbers and truth values may come as text."""
        if self.choices:
            for choice in self.choices:
                if value == choice and isinstance(value, bool) == isinstance(choice, bool):
                    return choice
                if isinstance(value, str) and value.lower() == str(choice).lower():
                    return choice
            allowed = ", ".join(str(c).lower() if isinstance(c, bool) else str(c) for c in self.choices)
            raise NotUnderstood("option-choice", option=self.name, value=str(value)[:40], allowed=allowed)
        if isinstance(value, str) and value.isdecimal() and len(value) < 10:
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise NotUnderstood(
                "option-range", option=self.name, value=str(value)[:40], low=self.low, high=self.high
            )
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[T]):
    """One instance per game. Subclasses fill in the class attributes and the methods below."""

    name: ClassVar[str]
    prefix: ClassVar[str]
    """What its clause ids begin with, e.g. TEN."""
    version: ClassVar[int] = 1
    """The ruleset version, raised whenever the same seed and answers would give another game."""
    seat_counts: ClassVar[range]
    default_seats: ClassVar[int]
    options: ClassVar[tuple[Option, ...]] = ()
    layout_options: ClassVar[tuple[str, ...]] = ()
    """The options that decide which places and pieces there are: all that `make_layout` is given."""
    faces: ClassVar[tuple[str, ...]]
    """The canonical names of the faces, by number.

    Where data packs differ, an instance has its own. (Of the class all the same: compiled code would not
    look at what an interpreted subclass says of an attribute of instances.)
    """
    table: ClassVar[type]
    modules: ClassVar[tuple[ModuleType, ...]]
    """Where its steps, questions, refusals and events are defined."""
    game_is_over: ClassVar[Refusal] = GAME_IS_OVER
    """What everything is refused with after the end: the same code, with the game's own clauses."""

    not_enforceable: ClassVar[frozenset[str]] = frozenset()
    """Clauses that no program can enforce (theme, table talk); the words room says why."""

    endings: ClassVar[tuple[str, ...]] = ()
    """The manners in which it can end, as its outcomes name them; none listed: any."""

    def __init__(self) -> None:
        self.steps: Final[dict[str, Callable[..., None]]] = {}
        self.questions: Final[dict[str, type[Question[Any]]]] = {}
        self.refusals: Final[dict[str, Refusal]] = {}
        self.events: Final[dict[str, type[Event]]] = {}
        for module in self.modules:
            self._collect(module)
        self._layouts: Final[dict[tuple[object, ...], Layout]] = {}

    def _collect(self, module: ModuleType) -> None:
        for name, value in vars(module).items():
            if isinstance(value, Refusal):
                self.refusals[value.code] = value
            elif getattr(value, "__module__", None) != module.__name__ or name.startswith("_"):
                continue
            elif isinstance(value, type):
                if issubclass(value, Question):
                    self.questions[name] = value
                elif issubclass(value, Event):
                    self.events[name] = value
            elif callable(value):
                assert name not in self.steps, f"two steps are called {name}"
                self.steps[name] = value

    # --- a game fills these in ------------------------------------------------------------------

    def make_layout(self, seats: int, options: Options) -> Layout:
        """All places and pieces; of the options it gets only its `layout_options`."""
        raise NotImplementedError

    def fresh_table(self, seats: int, options: Options) -> T:
        """The open facts before anything has happened."""
        raise NotImplementedError

    def set_up(self, g: Game[T]) -> None:
        """Lays out the pieces and says what comes first."""
        raise NotImplementedError

    def opening(self, table: T) -> list[Frame]:
        """What is pending in a hand-written position that does not say so; the last is first."""
        raise NotImplementedError

    def parse(self, text: str) -> Answer:
        """The answer a canonical text stands for; NotUnderstood if it stands for none."""
        raise NotImplementedError

    def why_not_asked(self, me: Seen[T], question: Question[T], answer: Answer) -> Reason:
        """Why a seat that is not asked may not say this."""
        return NOT_ASKED()

    def why_not_again(self, question: Question[T], answer: Answer) -> Reason:
        """Why a seat whose answer is sealed may not say this too."""
        return ALREADY_ANSWERED()

    def asides(self, me: Seen[T]) -> Sequence[Answer]:
        """What a seat that is asked may do beside what it is asked: those without a reason against them."""
        return ()

    def why_not_aside(self, me: Seen[T], answer: Answer) -> Reason | None:
        """Why a seat that is asked may not do this beside, or None if it may."""
        return NOT_AN_ANSWER_HERE()

    def do_aside(self, g: Game[T], seat: Seat, answer: Answer) -> None:
        """Carries it out: at once, and without touching what is pending."""

    def check(self, g: Game[T]) -> None:
        """Raises Contradiction if the position breaks an invariant that pieces alone do not show."""

    def make_table(self, values: list[Any]) -> T:
        """Open facts of these values, in the order of their `FIELDS`."""
        table: T = self.table(*values)
        return table

    def variant(self, options: Mapping[str, object] | None) -> Rules[T]:
        """The rules of a table with these options: others where an option chooses another data pack."""
        return self

    # --- what everybody uses --------------------------------------------------------------------

    def face_name(self, face: Face) -> str:
        return self.faces[face]

    def face_called(self, name: str, place: str = "") -> Face:
        """The face of that name; where it lies may allow a shorter name."""
        try:
            return self.faces.index(name)
        except ValueError:
            raise NotUnderstood("no-such-piece", game=self.name, name=name[:40]) from None

    def short_name(self, face: Face, place: str) -> str:
        """The shortest name that `face_called` understands in that place."""
        return self.faces[face]

    def layout(self, seats: int, options: Options) -> Layout:
        """Made once for each number of seats and for what it is made of; beyond a bound the eldest goes."""
        key = (seats, *[options[name] for name in self.layout_options])
        layout = self._layouts.get(key)
        if layout is None:
            while len(self._layouts) >= MOST_LAYOUTS:
                self._layouts.pop(next(iter(list(self._layouts))), None)  # a copy: threads share it
            made = self.make_layout(seats, {name: options[name] for name in self.layout_options})
            layout = self._layouts.setdefault(key, made)
        return layout

    def check_seats(self, seats: int) -> None:
        counts = self.seat_counts
        if seats not in counts:
            raise NotUnderstood("seat-count", game=self.name, low=counts[0], high=counts[-1], seats=seats)

    def unattended(self, given: Mapping[str, object] | None) -> dict[str, int | str | bool]:
        """All options with their values, for a table where no host keeps a clock."""
        usual = {option.name: option.unattended for option in self.options}
        return self.read_options({**usual, **(given or {})})

    def slow(self, given: Mapping[str, object] | None) -> dict[str, int | str | bool]:
        """All options with their values, for a table at which moves take days."""
        usual = {option.name: option.slow for option in self.options}
        return self.read_options({**usual, **(given or {})})

    def read_options(self, given: Mapping[str, object] | None) -> dict[str, int | str | bool]:
        """All options with their values, the defaults filled in."""
        given = given or {}
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "-"
                raise NotUnderstood("no-option", game=self.name, option=str(name)[:40], known=names)
        return {n: o.read(given[n]) if n in given else o.default for n, o in known.items()}

    def new(self, seats: int, options: Mapping[str, object] | None = None, seed: str | int = "0") -> Game[T]:
        """A new game, dealt and waiting for its first answer."""
        rules = self.variant(options)
        if rules is not self:
            return rules.new(seats, options, seed)
        self.check_seats(seats)
        chosen = self.read_options(options)
        layout = self.layout(seats, chosen)
        places: list[list[int]] = [[] for _ in layout.places]
        table = self.fresh_table(seats, chosen)
        g = Game(self, seats, chosen, layout, table, places, [], Chance(str(seed)), marked=())
        self.set_up(g)
        g.run()
        return g
