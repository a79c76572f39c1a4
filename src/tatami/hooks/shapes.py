"""The shapes of open facts: what a value is, declared once beside the field that holds it.

Rules compute with numbers and tuples. People, boards and records read names: a fortress `by` province, a
samurai in a region, a battle by the names of its parts. A `Shape` leads from the one to the other and back,
and says which TypeScript type the browser client is given (`tatami.web.typescript`).

Whatever reads takes the numbers as well, as older positions and snapshots hold them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tatami.kernel.reasons import NotUnderstood
from tatami.kernel.rules import Rules
from tatami.kernel.seats import MAX_SEATS, letter, seat_of
from tatami.kernel.table import Plain, plain

from .naming import naming_of

Json = Any
"""What `json.dumps` takes."""
Writer = Callable[[Any], Json]

_LETTERS: Final = tuple(letter(seat) for seat in range(MAX_SEATS))
_NOTHING: Final = object()
_REMEMBERED: Final = 512
"""So much of each shape is remembered as it was written: most of a table is as it was a moment ago. Nobody
changes what was written."""


class Naming(NamedTuple):
    """Whose names: those of a game, at a table of so many."""

    rules: Rules[Any]
    seats: int

    def all(self, kind: str) -> tuple[str, ...]:
        """The names of a kind in the order of their numbers."""
        return _LETTERS[: self.seats] if kind == "seat" else names_of(self.rules, kind)


def names_of(rules: Rules[Any], kind: str) -> tuple[str, ...]:
    if kind == "seat":
        return _LETTERS
    return rules.faces if kind == "face" else naming_of(rules).names(kind)


@lru_cache(maxsize=256)
def _numbers_of(rules: Rules[Any], kind: str) -> dict[str, int]:
    return {name: number for number, name in enumerate(names_of(rules, kind))}


def _unreadable(given: object) -> ValueError:
    return ValueError(str(given)[:40])


class Shape:
    """What a value is. By itself any plain value, written as it is."""

    def writer(self, rules: Rules[Any]) -> Writer | None:
        """How such a value is written with the names of these rules; None: as it is."""
        return None

    def read(self, given: object, naming: Naming) -> Plain:
        """The value again; ValueError or NotUnderstood if it cannot be one."""
        return plain(given)


class Plainly(Shape):
    """A number, a text or a truth value."""

    def __init__(self, of: type) -> None:
        self.of: Final = of

    def read(self, given: object, naming: Naming) -> Plain:
        if type(given) is not self.of:
            raise _unreadable(given)
        return plain(given)


NUMBER: Final = Plainly(int)
TEXT: Final = Plainly(str)
TRUTH: Final = Plainly(bool)


class Word(Shape):
    """One of a few texts."""

    def __init__(self, *words: str) -> None:
        self.words: Final = words

    def read(self, given: object, naming: Naming) -> Plain:
        if not isinstance(given, str):
            raise _unreadable(given)
        return given  # whether it is one of them is for the rules to check


class Named(Shape):
    """The number of something that has a name: a seat, a face, a region. Where there may be nothing
    (`may_lack`) a negative number stands for it, written as null."""

    def __init__(self, kind: str, may_lack: bool = False) -> None:
        self.kind: Final = kind
        self.may_lack: Final = may_lack

    def writer(self, rules: Rules[Any]) -> Writer | None:
        names = names_of(rules, self.kind)
        return lambda value: names[value] if value >= 0 else None

    def read(self, given: object, naming: Naming) -> Plain:
        if given is None:
            return -1
        numbers = _numbers_of(naming.rules, self.kind)
        if type(given) is int and -1 <= given < len(numbers):
            return given
        number = numbers.get(given) if isinstance(given, str) else None
        if number is None:
            raise _unreadable(given)
        return number


class Seated(Named):
    """A seat by its letter, in every form: nobody writes a number for it."""

    def __init__(self, may_lack: bool = False) -> None:
        super().__init__("seat", may_lack)

    def read(self, given: object, naming: Naming) -> Plain:
        if given is None:
            return -1
        if not isinstance(given, str):
            raise NotUnderstood("not-a-seat", text=str(given)[:40])
        return seat_of(given)


SEAT: Final = Seated()
SEAT_OR_NOBODY: Final = Seated(may_lack=True)


class Listed(Shape):
    """Any number of the same."""

    def __init__(self, item: Shape) -> None:
        self.item: Final = item

    def writer(self, rules: Rules[Any]) -> Writer | None:
        write = self.item.writer(rules)
        return None if write is None else lambda value: [write(each) for each in value]

    def read(self, given: object, naming: Naming) -> Plain:
        if not isinstance(given, list | tuple):
            raise _unreadable(given)
        return tuple([self.item.read(each, naming) for each in given])


MANY_SEATS: Final = Listed(SEAT)


class Keyed(Shape):
    """One for each thing of a kind, written by its name; what equals `absent` is left out."""

    def __init__(self, kind: str, item: Shape, absent: object = _NOTHING) -> None:
        self.kind: Final = kind
        self.item: Final = item
        self.absent: Final = absent

    @property
    def is_complete(self) -> bool:
        """Whether everything of the kind is mentioned."""
        return self.absent is _NOTHING

    def writer(self, rules: Rules[Any]) -> Writer | None:
        names, absent, write = names_of(rules, self.kind), self.absent, self.item.writer(rules)

        @lru_cache(maxsize=_REMEMBERED)
        def written(value: tuple[Any, ...]) -> Json:
            there = [(name, each) for name, each in zip(names, value, strict=False) if each != absent]
            return dict(there) if write is None else {name: write(each) for name, each in there}

        return written

    def read(self, given: object, naming: Naming) -> Plain:
        if isinstance(given, list | tuple):
            return tuple([self.item.read(each, naming) for each in given])
        if not isinstance(given, Mapping):
            raise _unreadable(given)
        if self.is_complete and not given:
            return ()  # nobody has any yet
        names = naming.all(self.kind)
        _only(given, names, self.kind)
        return tuple([self._one(given, name, naming) for name in names])

    def _one(self, given: Mapping[str, Json], name: str, naming: Naming) -> Plain:
        if name in given:
            try:
                return self.item.read(given[name], naming)
            except NotUnderstood as error:
                if error.facts.get("where") != getattr(self.item, "name", None):
                    raise
                raise NotUnderstood(error.code, **{**error.facts, "where": name}) from None  # whose it is
        if self.is_complete:
            raise NotUnderstood("missing-field", where=self.kind, field=name)
        absent: Any = self.absent  # it is one of the values that `item` describes
        return plain(absent)


class Bits(Shape):
    """Several things of a kind, kept as the bits of a number and written as a list of names; things without
    a name are counted from 1."""

    def __init__(self, kind: str = "") -> None:
        self.kind: Final = kind

    def writer(self, rules: Rules[Any]) -> Writer | None:
        if not self.kind:
            return lambda bits: [k + 1 for k in range(bits.bit_length()) if bits >> k & 1]
        names = names_of(rules, self.kind)
        return lambda bits: [names[k] for k in range(bits.bit_length()) if bits >> k & 1]

    def read(self, given: object, naming: Naming) -> Plain:
        count = len(naming.all(self.kind)) if self.kind else _MOST_BITS
        if type(given) is int and 0 <= given < 1 << count:
            return given
        if not isinstance(given, list | tuple):
            raise _unreadable(given)
        numbers = {self._number(each, naming) for each in given}
        return sum([1 << number for number in numbers])

    def _number(self, given: object, naming: Naming) -> int:
        if self.kind:
            found = _numbers_of(naming.rules, self.kind).get(given) if isinstance(given, str) else None
        else:
            found = given - 1 if type(given) is int and 0 < given <= _MOST_BITS else None
        if found is None:
            raise _unreadable(given)
        return found


_MOST_BITS: Final = 64


class Parts(Shape):
    """A named tuple, written by the names of its parts. `absent` stands for none, and is written as null.

    With `may_omit` a position may leave out what is as usual: parts for which the tuple has a default.
    """

    def __init__(
        self,
        of: Callable[..., Any],
        parts: Mapping[str, Shape],
        absent: object = _NOTHING,
        may_omit: bool = False,
    ) -> None:
        self.of: Final = of
        self.parts: Final = parts
        self.absent: Final = absent
        self._usual: Final[Mapping[str, Plain]] = getattr(of, "_field_defaults", {}) if may_omit else {}

    @property
    def name(self) -> str:
        return self.of.__name__

    @property
    def may_lack(self) -> bool:
        return self.absent is not _NOTHING

    def writer(self, rules: Rules[Any]) -> Writer | None:
        absent = self.absent
        writers = [(name, shape.writer(rules)) for name, shape in self.parts.items()]

        @lru_cache(maxsize=_REMEMBERED)
        def written(value: tuple[Any, ...]) -> Json:
            if value == absent:
                return None
            return {
                name: each if write is None else write(each)
                for (name, write), each in zip(writers, value, strict=True)
            }

        return written

    def read(self, given: object, naming: Naming) -> Plain:
        if self.may_lack and (given is None or given in ((), [])):
            absent: Any = self.absent  # as for `Keyed`
            return absent  # type: ignore[no-any-return]
        if isinstance(given, list | tuple):
            if len(given) != len(self.parts):
                raise _unreadable(given)
            given = dict(zip(self.parts, given, strict=True))
        if not isinstance(given, Mapping):
            raise _unreadable(given)
        _only(given, tuple(self.parts), self.name)
        made = self.of(*[self._part(given, name, naming) for name in self.parts])
        return self.absent if made == self.absent else made  # type: ignore[return-value]

    def _part(self, given: Mapping[str, Json], name: str, naming: Naming) -> Plain:
        if name not in given:
            if name in self._usual:
                return self._usual[name]
            raise NotUnderstood("missing-field", where=self.name, field=name)
        try:
            return self.parts[name].read(given[name], naming)
        except ValueError:
            value = str(given[name])[:40]
            raise NotUnderstood("bad-value", where=self.name, field=name, value=value) from None


class Coded(Shape):
    """A number that rules compute with and that says several things: it is written as another shape."""

    def __init__(self, shape: Shape, unpack: Callable[[Any], Any], pack: Callable[[Any], Plain]) -> None:
        self.shape: Final = shape
        self._unpack: Final = unpack
        self._pack: Final = pack

    def writer(self, rules: Rules[Any]) -> Writer | None:
        write, unpack = self.shape.writer(rules), self._unpack
        return unpack if write is None else lambda value: write(unpack(value))

    def read(self, given: object, naming: Naming) -> Plain:
        return given if type(given) is int else self._pack(self.shape.read(given, naming))


class Depending(Shape):
    """What a field holds depends on another field of the same table (`phase`): the shape by its value."""

    def __init__(self, field: str, shapes: Mapping[str, Shape], otherwise: Shape) -> None:
        self.field: Final = field
        self.shapes: Final = shapes
        self.otherwise: Final = otherwise

    def read(self, given: object, naming: Naming) -> Plain:
        """Names say themselves what they name."""
        for shape in (*self.shapes.values(), self.otherwise):
            try:
                return shape.read(given, naming)
            except ValueError:
                continue
        raise _unreadable(given)


ANY: Final = Shape()


def _only(given: Mapping[str, Json], known: tuple[str, ...], where: str) -> None:
    for name in given:
        if name not in known:
            raise NotUnderstood("unknown-field", where=where, field=str(name)[:40], known=", ".join(known))
