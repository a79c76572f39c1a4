"""The rules of one game, as the kernel needs to know them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple

from .answers import Answer
from .called import Called
from .chance import Chance
from .compiling import mypyc_attr
from .events import Event
from .game import Frame, Game, Options
from .pieces import FACE, Face
from .places import Layout
from .questions import Question
from .reasons import (
    GAME_IS_OVER,
    NOT_AN_ANSWER_HERE,
    NOT_ASKED,
    Contradiction,
    NotUnderstood,
    Reason,
    Refusal,
)
from .seats import Seat
from .seen import Seen
from .table import T

if TYPE_CHECKING:
    from .views import AnyView, View

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


class Pack(NamedTuple):
    """A data pack by its name, with the file it was read from."""

    name: str
    sha256: str
    raw: bytes

    def to_json(self) -> dict[str, str]:
        """As records, positions and views name it."""
        return {"name": self.name, "sha256": self.sha256}


def _named_pack(given: object) -> tuple[str, str]:
    """Name and digest of a pack as some text form gives them, as far as they are any."""
    named = given if isinstance(given, Mapping) else {}
    return str(named.get("name", "?"))[:40], str(named.get("sha256", "?"))[:12]


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
    teams: ClassVar[bool] = False
    """Whether the winners are a team, each of whom has won; otherwise several winners share a victory."""
    traits: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What a seat may be in one game and not in the next (its role, when it plays first): all values."""

    measures: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """What is counted of every seat in a finished game (points by where they came from): all parts."""

    vocabulary: ClassVar[tuple[str, ...]] = ()
    """Kinds whose names must have words although no answer, refusal or event speaks of them by that kind."""

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

    def asides(self, me: Seen[T]) -> Sequence[Answer]:
        """What a seat that is asked may do beside what it is asked: those without a reason against them."""
        return ()

    def why_not_aside(self, me: Seen[T], answer: Answer) -> Reason | None:
        """Why a seat that is asked may not do this beside, or None if it may."""
        return NOT_AN_ANSWER_HERE()

    def do_aside(self, g: Game[T], seat: Seat, answer: Answer) -> None:
        """Carries it out: at once, and without touching what is pending."""

    def rest_place(self, g: Game[T], face: Face) -> int | None:
        """Where such a piece lies if a hand-written position does not mention it: added to what it says of
        that place. None: where its stock keeps its rest (`Layout.rest`)."""
        return None

    def meant_by(self, me: Seen[T], answer: Answer) -> object | None:
        """What an answer points at that may change while it is on its way: a letter that is accepted.

        Where all speak at once an answer may arrive late; it counts only if it still means the same.
        """
        return None

    def check(self, g: Game[T]) -> None:
        """Raises Contradiction if the position breaks an invariant that pieces alone do not show."""

    def traits_of(self, g: Game[T]) -> Mapping[str, tuple[str, ...]]:
        """By trait, what each seat was in a finished game."""
        return {}

    def measures_of(self, g: Game[T]) -> Mapping[str, tuple[tuple[int, ...], ...]]:
        """By measure and seat, a number for each part; of a game whose log goes back to its beginning."""
        return {}

    def turns(self, g: Game[T]) -> int:
        """How many turns a finished game had; 0 where the game knows none."""
        return 0

    def may_look_back(self, options: Options) -> bool:
        """Whether players may look once more, while the game goes on, at what they have seen in it."""
        return True

    def recalls_since(self, g: Game[T]) -> int:
        """Since which event a board that is opened now hears once more what its eyes were told: what players
        still speak of although it no longer lies on the table. By itself nothing."""
        return g.sequence

    def open_facts(self, view: AnyView[T]) -> Any:
        """What `aids` counts for everybody alike: a host finds it out once for all eyes, a spectator's."""
        return None

    def aids(self, view: AnyView[T], known: Any = None) -> Mapping[str, Any]:
        """What everybody with these eyes can work out, for boards to draw (names of the notation only).

        `known` are the open facts of the moment, where they have been found out already."""
        return {}

    def deal_mixed(
        self,
        view: View[T],
        places: list[list[int]],
        unknown: list[list[Face]],
        pick: Callable[[int], int],
    ) -> None:
        """Possible worlds: deals what is left of the stocks to the hidden pieces of mixed places.

        `unknown[stock]` are the faces left over, shuffled; `places` has HIDDEN where one is wanted;
        `pick(n)` draws one of 0 .. n-1.
        """

    def make_table(self, values: list[Any]) -> T:
        """Open facts of these values, in the order of their `FIELDS`."""
        table: T = self.table(*values)
        return table

    # --- data packs -----------------------------------------------------------------------------

    def variant(self, options: Mapping[str, object] | None) -> Rules[T]:
        """The rules of a table with these options: others where an option chooses another data pack."""
        return self

    def pack(self) -> Pack | None:
        """The data pack that these rules are played with, where a game knows such a thing."""
        return None

    def offer(self, raw: bytes) -> Rules[T]:
        """Makes the data pack in that file known; from now on tables can choose it."""
        raise NotUnderstood("no-packs", game=self.name)

    def check_pack(self, given: object) -> None:
        """NotUnderstood if a text form was written with another data pack than that of these rules."""
        pack = self.pack()
        if given is None:
            return
        ours = None if pack is None else pack.to_json()
        if given != ours:
            name, digest = _named_pack(given)
            known = "-" if ours is None else ours["sha256"][:12]
            raise NotUnderstood("other-pack", game=self.name, name=name, digest=digest, known=known)

    # --- how things are called ------------------------------------------------------------------

    def names(self, kind: str) -> tuple[str, ...]:
        """The names of a kind that only this game has, by number: `COLOURS` of its pieces for "colour"."""
        names: tuple[str, ...] = getattr(sys.modules[f"{type(self).__module__}.pieces"], f"{kind.upper()}S")
        return names

    def called(self, kind: str, name: str) -> Called:
        """What is called so: by default the text of that kind and name."""
        return Called(f"{kind}-{name}")

    def option_called(self, option: str, value: str) -> Called:
        """How a value of an option is called."""
        return Called(f"option-{option}-{value}")

    def face_as(self, face: Face) -> Called | None:
        """How a face is called where its name is composed; None: by a text of its own."""
        return None

    def about_as(self, face: Face) -> Called | None:
        """What can be said about a face, where several share one text; None: what stands at its name."""
        return None

    def spot_as(self, place: str, word: str) -> Called | None:
        """What the last word of a place's name stands for (`order.echizen`); None: for a face."""
        return None

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
        g = Game(self, seats, chosen, layout, table, places, [], Chance(str(seed)), marked=False)
        self.set_up(g)
        g.run()
        return g


def count_pieces(g: Game[Any]) -> None:
    """Raises Contradiction unless every piece of the stocks lies somewhere exactly once."""
    copies = list(g.layout.copies)
    for k, place in enumerate(g.places):
        for p in place:
            face = p & FACE
            if g.layout.stock_of_face[face] < 0:
                continue
            copies[face] -= 1
            if copies[face] < 0:
                name = g.rules.face_name(face)
                raise Contradiction("one-too-many", place=g.layout.places[k].name, piece=name)
    missing = [g.rules.face_name(f) for f, left in enumerate(copies) if left > 0]
    if missing:
        raise Contradiction("missing-pieces", pieces=", ".join(missing))
